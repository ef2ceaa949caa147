"""Reads a friend's code in a thread and compares: long games take a moment to be played again."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable

from hearts_gui.session.daily.challenge import PREFIXES, Challenge, read_challenge
from hearts_gui.session.daily.club import Club, is_club, read_club
from hearts_gui.session.daily.codes import CodeError, Result, read_code

Read = Result | Challenge | Club | None
Answer = tuple[Read, list[str]]


class CodeReader:
    """Answers some frames later; None for a code that is not right."""

    def __init__(self, code: str, compared: Callable[[Read], list[str]]) -> None:
        """`compared` is asked in the thread for the lines that tell of it."""
        self._answer: queue.SimpleQueue[Answer] = queue.SimpleQueue()

        def work() -> None:
            read = _read(code)
            self._answer.put((read, compared(read)))

        threading.Thread(target=work, daemon=True).start()

    def poll(self) -> Answer | None:
        """The answer once, when it is there."""
        return None if self._answer.empty() else self._answer.get()


def _read(code: str) -> Read:
    if is_club(code):
        return read_club(code)
    try:
        return read_challenge(code) if code.strip().startswith(PREFIXES) else read_code(code)
    except CodeError:
        return None
