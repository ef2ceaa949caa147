"""Work in threads, so that frames do not wait for it."""

import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from pathlib import Path
from typing import Generic, TypeVar

from hearts_gui.engine.message import Message
from hearts_gui.session.game.worker_pipe import Inbox
from hearts_gui.session.store.gamefile import written

Answer = TypeVar("Answer")
_GLANCE_SECONDS = 0.25
"""The longest time between two looks whether a backlog was closed."""
_AGAIN_SECONDS = 1.0
"""The least time between two pieces of news while games are worked on."""
Wake = Callable[[], None]
"""A function called from any thread when an answer is ready."""


def no_wake() -> None:
    """Does nothing: for owners that look for answers themselves."""


class BackgroundTask(Generic[Answer]):
    """Works something out in a thread, then wakes the owner, who takes the answer."""

    def __init__(self, work: Callable[[], Answer], wake: Wake = no_wake) -> None:
        self._future: Future[Answer] | None = Future()
        try:
            threading.Thread(target=_run, args=(work, self._future, wake), daemon=True).start()
        except RuntimeError:  # the system gives no more threads
            _run(work, self._future, wake)

    @property
    def waiting(self) -> bool:
        """Whether the answer has not been taken yet."""
        return self._future is not None

    def take(self, *, wait: bool = False) -> Answer | None:
        """The answer once, when it is there; `wait` for it. Raises what the work raised."""
        if self._future is None or not (wait or self._future.done()):
            return None
        result, self._future = self._future, None
        return result.result()


def _run(work: Callable[[], Answer], future: Future[Answer], wake: Wake) -> None:
    try:
        future.set_result(work())
    except BaseException as error:  # raised where the answer is taken
        future.set_exception(error)
    wake()


class Backlog:
    """Works through finished games in a thread, until it is closed or none is left."""

    def __init__(
        self, waiting: Callable[[], Iterable[tuple[Path, int]]],
        work: Callable[["Backlog", Path], bool], wake: Wake = no_wake, *, left: int = 0,
    ) -> None:  # fmt: skip
        """`waiting`, called in the thread, gives the files of games, each with how much is left to
        do; `left` is the sum, where it is known before.

        `work` does one game as long as the backlog `goes_on`, and returns whether more is known of
        it than before.
        """
        self._waiting, self._work, self._wake = waiting, work, wake
        self.left, self.games_done = left, 0
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop; what is known so far is kept."""
        self._closed.set()

    def goes_on(self, inbox: Inbox) -> bool:
        """Wait for an answer in this inbox, but not long. Returns False once this is closed."""
        inbox.wait(_GLANCE_SECONDS)
        return not self._closed.is_set()

    def wait(self) -> None:
        """Wait until the thread has finished."""
        self._thread.join()

    def _run(self) -> None:
        try:
            waiting = list(self._waiting())
            self.left = sum(size for _, size in waiting)
            for path, size in waiting:
                if self._closed.is_set():
                    return
                self._wake()
                later = self.left - size
                known = self._work(self, path)
                self.left, self.games_done = later, self.games_done + known
        finally:  # a game that cannot be read must not look like one that still is
            self.left = 0
            self._wake()


class LatestQuestion(Generic[Answer]):
    """Answers the latest of several questions, and writes answers into files."""

    def __init__(self, wake: Wake, backlog: Backlog | None = None) -> None:
        """A `backlog`, with which answers change, works until this is closed."""
        self._wake, self._backlog = wake, backlog
        self._answer: BackgroundTask[Answer] | None = None
        self._saving: BackgroundTask[Message] | None = None
        self._progress_shown, self._next = (0, False), 0.0

    @property
    def left(self) -> int:
        """What the backlog still has to do."""
        return 0 if self._backlog is None else self._backlog.left

    def news(self) -> bool:
        """Whether the backlog has begun, finished a game or ended since the last time it had.

        That is so at most once a second, and at its end.
        """
        now = time.monotonic()
        done = 0 if self._backlog is None else self._backlog.games_done
        progress = done, self.left > 0
        if progress == self._progress_shown or (self.left > 0 and now < self._next):
            return False
        self._progress_shown, self._next = progress, now + _AGAIN_SECONDS
        return True

    def close(self) -> None:
        """Stop, because nobody looks any more."""
        if self._backlog is not None:
            self._backlog.close()

    def take(self) -> Answer | None:
        """The answer to the last question, once, when it is there."""
        return None if self._answer is None else self._answer.take()

    def saved(self) -> Message | None:
        """Where the file was saved, or why it was not; once, when that is known."""
        return None if self._saving is None else self._saving.take()

    def _work(self, work: Callable[[], Answer]) -> None:
        """Work this out in place of earlier questions, which need no answer any more."""
        self._answer = BackgroundTask(work, self._wake)

    def _write(self, text: Callable[[], str], folder: Path, name: str) -> None:
        """Write a new CSV file into a folder."""
        self._saving = BackgroundTask(
            lambda: written(text().encode("utf-8"), folder, name, ".csv"), self._wake
        )
