"""What just happened, in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.wording.card_names import SUIT_NAMES, cards_named
from hearts_gui.wording.words import counted


def kitty_text(name: str, count: int, cards: Sequence[Card] | None, *, mine: bool) -> str:
    """Who took the kitty, and what was in it for the one who may look."""
    if cards is None:
        return f"{name} took the kitty: {counted(count, 'card')}"
    return f"{'You' if mine else name} took the kitty: {cards_named(cards)}"


def suit_named_text(name: str | None, suit: Suit) -> str:
    """Which suit costs points, and whose choice that was."""
    if name is None:
        return f"Nobody bid: {SUIT_NAMES[suit]} cost points"
    return f"{name} named {SUIT_NAMES[suit]}: they cost points"


def charged_text(cards: Sequence[Card]) -> str:
    """What was charged."""
    return f"{cards_named(cards)} charged" if cards else "nothing charged"


def moon_title(name: str, *, human: bool, sun: bool) -> str:
    """Who shot the moon or the sun."""
    body = "sun" if sun else "moon"
    return f"You shot the {body}" if human else f"{name} shot the {body}"
