"""Deals of a kind, each of them as likely as any other.

The hand that is hardest to come by is made: first how many cards of each suit and which of the
cards that are named, weighed by the number of such hands, then which others. The rest is dealt, and
all is done again until the other hands are as wanted; so no deal of the kind comes more often.
"""

from __future__ import annotations

import random
import time
from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, combinations, product
from math import comb
from typing import Final

from hearts_gui.engine.cards import ACE, Card, Suit
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.packs import build_pack, deal_shape
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.puzzles.conditions import ME, SOMEONE, ConditionError, DealKind, Hand
from hearts_gui.session.puzzles.whole_deal import WholeDeal

_MOST_NAMED: Final = 10
_PACK: Final = 52


@dataclass(frozen=True, slots=True)
class _Class:
    """Hands alike: which named cards they hold, and how many others of each suit."""

    named: tuple[Card, ...]
    others: tuple[int, ...]


class _Maker:
    """Makes hands that are as wanted, each as likely as any other."""

    def __init__(self, wish: Hand, pack: Sequence[Card], size: int) -> None:
        named = set(wish.holds | wish.lacks)
        if wish.aces != (0, 4):
            named |= {card for card in pack if card.rank == ACE}
        if len(named) > _MOST_NAMED + len(wish.holds):
            raise ConditionError(message("kind-many", most=_MOST_NAMED))
        self.free = [[card for card in pack if card.suit is suit and card not in named]
                     for suit in Suit]  # fmt: skip
        open_ = sorted(named - wish.holds - wish.lacks)
        self.classes: list[_Class] = []
        weights: list[int] = []
        possible = not wish.holds & wish.lacks
        for count in range(len(open_) + 1) if possible else ():
            for more in combinations(open_, count):
                held = (*sorted(wish.holds), *more)
                for others, weight in self._lengths(wish, held, size):
                    self.classes.append(_Class(held, others))
                    weights.append(weight)
        self.sums = list(accumulate(weights))
        self.count = self.sums[-1] if self.sums else 0

    def _lengths(
        self, wish: Hand, held: tuple[Card, ...], size: int
    ) -> Iterator[tuple[tuple[int, ...], int]]:
        aces = sum(card.rank == ACE for card in held)
        if not wish.aces[0] <= aces <= wish.aces[1]:
            return
        lengths = [sum(card.suit is suit for card in held) for suit in Suit]
        spans = [
            range(max(0, low - has), min(len(free), high - has, size - len(held)) + 1)
            for (low, high), has, free in zip(wish.suits, lengths, self.free, strict=True)
        ]
        *first, last = spans
        for start in product(*first):
            rest = size - len(held) - sum(start)
            counts = (*start, rest)
            if rest in last and wish.fits_counts(
                [a + b for a, b in zip(lengths, counts, strict=True)]
            ):
                weight = 1
                for free, count in zip(self.free, counts, strict=True):
                    weight *= comb(len(free), count)
                yield counts, weight

    def make(self, rng: random.Random) -> list[Card]:
        """One of the hands."""
        drawn = self.classes[bisect(self.sums, rng.randrange(self.count))]
        hand = list(drawn.named)
        for free, count in zip(self.free, drawn.others, strict=True):
            hand += rng.sample(free, count)
        return hand


@lru_cache(maxsize=8)
def _maker(wish: Hand, rules: Rules, seat: int) -> _Maker:
    size = deal_shape(rules).sizes[max(seat, 0)]
    return _Maker(wish, build_pack(rules), size)


def draw(rules: Rules, kind: DealKind, seed: str) -> WholeDeal:
    """A deal of this kind, the same for the same seed. Raises ConditionError where there is none.

    Takes up to a second where two hands are wanted that hardly ever come together.
    """
    check(rules)
    rng = random.Random(f"hearts/kind/{seed}")
    makers, first = _makers(rules, kind)
    others = DealKind(None, {seat: hand for seat, hand in kind.hands.items() if seat != first})
    began, tries, hands = time.perf_counter(), 0, _hands(rng, rules, first, makers)
    while not others.fits(hands):
        tries += 1
        if tries % 1024 == 0 and time.perf_counter() - began > SECONDS:
            raise ConditionError(Message("kind-too-rare"))
        hands = _hands(rng, rules, first, makers)
    token = kind.token or rng.choice([token for token in rules.pass_cycle if token in _PLAIN])
    return WholeDeal(token, rng.randrange(rules.players), tuple(tuple(sorted(h)) for h in hands))


def one_in(rules: Rules, kind: DealKind) -> tuple[int, bool]:
    """One in how many deals is of this kind, rounded; and whether that is only estimated."""
    makers, first = _makers(rules, kind)
    pack, sizes = build_pack(rules), deal_shape(rules).sizes
    share = 1.0 if first is None else makers[first].count / comb(len(pack), sizes[first])
    others = DealKind(None, {seat: hand for seat, hand in kind.hands.items() if seat != first})
    if not others.hands:
        return round(1 / share), False
    rng, hits, tries = random.Random("hearts/kind/share"), 0, 0
    began = time.perf_counter()
    while tries < _TRIED and time.perf_counter() - began < _A_MOMENT:
        hits += others.fits(_hands(rng, rules, first, makers))
        tries += 1
    return round(tries / max(hits, 1) / share), True


_TRIED, _A_MOMENT = 2_000, 0.1
SECONDS: Final = 1.0
"""After this time a kind is called too rare: a window waits for it."""
_PLAIN: Final = (PassToken.L, PassToken.R, PassToken.A, PassToken.HOLD)


def _makers(rules: Rules, kind: DealKind) -> tuple[dict[int, _Maker], int | None]:
    """What makes each hand, and the seat whose hand is hardest to come by."""
    every = {seat: _maker(hand, rules, seat) for seat, hand in kind.hands.items()}
    if any(not maker.count for maker in every.values()) or _held_twice(kind):
        raise ConditionError(Message("kind-impossible"))
    makers = {seat: maker for seat, maker in every.items() if seat != SOMEONE}
    return makers, min(makers, key=lambda seat: makers[seat].count, default=None)


def _held_twice(kind: DealKind) -> bool:
    """Whether one card is wanted in two hands, which no deal can give."""
    some = kind.hands.get(SOMEONE, Hand()).holds
    seats = [hand.holds for seat, hand in kind.hands.items() if seat != SOMEONE]
    own = kind.hands.get(ME, Hand()).holds
    return bool(own & some) or any(first & second for first, second in combinations(seats, 2))


def _hands(
    rng: random.Random, rules: Rules, first: int | None, makers: dict[int, _Maker]
) -> list[list[Card]]:
    pack, sizes = build_pack(rules), deal_shape(rules).sizes
    drawn = [] if first is None else makers[first].make(rng)
    taken = set(drawn)
    rest = [card for card in pack if card not in taken]
    rng.shuffle(rest)
    hands, index = [], 0
    for seat, size in enumerate(sizes):
        if seat == first:
            hands.append(drawn)
        else:
            hands.append(rest[index : index + size])
            index += size
    return hands


def check(rules: Rules) -> None:
    """Raise ConditionError unless deals are four hands of one whole pack, with a usual pass."""
    shape = deal_shape(rules)
    whole = len(build_pack(rules)) == _PACK and not shape.kitty and not shape.stock
    if rules.players != 4 or not whole or not set(_PLAIN) & set(rules.pass_cycle):
        raise ConditionError(Message("kind-rules"))
