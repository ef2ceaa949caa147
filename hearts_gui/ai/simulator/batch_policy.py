"""The choice of cards in playouts."""

from typing import Protocol

import numpy as np

from hearts_gui.ai.simulator.batch_cards import Ints, is_zero, merged
from hearts_gui.ai.simulator.batch_sensible import Noise, SensiblePolicy
from hearts_gui.ai.simulator.batch_state import State


class Policy(Protocol):
    """Chooses a card for each world."""

    def choose(self, state: State, legal: Ints, /) -> Ints:
        """One of the legal cards (words, worlds); 0 where nothing is legal."""

    def names(self, state: State) -> Ints | None:
        """The suit of a joker that is led now (worlds,), or None if no suit is named."""


_ROUNDS = 6


def some_card(cards: Ints, noise: Noise) -> Ints:
    """One of the cards (words, worlds), each about equally likely.

    Random halves of the cards are removed again and again, unless nothing would be left.
    """
    for _ in range(_ROUNDS):
        kept = cards & noise.bits()
        cards = kept | (cards & is_zero(merged(kept)))
    return lowest(cards)


def lowest(cards: Ints) -> Ints:
    """The lowest card (words, worlds), those of the first pack first."""
    low = cards & -cards
    if len(low) > 1:
        low[1] &= is_zero(low[0])
    return low


class RandomPolicy:
    """Plays any legal card."""

    def __init__(self, size: int, rng: np.random.Generator) -> None:
        self.noise = Noise(size, rng)

    def choose(self, _state: State, legal: Ints, /) -> Ints:
        """One of the legal cards in every world."""
        return some_card(legal, self.noise)

    def names(self, state: State) -> Ints | None:
        """Name any suit."""
        return self.noise.bits() & 3 if state.plan.names else None


def policy_for(policy: str | Policy, state: State, rng: np.random.Generator) -> Policy:
    """The policy with this name, ready for this state. Raises ValueError for an unknown name."""
    if not isinstance(policy, str):
        return policy
    if policy == "random":
        return RandomPolicy(state.size, rng)
    if policy == "sensible":
        return SensiblePolicy(state.plan, state.size, rng)
    raise ValueError(f"there is no policy {policy!r}")
