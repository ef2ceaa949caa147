"""What happens at a table, in words for those who listen; what is said in a note is not repeated.

Every event has its case: one that nobody had thought of would be a type error.
"""

from __future__ import annotations

from typing import assert_never

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.passing import pass_gives
from hearts_gui.engine.score.scores import DealScore, Reason
from hearts_gui.ui.table.aloud.phrases import Listener, each_told, suits_held
from hearts_gui.ui.table.aloud.tricks import breaks_hearts, card_told, trick_told
from hearts_gui.ui.table.story.cues import Happening
from hearts_gui.ui.table.story.model import sort_hand
from hearts_gui.wording.card_names import pass_label
from hearts_gui.wording.event_texts import (
    charges_shown_text,
    kitty_text,
    moon_chosen_text,
    moon_title,
    suit_named_text,
)
from hearts_gui.wording.language.messages import say


def happening_told(
    listener: Listener, what: Happening, order: str, *, noted: bool = True
) -> list[str]:
    """The sentences for one event; `order` is how the listener's hand is sorted.

    What a table that shows notes says in one is left out where it is `noted`.
    """
    sentences = _told(listener, what, order)
    if not noted and (note := _note(listener, what.event)):
        sentences.append(say("aloud-sentence", text=note))
    if breaks_hearts(what):
        sentences.append(say("aloud-broken"))
    return sentences


def _told(listener: Listener, what: Happening, order: str) -> list[str]:
    match what.event:
        case ev.DealStarted():
            return _deal(listener, what, what.event, order)
        case ev.PassChosen(seat, token):
            return [listener.say("aloud-pass-chosen", seat, **{"pass": pass_label(token)})]
        case ev.CardsChosen(seat, gives):
            return _chosen(listener, seat, gives)
        case ev.CardsPassed():
            return _passed(listener, what.event)
        case ev.CardsCharged() | ev.ChargesShown() | ev.BidMade() | ev.PledgeMade():
            return _promised(listener, what.event)
        case ev.CardPlayed():
            return card_told(listener, what, what.event)
        case ev.CardRevealed(_, card):
            return [say("aloud-extra", card=card)]
        case ev.TrickTaken():
            return trick_told(listener, what, what.event)
        case ev.CardsBuried() | ev.CardsDrawn():
            return _laid(listener, what.event)
        case ev.ClaimAnswered(seat, accept):
            telling = accept and seat != listener.seat and not listener.brief
            return [listener.say("aloud-accepts", seat)] if telling else []
        case ev.RestTaken(seat):
            return [listener.say("aloud-rest", seat)]
        case ev.MoonOffered(offer):
            return [_moon(listener, offer.seat, sun=offer.sun)]
        case ev.DealScored(score):
            return _scored(listener, what, score)
        case ev.GameEnded():
            return [say("aloud-over")]
        case (
            ev.PlayOpened() | ev.SuitNamed() | ev.KittyTaken() | ev.MisdealCalled()
            | ev.DealVoided() | ev.TimeCalled() | ev.ClaimMade() | ev.MoonChosen()
        ):  # fmt: skip
            return []
        case _:
            assert_never(what.event)


def _note(listener: Listener, event: ev.Event) -> str:
    """What a table says in a note."""
    names = listener.names
    match event:
        case ev.CardsCharged(seat, cards, blind) if cards and not blind:
            return say("event-charged", name=names[seat], cards=cards)
        case ev.ChargesShown(shown):
            return charges_shown_text(tuple(card for cards in shown for card in cards))
        case ev.SuitNamed(seat, suit):
            return suit_named_text(None if seat is None else names[seat], suit)
        case ev.KittyTaken(seat, count, _, cards):
            mine = seat == listener.seat
            return kitty_text(names[seat], count, cards if mine else None, mine=mine)
        case ev.MoonChosen(seat, choice):
            return moon_chosen_text(names[seat], choice)
        case _:
            return ""


# -- before the play


