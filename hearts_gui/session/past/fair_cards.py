"""Whether the cards that were dealt look like chance: each count beside what it should be."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import product
from math import comb, sqrt
from typing import Final, TypeVar

from hearts_gui.engine.cards import QS, Suit
from hearts_gui.engine.rules.packs import build_pack, deal_shape
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.share_code import CodeError, decode
from hearts_gui.session.past.figures import SURE
from hearts_gui.session.past.rows import DealRow

_ACE: Final = 14
_Key = TypeVar("_Key")


class Fact(StrEnum):
    """What is counted, in the order in which it is shown."""

    QUEEN = "queen"
    HEARTS = "hearts"
    ACES = "aces"
    LONGEST = "longest"
    VOIDS = "voids"


@dataclass(frozen=True, slots=True)
class Check:
    """A count or mean beside what chance gives: `found` against `expected` with its spread.

    `seat` counts from the player's left, 0 being the player, for the queen only.
    """

    fact: Fact
    seat: int
    found: float
    expected: float
    spread: float
    deals: int

    @property
    def away(self) -> float:
        """How far it lies from what is expected, as a part of the band's half."""
        return (self.found - self.expected) / (SURE * self.spread) if self.spread else 0.0

    @property
    def outside(self) -> bool:
        """Whether chance brings it so far in fewer than one case in twenty."""
        return abs(self.away) > 1


@dataclass(frozen=True, slots=True)
class _Shape:
    """What a hand of a rule set is on average."""

    queen: float
    """The chance that a hand holds the queen of spades; 0 where there is not just one."""
    moments: dict[Fact, tuple[float, float]]
    """Mean and variance, in the order of the facts."""


def rules_of(name: str, players: int) -> Rules | None:
    """The rules that are called so in the history; None where this version knows none."""
    try:
        return preset(name, players)
    except (KeyError, ValueError):
        pass
    try:
        return decode(name).rules
    except CodeError:
        return None


@lru_cache(maxsize=256)
def _shape(name: str, players: int, seat: int) -> _Shape | None:
    rules = rules_of(name, players)
    if rules is None:
        return None
    pack, hand = build_pack(rules), deal_shape(rules).sizes[seat]
    total = len(pack)
    suits = [sum(card.suit is suit for card in pack) for suit in Suit]
    hearts, aces = suits[Suit.HEARTS], sum(card.rank == _ACE for card in pack)
    longest, voids = _suit_moments(tuple(size for size in suits if size), total, hand)
    queens = sum(card.face is QS for card in pack)
    return _Shape(
        hand / total if queens == 1 else 0.0,
        {
            Fact.HEARTS: _drawn(hearts, total, hand),
            Fact.ACES: _drawn(aces, total, hand),
            Fact.LONGEST: longest,
            Fact.VOIDS: voids,
        },
    )


def _drawn(kind: int, total: int, hand: int) -> tuple[float, float]:
    """Mean and variance of how many of a kind are in a hand: the hypergeometric law."""
    mean = hand * kind / total
    rest = (total - hand) / (total - 1) if total > 1 else 0.0
    return mean, mean * (1 - kind / total) * rest


def _suit_moments(
    suits: tuple[int, ...], total: int, hand: int
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Mean and variance of the longest suit and of holding a void, over every kind of hand."""
    jokers = total - sum(suits)
    ways = comb(total, hand)
    longest, squares, void = 0.0, 0.0, 0.0
    for held in product(*(range(min(size, hand) + 1) for size in suits[:-1])):
        for last in range(min(suits[-1], hand - sum(held)) + 1 if sum(held) <= hand else 0):
            rest = hand - sum(held) - last
            if rest > jokers:
                continue
            shape = (*held, last)
            count = comb(jokers, rest)
            for size, many in zip(suits, shape, strict=True):
                count *= comb(size, many)
            part, most = count / ways, max(shape)
            longest += part * most
            squares += part * most * most
            void += part * (min(shape) == 0)
    return (longest, squares - longest * longest), (void, void * (1 - void))


def checks(rows: Iterable[DealRow]) -> tuple[Check, ...]:
    """The checks over these deals, of any rules; those that no deal speaks to are left out."""
    queen: dict[int, list[float]] = {}
    facts: dict[Fact, list[float]] = {}
    for row in rows:
        players = len(row.points)
        shape = _shape(row.rules, players, row.seat) if 0 <= row.seat < players else None
        if shape is None:
            continue
        for seat in range(players):
            other = _shape(row.rules, players, seat)
            chance = 0.0 if other is None else other.queen
            if chance:
                place = (seat - row.seat) % players
                _count(queen, place, row.queen == seat, chance, chance * (1 - chance))
        found = (row.hearts, row.aces, row.longest, row.voids > 0)
        for value, (fact, (mean, variance)) in zip(found, shape.moments.items(), strict=True):
            _count(facts, fact, value, mean, variance)
    made = [Check(Fact.QUEEN, seat, *_told(sums)) for seat, sums in sorted(queen.items())]
    made += [
        Check(fact, 0, *_told(facts[fact], mean=fact is not Fact.VOIDS))
        for fact in Fact
        if fact in facts
    ]
    return tuple(made)


def _count(
    sums: dict[_Key, list[float]], key: _Key, found: float, mean: float, variance: float
) -> None:
    entry = sums.setdefault(key, [0.0, 0.0, 0.0, 0.0])
    entry[0] += found
    entry[1] += mean
    entry[2] += variance
    entry[3] += 1


def _told(sums: list[float], *, mean: bool = False) -> tuple[float, float, float, int]:
    """Found, expected, spread and number of deals; as sums, or per deal."""
    found, expected, variance, deals = sums
    per = deals if mean else 1
    return found / per, expected / per, sqrt(variance) / per, int(deals)
