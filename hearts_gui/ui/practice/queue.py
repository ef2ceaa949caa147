"""The order of puzzles: new ones, missed ones, a fixed series, three minutes against the clock,
today's practice, or a drill of one motif.
"""

import random
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from enum import Enum

from hearts_gui.engine.rules.presets import all_presets
from hearts_gui.session.past.motif import Cell, Motif
from hearts_gui.session.practice.book import PracticeAnswer, TrainingBook
from hearts_gui.session.practice.puzzle import Puzzle, PuzzleBook, PuzzleTheme, shipped_or_none
from hearts_gui.session.practice.run import PuzzleRun
from hearts_gui.session.practice.today import PracticeItem

RENEWAL = timedelta(seconds=5)
"""The interval of looks at what the games that were read meanwhile have brought."""
LASTS_MS = 180_000.0
_EVEN = 0.5
_MIXED = 400
"""The reach of chance in the order of puzzles by their ratings, in points of rating."""


class Storm:
    """Three minutes of puzzles: clock, count and order. The same number gives the same order."""

    def __init__(self, puzzles: Sequence[Puzzle], number: int) -> None:
        draw = random.Random(f"storm/{number}")
        hard = {puzzle.id: puzzle.rating + draw.random() * _MIXED for puzzle in puzzles}
        order = sorted(puzzles, key=lambda puzzle: (hard[puzzle.id], puzzle.id))
        kinds = [[puzzle for puzzle in order if puzzle.even is even] for even in (False, True)]
        self._queue: list[Puzzle] = []
        while any(kinds):  # half of them have no best card, as long as there are any
            kind = kinds[draw.random() < _EVEN] or kinds[0] or kinds[1]
            self._queue.append(kind.pop(0))
        self._index = -1
        self.left_ms = LASTS_MS
        self.solved = self.missed = 0

    @property
    def over(self) -> bool:
        """Whether the time is up or no puzzle is left."""
        return self.left_ms <= 0 or self._index >= len(self._queue)

    def following(self) -> Puzzle | None:
        """The next puzzle; None when it is over."""
        self._index += 1
        return None if self.over else self._queue[self._index]

    def count_answer(self, *, solved: bool) -> None:
        self.solved += solved
        self.missed += not solved

    def tick(self, dt_ms: float) -> bool:
        """Let time pass. Returns whether another second is shown now."""
        before = self.seconds
        self.left_ms = max(0.0, self.left_ms - dt_ms)
        return self.seconds != before

    @property
    def seconds(self) -> int:
        """The time left, in whole seconds."""
        return -int(-self.left_ms // 1000)


class Series:
    """The puzzles of a day, in order."""

    title: Cell | None = None
    """What all are about, where they are a drill."""

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
        """The motif of each puzzle in the row, answered or not."""
        return tuple(next(iter(puzzle.motifs), None) for puzzle in self._puzzles)

    @property
    def answers(self) -> tuple[bool, ...]:
        """Whether each puzzle that was answered was solved."""
        return tuple(self.results)

    def returns(self, index: int) -> bool:
        """Whether a missed position comes back on another day."""
        del index
        return False


def utc_now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


class Practice(Series):
    """Positions in order, each answered once; the answers are kept in the trainer's book."""

    def __init__(
        self, book: TrainingBook, due: Callable[[], Sequence[PracticeItem]], *,
        title: Cell | None = None, more: Callable[[], Sequence[PracticeItem]] = tuple,
        left: Callable[[], int] = int, changed: Callable[[], None] = lambda: None,
        clock: Callable[[], datetime] = utc_now,
    ) -> None:  # fmt: skip
        """Practise what `title` names; without it today's positions, after those that were answered
        already. `more` are new positions for when nothing is left; `left` gives the number of games
        still being read, and `changed` is called when due days have changed."""
        self.items = tuple(due())
        super().__init__([item.puzzle for item in self.items])
        self.book, self.title, self.clock, self.left = book, title, clock, left
        self._due, self.more, self._changed = due, more, changed
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
    def item(self) -> PracticeItem:
        """The position that is shown."""
        return self.items[min(self._index, len(self.items) - 1)]

    def take(self, items: Sequence[PracticeItem]) -> None:
        """Continue with these positions."""
        self.items = (*self.items, *items)
        self._puzzles = tuple(item.puzzle for item in self.items)

    def renew(self) -> bool:
        """Take the positions that newly read games add for today. Returns whether there are any."""
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
        """The motif of each position in the row, answered or not."""
        ahead = self.items[len(self.results) :]
        return (*(entry.motif for entry in self.given_answers), *(entry.motif for entry in ahead))

    @property
    def answers(self) -> tuple[bool, ...]:
        """Whether each answer of the day was right."""
        return tuple(answer.right for answer in self.given_answers)

    def returns(self, index: int) -> bool:
        """Mistakes come back, new positions do not."""
        return bool(self.given_answers[index].card)

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
        """The number of days until the answered card comes back; None if no card was answered."""
        if not self.item.card:
            return None
        return self.book.due(self.item.card).days(self.clock())


class PuzzleSource(Enum):
    """The source of the puzzles: new ones, missed ones, or as many as fit in three minutes."""

    NEW, MISSED, STORM = range(3)


class PuzzleQueue:
    """Chooses the next puzzle, according to what is selected on the screen."""

    def __init__(
        self, book: PuzzleBook, *, puzzles: tuple[Puzzle, ...] | None = None,
        theme: PuzzleTheme | None = None, series: Series | None = None,
    ) -> None:  # fmt: skip
        self._book, self._theme, self.series = book, theme, series
        self.practice = series if isinstance(series, Practice) else None
        """The practice row, if it is what is selected."""
        self.every = shipped_or_none() if puzzles is None else puzzles
        self.own: tuple[Puzzle, ...] = ()
        """The puzzles from the person's own games, once they are found."""
        self.rules: str | None = None
        """The rule set whose puzzles are shown; None for all."""
        self.only_own = False
        """Whether the player's own ones are shown instead."""
        self.way = PuzzleSource.NEW
        self.storm: Storm | None = None
        self._skipped: set[str] = set()

    @property
    def keys(self) -> tuple[str, ...]:
        """The rule sets that there are puzzles of."""
        presets = {preset.key for preset in all_presets()}
        keys = dict.fromkeys(puzzle.rules for puzzle in self.every)
        return tuple(key for key in keys if key in presets)

    @property
    def mine(self) -> tuple[Puzzle, ...]:
        if self.only_own:
            return tuple(puzzle for puzzle in self.own if puzzle.id not in self._skipped)
        return tuple(
            puzzle for puzzle in self.every
            if self.rules in (None, puzzle.rules) and self._theme in (None, puzzle.theme)
            and puzzle.id not in self._skipped
        )  # fmt: skip

    def following(self) -> Puzzle | None:
        """The puzzle to come; None where nothing is left."""
        if self.series is not None:
            return self.series.following()
        if self.storm is not None:
            return self.storm.following()
        if self.only_own:
            return self._book.following_own(self.mine)
        puzzle = self._book.following(self.mine, repeat=self.way is PuzzleSource.MISSED)
        if puzzle is None and self.way is PuzzleSource.MISSED:
            self.way = PuzzleSource.NEW
            puzzle = self._book.following(self.mine)
        return puzzle

    def onward(self, puzzle: Puzzle) -> str:
        """The label of the button under the answer, which leads to the next puzzle."""
        if self.series is not None:
            return "practice-see" if self.series.last else "puzzle-next"
        tried = {attempt.id for attempt in self._book.tries}
        same = any(own.id == puzzle.next_id and own.id not in tried for own in self.mine)
        return "puzzle-next-choice" if same and self.way is PuzzleSource.NEW else "puzzle-next"

    @property
    def has_hints(self) -> bool:
        """Whether there are hints: neither against the clock nor in a day's row of puzzles."""
        return (self.series is None or self.practice is not None) and self.storm is None

    def asks(self, puzzle: Puzzle) -> bool:
        """Whether to ask if any card is best: while puzzles without one are left."""
        if self.series is not None or self.only_own:
            return False
        answered = {attempt.id for attempt in self._book.tries} - set(self._book.missed(self.every))
        return puzzle.even or any(puzzle.even and puzzle.id not in answered for puzzle in self.mine)

    def pass_over(self, puzzle: Puzzle) -> None:
        """Never show a puzzle; in a day's row it counts as missed, so that each has an answer."""
        self._skipped.add(puzzle.id)
        if self.series is not None:
            self.series.record_answer("", solved=False)

    def keep(self, run: PuzzleRun) -> str | None:
        """Keep the answer to a puzzle. Returns why the disk refuses, else None."""
        practice, hints = self.practice, run.hints
        if practice is not None:
            hints = max(1, hints)  # like an answer with a hint, it does not count for the rating
        elif self.series is not None:
            card = "" if run.answer is None else run.answer.text
            self.series.record_answer(card, solved=run.solved)
        problem = self._book.add(run.puzzle, solved=run.solved, hints=hints)
        return problem if practice is None else practice.keep(run) or problem

    def skip(self, puzzle: Puzzle | None) -> None:
        """Leave one for another day."""
        if self.storm is not None:
            self.storm.count_answer(solved=False)
        elif puzzle is not None:
            self._skipped.add(puzzle.id)

    def choose_source(self, way: PuzzleSource) -> None:
        """New ones, missed ones, or as many as possible in three minutes."""
        self.way = way
        self.storm = None
        if way is PuzzleSource.STORM:
            self.only_own = False
            alone = [puzzle for puzzle in self.mine if not puzzle.later]
            self.storm = Storm(alone, len(self._book.storms))
