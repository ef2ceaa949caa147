"""Every day that was played, the latest first, each with what it came to."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from hearts_gui.session.daily.book import DayDone
from hearts_gui.session.daily.week import daily_of
from hearts_gui.ui.daily.source import DailySource
from hearts_gui.ui.daily.text import date_text, dotted, result_text, title_of, when_text
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.button import text
from hearts_gui.ui.widgets.flow import Column, Item
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.wording.language.messages import say


def every_day(ctx: Context, source: DailySource, choose: Callable[[date], None]) -> Item:
    """The rows of all days."""
    book = source.book
    if not book.done:
        return text(ctx, say("daily-none-yet"), quiet=True)
    rows = (
        ListRow(ctx, title_of(daily_of(day)), partial(choose, day),
                note=dotted(date_text(day), _result(book.done[day])),
                mark=Icon.STAR if book.beats(day) else None)
        for day in sorted(book.done, reverse=True)
    )  # fmt: skip
    return Column(*rows, gap=4)


def _result(done: DayDone) -> str:
    result = result_text(done.points, done.solved)
    return result if done.in_time else dotted(result, when_text(done))
