"""The unbiased loss of an answer: the best one is found in some worlds and compared in others.

To do both in the same worlds is biased: of many answers the luckiest looks best, and its luck would
count as the fault of the answer that was given. So the strongest search finds the best answer (A);
then only this one and the one that was given are tried in fresh worlds (B), until the difference is
known well enough.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from hearts_gui.ai.coach.decisions import same, without_unseen_answers
from hearts_gui.ai.coach.facts import Ends, Fact, facts
from hearts_gui.ai.coach.grades import COACH
from hearts_gui.ai.coach.labels import LIMITS, Apart, Mark, apart, is_great, label_of
from hearts_gui.ai.coach.likely import is_missed
from hearts_gui.ai.coach.pair_trials import PairTrial, judged_kind, pair_trial
from hearts_gui.ai.coach.spread import spread_of
from hearts_gui.ai.counting import Impossible
from hearts_gui.ai.effort import Effort
from hearts_gui.ai.search.evaluation import Estimate, Evaluation, Method
from hearts_gui.ai.search.race import Samples, standard_error
from hearts_gui.ai.search.searcher import Searcher
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, Truths
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.view import PlayerView

CHOOSING = Effort(1200, 1300, checks=40, learned=480, learned_passes=240, thorough=True)
"""The budget of the search for the best answer; without a clock, so grades never change."""

FIRST_LOOK = Effort(passes=400)
"""The budget for a quick grade of a pass; table players play on there."""

_PLAN_WORLDS = 60
"""The number of worlds that decide for each answer whether a moon is the better plan."""
_KEPT = 4.1 / 7.7
"""The share of their promise that moons keep: measured over 873 cards of Grandmaster's attempts,
because the opponents in playouts defend worse than real ones."""

_SURE_CARDS = 4
"""Up to this many cards in hand, an attempt keeps what it promises."""

_BATCH = 100
"""Worlds drawn at a time, twice as many once the fewest are there."""
_FEWEST = 200
MOST = 2000
_UNLIKELY = 2.0
"""Standard errors above the loss from which a slip is ruled out."""
_CERTAIN = 4.0
"""Standard errors below the loss from which it is certain that there is one."""
_REMEMBERED = 16
"""Questions and pairs of answers whose judgement is kept: the grade uses that of the hint."""


@dataclass(frozen=True, slots=True)
class Difference:
    """The advantage of one answer over another, measured in fresh worlds."""

    loss: float
    """Points; may be negative."""
    error: float
    worlds: int
    facts: tuple[Fact, ...] = ()
    """The parts of the loss."""

    def turned(self) -> Difference:
        """The difference as seen from the other answer."""
        facts = tuple(
            replace(fact, loss=-fact.loss, chances=(fact.chances[1], fact.chances[0]))
            for fact in self.facts
        )
        return replace(self, loss=-self.loss, facts=facts)


@dataclass(frozen=True, slots=True)
class Judgement:
    """What an answer cost its seat, from what the seat could know."""

    played: Action
    best: Action
    difference: Difference
    label: Mark
    estimates: tuple[Estimate, ...]
    """All answers as the search for the best one saw them."""
    rival: tuple[Action, Difference] | None = None
    """The next best answer and its loss, where the one that was given is great."""

    @property
    def loss(self) -> float:
        """Net points that the answer lost against the best one; may be negative."""
        return self.difference.loss


NOTHING = Difference(0.0, 0.0, 0)


def judge(view: PlayerView, played: Action, seed: str) -> Judgement | None:
    """Judge what this answer to the view's question cost; None where there was no real choice.

    Also None where it cannot be judged: where the simulator cannot play the rules, and for claims,
    bids, moons and the dealer's choice of a pass. The same view, answer and seed give the same
    judgement on every machine.
    """
    if not judged_kind(view.ask.kind):
        return None
    evaluation = weighed(view, seed)
    if evaluation.method is Method.BY_RULE:
        return None
    spread = spread_of(view.rules)
    best = evaluation.action
    if same(played, best):
        return _grade_best(view, played, evaluation, seed)
    difference = measured(view, (best, played), seed)
    if difference is None or not at_stake(evaluation, spread, difference.loss):
        return None
    label = label_of(difference.loss, difference.error, spread)
    return Judgement(played, best, difference, label, evaluation.estimates)


def first_look(view: PlayerView, played: Action, seed: str) -> Judgement | None:
    """Judge what a pass cost with table-driven players in the playouts: quick, but less exact.

    None where it cannot be judged.
    """
    evaluation = _evaluate(without_unseen_answers(view), seed, FIRST_LOOK)
    best, spread = evaluation.action, spread_of(view.rules)
    pair = (best, played)
    difference = (
        NOTHING
        if same(played, best)
        else _measured(without_unseen_answers(view), pair, seed, MOST, True)
    )
    if difference is None:
        return None
    label = label_of(difference.loss, difference.error, spread)
    return Judgement(played, best, difference, label, evaluation.estimates)


def weighed(view: PlayerView, seed: str) -> Evaluation:
    """The value of every answer to the view's question, the same before and after one is given."""
    return _evaluate(without_unseen_answers(view), seed, CHOOSING)


@lru_cache(maxsize=_REMEMBERED)
def _evaluate(view: PlayerView, seed: str, effort: Effort) -> Evaluation:
    return Searcher(f"{COACH}/A/{seed}", effort).evaluate(view)


