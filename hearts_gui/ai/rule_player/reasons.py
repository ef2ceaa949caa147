"""One plain sentence about why the rule player chose a card."""

from __future__ import annotations

from typing import Final

from hearts_gui.ai.rule_player.bits import LOOSE, SUIT_OF
from hearts_gui.ai.rule_player.facts import PlayFacts
from hearts_gui.ai.rule_player.playing import PlayWeighing
from hearts_gui.ai.rule_player.stakes import BIG
from hearts_gui.ai.rule_player.weights import REASONS
from hearts_gui.engine.cards import Card

SHOOTING: Final = "Trying to take everything."


def reason(choice: PlayWeighing, card: Card) -> str:
    """Why this card, in words for players."""
    facts = choice.facts
    stand = facts.stand(card)
    if SUIT_OF[stand.key] == LOOSE:
        return "A joker never takes a trick."
    if not facts.plays:
        return _why_led(choice, stand)
    if stand.suit is not facts.led:
        return _why_thrown(choice, stand)
    return _why_followed(choice, stand)


def _why_led(choice: PlayWeighing, card: Card) -> str:
    suit = SUIT_OF[card.key]
    if choice.hunt(card, suit):
        return "A low card may draw out the card that everybody fears."
    wins, _ = choice.prospects.trick(suit, card.rank)
    if wins >= REASONS.likely:
        return "A high card goes while the others can probably still follow."
    return "Somebody else is likely to take this."


def _why_thrown(choice: PlayWeighing, card: Card) -> str:
    facts = choice.facts
    if choice.alarm >= REASONS.alarmed:
        return "Somebody may be shooting the moon, so no points for that player."
    if facts.cost[card.key] >= BIG:
        return "The worst card goes on another player's trick."
    if facts.cost[card.key] > 0:
        return "Points for another player."
    return "A dangerous card goes on another player's trick."


def _why_followed(choice: PlayWeighing, card: Card) -> str:
    facts = choice.facts
    if not choice.wins_now(card):
        return "The highest card that does not win."
    if facts.table > 0:
        if choice.alarm >= REASONS.alarmed and has_lower(facts, card):
            return "A point taken stops a moon."
        return "The trick had to be taken, so it costs a high card."
    if facts.table < 0:
        return "There is something worth winning."
    return "An empty trick is a good place for a high card."


def has_lower(facts: PlayFacts, card: Card) -> bool:
    """Whether the hand holds a lower card of the same suit."""
    suit = SUIT_OF[card.key]
    return bool(facts.hand[suit] & ((1 << (2 * card.rank)) - 1))
