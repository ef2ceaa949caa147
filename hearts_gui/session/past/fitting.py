"""A person's strength, how a game that has just ended changes it, and opponents that fit it.

It combines the places in games (`rating`) and what choices cost (`choices`). Places depend on the
cards, so a lucky evening raises them; what choices cost does not. Together they give a probability
for each strength. The opponents are so strong that, by the rating model, the person comes first in
the share of games that they chose. Between two levels they are a mixture of both.
"""

import math
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import mul
from pathlib import Path
from typing import Any, TypeAlias

from hearts_gui.ai.players.levels import Mixture
from hearts_gui.config.reading import number, read_value, write_value
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.later import BackgroundTask, Wake, no_wake
from hearts_gui.session.past.aggregates import LossSums, Tallies, Tally
from hearts_gui.session.past.choices import LOSSES, STANDARD_UNIT
from hearts_gui.session.past.means import SURE, Moments
from hearts_gui.session.past.rating import (
    FIGURES,
    LEAST_GAMES,
    MEASURED,
    SCALE,
    STRENGTHS,
    Rating,
    one_more,
)
from hearts_gui.session.past.rows import GameRow
from hearts_gui.session.setup.players import Bot, Seating, human_seats
from hearts_gui.wording.variants import rules_name

_OTHERWISE = 0.08
"""The points per choice by which two people of equal strength may differ."""
KNOWN = {key: figures.rating for key, figures in FIGURES.items()}
"""The ratings of the levels from which company is mixed, the weakest first."""


@dataclass(frozen=True, slots=True)
class Strength:
    """The known strength of a person: its mean and standard deviation, as ratings."""

    mean: float
    spread: float


UNKNOWN = Strength(1000.0, 300.0)
"""The strength before the first game."""
FILE = "strength.json"
"""The file of the last strength, so that a game can begin without adding up all others."""
_MOST = 10_000.0


def noted_strength(folder: Path) -> Strength:
    """The strength that is noted beside the saved games; UNKNOWN without a note."""
    return read_value(folder / FILE, _strength, UNKNOWN)


def _strength(data: Any) -> Strength:
    return Strength(number(data["mean"], -_MOST, _MOST), number(data["spread"], 0, _MOST))


def note_strength(folder: Path, person: Strength) -> None:
    """Keep a strength if it has changed. If the disk refuses, opponents may fit less well."""
    if noted_strength(folder) != person:
        write_value(folder / FILE, {"mean": person.mean, "spread": person.spread})


def _sloping() -> list[tuple[float, float]]:
    """Ratings with the cost of a choice, the weakest first; the cost never rises."""
    pairs = sorted((MEASURED[level], loss) for level, (loss, _) in LOSSES.items())
    low = math.inf
    return [(rating, low := min(low, loss)) for rating, loss in pairs]


_SLOPE = _sloping()


def usual_loss(rating: float) -> float:
    """The cost of a real choice for someone of this rating in Standard, in points."""
    ratings = [rating for rating, _ in _SLOPE]
    index = min(max(1, bisect_left(ratings, rating)), len(ratings) - 1)
    (low, before), (high, after) = _SLOPE[index - 1], _SLOPE[index]
    return max(0.0, before + (after - before) * (rating - low) / (high - low))


def _choices(sums: LossSums) -> Callable[[float], float]:
    """The likelihood of these choices by strength, up to a factor."""
    mean = sum(sums.by_letter.values(), Moments()).mean
    if mean is None or not sums.deals:
        return lambda _: 1.0
    scale = STANDARD_UNIT * sums.deals / sums.unit
    value, error = mean.value * scale, math.hypot(mean.half / SURE * scale, _OTHERWISE)
    return lambda rating: math.exp(-(((value - usual_loss(rating)) / error) ** 2) / 2)


def strength(tally: Tally) -> Strength:
    """A person's strength, from the games of a rule set."""
    return strength_of(tally.games.rating, tally.losses)


def strength_of(rating: Rating, sums: LossSums) -> Strength:
    """The strength that follows from places and choices together."""
    by_choices = _choices(sums)
    likely = [
        chance * by_choices(strength)
        for strength, chance in zip(STRENGTHS, rating.chances, strict=True)
    ]
    whole = math.fsum(likely)
    mean = math.fsum(map(mul, STRENGTHS, likely)) / whole
    square = math.fsum(
        strength * strength * part for strength, part in zip(STRENGTHS, likely, strict=True)
    )
    return Strength(mean, math.sqrt(max(0.0, square / whole - mean * mean)))


def first_share(person: Strength, company: float, others: int) -> float:
    """The expected share of games that the person wins against opponents of this rating."""
    steps = [-1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5]
    weights = [math.exp(-step * step / 2) for step in steps]
    return math.fsum(
        weight / (1 + others * math.exp((company - person.mean - step * person.spread) / SCALE))
        for step, weight in zip(steps, weights, strict=True)
    ) / math.fsum(weights)


def fitting_rating(person: Strength, percent: int, others: int) -> float:
    """The rating of a company against which the person comes first in this share of games.

    `percent` is for a table of four; at another table it is as far from an even share.
    """
    even = 4 / (others + 1)
    wanted = min(0.95, percent / 100 * even)
    low, high = min(KNOWN.values()), max(KNOWN.values())
    for _ in range(30):
        middle = (low + high) / 2
        if first_share(person, middle, others) > wanted:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def opponents_at(rating: float) -> str:
    """The name of a level with this rating, or of a mixture of the two nearest levels."""
    for low, high in pairwise(KNOWN):
        if rating <= KNOWN[high]:
            share = (rating - KNOWN[low]) / (KNOWN[high] - KNOWN[low])
            percent = round(100 * max(0.0, share))
            if 0 < percent < 100:
                return Mixture(low, high, percent).name
            return high if percent else low
    return high


def fitting_opponents(person: Strength, percent: int, players: int) -> str:
    """The level or mixture of opponents that fits a person at a table."""
    return opponents_at(fitting_rating(person, percent, players - 1))


_LAST = float("inf")
"""The position of a game after all others."""


def row_of(rules: Rules, seats: Seating, places: Sequence[int]) -> GameRow | None:
    """The game as the history will have it; None where nobody or several people played."""
    people = human_seats(seats)
    if len(people) != 1:
        return None
    levels = tuple(who.level if isinstance(who, Bot) else "" for who in seats)
    return GameRow("", _LAST, rules_name(rules), "", people[0], tuple(places), levels)


def change(tallies: Tallies, row: GameRow) -> tuple[Rating, Rating] | None:
    """The rating before and after a game; None while there are too few games for a rating."""
    before = tallies.tally(row.rules).games.rating
    now = one_more(before, row)
    return None if now.games < LEAST_GAMES or now == before else (before, now)


RatingChange: TypeAlias = BackgroundTask[tuple[Rating, Rating] | None]


def rating_change(
    tallies: Callable[[], Tallies], row: GameRow, wake: Wake = no_wake
) -> RatingChange:
    """The rating before and after, when it is known."""
    return BackgroundTask(lambda: change(tallies(), row), wake)
