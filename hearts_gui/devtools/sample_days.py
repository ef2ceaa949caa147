"""Made-up days for pictures of the daily screen."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path

from hearts_gui.ai.coach.labels import Label
from hearts_gui.engine.play.events import Event
from hearts_gui.session.daily.again import from_number
from hearts_gui.session.daily.book import DailyBook, DayDone
from hearts_gui.session.daily.challenge import Challenge
from hearts_gui.session.daily.week import Daily, daily_of
from hearts_gui.session.setup.players import Human
from hearts_gui.ui.daily.told import FieldOf
from hearts_gui.ui.shell.context import Context, Scene

DAILY_DAY = date(2026, 11, 23)
_MISSED = (3, 8, 14)
_LATE = 11
_DAYS = 40


class SampleDays:
    """Forty days of which some were missed, and one was played later."""

    def __init__(self, *, played: bool = True) -> None:
        self.book = DailyBook(Path(os.devnull))
        for ago in range(0 if played else 1, _DAYS):
            if ago in _MISSED:
                continue
            day = DAILY_DAY - timedelta(days=ago)
            on = DAILY_DAY if ago == _LATE else day
            self.book.done[day] = _done(day, on)

    def under_way(self, daily: Daily) -> bool:
        """Nothing is."""
        del daily
        return False

    def play(self, ctx: Context, daily: Daily) -> Scene:
        """An empty scene."""
        del daily
        return Scene(ctx)

    def can_review(self, done: DayDone) -> bool:
        """Everything can."""
        return bool(done.file)

    def review(self, ctx: Context, done: DayDone) -> Scene:
        """An empty scene."""
        del done
        return Scene(ctx)

    def field(self, done: DayDone) -> FieldOf:
        """Others took more."""
        del done
        return FieldOf(8.3, 5.0)

    def marks(self, done: DayDone) -> Sequence[Label | None]:
        """One slip."""
        del done
        good, slip = Label.GOOD, Label.SLIP
        return (good, good, None, good, slip, good, good, good, good, None, good, None, None)

    def challenged(self, challenge: Challenge) -> None:
        """It was not played."""
        del challenge

    def play_challenge(self, ctx: Context, challenge: Challenge) -> Scene:
        """An empty scene."""
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
