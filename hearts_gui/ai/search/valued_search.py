"""The search where one network plays that reads what cards count.

As in `policy_search`, but the network plays every seat and says how likely worlds are.
While an own moon is open each card is tried twice, the second time by a seat that takes all it can.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import numpy as np

from hearts_gui.ai.nets.network import Network
from hearts_gui.ai.policies.valued import (
    features_for,
    reads_all,
    valued_log_policy,
    valued_policy,
)
from hearts_gui.ai.search.evaluation import Evaluation, Found
from hearts_gui.ai.search.play_question import PlayQuestion
from hearts_gui.ai.search.policy_search import WEIGHTS, lots, narrowed
from hearts_gui.ai.search.race import Race, Samples, samples
from hearts_gui.ai.search.search_value import Judge
from hearts_gui.ai.search.thought import thought
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import Reals
from hearts_gui.ai.simulator.batch_moon_shooter import MoonShooterPolicy
from hearts_gui.ai.simulator.batch_policy import Policy
from hearts_gui.ai.simulator.imagined import Packed, origin_of
from hearts_gui.ai.worlds.belief import Believer
from hearts_gui.engine.cards import Card

_DUCK, _SHOOT = range(2)
_NOBODY: Final = -1
_PER_WORLD: Final = 4
"""A world that a network plays out costs as much as this many that players by tables do. Who in the
standard game does with few worlds may look at as many more, for beliefs say less here."""

_PLAYOUTS: Final = 2500
"""This many at most for one card, however many cards and plans there are: most of a second."""
_SHOWN_COUNTS: Final = 0.4
"""So much counts beforehand of how fond a network is of cards that is shown the values. It was
taught what pays and grew so sure of it that the search never looked at the cards beside a queen to
be thrown on a partner."""


def valued_search(question: PlayQuestion, net: Network, rng: np.random.Generator) -> Evaluation:
    """The cards by their values: when one is clearly best, after the budget or at the deadline."""
    view, legal, effort = question.view, question.legal, question.effort
    deadline, believer = effort.deadline(), Believer(view, net=net)
    budget = max(effort.learned, effort.worlds // _PER_WORLD)
    shoots = question.moon_open and budget >= WEIGHTS.first_batch
    some_world = Batch.from_worlds(view.public, believer.possible(1, rng)).state
    prior = valued_log_policy(view, legal, some_world, net)
    if reads_all(net):
        prior *= _SHOWN_COUNTS
    trial = ValuedTrial(question, net)

    def tried(worlds: Packed, places: Sequence[int]) -> Reals:
        return trial.tried(worlds, [legal[place] for place in places], rng, _DUCK).values

    draws = partial(believer.possible, rng=rng), partial(believer.draw, rng=rng)
    every = effort.thorough or shoots
    known = thought(question, prior, budget, draws, tried, every=every)
    race = Race(len(legal), view.rules.players, known.places, 1 + shoots)
    best = int(race.left[(known.prior + question.likes)[race.left].argmax()])
    room = _PLAYOUTS
    for lot in lots(budget):
        copies = len(race.left) * race.plans
        size = min(lot, room // copies)
        if len(race.left) < 2 or not size or (race.rounds and deadline.passed):
            break
        room -= size * copies
        worlds = believer.draw(size, rng)
        cards = [legal[int(place)] for place in race.left]
        tries = [trial.tried(worlds, cards, rng, plan) for plan in range(race.plans)]
        race.add(tries, origin_of(worlds))
        best, decided = narrowed(race, known, question.likes)
        if decided:
            break
    return race.evaluation(question.plays(), best, found=Found.BY_NETWORKS)


class ValuedTrial:
    """How cards are tried, and what an outcome is worth."""

    def __init__(self, question: PlayQuestion, net: Network) -> None:
        self._view, self._net = question.view, net
        self._judge = Judge(question.view, question.habits.target_leader)
        self._alarm = question.alarm

    def tried(
        self, worlds: Packed, cards: Sequence[Card], rng: np.random.Generator, plan: int
    ) -> Samples:
        """What every card comes to in every world, to duck or to shoot."""
        view = self._view
        batch, bits = Batch.from_worlds(view.public, worlds).for_each(cards)
        seen = features_for(view, batch.size, self._net)
        seen.played(batch.state, bits[0])
        batch.play(bits)
        policy: Policy = valued_policy(batch.state, rng, seen, self._net)
        shooter, likely = (view.seat, 1.0) if plan == _SHOOT else self._alarm
        if shooter != _NOBODY:
            shooting = np.tile(-(rng.random(worlds.size) < likely).astype(np.int64), len(cards))
            policy = MoonShooterPolicy(batch.state.plan, batch.size, rng, shooter, shooting, policy)
        outcome = batch.run(policy, rng)
        return samples(self._judge.value(outcome.points), outcome, len(cards))
