"""Grades decisions, with a reason, and gives advice before they are made."""

from dataclasses import replace

from hearts_gui.ai.coach.certain import PassPair, certain_pass
from hearts_gui.ai.coach.decisions import Decision, given_cards, same
from hearts_gui.ai.coach.grades import Advice, Grade, TriedAnswer
from hearts_gui.ai.coach.judging import (
    Judgement,
    first_look,
    judge,
    measured,
    tried_besides,
    weighed,
)
from hearts_gui.ai.coach.labels import Apart, apart
from hearts_gui.ai.coach.likely import CLUB, below, usual
from hearts_gui.ai.coach.pair_trials import judged_kind
from hearts_gui.ai.coach.reasons import compared, is_of_moon, reason_of
from hearts_gui.ai.coach.situations import situation_of
from hearts_gui.ai.coach.spread import spread_of
from hearts_gui.ai.search.evaluation import Evaluation
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import Action, AskKind, PassCards
from hearts_gui.engine.play.view import PlayerView


def grade(decision: Decision, game: str) -> Grade:
    """Judge what a decision cost; `game` is what `coach_seed` gives."""
    return _graded(decision, judge(decision.view, decision.action, decision.seed(game)))


def quick_grade(decision: Decision, game: str) -> Grade:
    """The quick grade of a pass; other decisions have none."""
    if not isinstance(decision.action, PassCards):
        return grade(decision, game)
    return _graded(decision, first_look(decision.view, decision.action, decision.seed(game)))


def _graded(decision: Decision, judgement: Judgement | None) -> Grade:
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
    if judgement is None:
        return plain
    difference, ahead = judgement.difference, 0.0
    if judgement.rival is not None:
        _, difference = judgement.rival
        ahead = difference.loss
    return replace(
        plain,
        best=judgement.best,
        loss=judgement.loss,
        error=difference.error,
        worlds=difference.worlds,
        ahead=ahead,
        unit=spread_of(view.rules),
        label=judgement.label,
        reason=reason_of(view, judgement),
        answers=tuple(
            TriedAnswer(estimate.action, estimate.value, estimate.error)
            for estimate in judgement.estimates
            if estimate.worlds
        ),
        situation=situation_of(view),
    )


def explain(decision: Decision, game: str) -> Grade:
    """The grade of a decision; if it was the best, the reason compares it with likely others."""
    result = grade(decision, game)
    if result.reason is not None or not result.real or not same(result.best, decision.action):
        return result
    return replace(result, reason=advise(decision.view, decision.seed(game)).reason)


def advise(view: PlayerView, seed: str, level: str = CLUB) -> Advice:
    """The best answer to the view's question, and why it beats the likely mistakes at this level.

    With `judgement_seed` as the seed, `grade` compares answers with the same best answer.
    """
    evaluation = weighed(view, seed)
    best = evaluation.action
    if not judged_kind(view.ask.kind):
        return Advice(best)
    rivals = _rivals(view, evaluation, level)
    first = last = _compare_answers(view, best, rivals[0], seed) if rivals else None
    if first is None or last is None:
        return Advice(best, reason=_reason_for_pass(best, view))
    if first.apart is not Apart.CLEAR:
        for rival in rivals[1:]:
            advice = _compare_answers(view, best, rival, seed)
            if advice is not None and advice.apart is Apart.CLEAR and advice.best == best:
                last = advice
    alike = first.other if first.apart is Apart.EQUAL else None
    # For a pass, the hand itself explains more than the comparison, which nobody sees; but a pass
    # for a moon is not what the hand would give otherwise.
    by_hand = None if is_of_moon(last.reason) else _reason_for_pass(last.best, view)
    return replace(last, alike=alike, reason=by_hand or last.reason)


_HINT_WORLDS = 300
_HINT_PASSES = 200
"""Someone waits for a hint, so cards and passes are tried in this many worlds at most."""


def _compare_answers(view: PlayerView, best: Action, rival: Action, seed: str) -> Advice | None:
    """Advice to take the better of two answers, with the reason."""
    most = _HINT_PASSES if view.ask.kind is AskKind.PASS else _HINT_WORLDS
    difference = measured(view, (best, rival), seed, most)
    if difference is None:
        return None
    verdict = apart(difference.loss, difference.error, spread_of(view.rules))
    if verdict is Apart.CLEAR and difference.loss < 0:  # the search was wrong about the two
        best, rival, difference = rival, best, difference.turned()
    return Advice(best, rival, compared(view, difference, best, rival), difference.loss, verdict)


def _reason_for_pass(best: Action, view: PlayerView) -> Message | None:
    if not isinstance(best, PassCards):
        return None
    return certain_pass(PassPair(view, given_cards(best), ()))


def _rivals(view: PlayerView, evaluation: Evaluation, level: str) -> tuple[Action, ...]:
    """The worst answers that people of this strength or weaker choose, and the worst one tried."""
    best = evaluation.action
    tried = tried_besides(evaluation, best)
    worst = [min(tried, key=lambda estimate: estimate.value).action] if tried else []
    likely: list[Action] = []
    for name in below(level):
        chosen = [action for action in usual(view, name) if not same(action, best)]
        judged = [
            estimate
            for estimate in tried
            if any(same(estimate.action, action) for action in chosen)
        ]
        likely = [min(judged, key=lambda estimate: estimate.value).action] if judged else chosen[:1]
        if likely:
            break
    first = [action for action in worst if not any(same(action, other) for other in likely)]
    return (*likely, *first)
