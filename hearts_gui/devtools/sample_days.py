"""Made-up days for pictures of the daily screen."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

from hearts_gui.ai.coach.labels import Label
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.rules.values import Score
from hearts_gui.session.daily.book import DailyBook, DayDone, FieldTook
from hearts_gui.session.daily.challenge import Challenge
from hearts_gui.session.daily.replay import from_number
from hearts_gui.session.daily.week import Daily, daily_of
from hearts_gui.session.setup.players import Human
from hearts_gui.ui.daily.text import FieldOf
from hearts_gui.ui.shell.context import Context, Scene

DAILY_DAY = date(2026, 11, 23)
_MISSED = (3, 8, 14)
_LATE = 11
_DAYS = 40


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

    measuring = False
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

    def marks(self, done: DayDone) -> Sequence[Label | None]:
        """Marks with one slip."""
        if done.solved or (self._counting and done.day == DAILY_DAY):
            return ()
        good, slip = Label.GOOD, Label.SLIP
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
