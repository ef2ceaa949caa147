"""Plays a part of a lesson as a game: the engine applies the rules, the others follow a script."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.actions import (
    Action,
    AskKind,
    ChargeCards,
    MakeBid,
    NameSuit,
    PassCards,
    PlayCard,
)
from hearts_gui.engine.play.automatic import next_event
from hearts_gui.engine.play.events import DealStarted, Event, KittyTaken
from hearts_gui.engine.play.game import apply, new_game, settle, step, to_act, view_of
from hearts_gui.engine.play.legal import allowed, classify_charge, legal_plays
from hearts_gui.engine.play.state import Game, PublicDeal
from hearts_gui.engine.play.validate import IllegalAction, validate
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.passing import pass_offset, pass_size
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import penalty_faces
from hearts_gui.engine.score.endings import fixed_sides
from hearts_gui.session.practice.lesson import ME, Cards, Goal, LessonError, LessonPart

MOST_BID = 3
"""A lesson offers bids of no bid up to this."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A part of a lesson at one point: the game, and how many tricks were over at its start."""

    part: LessonPart
    game: Game
    before: int

    @property
    def deal(self) -> PublicDeal:
        """The public state. Raises LessonError when the deal is over."""
        if self.game.public.deal is None:
            raise LessonError("the deal is over")
        return self.game.public.deal

    @property
    def over(self) -> bool:
        """Whether nothing is left to be done in this part."""
        deal = self.game.public.deal
        if deal is None:
            return True
        if self.part.tricks:
            played = len(deal.tricks) - self.before >= self.part.tricks
            return played and not isinstance(next_event(self.game), KittyTaken)
        return next_event(self.game) is None and to_act(self.game).kind is AskKind.PLAY

    @property
    def view(self) -> PlayerView:
        """The learner's view."""
        return view_of(self.game, ME)

    @property
    def ask_kind(self) -> AskKind:
        """The question that is open now."""
        return to_act(self.game).kind

    @property
    def mine(self) -> bool:
        """Whether the learner has to decide something."""
        return not self.over and ME in to_act(self.game).seats


def opening(rules: Rules, part: LessonPart) -> Moment:
    """A part at its first point, before any of the others does something.

    Raises LessonError for a part that the rules do not allow.
    """
    dealer = (part.leader - rules.turn_step) % rules.players
    sizes = tuple(len(hand) for hand in part.hands)
    hands = tuple(tuple(sorted(hand)) for hand in part.hands)
    started = DealStarted(1, 0, dealer, part.token, sizes, hands, len(part.kitty), part.kitty)
    game = settle(apply(_begun(rules, part), started))[1]
    try:
        for seat, cards in enumerate((part.gave, *part.gives) if part.gave else ()):
            game = step(game, PassCards(seat, _passed(rules, part.token, seat, cards)))[1]
        for card in part.before:
            game = step(game, PlayCard(to_act(game).seats[0], card))[1]
    except (IllegalAction, IndexError) as error:
        raise LessonError(f"the cards before do not go: {error}") from error
    tricks = len(game.public.deal.tricks) if game.public.deal is not None else 0
    return Moment(part, game, tricks)


def _begun(rules: Rules, part: LessonPart) -> Game:
    """A game with the totals of a part."""
    game = new_game(rules, "")
    totals = part.totals or game.public.standings.totals
    standings = replace(game.public.standings, totals=totals)
    return replace(game, public=replace(game.public, standings=standings))


def steps(moment: Moment, action: Action) -> Iterator[tuple[Event, Moment]]:
    """Each event after an action, up to the end of the part, with the moment after it.

    Raises IllegalAction.
    """
    coming: Event | None
    for event in validate(moment.game, action):
        moment = replace(moment, game=apply(moment.game, event))
        yield event, moment
    while not moment.over and (coming := next_event(moment.game)) is not None:
        moment = replace(moment, game=apply(moment.game, coming))
        yield coming, moment


def advance(moment: Moment, action: Action) -> Moment:
    """The moment after an action, when someone has to decide or the part is over.

    Raises IllegalAction.
    """
    for _, after in steps(moment, action):
        moment = after
    return moment


def scripted(moment: Moment) -> Action | None:
    """The next action of another seat; None on the learner's turn or at the end.

    Seats that punish play a card that puts the goal out of reach, if there is one.
    """
    action = _by_script(moment)
    worse = (reply for reply in _replies(moment, action) if not solvable(advance(moment, reply)))
    return next(worse, action) if moment.part.punish else action


def solvable(moment: Moment) -> bool:
    """Whether the goal can be reached from here, whatever the punishing seats play."""
    action = _by_script(moment)
    if action is not None:
        return all(solvable(advance(moment, reply)) for reply in _replies(moment, action))
    if moment.over:
        return reached(moment)
    return any(solvable(advance(moment, reply)) for reply in answers(moment))


def _replies(moment: Moment, action: Action | None) -> tuple[Action, ...]:
    """The possible actions of another seat here: any legal card for a seat that punishes."""
    if not (moment.part.punish and isinstance(action, PlayCard)):
        return () if action is None else (action,)
    own = moment.game.owns[action.seat]
    legal = sorted(legal_plays(moment.game.rules, moment.deal, own))
    return (action, *(PlayCard(action.seat, card) for card in legal if card != action.card))


