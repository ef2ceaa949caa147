"""Estimates what cards are worth by playing out sample deals with simple players of its own.

Nothing of `hearts_gui/ai` is used: cards are small numbers, hands are lists, the deals are drawn
card by card with a few exchanges to mix them, and everyone follows half a dozen rules of thumb. It
knows rules in which few points are good and four people follow suit.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from hearts_gui.engine.cards import STANDARD_FACES, Card, Suit
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import HeartsLead, MoonEffect
from hearts_gui.engine.rules.values import face_points

NUMBER = {card: at for at, card in enumerate(STANDARD_FACES)}
HEARTS, SPADES = int(Suit.HEARTS), int(Suit.SPADES)
QUEEN = next(at for at, card in enumerate(STANDARD_FACES) if card.text == "QS")
WILD = 0.12
"""The share of cards that are drawn from all legal ones."""
EXCHANGES = 40
Hand = list[int]


def suit_of(card: int) -> int:
    return card // 13


@dataclass
class Position:
    """A view in numbers."""

    seat: int
    hand: Hand
    sizes: list[int]
    unseen: list[int]
    allowed: dict[int, list[int]]
    """The seats that may hold each unseen card."""
    plays: list[tuple[int, int]]
    taken: list[int]
    """Points so far."""
    points: list[int]
    broken: bool
    moon: bool


def position_of(view: PlayerView) -> Position:
    """Return a seat's knowledge: voids, passed cards, and who led hearts before the break."""
    deal, rules = view.deal, view.rules
    worth = face_points(rules, deal.penalty_suit)
    points = [int(worth.get(card, 0).real) for card in STANDARD_FACES]
    gone: set[int] = set()
    taken, bare, broken = [0] * 4, -1, rules.hearts_lead is HeartsLead.ALWAYS
    for trick in deal.tricks:
        cards = [NUMBER[play.card] for play in trick.plays]
        gone |= set(cards)
        if not broken and suit_of(cards[0]) == HEARTS:
            bare = trick.plays[0].seat
        broken = broken or any(suit_of(card) == HEARTS for card in cards)
        if trick.taker is not None:
            taken[trick.taker] += sum(points[card] for card in cards)
    plays = [(play.seat, NUMBER[play.card]) for play in deal.plays]
    broken = broken or any(suit_of(card) == HEARTS for _, card in plays)
    hand = [NUMBER[card] for card in view.own.hand]
    gone |= {card for _, card in plays}
    unseen = [card for card in range(52) if card not in gone and card not in hand]
    others = [at for at in range(4) if at != view.seat]
    gave = {NUMBER[card]: to for card, to in view.own.gave}
    void = {(seat, int(suit)) for seat, suit in deal.voids}
    allowed = {
        card: [gave[card]] if card in gave else [
            at for at in others
            if (at, suit_of(card)) not in void and (at != bare or suit_of(card) == HEARTS)
        ]
        for card in unseen
    }  # fmt: skip
    sizes = list(deal.sizes)
    moon = rules.moon_effect is not MoonEffect.NONE
    return Position(view.seat, hand, sizes, unseen, allowed, plays, taken, points, broken, moon)


def drawn(position: Position, draw: random.Random) -> list[Hand]:
    """All hands of a deal that is possible."""
    while True:
        hands: list[Hand] = [[] for _ in range(4)]
        room = [0 if seat == position.seat else size for seat, size in enumerate(position.sizes)]
        order = sorted(
            position.unseen, key=lambda card: (len(position.allowed[card]), draw.random())
        )
        for card in order:
            free = [seat for seat in position.allowed[card] if room[seat]]
            if not free:
                break
            seat = draw.choices(free, [room[seat_free] for seat_free in free])[0]
            hands[seat].append(card)
            room[seat] -= 1
        else:
            _mix(position, hands, draw)
            hands[position.seat] = list(position.hand)
            return hands


