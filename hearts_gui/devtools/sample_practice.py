"""Practice to look at: a day of eight positions from two games, half of it answered."""

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import MappingProxyType
from typing import Final

from hearts_gui.session.decisions.motif import Motif
from hearts_gui.session.puzzles.book import PuzzleBook, shipped
from hearts_gui.session.puzzles.puzzle import Puzzle, Tier
from hearts_gui.session.trainer.book import Given, Mistake, Read, TrainingBook
from hearts_gui.session.trainer.today import clear, drill, due_today, new_ones
from hearts_gui.ui.puzzles.practice import Practice
from hearts_gui.ui.puzzles.scene import PuzzleScene
from hearts_gui.ui.shell.context import Context, Scene

_NOW = datetime(2026, 5, 5, 12, tzinfo=UTC)
_RULES: Final = "standard"
"""The rule set of the sample's mistakes, which the most puzzles are of."""
_CARDS, _ANSWERED, _MISSED = 9, 4, 2


def sample_book(cards: int = _CARDS) -> TrainingBook:
    """A book with mistakes of one game, each of another motif as far as that goes."""
    book = TrainingBook(Path(os.devnull))
    kinds: dict[Motif, Puzzle] = {}
    for each in clear(shipped()):
        if each.rules == _RULES:
            kinds.setdefault(each.motifs[0], each)
    chosen = list(kinds.values())[:cards]
    added = _NOW - timedelta(days=7)
    mistakes = [
        Mistake(replace(each, id=f"own-{index}", tier=Tier.OWN), added)
        for index, each in enumerate(chosen)
    ]
    book.read(Read("game-1", added, "", {Motif.DUCK: (40, 4)}, 160, 12), mistakes)
    return book


def practice_scene(
    ctx: Context, *, answered: int = _ANSWERED, shown: str = "", motif: Motif | None = None
) -> PuzzleScene:
    """A position of today, or of a drill; with `shown` its answer after a right or wrong card."""
    book, puzzles = sample_book(), shipped()
    for index, item in enumerate(due_today(book, puzzles, _NOW)[:answered]):
        book.answer(
            Given(item.card, item.puzzle.id, index != _MISSED, False, _NOW, 0.0, item.motif)
        )
    if motif is None:
        practice = Practice(book, lambda: due_today(book, puzzles, _NOW), clock=_now)
    else:
        items = drill(book, puzzles, (motif,))
        practice = Practice(book, lambda: items, title=motif, clock=_now)
    scene = PuzzleScene(ctx, PuzzleBook(Path(os.devnull)), puzzles=(), series=practice)
    run = scene.run
    if run is not None:
        run.wait()
        run.think()
    if shown and run is not None:
        assert run.found is not None
        scene.use(run.found.right[0] if shown == "right" else run.found.rival)
        scene.showing = None
    return scene


def practice_over_scene(ctx: Context, *, answers: Iterable[bool] = ()) -> PuzzleScene:
    """The result of a day, or that nothing is due."""
    book, puzzles = sample_book(0), shipped()
    for index, right in enumerate(answers):
        puzzle = clear(puzzles)[index]
        book.answer(Given("", puzzle.id, right, False, _NOW, 0.0, puzzle.motifs[0]))
    practice = Practice(
        book, tuple, clock=_now, more=lambda: new_ones(book, puzzles, _NOW)
    )  # fmt: skip
    return PuzzleScene(ctx, PuzzleBook(Path(os.devnull)), puzzles=(), series=practice)


def _now() -> datetime:
    return _NOW


PRACTICE_SCENES: Final[Mapping[str, Callable[[Context], Scene]]] = MappingProxyType({
    "practice": practice_scene,
    "practice-right": lambda ctx: practice_scene(ctx, shown="right"),
    "practice-wrong": lambda ctx: practice_scene(ctx, shown="wrong"),
    "practice-drill": lambda ctx: practice_scene(ctx, motif=Motif.DUCK),
    "practice-over": lambda ctx: practice_over_scene(ctx, answers=(True, True, False)),
    "practice-nothing": practice_over_scene,
})  # fmt: skip
"""By the name of the screenshot."""
