"""Events that happen by themselves between two decisions, one at a time."""

from dataclasses import replace

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.fold import held_over, play_is_over
from hearts_gui.engine.play.phases import eldest, high_bidder, pending
from hearts_gui.engine.play.state import Game, Phase, PublicDeal
from hearts_gui.engine.play.summary import summarise
from hearts_gui.engine.play.tricks import second_of_top, takes, trick_seats
from hearts_gui.engine.rules.choices import (
    Charge,
    DeadLastTrick,
    Draw,
    Kitty,
    OpeningLead,
    PassToken,
)
from hearts_gui.engine.rules.passing import pass_offset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import penalty_faces
from hearts_gui.engine.score.endings import game_result
from hearts_gui.engine.score.scoring import moon_offer, score_deal
from hearts_gui.engine.seats import POOL, turn_order
from hearts_gui.engine.shuffle import Stream


def next_event(game: Game) -> ev.Event | None:
    """The next event that needs nobody's decision, or None when someone must decide."""
    deal = game.public.deal
    if game.public.result is not None:
        return None
    if deal is None:
        result = game_result(game.rules, game.public.standings)
        return None if result is None else ev.GameEnded(result)
    if deal.claim is not None:
        return _claim_settled(game, deal)
    if deal.offer is not None or deal.bury_count:
        return None
    match deal.phase:
        case Phase.PASS | Phase.SMOOSH_IF_UNCHARGED:
            return _exchange(game, deal) if len(deal.ready) == game.rules.players else None
        case Phase.CHARGE | Phase.CHARGE_AGAIN:
            full = len(deal.ready) == game.rules.players
            return _show_charges(game) if full and game.rules.charge is Charge.BLIND else None
        case Phase.NAME_SUIT:
            return ev.SuitNamed(None, Suit.HEARTS) if high_bidder(deal) is None else None
        case Phase.PLAY | Phase.SCORE:
            return _in_play(game, deal)
        case _:
            return None


def _claim_settled(game: Game, deal: PublicDeal) -> ev.Event | None:
    claim = deal.claim
    assert claim is not None
    if pending(game.public).kind is AskKind.ANSWER_CLAIM and pending(game.public).seats:
        return None
    hands = tuple(own.hand for own in game.owns)
    extra = game.secret.extra if deal.warren_owner is not None else None
    return ev.RestTaken(claim.seat, hands, extra)


def _show_charges(game: Game) -> ev.ChargesShown:
    shown: list[tuple[Card, ...]] = [()] * game.rules.players
    for seat, cards in game.secret.charged:
        shown[seat] = cards
    return ev.ChargesShown(tuple(shown))


def _exchange(game: Game, deal: PublicDeal) -> ev.CardsPassed:
    token = PassToken.SMOOSH if deal.token is PassToken.CHARGE else deal.token
    forwards = tuple(own.seat for own in game.owns if own.chose_forward)
    if token is PassToken.SMOOSH:
        moves = _smoosh(game, deal)
    else:
        moves = tuple(
            ev.Move(own.seat, _final_receiver(game, deal, receiver, forwards), card)
            for own in game.owns
            for card, receiver in own.chosen or ()
        )
    owner = deal.warren_owner
    for move in moves:
        if move.card is not None and move.card.is_warren and move.receiver != POOL:
            owner = move.receiver
    extra = game.secret.extra if owner is not None else None
    return ev.CardsPassed(token, moves, forwards, owner, extra)


def _final_receiver(game: Game, deal: PublicDeal, receiver: int, forwards: tuple[int, ...]) -> int:
    """The seat that keeps a packet which others pass on unseen (RULES 1.2 pass_along)."""
    offset = pass_offset(deal.token, game.rules.players)
    while offset is not None and receiver in forwards:
        receiver = (receiver + offset) % game.rules.players
    return receiver


def _smoosh(game: Game, deal: PublicDeal) -> tuple[ev.Move, ...]:
    passed = [ev.Move(own.seat, POOL, card) for own in game.owns for card, _ in own.chosen or ()]
    stream = Stream(game.seed, "smoosh", deal.number, deal.attempt)
    cards = iter(stream.shuffled([move.card for move in passed]))
    received = [ev.Move(POOL, own.seat, next(cards)) for own in game.owns for _ in own.chosen or ()]
    return (*passed, *received)


def _in_play(game: Game, deal: PublicDeal) -> ev.Event | None:
    rules = game.rules
    if not deal.opened:
        return _opening(game, deal)
    if deal.plays and len(deal.plays) == len(trick_seats(rules, deal)):
        return _close_trick(game, deal)
    if not deal.plays:
        between = _between_tricks(game, deal)
        if between is not None:
            return between
        if play_is_over(rules, deal):
            return _count(game, deal)
    if rules.draw is Draw.DOMINO and deal.plays:
        return _domino_draw(game, deal)
    return None


