"""What lies on the cloth of the review: pills over the hand, and the glass of panel and strip."""

from dataclasses import dataclass

from pygame import Rect, Surface

from hearts_gui.ai.coach.labels import Label
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.draw.theme import Colour
from hearts_gui.ui.review.marks import draw_mark
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.skin import Skin

HIGH, PAD = 36.0, 14.0
PILLS_Z = 480.0
LEAST = 10


@dataclass(frozen=True, slots=True)
class Pill:
    """A text on glass with a mark or an icon, and a line of its own colour."""

    text: str
    line: Colour
    label: Label | None = None
    icon: Icon | None = None


class PillsNode(BaseNode):
    """Pills side by side in a place, one over the other where they are too wide for it."""

    def __init__(self, ctx: Context, place: Rect) -> None:
        super().__init__(z=PILLS_Z)
        self._skin = Skin(ctx)
        self._place = place
        self._pills: tuple[Pill, ...] = ()
        self.visible = False

    @property
    def texts(self) -> tuple[str, ...]:
        """What is said."""
        return tuple(pill.text for pill in self._pills) if self.visible else ()

    def say(self, *pills: Pill) -> None:
        """Show these."""
        if pills == self._pills:
            return
        self._pills = pills
        self.visible = bool(pills)
        if pills:
            boxes = [box for _, box, _ in self._laid()]
            self.rect = boxes[0].unionall(boxes[1:]).inflate(8, 8)
        self.touch()

    def _laid(self) -> list[tuple[Pill, Rect, Type]]:
        skin, place = self._skin, self._place
        high, gap = skin.px(HIGH), skin.px(8)
        size = skin.type(16, Face.SEMIBOLD).px
        while True:
            kind = Type(Face.SEMIBOLD, size)
            widths = [self._width(pill, kind, high) for pill in self._pills]
            if sum(widths) + gap * (len(widths) - 1) <= place.w:
                break
            small = size <= max(LEAST, skin.type(13).px)
            if small and (max(widths) <= place.w or size == LEAST):
                return self._stacked(widths, kind, high)
            size -= 1
        total = sum(widths) + gap * (len(widths) - 1)
        x, found = place.centerx - total // 2, []
        for pill, width in zip(self._pills, widths, strict=True):
            found.append((pill, Rect(x, place.centery - high // 2, width, high), kind))
            x += width + gap
        return found

    def _stacked(self, widths: list[int], kind: Type, high: int) -> list[tuple[Pill, Rect, Type]]:
        place, gap = self._place, 4
        y = place.bottom - len(widths) * (high + gap) + gap
        return [
            (pill, Rect(place.centerx - width // 2, y + row * (high + gap), width, high), kind)
            for row, (pill, width) in enumerate(zip(self._pills, widths, strict=True))
        ]

    def _width(self, pill: Pill, kind: Type, high: int) -> int:
        mark = high * 0.62 if pill.label is not None or pill.icon else 0
        words = self._skin.painter.text_width(pill.text, kind)
        return round(words + mark + 2 * self._skin.px(PAD))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw every pill."""
        skin = self._skin
        for pill, box, kind in self._laid():
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
            skin.painter.label(surface, pill.text, kind, skin.theme.text, room, align=Align.LEFT)


class Glass(BaseNode):
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
