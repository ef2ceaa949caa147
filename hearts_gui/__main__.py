"""Start of the program, in a process of its own or as a child that thinks for the opponents."""

# The module `signal` would import others for some milliseconds in which no signal is handled.
import _signal as signal  # type: ignore[import-not-found]
import _thread
import os
import sys
import time
from types import FrameType

LAST_STREAM = 2
"""The descriptor of standard error."""


def main() -> int:
    """Run the command line and return its exit status."""
    # A closed terminal stops us as Ctrl+C does; a child of the packaged program just ends.
    count = 1 if "--multiprocessing-fork" in sys.argv else 3
    for name in ("SIGINT", "SIGTERM", "SIGHUP")[:count]:
        number = getattr(signal, name, 0)  # Windows has no SIGHUP
        if number and signal.getsignal(number) in (signal.SIG_DFL, signal.default_int_handler):
            signal.signal(number, _stop)
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
        from hearts_gui import cli

        return cli.main()
    except KeyboardInterrupt:  # before there are words for it
        return 1


def _stop(number: int, frame: FrameType | None) -> None:
    """Raise KeyboardInterrupt, though not in an import, which may print it and go on; or end."""
    while frame is not None and not frame.f_code.co_filename.startswith("<frozen importlib"):
        if frame.f_code is main.__code__:
            raise KeyboardInterrupt
        frame = frame.f_back
    if frame is None:
        os._exit(1)
    _thread.start_new_thread(_again, (number,))


def _again(number: int) -> None:
    time.sleep(0.002)
    signal.raise_signal(number)


if __name__ == "__main__":
    raise SystemExit(main())
