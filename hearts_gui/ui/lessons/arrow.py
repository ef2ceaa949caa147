"""The arrow over a card of a lesson: it bobs three times, then rests."""

import math

from pygame import Rect, Surface

from hearts_gui.ui.draw.painter import svg_surface
from hearts_gui.ui.draw.shapes import blit_centred, hex_colour
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.draw.theme import Colour
from hearts_gui.ui.widgets.skin import Skin

_SHAPE = (
    "M24 2h12a3 3 0 0 1 3 3v26h12a2.5 2.5 0 0 1 1.9 4.2L32 58a3 3 0 0 1-4 0"
    "L7.1 35.2A2.5 2.5 0 0 1 9 31h12V5a3 3 0 0 1 3-3z"
)
SIDE, REACH, ROUND_MS, ROUNDS = 60.0, 8.0, 900.0, 3
ARROW_Z = 490.0


class ArrowNode(BaseNode):
    """Points at the tops of some cards."""

    def __init__(self, skin: Skin, *, still: bool) -> None:
        super().__init__(z=ARROW_Z)
        self._skin, self._still = skin, still
        self._tips: tuple[tuple[int, int], ...] = ()
        self._spent = 0.0
        self.visible = False

    def point(self, tips: tuple[tuple[int, int], ...]) -> None:
        """Place the arrow with its points here; hide it without any."""
        if tips == self._tips:
            return
        self._tips, self._spent = tips, 0.0
        self.visible = bool(tips)
        if tips:
            boxes = [self._box(tip, 0) for tip in tips]
            room = round(REACH * self._skin.metrics.base_u) + 4
            self.rect = boxes[0].unionall(boxes[1:]).inflate(2 * room, 2 * room)
        self.touch()

    def _box(self, tip: tuple[int, int], rise: float) -> Rect:
        side = round(SIDE * self._skin.metrics.base_u)
        gap = round(6 * self._skin.metrics.base_u)
        return Rect(tip[0] - side // 2, round(tip[1] - side - gap - rise), side, side)

    @property
    def busy(self) -> bool:
        """Whether it still bobs."""
        return self.visible and not self._still and self._spent < ROUNDS * ROUND_MS

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        if self.busy:
            self._spent += dt_ms
            self.touch()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw an arrow over each card."""
        theme, rise = self._skin.theme, 0.0
        if self.busy:
            turn = 2 * math.pi * self._spent / ROUND_MS
            rise = REACH * self._skin.metrics.base_u * (1 - math.cos(turn)) / 2
        for tip in self._tips:
            box = self._box(tip, rise)
            blit_centred(surface, self._picture(box.w, theme.accent), box.center)

    def _picture(self, side: int, colour: Colour) -> Surface:
        return self._skin.painter.shape(
            ("lesson-arrow", side, colour),
            lambda: svg_surface(
                f'<path d="{_SHAPE}" fill="{hex_colour(colour)}"/>', (side, side), "0 0 60 60"
            ),
        )
