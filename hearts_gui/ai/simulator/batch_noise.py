"""Random bits for playouts."""

from __future__ import annotations

import numpy as np

from hearts_gui.ai.simulator.batch_cards import Ints

_TURNS = 1024
_MARGIN = 64


class Noise:
    """Random bits, drawn once for a batch.

    Each call hands out another stretch of one pool, turned by a random number, so that no world
    sees the same bits twice in a row.
    """

    def __init__(self, size: int, rng: np.random.Generator) -> None:
        self._size = size
        self._pool = rng.integers(0, 1 << 62, 2 * size + _MARGIN, dtype=np.int64)
        self._starts: list[int] = rng.integers(0, size + _MARGIN, _TURNS).tolist()
        self._turns: list[int] = rng.integers(0, 1 << 62, _TURNS).tolist()
        self._next = 0

    def bits(self) -> Ints:
        """62 random bits for every world."""
        k = self._next = (self._next + 1) % _TURNS
        start = self._starts[k]
        stretch: Ints = self._pool[start : start + self._size]
        turned: Ints = stretch ^ self._turns[k]
        return turned
