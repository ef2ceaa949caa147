"""A game as a number that says which of the possible decisions was made each time.

Cards and opponents follow from the seed, so that the person's decisions are enough to replay the
whole game: nobody can claim a result that was not played. A deal of thirteen cards needs about
forty bits. Where the opponents think too long to be asked again, their decisions are in the number
too.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import TypeAlias, TypeVar

from hearts_gui.ai.players.levels import make_bot
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import Action, AskKind, StartDeal
from hearts_gui.engine.play.events import CardsCharged, DealScored, Event
from hearts_gui.engine.play.game import new_game, step, to_act, view_of
from hearts_gui.engine.play.legal import (
    allowed,
    classify_charge,
    classify_pass,
    legal_plays,
    may_misdeal,
    may_name_suit,
)
from hearts_gui.engine.play.validate import IllegalAction, may_claim, may_forward
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Charge
from hearts_gui.engine.rules.passing import dealer_tokens, pass_gives
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.shuffle import bot_seed
from hearts_gui.session.setup.players import Bot, Seating

ME = 0
MOST_DEALS = 60


# Every answer that a seat may give, as numbers below a limit: one reader for all questions. A dial
# is asked "which of how many?" and given a function that finds the answer of an event in that
# order: it either calls it and writes the number down, or has read the number from a code.

GIVEN = (
    ev.CardPlayed, ev.CardsChosen, ev.PassChosen, ev.CardsCharged, ev.BidMade, ev.SuitNamed,
    ev.PledgeMade, ev.CardsBuried, ev.ClaimMade, ev.ClaimAnswered, ev.MoonChosen, ev.MisdealCalled,
)  # fmt: skip
"""The events that record a decision."""

Place: TypeAlias = Callable[[ev.Event], int]
Dial: TypeAlias = Callable[[int, Place], int]
_Thing = TypeVar("_Thing")
_Kind = TypeVar("_Kind")
_BIDS = 256


class NoSuchAnswerError(ValueError):
    """An event that does not answer what was asked."""


def answer(view: PlayerView, dial: Dial) -> Action:
    """The action that a dial gives. Raises NoSuchAnswerError."""
    seat, deal = view.seat, view.deal
    match view.ask.kind:
        case AskKind.PLAY:
            return _plays_of(view, dial)
        case AskKind.PASS:
            return _pass(view, dial)
        case AskKind.CHARGE:
            return _charge(view, dial)
        case AskKind.BURY:
            hand, cards_of = sorted(view.own.hand), lambda e: _of(e, ev.CardsBuried).cards or ()
            return act.BuryCards(seat, _some(hand, deal.bury_count, dial, cards_of))
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
    """The event, if it is of this type."""
    if not isinstance(event, kind):
        raise NoSuchAnswerError("an answer to another question")
    return event


def _one(options: Sequence[_Thing], dial: Dial, said: Callable[[ev.Event], object]) -> _Thing:
    """One of these things, as the dial chooses."""

    def place(event: ev.Event) -> int:
        wanted = said(event)
        index = next((index for index, option in enumerate(options) if option == wanted), None)
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
        number += sum(comb(size - k - 1, len(chosen) - done) for k in range(begin, index))
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


def _plays_of(view: PlayerView, dial: Dial) -> Action:
    seat, rules, deal = view.seat, view.rules, view.deal
    cards: list[Card | None] = [*sorted(legal_plays(rules, deal, view.own))]
    misdeal = may_misdeal(rules, deal, view.own)
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
    free = sorted(allowed(classify_pass(rules, deal, view.own)))
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
    free = sorted(allowed(classify_charge(view.rules, view.deal, view.own)))
    chosen = []
    for card in free:

        def place(event: ev.Event, card: Card = card) -> int:
            return card in (_of(event, ev.CardsCharged).cards or ())

        if dial(2, place):
            chosen.append(card)
    return act.ChargeCards(view.seat, tuple(chosen))


Dials: TypeAlias = Callable[[PlayerView], Dial]
WhoFirst: TypeAlias = Callable[[tuple[int, ...]], int]
"""Which of several seats decides first, where that matters to the others."""
Decide: TypeAlias = Callable[[PlayerView], Action]


class NoSuchGameError(ValueError):
    """A number or decisions that give no game with these cards."""


class Digits:
    """A number written or read in digits of different kinds."""

    def __init__(self, number: int = 0) -> None:
        self.left = number
        """What is still to be read."""
        self._written: list[tuple[int, int]] = []

    def write(self, value: int, of: int) -> None:
        """Write a digit from 0 to `of` - 1."""
        self._written.append((value, of))

    def take(self, of: int) -> int:
        """Read the next one."""
        self.left, value = divmod(self.left, of)
        return value

    @property
    def number(self) -> int:
        """The number made of all that was written."""
        result = 0
        for value, of in reversed(self._written):
            result = result * of + value
        return result


@dataclass(frozen=True, slots=True)
class ReplayedGame:
    """A replayed game: everything that happened, and the person's points by deal."""

    events: tuple[Event, ...]
    number: int

    @property
    def points(self) -> tuple[Score, ...]:
        """The person's points, deal by deal."""
        scored = (event.score for event in self.events if isinstance(event, DealScored))
        return tuple(score.points[ME] for score in scored)


