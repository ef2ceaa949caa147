"""The marks over any screen for switch control and dwell clicking: a frame and a ring."""

import math
from collections.abc import Sequence

from pygame import Rect, Surface

from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.shapes import around
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.draw.theme import BLACK, WHITE, Colour
from hearts_gui.ui.shell.context import Context

ON_TOP = 2000.0
GROW, LINE, RADIUS = 7.0, 4.0, 12.0
RING, RING_LINE = 24.0, 6.0


class SwitchFrame(BaseNode):
    """The frame round what a switch would choose, light and dark so that it shows on any ground.

    Round a group it is thinner; as one frame for all parts it only has corners.
    """

    def __init__(self, ctx: Context) -> None:
        super().__init__(z=ON_TOP)
        self._ctx = ctx
        self._boxes: tuple[Rect, ...] = ()
        self._group = False
        self.visible = False

    def go_round(self, boxes: Sequence[Rect], *, group: bool = False) -> None:
        """Show the frame round these boxes, or hide it where there are none."""
        metrics = self._ctx.metrics
        grow = 2 * metrics.px(GROW if len(boxes) == 1 else GROW / 2)
        shown = tuple(box.inflate(grow, grow).clip(metrics.window) for box in boxes if box.w)
        shown = tuple(box for box in shown if box.w > grow and box.h > grow)
        if not shown:
            self.visible = False
            return
        if (shown, group, self.visible) == (self._boxes, self._group, True):
            return
        self._boxes, self._group, self.visible = shown, group, True
        self.rect = around(shown)
        self.touch()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        painter, u = self._ctx.painter, self._ctx.metrics.u
        single = len(self._boxes) == 1
        width = max(3.0, LINE * u) if single else max(2.0, 0.6 * LINE * u)
        ink, ground = _inks(self._ctx)
        for colour, inset, line in ((ground, 0.0, 1.9 * width), (ink, 0.45 * width, width)):
            shrink = round(inset)
            for whole in self._boxes:
                box = whole.inflate(-2 * shrink, -2 * shrink)
                if self._group and single:
                    self._corners(surface, box, colour, line)
                else:
                    painter.box(surface, box, BoxStyle(RADIUS * u, None, (*colour, 255), line))

    def _corners(self, surface: Surface, box: Rect, colour: Colour, line: float) -> None:
        painter, half = self._ctx.painter, line / 2
        reach_x, reach_y = min(0.3 * box.w, 4.0 * box.h), min(0.34 * box.h, 4.0 * box.w)
        left, right = box.x + half, box.right - half
        top, bottom = box.y + half, box.bottom - half
        for x, across in ((left, reach_x), (right, -reach_x)):
            for y, down in ((top, reach_y), (bottom, -reach_y)):
                points = [(x + across, y), (x, y), (x, y + down)]
                painter.polyline(surface, points, colour=(*colour, 255), width=line)


class DwellRing(BaseNode):
    """Fills round the pointer while it rests."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(z=ON_TOP + 1)
        self._ctx = ctx
        self._share = 0.0
        self.visible = False

    def fill(self, pos: tuple[int, int] | None, share: float) -> None:
        """Fill the ring this far, from 0 to 1, round a place; hide it for None."""
        if pos is None:
            self.visible = False
            return
        side = 2 * math.ceil(RING * self._ctx.metrics.u) + 4
        rect = Rect(0, 0, side, side)
        rect.center = pos
        self.rect, self._share, self.visible = rect, round(share * 48) / 48, True
        self.touch()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        painter, u = self._ctx.painter, self._ctx.metrics.u
        radius, line = RING * u, max(3.0, RING_LINE * u)
        ink, ground = _inks(self._ctx)
        mid = self.rect.center
        painter.disc(surface, mid, radius, line=(*ground, 200), line_width=line)
        if self._share > 0:
            painter.ring(surface, mid, radius - 0.5 * line, colour=(*ink, 255), width=0.56 * line,
                         share=self._share)  # fmt: skip


def _inks(ctx: Context) -> tuple[Colour, Colour]:
    """A light colour and a dark one."""
    return (ctx.theme.text, BLACK) if ctx.theme.dark else (BLACK, WHITE)
