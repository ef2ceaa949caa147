"""Checks an action. Returns its direct events, or raises an error that names the value."""

from typing import assert_never

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.message import Message
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import Ask, AskKind
from hearts_gui.engine.play.dealing import deal_cards
from hearts_gui.engine.play.legal import (
    Verdict,
    classify_charge,
    classify_pass,
    classify_plays,
    is_stuck,
    may_misdeal,
    may_name_suit,
    shows_void,
)
from hearts_gui.engine.play.phases import pending
from hearts_gui.engine.play.state import Game, Own, PublicDeal
from hearts_gui.engine.play.tricks import play_suit
from hearts_gui.engine.rules.choices import Charge, End, PassToken, Stuck
from hearts_gui.engine.rules.passing import dealer_tokens, pass_gives
from hearts_gui.engine.rules.rules import Rules

HIGHEST_BID = 13


class EngineError(Exception):
    """Anything that the engine refuses."""


class IllegalAction(EngineError):
    """An action that the rules do not allow now; nothing has changed.

    `verdict` says why where a card is to blame, `card` which one.
    """

    def __init__(self, why: str, verdict: Verdict | None = None, card: Card | None = None) -> None:
        self.verdict = verdict
        self.card = card
        super().__init__(why if card is None else f"{card}: {why}")


class StaleAction(EngineError):
    """An action made for an earlier state of the game."""

    def __init__(self, expected: int, got: int) -> None:
        self.expected = expected
        self.got = got
        super().__init__(f"made for version {got}, the game is at {expected}")


class CorruptLog(EngineError):
    """A saved game that cannot be read from one line on; `newer` when a newer version wrote it.

    `why` is a clause, without a full stop.
    """

    def __init__(self, line: int, why: Message, *, newer: bool = False) -> None:
        self.line = line
        self.why = why
        self.newer = newer
        super().__init__(f"line {line}: {why}")


def validate(game: Game, action: act.Action) -> tuple[ev.Event, ...]:
    """The events that an action causes directly.

    Raises IllegalAction when it may not be done now.
    """
    ask = pending(game.public)
    match action:
        case act.StartDeal():
            if ask.kind is not AskKind.START:
                raise IllegalAction("a deal is under way" if ask.seats else "the game is over")
            return (deal_cards(game.public, game.seed),)
        case act.CallTime():
            if game.rules.end is not End.TIME or game.public.standings.time_up:
                raise IllegalAction("this game is not played against time")
            if ask.kind is AskKind.OVER:
                raise IllegalAction("the game is over")
            return (ev.TimeCalled(),)
        case act.ClaimRest(seat):
            return _claim(game, ask, seat)
        case act.CallMisdeal(seat):
            return _misdeal(game, ask, seat)
        case _:
            if not hasattr(action, "seat"):
                raise IllegalAction(f"this is not an action: {action!r}")
            return _answer(game, ask, action)


_Answer = (
    act.ChoosePass
    | act.PassCards
    | act.ForwardPass
    | act.ChargeCards
    | act.MakeBid
    | act.NameSuit
    | act.MakePledge
    | act.PlayCard
    | act.BuryCards
    | act.AnswerClaim
    | act.ChooseMoon
)

_ANSWERS: dict[AskKind, tuple[type, ...]] = {
    AskKind.CHOOSE_PASS: (act.ChoosePass,),
    AskKind.PASS: (act.PassCards, act.ForwardPass),
    AskKind.CHARGE: (act.ChargeCards,),
    AskKind.BID: (act.MakeBid,),
    AskKind.NAME_SUIT: (act.NameSuit,),
    AskKind.PLEDGE: (act.MakePledge,),
    AskKind.PLAY: (act.PlayCard,),
    AskKind.BURY: (act.BuryCards,),
    AskKind.ANSWER_CLAIM: (act.AnswerClaim,),
    AskKind.MOON: (act.ChooseMoon,),
}


def _answer(game: Game, ask: Ask, action: _Answer) -> tuple[ev.Event, ...]:
    deal = game.public.deal
    if deal is None or action.seat not in ask.seats:
        raise IllegalAction("it is not this seat's turn", Verdict.NOT_YOUR_TURN)
    if not isinstance(action, _ANSWERS[ask.kind]):
        raise IllegalAction(f"the question is: {ask.kind.value}")
    own = game.owns[action.seat]
    match action:
        case act.ChoosePass(seat, token):
            return (_pass_choice(game, seat, token),)
        case act.PassCards() | act.ForwardPass():
            return (_pass(game, deal, own, action),)
        case act.ChargeCards(seat, cards):
            return (_charge(game, deal, own, cards),)
        case act.MakeBid(seat, counters):
            if counters not in range(HIGHEST_BID + 1):
                raise IllegalAction(f"a bid is 0 to {HIGHEST_BID} counters, not {counters}")
            return (ev.BidMade(seat, counters),)
        case act.NameSuit(seat, suit):
            if not isinstance(suit, Suit):
                raise IllegalAction(f"name a suit, not {suit!r}")
            return (ev.SuitNamed(seat, suit),)
        case act.MakePledge(seat, pledged):
            return (ev.PledgeMade(seat, pledged),)
        case act.PlayCard():
            return (_play(game, deal, own, action),)
        case act.BuryCards(seat, cards):
            return (_bury(deal, own, cards),)
        case act.AnswerClaim(seat, accept):
            return (ev.ClaimAnswered(seat, accept),)
        case act.ChooseMoon(seat, choice):
            offered = () if deal.offer is None else deal.offer.choices
            if choice not in offered:
                raise IllegalAction(f"choose one of {', '.join(offered)}, not {choice}")
            return (ev.MoonChosen(seat, choice),)
        case _:
            assert_never(action)


