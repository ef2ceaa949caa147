"""The decisions of a lesson, one after the other."""

from hearts_gui.session.practice.course import Moment, advance, reached, right_answers, scripted


def to_decision(moment: Moment) -> Moment:
    """The moment when the learner has to decide, or all is over."""
    while (action := scripted(moment)) is not None:
        moment = advance(moment, action)
    return moment


def one_way(moment: Moment) -> bool:
    """Whether the goal can be reached, and each decision on the way has one right answer."""
    moment = to_decision(moment)
    if moment.over:
        return reached(moment)
    right = right_answers(moment)
    return len(right) == 1 and one_way(advance(moment, right[0]))
