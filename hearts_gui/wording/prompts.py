"""What the table asks of the player, and whom it waits for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.passing import pass_gives
from hearts_gui.wording.card_names import SUIT_NAMES, card_name, the
from hearts_gui.wording.pass_names import PASS_NAMES
from hearts_gui.wording.reasons import waiting_for
from hearts_gui.wording.words import counted, listed, number

MOST_NAMED: Final = 2


def play_prompt(
    view: PlayerView, legal: Sequence[Card], verdicts: Mapping[Card, Verdict]
) -> tuple[str, Suit | None]:
    """What the prompt says when it is the human's turn to play, and the suit it shows."""
    deal = view.deal
    led = deal.led_suit
    second = any(play.seat == view.seat for play in deal.plays)
    again = "Your second card" if second else "Your turn"
    if len(legal) == 1 and len(view.own.hand) > 1:
        if not deal.plays and deal.first_trick and deal.opening_card is not None:
            return f"Your turn: lead the {card_name(legal[0])}", legal[0].suit
        only = f"nly the {card_name(legal[0])} may be played"
        return (f"Your second card: o{only}" if second else f"O{only}"), legal[0].suit
    if _all_legal(view, legal):
        return (f"{again}: play any card" if deal.plays else "Your turn: lead any card"), None
    found = dict.fromkeys(verdicts.values())
    limits = [_LIMITS[verdict] for verdict in found if verdict in _LIMITS]
    if not deal.plays:
        suits = {card.suit for card in legal}
        if len(suits) == 1 and legal[0].suit is not None:
            return f"Your turn: lead {SUIT_NAMES[legal[0].suit]}", legal[0].suit
        return f"Your turn: lead, but {listed(limits)}" if limits else "Your turn: lead", None
    if led is not None and Verdict.FOLLOW_SUIT in verdicts.values():
        more = f", but {listed(limits)}" if limits else ""
        return f"{again}: follow {SUIT_NAMES[led]}{more}", led
    return f"{again}: play, but {listed(limits)}" if limits else f"{again}: play", None


# What still may not be done, after "lead, but ...".
_LIMITS = {
    Verdict.JOKER_NOT_LED: "no joker",
    Verdict.TEN_OF_CLUBS: "not the ten of clubs",
    Verdict.NO_POINTS_FIRST_TRICK: "no points yet",
    Verdict.NOT_BROKEN: "no hearts yet",
    Verdict.CHARGED_LOCKED: "no charged card yet",
    Verdict.QUEEN_FORCED: "the queen must go",
}


def _all_legal(view: PlayerView, legal: Sequence[Card]) -> bool:
    return len(legal) == len(view.own.hand)


def pass_title(view: PlayerView, names: Sequence[str]) -> str:
    """The pass panel's title."""
    token = view.deal.token
    gives = pass_gives(view.rules, token, view.seat)
    match token:
        case PassToken.SCATTER:
            return "Scatter: a card to everyone"
        case PassToken.SMOOSH | PassToken.CHARGE:
            return "Smoosh: into the middle"
        case PassToken.HOLD | PassToken.DEALER:
            return "Hold: no pass"
        case _:
            receiver = names[gives[0][0]] if gives else "nobody"
            return f"Pass {PASS_NAMES[token]} to {receiver}"


def pass_help(view: PlayerView, names: Sequence[str], chosen: int) -> str:
    """The line under the pass panel's title; in a scatter, who gets the next card."""
    gives = pass_gives(view.rules, view.deal.token, view.seat)
    total = sum(count for _, count in gives)
    if view.deal.token is PassToken.SCATTER:
        if chosen < total:
            order = [seat for seat, count in gives for _ in range(count)]
            return f"Card {chosen + 1} of {total} goes to {names[order[chosen]]}"
        return "Each card shows who gets it"
    if view.deal.token in (PassToken.SMOOSH, PassToken.CHARGE):
        return f"Choose {counted(total, 'card')}; all are dealt again"
    return f"Choose {counted(total, 'card')} to give away"


def charge_prompt(cards: Sequence[Card]) -> str:
    """What may be charged: by name, or where that were too long as the cards that are lit."""
    if not cards:
        return "You hold no card that can be charged"
    if len(cards) > MOST_NAMED:
        return f"Mark any of the {number(len(cards))} bright cards to charge, or none"
    choice = " or ".join(the(card) for card in cards)
    return f"Mark {choice} to charge, or charge nothing"


_DOING = {
    AskKind.CHOOSE_PASS: "chooses the pass",
    AskKind.CHARGE: "may charge",
    AskKind.BID: "bids",
    AskKind.NAME_SUIT: "names a suit",
    AskKind.PLEDGE: "may pledge",
    AskKind.BURY: "lays cards away",
    AskKind.ANSWER_CLAIM: "answers the claim",
    AskKind.MOON: "decides about the moon",
}


def waiting_text(kind: AskKind, names: Sequence[str]) -> str | None:
    """Whose decision the table waits for; nothing while cards are played or passed."""
    doing = _DOING.get(kind)
    if doing is None or not names:
        return None
    if len(names) == 1:
        return f"{names[0]} {doing}…"
    return waiting_for(names)


def moon_choice_text(choice: str, amount: str = "") -> tuple[str, str]:
    """A button's label for a moon choice, and what it does."""
    labels = {
        "add": ("Add to the others", "Everyone else gets the points"),
        "subtract": ("Take off mine", "The points come off your own score"),
        "none": ("Keep the points", "The moon does nothing"),
        "zero": ("Back to zero", "Your total goes back to zero"),
        "double": ("Double the others", "The totals of the others are doubled"),
    }
    label, what = labels.get(choice, (choice.replace("_", " ").capitalize(), ""))
    return label, f"{what}{f': {amount}' if amount else ''}"
