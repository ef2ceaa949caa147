"""The loop of a worker process: it reads JSON texts from a pipe and sends answers back."""

import contextlib
import json
import multiprocessing
import os
import signal
import threading
from typing import Any, Protocol

LONGEST_MESSAGE = 1 << 20
"""The most bytes of a message, far more than any of ours."""
FAULTS = (ValueError, KeyError, TypeError, AttributeError, RecursionError)
"""What reading a message may raise that makes no sense."""
_NICE = 10
"""The niceness of a process of low priority, which comes after the window and the opponents."""


class Pipe(Protocol):
    """The part of a multiprocessing connection that is used here."""

    def recv_bytes(self, maxlength: int | None = None) -> bytes:
        """Wait for a message."""

    def send_bytes(self, buf: bytes) -> None:
        """Send a message."""

    def poll(self, timeout: float | None = 0.0) -> bool:
        """Whether a message waits."""


class Answerer(Protocol):
    """The handler of a process's messages."""

    def handle(self, kind: str, body: Any) -> None:
        """Take a message. Raises any of FAULTS for one that makes no sense."""

    def answer(self) -> dict[str, Any] | None:
        """The next message to send, or None when nothing is left to do."""


def begin(*, low_priority: bool = True) -> None:
    """Leave Ctrl+C in a terminal to the window, which then closes the pipe.

    A process ends with the window even if that is killed while it thinks, and so closes nothing.
    """
    if (parent := multiprocessing.parent_process()) is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    if low_priority:
        step_back()


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(0)


def step_back() -> None:
    """Take a low priority, for good: a process cannot raise it again."""
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(_NICE)


def serve(worker: Answerer, pipe: Pipe) -> None:
    """Read and answer until the other end is closed."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            read(worker, pipe.recv_bytes(LONGEST_MESSAGE))
            while True:
                while pipe.poll(0):
                    # Messages still waiting may take questions back.
                    read(worker, pipe.recv_bytes(LONGEST_MESSAGE))
                answer = worker.answer()
                if answer is None:
                    break
                pipe.send_bytes(packed(answer))


def read(worker: Answerer, text: bytes) -> None:
    """Let a worker take a message. A faulty one disturbs nothing else."""
    with contextlib.suppress(*FAULTS):
        ((kind, body),) = json.loads(text).items()
        worker.handle(kind, body)


def packed(message: dict[str, Any]) -> bytes:
    """A message as it goes through the pipe."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode("utf-8")
