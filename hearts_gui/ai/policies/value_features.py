"""What one seat may know where cards count otherwise than in the standard game.

To the inputs of `features` come eight more sets: the cards in the hand and of others that hurt a
little, that hurt much and that are wanted, and the cards on the table with those among them that
count. In the free bits stands what is on the table, what everyone has taken, and by which rules.
So one network plays many rule sets: it reads the values.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from hearts_gui.ai.policies.features import (
    CARDS,
    NOTHING_YET,
    PLANES,
    Features,
    Past,
    to_52_bits,
    turned,
)
from hearts_gui.ai.simulator.batch_cards import Ints
from hearts_gui.ai.simulator.batch_state import State

VALUE_PLANES: Final = PLANES + 8
VALUE_INPUTS: Final = 64 * VALUE_PLANES

UNIT: Final = 16
"""Costs are whole numbers of this fraction of a point, so that sums are exact."""

_STEPS: Final = (2, 32, 64, 112, 176, 256)
"""Costs, where all bad cards together cost 26 points: one bit for every step that is reached."""

_GOOD: Final = 8
_BITS: Final = 7
_RANKS: Final = 13
_RANK_BITS: Final = (1 << _RANKS) - 1
_CARD_BITS: Final = (1 << CARDS) - 1
_GAIN: Final = 32
"""In sums of costs, the costs of wanted cards stand above this bit, as positive numbers."""


@dataclass(frozen=True, slots=True)
class CardValues:
    """What cards count in a deal; sets without gaps."""

    small: int
    """Cards that hurt a little."""
    big: int
    """Cards that hurt much."""
    wanted: int
    """Cards that are worth taking."""
    costs: Ints
    """What each of the 52 costs, all bad ones together 26 points, in `UNIT`."""
    rules: int = 0
    """The rules that matter for the cards, in 12 bits."""


@lru_cache(maxsize=32)
def _sums(costs: tuple[int, ...]) -> Ints:
    """What any cards of a suit cost together, (suits, 2 ** 13); wanted ones apart, see `_GAIN`."""
    held = np.arange(1 << _RANKS)[:, None] >> np.arange(_RANKS) & 1
    packed = [cost if cost > 0 else -cost << _GAIN for cost in costs]
    sums: Ints = np.array(packed, dtype=np.int64).reshape(-1, _RANKS) @ held.T
    return sums


@lru_cache(maxsize=32)
def _codes(most: int) -> Ints:
    """For each total cost of bad cards, one bit for each step that is reached."""
    cost = np.arange(most + 1)
    reached = cost[:, None] >= np.array(_STEPS)
    codes: Ints = reached @ (1 << np.arange(len(_STEPS)))
    return codes


class ValueFeatures(Features):
    """What the seat in turn can see in each world, followed through a deal."""

    def __init__(
        self, size: int, values: CardValues, past: Past = NOTHING_YET, players: int = 4
    ) -> None:
        super().__init__(size, past, players)
        self._values = values
        self._sums = _sums(tuple(values.costs.tolist()))
        self._codes = _codes(int(values.costs.clip(min=0).sum()))
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
        planes = np.empty((VALUE_PLANES, state.size), dtype=np.int64)
        planes[:PLANES] = super().planes(state)
        hand, out = planes[:2] & _CARD_BITS
        pile = to_52_bits(state.pile[0])
        took = turned(self._took, state.seat, _BITS, self._players)
        table = self._steps(pile)
        facts = (table, took & 0x7F, took >> 7 & 0x7F, took >> 14 & 0x7F, took >> 21)
        sets = (values.small, values.big, values.wanted)
        more = [cards & which for cards in (hand, out) for which in sets]
        more += [pile, pile & (values.small | values.big | values.wanted)]
        for plane, cards in enumerate(more):
            planes[PLANES + plane] = cards
            if plane < len(facts):
                planes[PLANES + plane] |= facts[plane] << CARDS
        planes[PLANES + len(facts)] |= np.int64(values.rules) << CARDS
        return planes

    def _piles(self, state: State) -> Ints:
        """What every seat has taken, in steps, by seat."""
        piles = np.zeros(state.size, dtype=np.int64)
        for seat in range(self._players):
            piles |= self._steps(to_52_bits(state.taken[0, seat])) << (seat * _BITS)
        return piles

    def _steps(self, cards: Ints) -> Ints:
        cost = np.zeros_like(cards)
        for suit, sums in enumerate(self._sums):
            cost += sums.take(cards >> (_RANKS * suit) & _RANK_BITS)
        gain = cost >> _GAIN
        good = (gain >= _GOOD).astype(np.int64) << len(_STEPS)
        codes: Ints = good | self._codes.take(cost & ((1 << _GAIN) - 1))
        return codes
