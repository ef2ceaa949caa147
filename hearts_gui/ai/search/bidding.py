"""How an auction would go on in imagined worlds, everyone else bidding as the rule player does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hearts_gui.ai.rule_player.choosing import bid_limit, least_feared
from hearts_gui.ai.simulator.imagined import World
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.phases import eldest, high_bidder
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.seats import turn_order


@dataclass(frozen=True, slots=True)
class Auction:
    """The seat that won it, its counters, and the penalty suit; without a bid that is hearts."""

    winner: int | None
    bid: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class Bidder:
    """How far a hand would go, and the suit that it would name."""

    limit: int
    suit: Suit


def bidders(view: PlayerView, worlds: Sequence[World]) -> list[dict[int, Bidder]]:
    """In each world, by seat, those who may still bid and the highest bidder."""
    rules, best = view.rules, high_bidder(view.deal)
    seats = {*_later(view)} | ({best} if best is not None else set())
    return [{seat: _bidder(rules, world.hands[seat]) for seat in seats} for world in worlds]


def _bidder(rules: Rules, hand: tuple[Card, ...]) -> Bidder:
    return Bidder(bid_limit(rules, hand), least_feared(rules, hand))


def auctions(
    view: PlayerView, others: Sequence[dict[int, Bidder]], offer: int, own_suit: Suit
) -> list[Auction]:
    """How the auction ends in each world when this seat bids `offer` counters now."""
    deal = view.deal
    best = high_bidder(deal)
    start = (best, dict(deal.bids)[best]) if best is not None else (None, 0)
    if offer > start[1]:
        start = (view.seat, offer)
    later = _later(view)
    ends = []
    for known in others:
        winner, bid = start
        for seat in later:
            if bid + 1 <= known[seat].limit:
                winner, bid = seat, bid + 1
        suit = Suit.HEARTS
        if winner is not None:
            suit = own_suit if winner == view.seat else known[winner].suit
        ends.append(Auction(winner, bid, suit))
    return ends


def _later(view: PlayerView) -> list[int]:
    """The seats that bid after this one."""
    rules, deal = view.rules, view.deal
    order = turn_order(rules.players, eldest(rules, deal), rules.turn_step)
    return [seat for seat in order if seat not in deal.ready and seat != view.seat]
