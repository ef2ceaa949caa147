"""The design unit `u`, the window's shape class and the limits of text and hit size (pure)."""

from dataclasses import dataclass, field, replace
from enum import Enum

from pygame import Rect

MIN_WINDOW = (800, 600)
MIN_TEXT = 12
SMALL_TEXT = 18.0
"""Text of up to this size, in design units, has its least size in the smallest unit."""
MIN_STRIP = 40
LEAST_TARGET = 44
UI_SCALES = tuple(range(75, 201, 5))
ULTRA_WIDE = 2.0
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
    and motion use it, because cards follow the window and not the text size). `ratio` is pixels
    per point of the system, across and down: only what the system is told is counted in points.
    """

    width: int
    height: int
    ui_scale: int = 100
    ratio: tuple[float, float] = field(default=(1.0, 1.0), compare=False)
    # Worked out once: everything that is drawn asks for them.
    base_u: float = field(init=False, compare=False)
    u: float = field(init=False, compare=False)

    def __post_init__(self) -> None:
        ref_w, ref_h = _REFERENCE[self.shape]
        base = max(0.5, min(3.0, self.width / ref_w, self.height / ref_h))
        object.__setattr__(self, "base_u", base)
        # Letters that are as small as may be get no smaller: what is around them stays too.
        least = min(base, MIN_TEXT / SMALL_TEXT)
        object.__setattr__(self, "u", max(least, base * self.ui_scale / 100))

    @property
    def size(self) -> tuple[int, int]:
        """Window size in pixels."""
        return (self.width, self.height)

    @property
    def window(self) -> Rect:
        """The whole window."""
        return Rect(0, 0, self.width, self.height)

    @property
    def shape(self) -> Shape:
        """The shape class of the window."""
        return shape_of(self.width, self.height)

    @property
    def stage(self) -> Rect:
        """Where things are laid out: the window, or a centred 2:1 part of an ultra-wide one."""
        if self.width <= ULTRA_WIDE * self.height:
            return self.window
        width = round(ULTRA_WIDE * self.height)
        return Rect((self.width - width) // 2, 0, width, self.height)

    @property
    def page(self) -> Rect:
        """Where a page of panels is laid out: all of a window up to 21:9, wider than the stage."""
        width = min(self.width, round(WIDEST_PAGE * self.height))
        return Rect((self.width - width) // 2, 0, width, self.height)

    def points(self, box: Rect) -> Rect:
        """A box of the picture as the system counts."""
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
        """The window's metrics, with text no larger than lets this many units fit in its height.

        For screens whose parts are all wanted in one view: text grows as far as there is room.
        """
        most = int(self.stage.h / units / self.base_u * 100)
        return self if most >= self.ui_scale else replace(self, ui_scale=max(UI_SCALES[0], most))

    @property
    def hit(self) -> int:
        """The least width and height of a hit rectangle in pixels."""
        return 56 if self.shape is Shape.PORTRAIT else 44

    def hit_rect(self, box: Rect) -> Rect:
        """A drawn box grown to the minimum hit size about its centre.

        In a window larger than the design's that grows with it, as what is drawn does.
        """
        least = max(self.hit, round(LEAST_TARGET * self.base_u))
        grown = box.inflate(max(0, least - box.w), max(0, least - box.h))
        grown.center = box.center
        return grown

    @property
    def gap(self) -> int:
        """The least gap between two targets."""
        return self.px(8)
