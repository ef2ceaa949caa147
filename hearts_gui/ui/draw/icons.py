"""Line icons in any colour and size, and the portraits of the players."""

from enum import StrEnum
from typing import Any

import pygame
from pygame import Surface

from hearts_gui.config import paths
from hearts_gui.config.themes import Colour
from hearts_gui.engine.cards import Suit
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.ui.draw.memory import Cache, SurfaceCache
from hearts_gui.ui.draw.painter import Painter
from hearts_gui.ui.draw.shapes import blit_centred


class Icon(StrEnum):
    """All icons, by the names of their files."""

    MENU = "menu"
    BULB = "bulb"
    UNDO = "undo"
    REDO = "redo"
    CHART = "chart"
    GEAR = "gear"
    STAR = "star"
    CALENDAR = "calendar"
    PEOPLE = "people"
    BOOK = "book"
    CARDS = "cards"
    PLAY = "play"
    PAUSE = "pause"
    ARROW_LEFT = "arrow-left"
    ARROW_RIGHT = "arrow-right"
    ARROW_UP = "arrow-up"
    ARROW_DOWN = "arrow-down"
    KEEP = "keep"
    SCATTER = "scatter"
    SMOOSH = "smoosh"
    CHECK = "check"
    CLOSE = "close"
    SEARCH = "search"
    INFO = "info"
    WARNING = "warning"
    CHEVRON_RIGHT = "chevron-right"
    CHEVRON_LEFT = "chevron-left"
    CHEVRON_DOWN = "chevron-down"
    CHEVRON_UP = "chevron-up"
    PLUS = "plus"
    MINUS = "minus"
    MOON = "moon"
    SUN = "sun"
    VOLUME = "volume"
    TRASH = "trash"
    EDIT = "edit"
    COPY = "copy"
    PASTE = "paste"
    SHARE = "share"
    SAVE = "save"
    FOLDER = "folder"
    EYE = "eye"
    HOURGLASS = "hourglass"
    TROPHY = "trophy"
    CROWN = "crown"
    HEART = "heart"
    SPADE = "spade"
    CLUB = "club"
    DIAMOND = "diamond"
    ROBOT = "robot"
    USER = "user"
    DICE = "dice"
    FLAG = "flag"
    LOCK = "lock"
    KEYBOARD = "keyboard"
    REFRESH = "refresh"
    EXIT_DOOR = "exit-door"
    HANDSHAKE = "handshake"
    CHIP = "chip"
    TARGET = "target"
    LIGHTNING = "lightning"
    QUESTION = "question"
    MORE = "more"
    LIST = "list"
    SLIDERS = "sliders"
    SHIELD = "shield"


SUIT_ICONS = {
    Suit.CLUBS: Icon.CLUB, Suit.DIAMONDS: Icon.DIAMOND, Suit.SPADES: Icon.SPADE,
    Suit.HEARTS: Icon.HEART,
}  # fmt: skip
PASS_ICONS = {
    PassToken.L: Icon.ARROW_LEFT, PassToken.R: Icon.ARROW_RIGHT, PassToken.A: Icon.ARROW_UP,
    PassToken.L2: Icon.ARROW_LEFT, PassToken.R2: Icon.ARROW_RIGHT, PassToken.L3: Icon.ARROW_LEFT,
    PassToken.R3: Icon.ARROW_RIGHT, PassToken.SCATTER: Icon.SCATTER, PassToken.SMOOSH: Icon.SMOOSH,
    PassToken.HOLD: Icon.KEEP, PassToken.DEALER: Icon.USER, PassToken.CHARGE: Icon.LIGHTNING,
}  # fmt: skip


class Mood(StrEnum):
    """The expressions of a player's face; except for the calm one they are names of folders."""

    CALM = ""
    THINKING = "thinking"
    PLEASED = "pleased"
    WORRIED = "worried"
    SHOCKED = "shocked"
    BLINK = "blink"


def raster(side: int, *parts: str) -> Surface:
    """A shipped drawing as a square of this many pixels. Raises AssetError."""
    with paths.asset_file(*parts) as path:
        return pygame.image.load_sized_svg(str(path), (side, side)).convert_alpha()


STAND_IN = "you"
"""The face of a player who has none here: one of a newer version, or a damaged name."""


class Icons:
    """Icons from assets/icons (white strokes, tinted here) and faces from assets/portraits."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        self._cache = SurfaceCache("icons")

    @property
    def caches(self) -> tuple[Cache[Any], ...]:
        """Everything that is kept."""
        return (self._cache,)

    def icon(self, name: Icon, side: int, colour: Colour) -> Surface:
        """An icon as a square of this many pixels in this colour."""

        def build() -> Surface:
            picture = raster(max(1, side), "icons", f"{name}.svg")
            picture.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
            return picture

        return self._cache.make((name, side, colour), build)

    def draw(
        self, surface: Surface, name: Icon, center: tuple[float, float], side: int, colour: Colour
    ) -> None:
        """Draw an icon centred on a point."""
        self._painter.sign(surface, name, self.icon(name, side, colour), center, colour)

    def portrait(self, name: str, diameter: int, mood: Mood = Mood.CALM) -> Surface:
        """A player's portrait on its disc; a stand-in for a name that has none."""
        name = name if name in paths.portraits() else STAND_IN
        key = ("portrait", name, diameter, mood)
        return self._painter.shape(key, lambda: raster(diameter, "portraits", mood, f"{name}.svg"))

    def draw_portrait(
        self, surface: Surface, painter: Painter, name: str, center: tuple[float, float],
        radius: float, *, line: tuple[int, int, int, int] = (255, 255, 255, 90),
        mood: Mood = Mood.CALM,
    ) -> None:  # fmt: skip
        """Draw a portrait disc with a hairline around it."""
        blit_centred(surface, self.portrait(name, round(radius * 2), mood), center)
        painter.disc(surface, center, radius, line=line, line_width=max(1.0, radius / 18))
