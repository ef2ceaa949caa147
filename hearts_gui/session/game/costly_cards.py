"""Whether a card certainly takes a large part of a deal's penalties: what a player may be asked."""

from __future__ import annotations

from hearts_gui.engine.cards import Card
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.fold import held_over
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.play.tricks import play_suit, takes, trick_seats
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.values import face_points, penalty_faces


def surely_costly(view: PlayerView, card: Card) -> bool:
    """Whether this card, played now, ends and takes a trick with half of all penalties or more."""
    if view.ask.kind is not AskKind.PLAY or view.ask.seats != (view.seat,):
        return False
    rules, deal, seat = view.rules, view.deal, view.seat
    suit = play_suit(rules, card, view.own.extra, None)
    plays = (*deal.plays, Play(seat, card, suit))
    sizes = tuple(size - (owner == seat) for owner, size in enumerate(deal.sizes))
    after = evolve(deal, plays=plays, sizes=sizes)
    if len(plays) < len(trick_seats(rules, after)) or any(p.card.is_warren for p in plays):
        return False
    winner = takes(rules, plays, after.led_suit)
    if winner is None or plays[winner].seat != seat:
        return False
    worth = face_points(rules, deal.penalty_suit)
    penalties = penalty_faces(rules, deal.penalty_suit)

    def cost(cards: list[Card]) -> float:
        return sum(abs(worth[c.face]) for c in cards if c.face in penalties and c.face in worth)

    gained = [play.card for play in plays]
    gained += [play.card for trick in held_over(deal) for play in trick.plays]
    return 2 * cost(gained) >= cost(list(build_pack(rules))) > 0
