"""The rule player's facts for a play and the danger of cards, for many deals side by side.

See `facts` and `danger`.

The plain game only: four players, one pack, hearts and the queen of spades. `facts` and `moon` do
the same for one deal of any game, and explain why.
"""

from __future__ import annotations

import math
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from hearts_gui.ai.policies.features import CARDS, Features, to_52_bits, turned, unpacked
from hearts_gui.ai.rule_player.weights import DANGER, MOON
from hearts_gui.ai.simulator.batch_cards import HEARTS as HEART_CARDS
from hearts_gui.ai.simulator.batch_cards import LANE_BITS, Ints, Reals, Truths, bit_counts, index_of
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.engine.cards import QS
from hearts_gui.engine.rules.choices import FirstTrick

V = TypeVar("V", bound=np.generic)

SEATS = 4
RANKS = 13
SPADES = 2
HEARTS = 3
QUEEN = 10
"""The rank of the queen; the two has 0."""

QUEEN_COST = 13.0  # in points
ALL = 26.0
"""The points of a deal."""

_LANE = (1 << RANKS) - 1
SUITS: Ints = np.arange(SEATS)[:, None]
_SHIFTS: Ints = RANKS * SUITS
_QUEEN_PLACE = SPADES * RANKS + QUEEN
_COUNTS: Ints = np.array([bits.bit_count() for bits in range(_LANE + 1)])
_RUN: Reals = np.array(MOON.run)

# By card, the two of clubs first.
_SUIT, _RANK = np.divmod(np.arange(CARDS), RANKS)
_COST: Reals = np.where(_SUIT == HEARTS, 1.0, 0.0)  # in points
_COST[_QUEEN_PLACE] = QUEEN_COST
_OVER_QUEEN: Truths = (_SUIT == SPADES) & (_RANK > QUEEN)  # king and ace

# With the queen of spades or without, by how many cards of the suit are out below and above a card.
SPOTS = (RANKS + 1) ** 2  # pairs of numbers of cards
_FOR_QUEEN, _BELOW, _ABOVE = np.indices((2, RANKS + 1, RANKS + 1)).reshape(3, -1)
_SHARE: Reals = _BELOW / np.maximum(1, _BELOW + _ABOVE)  # of the lower ones
_COVER: Reals = np.where(
    _BELOW > 0, (1 - _FOR_QUEEN) * (1 - _SHARE), np.where(_ABOVE > 0, 1.0, 0.5)
)
"""The cover that a card gives to higher ones."""
_GROWTH: Reals = np.exp(_COVER * -math.log(DANGER.cover)) - 1
"""The factor by which higher cards become more dangerous without it."""
_HIDES: Reals = np.log(np.where(_FOR_QUEEN * _BELOW, DANGER.big_cover, DANGER.cover))
"""The amount by which a unit of cover makes a card less dangerous, as a logarithm."""
_TAKES: Reals = _SHARE * _SHARE
"""The chance that it takes a trick."""
_BARE: Reals = DANGER.bare * (_BELOW + _ABOVE == 0)
"""The cost of a card in whose suit nobody can follow, in tricks."""


def counts(lanes: Ints) -> Ints:
    """The number of cards in each set of one suit, in the same shape."""
    return _COUNTS.take(lanes)


def points_in(cards: Ints) -> Ints:
    """The points in each set of cards of the simulator, in the same shape."""
    hearts = bit_counts(cards & HEART_CARDS).astype(np.int64)
    return hearts + int(QUEEN_COST) * ((cards >> index_of(QS)) & 1)


