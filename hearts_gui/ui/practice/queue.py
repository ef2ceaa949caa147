"""The order of puzzles: new ones, missed ones, a fixed series, three minutes against the clock,
today's practice, or a drill of one motif."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import Enum

from hearts_gui.engine.rules.presets import all_presets
from hearts_gui.session.past.motif import Cell, Motif
from hearts_gui.session.practice.book import PracticeAnswer, TrainingBook
from hearts_gui.session.practice.puzzle import Puzzle, PuzzleBook, PuzzleTheme, shipped_or_none
from hearts_gui.session.practice.run import PuzzleRun
from hearts_gui.session.practice.today import PracticeItem
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.wording.language.messages import say

RENEWAL = timedelta(seconds=5)
"""The interval of looks at what the games that were read meanwhile have brought."""
LASTS_MS = 180_000.0
ENOUGH = 10
"""The number of answers that are needed before a rating says something."""
_EVEN = 0.5
_MIXED = 400
"""The reach of chance in the order of puzzles by their ratings, in points of rating."""


class PuzzleSource(Enum):
    """The source of the puzzles: new ones, missed ones, or as many as fit in three minutes."""

    NEW, MISSED, STORM = range(3)


@dataclass(frozen=True, slots=True)
class NextStep:
    """The next steps to choose from."""

    label: str
    icon: Icon
    act: Callable[[], None]


@dataclass(frozen=True, slots=True)
class PuzzlesOver:
    """The page when nothing is left or the time is up; the first of its choices is gold."""

    head: str
    lines: tuple[str, ...]
    choices: tuple[NextStep, ...]
    row: "Series | None" = None
    """The answers to be shown."""
    motifs: tuple[Motif, ...] = ()
    """The ideas they were about; left out where there is no room."""


class PuzzleRow:
    """What comes next, and what an answer counts for: here of the puzzles of the program."""

    fixed = False
    """Whether the order is given, so that there is nothing to choose or to skip."""
    timed = False
    """Whether the next puzzle comes immediately, without a look at the answer."""
    hints = True
    """Whether there are hints."""
    even = True
    """Whether there are puzzles without a best card, so that it is asked if there is one."""
    queue: "PuzzleQueue"
    """Where it is chosen from."""

    def __init__(self, way: PuzzleSource = PuzzleSource.NEW) -> None:
        self.way = way

    @property
    def pool(self) -> tuple[Puzzle, ...]:
        """The puzzles that can come."""
        return self.queue.shipped

    def following(self) -> Puzzle | None:
        """The puzzle to come; None where nothing is left."""
        puzzle = self._drawn()
        if puzzle is None and self.way is PuzzleSource.MISSED:
            self.way = PuzzleSource.NEW
            puzzle = self._drawn()
        return puzzle

    def _drawn(self) -> Puzzle | None:
        return self.queue.book.following(self.pool, repeat=self.way is PuzzleSource.MISSED)

    @property
    def to_repeat(self) -> int:
        """The number of missed puzzles that can come."""
        return len(self.queue.book.missed(self.pool))

    def asks(self, puzzle: Puzzle) -> bool:
        """Whether to ask if any card is best: while puzzles without one are left."""
        book = self.queue.book
        answered = {attempt.id for attempt in book.tries} - set(book.missed(self.queue.every))
        left = (puzzle.even and puzzle.id not in answered for puzzle in self.pool)
        return self.even and (puzzle.even or any(left))

    def skip(self, puzzle: Puzzle) -> None:
        """Leave one for another day."""
        self.queue.skipped.add(puzzle.id)

    def pass_over(self, puzzle: Puzzle) -> None:
        """Never show a puzzle that is damaged."""
        self.queue.skipped.add(puzzle.id)

    def keep(self, run: PuzzleRun) -> str | None:
        """Keep the answer to a puzzle. Returns why the disk refuses, else None."""
        return self.queue.book.add(run.puzzle, solved=run.solved, hints=run.hints)

    def onward(self, puzzle: Puzzle) -> str:
        """The label of the button under the answer, which leads to the next puzzle."""
        tried = {attempt.id for attempt in self.queue.book.tries}
        same = any(own.id == puzzle.next_id and own.id not in tried for own in self.pool)
        return "puzzle-next-choice" if same and self.way is PuzzleSource.NEW else "puzzle-next"

    def standing(self) -> str:
        """The player's results so far."""
        book = self.queue.book
        if book.rated < ENOUGH:
            return say("puzzle-standing-early", n=book.rated, of=ENOUGH, streak=book.streak)
        rating, _ = book.rating
        return say("puzzle-standing", rating=round(rating), streak=book.streak)

    def end_page(self, go: Callable[[PuzzleSource], None], back: Callable[[], None]) -> PuzzlesOver:
        """The page when nothing is left: the result and the next steps."""
        of, missed = self._count_all()
        line = say("puzzle-none-left", n=of, missed=missed)
        repeat = NextStep(say("puzzle-repeat"), Icon.REDO, lambda: go(PuzzleSource.MISSED))
        leave = NextStep(say("page-close"), Icon.ARROW_LEFT, back)
        choices = (repeat, leave) if missed else (leave,)
        return PuzzlesOver(say("menu-puzzles"), (line,), choices)

    def _count_all(self) -> tuple[int, int]:
        """The number of puzzles, and how many of them were missed and can be repeated."""
        return len(self.queue.every), self.to_repeat


