"""What is wanted of a deal, in a small language.

    pass across; me: QS, spades <= 2; someone: clubs <= 1

Clauses are separated by semicolons or lines. A clause is the direction of the pass, or a player
with what is wanted of the hand dealt to that player: `me`, `left`, `across`, `right`, or `someone`
for any of the others. What is wanted, separated by commas:

    QS          holds the card          spades <= 2    how many of a suit: <=, >=, = or 4-6
    no QS       does not hold it        aces >= 2      the same of aces
    void        has none of some suit   longest >= 6   the same of the longest suit
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from hearts_gui.engine.cards import ACE, STANDARD_FACES, Card, Suit
from hearts_gui.engine.message import MessageError, message
from hearts_gui.engine.rules.choices import PassToken

SOMEONE: Final = -1
ME: Final = 0
SEATS: Final = {"me": ME, "left": 1, "across": 2, "right": 3, "someone": SOMEONE}
PASSES: Final = {"left": PassToken.L, "right": PassToken.R, "across": PassToken.A,
                 "none": PassToken.HOLD}  # fmt: skip
_SUITS: Final = {suit.name.lower(): suit for suit in Suit}
_MOST: Final = 13
_CARD: Final = re.compile(r"(10|[2-9TJQKA])[CDSH]", re.IGNORECASE)
READY: Final = (
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

LONGEST: Final = 400
"""Letters of a wish."""


class ConditionError(MessageError, ValueError):
    """A wish that cannot be understood, or that no deal fulfils."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What is wanted of one hand. Counts are from the least to the most."""

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
            and _within(sum(card.rank == ACE for card in held), self.aces)
            and self.fits_counts([sum(card.suit is suit for card in held) for suit in Suit])
        )

    def fits_counts(self, counts: Sequence[int]) -> bool:
        """Whether these are wanted lengths of the suits."""
        return (
            all(_within(count, wanted) for count, wanted in zip(counts, self.suits, strict=True))
            and _within(max(counts), self.longest)
            and (not self.void or min(counts) == 0)
        )


def _within(count: int, wanted: tuple[int, int]) -> bool:
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
    for clause in re.split(r"[;\n]", text):
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
        return replace(hand, aces=_both(hand.aces, span))
    if name == "longest":
        return replace(hand, longest=_both(hand.longest, span))
    if name not in _SUITS:
        raise ConditionError(message("kind-wish", word=words))
    suits = list(hand.suits)
    suits[_SUITS[name]] = _both(suits[_SUITS[name]], span)
    return replace(hand, suits=tuple(suits))


def _span(sign: str, first: int, last: int) -> tuple[int, int]:
    if sign == "<=":
        return 0, first
    return (first, _MOST) if sign == ">=" else (first, last)


def _both(first: tuple[int, int], second: tuple[int, int]) -> tuple[int, int]:
    return max(first[0], second[0]), min(first[1], second[1])
