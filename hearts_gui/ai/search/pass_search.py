"""The pass, judged by playing out what may come of it."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import numpy as np

from hearts_gui.ai.counting import Impossible
from hearts_gui.ai.deadline import NEVER, Deadline
from hearts_gui.ai.effort import Effort
from hearts_gui.ai.habits import PLAIN, Habits
from hearts_gui.ai.policies.learned import knows
from hearts_gui.ai.rule_player.facts import view_stakes
from hearts_gui.ai.rule_player.passing import choose_pass
from hearts_gui.ai.search.pass_race import LearnedRace
from hearts_gui.ai.search.search_value import Judge
from hearts_gui.ai.simulator.batch import Batch, supports
from hearts_gui.ai.simulator.batch_cards import Reals
from hearts_gui.ai.simulator.batch_hunter import HunterPolicy
from hearts_gui.ai.simulator.batch_policy import Policy
from hearts_gui.ai.simulator.worlds import Packed
from hearts_gui.ai.worlds.pass_worlds import after_passes, exchanged
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.legal import Verdict, classify_pass
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.passing import pass_gives

_MOST: Final = 320
_ROUNDS: Final = ((1.0, 40), (0.14, 140), (0.03, 500))
"""Share of the candidates still in the race, and the worlds of the round (of 400 in all)."""

_USUAL: Final = 400
_MOON_MARGIN: Final = 9.0
"""Moons look easier in playouts than they are."""

_NEVER: Final = 1e9
_LOT: Final = 4096
_TRUST: Final = 0.5
"""What the rule player's pass, the first candidate, is worth beforehand."""

_SECONDS: Final = 1.2
"""After so long no further round begins."""


def search_pass(
    view: PlayerView,
    effort: Effort,
    rng: np.random.Generator,
    habits: Habits = PLAIN,
) -> act.Action | None:
    """The best pass found, or None for passes that the rule player should make.

    Where the game is one that was learnt, the worlds that suffice there are looked at instead.
    """
    rules, deal = view.rules, view.deal
    gives = pass_gives(rules, deal.token, view.seat)
    if len(gives) != 1 or gives[0][0] < 0 or supports(rules, deal) is not None:
        return None
    if deal.warren_owner is not None or rules.pass_along:
        return None
    receiver, count = gives[0]
    verdicts = classify_pass(rules, deal, view.own)
    free = [card for card, verdict in verdicts.items() if verdict is Verdict.OK]
    usual = choose_pass(view)
    if not isinstance(usual, act.PassCards):
        return None
    first = tuple(sorted(card for card, _ in usual.gives))
    candidates = _candidates(free, count, first, rng)
    deadline = effort.deadline(_SECONDS)
    try:
        if effort.learned and count == 3 and knows(rules, deal):
            race = LearnedRace(view, receiver, candidates, rng, habits)
            best = race.run(effort.learned, deadline)
        else:
            table = _Race(view, receiver, candidates, rng, habits)
            best = table.run(effort.passes / _USUAL, deadline)
    except Impossible:
        return None
    return act.PassCards(view.seat, tuple((card, receiver) for card in best))


def _candidates(
    free: list[Card], count: int, first: tuple[Card, ...], rng: np.random.Generator
) -> list[tuple[Card, ...]]:
    every = [tuple(cards) for cards in combinations(sorted(free), count)]
    if len(every) > _MOST:
        kept = rng.choice(len(every), _MOST, replace=False)
        every = [every[int(k)] for k in sorted(kept)]
    return [first, *(cards for cards in every if cards != first)]


class _Race:
    """All candidates start; the better ones are tried in ever more worlds."""

    def __init__(
        self,
        view: PlayerView,
        receiver: int,
        candidates: list[tuple[Card, ...]],
        rng: np.random.Generator,
        habits: Habits,
    ) -> None:
        self._view = view
        self._receiver = receiver
        self._liking = np.array([habits.for_pass(view, cards) for cards in candidates])
        self._candidates = candidates
        self._rng = rng
        self._liking[0] += _TRUST
        self._judge = Judge(view, habits.bane)
        self._sampler = Sampler(view)
        self._stakes = view_stakes(view)
        self._hunts = self._stakes.moon_gain > 0

    def run(self, effort: float, deadline: Deadline = NEVER) -> tuple[Card, ...]:
        """The winner."""
        everyone = len(self._candidates)
        left = list(range(everyone))
        sums = np.zeros((2, everyone))
        tried = 0
        for share, size in _ROUNDS:
            if tried and deadline.passed:
                break  # a busy machine: what is known must do
            keep = max(2, round(everyone * share))
            order = np.argsort(-self._merit(sums)[left], kind="stable")
            left = [left[k] for k in order[:keep]]
            worlds = max(8, round(size * effort))
            values = self._round(left, worlds)
            sums[:, left] = (sums[:, left] * tried + values * worlds) / (tried + worlds)
            tried += worlds
        best = max(left, key=lambda k: (self._merit(sums)[k], -k))
        return self._candidates[best]

    def _merit(self, sums: Reals) -> Reals:
        """Ducking counts in full; a moon only with what it promises beyond a wide margin."""
        merit: Reals = np.maximum(sums[0], sums[1] - _MOON_MARGIN) + self._liking
        return merit

    def _round(self, left: list[int], worlds: int) -> Reals:
        """Mean values of candidates, ducking and hunting, in new worlds that all share."""
        packed = exchanged(self._view, self._sampler, self._stakes, worlds, self._rng).worlds
        found = np.full((2, len(left)), -_NEVER)
        lot = max(1, _LOT // worlds)
        for start in range(0, len(left), lot):
            part = left[start : start + lot]
            found[0, start : start + lot] = self._mean(part, packed, hunts=False)
            if self._hunts:
                found[1, start : start + lot] = self._mean(part, packed, hunts=True)
        return found

    def _mean(self, part: list[int], packed: Packed, *, hunts: bool) -> Reals:
        passes = [self._candidates[k] for k in part]
        batch, _ = after_passes(self._view, self._receiver, packed, passes)
        outcome = batch.run(self._players(batch, hunts=hunts), self._rng)
        values = self._judge.value(outcome.points) if hunts else self._judge.ducking(outcome)
        means: Reals = values.reshape(len(part), packed.size).mean(axis=1)
        return means

    def _players(self, batch: Batch, *, hunts: bool) -> Policy | str:
        if not hunts:
            return "sensible"
        everywhere = np.full(batch.size, -1, dtype=np.int64)
        plan = batch.state.plan
        return HunterPolicy(plan, batch.size, self._rng, self._view.seat, everywhere)
