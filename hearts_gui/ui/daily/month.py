"""A month of days, each a disc: played, free, missed, or still to come."""

import math
from calendar import monthrange
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from enum import Enum
from functools import partial

import pygame
from pygame import Rect, Surface

from hearts_gui.ai.coach.labels import Mark
from hearts_gui.session.daily.book import DailyBook
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.theme import Colour, alpha
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.small_table.pills import draw_mark
from hearts_gui.ui.widgets.base import Part, Role, Skin, Widget
from hearts_gui.wording.language.messages import joined, say
from hearts_gui.wording.words import WEEK, start_of_week, weekdays

ROWS = 6
DISC = 44.0


class DayState(Enum):
    """The state of a day; the value is the name of its message."""

    PLAYED = "played"
    LATE = "late"
    FREE = "free"
    OPEN = "open"
    TODAY = "today"
    COMING = "coming"


def day_state(book: DailyBook, day: date, today: date) -> DayState:
    done = book.results.get(day)
    if done is not None:
        return DayState.PLAYED if done.in_time or done.on < day else DayState.LATE
    if day == today:
        return DayState.TODAY
    if day > today:
        return DayState.COMING
    return DayState.FREE if day in book.run(today) else DayState.OPEN


class MonthGrid(Widget):
    """The days of a month; arrows move, Enter and a press choose."""

    role = Role.GRID
    margin_units = 6.0

    def __init__(
        self, ctx: Context, month: date, book: DailyBook, *, today: date, chosen: date,
        choose: Callable[[date], None],
    ) -> None:  # fmt: skip
        super().__init__(ctx, say("daily-month", month=month.month, year=month.year))
        self._month, self._book, self._today = month.replace(day=1), book, today
        self._chosen, self._choose = chosen, choose
        self._run = frozenset(book.run(today))
        last = monthrange(month.year, month.month)[1]
        here = (chosen.year, chosen.month) == (month.year, month.month)
        self._day = chosen.day if here else 1
        self._last = last

    def measure(self, width: int) -> int:
        del width
        return self.px(24) + ROWS * self.px(DISC + 4)

    @property
    def value_text(self) -> str:
        return self._spoken(self._month.replace(day=self._day))

    def _spoken(self, day: date) -> str:
        stand, beat = day_state(self._book, day, self._today), self._book.beats(day)
        return say("daily-day-stands", day=day.day, month=day.month, stand=stand.value, beat=beat)

    def parts(self) -> tuple[Part, ...]:
        nodes = []
        for number in range(1, self._last + 1):
            day = self._month.replace(day=number)
            nodes.append(Part(self._spoken(day), self._cell(number), partial(self._take, number),
                              day == self._chosen))  # fmt: skip
        return tuple(nodes)

    def _take(self, number: int) -> None:
        self._day = number
        self.activate()

    def _cell(self, day: int) -> Rect:
        row, column = divmod(weekdays().index(self._month.weekday()) + day - 1, WEEK)
        head = self.skin.px(24)
        height = (self.box.h - head) // ROWS
        left = self.box.x + self.box.w * column // WEEK
        right = self.box.x + self.box.w * (column + 1) // WEEK
        return Rect(left, self.box.y + head + row * height, right - left, height)

    @property
    def focus_box(self) -> Rect:
        return self._cell(self._day)

    def activate(self) -> None:
        self.ctx.sound.play("button")
        self._choose(self._month.replace(day=self._day))

    def press_at(self, pos: tuple[int, int]) -> None:
        for day in range(1, self._last + 1):
            if self._cell(day).collidepoint(pos):
                self._day = day
                self.activate()
                return

    def key(self, event: KeyDown) -> bool:
        """Arrows move to the next day; at the edge of the month they leave it."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -WEEK, pygame.K_DOWN: WEEK}
        day = self._day + step.get(event.key, 0)
        if day == self._day or not 1 <= day <= self._last:
            return False
        self._day = day
        self.touch()
        return True

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme = self.skin, self.skin.theme
        kind = skin.type(14)
        for column, weekday in enumerate(weekdays()):
            left = self.box.x + self.box.w * column // WEEK
            area = Rect(left, self.box.y, self.box.w // WEEK, skin.px(24))
            text = say("stat-weekday", n=weekday)
            skin.painter.label(surface, text, kind, theme.text2, area, align=Align.CENTRE)
        for day in range(1, self._last + 1):
            self._draw_day(surface, self._month.replace(day=day))

    def _draw_day(self, surface: Surface, day: date) -> None:
        skin, theme = self.skin, self.skin.theme
        cell = self._cell(day.day)
        side = min(cell.w, cell.h) - 4
        disc = Rect(0, 0, side, side)
        disc.center = cell.center
        stand = day_state(self._book, day, self._today)
        after = day + timedelta(days=1)
        if self._run >= {day, after} and start_of_week(day) == start_of_week(after):
            band = Rect(disc.centerx, disc.y + side // 8, cell.w, side - side // 4)
            skin.painter.box(surface, band, BoxStyle(0, alpha(theme.ok, 0.22)))
        ink = draw_disc(surface, skin, disc, stand)
        line = max(1.5, 1.5 * skin.metrics.u)
        ring = disc.inflate(6, 6)
        if day == self._today:
            style = BoxStyle(ring.w / 2, None, (*theme.accent, 255), 1.5 * line)
            skin.painter.box(surface, ring, style)
        elif day == self._chosen:
            style = BoxStyle(ring.w / 2, None, (*theme.text, 200), line)
            skin.painter.box(surface, ring, style)
        kind = skin.type(16, Face.SEMIBOLD)
        skin.painter.label(surface, str(day.day), kind, ink, disc, align=Align.CENTRE)
        if self._book.beats(day):
            draw_badge(surface, skin, disc, Icon.STAR)
        elif stand is DayState.FREE:
            draw_badge(surface, skin, disc, Icon.PAUSE)


def draw_disc(surface: Surface, skin: Skin, disc: Rect, stand: DayState) -> Colour:
    """Draw the disc of a day. Returns the colour for the number in it."""
    theme, painter = skin.theme, skin.painter
    line, radius = max(1.5, 1.5 * skin.metrics.u), disc.w / 2
    match stand:
        case DayState.PLAYED:
            painter.box(surface, disc, BoxStyle(radius, (*theme.ok, 255)))
            return theme.solid_panel if theme.dark else (255, 255, 255)
        case DayState.LATE:
            fill = alpha(theme.ok, 0.30)
            painter.box(surface, disc, BoxStyle(radius, fill, (*theme.ok, 255), line))
        case DayState.FREE:
            painter.box(surface, disc, BoxStyle(radius, None, (*theme.ok, 255), line))
        case DayState.OPEN:
            turns = [math.tau * index / 36 for index in range(36)]
            ring = [
                (disc.centerx + radius * math.cos(turn), disc.centery + radius * math.sin(turn))
                for turn in turns
            ]
            dash = (skin.px(4), skin.px(4))
            painter.polyline(surface, ring, colour=(*theme.text2, 150), width=line, closed=True,
                             dash=dash)  # fmt: skip
            return theme.text2
        case DayState.COMING:
            return theme.text2
        case DayState.TODAY:
            pass
    return theme.text


def draw_badge(surface: Surface, skin: Skin, disc: Rect, icon: Icon) -> None:
    """Draw a small sign at the upper right of a day's disc."""
    side = max(16, round(disc.w * 0.46))
    centre = (disc.right - side * 0.22, disc.y + side * 0.22)
    theme = skin.theme
    skin.painter.disc(surface, centre, side / 2, fill=(*theme.solid_panel, 255))
    if icon == Icon.STAR:
        draw_mark(surface, skin.painter, theme, Mark.GREAT, centre, round(side * 0.66))
    else:
        skin.icons.draw(surface, icon, centre, round(side * 0.66), theme.ok)


