"""Checks in new sample deals whether one card of a position is clearly best, or none is.

All models of the others must agree, with and without inference, by points and by place.
`build/puzzle_middle.py` finds such positions.
"""

from dataclasses import dataclass

import numpy as np

from hearts_gui.ai.coach.labels import HALF_POINT
from hearts_gui.ai.coach.models import MODELS, Model, ModelTrials, lead
from hearts_gui.ai.counting import Impossible
from hearts_gui.ai.search.race import Samples
from hearts_gui.ai.simulator.batch_cards import Ints, Reals
from hearts_gui.ai.simulator.imagined import Packed, origin_of
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.view import PlayerView


@dataclass(frozen=True, slots=True)
class StandingLimits:
    """The limits for "clear" and "even". Points are net points of the deal."""

    sure: float = 0.75
    """Its lead must be this many points even after allowing for `errors`."""
    errors: float = 5.0
    """The number of standard errors that `sure` allows for."""
    even: float = HALF_POINT
    """If no card is best, the two best are less apart than this, in points."""


LIMITS = StandingLimits()
CONFIRMED = 4000
"""The number of worlds for the stated figures."""
AGREEING = 1000
"""The most worlds that each model is asked about."""
_BATCH = 500
_ROUNDED = 0.005
"""A gap is written with two digits, and may be the same in all worlds."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The verdict on a position: how far the best card is ahead of the next, in points."""

    even: bool
    best: tuple[Card, ...]
    """The cards of the best kind, of which one is as good as the other; where nothing is best,
    one of each of the kinds that are."""
    rivals: tuple[Card, ...]
    """One card of every other kind that was tried to the end, the best first."""
    gap: float
    error: float


class Trial:
    """The cards of a finding, tried in worlds that were not used to find it."""

    def __init__(self, view: PlayerView, standing: Standing, seed: str) -> None:
        self.standing, self.view = standing, view
        self.cards = standing.best if standing.even else (standing.best[0], *standing.rivals)
        self.question = ModelTrials(view, self.cards)
        self.rng = np.random.default_rng(list(f"standing/B/{seed}".encode()))

    def worlds(self, size: int, *, infers: bool) -> Packed:
        return self.question.worlds(size, self.rng, infers=infers)

    def bears_out(self, model: Model, worlds: Packed, *, figure: bool) -> bool:
        """Whether these worlds contradict neither the finding nor its `figure`."""
        values = np.concatenate([part.values for part in self.ends(model, worlds)], axis=1)
        origin, standing = origin_of(worlds), self.standing
        gap, error = lead_of_best(values, origin) if standing.even else lead(values, origin)
        margin = LIMITS.errors * float(np.hypot(error, standing.error))
        if standing.even:
            return gap - margin < LIMITS.even
        if gap + margin < LIMITS.sure:
            return False
        return not figure or (gap > 0 and abs(gap - standing.gap) <= margin + _ROUNDED)

    def ends(self, model: Model, worlds: Packed) -> list[Samples]:
        """The results of the cards, for one part of the worlds after the other."""
        starts = range(0, worlds.size, _BATCH)
        parts = (np.arange(start, min(worlds.size, start + _BATCH)) for start in starts)
        return [
            self.question.ends(model, worlds.pick(part), self.cards, self.rng) for part in parts
        ]


def lead_of_best(values: Reals, origin: Ints) -> tuple[float, float]:
    return lead(values[np.argsort(-values.mean(axis=1), kind="stable")], origin)


def holds(view: PlayerView, standing: Standing, seed: str, size: int) -> bool:
    """Whether this many new worlds confirm the finding, as far as that many can.

    A clear card must be ahead by the stated amount in the worlds that explain what was played,
    except for chance, and no model may contradict the statement by over five standard errors.
    """
    try:
        trial = Trial(view, standing, f"C/{seed}")
        worlds = trial.worlds(size, infers=True)
        some = worlds.pick(np.arange(min(size, AGREEING)))
        sure = trial.bears_out(Model.MIXED, worlds, figure=True)
        return sure and all(trial.bears_out(model, some, figure=False) for model in MODELS)
    except Impossible:
        return False
