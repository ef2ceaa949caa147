"""What stands on the stage beside the cards: which puzzles are shown, the way through the deals
beside an answer, and the row of today's positions."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.engine.rules.presets import preset
from hearts_gui.session.past.motif import Motif
from hearts_gui.session.setup.naming import rules_title
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.puzzles.queue import PuzzleQueue, Series
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Part, Role, Skin, Widget
from hearts_gui.ui.widgets.button import IconButton
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.wording.language.messages import say

OVER_CARDS = 520.0
DROPDOWN = 250


CELL, GAP, NAME = 82.0, 10.0, 130.0
"""The widths of a cell, between two, and of the name before them."""
_SIGNS = {
    "moon": Icon.MOON, "shoot": Icon.MOON, "spades": Icon.SPADE, "queen": Icon.SPADE,
    "guards": Icon.SPADE, "smoke": Icon.SPADE, "hearts": Icon.HEART, "throw": Icon.HEART,
    "points": Icon.HEART, "feed": Icon.PEOPLE, "void": Icon.DIAMOND, "count": Icon.DIAMOND,
    "passed": Icon.PEOPLE, "deals": Icon.FLAG,
}  # fmt: skip
"""By a part of the motif's key."""


def sign_of(motif: Motif | None) -> Icon:
    """The picture that stands for a motif; it only helps to tell cells apart."""
    key = "" if motif is None else motif.value
    return next((icon for part, icon in _SIGNS.items() if part in key), Icon.TARGET)


class TodayStrip(Widget):
    """Cells from left to right; the one shown is golden, none where the row is `finished`."""

    role = Role.LIST
    focusable = False
    margin_units = 4.0

    def __init__(self, ctx: Context, box: Rect, row: Series, *, finished: bool = False) -> None:
        super().__init__(ctx, say("practice-row", drill=row.title is not None), box)
        self._row, self._current = row, -1 if finished else row.place[0] - 1

    @property
    def value_text(self) -> str:
        """Which position it is."""
        number, of = self._row.place
        return say("practice-at", at=number, of=of)

    def parts(self) -> tuple[Part, ...]:
        """The cells with how they were answered."""
        return tuple(
            Part(say("practice-at", at=index + 1, of=len(self._row.motifs)), self._cell(index),
                 chosen=index == self._current, value=self._spoken(index))
            for index in range(len(self._row.motifs))
        )  # fmt: skip

    def _spoken(self, index: int) -> str:
        answers = self._row.answers
        if index >= len(answers):
            return say("practice-cell", result="open")
        return say("practice-cell", result="right" if answers[index] else "again")

    def _cell(self, index: int) -> Rect:
        skin, count = self.skin, max(1, len(self._row.motifs))
        left = self.box.x + (skin.px(NAME) if self.box.w > skin.px(700) else 0)
        gap = min(skin.px(GAP), max(2, self.box.w // 120))
        width = min(skin.px(CELL), (self.box.right - left + gap) // count - gap)
        return Rect(left + index * (width + gap), self.box.y, width, self.box.h)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the name of the row, where there is room, and the cells."""
        skin, theme = self.skin, self.skin.theme
        if self._cell(0).x > self.box.x:
            upper = Rect(self.box.x, self.box.y, skin.px(NAME), self.box.h // 2)
            skin.painter.label(surface, self.label, skin.type(17, Face.SEMIBOLD), theme.text, upper)
            lower = upper.move(0, upper.h)
            skin.painter.label(surface, self.value_text, skin.type(15), theme.text2, lower)
        for index, motif in enumerate(self._row.motifs):
            self._draw_cell(surface, index, motif)

    def _draw_cell(self, surface: Surface, index: int, motif: Motif | None) -> None:
        skin, theme, box = self.skin, self.skin.theme, self._cell(index)
        now, answers = index == self._current, self._row.answers
        fill = (*theme.accent, 41) if now else skin.ink(0.05)
        line = (*theme.accent, 255) if now else skin.edge(0.12)
        width = max(2.0, 2 * skin.metrics.u) if now else skin.hairline
        skin.painter.box(surface, box, BoxStyle(min(12 * skin.metrics.u, box.w / 4), fill, line,
                                                width))  # fmt: skip
        side = min(skin.px(22), round(box.w * 0.36))
        answered = index < len(answers)
        # What an open position is about would give its answer away.
        shown = answered or self._row.title is not None
        icon = sign_of(motif) if shown else Icon.QUESTION
        x = box.centerx - (round(box.w * 0.22) if answered else 0)
        skin.icons.draw(surface, icon, (x, box.centery), side, theme.text2)
        if answered:
            right = answers[index]
            skin.icons.draw(surface, Icon.CHECK if right else Icon.REDO,
                            (box.centerx + round(box.w * 0.22), box.centery), side,
                            theme.ok if right else theme.accent)  # fmt: skip


def rules_choice(
    ctx: Context, queue: PuzzleQueue, midright: tuple[int, int], most: int,
    changed: Callable[[int], None],
) -> Dropdown:  # fmt: skip
    """All rule sets, each of them, and the person's own games where they have puzzles."""
    skin, keys = Skin(ctx), queue.keys
    box = Rect(0, 0, min(skin.px(DROPDOWN), most), max(44, skin.px(48)))
    box.midright = midright
    box.top = max(box.top, skin.px(1))
    names = [say("puzzle-all-rules"), *(rules_title(preset(key)) for key in keys)]
    chosen = 0 if queue.rules is None else keys.index(queue.rules) + 1
    if queue.own:
        names.append(say("puzzle-own", n=len(queue.own)))
        chosen = len(keys) + 1 if queue.only_own else chosen
    dropdown = Dropdown(ctx, say("puzzle-rules"), box, options=tuple(names), chosen=chosen,
                        changed=changed)  # fmt: skip
    dropdown.z = 40.0
    return dropdown


def pager(
    ctx: Context, box: Rect, stage: Rect, turn: Callable[[int], None], play: Callable[[], None]
) -> tuple[Widget, ...]:
    """Back, play, on, in the place of the table's button, inside the stage."""
    skin = Skin(ctx)
    side = max(ctx.metrics.hit, skin.px(52))
    gap = side + skin.px(6)
    x = min(box.centerx, stage.right - gap - side // 2 - skin.px(8))
    wanted = (
        ("puzzle-deal-before", Icon.ARROW_LEFT, lambda: turn(-1)),
        ("puzzle-happens", Icon.PLAY, play),
        ("puzzle-deal-after", Icon.ARROW_RIGHT, lambda: turn(1)),
    )
    return tuple(
        IconButton(ctx, say(key), act, (x + index * gap, box.centery), icon=icon,
                   z=OVER_CARDS)
        for index, (key, icon, act) in enumerate(wanted, start=-1)
    )  # fmt: skip
