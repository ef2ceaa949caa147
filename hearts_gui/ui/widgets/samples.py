"""A player's face among widgets."""

from pygame import Rect, Surface

from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget

RATIO = 1.4
"""The height of a card, of its width."""


class SeatFace(Widget):
    """A portrait on its disc, or a question mark for someone not known yet."""

    focusable = False
    silent = True
    margin_units = 3.0
    width_units = height_units = 44.0

    def __init__(self, ctx: Context, portrait: str) -> None:
        super().__init__(ctx, portrait)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw disc and face."""
        skin, box = self.skin, self.box
        radius = box.w / 2
        if self.label:
            skin.icons.draw_portrait(surface, skin.painter, self.label, box.center, radius)
            return
        style = BoxStyle(radius, skin.ink(0.10), skin.edge(0.22), skin.hairline)
        skin.painter.box(surface, box, style)
        skin.icons.draw(surface, Icon.QUESTION, box.center, round(radius), skin.theme.text2)
