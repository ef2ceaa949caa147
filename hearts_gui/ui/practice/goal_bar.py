"""Parts of the lesson screen: the path with stars, and the bar with goal and words."""

import math
from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect, Surface

from hearts_gui.engine.play.actions import Action, MakeBid, NameSuit
from hearts_gui.session.practice.lesson import ME
from hearts_gui.session.practice.lesson_book import MOST_STARS
from hearts_gui.ui.draw.fonts import Face, smaller
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.shapes import blit_centred, hex_colour
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.draw.theme import MIN_TEXT, Colour
from hearts_gui.ui.practice.lesson_run import LessonRun, PartState
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.small_table.small_table import SmallTable
from hearts_gui.ui.widgets.base import Role, Skin, Widget
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.room import shares
from hearts_gui.wording.language.messages import exists, joined, say

_SHAPE = (
    "M24 2h12a3 3 0 0 1 3 3v26h12a2.5 2.5 0 0 1 1.9 4.2L32 58a3 3 0 0 1-4 0"
    "L7.1 35.2A2.5 2.5 0 0 1 9 31h12V5a3 3 0 0 1 3-3z"
)
SIDE, REACH, ROUND_MS, ROUNDS = 60.0, 8.0, 900.0, 3
ARROW_Z = 490.0
_STAR = "M12 2.6L14.8 9.2L22 9.8L16.5 14.5L18.2 21.5L12 17.7L5.8 21.5L7.5 14.5L2 9.8L9.2 9.2Z"
GAP = 0.28
"""Between two stars, as a part of their side."""


def draw_stars(surface: Surface, skin: Skin, end: tuple[int, int], side: int, filled: int) -> int:
    """Draw a row up to its right end; those not reached are outlines, so that no colour is needed.

    Returns the left end.
    """
    theme = skin.theme
    left = end[0] - round(side * (MOST_STARS + GAP * (MOST_STARS - 1)))
    for index in range(MOST_STARS):
        center = (left + side / 2 + index * side * (1 + GAP), end[1])
        if index < filled:
            body = f'<path d="{_STAR}" fill="{hex_colour(theme.accent)}"/>'
            blit_centred(surface, skin.painter.svg(body, (side, side), "0 0 24 24"), center)
        else:
            skin.icons.draw(surface, Icon.STAR, center, side, theme.text2)
    return left


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
        if self.busy:
            self._spent += dt_ms
            self.touch()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        theme, rise = self._skin.theme, 0.0
        if self.busy:
            turn = 2 * math.pi * self._spent / ROUND_MS
            rise = REACH * self._skin.metrics.base_u * (1 - math.cos(turn)) / 2
        for tip in self._tips:
            box = self._box(tip, rise)
            body = f'<path d="{_SHAPE}" fill="{hex_colour(theme.accent)}"/>'
            picture = self._skin.painter.svg(body, box.size, "0 0 60 60")
            blit_centred(surface, picture, box.center)


