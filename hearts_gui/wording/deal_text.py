"""A deal that is over as plain text: who was dealt what, passes, tricks, points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play import events as ev
from hearts_gui.wording.event_texts import charges_shown_text, kitty_text, suit_named_text
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_text


def deal_text(events: Sequence[ev.Event], names: Sequence[str]) -> str:
    """Everything that happened in a deal, a line each; a trick is one line."""
    return "\n".join(_lines(events, names))


def _lines(events: Sequence[ev.Event], names: Sequence[str]) -> Iterator[str]:
    trick: list[str] = []
    tricks = 0
    for event in events:
        match event:
            case ev.CardPlayed(seat=seat, card=card):
                trick.append(say("deal-text-play", name=names[seat], card=str(card)))
            case ev.TrickTaken(seat=taker):
                tricks += 1
                yield _trick(tricks, trick, None if taker is None else names[taker])
                trick = []
            case ev.RestTaken() | ev.DealScored() if trick:
                tricks += 1
                yield _trick(tricks, trick, None)
                trick = []
                yield from _other(event, names)
            case _:
                yield from _other(event, names)


def _trick(number: int, plays: Sequence[str], taker: str | None) -> str:
    return say("deal-text-trick", n=number, plays=plays, name=taker or "", taken=taker is not None)


def _other(event: ev.Event, names: Sequence[str]) -> Iterator[str]:
    """Whatever is no card of a trick."""
    match event:
        case ev.DealStarted(number=number, hands=hands, kitty=kitty):
            yield say("deal-text-deal", n=number)
            for name, hand in zip(names, hands, strict=True):
                yield say("deal-text-hand", name=name, cards=_cards(hand or ()))
            if kitty:
                yield say("deal-text-kitty", cards=_cards(kitty))
        case ev.CardsPassed(moves=moves):
            yield from _passes(moves, names)
        case ev.ChargesShown(cards=charged):
            yield charges_shown_text([card for each in charged for card in each])
        case ev.BidMade(seat=seat, counters=counters):
            yield say("deal-text-bid", name=names[seat], n=counters)
        case ev.SuitNamed(seat=namer, suit=suit):
            yield suit_named_text(None if namer is None else names[namer], suit)
        case ev.PledgeMade(seat=seat, pledged=pledged):
            yield say("deal-text-pledge", name=names[seat], pledged=pledged)
        case ev.KittyTaken(seat=seat, count=count, cards=cards):
            yield kitty_text(names[seat], count, cards, mine=False)
        case ev.CardsBuried(seat=seat, cards=cards):
            yield say("deal-text-buried", name=names[seat], cards=_cards(cards or ()))
        case ev.CardsDrawn(seat=seat, cards=cards):
            yield say("deal-text-drew", name=names[seat], cards=_cards(cards or ()))
        case ev.ClaimMade(seat=seat, hand=hand):
            yield say("event-claim", name=names[seat], cards=hand)
        case ev.RestTaken(seat=seat):
            yield say("deal-text-rest", name=names[seat])
        case ev.MisdealCalled(seat=seat):
            yield say("event-misdeal", name=names[seat])
        case ev.DealVoided():
            yield say("event-void")
        case ev.DealScored(score=score):
            points = (
                say("deal-text-points", name=name, points=score_text(each))
                for name, each in zip(names, score.points, strict=True)
            )
            yield say("deal-text-score", points=tuple(points))
        case _:
            return


def _passes(moves: Sequence[ev.Move], names: Sequence[str]) -> Iterator[str]:
    given: dict[tuple[int, int], list[Card]] = {}
    for move in moves:
        if move.card is not None:
            given.setdefault((move.giver, move.receiver), []).append(move.card)
    for (giver, receiver), cards in sorted(given.items()):
        yield say("deal-text-passed", giver=names[giver], receiver=names[receiver],
                  cards=_cards(cards))  # fmt: skip


def _cards(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards))
