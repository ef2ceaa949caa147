"""Which puzzle comes next: new ones, missed ones, against the clock, a day's, or the player's."""

from enum import Enum

from hearts_gui.engine.rules.presets import all_presets
from hearts_gui.session.puzzles.puzzle import Puzzle, PuzzleBook, PuzzleTheme, shipped
from hearts_gui.session.puzzles.run import PuzzleRun
from hearts_gui.ui.puzzles.practice import Practice, Series, Storm


class Way(Enum):
    """Which puzzles come: new ones, missed ones, or as many as fit in three minutes."""

    NEW, MISSED, STORM = range(3)


class PuzzleQueue:
    """Goes through puzzles; what is chosen on the screen says through which."""

    def __init__(
        self, book: PuzzleBook, *, puzzles: tuple[Puzzle, ...] | None = None,
        theme: PuzzleTheme | None = None, series: Series | None = None,
    ) -> None:  # fmt: skip
        self._book, self._theme, self.series = book, theme, series
        self.every = _all_of(puzzles)
        self.own: tuple[Puzzle, ...] = ()
        """The puzzles from the person's own games, once they are found."""
        self.rules: str | None = None
        """The rule set whose puzzles are shown; None for all."""
        self.only_own = False
        """Whether the player's own ones are shown instead."""
        self.way = Way.NEW
        self.storm: Storm | None = None
        self._skipped: set[str] = set()

    @property
    def keys(self) -> tuple[str, ...]:
        """The rule sets that there are puzzles of."""
        known = {each.key for each in all_presets()}
        keys = dict.fromkeys(each.rules for each in self.every)
        return tuple(key for key in keys if key in known)

    @property
    def mine(self) -> tuple[Puzzle, ...]:
        """The puzzles that are to be gone through."""
        if self.only_own:
            return tuple(each for each in self.own if each.id not in self._skipped)
        return tuple(
            each for each in self.every
            if self.rules in (None, each.rules) and self._theme in (None, each.theme)
            and each.id not in self._skipped
        )  # fmt: skip

    def following(self) -> Puzzle | None:
        """The puzzle to come; None where nothing is left."""
        if self.series is not None:
            return self.series.following()
        if self.storm is not None:
            return self.storm.following()
        if self.only_own:
            return self._book.following_own(self.mine)
        puzzle = self._book.following(self.mine, repeat=self.way is Way.MISSED)
        if puzzle is None and self.way is Way.MISSED:
            self.way = Way.NEW
            puzzle = self._book.following(self.mine)
        return puzzle

    def onward(self, puzzle: Puzzle) -> str:
        """What comes after this one, as the button under its answer says it."""
        if self.series is not None:
            return "practice-see" if self.series.last else "puzzle-next"
        seen = {each.id for each in self._book.tries}
        same = any(each.id == puzzle.next_id and each.id not in seen for each in self.mine)
        return "puzzle-next-choice" if same and self.way is Way.NEW else "puzzle-next"

    @property
    def has_hints(self) -> bool:
        """Whether there are hints: neither against the clock nor in a day's row of puzzles."""
        return (self.series is None or self.practice is not None) and self.storm is None

    @property
    def practice(self) -> Practice | None:
        """The row that is practised, where that is what is gone through."""
        return self.series if isinstance(self.series, Practice) else None

    def asks(self, puzzle: Puzzle) -> bool:
        """Whether to ask if one card is best: while puzzles are left in which none is."""
        if self.series is not None or self.only_own:
            return False
        answered = {each.id for each in self._book.tries} - set(self._book.missed())
        return puzzle.even or any(each.even and each.id not in answered for each in self.mine)

    def pass_over(self, puzzle: Puzzle) -> None:
        """Never show it; in a day's row it counts as missed, so that every place has its answer."""
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

    def go_through(self, way: Way) -> None:
        """New ones, missed ones, or as many as possible in three minutes."""
        self.way = way
        self.storm = None
        if way is Way.STORM:
            self.only_own = False
            alone = [each for each in self.mine if not each.later]
            self.storm = Storm(alone, len(self._book.storms))


def _all_of(puzzles: tuple[Puzzle, ...] | None) -> tuple[Puzzle, ...]:
    """These, or those that come with the program; none where they cannot be read."""
    if puzzles is not None:
        return puzzles
    try:
        return shipped()
    except (OSError, ValueError):
        return ()
