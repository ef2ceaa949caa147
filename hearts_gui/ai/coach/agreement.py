"""Checks whether players of every kind agree with a puzzle's answer.

A card may be proved and still be bad advice: the proof lets the others see all cards and play
together. So a puzzle is shown only if its card is better when all opponents are rule players,
learned players or quick players by tables, and also in the coach's judgement, which infers cards
from the others' play.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from hearts_gui.ai.coach.labels import HALF_POINT, is_equal
from hearts_gui.ai.coach.models import Model, ModelTrials, can_ask, classes
from hearts_gui.ai.counting import Impossible
from hearts_gui.ai.search.race import standard_error
from hearts_gui.ai.simulator.batch_cards import Ints, Reals
from hearts_gui.ai.simulator.imagined import origin_of
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.view import PlayerView

LEAST = 1.0
"""The card must be better by this many points, both own and net."""
ERRORS = 3.0
"""The card must be better by this many standard errors."""
_UNLIKELY = 2.0
"""The number of standard errors that more worlds hardly change."""
_FIRST = 80
"""The number of worlds at first; it doubles while the result is not clear."""
_MOST = 5120
"""The most worlds for one model."""
_BATCH = 640
"""The number of worlds side by side; more would only cost memory."""

ASKED = (Model.SENSIBLE, Model.LEARNED, Model.MIXED, Model.RULE)
"""The models that are asked, the quick ones first. The coach's own model uses inference."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """How one kind of players values a puzzle's answer, in points."""

    model: Model
    gap: float
    """The lead of the answer over the best other card; where nothing is best, the lead of the best
    card over the answer."""
    error: float
    agrees: bool


@dataclass(frozen=True, slots=True)
class _Claim:
    """The right cards and the others, one card of each kind.

    With `even` no card is better than the right ones. `counted` says that all possible deals are
    known, so that only the players vary.
    """

    right: tuple[Card, ...]
    wrong: tuple[Card, ...]
    even: bool
    counted: bool

    @property
    def cards(self) -> tuple[Card, ...]:
        return (*self.right, *self.wrong)

    def gap(self, values: Reals, origin: Ints) -> tuple[float, float]:
        """The lead of the worst right card over the best wrong one, with its error.

        With `even`, the lead of the best card over the worst right one.
        """
        means, right = values.mean(axis=1), len(self.right)
        worst = int(means[:right].argmin())
        if self.even:
            gains = values[int(means.argmax())] - values[worst]
        else:
            gains = values[worst] - values[right + int(means[right:].argmax())]
        # Any possible deal of a counted position may be drawn; each draw counts as separate.
        alone = np.arange(len(gains)) if self.counted else origin
        return float(gains.mean()), float(standard_error(gains, alone))

    def sure(self, gap: float, error: float) -> bool:
        """Whether this lead agrees with the claim."""
        if self.even:
            return is_equal(gap, error, HALF_POINT)
        return gap - ERRORS * error >= LEAST

    def hopeless(self, gap: float, error: float) -> bool:
        """Whether this lead disagrees so clearly that more worlds would hardly change that."""
        if self.even:
            return gap - _UNLIKELY * error > HALF_POINT
        return gap + _UNLIKELY * error < LEAST


def agreement(
    view: PlayerView, right: tuple[Card, ...], seed: str, *, even: bool, counted: bool
) -> tuple[Opinion, ...]:
    """The verdict of each kind of player, up to the first that disagrees.

    Empty where they cannot be asked.

    `right` are the cards of the answer, or with `even` those of which none is better. With
    `counted` all possible deals are known.
    """
    if not can_ask(view):
        return ()
    kinds = classes(view)
    good = tuple(kind[0] for kind in kinds if set(kind) & set(right))
    bad = tuple(kind[0] for kind in kinds if kind[0] not in good)
    if not good or not (bad or even):
        return ()
    try:
        return tuple(_opinions(view, _Claim(good, bad, even, counted), seed))
    except Impossible:
        return ()


def all_agree(opinions: tuple[Opinion, ...]) -> bool:
    """Whether every kind was asked and said the same."""
    return len(opinions) == len(ASKED) and all(opinion.agrees for opinion in opinions)


def _opinions(view: PlayerView, claim: _Claim, seed: str) -> Iterator[Opinion]:
    asked = ModelTrials(view, claim.cards)
    for model in ASKED:
        rng = np.random.default_rng(list(f"agreement/{model.value}/{seed}".encode()))
        opinion = _opinion(asked, claim, model, rng)
        yield opinion
        if not opinion.agrees:
            return


def _opinion(asked: ModelTrials, claim: _Claim, model: Model, rng: np.random.Generator) -> Opinion:
    """The verdict of one model, in as many worlds as it takes to be sure."""
    values: Reals = np.zeros((2, len(claim.cards), 0))
    origin: Ints = np.zeros(0, dtype=np.int64)
    size = _FIRST
    while True:
        worlds = asked.worlds(size, rng, infers=model is Model.MIXED)
        for index in range(0, size, _BATCH):
            some = worlds.pick(np.arange(index, min(size, index + _BATCH)))
            ends = asked.ends(model, some, claim.cards, rng)
            assert ends.points is not None
            own = -ends.points[asked.view.seat].real.astype(np.float64)
            values = np.concatenate([values, np.stack([ends.values, own])], axis=2)
            origin = np.append(origin, origin_of(some))
        gaps = (claim.gap(value, origin) for value in values)
        sure, gap, error = min((claim.sure(*lead), *lead) for lead in gaps)
        if sure or values.shape[2] >= _MOST or claim.hopeless(gap, error):
            return Opinion(model, gap, error, sure)
        size = values.shape[2]
