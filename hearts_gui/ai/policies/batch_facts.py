"""What the rule player looks at when it plays a card, and how dangerous cards are, for many deals
side by side; see `facts` and `danger`.

The plain game only: four players, one pack, hearts and the queen of spades. `facts` and `moon` say
the same of one deal, of every game, and have the reasons.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from hearts_gui.ai.policies.features import CARDS, Features, to_52_bits, unpacked
from hearts_gui.ai.rule_player.weights import DANGER, MOON
from hearts_gui.ai.simulator.batch_cards import HEARTS as HEART_CARDS
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, Truths, bit_counts, index_of
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.engine.cards import QS
from hearts_gui.engine.rules.choices import FirstTrick

SEATS: Final = 4
RANKS: Final = 13
SPADES: Final = 2
HEARTS: Final = 3
QUEEN: Final = 10
"""The rank of the queen; the two has 0."""

QUEEN_COST: Final = 13.0
ALL: Final = 26.0
"""The points of a deal."""

_LANE: Final = (1 << RANKS) - 1
_SHIFTS: Final[Ints] = (RANKS * np.arange(SEATS, dtype=np.int64))[:, None]
_QUEEN_PLACE: Final = SPADES * RANKS + QUEEN
_COUNTS: Final[Reals] = np.array([bits.bit_count() for bits in range(_LANE + 1)], dtype=np.float64)
_RUN: Final[Reals] = np.array(MOON.run)


def counts(lanes: Ints) -> Reals:
    """The number of cards in each set of one suit, in the same shape."""
    return _COUNTS.take(lanes)


def points_in(cards: Ints) -> Ints:
    """The points in each set of cards of the simulator, in the same shape."""
    hearts = bit_counts(cards & HEART_CARDS).astype(np.int64)
    points: Ints = hearts + int(QUEEN_COST) * ((cards >> index_of(QS)) & 1)
    return points


class Watch:
    """Follows through a deal who has taken points, and who takes one trick after the other."""

    def __init__(self, state: State, taker: int = -1, run: int = 0) -> None:
        """`taker` has taken the last `run` tricks in every world."""
        self._trick = state.trick
        self._taker = np.full(state.size, taker, dtype=np.int64)
        self._run = np.full(state.size, run, dtype=np.int64)
        self._look(state)

    def pick(self, state: State, index: Ints) -> Watch:
        """The watch in the worlds with these numbers, which are those of the state."""
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
        """Look whether someone threatens a moon, as `moon.threat` does."""
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
        """Both in the shape (hands,), as sets without gaps; `others` may lie against the hand."""
        self.size = len(hands)
        self.hand = hands >> _SHIFTS & _LANE
        self.out = others >> _SHIFTS & _LANE
        held = np.flatnonzero(unpacked(hands[None])[:, :CARDS])
        self.cards: Ints = np.ascontiguousarray((held % CARDS).reshape(self.size, -1).T)
        self.suit = self.cards // RANKS
        self.rank = self.cards - RANKS * self.suit
        self._places = self.suit * self.size + np.arange(self.size)
        out = self.of_suit(self.out)
        self.below = counts(out & ((1 << self.rank) - 1))
        self.above = counts(out >> (self.rank + 1))
        self.queens = self.cards == _QUEEN_PLACE
        self.cost: Reals = np.where(self.suit == HEARTS, 1.0, 0.0)
        self.cost[self.queens] = QUEEN_COST
        self.queen_out: Truths = self.out[SPADES] >> QUEEN & 1 != 0
        self.follows: Truths = np.zeros(self.suit.shape, dtype=np.bool_)
        """Whether the card before is of the same suit."""
        self.follows[1:] = self.suit[1:] == self.suit[:-1]

    def of_suit(self, values: Ints) -> Ints:
        """The value for each card's suit (cards, worlds), from one by suit (suits, worlds)."""
        result: Ints = values.reshape(-1).take(self._places)
        return result

    def real_of_suit(self, values: Reals) -> Reals:
        """`of_suit` for real numbers."""
        result: Reals = values.reshape(-1).take(self._places)
        return result

    def true_of_suit(self, values: Truths) -> Truths:
        """`of_suit` for booleans."""
        result: Truths = values.reshape(-1).take(self._places)
        return result

    def losers(self, live: Ints) -> Reals:
        """The chance that each card loses if its suit is led from the top (cards, worlds).

        See `moon.losers`.
        """
        out = self.real_of_suit(counts(self.out))
        higher = counts(self.of_suit(self.hand) >> (self.rank + 1))
        left = out - higher * (live * MOON.drawn)
        lost = np.minimum(1.0, self.above * left / np.maximum(1.0, out))
        return np.where((left > 0) & (live > 0), lost, 0.0)