class Watch:
    """Keeps track through a deal of who has taken points, and who takes trick after trick."""

    def __init__(self, state: State, taker: int = -1, run: int = 0) -> None:
        """`taker` has taken the last `run` tricks in every world."""
        self._trick = state.trick
        self._taker = np.full(state.size, taker, dtype=np.int64)
        self._run = np.full(state.size, run, dtype=np.int64)
        self._look(state)

    def pick(self, state: State, index: Ints) -> Watch:
        """The watch for the worlds with these numbers, as numbered in the state."""
        new = Watch(state)
        new._taker, new._run = self._taker[index], self._run[index]
        new._look(state)
        return new

    def follow(self, state: State) -> None:
        """Look at the tricks that are over; before every card."""
        if state.trick == self._trick:
            return
        self._trick = state.trick
        self._run = np.where(state.leader == self._taker, self._run, 0) + 1
        self._taker = state.leader.copy()
        self._look(state)

    def _look(self, state: State) -> None:
        """Check whether someone threatens a moon, as `moon.threat` does."""
        self.points = points_in(state.taken[0])
        has = self.points > 0
        alone = has.sum(axis=0) == 1
        self.shooter: Ints = np.where(alone, has.argmax(axis=0), -1)
        part = self.points.max(axis=0) / ALL
        run = np.where(self._taker == self.shooter, self._run, 0)
        alarm = part * MOON.part + np.maximum(0, run - 2) * MOON.long_run
        alarm *= _RUN.take(np.minimum(run, len(_RUN) - 1))
        alarm = np.where(part > MOON.nearly, np.maximum(alarm, part), alarm)
        self.alarm: Reals = np.where(alone, np.minimum(1.0, alarm), 0.0)


class Hands:
    """The cards of some hands of one size, and what is out of their suits.

    Arrays by suit, seat or card of the hand have the hands last. Suits are sets of bits, the two
    first; the cards of a hand come from the lowest club on.
    """

    def __init__(self, hands: Ints, others: Ints) -> None:
        """Both in the shape (hands,), as sets without gaps; none of the others is in the hand."""
        self.size = len(hands)
        self.hand = hands >> _SHIFTS & _LANE
        self.out = others >> _SHIFTS & _LANE
        self.counts = counts(self.out)
        held = np.flatnonzero(unpacked(hands[None]).view(np.bool_)) & 63
        self.cards: Ints = np.ascontiguousarray(held.reshape(self.size, -1).T)
        self.suit, self.rank = _SUIT.take(self.cards), _RANK.take(self.cards)
        self._places = self.suit * self.size + np.arange(self.size)
        self.below = counts(self.of_suit(self.out) & ((1 << self.rank) - 1))
        self.above = self.of_suit(self.counts) - self.below
        self.spot = self.below * (RANKS + 1) + self.above
        self.queens = self.cards == _QUEEN_PLACE
        self.cost = _COST.take(self.cards)
        self.queen_out: Truths = self.out[SPADES] >> QUEEN & 1 != 0
        self.over_queen: Truths = _OVER_QUEEN.take(self.cards) & self.queen_out
        self.follows: Truths = np.zeros(self.suit.shape, dtype=np.bool_)
        """Whether the card before is of the same suit."""
        self.follows[1:] = self.suit[1:] == self.suit[:-1]

    def of_suit(self, values: npt.NDArray[V]) -> npt.NDArray[V]:
        """The value for each card's suit (cards, worlds), from one by suit (suits, worlds)."""
        return values.reshape(-1).take(self._places)

    def losers(self, live: Ints) -> Reals:
        """The chance that each card loses if its suit is led from the top (cards, worlds).

        See `moon.losers`.
        """
        out = self.of_suit(self.counts)
        higher = counts(self.of_suit(self.hand) >> (self.rank + 1))
        left = out - higher * (live * MOON.drawn)
        lost = np.minimum(1.0, self.above * left / np.maximum(1.0, out))
        return np.where((left > 0) & (live > 0), lost, 0.0)


