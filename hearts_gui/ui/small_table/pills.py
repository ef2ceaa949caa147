"""What lies on the cloth of the review: labels over the hand, and the glass of panel and strip."""

from collections.abc import Mapping
from dataclasses import dataclass

from pygame import Rect, Surface

from hearts_gui.ai.coach.labels import Label
from hearts_gui.engine.cards import Card
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle, svg_surface
from hearts_gui.ui.draw.shapes import hex_colour
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.draw.theme import Colour
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.small_table.marks import draw_mark
from hearts_gui.ui.widgets.skin import Skin

HIGH, PAD, TIP = 36.0, 14.0, 9.0
PILLS_Z = 480.0
LEAST = 10


@dataclass(frozen=True, slots=True)
class Pill:
    """A text on glass with a mark or an icon, and a line of its own colour.

    With a `card` it points at it. `told` says for those who listen what a short text leaves out.
    """

    text: str
    line: Colour
    label: Label | None = None
    icon: Icon | None = None
    card: Card | None = None
    told: str = ""


@dataclass(frozen=True, slots=True)
class Marked:
    """The mark on a card of the hand, and how far down a label on the card stands."""

    middle: tuple[int, int]
    radius: int
    low: int


@dataclass(frozen=True, slots=True)
class Placed:
    """A pill in its place, and the point at which it points."""

    pill: Pill
    box: Rect
    kind: Type
    tip: tuple[int, int] | None