def _by_script(moment: Moment) -> Action | None:
    ask, part = to_act(moment.game), moment.part
    if moment.over:
        return None
    if ask.kind is AskKind.CHARGE and part.tricks and ME in ask.seats:
        return ChargeCards(ME, ())  # this part is about the play
    waiting = [seat for seat in ask.seats if seat != ME]
    if not waiting:
        return None
    seat = waiting[0]
    match ask.kind:
        case AskKind.PLAY:
            return PlayCard(seat, _first_legal(moment, seat))
        case AskKind.PASS:
            return PassCards(seat, _passed(moment.game.rules, part.token, seat,
                                           part.gives[seat - 1]))  # fmt: skip
        case AskKind.CHARGE:
            return ChargeCards(seat, part.charges[seat - 1] if part.charges else ())
        case AskKind.BID:
            return MakeBid(seat, part.bids[seat - 1] if part.bids else 0)
        case _:
            raise LessonError(f"nobody says what seat {seat} does: {ask.kind.value}")


def _passed(
    rules: Rules, token: PassToken, seat: int, cards: Cards
) -> tuple[tuple[Card, int], ...]:
    offset = pass_offset(token, rules.players)
    if offset is None:
        raise LessonError("a lesson passes to one seat")
    return tuple((card, (seat + offset) % rules.players) for card in cards)


def _first_legal(moment: Moment, seat: int) -> Card:
    """The first card of the script that may be played; those that came by a pass come last."""
    legal = legal_plays(moment.game.rules, moment.deal, moment.game.owns[seat])
    script = (*moment.part.hands[seat], *sorted(legal))
    return next(card for card in script if card in legal)


def answers(moment: Moment) -> Iterator[Action]:
    """Every action that the learner may take. Raises LessonError."""
    game, kind = moment.game, to_act(moment.game).kind
    own = game.owns[ME]
    match kind:
        case AskKind.PLAY:
            for card in legal_plays(game.rules, moment.deal, own):
                yield PlayCard(ME, card)
        case AskKind.PASS:
            count = pass_size(game.rules, moment.deal.token)
            for cards in combinations(own.hand, count):
                yield PassCards(ME, _passed(game.rules, moment.part.token, ME, cards))
        case AskKind.CHARGE:
            free = allowed(classify_charge(game.rules, moment.deal, own))
            for count in range(len(free) + 1):
                for cards in combinations(free, count):
                    yield ChargeCards(ME, cards)
        case AskKind.BID:
            for counters in range(MOST_BID + 1):
                yield MakeBid(ME, counters)
        case AskKind.NAME_SUIT:
            for suit in Suit:
                yield NameSuit(ME, suit)
        case _:
            raise LessonError(f"a lesson cannot ask for {kind.value}")


def reached(moment: Moment) -> bool:
    """Whether the goal of a part that is over is reached."""
    return all(_checks(moment, moment.part.goal))


def spoilt(moment: Moment) -> bool:
    """Whether the goal is out of reach, whatever is played from here."""
    goal, part = moment.part.goal, moment.part
    if not part.tricks:
        return False
    own, others, tricks = _captured(moment)
    left = part.tricks - (len(moment.deal.tricks) - moment.before)
    costly = penalty_faces(moment.game.rules, moment.deal.penalty_suit)
    there = {card for cards in (*part.hands, part.kitty) for card in cards}
    most, least = goal.most_cards, goal.least_cards
    return (
        (goal.most_tricks is not None and tricks > goal.most_tricks)
        or (goal.least_tricks is not None and tricks + left < goal.least_tricks)
        or (most is not None and sum(card.face in costly for card in own) > most)
        or (least is not None and sum(card.face in costly for card in there - others) < least)
        or bool(own & {*goal.gives, *goal.spares} or others & set(goal.takes))
    )


def _checks(moment: Moment, goal: Goal) -> Iterator[bool]:
    game, deal = moment.game, moment.deal
    own, others, tricks = _captured(moment)
    costly = penalty_faces(game.rules, deal.penalty_suit)
    cards = sum(card.face in costly for card in own)
    yield goal.most_tricks is None or tricks <= goal.most_tricks
    yield goal.least_tricks is None or tricks >= goal.least_tricks
    yield goal.most_cards is None or cards <= goal.most_cards
    yield goal.least_cards is None or cards >= goal.least_cards
    yield set(goal.gives) <= others
    yield not set(goal.spares) & own
    yield set(goal.takes) <= own
    gave = {card for card, _ in game.owns[ME].gave}
    yield set(goal.passes) <= gave
    yield not set(goal.keeps) & gave
    charged = {card for seat, card in deal.charges if seat == ME}
    yield not goal.charges or set(goal.charges) == charged
    yield goal.names is None or deal.penalty_suit is goal.names
    result = settle(game)[1].public.result if goal.wins else None
    yield result is None or ME in result.winners
    left = set(game.owns[ME].dealt) - gave
    yield goal.void is None or all(card.suit is not goal.void for card in left)


def _captured(moment: Moment) -> tuple[set[Card], set[Card], int]:
    """The cards that the learner's side and the others took in this part, and its tricks."""
    rules = moment.game.rules
    sides = fixed_sides(rules)
    side = {seat for seat in range(rules.players)
            if seat == ME or (sides and sides[seat] == sides[ME])}  # fmt: skip
    own: set[Card] = set()
    others: set[Card] = set()
    tricks = 0
    held: set[Card] = set()
    for trick in moment.deal.tricks[moment.before :]:
        held |= {play.card for play in trick.plays}
        if trick.taker is None:
            continue
        (own if trick.taker in side else others).update(held)
        tricks += trick.taker in side
        held = set()
    if moment.deal.kitty_taker is not None:
        (own if moment.deal.kitty_taker in side else others).update(moment.part.kitty)
    return own, others, tricks


def right_answers(moment: Moment) -> tuple[Action, ...]:
    """The answers of the learner that can still reach the goal; none where all is lost."""
    return tuple(action for action in answers(moment) if solvable(advance(moment, action)))
