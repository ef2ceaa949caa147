"""What cards and passes are called."""

from __future__ import annotations

from hearts_gui.engine.cards import Card
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.language.patterns import card_arguments


def pass_name(token: PassToken) -> str:
    """The name of a pass, within a sentence."""
    return say("pass-name", token=token)


def pass_label(token: PassToken) -> str:
    """On a button or in a list."""
    return say("pass-label", token=token)


def card_name(card: Card) -> str:
    """A card without an article: queen of spades; a second pack's copy has the same name."""
    return say("card", **card_arguments(card))


def rank_short(card: Card) -> str:
    """A card's rank as on its face: 6, 10, Q."""
    return say("rank-short", **card_arguments(card))
