"""Puzzles and practice as the games of the person at this screen bring them up."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from hearts_gui.config import paths
from hearts_gui.session.decisions.motif import Motif, motifs_of_lesson
from hearts_gui.session.puzzles.book import FILE as PUZZLES
from hearts_gui.session.puzzles.book import PuzzleBook, shipped
from hearts_gui.session.puzzles.own import OwnSearch
from hearts_gui.session.puzzles.position import PositionError
from hearts_gui.session.puzzles.puzzle import Puzzle, Theme
from hearts_gui.session.trainer.book import FILE, TrainingBook
from hearts_gui.session.trainer.noted import note_due
from hearts_gui.session.trainer.today import Asked, drill, due_today, new_ones
from hearts_gui.session.training import training_backlog
from hearts_gui.ui.flow.practice import puzzle_replay
from hearts_gui.ui.puzzles.practice import Practice, utc_now
from hearts_gui.ui.puzzles.scene import PuzzleScene
from hearts_gui.ui.shell.ports import Way
from hearts_gui.wording.language.messages import say

if TYPE_CHECKING:
    from hearts_gui.session.library import Library
    from hearts_gui.session.trainer.backlog import TrainingBacklog
    from hearts_gui.ui.shell.context import Context, Scene

_WEEK: Final = timedelta(days=7)
"""What is called lately."""
_LEAST: Final = 3
"""Below this many positions a lesson has no drill."""


class PlayerPractice:
    """The trainer's book, and the games that are being read into it."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self.book = TrainingBook(paths.user_data_dir() / FILE)
        self._backlog: TrainingBacklog | None = None
        self._puzzles: tuple[Puzzle, ...] | None = None

    @property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """The puzzles that come with the program; none where they cannot be read."""
        if self._puzzles is None:
            try:
                self._puzzles = shipped()
            except (OSError, ValueError):
                self._puzzles = ()
        return self._puzzles

    def due(self) -> tuple[Asked, ...]:
        """What is still to be answered today."""
        return due_today(self.book, self.puzzles, utc_now())

    def today(self, ctx: Context) -> Scene:
        """The scene of what is due today; games that wait are read meanwhile."""
        if self._backlog is None or not self._backlog.left:
            self._backlog = training_backlog(self._library, self.book)
        backlog = self._backlog
        practice = Practice(
            self.book, self.due, left=lambda: backlog.left, changed=self.note,
            more=lambda: new_ones(self.book, self.puzzles, utc_now()),
        )  # fmt: skip
        return self._scene(ctx, puzzles=(), series=practice)

    def drill(self, ctx: Context, motifs: Sequence[Motif]) -> Scene:
        """A row of positions of these motifs, the first of which is the title."""
        items = drill(self.book, self.puzzles, motifs)
        practice = Practice(self.book, lambda: items, title=motifs[0], changed=self.note)
        return self._scene(ctx, puzzles=(), series=practice)

    def all_puzzles(self, ctx: Context, theme: str | None) -> Scene:
        """The scene of the puzzles, of all themes or of one, with those from finished games."""
        archive = self._library.archive
        own = OwnSearch(archive.path(game.key) for game in archive.games() if not game.practice)
        return self._scene(ctx, theme=None if theme is None else Theme(theme), own=own)

    def drill_size(self, motifs: Sequence[Motif]) -> int:
        """How many positions a drill of these motifs has."""
        return len(drill(self.book, self.puzzles, motifs))

    def lesson_drill(self, ctx: Context, lesson: str) -> Way | None:
        """A drill of what a lesson was about; None where there are too few positions."""
        motifs = motifs_of_lesson(lesson)
        size = self.drill_size(motifs) if motifs else 0
        if size < _LEAST:
            return None
        return say("report-drill"), lambda: ctx.scenes.push(self.drill(ctx, motifs))

    def missed_lately(self, motif: Motif) -> int:
        """How many mistakes of a motif the games of the last seven days hold."""
        return self.book.missed_since(motif, utc_now() - _WEEK)

    def _scene(self, ctx: Context, **what: Any) -> Scene:
        def practise(puzzle: Puzzle) -> None:
            try:
                ctx.scenes.push(puzzle_replay(ctx, self._library, puzzle))
            except PositionError as error:
                scene.notify(str(error))

        book = PuzzleBook(paths.user_data_dir() / PUZZLES)
        scene = PuzzleScene(ctx, book, practise=practise, **what)
        return scene

    def note(self) -> None:
        """Have the menu know on which days cards come back."""
        note_due(paths.user_data_dir(), self.book.every_due())

    def close(self) -> None:
        """Read no more games."""
        if self._backlog is not None:
            self._backlog.close()
