"""Stars, filled or in outline, in a row."""

from pygame import Surface

from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import svg_surface
from hearts_gui.ui.draw.shapes import blit_centred, hex_colour
from hearts_gui.ui.draw.theme import Colour
from hearts_gui.ui.widgets.skin import Skin

_STAR = "M12 2.6L14.8 9.2L22 9.8L16.5 14.5L18.2 21.5L12 17.7L5.8 21.5L7.5 14.5L2 9.8L9.2 9.2Z"
GAP = 0.28
"""Between two stars, as a part of their side."""


def stars_width(side: int, count: int) -> int:
    """How wide a row of stars is."""
    return round(side * (count + GAP * (count - 1)))


def draw_stars(
    surface: Surface, skin: Skin, left: int, middle: int, side: int, *, filled: int, of: int
) -> None:
    """Draw a row from the left; those not reached are outlines, so that no colour is needed."""
    theme = skin.theme
    for place in range(of):
        center = (left + side / 2 + place * side * (1 + GAP), middle)
        if place < filled:
            blit_centred(surface, _full(skin, side, theme.accent), center)
        else:
            skin.icons.draw(surface, Icon.STAR, center, side, theme.text2)


def _full(skin: Skin, side: int, colour: Colour) -> Surface:
    def build() -> Surface:
        body = f'<path d="{_STAR}" fill="{hex_colour(colour)}"/>'
        return svg_surface(body, (side, side), "0 0 24 24")

    return skin.painter.shape(("lesson-star", side, colour), build)
