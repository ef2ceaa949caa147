"""The chart of running totals: lines with markers, names at their ends, moons, the end line."""

import math
from collections.abc import Sequence

from pygame import Rect, Surface

from hearts_gui.ui.context import Context
from hearts_gui.ui.draw import Align, BoxStyle, hex_colour, svg_surface
from hearts_gui.ui.fonts import Face
from hearts_gui.ui.sheet.facts import Sheet
from hearts_gui.ui.sheet.grid import line_colour
from hearts_gui.ui.theme import Colour, Marker
from hearts_gui.ui.widgets.base import Widget

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
WANTED_LINES = 4

_MARKER_PATHS = {
    Marker.SQUARE: "M18 18H82V82H18Z",
    Marker.TRIANGLE: "M50 12L90 86H10Z",
    Marker.DIAMOND: "M50 6L94 50L50 94L6 50Z",
    Marker.CIRCLE: "M50 12A38 38 0 1 0 50.1 12Z",
    Marker.CROSS: "M36 10H64V36H90V64H64V90H36V64H10V36H36Z",
    Marker.RING: "M50 10A40 40 0 1 0 50.1 10ZM50 34A16 16 0 1 1 49.9 34Z",
    Marker.BAR: "M10 34H90V66H10Z",
    Marker.STAR: "M50 4L61 38H96L68 59L79 94L50 72L21 94L32 59L4 38H39Z",
}


def scale_of(low: float, high: float) -> tuple[float, float, float]:
    """The lowest and highest value of the axis and the distance of its lines."""
    span = max(1.0, high - low)
    step = float(next((s for s in STEPS if span / s <= WANTED_LINES), STEPS[-1]))
    return (math.floor(low / step) * step, math.ceil(high / step) * step, step)


