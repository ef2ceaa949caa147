"""What a person's choices cost, by situation, and which level that equals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from hearts_gui.ai.coach.situations import Situation
from hearts_gui.session.past.means import Mean, Moments
from hearts_gui.session.past.rows import LETTERS
from hearts_gui.session.past.sums import LossSums

_KINDS: Final = {LETTERS[str(kind)]: kind for kind in Situation}

LEAST_DEALS: Final = 5
"""Before so many graded deals nothing is said of a level."""

STANDARD_UNIT: Final = 10.2
"""The spread of net points in Standard, in which the levels were measured."""

# Points given away per real choice in Standard by the levels whose means are told apart, each from
# 144 deals judged with the third coach (figures in ai/DESIGN.md); Learner (0.70 ± 0.14) lies
# between Beginner and Club, Strong (0.60 ± 0.14) between Club and Expert.
MEASURED: Final = (("beginner", 0.82), ("club", 0.66), ("expert", 0.37), ("grandmaster", 0.10))
_USUAL: Final = 0.66 / STANDARD_UNIT
_PRIOR: Final = 40
"""The person counts as a Club player for so many choices, which the data must outweigh."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What choices cost: per situation, overall, and the level that comes nearest."""

    deals: int
    every: Mean
    by_situation: tuple[tuple[Situation, Mean], ...]
    level: str | None
    """None while the deals are too few."""
    level_loss: float
    """What that level gives away per choice in these rules."""


def choices(sums: LossSums) -> Choices | None:
    """What these deals say; None before the second choice.

    Intervals take a situation's choices as independent.
    """
    every = sum(sums.by_letter.values(), Moments()).mean
    if every is None:
        return None
    found = [
        (kind, sums.by_letter[letter].mean)
        for letter, kind in _KINDS.items()
        if letter in sums.by_letter
    ]
    unit = sums.unit / sums.deals
    nearest, measured = _nearest(every, unit)
    return Choices(
        sums.deals,
        every,
        tuple((kind, mean) for kind, mean in found if mean is not None),
        nearest if sums.deals >= LEAST_DEALS else None,
        measured * unit / STANDARD_UNIT,
    )


def _nearest(every: Mean, unit: float) -> tuple[str, float]:
    """The level nearest to what is given away, drawn towards Club while the choices are few."""
    share = (every.value / unit * every.count + _USUAL * _PRIOR) / (every.count + _PRIOR)
    return min(MEASURED, key=lambda each: abs(sqrt(max(0.0, share * STANDARD_UNIT))
                                              - sqrt(each[1])))  # fmt: skip


def dearest(found: Choices) -> Situation | None:
    """The situation that certainly costs more than the others; None while chance may explain it."""
    worst = max(found.by_situation, key=lambda each: each[1].value, default=None)
    if worst is None or found.deals < LEAST_DEALS:
        return None
    kind, mean = worst
    count = found.every.count - mean.count
    if count < 2:
        return None
    rest = (found.every.value * found.every.count - mean.value * mean.count) / count
    half = sqrt(mean.half**2 + found.every.half**2)
    return kind if mean.value - rest > half else None
