"""The last deal in one box: what it brought, luck and play in words, and six others on an axis."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.screens.sheet.luck import DealLuck, headline, luck_sentences, verdict
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.ui.widgets.button import text
from hearts_gui.ui.widgets.flow import Anchor, Column, Item, Row, Sized
from hearts_gui.wording.language.figures import figure
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import decimal_text

RING, DOT, UP = 8.0, 11.0, 10.0
"""How large a ring and the player's dot are, and how far equal rings stand above each other."""
MOST_POINTS = 26.0
"""The axis ends here, or at the largest number on it."""
NUMBER = 120
"""The column of the number."""
SMALL = 15.0
"""The captions of the axis."""


def luck_box(ctx: Context, luck: DealLuck, opened: Callable[[], None]) -> Item:
    """The box; `opened` shows what each of the others took, and how it is counted."""
    number, caption = headline(luck)
    lines = [text(ctx, line, units=17) for line in luck_sentences(luck)]
    left = Column(
        text(ctx, number, units=64, face=Face.DISPLAY, align=Align.CENTRE),
        -14,
        text(ctx, caption, units=16, quiet=True, align=Align.CENTRE),
    )
    words = verdict(luck)
    title = text(ctx, words, units=26, face=Face.DISPLAY) if words else None
    right = Column(title, 6, *lines, gap=2)
    top = Row(Sized(left, width=NUMBER), Sized(right, grow=1), gap=22, down=Anchor.START)
    axis = None if luck.par is None or luck.practice else LuckWidget(ctx, luck, opened)
    return Column(top, axis, gap=4)


class LuckWidget(Widget):
    """What the six took with the same cards, and the player; a press tells more."""

    role = Role.GRID
    margin_units = 4.0

    def __init__(self, ctx: Context, luck: DealLuck, opened: Callable[[], None]) -> None:
        super().__init__(ctx, say("luck-title"))
        self._luck, self._opened = luck, opened
        self.tooltip = say("luck-more")

    def activate(self) -> None:
        """Show how luck and play are counted."""
        self.ctx.sound.play("button")
        self._opened()

    @property
    def value_text(self) -> str:
        """All of it in words."""
        return " ".join((*headline(self._luck), *luck_sentences(self._luck), self._field_text()))

    def _field_text(self) -> str:
        """Whose points the rings are."""
        par = self._luck.par
        assert par is not None
        field = self._luck.halves[0] - self._luck.halves[1] * (-1 if self._luck.high else 1)
        whole, half = divmod(abs(field), 2)
        points = say("review-halves", whole=whole, half=half == 1)
        return say("luck-field", n=len(par.points), field=points)

    def _rows(self) -> int:
        """How many rings stand above each other at most."""
        assert self._luck.par is not None
        points = self._luck.par.points
        return max(sum(other == each for other in points) for each in points)

    def measure(self, width: int) -> int:
        """Rings, line and two lines of captions where one is too short."""
        del width
        rings = 2 * self.px(DOT) + (self._rows() - 1) * self.px(UP)
        captions = 2 * self.skin.fonts_height(self.skin.type(SMALL))
        return max(self.skin.metrics.hit, rings + captions + self.px(6))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the line, the rings, the dot, and what they are."""
        skin, luck, box = self.skin, self._luck, self.box
        assert luck.par is not None
        theme, painter, points = skin.theme, skin.painter, luck.par.points
        values = [float(luck.points), *points]
        low, top = min(0.0, *values), max(MOST_POINTS, *values)
        pad = skin.px(DOT) + 2
        scale = (box.w - 2 * pad) / (top - low)

        def at(value: float) -> int:
            return round(box.x + pad + (value - low) * scale)

        y = box.y + skin.px(DOT) + (self._rows() - 1) * skin.px(UP)
        painter.box(surface, Rect(box.x, y - 1, box.w, 2), BoxStyle(0, skin.edge(0.4)))
        thick = max(1.5, 2 * skin.metrics.u)
        seen: dict[float, int] = {}
        for each in sorted(points):
            up = seen.get(each, 0)
            seen[each] = up + 1
            painter.disc(surface, (at(each), y - up * skin.px(UP)), skin.px(RING),
                         fill=(*theme.solid_panel, 255), line=(*theme.text2, 255),
                         line_width=thick)  # fmt: skip
        painter.disc(surface, (at(luck.points), y), skin.px(DOT), fill=(*theme.heart, 255),
                     line=(*theme.text, 255), line_width=thick)  # fmt: skip
        self._draw_captions(surface, y + skin.px(DOT) + skin.px(3), (low, top), at(luck.points))

    def _draw_captions(self, surface: Surface, y: int, ends: tuple[float, float], dot: int) -> None:
        """Draw the player under the dot, the ends where there is room, and the six below."""
        skin, box = self.skin, self.box
        painter, kind = skin.painter, skin.type(SMALL)
        height, bold = skin.fonts_height(kind), skin.type(SMALL, Face.SEMIBOLD)
        taken = self._centred(dot, say("luck-you"), y, height)
        painter.label(surface, say("luck-you"), bold, skin.theme.text, taken, align=Align.CENTRE)
        for end, align in zip(ends, (Align.LEFT, Align.RIGHT), strict=True):
            words = figure(round(end)) if end == round(end) else decimal_text(end)
            place = Rect(box.x, y, painter.text_width(words, kind) + 2, height)
            if align is Align.RIGHT:
                place.right = box.right
            if not place.inflate(skin.px(16), 0).colliderect(taken):
                painter.label(surface, words, kind, skin.theme.text2, place, align=align)
        line = Rect(box.x, y + height, box.w, height)
        painter.label(surface, self._field_text(), kind, skin.theme.text2, line,
                      align=Align.CENTRE)  # fmt: skip

    def _centred(self, x: int, words: str, y: int, height: int) -> Rect:
        width = self.skin.painter.text_width(words, self.skin.type(SMALL, Face.SEMIBOLD)) + 4
        place = Rect(x - width // 2, y, width, height)
        return place.clamp(Rect(self.box.x, y, self.box.w, height))
