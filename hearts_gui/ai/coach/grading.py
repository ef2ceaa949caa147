"""A decision judged, as a grade with its reason; and advice before one is made."""

from __future__ import annotations

from dataclasses import replace

from hearts_gui.ai.coach.answers import same
from hearts_gui.ai.coach.decisions import Decision
from hearts_gui.ai.coach.grades import Advice, Grade, Tried
from hearts_gui.ai.coach.judging import apart, judge, weighed
from hearts_gui.ai.coach.labels import Label, lower_bound
from hearts_gui.ai.coach.pair_trials import judged_kind
from hearts_gui.ai.coach.reasons import reason_of, why
from hearts_gui.ai.coach.situations import situation_of
from hearts_gui.ai.coach.spread import spread_of
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.view import PlayerView


def grade(decision: Decision, game: str) -> Grade:
    """What a decision cost; `game` is the game's `coach_seed`."""
    view = decision.view
    plain = Grade(
        decision.line,
        view.seat,
        decision.deal,
        decision.place,
        decision.trick,
        view.ask.kind.value,
        played=decision.action,
        best=decision.action,
    )
    found = judge(view, decision.action, decision.seed(game))
    if found is None:
        return plain
    measured, ahead = found.difference, 0.0
    if found.label is Label.GREAT and found.rival is not None:
        measured, ahead = found.rival, found.rival.loss
    return replace(
        plain,
        best=found.best,
        loss=found.loss,
        error=measured.error,
        worlds=measured.worlds,
        ahead=ahead,
        unit=spread_of(view.rules),
        label=found.label,
        reason=reason_of(view, found),
        answers=tuple(
            Tried(each.action, each.value, each.error) for each in found.estimates if each.worlds
        ),
        situation=situation_of(view),
    )


def explain(decision: Decision, game: str) -> Grade:
    """The grade of somebody's decision; where nothing better was found also why it was made.

    Its reason compares the answer with the next best one.
    """
    found = grade(decision, game)
    if found.reason is not None or not found.real or not same(found.best, decision.action):
        return found
    return replace(found, reason=advise(decision.view, decision.seed(game)).reason)


def advise(view: PlayerView, seed: str) -> Advice:
    """The best answer to the view's question, and why it is better than the next best one.

    It is what `grade` holds an answer to that question against, with `judgement_seed` as the seed.
    """
    evaluation = weighed(view, seed)
    best = evaluation.action
    rivals = [each for each in evaluation.estimates if each.worlds and not same(each.action, best)]
    if not rivals or not judged_kind(view.ask.kind):
        return Advice(best)
    other = max(rivals, key=lambda each: each.merit).action
    found = apart(view, (best, other), seed)
    if found is None:
        return Advice(best)
    if lower_bound(found.loss, found.error) <= 0:
        return Advice(best, other, Message("coach-even"), even=True)
    return Advice(best, other, why(view, found, best, other), found.loss)
