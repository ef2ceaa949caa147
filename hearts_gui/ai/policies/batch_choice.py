"""The rule player's weighing of its cards, for many deals side by side.

Step by step what `playing` and `prospects` do in one deal, where the reasons are, and with their
numbers; costs differ in the last bits only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from hearts_gui.ai.policies.batch_facts import (
    ALL,
    HEARTS,
    QUEEN,
    QUEEN_COST,
    RANKS,
    SEATS,
    SPADES,
    BatchFacts,
    counts,
    weighed,
)
from hearts_gui.ai.rule_player.weights import DANGER, MOON, PLAY, TRICK
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, Truths

_POWERS: Final[Reals] = np.array(
    [[1.0] * (RANKS + 1)]
    + [[(1 - 1.0 / live) ** count for count in range(RANKS + 1)] for live in (1, 2, 3)]
)
"""How likely this many cards all lie elsewhere, by how many may hold them."""


def powers(live: Ints, count: Reals) -> Reals:
    """The chances that `count` cards all lie elsewhere, in the shape of `live`."""
    result: Reals = _POWERS.reshape(-1).take(live * (RANKS + 1) + count.astype(np.int64))
    return result


@dataclass(frozen=True, slots=True)
class _Lead:
    """Cards that win as the trick lies, and what is out of their suits."""

    suit: Ints
    rank: Ints
    live: Ints
    out: Reals
    below: Reals
    above: Reals


@dataclass(frozen=True, slots=True)
class _Later:
    """A seat that plays later to the trick, in every world."""

    void: Truths
    slough: Reals
    willing: Reals
    """The value of taking the trick."""
    plays: Truths | None = None
    """Where the seat does play."""


class BatchWeighing:
    """The weighing of one decision in each world.

    `weights` is by seat that asks and seat that takes: how welcome
    it is that this one takes a point.
    """

    def __init__(self, facts: BatchFacts, weights: Reals) -> None:
        self.facts = facts
        self._worlds = np.arange(facts.size)
        self._counts = counts(facts.out)
        self._discard_value = self._discard_values()
        self._sloughs = self._all_sloughs()
        self._give = np.where(
            np.arange(SEATS)[:, None] == facts.shooter,
            MOON.stop * facts.alarm * PLAY.feed_stop + PLAY.feed * facts.alarm,
            -weights.T[:, facts.seat],
        )

    def lead(self) -> Reals:
        """The cost in points of leading each card (cards, worlds)."""
        facts = self.facts
        wins, added = self._tricks()
        cost = wins * (self._take(facts.cost + added) + self._exit())
        taker = self._likely_taker()
        give = facts.real_of_suit(self._give[taker, self._worlds])
        cost = np.where(
            wins < 1, cost + (1 - wins) * (give * (facts.cost + added * PLAY.after_lead)), cost
        )
        return cost - self._discard_value - self._hunt()

    def follow(self) -> Reals:
        """The cost in points of following with each card (cards, worlds)."""
        facts = self.facts
        table = facts.table + facts.cost
        to_winner = self._give[facts.winner, self._worlds] * table
        same = facts.true_of_suit(facts.led)
        beats = same & (np.int64(1) << facts.cards > facts.best)
        cost: Reals = to_winner - self._discard_value
        if not beats.any():
            return cost
        wins, added = self._tricks()
        other = facts.ahead(SEATS - 1 - facts.place) if facts.place < SEATS - 1 else facts.winner
        winning = -self._discard_value + wins * (self._take(table + added) + self._exit())
        given = self._give[other, self._worlds] * table
        winning = np.where(wins < 1, winning + (1 - wins) * given, winning)
        return np.where(beats, winning, cost)

    def _discard_values(self) -> Reals:
        """What getting rid of each card is worth, a new void included."""
        facts = self.facts
        trick = self._trick_cost()
        use = facts.real_of_suit(self._use())
        discard_value, dangers = weighed(facts, trick, use)
        worth = discard_value * np.maximum(-1.0, 1 - PLAY.keep_stopper * facts.alarm)
        length = facts.real_of_suit(counts(facts.hand))
        dump = dangers.max(axis=0)
        void = (PLAY.void + PLAY.dump * dump) * np.where(length == 1, 1, PLAY.half_void)
        short = (length <= 2) & (facts.of_suit(facts.out) != 0)
        return np.where(short, worth + void, worth)

    def _trick_cost(self) -> Reals:
        facts = self.facts
        left = np.maximum(0.0, ALL - facts.points.sum(axis=0) - facts.table)
        cost: Reals = np.minimum(DANGER.most, PLAY.trick * left / len(facts.cards))
        return cost

    def _use(self) -> Reals:
        """How likely each suit is led before its cards can be thrown on another."""
        facts = self.facts
        out = np.maximum(1.0, self._counts.sum(axis=0))
        free = (self._counts * (facts.hand == 0)).sum(axis=0) / out
        led = self._counts / out
        either = led + free
        tricks = len(facts.cards) - 1
        used = led / np.where(led > 0, either, 1.0) * (1 - (1 - either) ** tricks)
        return np.where(led > 0, used, 1.0)

    def _all_sloughs(self) -> Reals:
        """The cost that each seat throws when it cannot follow."""
        facts = self.facts
        if facts.no_points:
            return np.zeros((SEATS, facts.size))
        live = facts.live[SPADES]
        seats = np.arange(SEATS)[:, None]
        chance = np.where(facts.voids[SPADES], 0.0, 1.0 / np.maximum(1, live))
        chance = np.where(facts.holder >= 0, seats == facts.holder, chance) * facts.queen_out
        smalls = self._counts[HEARTS] + facts.queen_out
        few = np.minimum(1.0, smalls / 3)
        cost: Reals = chance * QUEEN_COST + (1.0 - chance) * TRICK.has_small * few
        return cost

    def _tricks(self) -> tuple[Reals, Reals]:
        """How likely each card, winning now, takes the trick; the cost still to fall on it."""
        facts = self.facts
        hot = facts.table > 0
        later: list[_Later] = []
        steps = SEATS - 1 - facts.place
        for by in range(1, steps + 1):
            seat = facts.ahead(by)
            voids = np.ascontiguousarray(facts.voids[:, seat, self._worlds])
            free = TRICK.last_takes if by == steps else TRICK.middle_takes
            willing = np.where(hot, TRICK.takes_points, free)
            slough = self._sloughs[seat, self._worlds]
            later.append(_Later(facts.true_of_suit(voids), slough, willing))
        live, out = facts.of_suit(facts.live), facts.real_of_suit(self._counts)
        lead = _Lead(facts.suit, facts.rank, live, out, facts.below, facts.above)
        return self._trick(lead, later)

    def _trick(self, card: _Lead, later: Sequence[_Later]) -> tuple[Reals, Reals]:
        nobody = (card.out == 0) | (card.live == 0)
        void = powers(card.live, card.out)
        no_lower = powers(card.live, card.below)
        has_higher = 1 - powers(card.live, card.above)
        in_suit = self._in_suit(card)
        wins = np.ones(card.suit.shape)
        added = np.zeros(card.suit.shape)
        for seat in later:
            off = seat.void | nobody
            falls = np.where(off, seat.slough, void * seat.slough + (1 - void) * in_suit)
            takes = 1 - has_higher * (no_lower + (1 - no_lower) * seat.willing)
            takes = np.where(off, 1.0, takes)
            if seat.plays is not None:
                falls, takes = np.where(seat.plays, falls, 0.0), np.where(seat.plays, takes, 1.0)
            added = added + falls
            wins = wins * takes
        return wins, added

    def _in_suit(self, card: _Lead) -> Reals:
        """The cost of a card with which someone follows below this rank."""
        facts = self.facts
        if facts.no_points and facts.leads:
            return np.zeros(card.suit.shape)
        queen = (card.suit == SPADES) & (card.rank > QUEEN) & facts.queen_out
        falls = TRICK.big_drops * QUEEN_COST / np.maximum(1, card.live)
        return np.where(queen, falls, np.where(card.suit == HEARTS, 1.0, 0.0))

    def _exit(self) -> Reals:
        """What being on lead next is likely to cost: that of the safest low lead."""
        facts = self.facts
        low = facts.hand & -facts.hand
        rank = counts(np.maximum(0, low - 1)).astype(np.int64)
        below = counts(facts.out & np.maximum(0, low - 1))
        above = counts(facts.out >> (rank + 1))
        suit = np.repeat(np.arange(SEATS)[:, None], facts.size, axis=1)
        hot = facts.table > 0
        last = np.where(facts.seat == SEATS - 1, SEATS - 2, SEATS - 1)
        later: list[_Later] = []
        for seat in range(SEATS):
            free = np.where(last == seat, TRICK.last_takes, TRICK.middle_takes)
            willing = np.where(hot, TRICK.takes_points, free)
            voids, slough = facts.voids[:, seat], self._sloughs[seat]
            later.append(_Later(voids, slough, willing, facts.others[seat]))
        lead = _Lead(suit, rank, facts.live, self._counts, below, above)
        wins, added = self._trick(lead, later)
        costs = PLAY.lead_again + wins * (added * PLAY.exit)
        costs = np.where(facts.hand != 0, costs, np.inf).min(axis=0)
        cost: Reals = np.minimum(DANGER.most, costs)
        return cost

    def _take(self, cost: Reals) -> Reals:
        """The total cost of taking a trick whose cards cost this much."""
        return cost - MOON.stop * self.facts.alarm * np.minimum(1.0, cost)

    def _likely_taker(self) -> Ints:
        """The seat that probably takes a trick that this seat loses; by suit."""
        facts = self.facts
        taker = np.repeat(facts.ahead(1)[None], SEATS, axis=0)
        for by in (3, 2, 1):
            seat = facts.ahead(by)
            follows = ~facts.voids[:, seat, self._worlds]
            taker = np.where(follows, seat, taker)
        return taker

    def _hunt(self) -> Reals:
        """The worth of leading below the queen, where she is out and nothing here lies above."""
        facts = self.facts
        below = (facts.suit == SPADES) & (facts.rank < QUEEN)
        hunts = facts.queen_out & (facts.hand[SPADES] >> QUEEN == 0)
        gain = (
            PLAY.hunt
            * QUEEN_COST
            / PLAY.hunt_points
            * np.minimum(1.0, facts.live[SPADES] / PLAY.hunt_seats)
        )
        return np.where(below & hunts, gain, 0.0)
