"""Counts the ways to put cards of several kinds into places, and draws some of them at random.

Kinds are groups of cards that may lie in the same places. The number of cards of each kind in each
place is drawn with its exact probability; which cards these are is then a plain shuffle. So every
layout is equally likely, and no draw is ever rejected.
"""

from itertools import product
from math import factorial
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Counts: TypeAlias = npt.NDArray[np.int64]
Ways: TypeAlias = npt.NDArray[np.float64]


class Impossible(ValueError):
    """No layout obeys the limits."""


class Layouts:
    """All ways to put `sizes[k]` cards of each kind into places with `rooms[p]` cards each.

    `most[p][k]` is the most cards of a kind that a place may hold.
    """

    def __init__(
        self, sizes: tuple[int, ...], rooms: tuple[int, ...], most: tuple[tuple[int, ...], ...]
    ) -> None:
        if sum(sizes) != sum(rooms):
            raise Impossible(f"{sum(sizes)} cards for {sum(rooms)} places")
        self._sizes = sizes
        self._rooms = rooms
        self._most = most
        self._ways = self._count()
        if not self._ways[0][sizes] > 0:
            raise Impossible("the limits leave no lay-out")
        self._options: list[tuple[Counts, Ways]] = [
            self._shares(cell) for cell in range(len(rooms) - 1)
        ]

    @property
    def count(self) -> float:
        """The number of layouts."""
        ways = float(self._ways[0][self._sizes])
        for size in self._sizes:
            ways *= factorial(size)
        return ways

    def _count(self) -> list[Ways]:
        """From this place on, the number of layouts of what is left, over the factorials of it."""
        shape = tuple(size + 1 for size in self._sizes)
        total = np.indices(shape).sum(axis=0)
        ways: Ways = np.zeros(shape)
        ways[(0,) * len(shape)] = 1.0
        counts = [ways]
        left = 0
        for room, most in zip(reversed(self._rooms), reversed(self._most), strict=True):
            left += room
            for kind, limit in enumerate(most):
                if limit:
                    ways = _spread(ways, kind, min(room, limit))
            ways = np.where(total == left, ways, 0.0)
            counts.append(ways)
        return counts[::-1]

    def _shares(self, cell: int) -> tuple[Counts, Ways]:
        """The possible shares of a place in each kind, and the weight of each such share."""
        room, most = self._rooms[cell], self._most[cell]
        limits = [min(size, room, limit) for size, limit in zip(self._sizes, most, strict=True)]
        # The longest kind is what the others leave.
        last = max(range(len(limits)), key=lambda kind: limits[kind])
        grids = [range(limit + 1) for kind, limit in enumerate(limits) if kind != last]
        combinations = list(product(*grids))
        rows: Counts = np.array(combinations, dtype=np.int64).reshape(len(combinations), len(grids))
        rest = room - rows.sum(axis=1)
        rows = np.insert(rows, last, rest, axis=1)
        rows = rows[(rest >= 0) & (rest <= limits[last])]
        over = np.array([1.0 / factorial(k) for k in range(room + 1)])
        return rows, over[rows].prod(axis=1)

    def draw(self, size: int, rng: np.random.Generator) -> Counts:
        """Numbers of cards in the shape (layouts, places, kinds)."""
        kinds = len(self._sizes)
        drawn = np.zeros((size, len(self._rooms), kinds), dtype=np.int64)
        left = np.tile(np.array(self._sizes, dtype=np.int64), (size, 1))
        scale = np.array(
            [np.prod([n + 1 for n in self._sizes[kind + 1 :]]) for kind in range(kinds)],
            dtype=np.int64,
        )
        for cell, (rows, weights) in enumerate(self._options):
            after = self._ways[cell + 1].reshape(-1)
            codes, which = np.unique(left @ scale, return_inverse=True)
            which = which.reshape(-1)
            order = np.argsort(which, kind="stable")
            edges = np.searchsorted(which[order], np.arange(len(codes) + 1))
            for number in range(len(codes)):
                worlds = order[edges[number] : edges[number + 1]]
                rest = left[worlds[0]] - rows
                fits = (rest >= 0).all(axis=1)
                chance = weights[fits] * after[rest[fits] @ scale]
                chosen = rng.choice(len(chance), size=len(worlds), p=chance / chance.sum())
                drawn[worlds, cell] = rows[fits][chosen]
            left -= drawn[:, cell]
        drawn[:, -1] = left
        return drawn


def _spread(ways: Ways, kind: int, room: int) -> Ways:
    """Let a place take any number of cards of one kind."""
    ways = np.moveaxis(ways, kind, 0)
    total = ways.copy()
    for number in range(1, min(room, len(ways) - 1) + 1):
        total[number:] += ways[:-number] / float(factorial(number))
    return np.moveaxis(total, 0, kind)
