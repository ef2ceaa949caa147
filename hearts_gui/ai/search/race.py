"""Tries candidates side by side in the same worlds, and uses most worlds for the best ones.

Candidates drop out in two ways: by sequential halving (Karnin, Koren, Somekh 2013), where each
round keeps a fixed share, and by racing (Maron, Moore 1994), where a candidate is dropped when it
is too many standard errors behind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from hearts_gui.ai.effort import NEVER, Deadline
from hearts_gui.ai.search.evaluation import Estimate, Evaluation, Method
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, Truths
from hearts_gui.ai.simulator.batch_moons import Points
from hearts_gui.ai.simulator.batch_score import Outcome
from hearts_gui.engine.play.actions import Action

CLEARLY_BEHIND = 3.5
"""Standard errors behind the best after which a candidate is given up; found by trial."""


@dataclass(frozen=True, slots=True)
class Samples:
    """The results of candidates, one row for each, one column for each world."""

    values: Reals
    shooters: Ints
    """The seat that shot the moon, or -1."""
    taken: Ints | None = None
    """The cards that every seat took, by word, seat, candidate and world, where that is known."""
    points: Points | None = None
    """The points of the deal, by seat, candidate and world, where that is known."""

    def part(self, first: int, count: int) -> Samples:
        """The samples of `count` candidates from number `first` on."""
        rows = slice(first, first + count)
        taken = None if self.taken is None else self.taken[:, :, rows]
        points = None if self.points is None else self.points[:, rows]
        return Samples(self.values[rows], self.shooters[rows], taken, points)


def samples(values: Reals, outcome: Outcome, candidates: int) -> Samples:
    """The samples of a batch in which the candidates follow one another."""
    taken = outcome.taken
    if taken is not None:
        taken = taken.reshape(*taken.shape[:2], candidates, -1)
    shooters = outcome.shooter.reshape(candidates, -1)
    points = outcome.points.reshape(len(outcome.points), candidates, -1)
    return Samples(values.reshape(candidates, -1), shooters, taken, points)


def unsampled(candidates: int, worlds: int) -> Samples:
    """Empty samples, to be filled in part by part."""
    return Samples(np.zeros((candidates, worlds)), np.full((candidates, worlds), -1))


def standard_error(values: Reals, origin: Ints) -> Reals:
    """The standard error of means over worlds, the last axis, some of which are the same.

    `origin` numbers the worlds; equal numbers are one world. Repeated results of one world say
    little about others, so the sums over each world are the samples (K.-Y. Liang, S. Zeger,
    "Longitudinal data analysis using generalized linear models", Biometrika 73, 1986). The error
    is never less than it would be if all worlds were different.
    """
    count = values.shape[-1]
    deviations = values - values.mean(axis=-1, keepdims=True)
    independent = np.square(deviations).sum(axis=-1)
    order = np.argsort(origin, kind="stable")
    starts = np.flatnonzero(np.diff(origin[order], prepend=-1))
    clustered = independent
    if 1 < len(starts) < count:
        sums = np.add.reduceat(deviations[..., order], starts, axis=-1)
        clustered = np.square(sums).sum(axis=-1) / (1 - 1 / effective_worlds(origin))
    error: Reals = np.sqrt(np.maximum(independent, clustered)) / count
    return error


def effective_worlds(origin: Ints) -> float:
    """The effective sample size: how many equally likely worlds say as much (L. Kish)."""
    copies = np.unique(origin, return_counts=True)[1]
    return float(len(origin) ** 2 / np.square(copies).sum())


class Race:
    """The candidates that are left and their samples under each plan, ducking first."""

    def __init__(
        self, count: int, seats: int, starters: Ints | None = None, plans: int = 1
    ) -> None:
        """`starters` are the numbers of the candidates that are tried at all."""
        self.left = np.arange(count) if starters is None else starters
        shape = (plans, len(self.left), 0)
        self.values: Reals = np.zeros(shape)
        self._shooters: Ints = np.zeros(shape, dtype=np.int64)
        self._origin: Ints = np.zeros(0, dtype=np.int64)
        self._seats = np.arange(seats)
        self.means: Reals = np.zeros(shape[:2])
        """The mean by plan and candidate, brought forward from round to round."""
        self.rounds = 0
        self._sums = np.zeros((3 + seats, count))

    @property
    def plans(self) -> int:
        """The number of plans that are tried with every candidate."""
        return len(self.values)

    @property
    def worlds(self) -> int:
        """The number of worlds in which the remaining candidates were tried."""
        return int(self.values.shape[2])

    def moon_chances(self, seat: int) -> Reals:
        """The share of worlds in which a seat shot the moon (plans, candidates)."""
        chances: Reals = (self._shooters == seat).mean(axis=2)
        return chances

    def add(self, plans: Sequence[Samples], origin: Ints | None = None) -> None:
        """Add a round in new worlds; equal numbers in `origin` are one world, else all differ."""
        before, new = self.worlds, np.stack([plan.values for plan in plans])
        self.values = np.concatenate([self.values, new], axis=2)
        shooters = np.stack([plan.shooters for plan in plans])
        self._shooters = np.concatenate([self._shooters, shooters], axis=2)
        added = new.shape[2]
        origin = self.others(np.arange(added)) if origin is None else origin
        self._origin = np.concatenate([self._origin, origin])
        self.means = (self.means * before + new.mean(axis=2) * added) / (before + added)
        self.rounds += 1

    def others(self, numbers: Ints) -> Ints:
        """These world numbers shifted above those of earlier rounds, in the same shape."""
        return numbers + int(self._origin.max(initial=-1)) + 1

    def under(self, plan: Ints | Truths | int = 0) -> Reals:
        """The values of the remaining candidates under their plans (candidates, worlds)."""
        return self.values[self._plans(plan), np.arange(len(self.left))]

    def keep(self, places: Ints | Truths) -> None:
        """Continue with these of the candidates that are left."""
        self.left = self.left[places]
        self.values = self.values[:, places]
        self._shooters = self._shooters[:, places]
        self.means = self.means[:, places]

    def restart(self, places: Ints) -> None:
        """Continue with these alone, and forget all samples so far."""
        self.keep(places)
        self.values, self._shooters = self.values[..., :0], self._shooters[..., :0]
        self._origin = self._origin[:0]
        self.means = np.zeros_like(self.means)

    def drop_plan(self) -> None:
        """Continue with the first plan alone."""
        self.values, self.means = self.values[:1], self.means[:1]
        self._shooters = self._shooters[:1]

    def rank(self, merit: Reals, plan: Ints | Truths | int = 0) -> int:
        """Store the value of each remaining candidate under its plan.

        Returns the place of the best.
        """
        values = self.under(plan)
        shooters = self._shooters[self._plans(plan), np.arange(len(self.left))]
        facts = self._sums[:, self.left]
        facts[0], facts[1] = values.mean(axis=1), self.error(values)
        facts[2] = self.worlds
        facts[3:] = (shooters == self._seats[:, None, None]).mean(axis=2)
        self._sums[:, self.left] = facts
        return int(merit.argmax())

    def error(self, values: Reals) -> Reals:
        """The standard error of means over all worlds so far (candidates,)."""
        return standard_error(values, self._origin)

    def errors_behind(self, values: Reals, best: int) -> Reals:
        """The standard error of each candidate's paired difference from `best` (candidates,)."""
        return self.error(values[best] - values)

    def _plans(self, plan: Ints | Truths | int) -> Ints:
        return np.broadcast_to(np.asarray(plan, dtype=np.int64), len(self.left))

    def evaluation(
        self,
        actions: Sequence[Action],
        chosen: int,
        *,
        method: Method = Method.BY_TABLES,
        shoots: bool = False,
    ) -> Evaluation:
        """The results of all candidates, including those that dropped out."""
        estimates = (
            Estimate(action, value, error, tuple(moons), int(worlds))
            for action, (value, error, worlds, *moons) in zip(
                actions, self._sums.T.tolist(), strict=True
            )
        )
        return Evaluation(tuple(estimates), chosen, self.rounds, shoots, method)


Rate: TypeAlias = Callable[[Race], tuple[Reals, Ints | int]]
"""The values of the remaining candidates, and the plan of each."""


def sequential_halving(
    race: Race,
    rounds: Iterable[tuple[float, int]],
    rate: Rate,
    trial: Callable[[Ints, int], Sequence[Samples]],
    deadline: Deadline = NEVER,
) -> int:
    """The number of the best candidate after these rounds, or at the deadline.

    Each round names the share of all candidates that continue, and the number of new worlds for
    them.
    """
    count = len(race.left)
    merit, _ = rate(race)
    for share, worlds in rounds:
        if race.rounds and deadline.passed:
            break
        race.keep(np.argsort(-merit, kind="stable")[: max(2, round(count * share))])
        race.add(trial(race.left, worlds))
        merit, plan = rate(race)
        race.rank(merit, plan)
    return int(race.left[merit == merit.max()].min())
