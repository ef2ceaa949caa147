"""A moment that mattered: mark, trick, word and loss, the cards, and why."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import PassCards, PlayCard
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.review.source import StripCell, loss_text
from hearts_gui.ui.review.state import label_word
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.small_table.pills import draw_mark, loss_colour
from hearts_gui.ui.widgets.base import Role, Skin, Widget
from hearts_gui.ui.widgets.flow import Flow, Item
from hearts_gui.wording.language.messages import joined, message_text, say

PAD, LINE = 14.0, 30.0
CARD, LARGE_CARD = 42.0, 54.0
LOWER = (0.0, 0.0, 0.1, 0.1, 0.1, 0.075, 0.06)
STEPS = (0.0, 0.0, 0.62, 0.62, 0.4, 0.4, 0.4)
"""By how many cards there are, how far one is below and beside the next, in widths of a card."""
REST = 8.0
"""Between what a moment says and what stands under it in its box."""
MOST_BESIDE = 4
"""A reason with up to this many lines stands beside the cards alone."""
LINE_LENGTH = 11.0
"""The least length of a line of the reason, in sizes of its type."""


def reason_text(grade: Grade) -> str:
    """The coach's reason, if there is one."""
    return "" if grade.reason is None else message_text(grade.reason)


class MomentWidget(Widget):
    """A moment that leads to its decision; the answer is hidden while the player looks for it."""

    role = Role.LIST_ITEM
    cue = "tick"
    margin_units = 4.0
    focus_radius = 16.0

    def __init__(
        self, ctx: Context, cell: StripCell, grade: Grade, act: Callable[[], None], *,
        chosen: bool, hidden: bool = False, brief: bool = False,
        result: str | None = None,
    ) -> None:  # fmt: skip
        """`result` is shown at the right in place of the average cost of the choice."""
        super().__init__(ctx, cell.title)
        self._cell, self._grade, self.act = cell, grade, act
        self._chosen, self._short = chosen, hidden or brief
        self._result = loss_text(grade) if result is None else result
        # Cards keep their size under large text, which needs the room beside them.
        self._card_width = round((LARGE_CARD if chosen else CARD) * ctx.metrics.base_u)
        self._units = 18 if chosen else 16
        loss = loss_text(grade) if grade.real else ""
        reason = "" if self._short else reason_text(grade)
        self.value_words = joined(label_word(grade), loss, reason)

    @property
    def hit(self) -> Rect:
        """The part of the box that reacts, without what is under it."""
        box = self.box
        return super().hit.clip(Rect(box.x, box.y, box.w, self.measure(box.w)))

    def measure(self, width: int) -> int:
        skin, pad = self.skin, self.px(PAD)
        line = max(skin.px(LINE), skin.fonts_height(skin.type(17)))
        if self._short:
            return max(skin.metrics.hit, line + pad)
        words = (place.bottom for _, place in self._words(width - 2 * pad))
        below = max(self._cards_height, *words, 0)
        return line + below + 2 * pad + (skin.px(4) if below else 0)

    @property
    def _cards_height(self) -> int:
        count = len(_cards_shown(self._grade))
        return round(self._card_width * (1.4 + LOWER[count] * (count - 1))) if count else 0

    def _words(self, room: int) -> list[tuple[str, Rect]]:
        """The parts of the reason with their places: beside the cards, and under them from edge
        to edge. All of it stands under them where lines beside them would be short."""
        painter, kind = self.skin.painter, self.skin.type(self._units)
        left, high = self._cards_width(), self._cards_height + self.px(REST)
        beside, under = "", reason_text(self._grade)
        if room - left >= LINE_LENGTH * kind.px:
            step = painter.fonts.line_height(kind)
            lines = max(MOST_BESIDE, round(high / step)) if left else None
            beside, under = painter.split(under, kind, room - left, lines)
            high = max(high, len(painter.wrap(beside, kind, room - left)) * step)
        parts = ((beside, left, 0), (under, 0, high))
        return [(words, Rect(x, y, room - x, painter.paragraph_height(words, kind, room - x)))
                for words, x, y in parts if words]  # fmt: skip

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme, box = self.skin, self.skin.theme, self.box
        fill = (*theme.accent, 26 if theme.dark else 12) if self._chosen else skin.ink(0.055)
        line_ink = (*theme.accent, 255) if self._chosen else skin.edge(0.09)
        width = max(2.0, 2 * skin.metrics.u) if self._chosen else skin.hairline
        skin.painter.box(surface, box, BoxStyle(16 * skin.metrics.u, fill, line_ink, width))
        if self.hovered or self.pressed:
            skin.lit(surface, box, 16, 0.05)
        pad = skin.px(PAD)
        first = Rect(box.x + pad, box.y + pad, box.w - 2 * pad, max(skin.px(LINE - 6), 14))
        if self._short:
            first.centery = box.y + self.measure(box.w) // 2
        self._draw_first(surface, first)
        if self._short:
            return
        below = Rect(first.x, first.bottom + skin.px(8), first.w, box.bottom - first.bottom - pad)
        draw_pair(surface, skin, self.ctx, self._grade, below.topleft, self._card_width)
        for words, place in self._words(below.w):
            area = place.move(below.topleft)
            skin.painter.paragraph(surface, words, skin.type(self._units), theme.text, area)

    def _draw_first(self, surface: Surface, line: Rect) -> None:
        skin, theme, grade = self.skin, self.skin.theme, self._grade
        side = min(skin.px(22), line.h)
        draw_mark(
            surface, skin.painter, theme, grade.label, (line.x + side / 2, line.centery), side
        )
        kind = skin.type(17, Face.SEMIBOLD)
        right = skin.painter.text_width(self._result, kind) if self._result else 0
        x = line.x + side + skin.px(9)
        room = line.right - right - skin.px(10) - x
        if skin.painter.text_width(self._cell.title, kind) > room:
            right, room = 0, line.right - x  # the cost is also shown under the reason
        name = say("review-moment", place=self._cell.title, label=label_word(grade))
        if skin.painter.text_width(name, kind) > room:
            name = self._cell.title  # the mark shows the rest
        skin.painter.label(surface, name, kind, theme.text, Rect(x, line.y, room, line.h))
        if right and grade.label is not None:
            ink = loss_colour(theme, grade.label)
            area = Rect(line.right - right, line.y, right + 2, line.h)
            skin.painter.label(surface, self._result, kind, ink, area)

    def _cards_width(self) -> int:
        """The width that the answer and the better one beside it take from the words."""
        shown = _cards_shown(self._grade)
        return pair_width(self._grade, self._card_width) + self.px(12) if shown else 0


