"""What is gone, quietly beside the trick in a practice game: ranks by suit, and what is proved."""

from dataclasses import dataclass

from pygame import Rect, Surface

from hearts_gui.engine.cards import Suit
from hearts_gui.ui.draw.fonts import Face, smaller
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.draw.suits import draw_suit
from hearts_gui.ui.draw.units import MIN_TEXT
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.nodes.hint_panel import PAD, PANEL_Z
from hearts_gui.ui.widgets.columns import ColumnCursor, RowCursor
from hearts_gui.ui.widgets.skin import Skin

ROW, SIGN, GAP = 34.0, 20.0, 6.0
"""Heights of a suit's row and of its sign, and between what is proved, in units."""


@dataclass(frozen=True, slots=True)
class GoneInfo:
    """Each suit with the ranks that are gone and how many are left; the lines below; all of it as
    it is spoken."""

    suits: tuple[tuple[Suit, str, str], ...]
    lines: tuple[str, ...]
    spoken: str


class GonePanel(BaseNode):
    """One row for each suit, and a line for each thing that the tricks prove."""

    def __init__(self, ctx: Context, place: Rect | None) -> None:
        super().__init__(z=PANEL_Z - 1)
        self.ctx, self.place = ctx, place
        self.info: GoneInfo | None = None
        self.visible = False

    def tell(self, info: GoneInfo | None) -> None:
        """Show this, or go away."""
        if info == self.info:
            return
        self.info = info
        self.visible = info is not None and self.place is not None
        if info is not None and self.place is not None:
            skin = Skin(self.ctx)
            proved = sum(high + skin.px(GAP) for high in self._heights(skin, info))
            wanted = len(info.suits) * skin.px(ROW) + proved + 2 * skin.px(PAD)
            self.rect = Rect(self.place.topleft, (self.place.w, min(self.place.h, wanted)))
        self.touch()

    def _heights(self, skin: Skin, info: GoneInfo) -> list[int]:
        width = 0 if self.place is None else self.place.w - 2 * skin.px(PAD)
        return [skin.painter.paragraph_height(line, skin.type(15), width) for line in info.lines]

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw glass, rows and lines."""
        if self.info is None:
            return
        skin = Skin(self.ctx)
        theme, painter = skin.theme, skin.painter
        style = BoxStyle(18 * skin.metrics.u, (*theme.solid_panel, 236), theme.panel_line,
                         skin.hairline)  # fmt: skip
        painter.box(surface, self.rect, style)
        column = ColumnCursor(self.rect.inflate(-2 * skin.px(PAD), -2 * skin.px(PAD)))
        side = skin.px(SIGN)
        for suit, ranks, left in self.info.suits:
            row = RowCursor(column.take(skin.px(ROW)), skin.px(8))
            ink = theme.heart if suit in (Suit.HEARTS, Suit.DIAMONDS) else theme.text
            draw_suit(surface, painter, suit, row.take(side).center, side, ink)
            kind = skin.type(16, Face.SEMIBOLD)
            place = row.take_last(painter.text_width(left, kind))
            painter.label(surface, left, kind, theme.text, place, align=Align.RIGHT)
            small = painter.largest(ranks, smaller(skin.type(17), MIN_TEXT), row.rest.w)
            painter.label(surface, ranks, small, theme.text2, row.rest)
        for line, high in zip(self.info.lines, self._heights(skin, self.info), strict=True):
            column.skip(skin.px(GAP))
            if column.y + high <= self.rect.bottom:
                painter.paragraph(surface, line, skin.type(15), theme.text2, column.take(high))