class LessonRow(Widget):
    """A lesson: its number or a tick on a disc, its name, its stars; `bare` is the disc alone."""

    role = Role.LIST_ITEM
    margin_units = 4.0

    def __init__(
        self, ctx: Context, label: str, act: Callable[[], None], *,
        number: int, stars: int, current: bool, bare: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(ctx, label)
        self.act = act
        self._number, self._stars, self._current, self._bare = number, stars, current, bare
        self.value_words = say("lesson-row", n=stars, now=current)
        if bare:
            self.tooltip = label

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme, box = self.skin, self.skin.theme, self.box
        if self._current and not self._bare:
            skin.chosen(surface, box, radius=14)
        elif self.hovered or self.pressed:
            skin.lit(surface, box, 14, 0.2 if self.pressed else 0.13)
        side = min(skin.px(34), box.h - 4, box.w - 4)
        left = box.x + (box.w - side) // 2 if self._bare else box.x + skin.px(14)
        disc = Rect(left, box.centery - side // 2, side, side)
        self._draw_disc(surface, disc)
        if self._bare:
            return
        star = min(skin.px(18), box.w // 16)
        right, x = box.right - skin.px(14), disc.right + skin.px(14)
        if self._stars:
            left = draw_stars(surface, skin, (right, box.centery), star, self._stars)
            right = left - skin.px(8)
        room = Rect(x, box.y, right - x, box.h)
        face = Face.SEMIBOLD if self._current or self._stars else Face.MEDIUM
        ink = theme.text if self._current or self._stars else theme.text2
        skin.painter.label(surface, self.label, skin.type(17, face), ink, room)

    def _draw_disc(self, surface: Surface, disc: Rect) -> None:
        skin, theme = self.skin, self.skin.theme
        radius, kind = disc.w / 2, skin.type(15, Face.BOLD)
        line = max(1.5, 1.5 * skin.metrics.u)
        if self._current:
            skin.painter.box(surface, disc, BoxStyle(radius, theme.accent))
            ink = skin.primary_text()
        elif self._stars:
            skin.painter.box(surface, disc, BoxStyle(radius, theme.ok))
            side = round(disc.w * 0.6)
            ink = theme.solid_panel if theme.dark else (255, 255, 255)
            skin.icons.draw(surface, Icon.CHECK, disc.center, side, ink)
            return
        else:
            skin.painter.box(surface, disc, BoxStyle(radius, None, (*theme.text2, 255), line))
            ink = theme.text2
        text = str(self._number)
        kind = skin.painter.largest(text, smaller(kind, MIN_TEXT), 0.7 * disc.w)
        skin.painter.label(surface, text, kind, ink, disc, align=Align.CENTRE)


def lesson_words(run: LessonRun, names: Sequence[str]) -> str:
    """One line: what matters in this trick, or how it ended."""
    key = run.lesson.words(run.part)
    match run.stand:
        case PartState.DONE:
            right = words_of((f"{key}-yes", "lesson-yes"), names)
            lost = _stars_lost(run)
            return say("lesson-told", told=right, lost=lost) if lost else right
        case PartState.LOST:
            return words_of((f"{key}-no", "lesson-no"), names)
    if run.doomed:
        return say("lesson-see")
    later = {0: (), 1: (f"{key}-then",)}.get(run.tricks_over, (f"{key}-last", f"{key}-then"))
    return words_of((*later, key), names)


def words_of(keys: Sequence[str], names: Sequence[str]) -> str:
    """The first of these messages that exists, with the names of the seats."""
    key = next((key for key in keys[:-1] if exists(key)), keys[-1])  # the last one always does
    return say(key, left=names[1], across=names[2], right=names[-1])


def _stars_lost(run: LessonRun) -> str:
    """At the end of a lesson, what cost the missing stars; empty if none is missing."""
    if not run.last or not (run.again or run.helped):
        return ""
    why = "both" if run.again and run.helped else "again" if run.again else "arrow"
    return say("lesson-stars-lost", why=why)


WORDS = 21.0


def choice_buttons(
    ctx: Context, area: Rect, table: SmallTable | None, options: tuple[Action, ...],
    do: Callable[[Action], None],
) -> list[Button]:  # fmt: skip
    """A button for each bid or suit, in the middle of the table where there is one."""
    skin = Skin(ctx)
    if table is not None:
        centre = table.layout.trick_centre
        width = min(round(area.w * 0.55), skin.px(150) * len(options))
        area = Rect(0, 0, width, max(skin.px(56), ctx.metrics.hit))
        area.center = (round(centre[0]), round(centre[1]))
    boxes = shares(area, len(options), skin.px(12))
    return [
        Button(ctx, _name_of(option), partial(do, option), box, z=60.0)
        for box, option in zip(boxes, options, strict=True)
    ]


def _name_of(option: Action) -> str:
    """The name of a bid or a suit."""
    match option:
        case MakeBid(counters=counters):
            return say("lesson-bid", n=counters)
        case NameSuit(suit=suit):
            return say("lesson-suit", suit=suit)
        case _:
            raise TypeError(f"{option!r} is no bid and no suit of seat {ME}")


class GoalBar(Widget):
    """Shows goal and words, and leaves room for the close button at the right."""

    role = Role.LABEL
    margin_units = 6.0

    def __init__(self, ctx: Context, box: Rect, run: LessonRun, words: str, close: int) -> None:
        own = f"{run.lesson.words(run.part)}-goal"
        super().__init__(ctx, say(own if exists(own) else run.lesson.goal), box)
        self._run, self._words, self._close = run, words, close
        part = say("lesson-part", at=run.part + 1, of=len(run.lesson.parts))
        self.value_words = joined(words, part)

    @property
    def _ink(self) -> Colour:
        theme = self.skin.theme
        stand = self._run.stand
        if stand is PartState.LOST:
            return theme.heart
        return theme.ok if stand is PartState.DONE else theme.text

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box, run = self.skin, self.box, self._run
        pad = skin.px(24)
        star = min(skin.px(26), round(box.h * 0.3), box.w // 18)
        middle = box.y + round(box.h * 0.27)
        filled = run.stars if run.stand is PartState.DONE and run.last else 0
        left = draw_stars(surface, skin, (self._close - skin.px(16), middle), star, filled)
        left = self._draw_parts(surface, left - skin.px(22), middle)
        inner = Rect(box.x + pad, box.y + round(box.h * 0.05), left - skin.px(12) - box.x - pad,
                     round(box.h * 0.40))  # fmt: skip
        sizes = smaller(skin.type(30, Face.DISPLAY), MIN_TEXT)
        low = (kind for kind in sizes if kind.px == MIN_TEXT or skin.fonts_height(kind) <= inner.h)
        kind = skin.painter.largest(self.label, low, inner.w)
        skin.painter.label(surface, self.label, kind, skin.theme.text, inner)
        room = Rect(box.x + pad, 0, self._close - box.x - 2 * pad, round(box.h * 0.46))
        room.y = box.y + room.h
        self._draw_words(surface, room)

    def _draw_words(self, surface: Surface, room: Rect) -> None:
        skin, run = self.skin, self._run
        kind = skin.type(WORDS, Face.SEMIBOLD)
        if run.stand is not PartState.OPEN:
            side = skin.px(20)
            icon = Icon.CHECK if run.stand is PartState.DONE else Icon.CLOSE
            center = (room.x + side // 2, room.y + skin.fonts_height(kind) // 2)
            skin.icons.draw(surface, icon, center, side, self._ink)
            room = Rect(room.x + side + skin.px(8), room.y, room.w - side - skin.px(8), room.h)
        kinds = smaller(kind, MIN_TEXT)
        while (kind := next(kinds)).px > MIN_TEXT:
            if skin.painter.paragraph_height(self._words, kind, room.w) <= room.h:
                break
        skin.painter.paragraph(surface, self._words, kind, self._ink, room)

    def _draw_parts(self, surface: Surface, right: int, middle: int) -> int:
        """The dots of the parts, ending at `right`; where they begin."""
        skin, theme, run = self.skin, self.skin.theme, self._run
        count, side, gap = len(run.lesson.parts), skin.px(12), skin.px(8)
        left = right - count * side - (count - 1) * gap
        for part in range(count):
            done = part < run.part or (part == run.part and run.stand is PartState.DONE)
            area = Rect(left + part * (side + gap), middle - side // 2, side, side)
            now = part == run.part
            fill = theme.accent if done or now else None
            line = theme.accent if now else theme.text2
            style = BoxStyle(side / 2, fill, (*line, 255), max(1.5, 1.5 * skin.metrics.u))
            skin.painter.box(surface, area, style)
        return left
