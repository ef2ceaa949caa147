"""What the history says in numbers: results, points, luck, days; each with how sure it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from math import ceil, floor, fsum, sqrt
from typing import Final

from hearts_gui.ai.coach.par import PAR
from hearts_gui.session.past.rows import DealRow, GameRow, ReadRow, Row

SURE: Final = 1.96
"""Standard errors to either side that hold the truth 19 times in 20."""


@dataclass(frozen=True, slots=True)
class Picked:
    """The rows of one rule set, and of one kind of company if wished."""

    games: tuple[GameRow, ...]
    deals: tuple[DealRow, ...]

    @property
    def players(self) -> int:
        """Seats at the table; 0 where no game was played."""
        return len(self.games[0].places) if self.games else 0


def tables(rows: Iterable[Row]) -> tuple[tuple[str, int], ...]:
    """Every rule set with its number of games, the one played most first."""
    found = Counter(row.rules for row in rows if isinstance(row, GameRow))
    return tuple(sorted(found.items(), key=lambda each: (-each[1], each[0])))


def companies(rows: Iterable[Row], rules: str) -> tuple[str, ...]:
    """The levels that somebody played these rules against, the most frequent first."""
    found = Counter(row.against for row in rows if isinstance(row, GameRow) and row.rules == rules)
    return tuple(level for level, _ in found.most_common() if level)


def picked(rows: Iterable[Row], rules: str, against: str | None = None) -> Picked:
    """The rows of these rules, against this level or everybody, the oldest first."""
    kept = [
        row
        for row in rows
        if not isinstance(row, ReadRow) and row.rules == rules and against in (None, row.against)
    ]
    games = sorted((row for row in kept if isinstance(row, GameRow)), key=lambda row: row.when)
    deals = sorted((row for row in kept if isinstance(row, DealRow)), key=lambda row: row.when)
    return Picked(tuple(games), tuple(deals))


@dataclass(frozen=True, slots=True)
class Results:
    """How games ended: counts of places from the first, and the wins that chance would allow."""

    games: int
    places: tuple[int, ...]
    share: tuple[float, float]
    """Between these shares the true one lies 19 times in 20."""
    chance: tuple[int, int]
    """So many wins an even player has in so many games, 19 times in 20."""

    @property
    def wins(self) -> int:
        """First places, shared ones included."""
        return self.places[0]

    @property
    def even(self) -> float:
        """What an even player wins."""
        return 1 / len(self.places)


def results(rows: Picked) -> Results | None:
    """How the games ended; None before the first."""
    if not rows.games:
        return None
    counts = Counter(row.places[row.seat] for row in rows.games)
    games, players = len(rows.games), rows.players
    places = tuple(counts[place] for place in range(1, players + 1))
    spread = SURE * sqrt(games * (1 / players) * (1 - 1 / players))
    chance = (max(0, ceil(games / players - spread)), min(games, floor(games / players + spread)))
    return Results(games, places, wilson(places[0], games), chance)


def wilson(hits: int, of: int) -> tuple[float, float]:
    """The interval of a share after Wilson, which holds near 0 and 1 too."""
    share, square = hits / of, SURE * SURE
    middle = (share + square / (2 * of)) / (1 + square / of)
    half = SURE * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with the half of its interval that holds the truth 19 times in 20."""

    value: float
    half: float
    count: int

    @property
    def low(self) -> float:
        """Where the interval begins."""
        return self.value - self.half

    @property
    def high(self) -> float:
        """Where it ends."""
        return self.value + self.half


def mean_of(values: Sequence[float]) -> Mean | None:
    """The mean of independent values; None of fewer than two."""
    if len(values) < 2:
        return None
    mean = fsum(values) / len(values)
    variance = fsum((each - mean) ** 2 for each in values) / (len(values) - 1)
    return Mean(mean, SURE * sqrt(variance / len(values)), len(values))


@dataclass(frozen=True, slots=True)
class Points:
    """Points per deal: how often each number was taken, and what a seat takes on average."""

    counts: dict[int, int]
    mean: Mean
    even: float
    """What all seats of these deals took on average."""


def points(rows: Picked) -> Points | None:
    """The points of the deals; None of fewer than two with a number of points."""
    plain = [row for row in rows.deals if len(row.points) > row.seat]
    mean = mean_of([row.points[row.seat] for row in plain])
    if mean is None:
        return None
    counts = Counter(row.points[row.seat] for row in plain)
    even = fsum(sum(row.points) / len(row.points) for row in plain) / len(plain)
    return Points(dict(sorted(counts.items())), mean, even)


@dataclass(frozen=True, slots=True)
class Luck:
    """The running sum of what luck saved, with the band that chance keeps to 19 times in 20."""

    sums: tuple[float, ...]
    """After each deal, from 0 before the first."""
    bands: tuple[float, ...]
    play: float
    """What play saved in all."""


def luck(rows: Picked, *, high: bool) -> Luck | None:
    """Luck and play so far; None before the second deal whose par is known."""
    parts, sign = [], -1 if high else 1
    for row in rows.deals:
        if len(row.par) == 2 and row.par_version == PAR and len(row.points) > row.seat:
            usual, field = row.par
            mine = row.points[row.seat]
            parts.append((sign * (usual - field), sign * (field - mine)))
    return luck_of(parts)


def luck_of(parts: Sequence[tuple[float, float]]) -> Luck | None:
    """The same of what luck and play saved in each deal; the band is that of their own spread."""
    if len(parts) < 2:
        return None
    lucks = [each for each, _ in parts]
    spread = sqrt(
        fsum(each * each for each in lucks) / len(lucks)
    )  # its mean is 0 whoever sits where
    sums, total = [0.0], 0.0
    for each in lucks:
        total += each
        sums.append(total)
    bands = tuple(SURE * spread * sqrt(n) for n in range(len(sums)))
    return Luck(tuple(sums), bands, sum(play for _, play in parts))


def days(rows: Iterable[Row]) -> dict[date, int]:
    """Deals by day, of all rules."""
    times = Counter(row.when for row in rows if isinstance(row, DealRow))
    found: Counter[date] = Counter()
    for when, deals in times.items():
        found[datetime.fromtimestamp(when).date()] += deals
    return found
