"""Every answer that a seat may give, as numbers below a limit: one reader for all questions.

A dial is asked "which of how many?" and told where in that order the answer of an event stands: it
either looks there and writes the number down, or has read the number somewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb
from typing import Final, TypeAlias, TypeVar

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.legal import (
    Verdict,
    classify_charge,
    classify_pass,
    is_stuck,
    legal_plays,
    may_name_suit,
)
from hearts_gui.engine.play.validate import may_claim, may_forward
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Stuck
from hearts_gui.engine.rules.passing import dealer_tokens, pass_gives

GIVEN: Final = (
    ev.CardPlayed, ev.CardsChosen, ev.PassChosen, ev.CardsCharged, ev.BidMade, ev.SuitNamed,
    ev.PledgeMade, ev.CardsBuried, ev.ClaimMade, ev.ClaimAnswered, ev.MoonChosen, ev.MisdealCalled,
)  # fmt: skip
"""The events that are someone's answer."""

Place: TypeAlias = Callable[[ev.Event], int]
Dial: TypeAlias = Callable[[int, Place], int]
_Thing = TypeVar("_Thing")
_Kind = TypeVar("_Kind")
_BIDS: Final = 256


class NoSuchAnswerError(ValueError):
    """An event is no answer to what was asked."""


def answer(view: PlayerView, dial: Dial) -> Action:
    """The answer that a dial says. Raises NoSuchAnswerError."""
    seat, deal = view.seat, view.deal
    match view.ask.kind:
        case AskKind.PLAY:
            return _play(view, dial)
        case AskKind.PASS:
            return _pass(view, dial)
        case AskKind.CHARGE:
            return _charge(view, dial)
        case AskKind.BURY:
            cards = _some(sorted(view.own.hand), deal.bury_count, dial, _buried)
            return act.BuryCards(seat, cards)
        case AskKind.CHOOSE_PASS:
            token = _one(dealer_tokens(view.rules), dial, lambda e: _of(e, ev.PassChosen).token)
            return act.ChoosePass(seat, token)
        case AskKind.BID:
            return act.MakeBid(seat, dial(_BIDS, lambda e: _of(e, ev.BidMade).counters))
        case AskKind.NAME_SUIT:
            suit = _one(tuple(Suit), dial, lambda e: _of(e, ev.SuitNamed).suit)
            return act.NameSuit(seat, suit)
        case AskKind.PLEDGE:
            return act.MakePledge(seat, bool(dial(2, lambda e: _of(e, ev.PledgeMade).pledged)))
        case AskKind.ANSWER_CLAIM:
            accept = dial(2, lambda e: _of(e, ev.ClaimAnswered).accept)
            return act.AnswerClaim(seat, bool(accept))
        case AskKind.MOON if deal.offer is not None:
            choice = _one(deal.offer.choices, dial, lambda e: _of(e, ev.MoonChosen).choice)
            return act.ChooseMoon(seat, choice)
        case kind:
            raise NoSuchAnswerError(f"nobody is asked {kind.value}")


def _of(event: ev.Event, kind: type[_Kind]) -> _Kind:
    """The event as what it must be."""
    if not isinstance(event, kind):
        raise NoSuchAnswerError("an answer to another question")
    return event


def _one(options: Sequence[_Thing], dial: Dial, said: Callable[[ev.Event], object]) -> _Thing:
    """One of these things, as the dial chooses."""

    def place(event: ev.Event) -> int:
        wanted = said(event)
        index = next((index for index, other in enumerate(options) if other == wanted), None)
        if index is None:
            raise NoSuchAnswerError("an answer that these cards do not allow")
        return index

    return options[dial(len(options), place)]


def _some(
    cards: Sequence[Card], count: int, dial: Dial, said: Callable[[ev.Event], Sequence[Card]]
) -> tuple[Card, ...]:
    """This many of these cards, by the number of their combination in dictionary order."""

    def place(event: ev.Event) -> int:
        wanted = set(said(event))
        chosen = [index for index, card in enumerate(cards) if card in wanted]
        if len(chosen) != count:
            raise NoSuchAnswerError("cards that cannot be given")
        return _rank(chosen, len(cards))

    of = comb(len(cards), count)
    if not of:
        raise NoSuchAnswerError("too few cards")
    return tuple(cards[number] for number in _unrank(dial(of, place), len(cards), count))


def _rank(chosen: Sequence[int], size: int) -> int:
    """The number of a combination among those of the same size out of this many."""
    number, begin = 0, 0
    for done, index in enumerate(chosen, start=1):
        number += sum(comb(size - each - 1, len(chosen) - done) for each in range(begin, index))
        begin = index + 1
    return number


def _unrank(number: int, size: int, count: int) -> list[int]:
    chosen: list[int] = []
    index = 0
    while len(chosen) < count:
        with_it = comb(size - index - 1, count - len(chosen) - 1)
        if number < with_it:
            chosen.append(index)
        else:
            number -= with_it
        index += 1
    return chosen


def _play(view: PlayerView, dial: Dial) -> Action:
    seat, rules, deal = view.seat, view.rules, view.deal
    cards: list[Card | None] = [*sorted(legal_plays(rules, deal, view.own))]
    misdeal = rules.first_trick_stuck is Stuck.MISDEAL and is_stuck(rules, deal, view.own)
    if misdeal or may_claim(rules, deal, view.ask, seat):
        cards.append(None)

    def said(event: ev.Event) -> Card | None:
        if isinstance(event, ev.ClaimMade | ev.MisdealCalled):
            return None
        return _of(event, ev.CardPlayed).card

    card = _one(cards, dial, said)
    if card is None:
        return act.CallMisdeal(seat) if misdeal else act.ClaimRest(seat)
    named = None
    if may_name_suit(rules, deal, card):
        named = _one(tuple(Suit), dial, lambda e: _of(e, ev.CardPlayed).suit)
    return act.PlayCard(seat, card, named)


def _pass(view: PlayerView, dial: Dial) -> Action:
    rules, deal, seat = view.rules, view.deal, view.seat
    may = rules.pass_along and may_forward(deal.token)
    if may and dial(2, lambda e: bool(_of(e, ev.CardsChosen).forward)):
        return act.ForwardPass(seat)
    verdicts = classify_pass(rules, deal, view.own)
    free = sorted(card for card, verdict in verdicts.items() if verdict is Verdict.OK)
    gives: list[tuple[Card, int]] = []
    for receiver, count in pass_gives(rules, deal.token, seat):

        def said(event: ev.Event, receiver: int = receiver) -> list[Card]:
            chosen = _of(event, ev.CardsChosen).gives or ()
            return [card for card, to in chosen if to == receiver]

        cards = _some(free, count, dial, said)
        gives += [(card, receiver) for card in cards]
        free = [card for card in free if card not in cards]
    return act.PassCards(seat, tuple(gives))


def _charge(view: PlayerView, dial: Dial) -> Action:
    verdicts = classify_charge(view.rules, view.deal, view.own)
    free = sorted(card for card, verdict in verdicts.items() if verdict is Verdict.OK)
    chosen = []
    for card in free:

        def place(event: ev.Event, card: Card = card) -> int:
            return card in (_of(event, ev.CardsCharged).cards or ())

        if dial(2, place):
            chosen.append(card)
    return act.ChargeCards(view.seat, tuple(chosen))


def _buried(event: ev.Event) -> Sequence[Card]:
    return _of(event, ev.CardsBuried).cards or ()
