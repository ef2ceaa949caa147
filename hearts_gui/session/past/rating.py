"""A person's rating, from places in games against levels with fixed ratings.

Places follow the model of Plackett and Luce on the scale of Elo: 400 points are odds of ten to one
in a game of two. The person has a probability for each strength (Bayes), starting from a prior that
allows all of them; the mean strength is the rating. The levels were measured once, by
`build/measure_ratings.py`. The errors of their ratings widen the band, weighted by how much the
games against each level tell.

An approximation by mean and deviation alone (R. Weng, C. Lin, "A Bayesian approximation method for
online ranking", JMLR 2011) did not hold a player of 1 650 after ten games, from any start: the
places of a player who always wins or always loses only say on which side of the opponents they are.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import mul
from types import MappingProxyType

from hearts_gui.ai.players.levels import BY_KEY, LEVELS, Measured, mixture
from hearts_gui.session.past.means import SURE
from hearts_gui.session.past.rows import GameRow

SCALE = 400 / math.log(10)
"""Points of rating for odds of e to one."""
_STEP = 25
STRENGTHS = tuple(range(0, 2401, _STEP))
"""The ratings that a person may have."""
_START = (1000.0, 450.0)
"""Mean and deviation before the first game."""
_DRIFT = 2.0
"""The growth of the deviation with each game, because people learn."""
_MOVED = _DRIFT**2 / (2 * _STEP**2)
LEAST_GAMES = 10

FIGURES: Mapping[str, Measured] = MappingProxyType(
    {key: level.measured for key, level in BY_KEY.items() if level.measured}
)
"""The measured strength of each level that a person meets, the weakest first."""
MEASURED: Mapping[str, float] = MappingProxyType(
    {level.key: FIGURES[level.key].rating for level in LEVELS}
)
"""The rating of each level that a person may choose."""


def _between(level: str) -> Measured:
    """The rating of a level or mixture with its error. Raises KeyError."""
    mixed = mixture(level)
    if mixed is None:
        return FIGURES[level]
    low, high, percent = FIGURES[mixed.low], FIGURES[mixed.high], mixed.percent
    return Measured(
        low.rating + (high.rating - low.rating) * percent / 100,
        low.rating_error + (high.rating_error - low.rating_error) * percent / 100,
    )


def rated(level: str) -> float | None:
    """The rating of a level or a mixture of two; None for one that was not measured."""
    try:
        return _between(level).rating
    except KeyError:
        return None


def _likeliness(values: Sequence[float]) -> tuple[float, ...]:
    whole = math.fsum(values)
    return tuple([value / whole for value in values])


def _force(rating: float) -> float:
    """The strength on the scale of the model, whose ratios are odds."""
    return math.exp((rating - _START[0]) / SCALE)


_SQUARES = tuple(value * value for value in STRENGTHS)
_FORCES = tuple(map(_force, STRENGTHS))
_BEFORE = _likeliness(
    [math.exp(-(((value - _START[0]) / _START[1]) ** 2) / 2) for value in STRENGTHS]
)


@dataclass(frozen=True, slots=True)
class Rating:
    """A person's strength, estimated from places."""

    chances: tuple[float, ...] = _BEFORE
    """The likelihood of each of the `STRENGTHS`, given the measured ratings of the levels."""
    games: int = 0
    met: tuple[tuple[str, int], ...] = ()
    """The number of opponents of each level."""

    @property
    def value(self) -> float:
        """The mean strength."""
        return math.fsum(map(mul, STRENGTHS, self.chances))

    @property
    def deviation(self) -> float:
        """One standard deviation, with the errors of the levels' ratings."""
        own = math.fsum(map(mul, _SQUARES, self.chances)) - self.value**2
        squares = [
            (level, count * _information(self.value - _between(level).rating))
            for level, count in self.met
        ]
        every = math.fsum(part for _, part in squares) or 1.0
        others = math.fsum(
            (_between(level).rating_error * part / every) ** 2 for level, part in squares
        )
        return math.sqrt(max(0.0, own) + others)

    @property
    def half(self) -> float:
        """Half the width of the band that holds the true value 19 times in 20."""
        return SURE * self.deviation


def after(rating: Rating, levels: Sequence[str], places: Sequence[int], seat: int) -> Rating:
    """The rating after one more game: the others' levels and everyone's places, by seat.

    `levels` has a name in the person's seat too, which is ignored.
    """
    others = [index for index in range(len(places)) if index != seat]
    others.sort(key=lambda index: places[index])
    company = tuple(levels[index] for index in others)
    ahead = sum(places[index] < places[seat] for index in others)
    equal = sum(places[index] == places[seat] for index in others)
    likely = _likely(company, ahead, equal)
    chances = _likeliness(tuple(map(mul, _drifted(rating.chances), likely)))
    met = Counter(dict(rating.met))
    met.update(company)
    return Rating(chances, rating.games + 1, tuple(sorted(met.items())))


def _information(ahead: float) -> float:
    """A game's weight against an opponent this far behind: small where the result is certain."""
    odds = math.exp(-abs(ahead) / SCALE)
    return odds / (1 + odds) ** 2


def _drifted(chances: tuple[float, ...]) -> list[float]:
    below, above = (chances[0], *chances), (*chances[1:], chances[-1])
    return [
        chance + _MOVED * (low - 2 * chance + high)
        for chance, low, high in zip(chances, below, above, strict=False)
    ]


@lru_cache(maxsize=4096)
def _likely(company: tuple[str, ...], ahead: int, equal: int) -> tuple[float, ...]:
    """The likelihood, by strength, of coming after the first `ahead` of the others in order.

    Any number of the `equal` ones may have come before the person.
    """
    forces = [_force(_between(level).rating) for level in company]
    left = [math.fsum(forces[gone:]) for gone in range(ahead + equal + 1)]
    chances = [0.0] * len(STRENGTHS)
    for gone in range(ahead, ahead + equal + 1):
        others = math.prod(left[gone : ahead + equal])  # their own order, once the person is gone
        for index, force in enumerate(_FORCES):
            chances[index] += force / others / math.prod(force + rest for rest in left[: gone + 1])
    return tuple(chances)


def one_more(rating: Rating, row: GameRow) -> Rating:
    """The rating after a game of the history; a game with unrated players is skipped."""
    levels = {level for index, level in enumerate(row.levels) if index != row.seat}
    if len(row.places) != len(row.levels) or None in map(rated, levels):
        return rating
    return after(rating, row.levels, row.places, row.seat)


def equals(rating: Rating) -> tuple[str, ...]:
    """The level nearest to a rating and the levels inside its band, the weakest first."""
    off = {level: abs(value - rating.value) for level, value in MEASURED.items()}
    return tuple(level for level in off if off[level] <= max(rating.half, min(off.values())))
