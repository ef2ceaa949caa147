"""A person's rating from the places in games, against levels whose ratings are fixed.

The update is that of Weng and Lin for the model of Plackett and Luce ("A Bayesian approximation
method for online ranking", JMLR 2011, algorithm 4), on the scale of Elo: 400 points are odds of
ten to one in a game of four. Only the person's rating moves; the levels were measured once, by
`build/measure_ratings.py`. The authors' factor gamma is 1: with the smaller one that they suggest
for whole teams the bands came out too wide (99 people in 100 within instead of 95).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from types import MappingProxyType
from typing import Final

from hearts_gui.session.past.rows import GameRow

SCALE: Final = 400 / math.log(10)
"""Points of rating for odds of e to one."""
_BETA: Final = SCALE / 2
"""Chance in a game: four seats together make the scale."""
_START: Final = (950.0, 150.0)
"""Rating and its deviation before the first game."""
_DRIFT: Final = 2.0
"""The deviation grows by so much with each game: people learn."""
_KAPPA: Final = 1e-4
LEAST_GAMES: Final = 10

MEASURED: Final[Mapping[str, float]] = MappingProxyType(
    {
        "beginner": 790.0,
        "casual": 865.0,
        "learner": 930.0,
        "club": 1000.0,
        "strong": 1065.0,
        "expert": 1120.0,
        "grandmaster": 1650.0,
    }
)
"""What each level's places say of it, in 2 727 games of Standard with four: to about 10 up to Club,
to 40 for Strong and Expert; Grandmaster was first in 20 of its 22 games: 1 650, to about 200."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong the places say that somebody is; `deviation` is one standard deviation."""

    value: float = _START[0]
    deviation: float = _START[1]
    games: int = 0

    @property
    def half(self) -> float:
        """Half the width of the band that holds the true value 19 times in 20."""
        return 1.96 * self.deviation


def after(rating: Rating, others: Sequence[float], places: tuple[int, ...], seat: int) -> Rating:
    """The rating after one more game: the others' ratings and everybody's places, by seat.

    `others` has a value in the person's seat too, which is not looked at.
    """
    variance = rating.deviation**2 + _DRIFT**2
    values = [rating.value if at == seat else other for at, other in enumerate(others)]
    c = math.sqrt(variance + len(values) * _BETA**2)
    strengths = [math.exp(value / c) for value in values]
    omega = delta = 0.0
    for at, place in enumerate(places):
        if place > places[seat]:
            continue  # was chosen after the person had gone
        rest = sum(each for each, other in zip(strengths, places, strict=True) if other >= place)
        alike = places.count(place)
        share = strengths[seat] / rest
        omega += ((1.0 if at == seat else 0.0) - share) / alike
        delta += share * (1 - share) / alike
    value = rating.value + variance / c * omega
    variance *= max(1 - variance / c**2 * delta, _KAPPA)
    return Rating(value, math.sqrt(variance), rating.games + 1)


def one_more(rating: Rating, row: GameRow) -> Rating:
    """The rating after a game of the history; one with others than the levels is passed over."""
    levels = [level for at, level in enumerate(row.levels) if at != row.seat]
    if len(row.places) != len(row.levels) or not set(levels) <= set(MEASURED):
        return rating
    others = [MEASURED.get(level, 0.0) for level in row.levels]
    return after(rating, others, row.places, row.seat)


def rating_of(rows: Iterable[GameRow]) -> Rating:
    """What these games say, the oldest first."""
    return reduce(one_more, sorted(rows, key=lambda each: (each.when, each.game)), Rating())


def equals(rating: Rating) -> str:
    """The level nearest to a rating."""
    return min(MEASURED, key=lambda level: abs(MEASURED[level] - rating.value))
