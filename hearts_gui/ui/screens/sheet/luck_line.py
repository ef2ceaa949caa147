"""Draws luck: its running sum in the band of chance, and one deal beside six other players."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from operator import itemgetter
from typing import TypeAlias

import pygame
from pygame import Rect, Surface

from hearts_gui.session.past.figures import Luck, luck_of
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.screens.sheet.chart import lines_for, scale_of
from hearts_gui.ui.screens.sheet.luck import TENTHS, DealLuck, headline, luck_sentences, verdict
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Skin, Widget
from hearts_gui.ui.widgets.button import text
from hearts_gui.ui.widgets.flow import Anchor, Column, Item, Row, Sized
from hearts_gui.wording.language.figures import MINUS, figure
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import decimal_text, halves

MOST_POINTS = 200
RING, DOT = 8.0, 11.0
"""The sizes of a ring and of the player's dot; equal rings are one of that size, with a number."""
AXIS_POINTS = 26.0
"""The axis ends here, or at the largest number on it."""
NUMBER, BESIDE = 120, 330
"""The column of the number, and the least width of the box in which words stand beside it."""
AWAITED = 110.0
"""The room for verdict and axis until they are known, so that little moves when they come."""
SMALL = 15.0
"""The captions of the axis."""


def luck_box(ctx: Context, luck: DealLuck, opened: Callable[[], None]) -> Item:
    """The box; `opened` shows what each of the others took, and how it is counted."""
    number, caption = headline(luck)
    lines = [text(ctx, line, units=17) for line in luck_sentences(luck)]
    close = max(-14, -0.3 * Skin(ctx).title(64).px / ctx.metrics.u)  # no more than is empty
    left = Column(text(ctx, number, units=64, face=Face.DISPLAY, align=Align.CENTRE), close,
                  text(ctx, caption, units=16, quiet=True, align=Align.CENTRE))  # fmt: skip
    words = verdict(luck)
    title = text(ctx, words, units=26, face=Face.DISPLAY) if words else None
    right = Column(title, 6, *lines, gap=2)
    top = Row(Sized(left, width=NUMBER), Sized(right, grow=1), gap=22, down=Anchor.START,
              stack=BESIDE)  # fmt: skip
    axis = None if luck.par is None or luck.practice else LuckWidget(ctx, luck, opened)
    return Column(top, axis, AWAITED if luck.waiting else 0, gap=0)


