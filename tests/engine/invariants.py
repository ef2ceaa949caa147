"""Conditions that hold after every event of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from hearts_gui.engine.cards import WARREN, Suit
from hearts_gui.engine.log.recovery import where_cards_are
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.game import apply, new_game, settle, step, to_act
from hearts_gui.engine.play.legal import Verdict, classify_plays, legal_plays, may_name_suit
from hearts_gui.engine.play.state import Game, PublicGame
from hearts_gui.engine.play.validate import IllegalAction
from hearts_gui.engine.rules.choices import PassToken, Stuck
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.endings import opening_standings
from hearts_gui.engine.score.scores import DealScore
from tests.games import Moment


def conserved(game: Game) -> bool:
    """Whether every card of the pack is in exactly one place."""
    if game.public.deal is None:
        return True
    counts = Counter(where_cards_are(game))
    extra = game.secret.extra
    if extra is not None:
        # The extra card lies beside Warren; once turned up it stands in Warren's place.
        counts[WARREN if counts[extra] else extra] += 1
    return counts == Counter(build_pack(game.rules))


def sizes_are_right(game: Game) -> bool:
    """Whether the public hand sizes are those of the hands."""
    deal = game.public.deal
    return deal is None or deal.sizes == tuple(len(own.hand) for own in game.owns)


def refused(game: Game, action: Action) -> bool:
    """Whether an action is refused."""
    try:
        step(game, action)
    except IllegalAction:
        return True
    return False


def plays_are_as_classified(game: Game) -> bool:
    """Whether exactly the cards with the verdict OK may be played, by their seat alone."""
    ask = to_act(game)
    deal = game.public.deal
    if ask.kind is not AskKind.PLAY or deal is None:
        return True
    seat = ask.seats[0]
    own = game.owns[seat]
    verdicts = classify_plays(game.rules, deal, own)
    allowed = legal_plays(game.rules, deal, own)
    good = bool(allowed) and tuple(verdicts) == own.hand
    for card, verdict in verdicts.items():
        named = Suit.CLUBS if may_name_suit(game.rules, deal, card) else None
        good &= refused(game, act.PlayCard(seat, card, named)) is (verdict is not Verdict.OK)
    for other in game.owns:
        if other.seat != seat and other.hand:
            good &= refused(game, act.PlayCard(other.seat, other.hand[0]))
            good &= refused(game, act.PlayCard(seat, other.hand[0]))
    return good


def someone_acts(game: Game) -> bool:
    """Whether the game waits for someone, or for the next deal, or is over."""
    ask = to_act(game)
    return bool(ask.seats) or ask.kind in (AskKind.START, AskKind.OVER)


def wrong_kind_is_refused(game: Game) -> bool:
    """Whether actions that answer another question are refused."""
    ask = to_act(game)
    seat = ask.seats[0] if ask.seats else 0
    others: dict[AskKind, Action] = {
        AskKind.START: act.StartDeal(),
        AskKind.BID: act.MakeBid(seat, 0),
        AskKind.PLEDGE: act.MakePledge(seat, pledged=False),
        AskKind.ANSWER_CLAIM: act.AnswerClaim(seat, accept=True),
        AskKind.BURY: act.BuryCards(seat, ()),
        AskKind.MOON: act.ChooseMoon(seat, "nothing"),
        AskKind.CHOOSE_PASS: act.ChoosePass(seat, PassToken.CHARGE),
    }
    return all(refused(game, action) for kind, action in others.items() if kind is not ask.kind)


def scored(moment: Moment) -> Iterator[tuple[tuple[Score, ...], DealScore]]:
    """The deals scored in a step, each with the totals before it."""
    for event in moment.events:
        if isinstance(event, ev.DealScored):
            yield moment.before.public.standings.totals, event.score


def adds_up(before: tuple[Score, ...], score: DealScore) -> bool:
    """Whether lines sum to points, and points lead from the old totals to the new ones."""
    for seat, points in enumerate(score.points):
        if sum((line.points for line in score.lines[seat]), start=0 * points) != points:
            return False
        if seat not in score.adjusted and before[seat] + points != score.totals[seat]:
            return False
    return True


def turned(deal: ev.DealStarted, by: int) -> ev.DealStarted:
    """The same deal with everyone moved `by` seats on."""
    n = len(deal.sizes)

    def seat(old: int | None) -> int | None:
        return None if old is None else (old + by) % n

    owner = seat(deal.warren_owner)
    return replace(
        deal,
        dealer=(deal.dealer + by) % n,
        sizes=tuple(deal.sizes[(k - by) % n] for k in range(n)),
        hands=tuple(deal.hands[(k - by) % n] for k in range(n)),
        warren_owner=owner,
    )


def turned_action(action: Action, by: int, n: int) -> Action:
    """The same action by the player who now sits `by` seats further on."""
    match action:
        case act.PassCards(seat, gives, auto):
            moved = tuple((card, to if to < 0 else (to + by) % n) for card, to in gives)
            return act.PassCards((seat + by) % n, moved, auto)
        case act.StartDeal() | act.CallTime():
            return action
        case _:
            return replace(action, seat=(action.seat + by) % n)


def play_rotated(rules: Rules, steps: list[Moment], by: int) -> list[ev.Event]:
    """Return the events of the first deal when everyone has moved `by` seats on."""
    first = steps[0].events[0]
    assert isinstance(first, ev.DealStarted)
    game = apply(new_game(rules, "turned"), turned(first, by))
    happened: list[ev.Event] = [turned(first, by)]
    follows, game = settle(game)
    happened += follows
    for moment in steps[1:]:
        follows, game = step(game, turned_action(moment.action, by, rules.players))
        happened += follows
    return happened


def is_fresh(game: PublicGame) -> bool:
    """Whether nothing has happened yet."""
    return game.standings == opening_standings(game.rules) and game.deal is None


def longest_deal(rules: Rules) -> int:
    """A bound on the decisions of one deal: every card once, and some before and after play."""
    attempts = 1 + 40 * (rules.first_trick_stuck is Stuck.MISDEAL)
    return attempts * (2 * len(build_pack(rules)) + 40 * rules.players)
