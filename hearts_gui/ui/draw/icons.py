"""Line icons in any colour and size, and the portraits of the players."""

from pathlib import Path
from typing import Final

import pygame
from pygame import Surface

from hearts_gui.config import paths
from hearts_gui.engine.cards import Suit
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.ui.draw.cache import SurfaceCache
from hearts_gui.ui.draw.painter import Painter

SUIT_ICONS: Final = {
    Suit.CLUBS: "club",
    Suit.DIAMONDS: "diamond",
    Suit.SPADES: "spade",
    Suit.HEARTS: "heart",
}
PASS_ICONS: Final = {
    PassToken.L: "arrow-left",
    PassToken.R: "arrow-right",
    PassToken.A: "arrow-up",
    PassToken.L2: "arrow-left",
    PassToken.R2: "arrow-right",
    PassToken.L3: "arrow-left",
    PassToken.R3: "arrow-right",
    PassToken.SCATTER: "scatter",
    PassToken.SMOOSH: "smoosh",
    PassToken.HOLD: "keep",
    PassToken.DEALER: "user",
    PassToken.CHARGE: "lightning",
}

Colour = tuple[int, int, int]

ICON_BYTES = 12 << 20


def _raster(path: Path, side: int) -> Surface:
    return pygame.image.load_sized_svg(str(path), (side, side)).convert_alpha()


STAND_IN = "you"
"""The face of whoever has none here: somebody of a newer version, or a damaged name."""


class Icons:
    """Icons from assets/icons (white strokes, tinted here) and faces from assets/portraits."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        self._cache = SurfaceCache(ICON_BYTES)

    def icon(self, name: str, side: int, colour: Colour) -> Surface:
        """An icon as a square of this many pixels in this colour."""

        def build() -> Surface:
            picture = _raster(paths.asset("icons", f"{name}.svg"), max(1, side))
            picture.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
            return picture

        return self._cache.make((name, side, colour), build)

    def draw(
        self, surface: Surface, name: str, center: tuple[float, float], side: int, colour: Colour
    ) -> None:
        """Draw an icon centred on a point."""
        self._painter.sign(surface, name, self.icon(name, side, colour), center, colour)

    def portrait(self, name: str, diameter: int) -> Surface:
        """A player's portrait on its disc; a stand-in for a name that has none."""
        name = name if name in paths.portraits() else STAND_IN
        path = paths.asset("portraits", f"{name}.svg")
        return self._cache.make(("portrait", name, diameter), lambda: _raster(path, diameter))

    def draw_portrait(
        self, surface: Surface, painter: Painter, name: str, center: tuple[float, float],
        radius: float, *, line: tuple[int, int, int, int] = (255, 255, 255, 90),
    ) -> None:  # fmt: skip
        """Draw a portrait disc with a hairline around it."""
        picture = self.portrait(name, round(radius * 2))
        width, height = picture.get_size()
        surface.blit(picture, (round(center[0] - width / 2), round(center[1] - height / 2)))
        painter.disc(surface, center, radius, line=line, line_width=max(1.0, radius / 18))
