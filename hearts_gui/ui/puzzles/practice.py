"""Puzzles in a row: a fixed series, three minutes against the clock, today's cards, a drill."""

import random
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from hearts_gui.session.past.motif import Motif
from hearts_gui.session.puzzles.puzzle import Puzzle
from hearts_gui.session.puzzles.run import PuzzleRun
from hearts_gui.session.trainer.book import Mistake, PracticeAnswer, TrainingBook
from hearts_gui.session.trainer.today import Asked

RENEWAL: Final = timedelta(seconds=5)
"""How often to check what the games that were read meanwhile have brought."""


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
    def last(self) -> bool:
        """Whether nothing comes after the puzzle that is shown."""
        return self._index >= len(self._puzzles) - 1

    @property
    def motifs(self) -> tuple[Motif | None, ...]:
        """What each puzzle of the row is about, answered or not."""
        return tuple(next(iter(each.motifs), None) for each in self._puzzles)

    @property
    def answers(self) -> tuple[bool, ...]:
        """Whether each puzzle that was answered was solved."""
        return tuple(self.results)


def utc_now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


class Practice(Series):
    """Positions in order, each answered once; the answers are kept in the trainer's book."""

    def __init__(
        self, book: TrainingBook, due: Callable[[], Sequence[Asked]], *,
        title: Motif | None = None, more: Callable[[], Sequence[Asked]] = tuple,
        left: Callable[[], int] = int, changed: Callable[[], None] = lambda: None,
        clock: Callable[[], datetime] = utc_now,
    ) -> None:  # fmt: skip
        """Practise one motif, which `title` names from the start; without it today's positions,
        after those that were answered already. `more` are new ones for a day on which nothing is
        due; `left` says how many games are still being read, and `changed` is called when the days
        on which cards come back have changed."""
        self.items = tuple(due())
        super().__init__([item.puzzle for item in self.items])
        self.book, self.title, self.clock, self.left = book, title, clock, left
        self._due, self._more, self._changed = due, more, changed
        self._seen_left, self._looked = left(), clock()
        self.given_answers: list[PracticeAnswer] = (
            [] if title is not None else list(book.today(clock()))
        )
        """The answers of the row so far."""
        self._answered_before = len(self.given_answers)

    @property
    def place(self) -> tuple[int, int]:
        """The number of the position that is shown, and how many there are today."""
        number, of = super().place
        return self._answered_before + number, self._answered_before + of

    @property
    def item(self) -> Asked:
        """The position that is shown."""
        return self.items[min(self._index, len(self.items) - 1)]

    @property
    def mistake(self) -> Mistake | None:
        """The person's own mistake that is shown; None for another position."""
        return self.book.cards.get(self.item.puzzle.id)

    def new_ones(self) -> tuple[Asked, ...]:
        """Fresh positions for a day on which nothing is due."""
        return tuple(self._more())

    def take(self, items: Sequence[Asked]) -> None:
        """Continue with these positions."""
        self.items = (*self.items, *items)
        self._puzzles = tuple(item.puzzle for item in self.items)

    def renew(self) -> bool:
        """Whether the games read so far have brought something for today."""
        left, now = self.left(), self.clock()
        if left == self._seen_left or self.title is not None:
            return False
        if left and now - self._looked < RENEWAL:
            return False
        self._seen_left, self._looked = left, now
        self._changed()
        due = self._due()
        if due:
            self.take(due)
        return bool(due) or not left

    @property
    def motifs(self) -> tuple[Motif | None, ...]:
        """What each position of the row is about, answered or not."""
        ahead = self.items[len(self.results) :]
        return (*(each.motif for each in self.given_answers), *(each.motif for each in ahead))

    @property
    def answers(self) -> tuple[bool, ...]:
        """Whether each answer of the day was right."""
        return tuple(each.right for each in self.given_answers)

    def keep(self, run: PuzzleRun) -> str | None:
        """Keep the answer to the position shown. Returns why the disk refuses, else None."""
        item = self.item
        lost = 0.0 if run.outcome is None else run.lost
        answer = PracticeAnswer(
            item.card, item.puzzle.id, run.solved, run.hints > 0, self.clock(), lost, item.motif
        )
        self.given_answers.append(answer)
        self.results.append(run.solved)
        problem = self.book.answer(answer)
        self._changed()
        return problem

    def comes_back(self) -> int | None:
        """How many days until the answered card comes back; None if no card was answered."""
        if not self.item.card:
            return None
        return self.book.due(self.item.card).days(self.clock())
