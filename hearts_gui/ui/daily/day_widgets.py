"""What a day's group is made of: the hand as a fan, the result in large, a mark a decision."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from hearts_gui.ai.coach.labels import Mark
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.small_table.marks import draw_mark
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.wording.language.messages import say

CELL, CELL_GAP, CELL_HIGH = 40.0, 4.0, 30.0
NUMBER, WORDS = 62.0, 19.0
Marks = Sequence[Mark | None]


class StandLine(Widget):
    """The date at the left and how the day stands at the right, or under it."""

    focusable = False
    margin_units = 3.0

    def __init__(self, ctx: Context, day: str, stand: str, *, done: bool) -> None:
        super().__init__(ctx, f"{day} · {stand}")
        self._day, self._stand, self._done = day, stand, done

    def measure(self, width: int) -> int:
        """One line or two."""
        skin = self.skin
        words = skin.painter.text_width(self._day, skin.type(16))
        words += skin.painter.text_width(self._stand, skin.type(16, Face.SEMIBOLD))
        return skin.px(24) * (1 if words + skin.px(50) <= width else 2)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw both; a check before what is done."""
        skin, theme = self.skin, self.skin.theme
        line = Rect(self.box.x, self.box.y, self.box.w, skin.px(24))
        skin.painter.label(surface, self._day, skin.type(16), theme.text2, line)
        kind, ink = skin.type(16, Face.SEMIBOLD), theme.ok if self._done else theme.text
        beside = self.box.h < 2 * line.h
        if not beside:
            line = line.move(0, line.h)
        align = Align.RIGHT if beside else Align.LEFT
        side = skin.px(18)
        if not beside and self._done:
            line = Rect(line.x + side + skin.px(8), line.y, line.w - side - skin.px(8), line.h)
        words = skin.painter.label(surface, self._stand, kind, ink, line, align=align)
        if self._done:
            centre = (words.x - skin.px(8) - side / 2, line.centery)
            skin.icons.draw(surface, Icon.CHECK, centre, side, ink)


