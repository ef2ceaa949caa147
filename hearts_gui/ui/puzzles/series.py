"""Puzzles in a row: a fixed series, each answered once, and three minutes against the clock."""

import random
from collections.abc import Callable, Sequence

from hearts_gui.session.past.motif import Motif
from hearts_gui.session.puzzles.puzzle import Puzzle

LASTS_MS = 180_000.0
_EVEN = 0.5
_MIXED = 400
"""How far chance moves the order of puzzles by their ratings, in points of rating."""


class Storm:
    """The clock, the count and the order; the same number gives the same order."""

    def __init__(self, puzzles: Sequence[Puzzle], number: int) -> None:
        draw = random.Random(f"storm/{number}")
        hard = {each.id: each.rating + draw.random() * _MIXED for each in puzzles}
        order = sorted(puzzles, key=lambda each: (hard[each.id], each.id))
        kinds = [[each for each in order if each.even is even] for even in (False, True)]
        self._queue: list[Puzzle] = []
        while any(kinds):  # half of them are such that nothing is best, as long as there are any
            kind = kinds[draw.random() < _EVEN] or kinds[0] or kinds[1]
            self._queue.append(kind.pop(0))
        self._index = -1
        self.left_ms = LASTS_MS
        self.solved = self.missed = 0

    @property
    def over(self) -> bool:
        """Whether the time is up, or all puzzles are through."""
        return self.left_ms <= 0 or self._index >= len(self._queue)

    def following(self) -> Puzzle | None:
        """The next puzzle; None when it is over."""
        self._index += 1
        return None if self.over else self._queue[self._index]

    def count_answer(self, *, solved: bool) -> None:
        """Count an answer."""
        self.solved += solved
        self.missed += not solved

    def tick(self, dt_ms: float) -> bool:
        """Let time pass. Returns whether another second is shown now."""
        before = self.seconds
        self.left_ms = max(0.0, self.left_ms - dt_ms)
        return self.seconds != before

    @property
    def seconds(self) -> int:
        """What is left, in whole seconds."""
        return -int(-self.left_ms // 1000)


class Series:
    """The puzzles of a day, in order."""

    title: Motif | None = None
    """The one motif that all are about, where they are a drill."""

    def __init__(
        self, puzzles: Sequence[Puzzle], *, answered: Sequence[bool] = (),
        keep: Callable[[bool, str], None] = lambda _, __: None,
        when_over: Callable[[tuple[bool, ...]], None] = lambda _: None,
    ) -> None:  # fmt: skip
        """`answered` says which were solved in an earlier visit. `keep` is called with each answer,
        whether it is right and which card it names; `when_over` at the end with what was solved."""
        self._puzzles, self._keep, self._when_over = tuple(puzzles), keep, when_over
        self.results = list(answered)[: len(self._puzzles)]
        self._index = 0

    def following(self) -> Puzzle | None:
        """The puzzle to come; None when all are answered."""
        index = self._index = len(self.results)
        return self._puzzles[index] if index < len(self._puzzles) else None

    def record_answer(self, card: str, *, solved: bool) -> None:
        """Keep an answer: a card's text, or nothing."""
        if len(self.results) == len(self._puzzles):
            return
        self.results.append(solved)
        self._keep(solved, card)
        if len(self.results) == len(self._puzzles):
            self._when_over(tuple(self.results))

    @property
    def place(self) -> tuple[int, int]:
        """The number of the puzzle that is shown, answered or not, and how many there are."""
        return min(self._index + 1, len(self._puzzles)), len(self._puzzles)

    @property
    def motifs(self) -> tuple[Motif | None, ...]:
        """What each puzzle of the row is about, answered or not."""
        return tuple(next(iter(each.motifs), None) for each in self._puzzles)

    @property
    def answers(self) -> tuple[bool, ...]:
        """Whether each puzzle that was answered was solved."""
        return tuple(self.results)
