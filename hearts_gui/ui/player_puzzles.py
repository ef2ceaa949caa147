"""The puzzles as the games of the person at this screen bring them up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_gui.config import paths
from hearts_gui.session.puzzles.book import FILE, PuzzleBook
from hearts_gui.session.puzzles.own import OwnSearch
from hearts_gui.session.puzzles.play_on import practice_of
from hearts_gui.session.puzzles.position import PositionError, rules_of
from hearts_gui.session.puzzles.puzzle import Puzzle, Theme
from hearts_gui.session.setup.naming import rules_title
from hearts_gui.session.setup.players import Human
from hearts_gui.session.store.saves import SaveError
from hearts_gui.ui.puzzles.scene import PuzzleScene
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.wording.language.messages import say, told

if TYPE_CHECKING:
    from hearts_gui.session.library import Library
    from hearts_gui.ui.shell.context import Context, Scene


def puzzle_scene(ctx: Context, library: Library, theme: str | None) -> Scene:
    """The scene of the puzzles, of all themes or of one, with those from finished games."""

    def practise(puzzle: Puzzle) -> None:
        try:
            ctx.scenes.push(practice_scene(ctx, library, puzzle))
        except (SaveError, PositionError, OSError) as error:
            scene.notify(told(error.message) if isinstance(error, SaveError) else str(error))

    games = library.archive.games()
    scene = PuzzleScene(
        ctx, PuzzleBook(paths.user_data_dir() / FILE),
        theme=None if theme is None else Theme(theme),
        own=OwnSearch(library.archive.path(game.key) for game in games if not game.practice),
        practise=practise,
    )  # fmt: skip
    return scene


def practice_scene(ctx: Context, library: Library, puzzle: Puzzle) -> Scene:
    """The table of a practice game that goes on from a puzzle. Raises PositionError, SaveError."""
    human = Human(ctx.settings.name, ctx.settings.portrait)
    title = say("puzzle-practice", name=rules_title(rules_of(puzzle.position)))
    session = library.resume(practice_of(library.saves, puzzle, human, title))
    return TableScene(ctx, session, left=lambda: library.leave(session))
