"""Spawned processes that answer questions. Nothing here ever makes the caller wait.

Each direction has a thread of its own, so that a process that does not read, or stops in the middle
of a message, blocks only that thread. Messages are JSON texts sent as bytes; nothing that arrives
is ever unpickled.
"""

import contextlib
import errno
import json
import multiprocessing
import os
import queue
import threading
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from hearts_gui.config.reading import as_json

Target: TypeAlias = Callable[[Any], None]
"""The function that runs in the process, given its end of the pipe; importable by name."""

Post: TypeAlias = Mapping[str, Any] | Callable[[], Mapping[str, Any]]
"""A message, or a function that makes it in another thread, so that it costs no frame."""

LONGEST_MESSAGE = 1 << 16
MOST_WAITING = 256
"""The most messages kept unread; a process that floods the pipe has to wait."""

_STOP_SECONDS = 2.0


class Inbox:
    """Work that other threads leave for the owner of this inbox; `wake` tells it of new work."""

    def __init__(self, wake: Callable[[], None] = lambda: None) -> None:
        self._left: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._wake = wake

    def put(self, work: Callable[[], None]) -> None:
        """Add some work, from any thread."""
        self._left.put(work)
        self._wake()

    def deliver(self) -> None:
        """Do all work that is waiting, without waiting for more."""
        while not self._left.empty():
            self._left.get()()

    def wait(self, seconds: float) -> None:
        """Do all work that is waiting; if there is none, wait at most this long for some."""
        with contextlib.suppress(queue.Empty):
            self._left.get(timeout=seconds)()
        self.deliver()


class Link:
    """One process and the messages to and from it."""

    def __init__(self, target: Target, wake: Callable[[], None] | None = None) -> None:
        self._target = target
        self._wake = wake
        self._out: queue.SimpleQueue[Post | None] = queue.SimpleQueue()
        self._in: queue.Queue[bytes] = queue.Queue(MOST_WAITING)
        self.without_files = False
        """Whether the process could not be started because the system gave no more open files."""
        self._broken = threading.Event()
        self._closing = threading.Event()
        self._process: Any = None
        self._own_end: Any = None  # of a class of its own on Windows
        self._writer = threading.Thread(target=self._start_and_write, daemon=True)
        self._writer.start()

    @property
    def broken(self) -> bool:
        """Whether the process has gone, or could not be started."""
        return self._broken.is_set()

    @property
    def pid(self) -> int | None:
        """The process's number, once it runs."""
        process = self._process
        return None if process is None else process.pid

    def send(self, message: Post) -> None:
        """Post a message; returns immediately."""
        self._out.put(message)

    def receive(self) -> list[Any]:
        """The messages that have arrived, None for each that cannot be read."""
        return [_read(self._in.get_nowait()) for _ in range(self._in.qsize())]

    def stop(self) -> None:
        """Kill the process; returns immediately."""
        if self._closing.is_set():
            return
        self._closing.set()
        self._out.put(None)
        process = self._process
        if process is not None:
            with contextlib.suppress(OSError, ValueError):
                process.kill()

    def join(self) -> None:
        """Wait until a stopped process and its threads are gone."""
        self._writer.join(_STOP_SECONDS)

    def _start_and_write(self) -> None:
        reader: threading.Thread | None = None
        try:
            reader = self._start()
            while (message := self._out.get()) is not None:
                self._own_end.send_bytes(as_json(message() if callable(message) else message))
        except (OSError, ValueError, RuntimeError, MemoryError) as error:
            number = error.errno if isinstance(error, OSError) else None
            self.without_files = number in (errno.EMFILE, errno.ENFILE)
            self._fail()
        finally:
            self._end(reader)

    def _start(self) -> threading.Thread:
        try:
            os.getcwd()
        except OSError:  # it has gone, and no process can start from there
            os.chdir(os.sep)
        context = multiprocessing.get_context("spawn")
        near, far = context.Pipe()
        self._own_end = near
        process = context.Process(target=self._target, args=(far,), daemon=True)
        process.start()
        far.close()  # so that the end of the process ends the pipe
        self._process = process
        if self._closing.is_set():
            process.kill()
        reader = threading.Thread(target=self._read, args=(near,), daemon=True)
        reader.start()
        return reader

    def _read(self, near: Any) -> None:
        while not self._closing.is_set():
            try:
                message = near.recv_bytes(LONGEST_MESSAGE)
            except (OSError, EOFError, MemoryError):
                self._fail()
                return
            while not self._closing.is_set():
                with contextlib.suppress(queue.Full):
                    self._in.put(message, timeout=0.2)
                    break
            if self._wake is not None:
                self._wake()

    def _fail(self) -> None:
        self._broken.set()
        if self._wake is not None and not self._closing.is_set():
            self._wake()

    def _end(self, reader: threading.Thread | None) -> None:
        """End the process; runs in the writer's thread, where it may wait."""
        self._broken.set()
        self._closing.set()
        process = self._process
        if process is not None:
            with contextlib.suppress(OSError, ValueError):
                process.kill()
            process.join(_STOP_SECONDS)
        if reader is not None:
            reader.join(_STOP_SECONDS)
        if self._own_end is not None:
            self._own_end.close()


class Client:
    """Talks to one process at a time; one that fails is replaced a limited number of times."""

    def __init__(
        self,
        target: Target,
        starts: int,
        opening: Callable[[], Iterable[Post]],
        wake: Callable[[], None] | None = None,
    ) -> None:
        """`starts` is how often a process is started; each is first told what `opening` gives."""
        self._target = target
        self._starts = starts
        self._opening = opening
        self._wake = wake
        self._link: Link | None = None

    @property
    def running(self) -> bool:
        """Whether there is a process, even one that has failed and is not yet replaced."""
        return self._link is not None

    @property
    def failed(self) -> bool:
        """Whether the process has gone, or could not be started."""
        return self._link is not None and self._link.broken

    @property
    def given_up(self) -> bool:
        """Whether no process runs or will be started any more."""
        return self._link is None and not self._starts

    @property
    def pid(self) -> int | None:
        """The number of the running process, if there is one."""
        return None if self._link is None else self._link.pid

    @property
    def without_files(self) -> bool:
        """Whether it could not be started because the system allowed no more open files."""
        return self._link is not None and self._link.without_files

    def start(self) -> None:
        """Start the process, in place of one that runs, unless it was started too often."""
        self.stop()
        if self._starts:
            self._starts -= 1
            self._link = Link(self._target, self._wake)
            for post in self._opening():
                self._link.send(post)

    def send(self, post: Post) -> None:
        """Post a message; without a process it is lost."""
        if self._link is not None:
            self._link.send(post)

    def receive(self) -> list[Any]:
        """The messages that have arrived, None for each that cannot be read."""
        return [] if self._link is None else self._link.receive()

    def stop(self) -> None:
        """Kill the process; returns immediately."""
        link, self._link = self._link, None
        if link is not None:
            link.stop()

    def close(self, *, wait: bool = False) -> None:
        """End the process for good. With `wait` until it has gone."""
        link, self._starts = self._link, 0
        self.stop()
        if wait and link is not None:
            link.join()


def _read(text: bytes) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
