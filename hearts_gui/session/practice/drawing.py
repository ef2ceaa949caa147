"""Draws deals of a kind: a small language for what is wanted, and all such deals equally likely.

    pass across; me: QS, spades <= 2; someone: clubs <= 1

Clauses are separated by semicolons or lines. A clause is the direction of the pass, or a player
with what is wanted of the hand dealt to that player: `me`, `left`, `across`, `right`, or `someone`
for any of the others. What is wanted, separated by commas:

    QS             holds the card
    no QS          does not hold it
    void           has no card of some suit; `void clubs`, `clubs void` and `no clubs` of that one
    spades <= 2    how many of a suit: <=, >=, = or 4-6
    aces >= 2      the same for aces
    longest >= 6   the same for the longest suit

The hand with the rarest condition is made first: its suit lengths and named cards, weighted by the
number of such hands, then its other cards. The rest is dealt, and everything is repeated until the
other hands fit, so no deal of the kind is likelier than another.
"""

import random
import re
import time
from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import accumulate, combinations, product
from math import comb

from hearts_gui.engine.cards import ACE, STANDARD_FACES, Card, Suit
from hearts_gui.engine.message import Message, MessageError, message
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.packs import build_pack, deal_shape
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.share_code import in_plain_signs
from hearts_gui.session.practice.whole_deal import WholeDeal

SOMEONE = -1
ME = 0
SEATS = {"me": ME, "left": 1, "across": 2, "right": 3, "someone": SOMEONE}
PASSES = {"left": PassToken.L, "right": PassToken.R, "across": PassToken.A, "none": PassToken.HOLD}
_SUITS = {suit.name.lower(): suit for suit in Suit}
_MOST = 13
_CARD = re.compile(r"(10|[2-9TJQKA])[CDSH]", re.IGNORECASE)
READY = (
    "me: QS, spades <= 2",
    "me: QS, spades >= 5",
    "me: KS, no QS, spades <= 3",
    "me: AH, hearts 4",
    "me: void",
    "me: no QS, no KS, no AS; someone: QS, spades <= 2",
    "someone: clubs <= 1",
    "me: aces >= 3, longest >= 6",
)
"""Kinds to choose from; each has its words in the message `kind-ready`."""

LONGEST = 400
"""The most letters of a condition."""


class ConditionError(MessageError, ValueError):
    """A condition that cannot be understood, or that no deal fulfils."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The conditions on one hand. Counts are pairs of the least and the most."""

    holds: frozenset[Card] = frozenset()
    lacks: frozenset[Card] = frozenset()
    suits: tuple[tuple[int, int], ...] = ((0, _MOST),) * len(Suit)
    aces: tuple[int, int] = (0, 4)
    longest: tuple[int, int] = (0, _MOST)
    void: bool = False

    def fits(self, hand: Sequence[Card]) -> bool:
        """Whether a hand is as wanted."""
        held = frozenset(hand)
        return (
            self.holds <= held
            and not self.lacks & held
            and _fits(sum(card.rank == ACE for card in held), self.aces)
            and self.fits_counts([sum(card.suit is suit for card in held) for suit in Suit])
        )

    def fits_counts(self, counts: Sequence[int]) -> bool:
        """Whether these are wanted lengths of the suits."""
        return (
            all(_fits(count, wanted) for count, wanted in zip(counts, self.suits, strict=True))
            and _fits(max(counts), self.longest)
            and (not self.void or min(counts) == 0)
        )


def _fits(count: int, wanted: tuple[int, int]) -> bool:
    return wanted[0] <= count <= wanted[1]


@dataclass(frozen=True, slots=True)
class DealKind:
    """A kind of deal: the pass, None for any, and what is wanted of the players' hands."""

    token: PassToken | None = None
    hands: dict[int, Hand] = field(default_factory=dict)
    """By seat; SOMEONE for any of the others."""

    def fits(self, hands: Sequence[Sequence[Card]]) -> bool:
        """Whether these hands are of this kind."""
        return all(
            any(wanted.fits(hand) for hand in hands[1:])
            if seat == SOMEONE else wanted.fits(hands[seat])
            for seat, wanted in self.hands.items()
        )  # fmt: skip


