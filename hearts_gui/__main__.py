"""Start of the program, in a process of its own or as a child that thinks for the opponents."""

import os

try:
    import signal
    from types import FrameType
except KeyboardInterrupt:  # it takes some milliseconds
    os._exit(1)

LAST_STREAM = 2
"""The descriptor of standard error."""


def main() -> int:
    """Run the command line and return its exit status."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _stop)
    # Without this, a saved game could be opened as a closed stream and get what libraries print.
    while (descriptor := os.open(os.devnull, os.O_RDWR)) <= LAST_STREAM:
        pass
    os.close(descriptor)
    # NumPy's linear algebra would start a thread for every processor. That costs a third of the
    # time it takes to load, and the threads of a child that thinks wait for one another: seven
    # times the processor time on a busy machine. Children inherit the setting.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        import multiprocessing

        # In the packaged program a child is the same executable: this call turns it into a child,
        # and without it every child would start the whole program again.
        multiprocessing.freeze_support()
        for name in ("SIGTERM", "SIGHUP"):  # a service or a closed terminal stops us as Ctrl+C does
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, _stop)
        from hearts_gui import cli

        return cli.main()
    except KeyboardInterrupt:  # before there are words for it
        return 1


def _stop(_: int, frame: FrameType | None) -> None:
    """Raise KeyboardInterrupt, or end the program where Python would print it and go on.

    That is inside an import, before which nothing was begun, and after `main`.
    """
    while frame is not None and not frame.f_code.co_filename.startswith("<frozen importlib"):
        if frame.f_code is main.__code__:
            raise KeyboardInterrupt
        frame = frame.f_back
    os._exit(1)


if __name__ == "__main__":
    raise SystemExit(main())
