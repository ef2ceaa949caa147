"""Numbers with captions, side by side in one panel."""

from collections.abc import Sequence

from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.theme import MIN_TEXT
from hearts_gui.ui.screens.sheet.facts import Tile
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.wording.language.messages import say

TILES_UNITS = 106


class TileRow(Widget):
    """Numbers with captions, side by side."""

    focusable = False
    margin_units = 2.0

    def __init__(self, ctx: Context, box: Rect, tiles: Sequence[Tile]) -> None:
        sentences = [say("sheet-tile", value=tile.value, caption=tile.caption) for tile in tiles]
        super().__init__(ctx, say("sheet-tiles", tiles=sentences), box)
        self._tiles = tiles

    def _caption_type(self, room: int) -> Type:
        """A little smaller where that spares a second line; smaller still to spare a third."""
        usual = self.skin.type(16)
        for lines, least in ((1, self.skin.metrics.text(14)), (2, MIN_TEXT)):
            for px in range(usual.px, least - 1, -1):
                kind = Type(usual.face, px)
                wrapped = (self.skin.painter.wrap(tile.caption, kind, room) for tile in self._tiles)
                if all(len(wrap) <= lines for wrap in wrapped):
                    return kind
        return Type(usual.face, MIN_TEXT)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the tiles."""
        skin, box = self.skin, self.box
        theme, painter = skin.theme, skin.painter
        width = box.w // len(self._tiles)
        room = width - 2 * skin.px(14)
        small = self._caption_type(room)
        for index, tile in enumerate(self._tiles):
            area = Rect(box.x + index * width, box.y, width, box.h)
            lower = Rect(0, area.y, room, round(box.h * 0.3))
            lower.centerx = area.centerx
            lines = len(painter.wrap(tile.caption, small, lower.w))
            step = round(small.px * 1.15)
            # Each further line of the caption pushes the number up a little.
            lower.y += round(box.h * 0.62) - min(round(box.h * 0.2), (lines - 1) * step // 2)
            big = skin.type(34 if lines < 3 else 28, Face.NUMERAL)
            height = lower.y - area.y
            upper = Rect(area.x, area.y + round(height * 0.14), area.w, round(height * 0.8))
            painter.label(surface, tile.value, big, theme.text, upper, align=Align.CENTRE)
            painter.paragraph(surface, tile.caption, small, theme.text2, lower,
                              align=Align.CENTRE, line_height=step)  # fmt: skip
            if index:
                rule = Rect(area.x, area.y + box.h // 4, 1, box.h // 2)
                painter.box(surface, rule, BoxStyle(0, skin.ink(0.13)))
