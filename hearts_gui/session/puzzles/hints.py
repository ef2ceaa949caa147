"""Three hints for a puzzle: what it is about, between which two cards it lies, and the answer."""

from __future__ import annotations

from typing import Final

from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message, message
from hearts_gui.session.puzzles.answered import Answered

STEPS: Final = 3


def hint_of(found: Answered, step: int) -> Message:
    """One of the hints, counted from 1."""
    if step == 1:
        return _about(found)
    if step == 2:
        one, other = lit_by(found, step)
        return message("puzzle-hint-two", one=one, other=other)
    if found.even:
        return message("puzzle-right-even", cards=found.alike)
    reason = found.reasons.get(found.rival)
    answer = message("puzzle-right-alike", n=len(found.right), cards=found.right)
    return answer if reason is None else message("coach-both", first=answer, then=reason)


def lit_by(found: Answered, step: int) -> tuple[Card, ...]:
    """The cards that a hint names, in the order of the hand."""
    if step < 2:
        return ()
    if step == STEPS:
        return found.alike
    one, other = sorted((found.right[0], found.rival))
    return one, other


def _about(found: Answered) -> Message:
    reason = found.reasons.get(found.rival)
    if reason is not None and reason.key == "coach-both":
        first = reason.named["first"]
        reason = first if isinstance(first, Message) else None
    named = {} if reason is None else reason.named
    if isinstance(named.get("card"), Card):
        return message("puzzle-hint-card", card=named["card"])
    if "suit" in named:
        return message("hint-suit", suit=named["suit"])
    return message("hint-trick")
