"""One plain sentence about why the rule player chose a card."""

from __future__ import annotations

from typing import Final

from hearts_gui.ai.rule_player.bits import LOOSE, SUIT_OF
from hearts_gui.ai.rule_player.facts import PlayFacts
from hearts_gui.ai.rule_player.playing import PlayWeighing
from hearts_gui.ai.rule_player.stakes import BIG
from hearts_gui.ai.rule_player.weights import REASONS
from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message

SHOOTING: Final = Message("why-shooting")


def reason(choice: PlayWeighing, card: Card) -> Message:
    """Why this card, for players."""
    facts = choice.facts
    stand_in = facts.stand(card)
    if SUIT_OF[stand_in.key] == LOOSE:
        return Message("why-joker")
    if not facts.plays:
        return _why_led(choice, stand_in)
    if stand_in.suit is not facts.led:
        return _why_thrown(choice, stand_in)
    return _why_followed(choice, stand_in)


def _why_led(choice: PlayWeighing, card: Card) -> Message:
    suit = SUIT_OF[card.key]
    if choice.hunt(card, suit):
        return Message("why-draw-out")
    wins, _ = choice.prospects.trick(suit, card.rank)
    if wins >= REASONS.likely:
        return Message("why-high-card")
    return Message("why-another-player")


def _why_thrown(choice: PlayWeighing, card: Card) -> Message:
    facts = choice.facts
    if choice.alarm >= REASONS.alarmed:
        return Message("why-no-moon")
    if facts.cost[card.key] >= BIG:
        return Message("why-worst-card")
    if facts.cost[card.key] > 0:
        return Message("why-points")
    return Message("why-dangerous-card")


def _why_followed(choice: PlayWeighing, card: Card) -> Message:
    facts = choice.facts
    if not choice.wins_now(card):
        return Message("why-duck")
    if facts.table > 0:
        if choice.alarm >= REASONS.alarmed and has_lower(facts, card):
            return Message("why-stop-moon")
        return Message("why-had-to-take")
    if facts.table < 0:
        return Message("why-worth-winning")
    return Message("why-empty-trick")


def has_lower(facts: PlayFacts, card: Card) -> bool:
    """Whether the hand holds a lower card of the same suit."""
    suit = SUIT_OF[card.key]
    return bool(facts.hand[suit] & ((1 << (2 * card.rank)) - 1))