def read_kind(text: str) -> DealKind:
    """The kind of deal that a wish describes. Raises ConditionError, which names the odd word."""
    if len(text) > LONGEST:
        raise ConditionError(message("kind-long", most=LONGEST))
    token: PassToken | None = None
    hands: dict[int, Hand] = {}
    for clause in re.split(r"[;\n]", in_plain_signs(text)):
        words = clause.strip()
        who, colon, wanted = words.partition(":")
        if not words:
            continue
        if not colon:
            token = _pass(words)
            continue
        seat = SEATS.get(who.strip().lower())
        if seat is None:
            raise ConditionError(message("kind-who", word=who.strip(), known=list(SEATS)))
        hand = hands.get(seat, Hand())
        for part in wanted.split(","):
            words = part.split()
            for wish in words if all(map(_CARD.fullmatch, words)) else [part.strip()]:
                hand = _with(hand, wish)
        hands[seat] = hand
    return DealKind(token, hands)


def _pass(words: str) -> PassToken:
    name, _, direction = words.lower().partition(" ")
    if name != "pass" or direction.strip() not in PASSES:
        raise ConditionError(message("kind-clause", word=words))
    return PASSES[direction.strip()]


def _with(hand: Hand, words: str) -> Hand:
    """The hand with one more wish."""
    low = words.lower()
    if low == "void":
        return replace(hand, void=True)
    none = re.fullmatch(r"(?:void(?: in)?|no) (\w+)|(\w+) void", low)
    if none is not None and (name := none[1] or none[2]) in _SUITS:
        low = f"{name} = 0"
    no = low.startswith("no ")
    try:
        card = Card((words[3:].strip() if no else words).upper().replace("10", "T"))
    except ValueError:
        pass
    else:
        if card not in STANDARD_FACES:
            raise ConditionError(message("kind-wish", word=words))
        if no:
            return replace(hand, lacks=hand.lacks | {card})
        return replace(hand, holds=hand.holds | {card})
    match = re.fullmatch(r"(\w+)\s*(<=|>=|=|)\s*(\d{1,2})(?:\s*-\s*(\d{1,2}))?", low)
    if match is None:
        raise ConditionError(message("kind-wish", word=words))
    name, sign, first, last = match.groups()
    span = _span(sign, int(first), int(last or first))
    if name == "aces":
        return replace(hand, aces=_intersection(hand.aces, span))
    if name == "longest":
        return replace(hand, longest=_intersection(hand.longest, span))
    if name not in _SUITS:
        raise ConditionError(message("kind-wish", word=words))
    suits = list(hand.suits)
    suits[_SUITS[name]] = _intersection(suits[_SUITS[name]], span)
    return replace(hand, suits=tuple(suits))


def _span(sign: str, first: int, last: int) -> tuple[int, int]:
    if sign == "<=":
        return 0, first
    return (first, _MOST) if sign == ">=" else (first, last)


def _intersection(first: tuple[int, int], second: tuple[int, int]) -> tuple[int, int]:
    return max(first[0], second[0]), min(first[1], second[1])


_MOST_NAMED = 10
_PACK = 52


@dataclass(frozen=True, slots=True)
class _Class:
    """Hands with the same named cards and the same number of other cards in each suit."""

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
        drawn = self.classes[bisect(self.sums, rng.randrange(self.count))]
        hand = list(drawn.named)
        for free, count in zip(self.free, drawn.others, strict=True):
            hand += rng.sample(free, count)
        return hand


@lru_cache(maxsize=8)
def _maker(wish: Hand, rules: Rules, seat: int) -> _Maker:
    return _Maker(wish, build_pack(rules), deal_shape(rules).sizes[max(seat, 0)])


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
    """The rarity of this kind, as one in this many deals, and whether it is an estimate."""
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
SECONDS = 1.0
"""After this time a kind is called too rare: a window waits for it."""
_PLAIN = (PassToken.L, PassToken.R, PassToken.A, PassToken.HOLD)


def _makers(rules: Rules, kind: DealKind) -> tuple[dict[int, _Maker], int | None]:
    """The makers of the hands, and the seat with the rarest condition."""
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
