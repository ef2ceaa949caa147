"""The names of losses, from one table of limits for the whole program.

Limits are shares of `spread`, the standard deviation of a seat's net points in one deal of the
rules, so that they mean the same in every rule set.
"""

from dataclasses import dataclass
from enum import StrEnum


class Apart(StrEnum):
    """How two answers compare: equal, too close to call, or clearly apart."""

    EQUAL = "equal"
    """Too close to call: the better one is better by less than half a point."""
    CLOSE = "close"
    """One may be better, or neither: nobody can tell."""
    CLEAR = "clear"
    """One is clearly better."""


class Mark(StrEnum):
    """The quality of a decision."""

    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    GREAT = "great"
    CLOSE = "too close to call"


WRONG = frozenset((Mark.SLIP, Mark.MISTAKE, Mark.BLUNDER))


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits between grades, as shares of the spread."""

    equal: float = 0.05
    """Answers that differ by less than this, and by less than half a point, are equal."""
    slip: float = 0.05
    mistake: float = 0.15
    blunder: float = 0.3
    choice: float = 0.03
    """Below this difference between the best and the worst answer nothing is at stake."""
    precise: float = 0.025
    """The standard error, as a share of the unit, that is small enough."""


LIMITS = Limits()
HALF_POINT = 0.5
_ONE_SIDED = 1.64
"""Standard errors: one time in twenty, chance alone is as far off to one side."""
_UNLIKELY = 2.0
"""Standard errors that are allowed for where two answers are called equal."""


def lower_bound(loss: float, error: float) -> float:
    """The lower limit of the loss, which holds in nineteen cases of twenty."""
    return loss - _ONE_SIDED * error


def is_equal(loss: float, error: float, limit: float) -> bool:
    """Whether two answers this far apart almost certainly differ by less than the limit."""
    return abs(loss) + _UNLIKELY * error < limit


def apart(loss: float, error: float, spread: float) -> Apart:
    """Compare two answers that are this many points apart, give or take the error.

    Reviews, hints, the blunder guard, puzzles and statistics all use it.
    """
    if is_equal(loss, error, min(HALF_POINT, LIMITS.equal * spread)):
        return Apart.EQUAL
    return Apart.CLEAR if lower_bound(abs(loss), error) > 0 else Apart.CLOSE


def label_of(loss: float, error: float, spread: float) -> Mark:
    """Name a loss of this many points.

    An answer is good if it is the best or certainly lost less than a slip; if it may have lost
    more, or nothing, it is too close to call.
    """
    lost, sure = apart(loss, error, spread), lower_bound(loss, error)
    no_slip = loss + _ONE_SIDED * error < LIMITS.slip * spread
    if lost is Apart.EQUAL or no_slip:
        return Mark.GOOD
    if lost is Apart.CLOSE:
        return Mark.CLOSE
    if loss < LIMITS.slip * spread:
        return Mark.GOOD
    if loss >= LIMITS.blunder * spread and sure > LIMITS.mistake * spread:
        return Mark.BLUNDER
    if loss >= LIMITS.mistake * spread and sure > LIMITS.slip * spread:
        return Mark.MISTAKE
    return Mark.SLIP


def is_great(next_best: float, error: float, spread: float) -> bool:
    """Whether the best answer is great, given that the next best loses this much."""
    enough = next_best >= LIMITS.mistake * spread
    return enough and lower_bound(next_best, error) >= LIMITS.slip * spread
