"""Why an answer was worse, said only where the worlds prove it."""

from __future__ import annotations

from typing import Final

from hearts_gui.ai.coach.judging import Judgement, MoonFact
from hearts_gui.ai.coach.labels import Label
from hearts_gui.engine.message import Message, message

_MAIN: Final = 0.5
"""A reason holds if it explains so much of the loss,"""
_CERTAIN: Final = 3.0
"""and is beyond so many standard errors."""
_TENS: Final = 10
_HUNDREDS: Final = 100


def reason_of(judgement: Judgement) -> Message | None:
    """The reason for a loss, or None where nothing was lost."""
    lost = judgement.difference
    if judgement.label is Label.CLOSE:
        return Message("coach-even")
    if judgement.label in (Label.GOOD, Label.GREAT):
        return None
    for fact in sorted(lost.moons, key=lambda fact: -fact.loss):
        if fact.loss >= _MAIN * lost.loss and fact.loss > _CERTAIN * fact.error:
            return _moon(fact)
    halves = round(2 * lost.loss)
    return message("coach-better", whole=halves // 2, half=halves % 2 == 1)


def _moon(fact: MoonFact) -> Message:
    """How often each answer brings a moon, in ten deals or, where that hides it, a hundred."""
    of = _TENS
    best, played = (round(chance * of) for chance in fact.chances)
    if best == played:
        of = _HUNDREDS
        best, played = (round(chance * of) for chance in fact.chances)
    key = "coach-own-moon" if fact.own else "coach-others-moon"
    return message(key, best=best, played=played, of=of)
