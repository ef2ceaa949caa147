"""What one number on the score sheet is made of, line by line."""

from collections.abc import Sequence

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.score.scores import DealScore, Line, LineKind
from hearts_gui.wording.card_names import rank_short
from hearts_gui.wording.score_texts import score_text, signed_text
from hearts_gui.wording.words import counted

SUIT_SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.SPADES: "♠", Suit.HEARTS: "♥"}
KINDS = {
    LineKind.CARDS: "Cards",
    LineKind.HEARTS: "Hearts",
    LineKind.MULTIPLIER: "Changed by",
    LineKind.BONUS: "Bonus",
    LineKind.FLOOR: "Not below zero",
    LineKind.MOON: "Moon",
    LineKind.SUN: "Sun",
    LineKind.NO_TRICK: "No trick taken",
    LineKind.TRICKS: "Tricks",
    LineKind.PLEDGE: "Pledge",
    LineKind.PARTNER: "Partner",
}
MOST_CARDS = 7


def card_sign(card: Card) -> str:
    """A card in two or three signs: "Q♠"."""
    if card.suit is None or card.is_joker:
        return rank_short(card)
    return f"{rank_short(card)}{SUIT_SIGNS[card.suit]}"


def cards_signs(cards: Sequence[Card]) -> str:
    """Cards in signs; many of them only counted."""
    if len(cards) > MOST_CARDS:
        return counted(len(cards), "card")
    return " ".join(card_sign(card) for card in cards)


def line_text(line: Line) -> str:
    """One line: what, which cards, how much."""
    cards = f" {cards_signs(line.cards)}" if line.cards else ""
    return f"{KINDS[line.kind]}{cards}: {signed_text(line.points)}"


def deal_lines(deal: DealScore, seat: int) -> tuple[str, ...]:
    """Everything that a deal counted for a seat, its counters last."""
    lines = [line_text(line) for line in deal.lines[seat]]
    if not lines:
        lines = ["Nothing that counts"]
    if deal.counters:
        gain = deal.counters[seat]
        sign = "+" if gain > 0 else ""
        lines.append(f"Counters: {sign}{score_text(gain)}, now {score_text(deal.stocks[seat])}")
    if seat in deal.adjusted:
        lines.append(f"The total jumped to {score_text(deal.totals[seat])}")
    return tuple(lines)
