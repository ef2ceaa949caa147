"""The chart of running totals: a line with its own markers for each player, moons, the end."""

import math
from collections.abc import Sequence
from itertools import chain, count, pairwise

from pygame import Rect, Surface

from hearts_gui.session.setup.players import Seating
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle, Painter
from hearts_gui.ui.draw.shapes import hex_colour, svg_surface
from hearts_gui.ui.draw.theme import Colour, Marker
from hearts_gui.ui.screens.sheet.facts import Sheet
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.wording.language.figures import figure
from hearts_gui.wording.language.messages import say

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
WANTED_LINES = 5
REACH = 0.7
FACE_UNITS = 30
"""The height of a name with its face."""
# The lines grow in this many steps a deal: every step draws the chart again.
GROWTH = 5

_MARKER_PATHS = {
    Marker.SQUARE: "M18 18H82V82H18Z", Marker.TRIANGLE: "M50 12L90 86H10Z",
    Marker.DIAMOND: "M50 6L94 50L50 94L6 50Z", Marker.CIRCLE: "M50 12A38 38 0 1 0 50.1 12Z",
    Marker.CROSS: "M36 10H64V36H90V64H64V90H36V64H10V36H36Z",
    Marker.RING: "M50 10A40 40 0 1 0 50.1 10ZM50 34A16 16 0 1 1 49.9 34Z",
    Marker.BAR: "M10 34H90V66H10Z",
    Marker.STAR: "M50 4L61 38H96L68 59L79 94L50 72L21 94L32 59L4 38H39Z",
    Marker.FUNNEL: "M50 88L90 14H10Z",
    Marker.SALTIRE: "M24 8L50 34L76 8L92 24L66 50L92 76L76 92L50 66L24 92L8 76L34 50L8 24Z",
    Marker.POST: "M34 6H66V94H34Z",
}  # fmt: skip


def marker_picture(
    painter: Painter, marker: Marker, side: int, colour: Colour, ground: Colour
) -> Surface:
    """A marker of this size, with an edge in the colour of what lies under it."""
    whole = round(side * 1.16)
    path, ink = _MARKER_PATHS[marker], hex_colour(colour)
    body = (
        f'<path d="{path}" fill="{ink}" stroke="{hex_colour(ground)}" stroke-width="16" '
        f'paint-order="stroke"/><path d="{path}" fill="{ink}" fill-rule="evenodd"/>'
    )
    return painter.shape(
        ("marker", marker, side, colour, ground),
        lambda: svg_surface(body, (whole, whole), "-8 -8 116 116"),
    )


def scale_of(low: float, high: float, lines: int = WANTED_LINES) -> tuple[float, float, float]:
    """The lowest and highest value of the axis and the distance of at most `lines` + 1 lines."""
    high = max(high, low + 1)
    span = high - low
    more = (10**power for power in count(4))
    step = float(next(s for s in chain(STEPS, more) if span / s <= lines))
    return (math.floor(low / step) * step, math.ceil(high / step) * step, step)


