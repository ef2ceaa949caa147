"""What just happened, in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.wording.language.figures import MINUS
from hearts_gui.wording.language.messages import say


def dealer_text(
    names: Sequence[str], me: int, dealer: int, cutter: int, *, drew: bool
) -> str:  # fmt: skip
    """Who deals, having drawn the lowest card for the first deal, and who cuts the pack."""
    deals = say("event-deals", name=names[dealer], mine=dealer == me, drew=drew)
    return say("event-cuts", deals=deals, name=names[cutter], mine=cutter == me)


def kitty_text(name: str, count: int, cards: Sequence[Card] | None, *, mine: bool) -> str:
    """Who took the kitty, and what was in it for the one who may look."""
    if cards is None:
        return say("event-kitty-taken", name=name, n=count)
    return say("event-kitty-seen", name=name, cards=cards, mine=mine)


def suit_named_text(name: str | None, suit: Suit) -> str:
    """Which suit costs points, and whose choice that was."""
    if name is None:
        return say("event-nobody-bid", suit=suit)
    return say("event-suit-named", name=name, suit=suit)


def charges_shown_text(cards: Sequence[Card]) -> str:
    """What was charged, by whomever."""
    return say("event-charges-shown" if cards else "event-nothing-charged", cards=cards)


def moon_title(name: str, *, human: bool, sun: bool) -> str:
    """Who shot the moon or the sun."""
    return say("event-shot-sun" if sun else "event-shot-moon", name=name, mine=human)


def moon_choice_text(choice: str) -> str:
    """An answer to what a moon is to do; a sign for each opponent in Complex Hearts."""
    return say("table-moon-choice", choice=_signs(choice))


def moon_chosen_text(name: str, choice: str) -> str:
    """What someone let a moon do."""
    return say("event-moon-chosen", name=name, choice=_signs(choice))


def _signs(choice: str) -> str:
    return choice.replace("-", MINUS)