class BigResult(Widget):
    """A number in large, and beside it what it counts and what others had."""

    focusable = False
    margin_units = 4.0

    def __init__(self, ctx: Context, number: str, unit: str, note: str) -> None:
        super().__init__(ctx, f"{number} {unit}")
        self._number, self._unit, self._note = number, unit, note

    @property
    def value_text(self) -> str:
        """The result of others."""
        return self._note

    def measure(self, width: int) -> int:
        """It is as high as the number, or as the words beside it."""
        return max(self.px(NUMBER + 6), self.px(WORDS + 10) + self._note_height(width))

    def _note_height(self, width: int) -> int:
        painter, kind = self.skin.painter, self.skin.type(16)
        return painter.paragraph_height(self._note, kind, self._rest(width)) if self._note else 0

    def _rest(self, width: int) -> int:
        number = self.skin.painter.text_width(self._number, self.skin.type(NUMBER, Face.BOLD))
        return max(self.px(80), width - number - self.px(20))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the number and the words."""
        skin, theme, box = self.skin, self.skin.theme, self.box
        rest = self._rest(box.w)
        left = Rect(box.x, box.y, box.w - rest - skin.px(16), box.h)
        skin.painter.label(surface, self._number, skin.type(NUMBER, Face.BOLD), theme.text, left)
        words = Rect(box.right - rest, box.y, rest, skin.px(WORDS + 10))
        height = self._note_height(box.w)
        words.y += (box.h - words.h - height) // 2
        skin.painter.label(surface, self._unit, skin.type(WORDS, Face.SEMIBOLD), theme.text, words)
        place = Rect(words.x, words.bottom, rest, height)
        skin.painter.paragraph(surface, self._note, skin.type(16), theme.text2, place)


class MarkCells(Widget):
    """The coach's mark of every decision, and what the marks mean."""

    focusable = False
    margin_units = 3.0

    def __init__(self, ctx: Context, marks: Marks) -> None:
        super().__init__(ctx, say("daily-marks", marks=[_word(mark) for mark in marks]))
        self._marks = tuple(marks)

    def measure(self, width: int) -> int:
        """The cells and the lines under them."""
        lines = max((line for _, line, _ in self._legend(width)), default=-1) + 1
        return self.px(CELL_HIGH + 10) + lines * self.px(24)

    def _legend(self, width: int) -> list[tuple[Mark | None, int, int]]:
        """Every kind of mark that is there, with the line and the place in it where it stands."""
        skin = self.skin
        kinds = [mark for mark in (Mark.GOOD, None, *_MARKED) if mark in map(_shown, self._marks)]
        places, x, line = [], 0, 0
        for mark in kinds:
            entry_width = skin.px(48) + skin.painter.text_width(_word(mark), skin.type(15))
            if x and x + entry_width > width:
                x, line = 0, line + 1
            places.append((mark, line, x))
            x += entry_width
        return places

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw cells and words."""
        skin, theme, box = self.skin, self.skin.theme, self.box
        gap, count = skin.px(CELL_GAP), len(self._marks)
        step = min(skin.px(CELL), (box.w + gap) // count)
        for index, mark in enumerate(self._marks):
            cell = Rect(box.x + index * step, box.y, step - gap, skin.px(CELL_HIGH))
            self._draw_cell(surface, cell, _shown(mark))
        top = box.y + skin.px(CELL_HIGH + 10)
        for mark, line, x in self._legend(box.w):
            small = Rect(box.x + x, top + line * skin.px(24), skin.px(20), skin.px(20))
            self._draw_cell(surface, small, mark)
            left = small.right + skin.px(8)
            words = Rect(left, small.y - skin.px(2), box.right - left, skin.px(24))
            skin.painter.label(surface, _word(mark), skin.type(15), theme.text2, words)

    def _draw_cell(self, surface: Surface, box: Rect, mark: Mark | None) -> None:
        skin, theme = self.skin, self.skin.theme
        radius = min(8 * skin.metrics.u, box.w / 3)
        side = round(min(box.w, box.h) * 0.62)
        if mark is None:
            corners = [box.topleft, (box.right, box.y), box.bottomright, (box.x, box.bottom)]
            dash = (skin.px(3), skin.px(3))
            skin.painter.polyline(surface, corners, colour=skin.ink(0.38), width=1.0, closed=True,
                                  dash=dash)  # fmt: skip
            return
        skin.painter.box(surface, box, BoxStyle(radius, skin.ink(0.08)))
        if mark is Mark.GOOD:
            inner = Rect(0, 0, round(side * 0.85), round(side * 0.85))
            inner.center = box.center
            skin.painter.box(surface, inner, BoxStyle(inner.w / 5, (*theme.ok, 255)))
        draw_mark(surface, skin.painter, theme, mark, box.center, side)


class Counter(Widget):
    """A number and what it counts, in one line."""

    focusable = False
    margin_units = 3.0

    def __init__(self, ctx: Context, number: str, words: str) -> None:
        super().__init__(ctx, f"{number} {words}")
        self._number, self._words = number, words

    def wanted(self, room: int) -> int:
        """The number and the words."""
        words = self.skin.painter.text_width(self._words, self.skin.type(17))
        return min(room, self._left + self.px(8) + words + 2)

    @property
    def _left(self) -> int:
        return self.skin.painter.text_width(self._number, self.skin.type(26, Face.BOLD)) + 1

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw number and caption."""
        skin, theme, box = self.skin, self.skin.theme, self.box
        left = Rect(box.x, box.y, self._left, box.h)
        skin.painter.label(surface, self._number, skin.type(26, Face.BOLD), theme.text, left)
        rest = Rect(left.right + skin.px(8), box.y, box.right - left.right - skin.px(8), box.h)
        skin.painter.label(surface, self._words, skin.type(17), theme.text2, rest)


class Field(Widget):
    """A darker ground under what stands on it."""

    focusable = False
    margin_units = 2.0

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx, "", z=0.7)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the ground."""
        skin = self.skin
        fill = (0, 0, 0, 70) if skin.theme.dark else skin.ink(0.07)
        skin.painter.box(surface, self.box, BoxStyle(12 * skin.metrics.u, fill))


_MARKED = (Mark.SLIP, Mark.MISTAKE, Mark.BLUNDER, Mark.GREAT)


def _shown(mark: Mark | None) -> Mark | None:
    """What is too close to call passes as good here."""
    return Mark.GOOD if mark is Mark.CLOSE else mark


def _word(mark: Mark | None) -> str:
    return say("review-label", label="none" if mark is None else mark.name.lower())