class PillsNode(BaseNode):
    """Pills over their cards within reach, or on them where they would stand over other cards."""

    def __init__(self, ctx: Context, place: Rect, reach: Rect) -> None:
        """`place` is where a pill stands that points at nothing."""
        super().__init__(z=PILLS_Z)
        self._skin = Skin(ctx)
        self._place, self._reach = place, reach
        self._pills: tuple[Pill, ...] = ()
        self._marked: Mapping[Card, Marked] = {}
        self.labels: tuple[Placed, ...] = ()
        self.visible = False

    @property
    def texts(self) -> tuple[str, ...]:
        """What is said."""
        return tuple(pill.told or pill.text for pill in self._pills)

    def say(self, *pills: Pill, marked: Mapping[Card, Marked]) -> None:
        """Show these over all marks, or on the cards under them."""
        if (pills, marked) == (self._pills, self._marked):
            return
        self._pills, self._marked = pills, marked
        self.visible = bool(pills)
        self.labels = self._laid() if pills else ()
        if self.labels:
            parts = [one.box for one in self.labels]
            parts += [Rect(one.tip, (1, 1)) for one in self.labels if one.tip is not None]
            self.rect = parts[0].unionall(parts[1:]).inflate(8, 8)
        self.touch()

    def _laid(self) -> tuple[Placed, ...]:
        skin, reach = self._skin, self._reach
        high, gap = skin.px(HIGH), skin.px(8)
        size = skin.type(16, Face.SEMIBOLD).px
        while True:
            kind = Type(Face.SEMIBOLD, size)
            widths = [self._width(pill, kind, high) for pill in self._pills]
            if size == LEAST or sum(widths) + gap * (len(widths) - 1) <= reach.w:
                break
            size -= 1
        marks = [self._marked.get(pill.card) if pill.card else None for pill in self._pills]
        tops = [mark.middle[1] - mark.radius for mark in self._marked.values()]
        bottom = min(tops, default=self._place.centery + high // 2 + skin.px(TIP)) - skin.px(TIP)
        wanted = [self._place.centerx if mark is None else mark.middle[0] for mark in marks]
        boxes = [
            Rect(left, bottom - high, width, high)
            for left, width in zip(beside(reach, wanted, widths, gap), widths, strict=True)
        ]
        over = [mark is None or box.x + gap < mark.middle[0] < box.right - gap
                for mark, box in zip(marks, boxes, strict=True)]  # fmt: skip
        on_cards = [mark for mark in marks if mark is not None]
        if not all(over) and len(on_cards) == len(marks):
            boxes = under(on_cards, [box.size for box in boxes], gap)
        return tuple(
            Placed(pill, box, kind, None if mark is None else _tip(mark, box))
            for pill, box, mark in zip(self._pills, boxes, marks, strict=True)
        )

    def _width(self, pill: Pill, kind: Type, high: int) -> int:
        mark = high * 0.62 if pill.label is not None or pill.icon else 0
        words = self._skin.painter.text_width(pill.text, kind)
        return round(words + mark + 2 * self._skin.px(PAD))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw every pill."""
        skin = self._skin
        for one in self.labels:
            self._draw_pointer(surface, one)
        for one in self.labels:
            pill, box = one.pill, one.box
            line = max(1.5, 1.5 * skin.metrics.u)
            style = BoxStyle(box.h / 2, (*skin.theme.solid_panel, 250), (*pill.line, 255), line)
            skin.painter.box(surface, box, style)
            left = box.x + skin.px(PAD)
            side = round(box.h * 0.46)
            if pill.label is not None:
                draw_mark(surface, skin.painter, skin.theme, pill.label,
                          (left + side / 2, box.centery), side)  # fmt: skip
                left += round(box.h * 0.62)
            elif pill.icon:
                skin.icons.draw(surface, pill.icon, (left + side / 2, box.centery), side, pill.line)
                left += round(box.h * 0.62)
            room = Rect(left, box.y, box.right - skin.px(PAD) - left + 4, box.h)
            skin.painter.label(surface, pill.text, one.kind, skin.theme.text, room,
                               align=Align.LEFT)  # fmt: skip

    def _draw_pointer(self, surface: Surface, one: Placed) -> None:
        """A triangle from the edge of the pill to the mark of its card."""
        if one.tip is None:
            return
        half, box, (x, y) = max(4, self._skin.px(7)), one.box, one.tip
        foot = max(box.x + box.h // 2, min(box.right - box.h // 2, x))
        start = box.bottom - 2 if y > box.bottom else box.y + 2
        area = Rect(min(x, foot - half), min(start, y), 0, max(2, abs(y - start)))
        area.w = max(x, foot + half) - area.x + 1
        points = ((foot - half, start), (foot + half, start), (x, y))
        path = "L".join(f"{px - area.x} {py - area.y}" for px, py in points)
        ink = hex_colour(one.pill.line)
        picture = self._skin.painter.shape(
            ("review-pointer", path, ink),
            lambda: svg_surface(
                f'<path d="M{path}Z" fill="{ink}"/>', area.size, f"0 0 {area.w} {area.h}"
            ),
        )
        surface.blit(picture, area)


def beside(reach: Rect, wanted: list[int], widths: list[int], gap: int) -> list[int]:
    """The left edges of boxes that stand beside each other, each near its wanted middle."""
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    lefts = [0] * len(wanted)
    free = reach.x
    for at in order:
        lefts[at] = max(free, wanted[at] - widths[at] // 2)
        free = lefts[at] + widths[at] + gap
    end = reach.right
    for at in reversed(order):
        lefts[at] = min(lefts[at], end - widths[at])
        end = lefts[at] - gap
    return lefts


def under(marks: list[Marked], sizes: list[tuple[int, int]], gap: int) -> list[Rect]:
    """Boxes on the marked cards, one under the other where they would touch."""
    boxes = [Rect((0, 0), size) for size in sizes]
    for box, mark in zip(boxes, marks, strict=True):
        box.center = mark.middle[0], mark.low
    first, *others = boxes
    if first.inflate(2 * gap, 2 * gap).collidelist(others) >= 0:
        top = min(box.y for box in boxes) - (first.h + gap // 2) // 2
        for number, box in enumerate(boxes):
            box.y = top + number * (box.h + gap // 2)
    return boxes


def _tip(mark: Marked, box: Rect) -> tuple[int, int]:
    """The end of the mark that is nearer to a box."""
    x, y = mark.middle
    return x, y + (mark.radius if box.y > y else -mark.radius)


class PanelBackground(BaseNode):
    """A panel that lies on the cloth."""

    def __init__(self, skin: Skin, box: Rect, radius: float) -> None:
        super().__init__(box.inflate(4, 4), z=0.5)
        self._skin, self._box, self._radius = skin, box, radius

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw it."""
        theme, skin = self._skin.theme, self._skin
        fill = (*theme.solid_panel, 240 if theme.dark else 255)
        style = BoxStyle(self._radius * skin.metrics.u, fill, theme.panel_line, skin.hairline)
        skin.painter.large_box(surface, self._box, style)
