"""Judges whether a game can go on from a recorded event that today's rules would not write.

The rules may have changed since a game was saved, and then its record counts. It counts only if a
proper game follows from it: every card in one place, every seat at the table, every score of the
right shape. Anything else is damage.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from hearts_gui.engine.cards import WARREN, Card
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import settle, to_act
from hearts_gui.engine.play.state import Game, Phase
from hearts_gui.engine.play.tricks import trick_seats
from hearts_gui.engine.rules.packs import build_pack, deal_shape
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.endings import opening_standings
from hearts_gui.engine.score.hand_value import zero
from hearts_gui.engine.score.scores import DealScore, GameResult

_TURNS_OF_A_GAME = (ev.DealScored, ev.DealStarted)
"""The events that may come where today's rules offer a choice or end the game."""


def fits(rules: Rules, event: ev.Event, expected: ev.Event) -> bool:
    """Whether this event may come where another one was expected."""
    seats = range(rules.players)
    seat = getattr(event, "seat", None)
    if seat is not None and seat not in seats:
        return False
    if type(event) is not type(expected) and not isinstance(event, _TURNS_OF_A_GAME):
        return False
    match event:
        case ev.DealStarted():
            return _is_a_deal(rules, event)
        case ev.PlayOpened(leader):
            return leader in seats
        case ev.ChargesShown(cards):
            return len(cards) == rules.players
        case ev.MoonOffered(offer):
            if not isinstance(expected, ev.MoonOffered):
                return False
            expected_offer = expected.offer
            return (offer.seat, offer.choices) == (expected_offer.seat, expected_offer.choices)
        case ev.DealScored(score):
            return _is_a_score(rules, score)
        case ev.GameEnded(result):
            return _is_a_result(rules, result)
        case _:
            return True


def _is_a_deal(rules: Rules, event: ev.DealStarted) -> bool:
    shape = deal_shape(rules)
    owner = next((s for s, hand in enumerate(event.hands) if WARREN in (hand or ())), None)
    return (
        event.dealer in range(rules.players)
        and event.token in rules.pass_cycle
        and sorted(event.sizes) == sorted(shape.sizes)
        and [len(hand or ()) for hand in event.hands] == list(event.sizes)
        and event.kitty_size == len(event.kitty or ()) == shape.kitty
        and event.stock_size == len(event.stock or ()) == shape.stock
        and event.warren_owner == owner
    )


def _is_a_score(rules: Rules, score: DealScore) -> bool:
    n, counters = rules.players, len(opening_standings(rules).stocks)
    kind = type(zero(rules))
    columns = (score.lines, score.points, score.totals, score.tricks, score.taken)
    numbers = (*score.points, *score.totals, *(x.points for seat in score.lines for x in seat))
    return (
        all(len(column) == n for column in columns)
        and len(score.counters) == len(score.stocks) == counters
        and all(isinstance(number, int | kind) for number in numbers)
        and all(isinstance(number, kind) for number in score.totals)
        and (score.shooter is None or score.shooter in range(n))
    )


def _is_a_result(rules: Rules, result: GameResult) -> bool:
    n = rules.players
    return (
        set(result.winners) <= set(range(n))
        and len(result.places) == len(result.totals) == n
        and len(result.settlement) in (0, n)
        and all(isinstance(amount, int | Fraction) for amount in result.settlement)
    )


def is_whole(game: Game) -> bool:
    """Whether each card of the pack is in exactly one place and each hand has its recorded size."""
    deal = game.public.deal
    if deal is None:
        return True
    if deal.phase is Phase.PLAY and len(deal.plays) > len(trick_seats(game.rules, deal)):
        return False
    counts = Counter(where_cards_are(game))
    extra = game.secret.extra
    if extra is not None:
        # The extra card lies beside Warren; once turned up it takes Warren's place.
        counts[WARREN if counts[extra] else extra] += 1
    sizes = tuple(len(own.hand) for own in game.owns)
    stocked = deal.stock_size == len(game.secret.stock)
    return deal.sizes == sizes and stocked and counts == Counter(build_pack(game.rules))


def can_go_on(game: Game) -> bool:
    """Whether today's rules know who can act next, or that the game is over."""
    try:
        _, game = settle(game)
        ask = to_act(game)
        hands = [game.owns[seat].hand for seat in ask.seats]
    except Exception:
        # Each recorded event fitted the one before it, but the last leads nowhere.
        return False
    return ask.kind is not AskKind.PLAY or all(hands)


def where_cards_are(game: Game) -> Iterator[Card]:
    """Every card of the pack, wherever it lies."""
    deal = game.public.deal
    assert deal is not None
    for own in game.owns:
        yield from own.hand
        yield from own.buried
    yield from deal.gone
    yield from (play.card for play in deal.plays)
    yield from (card for hand in deal.rest for card in hand)
    yield from game.secret.stock
    if deal.kitty_taker is None:
        yield from game.secret.kitty
    elif deal.claimed_by is not None or not game.rules.kitty.swaps:
        yield from game.owns[deal.kitty_taker].kitty