def _deal(
    listener: Listener, what: Happening, event: ev.DealStarted, order: str
) -> list[str]:  # fmt: skip
    sentences = [listener.say("aloud-deal", event.dealer, n=event.number)]
    if not listener.brief and event.cuts:
        cuts = [listener.say("aloud-cut", seat, card=card) for seat, card in event.cuts]
        sentences.append(say("aloud-cuts", cuts=cuts))
    rules = what.after.rules
    passing = any(token is not PassToken.HOLD for token in rules.pass_cycle)
    if passing and not pass_gives(rules, event.token, listener.seat):
        sentences.append(say("aloud-hold"))
    hand = sort_hand(what.after.own.hand, order)
    if hand and not listener.brief:
        sentences.append(say("aloud-your-hand", suits=suits_held(hand)))
    if event.extra is not None:
        sentences.append(say("aloud-extra", card=event.extra))
    return sentences


def _chosen(listener: Listener, seat: int, gives: tuple[tuple[Card, int], ...] | None) -> list[str]:
    if seat == listener.seat:
        cards = tuple(card for card, _ in gives or ())
        return [say("aloud-you-pass", cards=cards)] if cards and not listener.brief else []
    return [listener.say("aloud-has-chosen", seat)] if listener.full else []


def _passed(listener: Listener, event: ev.CardsPassed) -> list[str]:
    sentences = []
    if not listener.brief:
        sentences += [listener.say("aloud-forwarded", seat) for seat in event.forwards]
    got: dict[int, list[Card]] = {}
    for move in event.moves:
        if move.receiver == listener.seat and move.card is not None:
            got.setdefault(move.giver, []).append(move.card)
    for giver, cards in got.items():
        if giver == listener.seat:
            continue
        if giver < 0:
            sentences.append(say("aloud-received-middle", cards=tuple(cards)))
        else:
            sentences.append(listener.say("aloud-received", giver, cards=tuple(cards)))
    if event.extra is not None and event.warren_owner == listener.seat:
        sentences.append(say("aloud-extra", card=event.extra))
    return sentences


def _promised(
    listener: Listener, event: ev.CardsCharged | ev.ChargesShown | ev.BidMade | ev.PledgeMade
) -> list[str]:
    match event:
        case ev.CardsCharged(seat, cards, blind):
            if blind:
                telling = listener.full and seat != listener.seat
                return [listener.say("aloud-has-chosen", seat)] if telling else []
            silent = bool(cards) or (listener.brief and seat == listener.seat)
            return [] if silent else [listener.say("aloud-charged-nothing", seat)]
        case ev.ChargesShown():
            return []
        case ev.BidMade(seat, counters):
            return [listener.say("aloud-bid", seat, n=counters)]
        case ev.PledgeMade(seat, pledged):
            return [listener.say("aloud-pledge", seat, pledged=pledged)]


def _laid(listener: Listener, event: ev.CardsBuried | ev.CardsDrawn) -> list[str]:
    mine = event.seat == listener.seat
    cards = event.cards or ()
    if isinstance(event, ev.CardsBuried):
        if (mine and not cards) or listener.brief:
            return []
        return [listener.say("aloud-buried", event.seat, cards=cards, n=event.count)]
    if mine and not cards:
        return []
    return [listener.say("aloud-drew", event.seat, cards=cards, n=event.count)]


# -- the end of a deal


def _moon(listener: Listener, seat: int, *, sun: bool) -> str:
    title = moon_title(listener.names[seat], human=seat == listener.seat, sun=sun)
    return say("aloud-sentence", text=title)


def _scored(listener: Listener, what: Happening, score: DealScore) -> list[str]:
    sentences = []
    offered = what.before.deal.moon_choice is not None
    shot = bool({Reason.MOON, Reason.SUN} & set(score.reasons))
    if shot and score.shooter is not None and not offered:
        sentences.append(_moon(listener, score.shooter, sun=Reason.SUN in score.reasons))
    sentences.append(
        say("aloud-deal-points", n=score.number, each=each_told(listener, score.points))
    )
    if score.counters:
        sentences.append(say("aloud-counters", each=each_told(listener, score.stocks)))
    else:
        sentences.append(say("aloud-totals", each=each_told(listener, score.totals)))
    return sentences
