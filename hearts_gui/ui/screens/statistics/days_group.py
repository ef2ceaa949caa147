"""The days on which was played."""

from collections.abc import Callable, Sequence
from datetime import date, timedelta

from pygame import Rect, Surface

from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.theme import Colour4, mix
from hearts_gui.ui.screens.statistics.group import StatisticsGroup
from hearts_gui.ui.screens.statistics.texts import month_name
from hearts_gui.ui.shell.context import Context
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.words import WEEK, start_of_week, weekdays

WEEKS = 17
STEPS = (1, 5, 12)
"""Deals from which on a day is drawn a step brighter."""


class DaysGroup(StatisticsGroup):
    """Seventeen weeks, a square a day."""

    def __init__(
        self, ctx: Context, days: Sequence[tuple[date, int]], today: date,
        opened: Callable[[StatisticsGroup], None],
    ) -> None:  # fmt: skip
        super().__init__(ctx, say("stat-days"), opened)
        self._days, self._today = dict(days), today
        self._first = start_of_week(today) - timedelta(weeks=WEEKS - 1)

    def sentences(self) -> tuple[str, ...]:
        """On how many of the last days."""
        shown = (self._today - self._first).days + 1
        played = sum(self._first <= day <= self._today for day in self._days)
        return (say("stat-days-played", n=played, of=shown),)

    def table(self) -> tuple[str, ...]:
        """The last days on which was played."""
        latest = sorted(self._days.items(), reverse=True)[: 2 * WEEK]
        lines = [
            say("stat-day-line", day=day.day, month=day.month, year=day.year, n=deals)
            for day, deals in latest
        ]
        return (*self.sentences(), "", *lines)

    def _shade(self, day: date) -> Colour4:
        deals, theme = self._days.get(day, 0), self.skin.theme
        step = sum(deals >= least for least in STEPS)
        if not step:
            return self.skin.ink(0.08)
        return (*mix(theme.solid_panel, theme.ok, (0.4, 0.68, 1.0)[step - 1]), 255)

    def picture(self, surface: Surface, room: Rect) -> None:
        """Draw the squares under the names of the months."""
        skin, theme = self.skin, self.skin.theme
        rest = self.words_below(surface, room, theme.text2, 15)
        kind = skin.type(14)
        height = skin.fonts_height(kind)
        names = [say("stat-weekday", n=day) for day in weekdays()]
        left = max(skin.painter.text_width(name, kind) for name in names) + skin.px(10)
        side = min((rest.w - left) // WEEKS, (rest.h - height - skin.px(4)) // WEEK)
        if side < 4:
            return
        cell, top = side - max(1, side // 8), rest.y + height + skin.px(4)
        for row, name in enumerate(names):
            if row % 2 == 0:
                place = Rect(rest.x, top + row * side, left, cell)
                skin.painter.label(surface, name, kind, theme.text2, place)
        free = rest.x
        for week in range(WEEKS):
            start = self._first + timedelta(weeks=week)
            x = rest.x + left + week * side
            name = month_name(start)
            if (start.day <= WEEK or not week) and x >= free:
                width = skin.painter.text_width(name, kind)
                if x + width <= rest.right:
                    place = Rect(x, rest.y, width + 2, height)
                    skin.painter.label(surface, name, kind, theme.text2, place)
                    free = x + width + skin.px(8)
            for row in range(WEEK):
                day = start + timedelta(days=row)
                if day > self._today:
                    continue
                box = Rect(x, top + row * side, cell, cell)
                skin.painter.box(surface, box, BoxStyle(cell / 4, self._shade(day)))
                if day == self._today:
                    ring = BoxStyle(cell / 3, None, (*theme.accent, 255), max(2.0, skin.hairline))
                    skin.painter.box(surface, box.inflate(4, 4), ring)