def _pass_choice(game: Game, seat: int, token: PassToken) -> ev.PassChosen:
    allowed = dealer_tokens(game.rules)
    if token not in allowed:
        names = ", ".join(choice.value for choice in allowed)
        raise IllegalAction(f"choose one of {names}, not {token.value}")
    return ev.PassChosen(seat, token)


def _check_unique(cards: tuple[Card, ...], own: Own) -> None:
    if len(set(cards)) != len(cards):
        raise IllegalAction("a card is named twice")
    for card in cards:
        if card not in own.hand:
            raise IllegalAction("not in this hand", Verdict.NOT_YOURS, card)


def _pass(
    game: Game, deal: PublicDeal, own: Own, action: act.PassCards | act.ForwardPass
) -> ev.CardsChosen:
    if isinstance(action, act.ForwardPass):
        if not game.rules.pass_along or not may_forward(deal.token):
            raise IllegalAction("a packet may not be handed on unseen here")
        return ev.CardsChosen(action.seat, (), True)
    # By receiver first: the order in which the cards move is public and must not tell their rank.
    gives = tuple(sorted(action.gives, key=lambda give: (give[1], give[0])))
    _check_unique(tuple(card for card, _ in gives), own)
    wanted = pass_gives(game.rules, deal.token, own.seat)
    for receiver, count in wanted:
        got = sum(to == receiver for _, to in gives)
        if got != count:
            raise IllegalAction(f"{count} cards go to seat {receiver}, not {got}")
    if len(gives) != sum(count for _, count in wanted):
        raise IllegalAction("a card goes to a seat that receives none")
    verdicts = classify_pass(game.rules, deal, own)
    for card, _ in gives:
        if verdicts[card] is not Verdict.OK:
            raise IllegalAction("may not be passed", verdicts[card], card)
    return ev.CardsChosen(own.seat, gives, False, action.auto)


def may_forward(token: PassToken) -> bool:
    """Whether this pass has one packet with one source (RULES 2.4 row 10)."""
    return token not in (PassToken.SCATTER, PassToken.SMOOSH, PassToken.CHARGE, PassToken.HOLD)


def _charge(game: Game, deal: PublicDeal, own: Own, cards: tuple[Card, ...]) -> ev.CardsCharged:
    cards = tuple(sorted(cards))
    _check_unique(cards, own)
    verdicts = classify_charge(game.rules, deal, own)
    for card in cards:
        if verdicts[card] is not Verdict.OK:
            raise IllegalAction("may not be charged", verdicts[card], card)
    return ev.CardsCharged(own.seat, cards, game.rules.charge is Charge.BLIND)


def _play(game: Game, deal: PublicDeal, own: Own, action: act.PlayCard) -> ev.CardPlayed:
    card, rules = action.card, game.rules
    if card not in own.hand:
        raise IllegalAction("not in this hand", Verdict.NOT_YOURS, card)
    verdict = classify_plays(rules, deal, own)[card]
    if verdict is not Verdict.OK:
        raise IllegalAction("may not be played now", verdict, card)
    names = may_name_suit(rules, deal, card)
    if names and action.named is None:
        raise IllegalAction("name the suit that the joker stands for", card=card)
    suit = play_suit(rules, card, own.extra, action.named if names else None)
    sticks = rules.first_trick_stuck in (Stuck.POINT_VOID, Stuck.LAY_ASIDE)
    stuck, void = sticks and is_stuck(rules, deal, own), shows_void(rules, deal, card, suit)
    return ev.CardPlayed(own.seat, card, suit, void, stuck, action.auto)


def _bury(deal: PublicDeal, own: Own, cards: tuple[Card, ...]) -> ev.CardsBuried:
    cards = tuple(sorted(cards))
    _check_unique(cards, own)
    if len(cards) != deal.bury_count:
        raise IllegalAction(f"lay away {deal.bury_count} cards, not {len(cards)}")
    return ev.CardsBuried(own.seat, len(cards), cards)


def may_claim(rules: Rules, deal: PublicDeal, ask: Ask, seat: int) -> bool:
    """Whether a seat may claim now: on lead, once in a deal, where the rules allow claims."""
    leads = ask == Ask(AskKind.PLAY, (seat,)) and not deal.plays
    return rules.claim and leads and seat not in deal.refused_claims


def _claim(game: Game, ask: Ask, seat: int) -> tuple[ev.Event, ...]:
    deal = game.public.deal
    if deal is None or not may_claim(game.rules, deal, ask, seat):
        raise IllegalAction("the rest cannot be claimed now")
    return (ev.ClaimMade(seat, game.owns[seat].hand),)


def _misdeal(game: Game, ask: Ask, seat: int) -> tuple[ev.Event, ...]:
    deal, plays = game.public.deal, ask == Ask(AskKind.PLAY, (seat,))
    if deal is None or not plays or not may_misdeal(game.rules, deal, game.owns[seat]):
        raise IllegalAction("a misdeal cannot be called now")
    return ev.MisdealCalled(seat, game.owns[seat].hand), ev.DealVoided()
