"""What is gone, quietly beside the trick in a practice game: ranks by suit, and what is proved."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from pygame import Rect, Surface

from hearts_gui.engine.cards import Suit
from hearts_gui.ui.draw.felt import RAIL
from hearts_gui.ui.draw.fonts import Face, smaller
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.draw.suits import draw_suit
from hearts_gui.ui.draw.units import MIN_TEXT
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.layout import TableLayout
from hearts_gui.ui.table.layout.layout_fit import bounds
from hearts_gui.ui.table.nodes.hint_panel import PAD, PANEL_Z
from hearts_gui.ui.widgets.columns import ColumnCursor, RowCursor, shares
from hearts_gui.ui.widgets.skin import Skin

ROW, LOW_ROW, SIGN, GAP = 34.0, 21.0, 20.0, 6.0
"""Heights of a suit's row, usual and least, and of its sign, and between what is proved, in
units."""
SIZES = ((300.0, 190.0), (460.0, 150.0), (260.0, 150.0), (400.0, 110.0), (198.0, 120.0))
"""The places that are looked for where there is none beside the trick, in units, the best first."""
STEP = 5.0
"""How far apart the places are that are tried, in units."""


@dataclass(frozen=True, slots=True)
class GoneInfo:
    """Each suit with the ranks that are gone and how many are left; the lines below; all of it as
    it is spoken."""

    suits: tuple[tuple[Suit, str, str], ...]
    lines: tuple[str, ...]
    spoken: str


def gone_place(layout: TableLayout, tags: Sequence[Rect]) -> Rect | None:
    """Where the panel covers nothing that lies on the table, the prompt or the `tags`: the place
    nearest to the trick. None where there is none."""
    u, trick = layout.metrics.u, layout.trick_area
    rail, step = layout.metrics.px(RAIL + GAP), layout.metrics.px(STEP)
    felt = layout.stage.inflate(-2 * rail, -2 * rail)
    taken = [trick, layout.grown_prompt, *layout.lying, *tags]
    taken += [bounds(pose) for fan in layout.fans for pose in fan.poses(3 if fan.stack else 13)]
    for width, height in SIZES:
        size = (round(width * u), round(height * u))
        free = [
            place
            for x in range(felt.x, felt.right - size[0], step)
            for y in range(felt.y, felt.bottom - size[1], step)
            if (place := Rect((x, y), size)).collidelist(taken) < 0
        ]
        if free:
            return min(free, key=lambda each: math.dist(each.center, trick.center))
    return None


class GonePanel(BaseNode):
    """One row for each suit, and a line for each thing that the tricks prove."""

    def __init__(self, ctx: Context, find: Callable[[], Rect | None]) -> None:
        """`find` looks for the place: some milliseconds that most games never need."""
        super().__init__(z=PANEL_Z - 1)
        self.ctx, self._find = ctx, find
        self.info: GoneInfo | None = None
        self.visible = False

    @cached_property
    def place(self) -> Rect | None:
        """Where it stands; None where it has no place."""
        return self._find()

    def tell(self, info: GoneInfo | None) -> None:
        """Show this, or go away."""
        if info == self.info:
            return
        self.info = info
        self.visible = info is not None and self.place is not None
        if info is not None and self.place is not None:
            skin = Skin(self.ctx)
            proved = sum(height + skin.px(GAP) for height in self._heights(skin, info))
            wanted = self._lines(info) * skin.px(ROW) + proved + 2 * self._pad(skin)
            self.rect = Rect(self.place.topleft, (self.place.w, min(self.place.h, wanted)))
        self.touch()

    def _columns(self) -> int:
        place = self.place
        return 2 if place is not None and place.w > 2 * place.h else 1

    def _lines(self, info: GoneInfo) -> int:
        return -(-len(info.suits) // self._columns())

    def _pad(self, skin: Skin) -> int:
        low = self.place is not None and self.place.h < skin.px(4 * ROW + 2 * PAD)
        return skin.px(PAD / 2 if low else PAD)

    def _heights(self, skin: Skin, info: GoneInfo) -> list[int]:
        width = 0 if self.place is None else self.place.w - 2 * self._pad(skin)
        return [skin.painter.paragraph_height(line, skin.type(15), width) for line in info.lines]

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw glass, rows and lines; lines that have no room are left out."""
        if self.info is None:
            return
        skin, info = Skin(self.ctx), self.info
        theme, painter, pad = skin.theme, skin.painter, self._pad(Skin(self.ctx))
        style = BoxStyle(18 * skin.metrics.u, (*theme.solid_panel, 236), theme.panel_line,
                         skin.hairline)  # fmt: skip
        painter.box(surface, self.rect, style)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        column, columns = ColumnCursor(inner), self._columns()
        heights = self._heights(skin, info)
        left = inner.h - sum(height + skin.px(GAP) for height in heights)
        row = max(skin.px(LOW_ROW), min(skin.px(ROW), left // self._lines(info)))
        for first in range(0, len(info.suits), columns):
            places = shares(column.take(row), columns, skin.px(PAD))
            for (suit, *texts), box in zip(
                info.suits[first : first + columns], places, strict=False
            ):
                self._draw_suit(surface, suit, texts, box)
        for line, height in zip(info.lines, heights, strict=True):
            column.skip(skin.px(GAP))
            if column.y + height <= self.rect.bottom:
                painter.paragraph(surface, line, skin.type(15), theme.text2, column.take(height))

    def _draw_suit(self, surface: Surface, suit: Suit, texts: Sequence[str], box: Rect) -> None:
        """Draw one suit: its sign, the ranks that are gone, how many are left."""
        skin, (ranks, left) = Skin(self.ctx), texts
        theme, painter = skin.theme, skin.painter
        side, row = skin.px(SIGN), RowCursor(box, skin.px(8))
        ink = theme.heart if suit in (Suit.HEARTS, Suit.DIAMONDS) else theme.text
        draw_suit(surface, painter, suit, row.take(side).center, side, ink)
        kind = skin.type(16, Face.SEMIBOLD)
        place = row.take_last(painter.text_width(left, kind))
        painter.label(surface, left, kind, theme.text, place, align=Align.RIGHT)
        small = painter.largest(ranks, smaller(skin.type(17), MIN_TEXT), row.rest.w)
        painter.label(surface, ranks, small, theme.text2, row.rest)