def first_hand(rules: Rules, seed: str) -> tuple[Card, ...]:
    """The person's first hand."""
    _, game = step(new_game(rules, seed), StartDeal())
    return game.owns[ME].hand


def from_answers(
    rules: Rules, seed: str, seats: Seating, events: Sequence[Event], *, everyone: bool = False,
    watch: Callable[[Event], None] = lambda _: None,
) -> ReplayedGame:  # fmt: skip
    """The game in which the person decides as in these events. Raises NoSuchGameError.

    With `everyone` so do the opponents, and no computer player is asked. `watch` is called with
    each event.
    """
    answers = _GivenAnswers(len(seats), events)

    def happened(event: Event) -> None:
        answers.happened(event)
        watch(event)

    bots = _bots(seats, seed, nobody=everyone)
    played = tuple(_play(rules, seed, bots, answers.dial, answers.turn, happened))
    return ReplayedGame(played, answers.digits.number)


class _GivenAnswers:
    """The answers in these events by seat, each written as digits when it is asked for again."""

    def __init__(self, seats: int, events: Sequence[Event]) -> None:
        self.digits = Digits()
        self._given: dict[int, list[Event]] = {seat: [] for seat in range(seats)}
        for event in reversed(events):
            if isinstance(event, GIVEN) and event.seat is not None:
                self._given[event.seat].append(event)
        self._charged = [event.seat for event in reversed(events)
                         if isinstance(event, CardsCharged)]  # fmt: skip

    def turn(self, those: tuple[int, ...]) -> int:
        """Which of these seats charged first. Raises NoSuchGameError."""
        if not self._charged or self._charged[-1] not in those:
            raise NoSuchGameError("an answer is missing")
        self.digits.write(those.index(self._charged[-1]), len(those))
        return self._charged[-1]

    def dial(self, view: PlayerView) -> Dial:
        """What gives a seat's next answer. Raises NoSuchGameError."""
        if not self._given[view.seat]:
            raise NoSuchGameError("an answer is missing")
        wanted = self._given[view.seat][-1]

        def dial(of: int, place: Place) -> int:
            index = place(wanted)
            self.digits.write(index, of)
            return index

        return dial

    def happened(self, event: Event) -> None:
        """An answer was given again."""
        if isinstance(event, GIVEN) and event.seat is not None and self._given[event.seat]:
            self._given[event.seat].pop()
        if isinstance(event, CardsCharged) and self._charged:
            self._charged.pop()


def from_number(
    rules: Rules, seed: str, seats: Seating, number: int, *, everyone: bool = False
) -> ReplayedGame:
    """The game that a number stands for. Raises NoSuchGameError."""
    digits = Digits(number)

    def turn(those: tuple[int, ...]) -> int:
        return those[digits.take(len(those))]

    bots = _bots(seats, seed, nobody=everyone)
    played = tuple(_play(rules, seed, bots, lambda _: lambda of, _: digits.take(of), turn))
    if digits.left or number < 0:
        raise NoSuchGameError("more answers than the game asks for")
    return ReplayedGame(played, number)


def from_player(rules: Rules, seed: str, seats: Seating, decide: Decide) -> ReplayedGame:
    """The game in which `decide` decides in the person's seat. Raises NoSuchGameError."""

    def nobody(_: PlayerView) -> Dial:
        raise NoSuchGameError("a seat without a player")

    bots = {**_bots(seats, seed, nobody=False), ME: decide}
    return from_answers(rules, seed, seats, tuple(_play(rules, seed, bots, nobody, min)))


def _bots(seats: Seating, seed: str, *, nobody: bool) -> Mapping[int, Decide]:
    return {
        seat: make_bot(who.key, bot_seed(seed, seat)).decide
        for seat, who in enumerate(seats) if isinstance(who, Bot) and not nobody
    }  # fmt: skip


def _play(
    rules: Rules, seed: str, bots: Mapping[int, Decide], dials: Dials, first: WhoFirst,
    watch: Callable[[Event], None] = lambda _: None,
) -> Iterator[Event]:  # fmt: skip
    """The events of a game in which dials decide for every seat without a bot."""
    game, deals = new_game(rules, seed), 0
    while (ask := to_act(game)).kind is not AskKind.OVER:
        try:
            if ask.kind is AskKind.START:
                deals += 1
                if deals > MOST_DEALS:
                    raise NoSuchGameError("a game without end")
                happened, game = step(game, StartDeal())
            else:
                ordered = ask.kind is AskKind.CHARGE and rules.charge is not Charge.BLIND
                seat = first(ask.seats) if ordered and len(ask.seats) > 1 else ask.seats[0]
                view = view_of(game, seat)
                bot = bots.get(view.seat)
                action = bot(view) if bot is not None else answer(view, dials(view))
                happened, game = step(game, action)
        except (IllegalAction, NoSuchAnswerError) as error:
            raise NoSuchGameError(str(error)) from error
        for event in happened:
            watch(event)
        yield from happened
