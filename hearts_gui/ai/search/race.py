"""Candidates tried side by side in worlds that all share, the worlds going to those in front.

Two ways to leave candidates behind: sequential halving (Karnin, Koren, Somekh 2013), where each
round keeps a share that is fixed beforehand, and racing (Maron, Moore 1994), where those drop out
that are so many standard errors behind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from hearts_gui.ai.deadline import NEVER, Deadline
from hearts_gui.ai.search.evaluation import Estimate, Evaluation
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, Truths
from hearts_gui.ai.simulator.batch_score import Outcome
from hearts_gui.engine.play.actions import Action

CLEARLY_BEHIND: Final = 3.5
"""Standard errors behind the best after which a candidate is given up; found by trial."""


@dataclass(frozen=True, slots=True)
class Samples:
    """What came of candidates, one row for each, one column for each world."""

    values: Reals
    moons: Truths
    """Where the own seat shot the moon."""


def samples(values: Reals, outcome: Outcome, seat: int, candidates: int) -> Samples:
    """The samples of a batch in which the candidates follow one another."""
    moons = outcome.shooter == seat
    return Samples(values.reshape(candidates, -1), moons.reshape(candidates, -1))


class Race:
    """The candidates that are left and their samples under each plan, ducking first."""

    def __init__(self, count: int, starters: Ints | None = None, plans: int = 1) -> None:
        """`starters` are the numbers of the candidates that are tried at all."""
        self.left = np.arange(count) if starters is None else starters
        shape = (plans, len(self.left), 0)
        self.values: Reals = np.zeros(shape)
        self._moons: Truths = np.zeros(shape, dtype=np.bool_)
        self.means: Reals = np.zeros(shape[:2])
        """The mean by plan and candidate, brought forward from round to round."""
        self.rounds = 0
        self._found = np.zeros((5, count))

    @property
    def plans(self) -> int:
        """How many plans are tried with every candidate."""
        return len(self.values)

    @property
    def worlds(self) -> int:
        """In how many worlds those who are left were tried."""
        return int(self.values.shape[2])

    def moon_chances(self) -> Reals:
        """How often this seat shot the moon, by plan and candidate."""
        found: Reals = self._moons.mean(axis=2)
        return found

    def add(self, plans: Sequence[Samples]) -> None:
        """A round in new worlds."""
        before, new = self.worlds, np.stack([plan.values for plan in plans])
        self.values = np.concatenate([self.values, new], axis=2)
        self._moons = np.concatenate([self._moons, np.stack([p.moons for p in plans])], axis=2)
        many = new.shape[2]
        self.means = (self.means * before + new.mean(axis=2) * many) / (before + many)
        self.rounds += 1

    def under(self, plan: Ints | Truths | int = 0) -> Reals:
        """The values of those left, each under this plan, by candidate and world."""
        found: Reals = self.values[self._plans(plan), np.arange(len(self.left))]
        return found

    def keep(self, places: Ints | Truths) -> None:
        """Go on with these of the candidates that are left."""
        self.left = self.left[places]
        self.values = self.values[:, places]
        self._moons = self._moons[:, places]
        self.means = self.means[:, places]

    def restart(self, places: Ints) -> None:
        """Go on with these alone, and with nothing of what was found out."""
        self.keep(places)
        self.values, self._moons = self.values[..., :0], self._moons[..., :0]
        self.means = np.zeros_like(self.means)

    def drop_plan(self) -> None:
        """Go on with the first plan alone."""
        self.values, self._moons, self.means = self.values[:1], self._moons[:1], self.means[:1]

    def rank(self, merit: Reals, plan: Ints | Truths | int = 0) -> int:
        """Note how good those left are, each by this plan; the place of the best among them."""
        values = self.under(plan)
        moons = self._moons[self._plans(plan), np.arange(len(self.left))]
        error = values.std(axis=1) / np.sqrt(self.worlds)
        sizes = np.full(len(self.left), self.worlds)
        self._found[:, self.left] = merit, values.mean(axis=1), error, moons.mean(axis=1), sizes
        return int(merit.argmax())

    def _plans(self, plan: Ints | Truths | int) -> Ints:
        return np.broadcast_to(np.asarray(plan, dtype=np.int64), len(self.left))

    def evaluation(
        self, actions: Sequence[Action], chosen: int, *, shoots: bool = False
    ) -> Evaluation:
        """What was found out about all candidates, those that dropped out included."""
        estimates = (
            Estimate(action, merit, value, error, moon, int(worlds))
            for action, (merit, value, error, moon, worlds) in zip(
                actions, self._found.T.tolist(), strict=True
            )
        )
        return Evaluation(tuple(estimates), chosen, self.rounds, shoots)


def errors_behind(values: Reals, best: int) -> Reals:
    """The standard error of how far each candidate is behind one of them, in the same worlds."""
    found: Reals = (values[best] - values).std(axis=1) / np.sqrt(values.shape[1])
    return found


Rate: TypeAlias = Callable[[Race], tuple[Reals, Ints | int]]
"""How good those left are, and by which plan each."""


def sequential_halving(
    race: Race,
    rounds: Iterable[tuple[float, int]],
    rate: Rate,
    trial: Callable[[Ints, int], Sequence[Samples]],
    deadline: Deadline = NEVER,
) -> int:
    """The number of the best candidate after these rounds, or at the deadline.

    Each round has the share of all candidates that goes on, and how many new worlds `trial` plays
    out with them.
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