def _opening(game: Game, deal: PublicDeal) -> ev.PlayOpened:
    """The seat that leads first (RULES 1.3 opening_lead)."""
    rules = game.rules
    match rules.opening_lead:
        case OpeningLead.ELDEST:
            return ev.PlayOpened(eldest(rules, deal))
        case OpeningLead.BIDDER:
            bidder = high_bidder(deal)
            return ev.PlayOpened(eldest(rules, deal) if bidder is None else bidder)
        case OpeningLead.TWO_SPADES:
            if game.public.next_leader is not None:
                return ev.PlayOpened(game.public.next_leader)
            return ev.PlayOpened(*_lowest(game, Suit.SPADES))
        case OpeningLead.LOWEST_CLUB:
            return ev.PlayOpened(*_lowest(game, Suit.CLUBS))
        case OpeningLead.ANY_CLUB:
            return ev.PlayOpened(_lowest(game, Suit.CLUBS)[0])


def _lowest(game: Game, suit: Suit) -> tuple[int, Card]:
    """The holder of the lowest card of a suit that is in a hand; marked jokers do not count."""
    held = ((own.seat, card) for own in game.owns for card in own.hand if card.suit is suit)
    return min((entry for entry in held if not entry[1].is_joker), key=lambda entry: entry[1].key)


def _close_trick(game: Game, deal: PublicDeal) -> ev.Event:
    rules = game.rules
    if any(play.card.is_warren for play in deal.plays):
        extra = game.secret.extra
        assert extra is not None
        seat = next(play.seat for play in deal.plays if play.card.is_warren)
        return ev.CardRevealed(seat, extra)
    index = takes(rules, deal.plays, deal.led_suit)
    if index is not None:
        return ev.TrickTaken(deal.plays[index].seat)
    if not play_is_over(rules, evolve(deal, plays=())):
        return ev.TrickTaken(None)  # held over for the next taker
    match rules.dead_last_trick:
        case DeadLastTrick.LEADER:
            return ev.TrickTaken(deal.leader)
        case DeadLastTrick.DISCARD:
            return ev.TrickTaken(None, discarded=True)
        case DeadLastTrick.SECOND_OF_TOP:
            return ev.TrickTaken(deal.plays[second_of_top(deal.plays, deal.led_suit)].seat)


def _between_tricks(game: Game, deal: PublicDeal) -> ev.Event | None:
    """The next event between two tricks: the kitty is taken, or the stock is drawn from."""
    rules = game.rules
    if deal.kitty_size and deal.tricks and deal.claimed_by is None:
        taker = _kitty_taker(rules, deal)
        if taker is not None:
            cards = game.secret.kitty
            return ev.KittyTaken(taker, len(cards), rules.kitty.swaps, cards)
    if deal.kitty_size and deal.claimed_by is not None and rules.kitty is not Kitty.OUT_OF_PLAY:
        return ev.KittyTaken(deal.claimed_by, deal.kitty_size, False, game.secret.kitty)
    if rules.draw is Draw.DRAW and deal.stock_size and deal.tricks:
        return _draw_one(game, deal)
    return None


def _kitty_taker(rules: Rules, deal: PublicDeal) -> int | None:
    last = deal.tricks[-1]
    if last.taker is None:
        return None
    over = not any(deal.sizes)
    match rules.kitty:
        case Kitty.FIRST_TRICK | Kitty.FIRST_TRICK_SWAP:
            return last.taker
        case Kitty.LAST_TRICK:
            return last.taker if over else None
        case Kitty.FIRST_POINT | Kitty.FIRST_POINT_SWAP:
            penalties = penalty_faces(rules, deal.penalty_suit)
            won = (*held_over(replace(deal, tricks=deal.tricks[:-1])), last)
            pointed = any(play.card.face in penalties for trick in won for play in trick.plays)
            return last.taker if pointed or over else None  # else with the last trick
        case Kitty.NONE | Kitty.OUT_OF_PLAY:
            return None


def _draw_one(game: Game, deal: PublicDeal) -> ev.CardsDrawn | None:
    """Draw Hearts: after a trick everyone draws one, the taker first (RULES 1.5 draw)."""
    order = turn_order(game.rules.players, deal.leader, game.rules.turn_step)
    full = max(deal.start_sizes)
    for seat in order:
        if deal.sizes[seat] < full:
            return ev.CardsDrawn(seat, 1, game.secret.stock[:1])
    return None


def _domino_draw(game: Game, deal: PublicDeal) -> ev.CardsDrawn | None:
    """Domino: a player who cannot follow draws until able or the stock ends (RULES 1.5 draw)."""
    led = deal.led_suit
    if not deal.stock_size or led is None:
        return None
    seat = trick_seats(game.rules, deal)[len(deal.plays)]
    if any(card.suit is led for card in game.owns[seat].hand):
        return None
    stock = game.secret.stock
    count = next((k + 1 for k, card in enumerate(stock) if card.suit is led), len(stock))
    return ev.CardsDrawn(seat, count, stock[:count], shows_void=True)


def _count(game: Game, deal: PublicDeal) -> ev.Event:
    rules, standings = game.rules, game.public.standings
    summary = summarise(game)
    if deal.moon_choice is None:
        offer = moon_offer(rules, summary, standings)
        if offer is not None:
            return ev.MoonOffered(offer)
    return ev.DealScored(score_deal(rules, summary, standings, deal.moon_choice))