def lines_for(height: int, line_height: int) -> int:
    """The number of lines that numbers this tall leave room between."""
    return max(2, min(WANTED_LINES, height // line_height - 1))


def within_reach(values: Sequence[float], end: float) -> bool:
    """Whether a player is close enough to the end of the game to show its line."""
    furthest = max(values) if end >= 0 else -min(values)
    return furthest >= REACH * abs(end)


class ChartWidget(Widget):
    """Draws the chart into its box."""

    focusable = False
    margin_units = 4.0

    def __init__(self, ctx: Context, box: Rect, sheet: Sheet, seats: Seating, me: int) -> None:
        super().__init__(ctx, say("end-screen-totals"), box)
        self._sheet, self._seats, self._me = sheet, seats, me
        self._deals = math.inf
        values = [value for line in sheet.series for value in line]
        # The line at which the game ends is drawn once it is within reach: before, it would press
        # everything else to the bottom.
        end = sheet.end_line
        self.near = end is not None and bool(values) and within_reach(values, end)
        if self.near and end is not None:
            values.append(end)
        # Counters begin at a stock, far from zero: only what happens above it is of interest.
        high, low = max([*values, 0.0]), min([*values, 0.0])
        if sheet.begins > 0 and end is None:
            high, low = max(values), min(values)
        self._ends = (low, high)
        self.low, self.high, self._step = scale_of(low, high)

    def grow(self, deals: float) -> None:
        """End the lines after this many deals."""
        now = min(
            deals if math.isinf(deals) else round(deals * GROWTH) / GROWTH, len(self._sheet.rows)
        )
        if now != self._deals:
            self._deals = now
            self.touch()

    def draw(self, surface: Surface, clip: Rect) -> None:
        skin, box = self.skin, self.box
        kind = skin.type(15, Face.BOLD)
        names = [
            f"{who.name}  {self._sheet.decisive[seat]}" for seat, who in enumerate(self._seats)
        ]
        right = max(skin.painter.text_width(name, kind) for name in names) + skin.px(42)
        right = min(right + skin.px(FACE_UNITS), round(box.w * 0.42))
        top = skin.px(34)
        height = skin.fonts_height(skin.type(15))
        below = skin.px(8) + 2 * height
        lines = lines_for(box.h - top - below, height)
        self.low, self.high, self._step = scale_of(*self._ends, lines)
        ends = (figure(int(self.low)), figure(int(self.high)))
        left = max(skin.painter.text_width(end, skin.type(15)) for end in ends) + skin.px(16)
        plot = Rect(box.x + left, box.y + top, box.w - left - right, box.h - top - below)
        if plot.w < 40 or plot.h < 40:
            return
        self._draw_moons(surface, plot)
        self._draw_axes(surface, plot)
        if self._deals >= len(self._sheet.rows):
            self._draw_lines(surface, plot)
            self._draw_names(surface, plot, right)
            return
        end = round(self._point(plot, self._deals, self.low)[0])
        surface.set_clip(clip.clip(Rect(box.x, box.y, end - box.x, box.h)))
        self._draw_lines(surface, plot)
        surface.set_clip(clip)

    def _point(self, plot: Rect, deal: float, value: float) -> tuple[float, float]:
        deals = max(1, len(self._sheet.rows))
        part = (value - self.low) / (self.high - self.low)
        return (plot.x + plot.w * deal / deals, plot.bottom - plot.h * part)

    def _draw_moons(self, surface: Surface, plot: Rect) -> None:
        skin = self.skin
        deals = max(1, len(self._sheet.rows))
        width = max(6, min(skin.px(48), round(plot.w / deals)))
        for deal in self._sheet.moons:
            x, _ = self._point(plot, deal, self.low)
            band = Rect(0, plot.y - skin.px(10), width, plot.h + skin.px(10))
            band.centerx = min(round(x), plot.right - width // 2)
            skin.painter.box(surface, band, BoxStyle(skin.px(6), skin.ink(0.07)))
            moon = skin.theme.lines[2]
            skin.icons.draw(surface, Icon.MOON, (band.centerx, plot.bottom - skin.px(18)),
                            skin.px(16), moon)  # fmt: skip

    def _draw_axes(self, surface: Surface, plot: Rect) -> None:
        skin, sheet = self.skin, self._sheet
        theme, painter = skin.theme, skin.painter
        kind = skin.type(15)
        height = skin.fonts_height(kind)
        value = self.low
        while value <= self.high + 0.01:
            y = round(self._point(plot, 0, value)[1])
            if not self.near or abs(value - (sheet.end_line or 0.0)) > self._step * 0.4:
                painter.box(surface, Rect(plot.x, y, plot.w, 1), BoxStyle(0, skin.ink(0.13)))
                label = Rect(self.box.x, y - height // 2, plot.x - self.box.x - skin.px(12), height)
                painter.label(
                    surface, figure(int(value)), kind, theme.text2, label, align=Align.RIGHT
                )
            value += self._step
        if sheet.end_line is not None and self.near:
            self._draw_end(surface, plot, sheet.end_line)
        deals = len(sheet.rows)
        every = max(1, math.ceil(deals / max(1, plot.w // max(1, skin.px(34)))))
        for deal in range(0, deals + 1, every):
            x, _ = self._point(plot, deal, self.low)
            area = Rect(0, plot.bottom + skin.px(8), skin.px(40), height)
            area.centerx = round(x)
            painter.label(surface, str(deal), kind, theme.text2, area, align=Align.CENTRE)
        area = Rect(plot.x, plot.bottom + skin.px(8) + height, plot.w, height)
        small = skin.type(13, Face.SEMIBOLD)
        painter.label(
            surface, say("sheet-chart-deals"), small, theme.text2, area, align=Align.CENTRE
        )

    def _draw_end(self, surface: Surface, plot: Rect, value: float) -> None:
        skin, painter, theme = self.skin, self.skin.painter, self.skin.theme
        y = round(self._point(plot, 0, value)[1])
        painter.polyline(surface, [(plot.x, y), (plot.right, y)], colour=theme.heart,
                         width=max(1.5, skin.px(2)), dash=(skin.px(7), skin.px(6)))  # fmt: skip
        kind = skin.type(15, Face.BOLD)
        height = skin.fonts_height(kind)
        label = Rect(self.box.x, y - height // 2, plot.x - self.box.x - skin.px(12), height)
        painter.label(surface, str(int(value)), kind, theme.heart, label, align=Align.RIGHT)
        small = skin.type(14, Face.SEMIBOLD)
        text = Rect(plot.x + skin.px(5), y - skin.px(24), plot.w, skin.px(20))
        painter.label(surface, say("sheet-chart-end"), small, theme.heart, text)

    def _draw_lines(self, surface: Surface, plot: Rect) -> None:
        order = list(enumerate(self._sheet.order))
        order.sort(key=lambda entry: entry[1] == self._me)
        for index, seat in order:
            own = seat == self._me
            colour, marker = self.ctx.theme.line_of(index, human=own)
            line = self._sheet.series[seat]
            points = [self._point(plot, deal, value) for deal, value in enumerate(line)]
            width = max(2.0, self.skin.px(4.5 if own else 2.8))
            for piece in pairwise(points):  # small pictures, unlike one of the whole line
                self.skin.painter.polyline(surface, piece, colour=colour, width=width)
            side = max(7, self.skin.px(12 if own else 10.5))
            ground = self.skin.theme.solid_panel
            for point in points[1:]:
                picture = marker_picture(self.skin.painter, marker, side, colour, ground)
                surface.blit(picture, (round(point[0] - picture.get_width() / 2),
                                       round(point[1] - picture.get_height() / 2)))  # fmt: skip

    def _draw_names(self, surface: Surface, plot: Rect, right: int) -> None:
        """Draw face, name and total at the end of each line; with many players a marker for the
        face."""
        skin, sheet = self.skin, self._sheet
        kind = skin.type(15, Face.BOLD)
        ends = sorted(
            (self._point(plot, len(sheet.rows), sheet.series[seat][-1])[1], index, seat)
            for index, seat in enumerate(sheet.order)
        )
        height, face = round(kind.px * 1.3), skin.px(FACE_UNITS)
        room = plot.inflate(0, face)
        if face * len(ends) <= room.h:
            height = face
        else:
            room, face = plot.inflate(0, height), 0
        tops = spread([end[0] for end in ends], height, room.y + height / 2,
                      room.bottom - height / 2)  # fmt: skip
        for top, (_, index, seat) in zip(tops, ends, strict=True):
            colour, marker = self.ctx.theme.line_of(index, human=seat == self._me)
            who, number = self._seats[seat], sheet.decisive[seat]
            width = skin.painter.text_width(number, kind)
            box = Rect(plot.right + skin.px(12), round(top - height / 2), 0, height)
            box.w = plot.right + right - 2 - box.x
            side = max(8, skin.px(10 if face else 11))
            sign = marker_picture(skin.painter, marker, side, colour, skin.theme.solid_panel)
            middle = (box.x + face / 2, box.centery)
            if face:
                skin.icons.draw_portrait(
                    surface, skin.painter, who.portrait, middle, face * 0.46, line=(*colour, 255)
                )
                surface.blit(sign, sign.get_rect(bottomleft=(box.x, box.bottom)))
            else:
                surface.blit(sign, sign.get_rect(midleft=box.midleft))
            left = max(face, sign.get_width()) + skin.px(6)
            name = Rect(box.x + left, box.y, box.w - left - width - skin.px(8), height)
            skin.painter.label(surface, who.name, kind, colour, name)
            skin.painter.label(surface, number, kind, colour, box, align=Align.RIGHT)


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Heights near the wanted ones (sorted), at least `gap` apart, between low and high."""
    placed: list[float] = []
    for value in wanted:
        placed.append(max(value, placed[-1] + gap if placed else low))
    over = placed[-1] - high if placed else 0.0
    if over > 0:
        placed[-1] -= over
        for index in range(len(placed) - 2, -1, -1):
            placed[index] = min(placed[index], placed[index + 1] - gap)
    return placed