class BatchFacts(Hands):
    """The facts for playing one card, in the worlds of a batch where the seat has a choice."""

    def __init__(
        self, state: State, features: Features, watch: Watch, index: Ints, *, moons: bool
    ) -> None:
        """`index` are the numbers of the worlds; `moons` says that moons are worth something."""
        sets = np.stack([state.hands[0, state.turn], state.left[0]]).take(index, axis=1)
        hands, left = to_52_bits(sets)
        super().__init__(hands, left & ~hands)
        self.place = state.turn
        self.leads = state.leads
        self.no_points = state.trick == 0 and state.plan.rules.first_trick is FirstTrick.NO_POINTS
        self.seat = state.seat.take(index)
        self.table = points_in(state.pile[0].take(index))
        self.winner = (state.pos.take(index) - state.turn) & (SEATS - 1)
        """The number of places to the seat that takes the trick as it lies."""
        led, self.best = state.led.take(index), state.best.take(index)
        self.led: Truths = led >> LANE_BITS * SUITS & 2 != 0
        self.lost: Truths = (self.table > 0) & (sets[0] & led < self.best)
        """Whether the trick holds points and cannot be won any more."""
        self.points = watch.points.take(index, axis=1)
        self.taken: Ints = self.points.sum(axis=0)
        shooter = watch.shooter.take(index)
        feared = (shooter != self.seat) & moons
        self.shooter: Ints = np.where(feared, shooter, -1)
        self.alarm: Reals = np.where(feared, watch.alarm.take(index), 0.0)
        self._seats(features, index)

    def _seats(self, features: Features, index: Ints) -> None:
        """Work out the voids, how many others may hold each suit, and who has the queen."""
        bits = turned(features.voids.take(index), self.seat, SEATS) >> SEATS
        self.voids: Truths = bits >> SEATS * _LATER[:, None] + SUITS & 1 != 0
        """By how many places later a seat comes, less one, and suit."""
        self.void_at = bits >> SUITS & _AT_LATER
        """The place of each suit in `_LIVE` and `FIRST_LIVE`."""
        self.live = _LIVE.take(self.void_at)
        given, way = features.given_by(self.seat, index)
        self.holder: Ints = way * (given >> _QUEEN_PLACE & 1)
        """The number of places to the seat to which this one has given the queen, or 0."""


_LATER = np.arange(SEATS - 1)[:, None]  # the seats that come later
_AT_LATER = 0x111  # one bit for each of them
_LIVE: Ints = np.array(
    [SEATS - 1 - (bits & _AT_LATER).bit_count() for bits in range(_AT_LATER + 1)]
)
"""The number of seats that may hold a suit, by those that are void."""
FIRST_LIVE: Ints = np.array(
    [next((by for by in (1, 2, 3) if not bits >> 4 * by - 4 & 1), 1) for bits in range(0x112)]
)
"""The number of places to the first such seat."""

EQUAL = 1e-9
"""Smaller differences count as none: machines may differ in the last bits."""


def weighed(
    hands: Hands, trick: Reals | float, use: Reals | float, left: Truths | None = None
) -> tuple[Reals, Reals]:
    """Work out what losing each card is worth, and how dangerous it is; (cards, hands).

    `trick` is the cost of a trick without penalty cards, `use` how likely each card's suit is to be
    led. Only cards that are `left` count, all for None.
    """
    spot = hands.spot + SPOTS * hands.queens
    cover, growth = _COVER.take(spot), _GROWTH.take(spot)
    if left is not None:
        cover, growth = cover * left, growth * left
    hidden = np.exp(_summed(cover, hands.follows) * _HIDES.take(spot))
    falls = hands.cost + DANGER.small_falls * (hands.suit == HEARTS)
    falls += QUEEN_COST * DANGER.big_falls * hands.over_queen
    cost: Reals = hidden * (use * _TAKES.take(spot) * (trick + falls) + trick * _BARE.take(spot))
    if left is not None:
        cost *= left
    higher = _summed(cost[::-1], np.roll(hands.follows[::-1], 1, axis=0))[::-1]
    return cost - higher * growth, cost


def _summed(values: Reals, follows: Truths) -> Reals:
    """The sum over the cards before each one in its suit."""
    sums = np.zeros_like(values)
    for index in range(1, len(values)):
        np.add(sums[index - 1], values[index - 1], out=sums[index])
        sums[index] *= follows[index]
    return sums