class LuckWidget(Widget):
    """The points of the six with the same cards, and the player's; a press shows more."""

    role = Role.GRID
    margin_units = 4.0

    def __init__(self, ctx: Context, luck: DealLuck, opened: Callable[[], None]) -> None:
        super().__init__(ctx, say("luck-title"))
        self._luck, self.act = luck, opened
        self.value_words = " ".join((*headline(luck), *luck_sentences(luck), self._field_text()))
        self.tooltip = say("luck-more")

    def _field_text(self) -> str:
        """A text that says whose points the rings are."""
        par = self._luck.par
        assert par is not None
        field = self._luck.halves[0] - self._luck.halves[1] * (-1 if self._luck.high else 1)
        sign = MINUS * (field < 0)
        return say("luck-field", n=len(par.points), field=f"{sign}{halves(field / 2)}")

    def _rise(self) -> int:
        """How far the rings lie above the player's dot where it would hide some, in pixels."""
        assert self._luck.par is not None
        return self.px(2 * DOT) * (self._luck.points in self._luck.par.points)

    def measure(self, width: int) -> int:
        """Rings, line and captions, in a second line what has no room in the first."""
        captions = self._captions(Rect(0, 0, width, 0))[-1][1].bottom + self.px(4)
        return max(self.skin.metrics.hit, 2 * self.px(DOT) + self._rise() + captions)

    def _ends(self) -> tuple[float, float]:
        assert self._luck.par is not None
        values = [float(self._luck.points), *self._luck.par.points]
        return min(0.0, *values), max(AXIS_POINTS, *values)

    def _at(self, value: float, axis: Rect) -> int:
        """The place of a number of points on the axis."""
        pad, (low, top) = self.px(DOT) + 2, self._ends()
        return round(axis.x + pad + (value - low) * (axis.w - 2 * pad) / (top - low))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, luck, box = self.skin, self._luck, self.box
        assert luck.par is not None
        theme, painter, points = skin.theme, skin.painter, luck.par.points
        rise, bold = self._rise(), skin.type(SMALL, Face.SEMIBOLD)
        y = box.y + skin.px(DOT) + rise
        painter.box(surface, Rect(box.x, y - 1, box.w, 2), BoxStyle(0, skin.edge(0.4)))
        disc = partial(painter.disc, surface, line_width=max(1.5, 2 * skin.metrics.u))
        for value, count in sorted(Counter(points).items(), key=itemgetter(1)):
            at = self._at(value, box), y - rise * (value == luck.points)
            disc(at, skin.px(DOT if count > 1 else RING), fill=(*theme.solid_panel, 255),
                 line=(*theme.text2, 255))  # fmt: skip
            if count > 1:
                area = Rect(at, (0, 0)).inflate(2 * skin.px(DOT), 2 * skin.px(DOT))
                painter.label(surface, figure(count), skin.type(13, Face.BOLD), theme.text, area,
                              align=Align.CENTRE)  # fmt: skip
        own = self._at(luck.points, box), y
        disc(own, skin.px(DOT), fill=(*theme.heart, 255), line=(*theme.text, 255))
        line = Rect(box.x, y + skin.px(DOT) + skin.px(3), box.w, 0)
        for index, (words, area) in enumerate(self._captions(line)):
            kind, ink = (skin.type(SMALL), theme.text2) if index else (bold, theme.text)
            painter.paragraph(surface, words, kind, ink, area, align=Align.CENTRE)

    def _captions(self, line: Rect) -> list[tuple[str, Rect]]:
        """The player under the dot, the ends where there is room, and the six: as near to the
        middle of their rings as that line allows, or below it."""
        skin, luck = self.skin, self._luck
        assert luck.par is not None
        kind, bold = skin.type(SMALL), skin.type(SMALL, Face.SEMIBOLD)
        height, gap = skin.fonts_height(kind), skin.px(16)

        def place(words: str, font: Type, x: int) -> Rect:
            area = Rect(0, line.y, skin.painter.text_width(words, font) + 4, height)
            area.centerx = x
            return area.clamp(Rect(line.x, line.y, line.w, height))

        you = place(say("luck-you"), bold, self._at(luck.points, line))
        shown, taken = [(say("luck-you"), you)], [you.inflate(2 * gap, 0)]
        for end, x in zip(self._ends(), (line.x, line.right), strict=True):
            words = figure(round(end)) if end == round(end) else decimal_text(end)
            area = place(words, kind, x)
            if not area.inflate(gap, 0).colliderect(you):
                shown.append((words, area))
                taken.append(area.inflate(2 * gap, 0))
        field = self._field_text()
        six = place(field, kind, self._at(sum(luck.par.points) / len(luck.par.points), line))
        places = (six.move(x - six.x, 0) for x in range(line.x, line.right - six.w + 1))
        long = six.w > line.w  # in as many lines as it takes
        high = skin.painter.paragraph_height(field, kind, line.w) if long else height
        below = Rect(line.x if long else six.x, six.y + height, min(six.w, line.w), high)
        free = [area for area in places if area.collidelist(taken) < 0] or [below]
        return [*shown, (field, min(free, key=lambda area: abs(area.x - six.x)))]


Points: TypeAlias = list[tuple[float, float]]


