"""Made-up days and practice for pictures and tests."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from types import MappingProxyType
from typing import Final

from hearts_gui.ai.coach.labels import Mark
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.rules.presets import STANDARD_KEY
from hearts_gui.engine.rules.values import Score
from hearts_gui.session.daily.book import DailyBook, DayDone, FieldTook
from hearts_gui.session.daily.challenge import Challenge
from hearts_gui.session.daily.replay import from_number
from hearts_gui.session.daily.week import Daily, daily_of
from hearts_gui.session.past.motif import Motif
from hearts_gui.session.puzzles.book import PuzzleBook, shipped
from hearts_gui.session.puzzles.puzzle import Puzzle, Tier
from hearts_gui.session.setup.players import Human
from hearts_gui.session.trainer.book import Mistake, PracticeAnswer, Read, TrainingBook
from hearts_gui.session.trainer.today import clear, drill, due_today, new_ones
from hearts_gui.ui.daily.text import FieldOf
from hearts_gui.ui.puzzles.practice import Practice
from hearts_gui.ui.puzzles.scene import PuzzleScene
from hearts_gui.ui.shell.context import Context, Scene

DAILY_DAY = date(2026, 11, 23)
_MISSED = (3, 8, 14)
_LATE = 11
_DAYS = 40


_NOW = datetime(2026, 5, 5, 12, tzinfo=UTC)
"""The rule set of the sample's mistakes, which the most puzzles are of."""
_CARDS, _ANSWERED, _WRONG_ANSWER = 9, 4, 2


def sample_book(cards: int = _CARDS) -> TrainingBook:
    """A book with mistakes of one game, each of another motif as far as that goes."""
    book = TrainingBook(Path(os.devnull))
    kinds: dict[Motif, Puzzle] = {}
    for each in clear(shipped()):
        if each.rules == STANDARD_KEY:
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
            PracticeAnswer(
                item.card, item.puzzle.id, index != _WRONG_ANSWER, False, _NOW, 0.0, item.motif
            )
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
        assert run.outcome is not None
        scene.use(run.outcome.right[0] if shown == "right" else run.outcome.rival)
        scene.showing = None
    return scene


def practice_over_scene(ctx: Context, *, answers: Iterable[bool] = ()) -> PuzzleScene:
    """The result of a day, or that nothing is due."""
    book, puzzles = sample_book(0), shipped()
    for index, right in enumerate(answers):
        puzzle = clear(puzzles)[index]
        book.answer(PracticeAnswer("", puzzle.id, right, False, _NOW, 0.0, puzzle.motifs[0]))
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


class SampleDays:
    """Forty days of which some were missed, and one was played later."""

    def __init__(
        self, *, played: bool = True, begun: bool = False, counting: bool = False,
        people: Sequence[str] = (),
    ) -> None:  # fmt: skip
        self.book = DailyBook(Path(os.devnull))
        self._begun, self._counting, self._people = begun, counting, tuple(people)
        for ago in range(0 if played else 1, _DAYS):
            if ago in _MISSED:
                continue
            day = DAILY_DAY - timedelta(days=ago)
            on = DAILY_DAY if ago == _LATE else day
            self.book.done[day] = _done(day, on)
            if daily_of(day).deals:
                self.book.fields[day] = FieldTook("par", 3.1 if ago % 5 == 1 else 8.3, 5.0)

    def under_way(self, daily: Daily) -> bool:
        """Today is, if that was wished."""
        return self._begun and daily.day == DAILY_DAY

    def progress(self, daily: Daily) -> tuple[int, Score] | None:
        """In the middle of a deal."""
        return (6, 3) if self.under_way(daily) else None

    def others(self, day: date) -> Sequence[tuple[str, DayDone | None]]:
        """Every second one has played."""
        return tuple(
            (name, None if index % 2 else replace(_done(day, day), points=(9.0,)))
            for index, name in enumerate(self._people)
        )

    def practise(self, ctx: Context, done: DayDone) -> Scene:
        """Open an empty scene."""
        del done
        return Scene(ctx)

    """Nobody is at it."""

    def measure(self, done: DayDone) -> bool:
        """Nobody is at it but in the picture of that."""
        return self._counting and done.day == DAILY_DAY

    def news(self) -> bool:
        """Report that nothing is new."""
        return False

    def rest(self) -> None:
        """Do nothing: there is nothing to end."""

    def play(self, ctx: Context, daily: Daily) -> Scene:
        """Open an empty scene."""
        del daily
        return Scene(ctx)

    def can_review(self, done: DayDone) -> bool:
        """Say that every day can be reviewed."""
        return bool(done.file)

    def review(self, ctx: Context, done: DayDone) -> Scene:
        """Open an empty scene."""
        del done
        return Scene(ctx)

    def field(self, done: DayDone) -> FieldOf | None:
        """A result of others, who took more."""
        if self._counting and done.day == DAILY_DAY:
            return None
        return FieldOf(8.3, 5.0) if done.points else None

    def marks(self, done: DayDone) -> Sequence[Mark | None]:
        """Marks with one slip."""
        if done.solved or (self._counting and done.day == DAILY_DAY):
            return ()
        good, slip = Mark.GOOD, Mark.SLIP
        return (good, good, None, good, slip, good, good, good, good, None, good, None, None)

    def challenged(self, challenge: Challenge) -> None:
        """Say that it was not played."""
        del challenge

    def play_challenge(self, ctx: Context, challenge: Challenge) -> Scene:
        """Open an empty scene."""
        del challenge
        return Scene(ctx)

    def events(self, done: DayDone) -> Sequence[Event]:
        """The deal that the code of the day stands for."""
        daily = daily_of(done.day)
        if not daily.deals:
            return ()
        return from_number(daily.rules, daily.seed, daily.seats(Human()), 0).events


def _done(day: date, on: date) -> DayDone:
    code = f"HG-D-{day:%Y%m%d}-7KQ4-M2XA-9F"
    if not daily_of(day).deals:
        return DayDone(day, on, code, solved=(True, True, False), file="a")
    return DayDone(day, on, code, points=(4.0,), file="a")
