"""Many deals side by side, from any point of the play, exactly by the rules of `engine`."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from hearts_gui.ai.simulator.batch_burials import burials
from hearts_gui.ai.simulator.batch_cards import Ints, words_of
from hearts_gui.ai.simulator.batch_legal import legal
from hearts_gui.ai.simulator.batch_plan import supports
from hearts_gui.ai.simulator.batch_policy import Policy, policy_for
from hearts_gui.ai.simulator.batch_score import Outcome, Scorer
from hearts_gui.ai.simulator.batch_setup import state_of
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.ai.simulator.batch_tricks import bury, play
from hearts_gui.ai.simulator.imagined import Packed, World
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.state import PublicGame

__all__ = ["Batch", "Outcome", "World", "supports"]


class Batch:
    """Imagined worlds that are played on in step. Cards are bits, see `batch_cards`."""

    def __init__(self, state: State, scorer: Scorer) -> None:
        self.state = state
        self._scorer = scorer

    @classmethod
    def from_worlds(cls, public: PublicGame, worlds: Sequence[World] | Packed) -> Batch:
        """The deal under way, with the hidden cards as in each world.

        Raises ValueError for rules that `supports` has something against.
        """
        state = state_of(public, worlds)
        return cls(state, Scorer(public, state.plan))

    @property
    def size(self) -> int:
        """The number of worlds."""
        return self.state.size

    @property
    def over(self) -> bool:
        """Whether every deal is played out."""
        state = self.state
        if state.buries is not None:
            return False
        if state.plan.boosts or state.plan.domino:
            return not state.left.any()
        return state.cards_left == 0

    def pick(self, index: Ints) -> Batch:
        """Copies of some worlds, for what comes after each to be tried apart."""
        return Batch(self.state.pick(index), self._scorer)

    def try_each(self, cards: Sequence[Card]) -> Batch:
        """Copies of all worlds for each of these cards, which is played there; card by card."""
        batch, bits = self.for_each(cards)
        batch.play(bits)
        return batch

    def for_each(self, cards: Sequence[Card]) -> tuple[Batch, Ints]:
        """The batch before these cards are played, and their bits, (words, worlds)."""
        words = self.state.plan.words
        bits: Ints = np.array([words_of([card], words) for card in cards], dtype=np.int64)
        copies = self.pick(np.tile(np.arange(self.size), len(cards)))
        return copies, np.ascontiguousarray(np.repeat(bits, self.size, axis=0).T)

    def seats(self) -> Ints:
        """The seat to play in each world."""
        return self.state.seat

    def legal(self) -> Ints:
        """The cards that may be played, in the shape (words, worlds); 0 where nobody plays."""
        return legal(self.state)

    def play(self, cards: Ints, named: Ints | None = None) -> None:
        """Play one card in every world where someone plays, as bits like those of `legal`.

        `named` are the suits that led jokers of no suit stand for, where the leader names one.
        """
        play(self.state, cards, named)

    def run(self, policy: str | Policy, rng: np.random.Generator) -> Outcome:
        """Play every deal out and count it."""
        state = self.state
        chooser = policy_for(policy, state, rng)
        while not self.over:
            if state.buries is not None:
                bury(state, burials(state))
            else:
                play(state, chooser.choose(state, legal(state)), chooser.names(state))
        return self.outcome()

    def outcome(self) -> Outcome:
        """The result of the deals, once they are over."""
        return self._scorer.outcome(self.state)