class BatchFacts(Hands):
    """What matters for one card in some worlds of a batch, in which someone has a choice."""

    def __init__(
        self, state: State, features: Features, watch: Watch, index: Ints, *, moons: bool
    ) -> None:
        """The worlds with these numbers; `moons` says that they are worth something."""
        hands = to_52_bits(state.hands[0, state.turn].take(index))
        super().__init__(hands, to_52_bits(state.left[0].take(index)) & ~hands)
        self.place = state.turn
        self.leads = state.leads
        self.no_points = state.trick == 0 and state.plan.rules.first_trick is FirstTrick.NO_POINTS
        self.seat = state.seat.take(index)
        self.table = points_in(state.pile[0].take(index)).astype(np.float64)
        self.winner = (state.leader.take(index) + state.pos.take(index)) & (SEATS - 1)
        self.led: Truths = to_52_bits(state.led.take(index)) >> _SHIFTS & _LANE != 0
        self.best = to_52_bits(state.best.take(index))
        self.points = watch.points[:, index]
        feared = (watch.shooter.take(index) != self.seat) & moons
        self.shooter: Ints = np.where(feared, watch.shooter.take(index), -1)
        self.alarm: Reals = np.where(feared, watch.alarm.take(index), 0.0)
        self._seats(features, index)

    def _seats(self, features: Features, index: Ints) -> None:
        """Who is void in what, how many others may hold each suit, who has got the queen."""
        bits = features.voids.take(index)
        seats = np.arange(SEATS)[:, None]
        self.voids: Truths = bits >> (SEATS * seats + seats[:, :, None]) & 1 != 0
        """By suit and seat."""
        self.others: Truths = seats != self.seat
        self.live: Ints = (~self.voids & self.others).sum(axis=1)
        given, way = features.given_by(self.seat, index)
        passed = given >> _QUEEN_PLACE & 1 != 0
        self.holder: Ints = np.where(passed, self.ahead(0) + way & (SEATS - 1), -1)
        """Whom this seat has given the queen to."""

    def ahead(self, by: int) -> Ints:
        """The seats this many places later (worlds,)."""
        seats: Ints = (self.seat + by) & (SEATS - 1)
        return seats


EQUAL: Final = 1e-9
"""Smaller differences count as none: machines may differ in the last bits."""

_COVER: Final = math.log(DANGER.cover)
_BIG_COVER: Final = math.log(DANGER.big_cover)


def weighed(
    hands: Hands, trick: Reals | float, use: Reals | float, left: Truths | None = None
) -> tuple[Reals, Reals]:
    """What losing each card is worth, and how dangerous it is; (cards, hands).

    `trick` is the cost of a trick without penalty cards, `use` how likely each card's suit is led.
    Only cards that are `left` count, all for None.
    """
    cost, cover = _dangers(hands, trick, use, left)
    growth = np.exp(cover * -_COVER) - 1
    discard_value = np.empty_like(cost)
    higher = np.zeros(hands.size)
    for index in range(len(cost) - 1, -1, -1):
        discard_value[index] = cost[index] - higher * growth[index]
        higher = (higher + cost[index]) * hands.follows[index]
    return discard_value, cost


def _dangers(
    hands: Hands, trick: Reals | float, use: Reals | float, left: Truths | None
) -> tuple[Reals, Reals]:
    """The expected cost of keeping each card, and the cover that it gives to higher ones."""
    below, above = hands.below, hands.above
    buried = below == 0
    share = below / np.maximum(1.0, below + above)
    cover = np.where(hands.queens, 0.0, 1.0 - share)
    cover = np.where(buried, np.where(above > 0, 1.0, 0.5), cover)
    if left is not None:
        cover = cover * left
    hidden = np.exp(_covers(hands, cover) * np.where(hands.queens & ~buried, _BIG_COVER, _COVER))
    total = trick + hands.cost + DANGER.small_falls * (hands.suit == HEARTS)
    over_queen = (hands.suit == SPADES) & (hands.rank > QUEEN) & hands.queen_out
    total = np.where(over_queen, total + QUEEN_COST * DANGER.big_falls, total)
    bare = np.where(above > 0, 0.0, DANGER.bare * trick * hidden)
    cost: Reals = np.where(buried, bare, use * share * share * hidden * total)
    return (cost if left is None else cost * left), cover


def _covers(hands: Hands, cover: Reals) -> Reals:
    """What the lower cards of each card's suit give together."""
    covers = np.zeros_like(cover)
    for index in range(1, len(cover)):
        covers[index] = (covers[index - 1] + cover[index - 1]) * hands.follows[index]
    return covers