class OpenMoment(Flow):
    """A moment with further items under it in its box."""

    def __init__(self, moment: MomentWidget, rest: Item) -> None:
        super().__init__(moment, rest)

    def _inner(self, width: int) -> int:
        return width - 2 * self.px(PAD)

    def height_at(self, width: int) -> int:
        moment, rest = self.items
        return moment.measure(width) + rest.measure(self._inner(width)) + self.px(REST)

    def place(self, box: Rect) -> None:
        """The moment's box goes around both."""
        moment, rest = self.items
        moment.move_to(box)
        width = self._inner(box.w)
        height = rest.measure(width)
        rest.move_to(Rect(box.x + self.px(PAD), box.bottom - self.px(REST) - height, width, height))


def draw_pair(
    surface: Surface, skin: Skin, ctx: Context, grade: Grade, point: tuple[int, int], width: int
) -> None:
    """Draw the card that was played and the better one over it."""
    line = max(2.0, 2.5 * skin.metrics.u)
    shown = _cards_shown(grade)
    for index, (card, wrong) in enumerate(shown):
        x = point[0] + width // 2 + index * round(width * STEPS[len(shown)])
        y = point[1] + round(width * (0.7 + index * LOWER[len(shown)]))
        ink = skin.theme.heart if wrong else skin.theme.accent
        ctx.cardart.lay(surface, card.text, width, (x, y), shadow=None, edge=(ink, line))


def pair_width(grade: Grade, width: int) -> int:
    """The width of the two cards together."""
    count = len(_cards_shown(grade))
    return round(width * (1 + STEPS[count] * (count - 1))) if count else 0


def _cards_shown(grade: Grade) -> tuple[tuple[Card, bool], ...]:
    """The cards beside the reason, with whether each was wrong."""
    played, best = grade.played, grade.best
    if isinstance(played, PassCards) and isinstance(best, PassCards):
        gone, wanted = ([card for card, _ in gift.gives] for gift in (played, best))
        wrong = [(card, True) for card in gone if card not in wanted]
        better = [(card, False) for card in wanted if card not in gone]
        return (*wrong[:3], *better[:3]) or tuple((card, False) for card in wanted[:6])
    if not isinstance(played, PlayCard) or not isinstance(best, PlayCard):
        return ()
    if played.card is best.card:
        return ((best.card, False),)
    return ((played.card, True), (best.card, False))
