"""A moment that mattered: mark, trick, word and loss, the cards, and why."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.review.source import StripCell, loss_text
from hearts_gui.ui.review.state import label_word
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.small_table.marks import draw_mark, loss_colour
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say, told

PAD, LINE = 14.0, 30.0
CARD = 40.0
LOWER = 14.0


def reason_text(grade: Grade) -> str:
    """Why, as far as the coach can say."""
    return "" if grade.reason is None else told(grade.reason)


class MomentWidget(Widget):
    """Leads to its decision; the answer is hidden while someone looks for it."""

    role = Role.LIST_ITEM
    margin_units = 4.0

    def __init__(
        self, ctx: Context, box: Rect, cell: StripCell, grade: Grade, act: Callable[[], None], *,
        chosen: bool, hidden: bool, brief: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(ctx, cell.title, box)
        self._cell, self._grade, self._act = cell, grade, act
        self._chosen, self._hidden, self._brief = chosen, hidden, brief

    @property
    def value_text(self) -> str:
        """The word, the loss and the reason."""
        parts = [label_word(self._grade)]
        if self._grade.real:
            parts.append(loss_text(self._grade))
        if not self._hidden and not self._brief:
            parts.append(reason_text(self._grade))
        return say("widget-parts", parts=[part for part in parts if part])

    @property
    def focus_radius(self) -> float:
        """As its box."""
        return 16.0

    def activate(self) -> None:
        """Show that decision."""
        self.ctx.sound.play("tick")
        self._act()

    @staticmethod
    def height(skin: Skin, grade: Grade, width: int, *, hidden: bool, brief: bool = False) -> int:
        """How high such a widget has to be."""
        pad, line = skin.px(PAD), max(skin.px(LINE), skin.fonts_height(skin.type(17)))
        if brief or hidden:
            return max(skin.metrics.hit, line + pad)
        room = width - 2 * pad - _cards_width(skin, grade)
        text = reason_text(grade)
        words = skin.painter.paragraph_height(text, skin.type(16), room) if text else 0
        cards = round(CARD * 1.4 + LOWER) if len(_shown(grade)) > 1 else round(CARD * 1.4)
        below = max(words, skin.px(cards) if _shown(grade) else 0)
        return line + below + 2 * pad + (skin.px(4) if below else 0)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the box, the first line, and under it cards and reason."""
        skin, theme, box = self.skin, self.skin.theme, self.box
        fill = (*theme.accent, 26) if self._chosen else skin.ink(0.055)
        line_ink = (*theme.accent, 255) if self._chosen else skin.edge(0.09)
        width = max(2.0, 2 * skin.metrics.u) if self._chosen else skin.hairline
        skin.painter.box(surface, box, BoxStyle(16 * skin.metrics.u, fill, line_ink, width))
        if self.hovered or self.pressed:
            style = BoxStyle(16 * skin.metrics.u, skin.ink(0.05))
            skin.painter.box(surface, box, style)
        pad = skin.px(PAD)
        first = Rect(box.x + pad, box.y + pad, box.w - 2 * pad, max(skin.px(LINE - 6), 14))
        if self._brief or self._hidden:
            first.centery = box.centery
        self._draw_first(surface, first)
        if self._brief or self._hidden:
            return
        below = Rect(first.x, first.bottom + skin.px(8), first.w, box.bottom - first.bottom - pad)
        shift = self._draw_cards(surface, below)
        text = reason_text(self._grade)
        if text:
            place = Rect(below.x + shift, below.y, below.w - shift, below.h)
            skin.painter.paragraph(surface, text, skin.type(16), theme.text, place)

    def _draw_first(self, surface: Surface, line: Rect) -> None:
        skin, theme, grade = self.skin, self.skin.theme, self._grade
        side = min(skin.px(22), line.h)
        draw_mark(
            surface, skin.painter, theme, grade.label, (line.x + side / 2, line.centery), side
        )
        loss = loss_text(grade)
        bold, plain = skin.type(17, Face.BOLD), skin.type(15)
        right = skin.painter.text_width(loss, bold) if loss else 0
        x = line.x + side + skin.px(9)
        room = line.right - right - skin.px(8) - x
        name = skin.painter.fit(self._cell.title, bold, room)
        named = skin.painter.text_width(name, bold)
        skin.painter.label(surface, name, bold, theme.text, Rect(x, line.y, named + 2, line.h))
        rest = room - named - skin.px(9)
        word = label_word(grade)
        if skin.painter.text_width(word, plain) <= rest:
            place = Rect(x + named + skin.px(9), line.y, rest, line.h)
            skin.painter.label(surface, word, plain, theme.text2, place)
        if loss and grade.label is not None:
            ink = loss_colour(theme, grade.label)
            place = Rect(line.right - right, line.y, right + 2, line.h)
            skin.painter.label(surface, loss, bold, ink, place)

    def _draw_cards(self, surface: Surface, place: Rect) -> int:
        """Draw the answer and the better one beside it; how far the words make way."""
        skin, art = self.skin, self.ctx.cardart
        shown = _shown(self._grade)
        width = skin.px(CARD)
        line = max(2.0, 2.5 * skin.metrics.u)
        for index, (card, wrong) in enumerate(shown):
            x = place.x + width // 2 + index * round(width * 0.62)
            y = place.y + round(width * 0.7) + index * skin.px(LOWER)
            ink = skin.theme.heart if wrong else skin.theme.accent
            for layer in (art.edge(width, 0.0, ink, line, 0.0), art.face(card.text, width)):
                surface.blit(layer, layer.get_rect(center=(x, y)))
        return _cards_width(skin, self._grade)


def _shown(grade: Grade) -> tuple[tuple[Card, bool], ...]:
    """The cards beside the reason, and whether each was wrong."""
    played, best = grade.played, grade.best
    if not isinstance(played, PlayCard) or not isinstance(best, PlayCard):
        return ()
    if played.card is best.card:
        return ((best.card, False),)
    return ((played.card, True), (best.card, False))


def _cards_width(skin: Skin, grade: Grade) -> int:
    shown = _shown(grade)
    if not shown:
        return 0
    return round(skin.px(CARD) * (1 + 0.62 * (len(shown) - 1))) + skin.px(12)
