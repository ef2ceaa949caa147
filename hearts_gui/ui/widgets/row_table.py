"""A table of any number of rows, of which only those in view are made and drawn."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.theme import alpha
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.widgets.base import Part, Role, Widget
from hearts_gui.wording.language.messages import joined, say

ROW, TALL, HEAD = 44, 64, 36
BAR = 8
WHEEL = 3
"""Rows for one step of the wheel."""


@dataclass(frozen=True, slots=True)
class TableColumn:
    """A column: its head, its share of the width, whether numbers stand at its right.

    Where it is the `lead`, rows have two lines, and it has the first of them for itself. A press
    on its head calls `sort`; the table is `ordered` by it, or not.
    """

    title: str
    share: float
    right: bool = False
    lead: bool = False
    sort: Callable[[], None] | None = None
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class TablePlaces:
    """Where head, rows, cells and bar of a table lie, in pixels."""

    box: Rect
    head_height: int
    row_height: int
    count: int
    top: int
    """The first row in view."""
    bar_width: int
    least_bar: int

    @property
    def body(self) -> Rect:
        """The room of the rows."""
        box, head = self.box, self.head_height
        return Rect(box.x, box.y + head, box.w, max(0, box.h - head))

    @property
    def in_view(self) -> int:
        """The number of whole rows in view."""
        return max(1, self.body.h // self.row_height)

    @property
    def rail(self) -> int:
        """The width that the bar takes; 0 while all rows are in view."""
        return max(2 * self.bar_width, 16) if self.count > self.in_view else 0

    @property
    def head(self) -> Rect:
        """The line of the columns' heads."""
        return Rect(self.box.x, self.box.y, self.box.w - self.rail, self.head_height)

    @property
    def shown(self) -> range:
        """The rows in view."""
        return range(self.top, min(self.count, self.top + self.in_view))

    def line(self, index: int) -> Rect:
        """The line of a row."""
        body, height = self.body, self.row_height
        return Rect(body.x, body.y + (index - self.top) * height, body.w - self.rail, height)

    @property
    def bar(self) -> Rect:
        """The bar that shows how far the rows are scrolled."""
        body = self.body
        length = max(self.least_bar, body.h * self.in_view // max(1, self.count))
        room, most = body.h - length, max(1, self.count - self.in_view)
        y = body.y + room * self.top // most
        return Rect(body.right - self.bar_width, y, self.bar_width, length)


def cells_of(columns: Sequence[TableColumn], line: Rect) -> Iterator[tuple[int, Rect]]:
    """The columns of a line, without the one that has a line of its own, and the box of each."""
    shown = [(index, column.share) for index, column in enumerate(columns) if not column.lead]
    total = sum(share for _, share in shown)
    left = 0.0
    for index, share in shown:
        x = line.x + round(line.w * left / total)
        left += share
        yield index, Rect(x, line.y, line.x + round(line.w * left / total) - x, line.h)


class RowTable(Widget):
    """One row is the present one; a press on it, or Enter, opens it."""

    role = Role.GRID
    margin_units = 3.0
    holds = True

    def __init__(
        self, ctx: Context, label: str, *, columns: Sequence[TableColumn],
        row: Callable[[int], tuple[str, ...]], count: int, chosen: int,
        changed: Callable[[int], None], opened: Callable[[int], None], top: int = 0,
    ) -> None:  # fmt: skip
        """`row` gives the texts of a row, one for each column; `top` is the first row in view."""
        super().__init__(ctx, label)
        self._columns, self._row, self.count = tuple(columns), row, count
        self._changed, self._opened = changed, opened
        self.chosen = min(chosen, count - 1) if count else -1
        self._lead = next((index for index, column in enumerate(columns) if column.lead), None)
        self.top = top
        """The first row in view."""
        self._grab: tuple[int, int] | None = None

    def take_over(self, before: Widget) -> None:
        super().take_over(before)
        if isinstance(before, RowTable):
            self._scroll(before.top)

    def move_to(self, box: Rect) -> None:
        """Leave no empty lines below the last row."""
        super().move_to(box)
        self._scroll(self.top)

    # -- where rows are

    @property
    def places(self) -> TablePlaces:
        """Where everything is with the present first row."""
        height = max(self.px(ROW if self._lead is None else TALL), self.skin.metrics.hit)
        return TablePlaces(self.box, self.px(HEAD), height, self.count, self.top, self.px(BAR),
                           self.px(40))  # fmt: skip

    @property
    def in_view(self) -> int:
        """The number of whole rows in view."""
        return self.places.in_view

    def _scroll(self, top: int) -> None:
        top = max(0, min(self.count - self.in_view, top))
        if top != self.top:
            self.top = top
            self.touch()

    @property
    def focus_box(self) -> Rect:
        if self.chosen < 0:
            return self.box
        return self.places.line(self.chosen).clip(self.places.body) or self.box

    # -- what it says

    @property
    def value_text(self) -> str:
        if self.chosen < 0:
            return say("row-table-none")
        words = list(filter(None, self._row(self.chosen)))
        return say("row-table-row", words=words, n=self.chosen + 1, of=self.count)

    def parts(self) -> tuple[Part, ...]:
        places, nodes = self.places, []
        for index in places.shown:
            words = joined(*self._row(index))
            press = partial(self._press, index)
            nodes.append(Part(words, places.line(index), press, index == self.chosen))
        return tuple(nodes)

    # -- what it does

    def choose(self, index: int) -> None:
        """Make this the present row, in view."""
        if not self.count:
            return
        self.chosen = max(0, min(self.count - 1, index))
        if self.chosen < self.top:
            self._scroll(self.chosen)
        elif self.chosen >= self.top + self.in_view:
            self._scroll(self.chosen - self.in_view + 1)
        self.touch()
        self._changed(self.chosen)

    def _press(self, index: int) -> None:
        if index == self.chosen:
            self.activate()
        else:
            self.choose(index)

    def activate(self) -> None:
        if self.chosen >= 0:
            self.ctx.sound.play("button")
            self._opened(self.chosen)

    def key(self, event: KeyDown) -> bool:
        """Arrows and pages go through the rows; above the first they leave the table."""
        page = self.in_view
        steps = {
            pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self.count, pygame.K_END: self.count,
        }  # fmt: skip
        step = steps.get(event.key)
        at_edge = abs(step or 0) == 1 and not 0 <= self.chosen + (step or 0) < self.count
        if step is None or not self.count or at_edge:
            return False
        self.choose(self.chosen + step)
        return True

    def wheel(self, steps: float) -> bool:
        if self.count <= self.in_view:
            return False
        self._scroll(self.top - round(steps * WHEEL))
        return True

    def pointer_down(self, pos: tuple[int, int]) -> None:
        super().pointer_down(pos)
        rail = self.places.rail
        if rail and pos[0] >= self.box.right - rail:
            self._grab = (pos[1], self.top)

    def pointer_move(self, pos: tuple[int, int]) -> None:
        if self._grab is not None:
            room = max(1, self.places.body.h - self.places.bar.h)
            moved = (pos[1] - self._grab[0]) * (self.count - self.in_view) / room
            self._scroll(round(self._grab[1] + moved))

    def pointer_up(self, pos: tuple[int, int]) -> None:
        self.pressed = False
        held, self._grab = self._grab, None
        if held is not None:
            return
        places = self.places
        if not places.body.collidepoint(pos):
            heads = cells_of(self._columns, places.head)
            sorts = (self._columns[index].sort for index, cell in heads if cell.collidepoint(pos))
            if (sort := next(sorts, None)) is not None:
                self.ctx.sound.play("button")
                sort()
            return
        index = self.top + (pos[1] - places.body.y) // places.row_height
        if index in places.shown:
            self._press(index)

    # -- drawing

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme, places, head = self.skin, self.skin.theme, self.places, self.places.head
        titles = tuple(column.title for column in self._columns)
        self._draw_cells(surface, head, titles, small=True)
        rule = Rect(head.x, head.bottom - 1, head.w, max(1, round(skin.hairline)))
        skin.painter.box(surface, rule, BoxStyle(0, skin.ink(0.2)))
        for index in places.shown:
            line = places.line(index)
            if index == self.chosen:
                style = BoxStyle(8 * skin.metrics.u, alpha(theme.accent, 0.16))
                skin.painter.box(surface, line, style)
            elif index % 2:
                skin.painter.box(surface, line, BoxStyle(8 * skin.metrics.u, skin.ink(0.035)))
            self._draw_row(surface, line, self._row(index))
        if places.rail:
            bar = places.bar
            skin.painter.box(surface, bar, BoxStyle(bar.w / 2, skin.ink(0.3)))

    def _draw_row(self, surface: Surface, line: Rect, words: Sequence[str]) -> None:
        """Draw a row in one line, or its lead in a line of its own above the rest."""
        if self._lead is None:
            self._draw_cells(surface, line, words, small=False)
            return
        pad, half = self.px(8), line.h // 2
        upper = Rect(line.x + pad, line.y, line.w - 2 * pad, half)
        kind = self.skin.type(16, Face.SEMIBOLD)
        self.skin.painter.label(surface, words[self._lead], kind, self.skin.theme.text, upper)
        lower = Rect(line.x, line.y + half - self.px(4), line.w, half)
        self._draw_cells(surface, lower, words, small=False)

    def _draw_cells(
        self, surface: Surface, line: Rect, words: Sequence[str], *, small: bool
    ) -> None:
        skin, pad, theme = self.skin, self.px(8), self.skin.theme
        kind = skin.type(14, Face.SEMIBOLD) if small else skin.type(16)
        for index, whole in cells_of(self._columns, line):
            column = self._columns[index]
            cell = Rect(whole.x + pad, line.y, max(0, whole.w - 2 * pad), line.h)
            if skin.painter.text_width(words[index], kind) > cell.w:
                cell.w += pad - 2
                cell.x -= (pad - 2) * column.right
            ink = theme.text2 if small and not column.ordered else theme.text
            align = Align.RIGHT if column.right else Align.LEFT
            skin.painter.label(surface, words[index], kind, ink, cell, align=align)
