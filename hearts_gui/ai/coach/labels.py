"""What a loss is called: one table of limits for the whole program.

Limits are shares of `spread`, the standard deviation of a seat's net points in one deal of the
rules, so that they mean the same in every rule set.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Label(StrEnum):
    """How good an answer was."""

    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    GREAT = "great"
    CLOSE = "too close to call"


@dataclass(frozen=True, slots=True)
class Limits:
    """Shares of the spread."""

    slip: float = 0.05
    mistake: float = 0.15
    blunder: float = 0.3
    choice: float = 0.03
    """With less between the best and the worst answer nothing is at stake."""
    precise: float = 0.025
    """A standard error so small is good enough."""


LIMITS: Final = Limits()
_ONE_SIDED: Final = 1.64
"""Standard errors: one time in twenty, chance alone is as far off to one side."""


def lower_bound(loss: float, error: float) -> float:
    """What the loss is at least, in nineteen cases of twenty."""
    return loss - _ONE_SIDED * error


def label_of(loss: float, error: float, spread: float) -> Label:
    """What a loss of so many points is called; an answer no worse than the best is good."""
    if loss < LIMITS.slip * spread:
        return Label.GOOD
    sure = lower_bound(loss, error)
    if sure <= 0:
        return Label.CLOSE
    if loss >= LIMITS.blunder * spread and sure > LIMITS.mistake * spread:
        return Label.BLUNDER
    if loss >= LIMITS.mistake * spread and sure > LIMITS.slip * spread:
        return Label.MISTAKE
    return Label.SLIP


def is_great(next_best: float, error: float, spread: float) -> bool:
    """Whether the best answer was found where the next best loses this much."""
    enough = next_best >= LIMITS.mistake * spread
    return enough and lower_bound(next_best, error) >= LIMITS.slip * spread
