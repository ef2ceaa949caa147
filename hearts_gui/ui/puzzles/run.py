"""One puzzle being solved: what was chosen, and the proof as it is counted; no pixels."""

import time

from hearts_gui.ai.worlds.endings import Counting, cards_of
from hearts_gui.engine.cards import Card
from hearts_gui.session.puzzles.position import PositionError
from hearts_gui.session.puzzles.puzzle import Proof, Puzzle, proof_of

LOOK_MS = 4.0
"""So long is counted in a frame."""


class PuzzleRun:
    """A puzzle from its question to its proof. Raises PositionError for one that cannot be read."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.view = puzzle.view()
        self.chosen: Card | None = None
        self.answer: Card | None = None
        """What was answered,"""
        self.over = False
        """and whether anything was: to give up is an answer without a card."""
        self.proof: Proof | None = None
        self.shown = 0
        """The number of the possible deal that lies open in the answer."""
        self._counting = Counting(self.view)
        if not self._counting.deals:
            raise PositionError("nothing to be counted")
        self.legal = self._counting.legal
        """The cards that may be played."""

    @property
    def deals(self) -> int:
        """How many deals are possible."""
        return len(self._counting.deals)

    @property
    def counted(self) -> bool:
        """Whether the proof is there."""
        return self._counting.done

    def think(self) -> bool:
        """Count on for a part of a frame; whether that finished it."""
        if self._counting.done:
            return False
        end = time.perf_counter() + LOOK_MS / 1000
        while not self._counting.done and time.perf_counter() < end:
            self._counting.more()
        if self._counting.done:
            self.proof = proof_of(self._counting.counted())
            self.shown = self._telling()
        return self._counting.done

    def move(self, way: int) -> None:
        """Choose the next card that may be played."""
        at = self.legal.index(self.chosen) + way if self.chosen in self.legal else min(0, way)
        self.chosen = self.legal[at % len(self.legal)]

    def settle(self, card: Card | None) -> None:
        """Answer with a card, or give up."""
        self.answer, self.over = card, True
        self.shown = self._telling()

    @property
    def solved(self) -> bool:
        """Whether the answer is one of the right cards."""
        return self.proof is not None and self.answer in self.proof.right

    @property
    def told(self) -> bool:
        """Whether the answer can be shown: something was answered, and all deals are counted."""
        return self.over and self.proof is not None

    def _telling(self) -> int:
        """A possible deal in which the wrong card costs most."""
        if self.proof is None:
            return 0
        points, right = self.proof.counted.points, self.proof.right
        wrong = self.answer if self.answer in points and not self.solved else self.proof.rival
        assert wrong is not None
        costs = [b - a for a, b in zip(points[right[0]], points[wrong], strict=True)]
        return costs.index(max(costs))

    def hands(self, number: int) -> tuple[tuple[Card, ...], ...]:
        """Everybody's cards in a possible deal."""
        return tuple(cards_of(hand) for hand in self._counting.deals[number])

    def unseen(self) -> tuple[Card, ...]:
        """The cards that the seat cannot see."""
        hands = self.hands(0)
        return tuple(
            card for seat, hand in enumerate(hands) if seat != self.view.seat for card in hand
        )

    def better(self) -> tuple[bool, ...]:
        """By possible deal whether the right card is better there than every wrong one."""
        assert self.proof is not None
        points, right = self.proof.counted.points, self.proof.right
        rest = [row for card, row in points.items() if card not in right]
        return tuple(
            least < min(others) for least, *others in zip(points[right[0]], *rest, strict=True)
        )

    def go(self, way: int) -> None:
        """Look at another possible deal."""
        self.shown = (self.shown + way) % max(1, self.deals)
