"""Why a card may not be used, or nothing can be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.wording.language.messages import say

NOT_YOUR_TURN: Final = "reason-not-your-turn"
NO_TRICK_YET: Final = "reason-no-trick-yet"
NOTHING_TO_TAKE_BACK: Final = "reason-nothing-to-take-back"
"""The keys of messages."""

MOST_NAMED: Final = 3

_REASONS: Final = {
    Verdict.OK: "reason-ok",
    Verdict.NOT_YOUR_TURN: NOT_YOUR_TURN,
    Verdict.NOT_YOURS: "reason-not-yours",
    Verdict.OPENING_SUIT: "reason-opening-suit",
    Verdict.JOKER_NOT_LED: "reason-joker-not-led",
    Verdict.TEN_OF_CLUBS: "reason-ten-of-clubs",
    Verdict.NO_POINTS_FIRST_TRICK: "reason-no-points-first-trick",
    Verdict.NOT_BROKEN: "reason-not-broken",
    Verdict.CHARGED_LOCKED: "reason-charged-locked",
    Verdict.QUEEN_FORCED: "reason-queen-forced",
    Verdict.PASS_FORBIDDEN: "reason-pass-forbidden",
    Verdict.NOT_CHARGEABLE: "reason-not-chargeable",
    Verdict.ALREADY_CHARGED: "reason-already-charged",
}
"""What says why of a card; the opening card and the suit to follow are the deal's."""


def waiting_for(names: Sequence[str]) -> str:
    """Who has to decide; several are only counted."""
    if len(names) > MOST_NAMED:
        return say("reason-waiting-many", n=len(names))
    return say("reason-waiting", names=names)


def verdict_text(verdict: Verdict, card: Card, view: PlayerView) -> str:
    """Why a card may not be used now, in a sentence."""
    deal = view.public.deal
    match verdict:
        case Verdict.OPENING_CARD:
            opening = deal.opening_card if deal is not None else None
            if opening is None:
                return say("reason-opening-some-card")
            return say("reason-opening-card", card=opening)
        case Verdict.FOLLOW_SUIT:
            led = deal.led_suit if deal is not None else None
            return say("reason-follow-suit") if led is None else say("reason-follow", suit=led)
        case _:
            return say(_REASONS[verdict], card=card)


def not_your_turn(view: PlayerView, names: Sequence[str]) -> str:
    """Why nothing can be played now."""
    ask = view.ask
    others = [names[seat] for seat in ask.seats if seat != view.seat]
    if not others:
        return say("reason-nothing-now")
    if ask.kind is AskKind.PLAY:
        return say("reason-turn-of", name=others[0])
    return waiting_for(others)
