"""What one seat may know where cards count otherwise than in the standard game.

To the inputs of `features` come eight more sets: the cards in the hand and of others that hurt a
little, that hurt much and that are wanted, and the cards on the table with those among them that
count. In the free bits stands what is on the table, what everybody has taken, and by which rules.
So one network plays many rule sets: it reads the values.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from hearts_gui.ai.nets.features import (
    CARDS,
    NOTHING_YET,
    PLANES,
    Features,
    Past,
    to_52_bits,
    turned,
    unpacked,
)
from hearts_gui.ai.simulator.batch_cards import Ints
from hearts_gui.ai.simulator.batch_state import State

VALUE_PLANES: Final = PLANES + 8
VALUE_INPUTS: Final = 64 * VALUE_PLANES

UNIT: Final = 16
"""Costs are whole numbers of this fraction of a point, so that sums are exact."""

_STEPS: Final = (2, 32, 64, 112, 176, 256)
"""Costs, where all bad cards together cost 26 points: one bit for every step that is reached."""

_GOOD: Final = -8
_BITS: Final = 7


@dataclass(frozen=True, slots=True)
class CardValues:
    """What cards count in a deal; sets without gaps."""

    small: int
    """Cards that hurt a little,"""
    big: int
    """that hurt much,"""
    wanted: int
    """and that one would like to take."""
    costs: Ints
    """What each of the 52 costs, all bad ones together 26 points, in `UNIT`."""
    rules: int = 0
    """By which rules, in 12 bits."""


class ValueFeatures(Features):
    """What the seat in turn can see in each world, followed through a deal."""

    def __init__(
        self, size: int, values: CardValues, past: Past = NOTHING_YET, players: int = 4
    ) -> None:
        super().__init__(size, past, players)
        self._values = values
        self._costs = values.costs.astype(np.float32)
        self._seen_tricks = -1
        self._took = np.zeros(size, dtype=np.int64)

    def _fresh(self, size: int) -> ValueFeatures:
        return ValueFeatures(size, self._values, players=self._players)

    def planes(self, state: State) -> Ints:
        """The inputs as bits, in the shape (words, worlds)."""
        values = self._values
        if state.trick != self._seen_tricks:
            self._seen_tricks = state.trick
            self._took = self._piles(state)
        found = np.empty((VALUE_PLANES, state.size), dtype=np.int64)
        found[:PLANES] = super().planes(state)
        hand = to_52_bits(state.hands[0, state.turn])
        out = to_52_bits(state.left[0]) & ~hand
        pile = to_52_bits(state.pile[0])
        took = turned(self._took, state.seat, _BITS, self._players)
        table = self._steps(pile)
        facts = (table, took & 0x7F, took >> 7 & 0x7F, took >> 14 & 0x7F, took >> 21)
        sets = (values.small, values.big, values.wanted)
        more = [cards & which for cards in (hand, out) for which in sets]
        more += [pile, pile & (values.small | values.big | values.wanted)]
        for place, cards in enumerate(more):
            found[PLANES + place] = cards
            if place < len(facts):
                found[PLANES + place] |= facts[place] << CARDS
        found[PLANES + len(facts)] |= np.int64(values.rules) << CARDS
        return found

    def _piles(self, state: State) -> Ints:
        """What every seat has taken, in steps, by seat."""
        found = np.zeros(state.size, dtype=np.int64)
        for seat in range(self._players):
            found |= self._steps(to_52_bits(state.taken[0, seat])) << (seat * _BITS)
        return found

    def _steps(self, cards: Ints) -> Ints:
        bits = unpacked(cards[None])[:, :CARDS].astype(np.float32)
        bad = bits @ np.maximum(self._costs, 0)
        good = bits @ np.minimum(self._costs, 0)
        found = (good <= _GOOD).astype(np.int64) << len(_STEPS)
        for place, step in enumerate(_STEPS):
            found |= (bad >= step).astype(np.int64) << place
        return found
