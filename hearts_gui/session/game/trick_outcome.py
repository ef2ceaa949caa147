"""What a card does to its trick: how it ended, or would with a better one; whether that costs."""

from __future__ import annotations

from dataclasses import dataclass

from hearts_gui.engine.cards import Card
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.events import CardPlayed
from hearts_gui.engine.play.fold import held_over
from hearts_gui.engine.play.state import Play, PublicDeal, Trick
from hearts_gui.engine.play.tricks import play_suit, takes, trick_seats
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Boost
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score, face_points, penalty_faces
from hearts_gui.session.game.deal_record import DealRecord
from hearts_gui.session.game.seen import points_so_far
from hearts_gui.wording.score_texts import score_size


@dataclass(frozen=True, slots=True)
class TrickOutcome:
    """Who took a trick with which points. `prize` is the card of it that counted most.

    `others` are the plays of the other seats; `led` says whether the card in question was led.
    """

    card: Card
    others: tuple[Play, ...]
    led: bool
    taker: int | None
    points: Score
    prize: Play

    def costs(self, seat: int) -> Score:
        """What the seat takes with it."""
        return self.points if self.taker == seat else 0


def outcome(record: DealRecord, step: int, card: Card) -> TrickOutcome | None:
    """How the trick ends with a card in place of the one played after this many events.

    The others play what they played. None where they could not have, or where nobody can tell.
    """
    played, deal = record.events[step], record.games[step].public.deal
    if not isinstance(played, CardPlayed) or deal is None:
        return None
    trick = _closed(record, step, len(deal.tricks))
    if trick is None:
        return None
    plays, taker, rules = trick.plays, trick.taker, record.rules
    place = next(index for index, play in enumerate(plays) if play.card is played.card)
    if card is not played.card:
        if card.suit is None or (place == 0 and card.suit is not plays[0].suit):
            return None
        if rules.boost is not Boost.OFF or rules.uneven_hands:
            return None
        plays = (*plays[:place], Play(played.seat, card, card.suit), *plays[place + 1 :])
        index = takes(rules, plays, plays[0].suit)
        taker = None if index is None else plays[index].seat
    counted = [_points(rules, deal, (play.card,)) for play in plays]
    weights = [(abs(score_size(score)), play.seat == taker)
               for score, play in zip(counted, plays, strict=True)]  # fmt: skip
    best = weights.index(max(weights))
    return TrickOutcome(
        card, tuple(play for play in plays if play.card is not card), place == 0, taker,
        _points(rules, deal, tuple(play.card for play in plays)), plays[best],
    )  # fmt: skip


def _closed(record: DealRecord, step: int, number: int) -> Trick | None:
    """The trick with this number from 0, once it was over."""
    for game in record.games[step:]:
        deal = game.public.deal
        if deal is not None and len(deal.tricks) > number:
            return deal.tricks[number]
    return None


def _points(rules: Rules, deal: PublicDeal, cards: tuple[Card, ...]) -> Score:
    """What cards count by themselves for the seat that takes them."""
    charged = tuple(card for _, card in deal.charges)
    taken = (cards, *((),) * (rules.players - 1))
    return points_so_far(rules, taken, 0, charged=charged, penalty_suit=deal.penalty_suit)


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
