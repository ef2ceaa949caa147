"""Figures of the history with their errors, the luck of the cards, and a player's style."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from enum import StrEnum
from heapq import nlargest, nsmallest
from itertools import accumulate, compress
from math import ceil, floor, fsum, hypot, sqrt
from operator import mul, neg

from hearts_gui.engine.rules.choices import Ranking
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.past.aggregates import (
    ACES,
    LONG,
    QUEEN,
    TOKENS,
    VOID,
    CardSums,
    GameSums,
    PointSums,
    SavedSums,
)
from hearts_gui.session.past.means import SURE, Mean, Moments, wilson

# Finds kinds of deals in which a person certainly plays better or worse. Every deal is measured
# against six others who played the same cards in the same seat, so that neither luck nor a hard
# kind of deal is anyone's merit or fault. A kind of deal is reported only where it differs from the
# other deals by more than three standard errors: with some ten kinds looked at, chance alone gives
# one false sentence in about thirty histories.

LEAST = 10
"""The fewest deals of a kind, and outside it, for a finding."""
CERTAIN = 3.0
"""The number of standard errors from which a finding is certain."""
SHOWN = 5
_CARDS = (("queen", QUEEN), ("long", LONG), ("void", VOID), ("aces", ACES))


@dataclass(frozen=True, slots=True)
class Finding:
    """A kind of deal, and by how many points a deal the person does better (or worse) in it."""

    kind: str
    by: float
    error: float
    deals: tuple[tuple[str, int, float], ...]
    """The deals that show it most: game, number, and what play saved in it."""

    @property
    def good(self) -> bool:
        """Whether the person does better in it."""
        return self.by > 0


def findings(rows: SavedSums, *, high: bool) -> tuple[Finding, ...]:
    """The certain findings, praise and blame in turn, the more certain first."""
    sign = -1 if high else 1
    every = Moments.among(rows.play)
    findings = (_finding(kind, marks, rows, every, sign) for kind, marks in _kinds(rows))
    result = [finding for finding in findings if finding is not None]
    result.sort(key=lambda finding: -abs(finding.by) / finding.error)
    praise = [finding for finding in result if finding.good]
    blame = [finding for finding in result if not finding.good]
    first, second = (praise, blame) if not result or result[0].good else (blame, praise)
    shown: list[Finding] = []
    for index in range(max(len(first), len(second))):
        shown += [*first[index : index + 1], *second[index : index + 1]]
    return tuple(shown)


def _kinds(rows: SavedSums) -> Iterator[tuple[str, bytes]]:
    """Each kind of deal, with 1 for each deal that is of this kind and 0 for the others."""
    cards, passes = bytes(rows.cards), bytes(rows.passes)
    for kind, bit in _CARDS:
        yield kind, cards.translate(bytes(bool(kinds & bit) for kinds in range(256)))
    half = len(cards) // 2
    yield "lately", bytes(half) + b"\1" * (len(cards) - half)
    for index, token in enumerate(TOKENS, start=1):
        yield (
            f"pass-{token.value.lower()}",
            passes.translate(bytes(kind == index for kind in range(256))),
        )


def _finding(kind: str, marks: bytes, rows: SavedSums, every: Moments, sign: int) -> Finding | None:
    inside = Moments.among(tuple(compress(rows.play, marks)))
    outside = every - inside
    here, there = inside.mean, outside.mean
    if here is None or there is None or min(here.count, there.count) < LEAST:
        return None
    by, error = sign * (here.value - there.value), hypot(here.half, there.half) / SURE
    if not error or abs(by) < CERTAIN * error:
        return None
    deals = compress(range(len(rows.play)), marks)
    best = nlargest if (by > 0) == (sign > 0) else nsmallest
    shown = best(SHOWN, deals, key=rows.play.__getitem__)
    return Finding(
        kind, by, error, tuple((*_deal(rows, index), sign * rows.play[index]) for index in shown)
    )


def _deal(rows: SavedSums, index: int) -> tuple[str, int]:
    """The game and the number of a deal."""
    return rows.games[bisect_right(rows.starts, index) - 1], rows.numbers[index]


class FairCount(StrEnum):
    """The facts that are counted, in the order in which they are shown."""

    QUEEN = "queen"
    HEARTS = "hearts"
    ACES = "aces"
    LONGEST = "longest"
    VOIDS = "voids"


@dataclass(frozen=True, slots=True)
class Check:
    """A count or mean beside what chance gives: `observed` against `expected` with its spread.

    `seat` counts from the player's left, 0 being the player, for the queen only.
    """

    fact: FairCount
    seat: int
    observed: float
    expected: float
    spread: float
    deals: int

    @property
    def away(self) -> float:
        """Its distance from the expected value, as a share of half the band."""
        return (self.observed - self.expected) / (SURE * self.spread) if self.spread else 0.0

    @property
    def outside(self) -> bool:
        """Whether chance brings it this far in fewer than one case in twenty."""
        return abs(self.away) > 1


def checks(sums: CardSums) -> tuple[Check, ...]:
    """The checks over these deals, of any rules, leaving out those without a deal."""
    result = [
        Check(FairCount.QUEEN, seat, *_measures(counts))
        for seat, counts in sorted(sums.queen.items())
    ]
    result += [
        Check(fact, 0, *_measures(sums.facts[fact], mean=fact is not FairCount.VOIDS))
        for fact in FairCount
        if fact in sums.facts
    ]
    return tuple(result)


def _measures(sums: list[float], *, mean: bool = False) -> tuple[float, float, float, int]:
    """Observed and expected values, spread and number of deals; as sums, or per deal."""
    total, expected, variance, deals = sums
    per = deals if mean else 1
    return total / per, expected / per, sqrt(variance) / per, int(deals)


@dataclass(frozen=True, slots=True)
class Results:
    """Results of games: how often each place was reached, and the wins that chance would give."""

    games: int
    players: int
    places: tuple[int, ...]
    """How often each was reached; the first alone where the rules rank nobody but the winner."""
    share: tuple[float, float]
    """The 95% confidence interval of the share of wins."""
    chance: tuple[int, int]
    """The range of wins of an average player in this many games, 19 times in 20."""

    @property
    def wins(self) -> int:
        """First places, shared ones included."""
        return self.places[0]

    @property
    def even(self) -> float:
        """The share of games that chance would let a player win."""
        return 1 / self.players


def results(rows: GameSums, rules: Rules | None) -> Results | None:
    """The results of the games by these rules; None before the first."""
    if not rows.games:
        return None
    games, players = rows.games, rows.players
    most = 1 if rules is not None and rules.ranking is Ranking.WINNER_ONLY else players
    places = tuple(rows.places[place] for place in range(1, most + 1))
    spread = SURE * sqrt(games * (1 / players) * (1 - 1 / players))
    chance = (max(0, ceil(games / players - spread)), min(games, floor(games / players + spread)))
    return Results(games, players, places, wilson(places[0], games), chance)


@dataclass(frozen=True, slots=True)
class Points:
    """Points per deal: how often each number was taken, and what a seat takes on average."""

    counts: dict[int, int]
    mean: Mean
    even: float
    """The average of all seats of these deals."""
    queens: dict[int, int] = field(default_factory=dict)
    """The frequency of each number with the queen of spades, as far as it was written down."""
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
    """The points that play saved in all."""


def luck(rows: SavedSums, *, high: bool) -> Luck | None:
    """Luck and play so far; None before the second deal whose par is known."""
    return luck_of(rows.luck, rows.play, sign=-1 if high else 1)


def luck_of(lucks: Sequence[float], plays: Sequence[float], *, sign: int = 1) -> Luck | None:
    """Running sums of what luck and play saved; with the `sign` -1, of what they cost.

    The band follows from their own spread.
    """
    if len(lucks) < 2:
        return None
    spread = sqrt(fsum(map(mul, lucks, lucks)) / len(lucks))  # its mean is 0 for any seating
    sums = accumulate(lucks if sign > 0 else map(neg, lucks), initial=0.0)
    width = SURE * spread
    bands = tuple([width * root for root in map(sqrt, range(len(lucks) + 1))])
    return Luck(tuple(sums), bands, sign * fsum(plays))


def days(times: Mapping[float, int]) -> dict[date, int]:
    """The number of deals by day, from their times in seconds."""
    counts: Counter[date] = Counter()
    for when, deals in times.items():
        counts[datetime.fromtimestamp(when).date()] += deals
    return counts
