"""Why an answer was worse, said only where the worlds prove it or all possible deals have it."""

from __future__ import annotations

from typing import Final

from hearts_gui.ai.coach.certain import Pair, certain
from hearts_gui.ai.coach.facts import Cause, Fact
from hearts_gui.ai.coach.judging import Difference, Judgement
from hearts_gui.ai.coach.labels import Label
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play.actions import Action, PlayCard
from hearts_gui.engine.play.view import PlayerView

_MAIN: Final = 0.5
"""A reason holds if it explains so much of the loss,"""
_SECOND: Final = 0.25
"""a second one from so much on,"""
_CERTAIN: Final = 3.0
"""and both are beyond so many standard errors."""
_TENS: Final = 10
_HUNDREDS: Final = 100
_SOME: Final = 0.25
"""Cards of a suit that are worth a word."""


def reason_of(view: PlayerView, judgement: Judgement) -> Message | None:
    """The reason for a loss, or why an answer was great; None where there is nothing to say."""
    if judgement.label is Label.CLOSE:
        return Message("coach-even")
    if judgement.label is Label.GREAT and judgement.rival is not None:
        return Message("coach-all-worse", _about(judgement.rival.loss))
    if judgement.label in (Label.GOOD, Label.GREAT):
        return None
    return why(view, judgement.difference, judgement.best, judgement.played)


def why(view: PlayerView, difference: Difference, best: Action, other: Action) -> Message:
    """Why one answer is better than another one by so much: at most two things."""
    facts = sorted(difference.facts, key=lambda fact: -fact.loss)
    said = [
        found
        for place, fact in enumerate(facts)
        if _explains(fact, difference.loss * (_SECOND if place else _MAIN))
        for found in [_told(fact, best, other)]
        if found is not None
    ]
    about = facts[0].card if facts and said else None
    sure = None
    if isinstance(best, PlayCard) and isinstance(other, PlayCard):
        sure = certain(Pair(view, best.card, other.card, about))
    if not said or not _explains(facts[0], _MAIN * difference.loss):
        better = Message("coach-better", _about(difference.loss))
        return better if sure is None else _both(sure, Message("coach-worth", better.arguments))
    first = said[0]
    if sure is not None:
        return _both(first, sure)
    return first if len(said) == 1 or said[1].key == "coach-rest" else _both(first, said[1])


def _explains(fact: Fact, least: float) -> bool:
    return fact.loss > 0 and fact.loss >= least and fact.loss > _CERTAIN * fact.error


def _both(first: Message, then: Message) -> Message:
    return message("coach-both", first=first, then=then)


def _about(points: float) -> tuple[tuple[str, object], ...]:
    halves = round(2 * points)
    return (("whole", halves // 2), ("half", halves % 2 == 1))


def _told(fact: Fact, best: Action, other: Action) -> Message | None:
    """How often each answer leads to it, in ten deals or, where that hides it, a hundred."""
    if fact.cause is Cause.REST:
        return Message("coach-rest", _about(fact.loss))
    cards = {}
    if isinstance(best, PlayCard) and isinstance(other, PlayCard):
        cards = {"better": best.card, "other": other.card}
    if fact.cause is Cause.SUIT:
        more = fact.chances[1] - fact.chances[0]
        if more < _SOME:
            return None
        if cards:
            return message("coach-suit-with", suit=fact.suit, **cards, **dict(_about(more)))
        return message("coach-suit", suit=fact.suit, **dict(_about(more)))
    of = _TENS
    after_best, after_other = (round(chance * of) for chance in fact.chances)
    if after_best == after_other:
        of = _HUNDREDS
        after_best, after_other = (round(chance * of) for chance in fact.chances)
    counts = {"best": after_best, "played": after_other, "of": of}
    match fact.cause:
        case Cause.OWN_MOON:
            return message("coach-own-moon", **counts)
        case Cause.OTHERS_MOON:
            return message("coach-others-moon", **counts)
        case Cause.TRICK:
            return message("coach-trick", **cards, **counts)
        case _ if cards:
            return message("coach-takes-with", card=fact.card, **cards, **counts)
        case _:
            return message("coach-takes-after", card=fact.card, **counts)
