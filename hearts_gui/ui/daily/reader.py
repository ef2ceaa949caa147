"""Reads a friend's code in a thread: a long game takes a moment to be played again."""

from __future__ import annotations

import queue
import threading

from hearts_gui.session.daily.challenge import PREFIX, Challenge, read_challenge
from hearts_gui.session.daily.club import Club, is_club, read_club
from hearts_gui.session.daily.codes import CodeError, Result, read_code

Read = Result | Challenge | Club | None


class CodeReader:
    """Answers some frames later; None for a code that is not right."""

    def __init__(self, code: str) -> None:
        self._answer: queue.SimpleQueue[tuple[Read]] = queue.SimpleQueue()
        threading.Thread(target=lambda: self._answer.put((_read(code),)), daemon=True).start()

    def poll(self) -> tuple[Read] | None:
        """The answer once, when it is there."""
        return None if self._answer.empty() else self._answer.get()


def _read(code: str) -> Read:
    if is_club(code):
        return read_club(code)
    try:
        return read_challenge(code) if code.strip().startswith(PREFIX) else read_code(code)
    except CodeError:
        return None