def _mix(position: Position, hands: list[Hand], draw: random.Random) -> None:
    seats = [seat for seat, hand in enumerate(hands) if hand]
    if len(seats) < 2:
        return
    for _ in range(EXCHANGES):
        one, other = draw.sample(seats, 2)
        i, k = draw.randrange(len(hands[one])), draw.randrange(len(hands[other]))
        a, b = hands[one][i], hands[other][k]
        if other in position.allowed[a] and one in position.allowed[b]:
            hands[one][i], hands[other][k] = b, a


def chosen(
    hand: Hand, trick: list[tuple[int, int]], points: Sequence[int], draw: random.Random, *,
    broken: bool, queen_out: bool,
) -> int:  # fmt: skip
    """A simple player's card."""
    if not trick:
        legal = [card for card in hand if broken or suit_of(card) != HEARTS] or hand
        if draw.random() < WILD:
            return draw.choice(legal)
        safe = [c for c in legal if not (queen_out and suit_of(c) == SPADES and c >= QUEEN)]
        return min(safe or legal, key=lambda card: (card % 13 + 2 * draw.random(), card))
    led = suit_of(trick[0][1])
    legal = [card for card in hand if suit_of(card) == led]
    if not legal:
        if draw.random() < WILD:
            return draw.choice(hand)
        return max(hand, key=lambda card: (points[card] > 5, _danger(card, points, queen_out)))
    if draw.random() < WILD:
        return draw.choice(legal)
    top = max(card for _, card in trick if suit_of(card) == led)
    under = [card for card in legal if card < top]
    if len(trick) == 3 and not sum(points[card] for _, card in trick):
        costly = [card for card in legal if points[card] <= 0]
        return max(costly or legal)
    if under:
        return max(under, key=lambda card: (points[card], card))
    if len(trick) == 3:
        return max((card for card in legal if points[card] <= 5), default=max(legal))
    return min(legal)


def _danger(card: int, points: Sequence[int], queen_out: bool) -> float:
    high = 4 if queen_out and suit_of(card) == SPADES and card > QUEEN else 0
    return card % 13 + 3 * (points[card] > 0) + high


def played_out(
    position: Position, hands: list[Hand], first: int, draw: random.Random
) -> list[int]:  # fmt: skip
    """Everyone's points when the seat plays this card and simple players go on."""
    hands, trick, taken = [list(hand) for hand in hands], list(position.plays), list(position.taken)
    broken, turn, queen_out = (
        position.broken,
        position.seat,
        QUEEN in position.unseen or QUEEN in position.hand,
    )
    card = first
    while True:
        hands[turn].remove(card)
        trick.append((turn, card))
        broken = broken or suit_of(card) == HEARTS
        queen_out = queen_out and card != QUEEN
        turn = (turn + 1) % 4
        if len(trick) == 4:
            led = suit_of(trick[0][1])
            _, turn = max((c, seat) for seat, c in trick if suit_of(c) == led)
            taken[turn] += sum(position.points[c] for _, c in trick)
            trick = []
            if not any(hands):
                break
        card = chosen(hands[turn], trick, position.points, draw, broken=broken, queen_out=queen_out)
    return _mooned(position, taken)


def _mooned(position: Position, taken: list[int]) -> list[int]:
    every = sum(point for point in position.points if point > 0)
    for seat, points in enumerate(taken):
        if position.moon and points == every:
            return [0 if other == seat else every for other in range(4)]
    return taken


def compared(
    view: PlayerView, cards: Sequence[Card], seed: str, deals: int = 300
) -> list[list[float]]:
    """By card and deal what it is worth: the mean of the others' points less the seat's own."""
    at, draw = position_of(view), random.Random(seed)
    worth: list[list[float]] = [[] for _ in cards]
    for _ in range(deals):
        hands = drawn(at, draw)
        for row, card in zip(worth, cards, strict=True):
            points = played_out(at, hands, NUMBER[card], draw)
            own = points[at.seat]
            row.append((sum(points) - own) / 3 - own)
    return worth


def gap(better: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much the first is better, and the standard error."""
    gains = [one - two for one, two in zip(better, other, strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    return mean, sqrt(spread / len(gains))