_LEGEND = (
    ("played", DayState.PLAYED), ("beat", None), ("late", DayState.LATE), ("free", DayState.FREE),
    ("open", DayState.OPEN),
)  # fmt: skip


def in_lines(widths: Sequence[int], room: int) -> list[tuple[int, int]]:
    """Where parts of these widths stand: the line, and the place in it, of each."""
    places, x, line = [], 0, 0
    for width in widths:
        if x and x + width > room:
            x, line = 0, line + 1
        places.append((line, x))
        x += width
    return places


class MonthLegend(Widget):
    """The meaning of the discs, in as many lines as it takes."""

    focusable = False
    margin_units = 2.0

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx, joined(*(say(f"daily-legend-{key}") for key, _ in _LEGEND)))

    def _places(self, width: int) -> list[tuple[int, int]]:
        """The line of each, and where it begins."""
        skin, kind = self.skin, self.skin.type(14)
        words = (say(f"daily-legend-{key}") for key, _ in _LEGEND)
        steps = [skin.px(42) + skin.painter.text_width(text, kind) for text in words]
        return in_lines(steps, width + skin.px(16))

    def measure(self, width: int) -> int:
        return (self._places(width)[-1][0] + 1) * self.px(24)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme = self.skin, self.skin.theme
        side = skin.px(16)
        for (key, stand), (line, x) in zip(_LEGEND, self._places(self.box.w), strict=True):
            sign = Rect(self.box.x + x, self.box.y + line * skin.px(24) + skin.px(4), side, side)
            if stand is None:
                draw_mark(surface, skin.painter, theme, Mark.GREAT, sign.center, side)
            else:
                draw_disc(surface, skin, sign, stand)
            top = self.box.y + line * skin.px(24)
            left = sign.right + skin.px(8)
            words = Rect(left, top, self.box.right - left, skin.px(24))
            text = say(f"daily-legend-{key}")
            skin.painter.label(surface, text, skin.type(14), theme.text2, words)
