"""Every day that was played, the latest first, each with what it came to."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from pygame import Rect

from hearts_gui.session.daily.book import DayDone
from hearts_gui.session.daily.week import daily_of
from hearts_gui.ui.daily.source import DailySource
from hearts_gui.ui.daily.text import date_text, dotted, result_text, title_of, when_text
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Label
from hearts_gui.ui.widgets.columns import Column
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say

ROW = 64


def every_day(
    ctx: Context, source: DailySource, place: Rect, choose: Callable[[date], None],
    above: Callable[[Rect], Widget | None],
) -> tuple[list[Widget], int]:  # fmt: skip
    """The rows, under what stands above them, and how high they are."""
    skin = Skin(ctx)
    column = Column(place, skin.px(4))
    made: list[Widget] = []
    head = above(place)
    if head is not None:
        made.append(head)
        column.take(head.box.h)
    high = max(skin.px(ROW), ctx.metrics.hit)
    book = source.book
    if not book.done:
        made.append(Label(ctx, say("daily-none-yet"), column.take(high), quiet=True))
    for day in sorted(book.done, reverse=True):
        mark = Icon.STAR if book.beats(day) else None
        made.append(
            ListRow(ctx, title_of(daily_of(day)), column.take(high), partial(choose, day),
                    note=dotted(date_text(day), _result(book.done[day])), mark=mark)
        )  # fmt: skip
    return made, column.height


def _result(done: DayDone) -> str:
    result = result_text(done.points, done.solved)
    return result if done.in_time else dotted(result, when_text(done))