class OwnPuzzles(PuzzleRow):
    """The puzzles from the person's own games."""

    even = False

    @property
    def pool(self) -> tuple[Puzzle, ...]:
        return tuple(own for own in self.queue.own if own.id not in self.queue.skipped)

    def _drawn(self) -> Puzzle | None:
        return self.queue.book.following_own(self.pool, repeat=self.way is PuzzleSource.MISSED)

    @property
    def to_repeat(self) -> int:
        return sum(not self.queue.book.own_solved.get(puzzle.id, True) for puzzle in self.pool)

    def standing(self) -> str:
        own_solved = self.queue.book.own_solved
        solved = sum(own_solved.get(puzzle.id, False) for puzzle in self.queue.own)
        return say("puzzle-own-standing", n=solved, of=len(self.queue.own))

    def _count_all(self) -> tuple[int, int]:
        return len(self.queue.own), 0


class Storm(PuzzleRow):
    """Three minutes of puzzles: clock, count and order. The same number gives the same order."""

    timed = True
    hints = False

    def __init__(self, puzzles: Sequence[Puzzle], number: int) -> None:
        super().__init__(PuzzleSource.STORM)
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

    def keep(self, run: PuzzleRun) -> str | None:
        """Count the answer, which is no part of the rating."""
        self.solved += run.solved
        self.missed += not run.solved
        return None

    def skip(self, puzzle: Puzzle) -> None:
        """It counts as missed."""
        del puzzle
        self.missed += 1

    def tick(self, dt_ms: float) -> bool:
        """Let time pass. Returns whether another second is shown now."""
        before = self.seconds
        self.left_ms = max(0.0, self.left_ms - dt_ms)
        return self.seconds != before

    @property
    def seconds(self) -> int:
        """The time left, in whole seconds."""
        return -int(-self.left_ms // 1000)

    def standing(self) -> str:
        minutes, seconds = divmod(self.seconds, 60)
        clock = f"{minutes}:{seconds:02}"
        return say("puzzle-clock", clock=clock, solved=self.solved, missed=self.missed)

    def end_page(self, go: Callable[[PuzzleSource], None], back: Callable[[], None]) -> PuzzlesOver:
        del back
        best = max(self.queue.book.storms, default=0)
        line = say("puzzle-storm-over", solved=self.solved, missed=self.missed, best=best)
        again = NextStep(say("puzzle-storm-again"), Icon.REDO, lambda: go(PuzzleSource.STORM))
        new = NextStep(say("puzzle-next"), Icon.ARROW_RIGHT, lambda: go(PuzzleSource.NEW))
        return PuzzlesOver(say("puzzle-way-storm"), (line,), (again, new))


class Series(PuzzleRow):
    """The puzzles of a day, in order."""

    fixed = True
    hints = even = False
    title: Cell | None = None
    """What all are about, where they are a drill."""

    def __init__(
        self, puzzles: Sequence[Puzzle], *, answered: Sequence[bool] = (),
        keep: Callable[[bool, str], None] = lambda _, __: None,
        when_over: Callable[[tuple[bool, ...]], None] = lambda _: None,
    ) -> None:  # fmt: skip
        """`answered` says which were solved in an earlier visit. `keep` is called with each answer,
        whether it is right and which card it names; `when_over` at the end with what was solved."""
        super().__init__()
        self._puzzles, self._keep, self._when_over = tuple(puzzles), keep, when_over
        self.results = list(answered)[: len(self._puzzles)]
        self._index = 0

    def following(self) -> Puzzle | None:
        """The puzzle to come; None when all are answered."""
        index = self._index = len(self.results)
        return self._puzzles[index] if index < len(self._puzzles) else None

    def onward(self, puzzle: Puzzle) -> str:
        del puzzle
        return "practice-see" if self.last else "puzzle-next"

    def keep(self, run: PuzzleRun) -> str | None:
        self.record_answer("" if run.answer is None else run.answer.text, solved=run.solved)
        return super().keep(run)

    def pass_over(self, puzzle: Puzzle) -> None:
        """A damaged puzzle counts as missed, so that each has an answer."""
        del puzzle
        self.record_answer("", solved=False)

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

    def standing(self) -> str:
        number, of = self.place
        return say("puzzle-series", at=number, of=of)

    def end_page(self, go: Callable[[PuzzleSource], None], back: Callable[[], None]) -> PuzzlesOver:
        del go
        solved = say("daily-solved", n=sum(self.answers), of=len(self.answers))
        home = NextStep(say("puzzle-back-daily"), Icon.ARROW_LEFT, back)
        return PuzzlesOver(say("daily-title"), (solved,), (home,), self)


def utc_now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


class Practice(Series):
    """Positions in order, each answered once; the answers are kept in the trainer's book."""

    hints = True

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
        """Keep the answer to the position shown in both books."""
        # Like an answer with a hint, it does not count for the rating.
        rated = self.queue.book.add(run.puzzle, solved=run.solved, hints=max(1, run.hints))
        item = self.item
        lost = 0.0 if run.outcome is None else run.lost
        answer = PracticeAnswer(
            item.card, item.puzzle.id, run.solved, run.hints > 0, self.clock(), lost, item.motif
        )
        self.given_answers.append(answer)
        self.results.append(run.solved)
        problem = self.book.answer(answer)
        self._changed()
        return problem or rated

    def comes_back(self) -> int | None:
        """The number of days until the answered card comes back; None if no card was answered."""
        if not self.item.card:
            return None
        return self.book.due(self.item.card).days(self.clock())


class PuzzleQueue:
    """Chooses the next puzzle, according to what is selected on the screen."""

    def __init__(
        self, book: PuzzleBook, *, puzzles: tuple[Puzzle, ...] | None = None,
        theme: PuzzleTheme | None = None, series: Series | None = None, rules: str | None = None,
    ) -> None:  # fmt: skip
        self.book, self._theme = book, theme
        self._take(series or PuzzleRow())
        self.every = shipped_or_none() if puzzles is None else puzzles
        self.own: tuple[Puzzle, ...] = ()
        """The puzzles from the person's own games, once they are found."""
        self.rules = rules
        """The rule set whose puzzles are shown; None for all."""
        self.only_own = False
        """Whether the player's own ones are shown instead."""
        self.skipped: set[str] = set()
        """Those that are not shown again on this visit."""

    def _take(self, row: PuzzleRow) -> None:
        self.row = row
        row.queue = self

    @property
    def storm(self) -> Storm | None:
        """The run against the clock, if it is what is selected."""
        return self.row if isinstance(self.row, Storm) else None

    @property
    def practice(self) -> Practice | None:
        """The practice row, if it is what is selected."""
        return self.row if isinstance(self.row, Practice) else None

    @property
    def keys(self) -> tuple[str, ...]:
        """The rule sets that there are puzzles of."""
        presets = {preset.key for preset in all_presets()}
        keys = dict.fromkeys(puzzle.rules for puzzle in self.every)
        return tuple(key for key in keys if key in presets)

    @property
    def shipped(self) -> tuple[Puzzle, ...]:
        """The puzzles of the program that there is a choice of."""
        return tuple(
            puzzle for puzzle in self.every
            if self.rules in (None, puzzle.rules) and self._theme in (None, puzzle.theme)
            and puzzle.id not in self.skipped
        )  # fmt: skip

    def choose_source(self, way: PuzzleSource) -> None:
        """New ones, missed ones, or as many as possible in three minutes."""
        if self.row.fixed:
            return
        if way is PuzzleSource.STORM:
            self.only_own = False
            alone = [puzzle for puzzle in self.shipped if not puzzle.later]
            self._take(Storm(alone, len(self.book.storms)))
        else:
            self._take(OwnPuzzles(way) if self.only_own else PuzzleRow(way))
