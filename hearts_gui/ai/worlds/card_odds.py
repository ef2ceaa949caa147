"""Makes worlds from the odds of each card at each seat, a quick approximation of slow odds.

How well a world explains a deal has to be found by playing the deal again. For many worlds it is
close to a sum over the hidden cards, each with its own odds at each seat. These odds are found by
least squares among worlds whose true odds are known; worlds that follow them are made by exchanging
cards between seats, without playing anything again. Weighted by the difference between their true
odds and the sum, they follow the true odds, and far more of them are likely than among worlds drawn
evenly. J. Christen, C. Fox, "Markov chain Monte Carlo using an approximation", J. Comput. Graph.
Stat. 14 (2005), has the exchanges; O. Cappé and others, "Population Monte Carlo", J. Comput. Graph.
Stat. 13 (2004), the weights.
"""

from dataclasses import dataclass

import numpy as np

from hearts_gui.ai.simulator.batch_cards import Ints, Reals, index_of
from hearts_gui.ai.simulator.imagined import Packed
from hearts_gui.ai.worlds.knowledge import Knowledge

_FINE = 256.0
"""Odds are whole parts of this many, so that machines which differ in last bits agree."""


@dataclass(frozen=True, slots=True)
class CardOddsWeights:
    """The settings for finding the odds, all by trial."""

    temper: float = 0.25
    """The power of its odds by which a world counts, so that likely ones count more."""
    least: float = 25.0
    """No world counts less than one whose odds are this many logarithms behind the likeliest."""
    ridge: float = 3.0
    """Odds are drawn towards zero as if by this many worlds."""
    exchanges: int = 40
    """The number of exchanges of two cards that are tried in every world."""


WEIGHTS = CardOddsWeights()


class CardOdds:
    """The odds of the hidden cards of one view in a game with one pack and no kitty."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._seats = knowledge.players
        self._bits: Ints = np.array(
            [1 << index_of(card) for card in knowledge.unseen], dtype=np.int64
        )
        self._places: Ints = np.array(knowledge.places, dtype=np.int64)
        self._cards = np.arange(len(self._bits))
        self._replayed_worlds: list[tuple[Ints, Reals]] = []
        self._odds: Reals = np.zeros((self._seats, len(self._bits)))

    def owners(self, worlds: Packed) -> Ints:
        """The seat of every hidden card, in the shape (worlds, cards)."""
        owners: Ints = np.zeros((worlds.size, len(self._bits)), dtype=np.int64)
        for seat in range(1, self._seats):
            owners += seat * ((worlds.hands[0, seat][:, None] & self._bits) != 0)
        return owners

    def packed(self, owners: Ints, like: Packed) -> Packed:
        """The worlds with these owners; known cards are as in `like`."""
        size = len(owners)
        worlds = like.pick(np.zeros(size, dtype=np.int64))
        worlds.hands[0] &= ~np.bitwise_or.reduce(self._bits)
        for seat in range(self._seats):
            worlds.hands[0, seat] |= (owners == seat) @ self._bits
        return worlds

    def learn(self, owners: Ints, true: Reals) -> None:
        """Fit the odds to worlds whose true odds are these (logarithms)."""
        self._replayed_worlds.append((owners, true))
        every = np.concatenate([owners for owners, _ in self._replayed_worlds])
        odds = np.concatenate([chances for _, chances in self._replayed_worlds])
        held = (every[:, None, :] == np.arange(self._seats)[:, None]).reshape(len(every), -1)
        weights = np.exp(np.maximum(odds - odds.max(), -WEIGHTS.least) * WEIGHTS.temper)
        weights *= len(odds) / weights.sum()
        inputs = held - (weights @ held) / len(odds)
        goal = odds - (weights @ odds) / len(odds)
        weighed = inputs * weights[:, None]
        square = weighed.T @ inputs + WEIGHTS.ridge * np.eye(held.shape[1])
        fitted = np.linalg.solve(square, weighed.T @ goal)
        self._odds = np.round(fitted * _FINE).reshape(self._seats, -1) / _FINE

    def of(self, owners: Ints) -> Reals:
        """The log-odds of worlds, summed over their cards (worlds,)."""
        odds: Reals = self._odds[owners, self._cards].sum(axis=1)
        return odds

    def exchanged(self, owners: Ints, rng: np.random.Generator) -> Ints:
        """Worlds after Metropolis steps that swap pairs of cards by these odds (worlds, cards)."""
        owners, odds = owners.copy(), self._odds
        size, count = owners.shape
        shape, rows = (WEIGHTS.exchanges, size), np.arange(size)
        pairs = rng.integers(0, count, (2, *shape))
        for first, second, chance in zip(*pairs, np.log(rng.random(shape)), strict=True):
            here, there = owners[rows, first], owners[rows, second]
            gain = odds[there, first] + odds[here, second] - odds[here, first] - odds[there, second]
            free = (self._places[first] >> there) & (self._places[second] >> here) & 1 != 0
            swapped = free & (chance < gain)
            owners[rows, first] = np.where(swapped, there, here)
            owners[rows, second] = np.where(swapped, here, there)
        return owners
