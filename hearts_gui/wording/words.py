"""Numbers, cards and lists as plain English words, for sentences about rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.rules.choices import PassToken

PASS_NAMES: Final = {
    PassToken.L: "left",
    PassToken.R: "right",
    PassToken.A: "across",
    PassToken.L2: "second left",
    PassToken.R2: "second right",
    PassToken.L3: "third left",
    PassToken.R3: "third right",
    PassToken.SCATTER: "scatter",
    PassToken.SMOOSH: "pool",
    PassToken.HOLD: "keep",
    PassToken.DEALER: "dealer's choice",
    PassToken.CHARGE: "pool if nobody charged",
}
_NUMBERS: Final = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)
_ORDINALS: Final = (
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
)
_RANKS: Final = {
    14: "ace",
    13: "king",
    12: "queen",
    11: "jack",
    **{rank: _NUMBERS[rank] for rank in range(2, 11)},
}
_SUITS: Final = {
    Suit.CLUBS: "clubs",
    Suit.DIAMONDS: "diamonds",
    Suit.SPADES: "spades",
    Suit.HEARTS: "hearts",
}


def number(count: int) -> str:
    """A whole number: in words up to twelve, in figures beyond, with a real minus sign."""
    if 0 < count < len(_NUMBERS):
        return _NUMBERS[count]
    return figure(count)


def figure(count: int) -> str:
    """A whole number in figures, with a real minus sign."""
    return f"−{-count}" if count < 0 else str(count)


def ordinal(place: int) -> str:
    """First, second, third …"""
    if 0 < place <= len(_ORDINALS):
        return _ORDINALS[place - 1]
    return f"{place}th"


def counted(count: int, word: str) -> str:
    """A number with its noun: one card, two cards."""
    return f"{number(count)} {word if abs(count) == 1 else word + 's'}"


def points(count: int) -> str:
    """A number of points."""
    return counted(count, "point")


def card_name(face: Card) -> str:
    """A card in words, without an article: queen of spades."""
    if face.suit is None:
        return "joker" if face.is_joker else "Warren card"
    if face.rank == 0:
        return f"joker of {_SUITS[face.suit]}"
    return f"{_RANKS[face.rank]} of {_SUITS[face.suit]}"


def the(face: Card) -> str:
    """A card in words with its article."""
    return f"the {card_name(face)}"


def rank_name(rank: int) -> str:
    """Two, three … king, ace."""
    return _RANKS[rank]


def suit_name(suit: Suit) -> str:
    """Clubs, diamonds, spades or hearts."""
    return _SUITS[suit]


def listed(parts: Iterable[str], last: str = "and") -> str:
    """a, b and c."""
    texts = list(parts)
    if len(texts) < 2:
        return "".join(texts)
    return f"{', '.join(texts[:-1])} {last} {texts[-1]}"


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def faces_of_suit(faces: Sequence[Card]) -> str:
    """Cards of one suit: the ace, king and two of hearts."""
    suit = faces[0].suit
    assert suit is not None
    return f"the {listed(_RANKS[face.rank] for face in faces)} of {_SUITS[suit]}"


def faces(cards: Iterable[Card]) -> str:
    """Cards in words, highest first, those of one suit together."""
    groups: dict[Suit | None, list[Card]] = {}
    for card in sorted(cards, reverse=True):
        groups.setdefault(card.suit, []).append(card)
    return listed(faces_of_suit(group) for group in groups.values())


SIDES = "ABCDE"
"""What the sides of a partnership game are called."""
