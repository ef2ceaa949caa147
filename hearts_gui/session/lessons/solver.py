"""Proves that a part of a lesson can be solved, and whether there is one way only."""

from __future__ import annotations

from hearts_gui.engine.play.actions import Action
from hearts_gui.session.lessons.course import Moment, advance, answers, reached, scripted, solvable


def to_decision(moment: Moment) -> Moment:
    """The moment when the learner has to decide, or all is over."""
    while (action := scripted(moment)) is not None:
        moment = advance(moment, action)
    return moment


def right_answers(moment: Moment) -> tuple[Action, ...]:
    """The answers of the learner that can still reach the goal; none where all is lost."""
    return tuple(action for action in answers(moment) if solvable(advance(moment, action)))


def one_way(moment: Moment) -> bool:
    """Whether the goal can be reached, and each decision on the way has one right answer."""
    moment = to_decision(moment)
    if moment.over:
        return reached(moment)
    right = right_answers(moment)
    return len(right) == 1 and one_way(advance(moment, right[0]))
