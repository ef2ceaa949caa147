"""Measures and colours of the design: unit, window shape, text and hit sizes, themes."""

from dataclasses import dataclass, field, replace
from enum import Enum

from pygame import Rect

from hearts_gui.config.themes import THEMES, Colour, Colour4, Marker, Theme

__all__ = ["THEMES", "Colour", "Colour4", "Marker", "Metrics", "Theme", "alpha", "mix", "rgb"]

MIN_WINDOW = (800, 600)
MIN_TEXT = 12
SMALL_TEXT = 18.0
"""Text of up to this size, in design units, has its least size in the smallest unit."""
MIN_STRIP = 40
LEAST_TARGET = 44
SLOP_UNITS, SLOP_PX = 12, 10
"""How far a hand trembles, in units, and at least in pixels."""
UI_SCALES = tuple(range(75, 201, 5))
ULTRA_WIDE = 2.0
"""A stage is at most this many times as wide as it is high; ULTRA_TALL is the reverse."""
ULTRA_TALL = 4.0
"""In a longer column no table for many can be laid out."""
WIDEST_PAGE = 2.4


class Shape(Enum):
    """Which of the three layouts of the design a window uses."""

    LANDSCAPE = "landscape"
    CLASSIC = "4:3"
    PORTRAIT = "portrait"


def shape_of(width: float, height: float) -> Shape:
    """The shape class of a window: landscape from 1.5, portrait below 1.05, else 4:3."""
    aspect = width / height
    if aspect >= 1.5:
        return Shape.LANDSCAPE
    return Shape.CLASSIC if aspect >= 1.05 else Shape.PORTRAIT


_REFERENCE = {Shape.LANDSCAPE: (1600, 900), Shape.CLASSIC: (1440, 900), Shape.PORTRAIT: (820, 1460)}


@dataclass(frozen=True, slots=True)
class Metrics:
    """A window's size and the user's scale, and every measure which follows from them.

    `u` is pixels per design unit, the user's UI scale included; `base_u` leaves it out (card gaps
    and motion use it, because cards follow the window and not the text size). `ratio` is pixels per
    point of the system, across and down; only values for the system are in points.
    """

    width: int
    height: int
    ui_scale: int = 100
    ratio: tuple[float, float] = field(default=(1.0, 1.0), compare=False)
    # Computed once, because all drawing needs them.
    base_u: float = field(init=False, compare=False)
    u: float = field(init=False, compare=False)
    stage_h: int = field(init=False, compare=False)

    def __post_init__(self) -> None:
        ref_w, ref_h = _REFERENCE[self.shape]
        base = max(0.5, min(3.0, self.width / ref_w, self.height / ref_h))
        object.__setattr__(self, "base_u", base)
        object.__setattr__(self, "stage_h", min(self.height, round(ULTRA_TALL * self.width)))
        # Letters that are as small as may be get no smaller: what is around them stays too.
        least = min(base, MIN_TEXT / SMALL_TEXT)
        object.__setattr__(self, "u", max(least, base * self.ui_scale / 100))

    @property
    def size(self) -> tuple[int, int]:
        """Window size in pixels."""
        return (self.width, self.height)

    @property
    def window(self) -> Rect:
        return Rect(0, 0, self.width, self.height)

    @property
    def shape(self) -> Shape:
        """The shape class of the window."""
        return shape_of(self.width, self.height)

    @property
    def stage(self) -> Rect:
        """Where things are laid out: the window, or its middle if that is very wide or tall."""
        width = min(self.width, round(ULTRA_WIDE * self.height))
        top = (self.height - self.stage_h) // 2
        return Rect((self.width - width) // 2, top, width, self.stage_h)

    @property
    def page(self) -> Rect:
        """Where a page of panels is laid out: all of a window up to 21:9, wider than the stage."""
        width = min(self.width, round(WIDEST_PAGE * self.height))
        return Rect((self.width - width) // 2, 0, width, self.height)

    def points(self, box: Rect) -> Rect:
        """A box in points of the system."""
        across, down = self.ratio
        return Rect(box.x / across, box.y / down, box.w / across, box.h / down)

    def px(self, units: float) -> int:
        """A length in design units as whole pixels (at least one for a positive length)."""
        value = round(units * self.u)
        return max(1, value) if units > 0 else value

    def text(self, units: float) -> int:
        """A font size in pixels, never below the readable minimum."""
        return max(MIN_TEXT, round(units * self.u))

    def fitting(self, units: float) -> "Metrics":
        """The window's metrics, with text small enough that this many units fit in its height.

        For screens that must show everything without scrolling, so that text is as large as
        possible.
        """
        most = int(self.stage.h / units / self.base_u * 100)
        return self if most >= self.ui_scale else replace(self, ui_scale=max(UI_SCALES[0], most))

    @property
    def hit(self) -> int:
        """The least width and height of a hit rectangle in pixels."""
        return 56 if self.shape is Shape.PORTRAIT else 44

    @property
    def slop(self) -> int:
        """How far a pointer or finger moves and still counts as resting, in pixels."""
        return max(SLOP_PX, self.px(SLOP_UNITS))

    def hit_rect(self, box: Rect) -> Rect:
        """A drawn box grown to the minimum hit size about its centre.

        In a window larger than the design's, the minimum grows with it.
        """
        least = max(self.hit, round(LEAST_TARGET * self.base_u))
        grown = box.inflate(max(0, least - box.w), max(0, least - box.h))
        grown.center = box.center
        return grown


def rgb(text: str) -> Colour:
    """A colour from its `#RRGGBB` form."""
    return (int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16))


def alpha(colour: Colour, opacity: float) -> Colour4:
    """A colour with an opacity of 0 to 1."""
    return (*colour, round(255 * opacity))


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """A colour on the way from the first (part 0) to the second (part 1)."""
    r, g, b = (round(x + (y - x) * share) for x, y in zip(first, second, strict=True))
    return (r, g, b)


WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)


def theme_named(key: str, *, high_contrast: bool = False) -> Theme:
    """The theme with this key; the first one when there is none."""
    theme = next((theme for theme in THEMES if theme.key == key), THEMES[0])
    return contrasted(theme) if high_contrast else theme


def contrasted(theme: Theme) -> Theme:
    """The theme with opaque panels, plain text and clear edges everywhere."""
    ink, ground = (WHITE, BLACK) if theme.dark else (BLACK, WHITE)
    return replace(
        theme, strong=True, lamp=(0.0, 0.0, 0.0), panel=(*ground, 255), panel_line=alpha(ink, 0.7),
        field=(*ground, 255), text=ink, text2=mix(ink, ground, 0.12),
        accent=rgb("#FFD75E") if theme.dark else rgb("#6B3A00"),
        heart=rgb("#FF97A4") if theme.dark else rgb("#860016"),
        ok=rgb("#8CF0BE") if theme.dark else rgb("#0B5531"),
        felt=(mix(theme.felt[0], ground, 0.35), mix(theme.felt[1], ground, 0.3), theme.felt[2]),
        button_top=theme.button_top if theme.dark else rgb("#7E4700"),
        button_bottom=theme.button_bottom if theme.dark else rgb("#5E3300"),
        lines=tuple(mix(line, ink, 0.2 if theme.dark else 0.42) for line in theme.lines),
        group=alpha(ink, 0.04), group_line=alpha(ink, 0.55),
    )  # fmt: skip


CHIP = (21, 22, 45)

MOON_FILL = rgb("#1F1A4C")
