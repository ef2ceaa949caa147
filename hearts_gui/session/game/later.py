"""An answer that is worked out beside the frames."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Generic, TypeVar

Answer = TypeVar("Answer")


class Later(Generic[Answer]):
    """Works something out in a thread, once."""

    def __init__(self, work: Callable[[], Answer]) -> None:
        self._found: Future[Answer] | None = Future()
        threading.Thread(target=_run, args=(work, self._found), daemon=True).start()

    @property
    def waiting(self) -> bool:
        """Whether the answer has not been taken yet."""
        return self._found is not None

    def poll(self) -> Answer | None:
        """The answer once, when it is there. Raises what the work raised."""
        if self._found is None or not self._found.done():
            return None
        result, self._found = self._found, None
        return result.result()


def _run(work: Callable[[], Answer], future: Future[Answer]) -> None:
    try:
        future.set_result(work())
    except BaseException as error:  # raised where the answer is taken
        future.set_exception(error)
