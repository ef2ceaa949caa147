"""Why an answer was worse, said only where the worlds prove it."""

from __future__ import annotations

from typing import Final

from hearts_gui.ai.coach.facts import Cause, Fact
from hearts_gui.ai.coach.judging import Difference, Judgement
from hearts_gui.ai.coach.labels import Label
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play.actions import Action, PlayCard

_MAIN: Final = 0.5
"""A reason holds if it explains so much of the loss,"""
_CERTAIN: Final = 3.0
"""and is beyond so many standard errors."""
_TENS: Final = 10
_HUNDREDS: Final = 100


def reason_of(judgement: Judgement) -> Message | None:
    """The reason for a loss, or why an answer was great; None where there is nothing to say."""
    if judgement.label is Label.CLOSE:
        return Message("coach-even")
    if judgement.label is Label.GREAT and judgement.rival is not None:
        return Message("coach-all-worse", _about(judgement.rival.loss))
    if judgement.label in (Label.GOOD, Label.GREAT):
        return None
    return why(judgement.difference, judgement.best, judgement.played)


def why(difference: Difference, best: Action, other: Action) -> Message:
    """Why one answer is better than another one by so much."""
    for fact in sorted(difference.facts, key=lambda fact: -fact.loss):
        if fact.loss >= _MAIN * difference.loss and fact.loss > _CERTAIN * fact.error:
            return _told(fact, best, other)
    return Message("coach-better", _about(difference.loss))


def _about(points: float) -> tuple[tuple[str, object], ...]:
    halves = round(2 * points)
    return (("whole", halves // 2), ("half", halves % 2 == 1))


def _told(fact: Fact, best: Action, other: Action) -> Message:
    """How often each answer leads to it, in ten deals or, where that hides it, a hundred."""
    if fact.cause is Cause.REST:
        return Message("coach-rest", _about(fact.loss))
    of = _TENS
    after_best, after_other = (round(chance * of) for chance in fact.chances)
    if after_best == after_other:
        of = _HUNDREDS
        after_best, after_other = (round(chance * of) for chance in fact.chances)
    counts = {"best": after_best, "played": after_other, "of": of}
    if fact.cause is not Cause.CARD:
        key = "coach-own-moon" if fact.cause is Cause.OWN_MOON else "coach-others-moon"
        return message(key, **counts)
    if isinstance(best, PlayCard) and isinstance(other, PlayCard):
        cards = {"better": best.card, "other": other.card}
        return message("coach-takes-with", card=fact.card, **cards, **counts)
    return message("coach-takes-after", card=fact.card, **counts)
