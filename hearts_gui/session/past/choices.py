"""What a person's choices cost, by situation, and which level that matches."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt

from hearts_gui.ai.coach.labels import Apart, apart
from hearts_gui.ai.coach.situations import Situation
from hearts_gui.ai.players.levels import LEVELS
from hearts_gui.session.past.aggregates import LossSums
from hearts_gui.session.past.means import SURE, Mean, Moments
from hearts_gui.session.past.rows import LETTERS
from hearts_gui.session.setup.players import DEFAULT_LEVEL

_KINDS = {LETTERS[str(kind)]: kind for kind in Situation}

LEAST_DEALS = 5
"""Until this many deals are graded, no level is shown."""

STANDARD_UNIT = 10.2
"""The spread of net points in Standard, in which the levels were measured."""

JUDGED_BY = "coach 9"
"""The coach that judged the losses; measure again when it is another one."""
JUDGED_DEALS = 1189
"""The deals of Club players in which all levels answered the same questions."""
LOSSES = {
    level.key: (level.measured.loss, level.measured.loss_error)
    for level in LEVELS
    if level.measured
}
"""Points given away per real choice by level, the weakest first, and their standard error."""

_APART = 1.64
"""The standard errors of a difference from which two levels are distinguished."""


def _near_club() -> tuple[str, ...]:
    """Club and the levels around it that clearly differ from each other, the weakest first."""
    names = list(LOSSES)
    club = names.index(DEFAULT_LEVEL)
    below = _apart(names[club::-1], 1)[:0:-1]
    return (*below, *_apart(names[club:], -1))


def _apart(names: Sequence[str], sign: int) -> list[str]:
    """The first of these levels, and each that gives away clearly more (or less) than the last."""
    kept = [names[0]]
    for name in names[1:]:
        (loss, error), (before, kept_error) = LOSSES[name], LOSSES[kept[-1]]
        if sign * (loss - before) > _APART * hypot(error, kept_error):
            kept.append(name)
    return kept


NAMED = tuple((level, LOSSES[level][0]) for level in _near_club())
"""The levels that can be named, and the points they give away per real choice in Standard."""
_USUAL = LOSSES[DEFAULT_LEVEL][0] / STANDARD_UNIT
_PRIOR = 40
"""The prior: the person counts as a Club player for this many choices."""


@dataclass(frozen=True, slots=True)
class Choices:
    """The cost of choices: per situation, overall, and the level that comes nearest."""

    deals: int
    every: Mean
    by_situation: tuple[tuple[Situation, Mean], ...]
    level: str | None
    """None while the deals are too few."""
    level_loss: float
    """The loss of that level per choice in these rules."""
    levels: tuple[str, ...]
    """The nearest level and those that chance would allow as well, the weakest first."""


def choices(sums: LossSums) -> Choices | None:
    """The cost of choices in these deals; None before the second choice.

    Intervals take a situation's choices as independent.
    """
    every = sum(sums.by_letter.values(), Moments()).mean
    if every is None:
        return None
    kinds = [
        (kind, sums.by_letter[letter].mean)
        for letter, kind in _KINDS.items()
        if letter in sums.by_letter
    ]
    unit = sums.unit / sums.deals
    nearest, measured = _nearest(every, unit)
    scale = unit / STANDARD_UNIT
    return Choices(
        sums.deals,
        every,
        tuple((kind, mean) for kind, mean in kinds if mean is not None),
        nearest if sums.deals >= LEAST_DEALS else None,
        measured * scale,
        tuple(level for level, _ in NAMED if level == nearest or _possible(level, every, scale)),
    )


def _possible(level: str, every: Mean, scale: float) -> bool:
    """Whether chance can explain the difference between the person's mean and this level's."""
    loss, error = LOSSES[level]
    off = hypot(every.half / SURE, scale * error)
    return abs(every.value - scale * loss) <= _APART * off


def _nearest(every: Mean, unit: float) -> tuple[str, float]:
    """The level nearest to the person's losses, drawn towards Club while the choices are few."""
    share = (every.value / unit * every.count + _USUAL * _PRIOR) / (every.count + _PRIOR)
    return min(NAMED, key=lambda named: abs(sqrt(max(0.0, share * STANDARD_UNIT)) - sqrt(named[1])))


def dearest(sums: LossSums) -> tuple[Apart, Situation | None]:
    """The comparison of the kinds of choices, and the one that costs most where that is clear."""
    if sums.deals < LEAST_DEALS:
        return Apart.CLOSE, None
    from hearts_gui.ai.coach.worst_kind import worst_kind  # imports NumPy

    letter = worst_kind(sums.losses)
    if letter is not None:
        return Apart.CLEAR, _KINDS[letter]
    return (Apart.EQUAL if _alike(sums) else Apart.CLOSE), None


def _alike(sums: LossSums) -> bool:
    """Whether every kind almost certainly costs the same as the others."""
    every, unit = sum(sums.by_letter.values(), Moments()), sums.unit / sums.deals
    for kind in sums.by_letter.values():
        here, there = kind.mean, (every - kind).mean
        if here is None or there is None:
            return False
        error = hypot(here.half, there.half) / SURE
        if apart(here.value - there.value, error, unit) is not Apart.EQUAL:
            return False
    return True