def draw_luck(skin: Skin, surface: Surface, room: Rect, luck: Luck) -> None:
    """Draw axes, band and line into a room; up is what luck saved."""
    theme, painter = skin.theme, skin.painter
    reach = max(1.0, *luck.bands, *(abs(luck_sum) for luck_sum in luck.sums))
    kind = skin.type(14)
    height = skin.fonts_height(kind)
    low, high, step = scale_of(-reach, reach, lines_for(room.h - 2 * height, height))
    left = max(painter.text_width(figure(int(end)), kind) for end in (low, high)) + skin.px(12)
    plot = Rect(
        room.x + left, room.y + height // 2, room.w - left - skin.px(8), room.h - 2 * height
    )
    if plot.w < 20 or plot.h < 20:
        return
    last = len(luck.sums) - 1

    def at(deal: int, value: float) -> tuple[float, float]:
        return (plot.x + plot.w * deal / last, plot.bottom - plot.h * (value - low) / (high - low))

    value = low
    while value <= high + 0.01:
        y = round(at(0, value)[1])
        strong = abs(value) < step / 2
        ink = skin.ink(0.4 if strong else 0.13)
        painter.box(surface, Rect(plot.x, y, plot.w, 1), BoxStyle(0, ink))
        area = Rect(room.x, y - height // 2, left - skin.px(8), height)
        painter.label(surface, figure(int(value)), kind, theme.text2, area, align=Align.RIGHT)
        value += step
    every = sorted({*range(0, last, max(1, last // MOST_POINTS)), last})
    ridge = [at(deal, luck.bands[deal]) for deal in every]
    floor = [at(deal, -luck.bands[deal]) for deal in every]
    draw_band(skin, surface, ridge, floor, [at(deal, luck.sums[deal]) for deal in every])
    small = skin.type(14, Face.SEMIBOLD)
    for deal in (1, last):
        text = figure(deal)
        area = Rect(0, plot.bottom + height // 2, painter.text_width(text, small) + 2, height)
        area.centerx = round(at(deal, 0)[0])
        area.right = min(area.right, room.right)
        painter.label(surface, text, small, theme.text2, area, align=Align.CENTRE)


def draw_band(skin: Skin, surface: Surface, ridge: Points, floor: Points, line: Points) -> None:
    """Draw a line that ends in a disc, within the band that it may be wrong by."""
    theme, painter = skin.theme, skin.painter
    fill_shape(surface, [*ridge, *reversed(floor)], (*theme.heart, 45))
    if theme.strong:
        for side in (ridge, floor):
            painter.polyline(surface, side, colour=skin.band(theme.heart, 0.0), width=1.5)
    painter.polyline(surface, line, colour=theme.heart, width=max(2.0, skin.px(3.5)))
    painter.disc(
        surface, line[-1], skin.px(7), fill=(*theme.heart, 255),
        line=(*theme.solid_panel, 255), line_width=max(1.5, 2 * skin.metrics.u),
    )  # fmt: skip


def fill_shape(surface: Surface, points: Points, colour: tuple[int, int, int, int]) -> None:
    """Fill a shape with a translucent colour."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    box = Rect(int(min(xs)), int(min(ys)), 0, 0)
    box.size = (int(max(xs)) - box.x + 2, int(max(ys)) - box.y + 2)
    shape = Surface(box.size, pygame.SRCALPHA)
    pygame.draw.polygon(shape, colour, [(x - box.x, y - box.y) for x, y in points])
    surface.blit(shape, box.topleft)


def luck_words(game: Luck) -> tuple[str, ...]:
    """The sums of luck and play, and the band, in words."""
    luck, play, deals = game.sums[-1], game.play, len(game.sums) - 1
    return (
        say("stat-luck-sum", n=deals, luck=decimal_text(abs(luck)), saved=luck >= 0,
            play=decimal_text(abs(play)), well=play >= 0),
        say("stat-luck-band", half=round(game.bands[-1]), inside=abs(luck) <= game.bands[-1]),
    )  # fmt: skip


def game_luck(by_deal: Sequence[DealLuck]) -> Luck | None:
    """The running sums over the deals of a game; None before two are known."""
    parts = [deal.parts for deal in by_deal if deal.par is not None and not deal.practice]
    lucks = [luck / TENTHS for _, luck, _, _ in parts]
    return luck_of(lucks, [play / TENTHS for _, _, play, _ in parts])


class LuckRun(Widget):
    """Luck over the deals of a game, with its band and in words."""

    role = Role.GRID
    focusable = False
    margin_units = 4.0

    def __init__(self, ctx: Context, box: Rect, luck: Luck) -> None:
        super().__init__(ctx, say("stat-luck"), box)
        self._luck, self.value_words = luck, " ".join(luck_words(luck))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box = self.skin, self.box
        kind, text = skin.type(15), "\n".join(luck_words(self._luck))
        height = skin.painter.paragraph_height(text, kind, box.w)
        area = Rect(box.x, box.bottom - height - skin.px(8), box.w, height)
        skin.painter.paragraph(surface, text, kind, skin.theme.text2, area)
        room = Rect(box.x, box.y, box.w, area.y - skin.px(12) - box.y)
        draw_luck(skin, surface, room, self._luck)
