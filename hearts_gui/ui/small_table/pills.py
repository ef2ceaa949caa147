"""Labels over the hand of a small table, each above its card, and the marks of grades.

The shape of a mark tells the grade; the colour only repeats it.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from pygame import Rect, Surface

from hearts_gui.ai.coach.labels import Mark
from hearts_gui.engine.cards import Card
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle, Painter
from hearts_gui.ui.draw.shapes import blit_centred, hex_colour
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.draw.theme import MIN_TEXT, Colour, Theme
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Skin, Widget

_SHARES: Mapping[Mark, float] = MappingProxyType({
    Mark.SLIP: 20 / 24, Mark.MISTAKE: 22 / 24, Mark.BLUNDER: 1.0, Mark.GREAT: 1.0,
    Mark.CLOSE: 20 / 24,
})  # fmt: skip
"""The size of each; what is good has no mark."""

SLIP_LINE, MISTAKE_LINE = 5, 1
"""The places of these colours among the lines of a theme."""


def mark_colour(theme: Theme, label: Mark) -> Colour:
    colours = {Mark.SLIP: theme.lines[SLIP_LINE], Mark.MISTAKE: theme.lines[MISTAKE_LINE],
               Mark.BLUNDER: theme.heart, Mark.GREAT: theme.ok}  # fmt: skip
    return colours.get(label, theme.text2)


def loss_colour(theme: Theme, label: Mark) -> Colour:
    """The colour of the points beside a label."""
    return theme.text if label is Mark.SLIP else mark_colour(theme, label)


def _star() -> str:
    corners = ((21 if corner % 2 else 50, math.pi * corner / 5) for corner in range(10))
    points = (f"{50 + reach * math.sin(turn):.1f} {52 - reach * math.cos(turn):.1f}"
              for reach, turn in corners)  # fmt: skip
    return f"M{'L'.join(points)}Z"


def _svg(label: Mark, colour: str) -> str:
    paths = {Mark.SLIP: "M50 24L84 80L16 80Z", Mark.MISTAKE: "M50 8L96 88L4 88Z",
             Mark.BLUNDER: "M50 2L98 50L50 98L2 50Z", Mark.GREAT: _star()}  # fmt: skip
    path = paths.get(label)
    if path is None:
        return f'<circle cx="50" cy="50" r="36" fill="none" stroke="{colour}" stroke-width="12"/>'
    join = f'stroke="{colour}" stroke-width="5" stroke-linejoin="round"'
    return f'<path d="{path}" fill="{colour}" {join}/>'


def draw_mark(
    surface: Surface, painter: Painter, theme: Theme, label: Mark | None,
    center: tuple[float, float], side: int,
) -> None:  # fmt: skip
    """Draw the mark of a label around a point; `side` is that of the largest."""
    if label is None or label not in _SHARES:
        return
    size = max(8, round(side * _SHARES[label]))
    body = _svg(label, hex_colour(mark_colour(theme, label)))
    blit_centred(surface, painter.svg(body, (size, size), "0 0 100 100"), center)


HIGH, PAD = 44.0, 16.0
ABOVE, OVER_TICKS, TIP = 12.0, 22.0, 18.0
"""The distance of a label above its card, and above the ticks of cards if it points at none; and
the width at which its pointer begins."""
INSET = 30.0
"""The pointer of a label beside another lies this far from the end at which they meet."""
RAISE = 52.0
"""A label that would touch the other one goes up this far."""
PILLS_Z = 480.0


@dataclass(frozen=True, slots=True)
class Pill:
    """A text on glass with a mark or an icon, and a line of its own colour.

    With a `card` it points at it. `result` follows the text, in red where it `costs`; `spoken` is
    the text for listeners, and `act` is the effect of a press.
    """

    text: str
    line: Colour
    label: Mark | None = None
    icon: Icon | None = None
    card: Card | None = None
    result: str = ""
    costs: bool = False
    spoken: str = ""
    act: Callable[[], None] | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class PillPlace:
    """The place of a label, the largest size of its type, and the point at which it points."""

    box: Rect
    kind: Type
    tip: tuple[int, int] | None


class PillWidget(Widget):
    """One label, which can be pressed if that shows something else."""

    role = Role.BUTTON
    cue = "tick"
    margin_units = 30.0
    focus_radius = HIGH / 2

    def __init__(self, ctx: Context, pill: Pill, spot: PillPlace) -> None:
        super().__init__(ctx, pill.spoken or f"{pill.text} {pill.result}".strip(), spot.box,
                         z=PILLS_Z + spot.box.y / 10_000)  # fmt: skip
        # The lower label lies over the pointer of the one above it.
        self.pill, self.place = pill, spot
        if spot.tip is not None:
            reach = (spot.tip[1] + 2 - spot.box.bottom) / ctx.metrics.u
            self.margin_units = max(self.margin_units, reach)
        self.act, self.focusable = pill.act, pill.act is not None

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, pill, box = self.skin, self.pill, self.box
        _draw_pointer(surface, skin, self.place, pill.line)
        line = max(1.5, (2.5 if pill.chosen else 1.5) * skin.metrics.u)
        style = BoxStyle(box.h / 2, (*skin.theme.solid_panel, 250), (*pill.line, 255), line)
        skin.painter.box(surface, box, style)
        if self.hovered and self.focusable:
            skin.painter.box(surface, box, BoxStyle(box.h / 2, skin.ink(0.1)))
        left, kind = box.x + skin.px(PAD), self.place.kind
        side = round(box.h * 0.42)
        if pill.label is not None or pill.icon:
            centre = (left + side / 2, box.centery)
            draw_mark(surface, skin.painter, skin.theme, pill.label, centre, side)
            if pill.icon:
                skin.icons.draw(surface, pill.icon, centre, side, pill.line)
            left += _mark_width(skin)
        theme = skin.theme
        cost = theme.heart if pill.costs else theme.ok
        for words, ink in ((pill.text, theme.text), (pill.result, cost)):
            if not words:
                continue
            room = Rect(left, box.y, box.right - skin.px(PAD) - left + 4, box.h)
            skin.painter.label(surface, words, kind, ink, room)
            left += skin.painter.text_width(words, kind) + skin.px(10)


def _mark_width(skin: Skin) -> int:
    return round(skin.px(HIGH) * 0.42) + skin.px(10)


def _draw_pointer(surface: Surface, skin: Skin, spot: PillPlace, line: Colour) -> None:
    """Draw a triangle from the edge of the label to its card."""
    if spot.tip is None:
        return
    half, box, (x, y) = max(4, skin.px(TIP) // 2), spot.box, spot.tip
    foot = max(box.x + box.h // 2, min(box.right - box.h // 2, x))
    start = box.bottom - 2
    area = Rect(min(x, foot - half), start, 0, max(2, y - start))
    area.w = max(x, foot + half) - area.x + 1
    points = ((foot - half, start), (foot + half, start), (x, y))
    path = "L".join(f"{px - area.x} {py - area.y}" for px, py in points)
    body = f'<path d="M{path}Z" fill="{hex_colour(line)}"/>'
    surface.blit(skin.painter.svg(body, area.size, f"0 0 {area.w} {area.h}"), area)


def place_pills(
    skin: Skin, pills: Sequence[Pill], tips: Mapping[Card, tuple[int, int]], spot: Rect,
    reach: Rect, plate: Rect, button: Rect,
) -> list[PillPlace]:  # fmt: skip
    """Place labels: above their cards within reach, or here where one points at nothing.

    They stay above the lower edge of the reach. Of two the left one grows to the left and the right
    one to the right; where they would touch, they move apart, or the right one up where there is
    no room; the left one where a button is in the way. None hides the player's plate.
    """
    height, gap = skin.px(HIGH), skin.px(8)
    kind, widths = _type_for(skin, pills, reach.w, gap)
    anchors = [None if pill.card is None else tips.get(pill.card) for pill in pills]
    bottom = min((tip[1] for tip in tips.values()), default=spot.centery + height // 2)
    up = ABOVE if any(anchors) else OVER_TICKS
    bottom = min(bottom - (skin.px(up) if tips else 0), reach.bottom)
    boxes = [Rect(0, bottom - height, width, height) for width in widths]
    for box, tip in zip(boxes, anchors, strict=True):
        box.centerx = spot.centerx if tip is None else tip[0]
    order = sorted(range(len(boxes)), key=lambda index: boxes[index].centerx)
    if len(boxes) == 2:
        left, right = (boxes[index] for index in order)
        left.right, right.x = left.centerx + skin.px(INSET), right.centerx - skin.px(INSET)
    for box in boxes:
        box.clamp_ip(Rect(reach.x, box.y, reach.w, height))
        _dodge(box, plate, gap)
    if len(boxes) == 2:
        left, right = (boxes[index] for index in order)
        right.x = max(right.x, min(left.right + gap, reach.right - right.w))
        left.x = min(left.x, max(right.x - gap - left.w, reach.x))
        _dodge(left, plate, gap)
        if left.inflate(2 * gap - 2, 0).colliderect(right):
            raised = right.move(0, -skin.px(RAISE))
            if raised.colliderect(button):
                left.topleft = reach.x, min(raised.y, plate.y - gap - height)
            else:
                right.y = raised.y
                _dodge(right, plate, gap)
    _off_button(boxes, plate, button, reach, gap)
    return [PillPlace(box, kind, tip) for box, tip in zip(boxes, anchors, strict=True)]


def _off_button(boxes: Sequence[Rect], plate: Rect, button: Rect, reach: Rect, gap: int) -> None:
    """Move a label that lies on the button beside it, or over it, where nothing else is."""
    for box in boxes:
        if not box.colliderect(button):
            continue
        others = [plate, *(other for other in boxes if other is not box)]
        ways = (button.x - gap - box.right, 0), (0, button.y - gap - box.bottom)
        for moved in (box.move(*way) for way in ways):
            if moved.x >= reach.x and moved.collidelist(others) < 0:
                box.topleft = moved.topleft
                break


def _type_for(skin: Skin, pills: Sequence[Pill], room: int, gap: int) -> tuple[Type, list[int]]:
    """The largest type in which the labels fit into one row, and their widths."""
    size = skin.type(17, Face.SEMIBOLD).px
    while True:
        kind = Type(Face.SEMIBOLD, size)
        widths = [min(room, _width(skin, pill, kind)) for pill in pills]
        if size <= MIN_TEXT or sum(widths) + gap * (len(widths) - 1) <= room:
            return kind, widths
        size -= 1


def _dodge(box: Rect, plate: Rect, gap: int) -> None:
    """Move the label beside the player's plate, unless it reaches over it only with its edge."""
    if box.inflate(2 * gap, -box.h // 3).colliderect(plate):
        box.x = plate.right + gap


def _width(skin: Skin, pill: Pill, kind: Type) -> int:
    mark = _mark_width(skin) if pill.label is not None or pill.icon else 0
    words = skin.painter.text_width(pill.text, kind)
    if pill.result:
        words += skin.painter.text_width(pill.result, kind) + skin.px(10)
    return words + mark + 2 * skin.px(PAD) + 2


class PanelBackground(BaseNode):
    """A panel drawn on the cloth."""

    def __init__(self, skin: Skin, box: Rect, radius: float) -> None:
        super().__init__(box.inflate(4, 4), z=0.5)
        self._skin, self._box, self._radius = skin, box, radius

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin = self._skin
        style = skin.sheet(self._radius, 240 if skin.theme.dark else 255)
        skin.painter.box(surface, self._box, style)
