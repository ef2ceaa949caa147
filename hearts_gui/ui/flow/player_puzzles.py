"""The puzzles as the games of the person at this screen bring them up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_gui.config import paths
from hearts_gui.session.puzzles.book import FILE, PuzzleBook
from hearts_gui.session.puzzles.own import OwnSearch
from hearts_gui.session.puzzles.position import PositionError
from hearts_gui.session.puzzles.puzzle import Puzzle, Theme
from hearts_gui.ui.flow.practice import puzzle_replay
from hearts_gui.ui.puzzles.scene import PuzzleScene

if TYPE_CHECKING:
    from hearts_gui.session.library import Library
    from hearts_gui.ui.shell.context import Context, Scene


def puzzle_scene(ctx: Context, library: Library, theme: str | None) -> Scene:
    """The scene of the puzzles, of all themes or of one, with those from finished games."""

    def practise(puzzle: Puzzle) -> None:
        try:
            ctx.scenes.push(puzzle_replay(ctx, library, puzzle))
        except PositionError as error:
            scene.notify(str(error))

    games = library.archive.games()
    scene = PuzzleScene(
        ctx, PuzzleBook(paths.user_data_dir() / FILE),
        theme=None if theme is None else Theme(theme),
        own=OwnSearch(library.archive.path(game.key) for game in games if not game.practice),
        practise=practise,
    )  # fmt: skip
    return scene