class ChartWidget(Widget):
    """Draws the chart into its box."""

    focusable = False
    margin_units = 4.0

    def __init__(
        self, ctx: Context, box: Rect, sheet: Sheet, names: Sequence[str], me: int
    ) -> None:
        super().__init__(ctx, "Running totals", box)
        self._sheet, self._names, self._me = sheet, names, me
        values = [value for line in sheet.series for value in line]
        high = max([*values, 10.0])
        if sheet.end_line is not None and (high > sheet.end_line * 0.45 or sheet.end_line <= 100):
            high = max(high, sheet.end_line)
        self._low, self._high, self._step = scale_of(min([*values, 0.0]), high)

    def draw(self, surface: Surface, clip: Rect) -> None:
        """Draw axes, moons, lines and labels."""
        del clip
        skin, box = self.skin, self.box
        kind = skin.type(15, Face.BOLD)
        names = [f"{self._names[seat]}  {self._sheet.totals[seat]}" for seat in self._sheet.order]
        right = max(skin.painter.text_width(name, kind) for name in names) + skin.px(22)
        right = min(right, round(box.w * 0.42))
        left = skin.painter.text_width(str(int(self._high)), skin.type(15)) + skin.px(16)
        top = skin.px(34)
        plot = Rect(box.x + left, box.y + top, box.w - left - right,
                    box.h - top - skin.px(46))  # fmt: skip
        if plot.w < 40 or plot.h < 40:
            return
        self._draw_moons(surface, plot)
        self._draw_axes(surface, plot)
        self._draw_lines(surface, plot)
        self._draw_names(surface, plot, right)

    def _at(self, plot: Rect, deal: float, value: float) -> tuple[float, float]:
        deals = max(1, len(self._sheet.rows))
        part = (value - self._low) / (self._high - self._low)
        return (plot.x + plot.w * deal / deals, plot.bottom - plot.h * part)

    def _draw_moons(self, surface: Surface, plot: Rect) -> None:
        skin = self.skin
        deals = max(1, len(self._sheet.rows))
        width = max(6, min(skin.px(48), round(plot.w / deals)))
        for deal in self._sheet.moons:
            x, _ = self._at(plot, deal, self._low)
            band = Rect(0, plot.y - skin.px(10), width, plot.h + skin.px(10))
            band.centerx = min(round(x), plot.right - width // 2)
            skin.painter.box(surface, band, BoxStyle(skin.px(6), skin.ink(0.07)))
            moon = skin.theme.lines[2]
            skin.icons.draw(surface, "moon", (band.centerx, plot.bottom - skin.px(18)),
                            skin.px(16), moon)  # fmt: skip

    def _draw_axes(self, surface: Surface, plot: Rect) -> None:
        skin, sheet = self.skin, self._sheet
        theme, painter = skin.theme, skin.painter
        kind = skin.type(15)
        high = skin.fonts_height(kind)
        value = self._low
        while value <= self._high + 0.01:
            y = round(self._at(plot, 0, value)[1])
            if sheet.end_line is None or abs(value - sheet.end_line) > self._step * 0.4:
                painter.box(surface, Rect(plot.x, y, plot.w, 1), BoxStyle(0, skin.ink(0.13)))
                label = Rect(self.box.x, y - high // 2, plot.x - self.box.x - skin.px(12), high)
                text = str(int(value)).replace("-", "−")
                painter.label(surface, text, kind, theme.text2, label, align=Align.RIGHT)
            value += self._step
        if sheet.end_line is not None and self._low <= sheet.end_line <= self._high:
            self._draw_end(surface, plot, sheet.end_line)
        deals = len(sheet.rows)
        every = max(1, math.ceil(deals / max(1, plot.w // max(1, skin.px(34)))))
        for deal in range(0, deals + 1, every):
            x, _ = self._at(plot, deal, self._low)
            place = Rect(0, plot.bottom + skin.px(8), skin.px(40), high)
            place.centerx = round(x)
            painter.label(surface, str(deal), kind, theme.text2, place, align=Align.CENTRE)
        place = Rect(plot.x, plot.bottom + skin.px(8) + high, plot.w, high)
        small = skin.type(13, Face.SEMIBOLD)
        painter.label(surface, "Deal", small, theme.text2, place, align=Align.CENTRE)

    def _draw_end(self, surface: Surface, plot: Rect, value: float) -> None:
        skin, painter, theme = self.skin, self.skin.painter, self.skin.theme
        y = round(self._at(plot, 0, value)[1])
        painter.polyline(surface, [(plot.x, y), (plot.right, y)], colour=theme.heart,
                         width=max(1.5, skin.px(2)), dash=(skin.px(7), skin.px(6)))  # fmt: skip
        kind = skin.type(15, Face.BOLD)
        high = skin.fonts_height(kind)
        label = Rect(self.box.x, y - high // 2, plot.x - self.box.x - skin.px(12), high)
        painter.label(surface, str(int(value)), kind, theme.heart, label, align=Align.RIGHT)
        small = skin.type(14, Face.SEMIBOLD)
        text = Rect(plot.x + skin.px(5), y - skin.px(24), plot.w, skin.px(20))
        painter.label(surface, "Game ends", small, theme.heart, text)

    def _draw_lines(self, surface: Surface, plot: Rect) -> None:
        order = list(enumerate(self._sheet.order))
        order.sort(key=lambda entry: entry[1] == self._me)
        for index, seat in order:
            mine = seat == self._me
            colour, marker = self.ctx.theme.line_of(index, human=mine)
            line = self._sheet.series[seat]
            points = [self._at(plot, deal, value) for deal, value in enumerate(line)]
            width = max(2.0, self.skin.px(4.5 if mine else 2.8))
            if len(points) > 1:
                self.skin.painter.polyline(surface, points, colour=colour, width=width)
            side = max(7, self.skin.px(12 if mine else 10.5))
            ground = self.skin.theme.solid_panel
            for point in points[1:]:
                picture = self._marker(marker, side, colour, ground)
                surface.blit(picture, (round(point[0] - picture.get_width() / 2),
                                       round(point[1] - picture.get_height() / 2)))  # fmt: skip

    def _marker(self, marker: Marker, side: int, colour: Colour, ground: Colour) -> Surface:
        body = (
            f'<path d="{_MARKER_PATHS[marker]}" fill="{hex_colour(colour)}" '
            f'stroke="{hex_colour(ground)}" stroke-width="16" paint-order="stroke"/>'
            f'<path d="{_MARKER_PATHS[marker]}" fill="{hex_colour(colour)}" fill-rule="evenodd"/>'
        )
        key = ("marker", marker, side, colour, ground)
        whole = round(side * 1.16)
        return self.skin.painter.shape(
            key, lambda: svg_surface(body, (whole, whole), "-8 -8 116 116")
        )

    def _draw_names(self, surface: Surface, plot: Rect, right: int) -> None:
        skin, sheet = self.skin, self._sheet
        kind = skin.type(15, Face.BOLD)
        high = round(kind.px * 1.3)
        ends = [
            [self._at(plot, len(sheet.rows), sheet.series[seat][-1])[1], index, seat]
            for index, seat in enumerate(sheet.order)
        ]
        ends.sort()
        room = Rect(plot.x, plot.y - high // 2, plot.w, plot.h + high)
        tops = spread([float(end[0]) for end in ends], high, room.y + high / 2,
                      room.bottom - high / 2)  # fmt: skip
        for top, (_, index, seat) in zip(tops, ends, strict=True):
            seat, index = int(seat), int(index)
            colour = line_colour(self.ctx, index, human=seat == self._me)
            number = sheet.totals[seat]
            width = skin.painter.text_width(number, kind)
            x = plot.right + skin.px(14)
            box = Rect(x, round(top - high / 2), right - skin.px(14) - 2, high)
            name = Rect(box.x, box.y, box.w - width - skin.px(8), high)
            skin.painter.label(surface, self._names[seat], kind, colour, name)
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
