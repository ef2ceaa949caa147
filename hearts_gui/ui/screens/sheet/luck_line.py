"""The running sum of luck as a line, with the band that chance keeps to."""

import pygame
from pygame import Rect, Surface

from hearts_gui.session.past.figures import Luck
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.screens.sheet.chart import scale_of
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.figures import figure

MOST_POINTS = 200


def draw_luck(skin: Skin, surface: Surface, room: Rect, told: Luck) -> None:
    """Draw axes, band and line into a room; up is what luck saved."""
    theme, painter = skin.theme, skin.painter
    reach = max(1.0, *told.bands, *(abs(each) for each in told.sums))
    low, high, step = scale_of(-reach, reach)
    kind = skin.type(14)
    tall = skin.fonts_height(kind)
    left = max(painter.text_width(figure(int(end)), kind) for end in (low, high)) + skin.px(12)
    plot = Rect(room.x + left, room.y + tall // 2, room.w - left - skin.px(8), room.h - 2 * tall)
    if plot.w < 20 or plot.h < 20:
        return
    last = len(told.sums) - 1

    def at(deal: int, value: float) -> tuple[float, float]:
        return (plot.x + plot.w * deal / last, plot.bottom - plot.h * (value - low) / (high - low))

    value = low
    while value <= high + 0.01:
        y = round(at(0, value)[1])
        strong = abs(value) < step / 2
        ink = skin.ink(0.4 if strong else 0.13)
        painter.box(surface, Rect(plot.x, y, plot.w, 1), BoxStyle(0, ink))
        place = Rect(room.x, y - tall // 2, left - skin.px(8), tall)
        painter.label(surface, figure(int(value)), kind, theme.text2, place, align=Align.RIGHT)
        value += step
    every = sorted({*range(0, last, max(1, last // MOST_POINTS)), last})
    ridge = [at(deal, told.bands[deal]) for deal in every]
    floor = [at(deal, -told.bands[deal]) for deal in every]
    _fill(surface, [*ridge, *reversed(floor)], (*theme.heart, 45))
    line = [at(deal, told.sums[deal]) for deal in every]
    painter.polyline(surface, line, colour=theme.heart, width=max(2.0, skin.px(3.5)))
    painter.disc(
        surface, line[-1], skin.px(7), fill=(*theme.heart, 255),
        line=(*theme.solid_panel, 255), line_width=max(1.5, 2 * skin.metrics.u),
    )  # fmt: skip
    small = skin.type(14, Face.SEMIBOLD)
    for deal, align in ((1, Align.LEFT), (last, Align.RIGHT)):
        place = Rect(plot.x, plot.bottom + tall // 2, plot.w, tall)
        painter.label(surface, figure(deal), small, theme.text2, place, align=align)


def _fill(
    surface: Surface, points: list[tuple[float, float]], colour: tuple[int, int, int, int]
) -> None:
    """Fill a shape with a colour that lets the ground through."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    box = Rect(int(min(xs)), int(min(ys)), 0, 0)
    box.size = (int(max(xs)) - box.x + 2, int(max(ys)) - box.y + 2)
    shape = Surface(box.size, pygame.SRCALPHA)
    pygame.draw.polygon(shape, colour, [(x - box.x, y - box.y) for x, y in points])
    surface.blit(shape, box.topleft)
