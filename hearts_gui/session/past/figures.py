"""What the history says in numbers: results, points, luck, days; each with how sure it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from itertools import accumulate
from math import ceil, floor, fsum, sqrt
from operator import mul, neg

from hearts_gui.session.past.aggregates import GameSums, PointSums, SavedSums
from hearts_gui.session.past.means import SURE, Mean, Moments, wilson


@dataclass(frozen=True, slots=True)
class Results:
    """How games ended: counts of places from the first, and the wins that chance would allow."""

    games: int
    places: tuple[int, ...]
    share: tuple[float, float]
    """Between these shares the true one lies 19 times in 20."""
    chance: tuple[int, int]
    """The wins of an even player in this many games, 19 times in 20."""

    @property
    def wins(self) -> int:
        """First places, shared ones included."""
        return self.places[0]

    @property
    def even(self) -> float:
        """What an even player wins."""
        return 1 / len(self.places)


def results(rows: GameSums) -> Results | None:
    """How the games ended; None before the first."""
    if not rows.games:
        return None
    games, players = rows.games, rows.players
    places = tuple(rows.places[place] for place in range(1, players + 1))
    spread = SURE * sqrt(games * (1 / players) * (1 - 1 / players))
    chance = (max(0, ceil(games / players - spread)), min(games, floor(games / players + spread)))
    return Results(games, places, wilson(places[0], games), chance)


@dataclass(frozen=True, slots=True)
class Points:
    """Points per deal: how often each number was taken, and what a seat takes on average."""

    counts: dict[int, int]
    mean: Mean
    even: float
    """What all seats of these deals took on average."""
    queens: dict[int, int] = field(default_factory=dict)
    """How often each number was taken with the queen of spades, as far as it was written down."""
    latest: tuple[tuple[str, int, int], ...] = ()
    """The last deals with the queen, the newest first: game, deal, points."""


def points(rows: PointSums) -> Points | None:
    """The points of the deals; None of fewer than two with a number of points."""
    mean = Moments.of(rows.counts).mean
    if mean is None:
        return None
    return Points(
        dict(sorted(rows.counts.items())), mean, rows.even / mean.count,
        dict(sorted(rows.queens.items())), tuple(reversed(rows.latest)),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Luck:
    """The running sum of what luck saved, with the band that chance keeps to 19 times in 20."""

    sums: tuple[float, ...]
    """After each deal, from 0 before the first."""
    bands: tuple[float, ...]
    play: float
    """What play saved in all."""


def luck(rows: SavedSums, *, high: bool) -> Luck | None:
    """Luck and play so far; None before the second deal whose par is known."""
    return luck_of(rows.luck, rows.play, sign=-1 if high else 1)


def luck_of(lucks: Sequence[float], plays: Sequence[float], *, sign: int = 1) -> Luck | None:
    """Running sums of what luck and play saved in each deal; with the `sign` -1 it was lost.

    The band is that of their own spread.
    """
    if len(lucks) < 2:
        return None
    spread = sqrt(fsum(map(mul, lucks, lucks)) / len(lucks))  # its mean is 0 for any seating
    sums = accumulate(lucks if sign > 0 else map(neg, lucks), initial=0.0)
    width = SURE * spread
    bands = tuple([width * root for root in map(sqrt, range(len(lucks) + 1))])
    return Luck(tuple(sums), bands, sign * fsum(plays))


def days(times: Mapping[float, int]) -> dict[date, int]:
    """Deals by day, where those by the second are known."""
    counts: Counter[date] = Counter()
    for when, deals in times.items():
        counts[datetime.fromtimestamp(when).date()] += deals
    return counts
