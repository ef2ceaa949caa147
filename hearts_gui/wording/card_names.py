"""What suits, ranks and cards are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.wording.words import listed, number

SUIT_NAMES: Final = {
    Suit.CLUBS: "clubs",
    Suit.DIAMONDS: "diamonds",
    Suit.SPADES: "spades",
    Suit.HEARTS: "hearts",
}
_COURTS: Final = {11: "jack", 12: "queen", 13: "king", 14: "ace"}


def rank_name(rank: int) -> str:
    """Two, three … king, ace."""
    return _COURTS.get(rank) or number(rank)


def card_name(card: Card) -> str:
    """A card without an article: queen of spades; a second pack's copy has the same name."""
    if card.is_warren:
        return "Warren card"
    if card.is_joker:
        return "joker" if card.suit is None else f"joker of {SUIT_NAMES[card.suit]}"
    assert card.suit is not None
    return f"{rank_name(card.rank)} of {SUIT_NAMES[card.suit]}"


def rank_label(card: Card) -> str:
    """A card's rank as on a button: 6, 10, queen."""
    if card.rank == 0:
        return card_name(card)
    return _COURTS.get(card.rank) or str(card.rank)


def rank_short(card: Card) -> str:
    """A card's rank as on its face: 6, 10, Q."""
    if card.rank == 0:
        return card_name(card)
    return str(card.rank) if card.rank <= 10 else "JQKA"[card.rank - 11]


def the(card: Card) -> str:
    """A card with its article."""
    return f"the {card_name(card)}"


def cards_named(cards: Iterable[Card]) -> str:
    """Cards one by one, in this order: the two of clubs and the jack of clubs."""
    return listed(the(card) for card in cards)


def faces_of_suit(faces: Sequence[Card]) -> str:
    """Cards of one suit: the ace, king and two of hearts."""
    suit = faces[0].suit
    assert suit is not None
    return f"the {listed(rank_name(face.rank) for face in faces)} of {SUIT_NAMES[suit]}"


def faces(cards: Iterable[Card]) -> str:
    """Cards, highest first, those of one suit together."""
    groups: dict[Suit | None, list[Card]] = {}
    for card in sorted(cards, reverse=True):
        groups.setdefault(card.suit, []).append(card)
    return listed(faces_of_suit(group) for group in groups.values())
