"""Why a card may not be used, or nothing can be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.wording.card_names import SUIT_NAMES, card_name
from hearts_gui.wording.words import listed, number

NOT_YOUR_TURN: Final = "It is not your turn"
NO_TRICK_YET: Final = "No trick has been taken yet"
NOTHING_TO_TAKE_BACK: Final = "There is nothing to take back"


def waiting_for(names: Sequence[str]) -> str:
    """Who has to decide; several are only counted."""
    return f"Waiting for {listed(names) if len(names) <= 3 else f'{number(len(names))} players'}"


def verdict_text(verdict: Verdict, card: Card, view: PlayerView) -> str:
    """Why a card may not be used now, in a sentence."""
    deal = view.public.deal
    led = deal.led_suit if deal is not None else None
    match verdict:
        case Verdict.OK:
            return f"The {card_name(card)} may be played"
        case Verdict.NOT_YOUR_TURN:
            return NOT_YOUR_TURN
        case Verdict.NOT_YOURS:
            return f"You do not hold the {card_name(card)}"
        case Verdict.OPENING_CARD:
            opening = deal.opening_card if deal is not None else None
            named = card_name(opening) if opening is not None else "opening card"
            return f"The {named} leads the first trick"
        case Verdict.OPENING_SUIT:
            return "A club leads the first trick"
        case Verdict.FOLLOW_SUIT:
            return f"You must follow {SUIT_NAMES[led] if led is not None else 'suit'}"
        case Verdict.JOKER_NOT_LED:
            return "A joker is not led while you hold another card"
        case Verdict.TEN_OF_CLUBS:
            return "The ten of clubs is not played to the first trick"
        case Verdict.NO_POINTS_FIRST_TRICK:
            return "No points on the first trick"
        case Verdict.NOT_BROKEN:
            return "Hearts are not broken yet"
        case Verdict.CHARGED_LOCKED:
            return "Charged: not before its suit’s second trick"
        case Verdict.QUEEN_FORCED:
            return "The queen of spades must go now"
        case Verdict.PASS_FORBIDDEN:
            return f"The {card_name(card)} is not passed in this game"
        case Verdict.NOT_CHARGEABLE:
            return f"The {card_name(card)} cannot be charged"
        case Verdict.ALREADY_CHARGED:
            return f"The {card_name(card)} is charged already"
        case _:
            assert_never(verdict)


def not_your_turn(view: PlayerView, names: Sequence[str]) -> str:
    """Why nothing can be played now."""
    ask = view.ask
    others = [names[seat] for seat in ask.seats if seat != view.seat]
    if not others:
        return "Nothing can be played now"
    if ask.kind is AskKind.PLAY:
        return f"It is {others[0]}’s turn"
    return waiting_for(others)
