"""Answers as short text, the same in every language, and what they consist of."""

from __future__ import annotations

from hearts_gui.engine.cards import Card, show_cards
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action


def given_cards(action: act.PassCards) -> tuple[Card, ...]:
    """The cards of a pass, sorted."""
    return tuple(sorted(card for card, _ in action.gives))


def same(first: Action, second: Action) -> bool:
    """Whether two answers are the same, no matter who gave them."""
    if isinstance(first, act.PassCards) and isinstance(second, act.PassCards):
        return set(first.gives) == set(second.gives)
    if isinstance(first, act.PlayCard) and isinstance(second, act.PlayCard):
        return (first.card, first.named) == (second.card, second.named)
    return first == second


def text_of(action: Action) -> str:
    """The answer, such as "QS", "QS AS KS", "none" or "5"."""
    match action:
        case act.PlayCard(card=card):
            return card.text
        case act.PassCards():
            return show_cards(given_cards(action))
        case act.ChargeCards(cards=cards) | act.BuryCards(cards=cards):
            return show_cards(cards) if cards else "none"
        case act.MakeBid(counters=counters):
            return str(counters)
        case act.NameSuit(suit=suit):
            return suit.name.lower()
        case act.MakePledge(pledged=pledged):
            return "pledge" if pledged else "none"
        case _:
            return type(action).__name__