def measured(
    view: PlayerView, pair: tuple[Action, Action], seed: str, most: int = MOST
) -> Difference | None:
    """Measure how much the first of two answers is better, in at most this many fresh worlds.

    None where it cannot be judged.
    """
    return _measured(without_unseen_answers(view), pair, seed, most, False)


@lru_cache(maxsize=_REMEMBERED)
def _measured(
    view: PlayerView, pair: tuple[Action, Action], seed: str, most: int, tables: bool
) -> Difference | None:
    rng = np.random.default_rng(list(f"{COACH}/B/{seed}".encode()))
    try:
        return difference(view, pair, spread_of(view.rules), rng, most, tables=tables)
    except Impossible:
        return None


def at_stake(evaluation: Evaluation, spread: float, loss: float = 0.0) -> bool:
    """Whether the answers differ enough to be a real choice; False where only one was tried."""
    values = [estimate.value for estimate in evaluation.estimates if estimate.worlds] or [0.0]
    return max(abs(loss), max(values) - min(values)) >= LIMITS.choice * spread


def tried_besides(evaluation: Evaluation, answer: Action) -> list[Estimate]:
    """The other answers that the search tried."""
    return [
        estimate for estimate in evaluation.estimates
        if estimate.worlds and not same(estimate.action, answer)
    ]  # fmt: skip


def _grade_best(
    view: PlayerView, played: Action, evaluation: Evaluation, seed: str
) -> Judgement | None:
    """Judge the best answer: great if all others are clearly worse and a Club player misses it."""
    spread = spread_of(view.rules)
    if not at_stake(evaluation, spread):
        return None
    good = Judgement(played, played, NOTHING, Mark.GOOD, evaluation.estimates)
    rivals = tried_besides(evaluation, played)
    if not rivals:
        return good
    rival = max(rivals, key=lambda estimate: estimate.value)
    if evaluation.best.value - rival.value < LIMITS.mistake * spread or not is_missed(view, played):
        return good
    sure = measured(view, (evaluation.action, rival.action), seed)
    if sure is None or not is_great(sure.loss, sure.error, spread):
        return good
    return replace(good, label=Mark.GREAT, rival=(rival.action, sure))


def difference(
    view: PlayerView, pair: tuple[Action, Action], spread: float, rng: np.random.Generator,
    most: int = MOST, *, tables: bool = False,
) -> Difference | None:  # fmt: skip
    """Measure how much the first of two answers is better, as exactly as needed.

    With `tables`, quick players play on after a pass. Raises Impossible where the view
    contradicts itself.
    """
    trial = pair_trial(view, pair, tables=tables)
    if trial is None:
        return None
    plans = _plans(trial, rng)
    ends = _try_pair(trial, plans, _BATCH, rng)
    while True:
        gains = ends.values[0] - ends.values[1]
        count, loss = len(gains), float(gains.mean())
        error = float(standard_error(gains, ends.origins))
        if count >= most or (count >= _FEWEST and _is_settled(loss, error, spread)):
            return Difference(loss, error, count, tuple(facts(trial.view, ends, pair)))
        batch = _BATCH if count < _FEWEST else 2 * _BATCH
        ends = ends.joined(_try_pair(trial, plans, batch, rng))


def _try_pair(trial: PairTrial, plans: list[int], size: int, rng: np.random.Generator) -> Ends:
    """The results of both answers, each under its plan, in this many new worlds.

    Where an answer is a step towards a moon, only a part of the worlds let it succeed;
    in the others the opponents see it coming, and the seat ducks.
    """
    samples, origins = trial.tried(size, rng, range(max(plans) + 1))
    kept = np.ones(size, dtype=bool)
    if len(trial.view.own.hand) > _SURE_CARDS:
        kept = rng.random(size) < _KEPT
    ends = [_mixed(samples[0], samples[plan], kept, index) for index, plan in enumerate(plans)]
    taken = [sample[2][:, trial.view.seat] for sample in ends if sample[2] is not None]
    return Ends(
        np.stack([values for values, _, _ in ends]),
        np.stack([shooters for _, shooters, _ in ends]),
        np.stack(taken) if len(taken) == len(ends) else None,
        origins,
    )


def _mixed(
    ducking: Samples, planned: Samples, kept: Truths, index: int
) -> tuple[Reals, Ints, Ints | None]:
    """Values, shooters and taken cards of an answer: as planned in these worlds, else ducking."""
    values = np.where(kept, planned.values[index], ducking.values[index])
    shooters = np.where(kept, planned.shooters[index], ducking.shooters[index])
    if planned.taken is None or ducking.taken is None:
        return values, shooters, None
    taken = np.where(kept, planned.taken[:, :, index], ducking.taken[:, :, index])
    return values, shooters, taken


def _plans(trial: PairTrial, rng: np.random.Generator) -> list[int]:
    """The better plan for each of the two answers."""
    if trial.plans == 1:
        return [0, 0]
    tried, _ = trial.tried(_PLAN_WORLDS, rng, range(trial.plans))
    means = np.stack([samples.values.mean(axis=1) for samples in tried])
    return [int(plan) for plan in means.argmax(axis=0)]


def _is_settled(loss: float, error: float, spread: float) -> bool:
    """Whether more worlds would hardly change the label of the answer."""
    return (
        error <= LIMITS.precise * spread
        or apart(loss, error, spread) is Apart.EQUAL
        or loss + _UNLIKELY * error < LIMITS.slip * spread
        or loss - _CERTAIN * error > 0
    )
