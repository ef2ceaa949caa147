"""Why the engine refuses: one type per question, each message showing the offending value."""

from __future__ import annotations

from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.legal import Verdict


class EngineError(Exception):
    """Anything that the engine refuses."""


class IllegalAction(EngineError):
    """An action that the rules do not allow now; nothing has changed.

    `verdict` says why where a card is to blame, `card` which one.
    """

    def __init__(self, why: str, verdict: Verdict | None = None, card: Card | None = None) -> None:
        self.verdict = verdict
        self.card = card
        super().__init__(why if card is None else f"{card}: {why}")


class StaleAction(EngineError):
    """An action made for an earlier state of the game."""

    def __init__(self, expected: int, got: int) -> None:
        self.expected = expected
        self.got = got
        super().__init__(f"made for version {got}, the game is at {expected}")


class CorruptLog(EngineError):
    """A saved game that cannot be read on from one line; `newer` when a newer version wrote it.

    `why` is a clause, without a full stop.
    """

    def __init__(self, line: int, why: Message, *, newer: bool = False) -> None:
        self.line = line
        self.why = why
        self.newer = newer
        super().__init__(f"line {line}: {why}")
