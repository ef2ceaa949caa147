"""The strip of a deal's decisions: one cell each, with its mark. It is one keyboard stop."""

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect, Surface

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.engine.play.actions import PassCards
from hearts_gui.ui.draw.fonts import Face, Type, smaller
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.theme import MIN_TEXT
from hearts_gui.ui.review.source import StripCell
from hearts_gui.ui.review.state import label_word
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.small_table.pills import draw_mark
from hearts_gui.ui.widgets.base import Part, Role, Widget
from hearts_gui.ui.widgets.button import IconButton
from hearts_gui.wording.language.messages import say

CELL, WIDE_CELL, GAP = 52.0, 92.0, 6.0
SMALLEST, LEAST_TEXT = 26, 9
"""The least width of a cell, and the least size of its name, in pixels."""


class StripWidget(Widget):
    """Decisions from left to right, in two rows where the place is narrow."""

    role = Role.LIST
    margin_units = 4.0
    focus_radius = 16.0

    def __init__(
        self, ctx: Context, box: Rect, cells: Sequence[StripCell], choose: Callable[[int], None], *,
        rows: int = 1,
    ) -> None:  # fmt: skip
        super().__init__(ctx, say("review-strip"), box)
        self.cells = tuple(cells)
        self.current = 0
        self.grades: dict[str, Grade] = {}
        self._choose = choose
        self._rows = rows

    @property
    def value_text(self) -> str:
        cell = self.cells[self.current]
        return say("review-cell-value", name=cell.told, label=self._word(cell))

    def _word(self, cell: StripCell) -> str:
        """The name of its grade; the last card of a hand is no choice."""
        none = say("review-label", label="none")
        return none if cell.decision is None else label_word(self.grades.get(cell.line))

    def tell(self, grades: dict[str, Grade], current: int) -> None:
        """Show these grades and this cell."""
        if (grades, current) != (self.grades, self.current):
            self.grades, self.current = grades, current
            self.touch()

    # -- places

    def cell_box(self, index: int) -> Rect:
        per_row = -(-len(self.cells) // self._rows)
        row, column = divmod(index, per_row)
        gap = round(GAP * self.ctx.metrics.base_u) if per_row < 18 else 2
        room = (self.box.w + gap) // per_row - gap
        most = self.skin.px(CELL if self._rows == 1 else WIDE_CELL)
        width = max(min(SMALLEST, room), min(most, room))
        count = min(per_row, len(self.cells) - row * per_row)
        left = self.box.centerx - (count * (width + gap) - gap) // 2
        height = (self.box.h - (self._rows - 1) * gap) // self._rows
        return Rect(left + column * (width + gap), self.box.y + row * (height + gap), width, height)

    def parts(self) -> tuple[Part, ...]:
        return tuple(
            Part(cell.told, self.cell_box(index), partial(self._choose, index),
                 index == self.current, self._word(cell))
            for index, cell in enumerate(self.cells)
        )  # fmt: skip

    # -- what it does

    def press_at(self, pos: tuple[int, int]) -> None:
        """Show the decision that was pressed."""
        for index in range(len(self.cells)):
            if self.cell_box(index).inflate(self.skin.px(GAP), 8).collidepoint(pos):
                self.ctx.sound.play("tick")
                self._choose(index)
                return

    def key(self, event: KeyDown) -> bool:
        """Left and right go from decision to decision."""
        if not event.across:
            return False
        self._choose(max(0, min(len(self.cells) - 1, self.current + event.across)))
        return True

    # -- drawing

    def draw(self, surface: Surface, _clip: Rect) -> None:
        for index, cell in enumerate(self.cells):
            self._draw_cell(surface, self.cell_box(index), cell, current=index == self.current)

    def _draw_cell(self, surface: Surface, box: Rect, cell: StripCell, *, current: bool) -> None:
        skin, theme = self.skin, self.skin.theme
        radius = min(12 * skin.metrics.u, box.w / 3)
        grade = self.grades.get(cell.line)
        empty = cell.decision is None or (grade is not None and not grade.real)
        if current:
            fill, line, width = ((*theme.accent, 41), (*theme.accent, 255),
                                 max(2.0, 2 * skin.metrics.u))  # fmt: skip
        elif empty:
            fill, line, width = skin.ink(0.02), skin.edge(0.16), 1.0
        else:
            fill, line, width = skin.ink(0.08), skin.edge(0.12), skin.hairline
        skin.painter.box(surface, box, BoxStyle(radius, fill, line, width))
        kind = skin.type(14, Face.SEMIBOLD)
        kind = Type(kind.face, max(LEAST_TEXT, min(kind.px, round(box.h * 0.34))))
        kind = skin.painter.largest(cell.name, smaller(kind, LEAST_TEXT), box.w - 4)
        top = Rect(box.x, box.y + box.h // 12, box.w, round(box.h * 0.44))
        ink = theme.text if not empty else theme.text2
        passed = cell.decision is not None and isinstance(cell.decision.action, PassCards)
        if passed and kind.px < MIN_TEXT:
            skin.icons.draw(surface, Icon.CARDS, top.center, round(min(top.h, 0.7 * box.w)), ink)
        else:
            skin.painter.label(surface, cell.name, kind, ink, top, align=Align.CENTRE)
        label = None if grade is None or grade.label is Mark.CLOSE else grade.label
        side = round(min(24 * skin.metrics.u, box.w * 0.7, box.h * 0.42))
        centre = (box.centerx, box.y + box.h * 0.70)
        if grade is None and cell.decision is not None:
            skin.painter.disc(surface, centre, max(2.0, side / 10), fill=skin.edge(0.35))
        draw_mark(surface, skin.painter, theme, label, centre, side)


def strip_arrows(
    ctx: Context, box: Rect, rows: int, go: Callable[[int], None], to_mark: Callable[[int], None]
) -> tuple[Rect, list[Widget]]:
    """The room that the arrows leave the strip, and the arrows, which lead to the next cell and
    mark.

    With two rows or a narrow strip there are none.
    """
    metrics = ctx.metrics
    disc = min(metrics.px(22), max(18, box.h // 4))
    width = 2 * disc + metrics.px(6)
    if rows > 1 or box.w <= 14 * width:
        return box, []
    widgets: list[Widget] = []
    for step, x in ((-1, box.x + disc), (1, box.right - disc)):
        for act, key, icon, at in (
            (to_mark, "review-next-mark", (Icon.ARROW_LEFT, Icon.ARROW_RIGHT), x),
            (go, "review-next", (Icon.CHEVRON_LEFT, Icon.CHEVRON_RIGHT), x - step * width),
        ):
            widgets.append(
                IconButton(ctx, say(key, way=step), partial(act, step), (at, box.centery),
                           icon=icon[step > 0], radius_units=disc / metrics.u, on_panel=True)
            )  # fmt: skip
    return box.inflate(-4 * width - metrics.px(16), 0), widgets
