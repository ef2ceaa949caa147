"""The running sum of luck as a line, with the band that chance keeps to."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from hearts_gui.session.past.figures import Luck, luck_of
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.screens.sheet.chart import lines_for, scale_of
from hearts_gui.ui.screens.sheet.luck import TENTHS, DealLuck, tenths_text
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.figures import figure
from hearts_gui.wording.language.messages import say

MOST_POINTS = 200


def draw_luck(skin: Skin, surface: Surface, room: Rect, luck: Luck) -> None:
    """Draw axes, band and line into a room; up is what luck saved."""
    theme, painter = skin.theme, skin.painter
    reach = max(1.0, *luck.bands, *(abs(each) for each in luck.sums))
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
        place = Rect(room.x, y - height // 2, left - skin.px(8), height)
        painter.label(surface, figure(int(value)), kind, theme.text2, place, align=Align.RIGHT)
        value += step
    every = sorted({*range(0, last, max(1, last // MOST_POINTS)), last})
    ridge = [at(deal, luck.bands[deal]) for deal in every]
    floor = [at(deal, -luck.bands[deal]) for deal in every]
    fill_shape(surface, [*ridge, *reversed(floor)], (*theme.heart, 45))
    if theme.strong:
        for side in (ridge, floor):
            painter.polyline(surface, side, colour=skin.band(theme.heart, 0.0), width=1.5)
    line = [at(deal, luck.sums[deal]) for deal in every]
    painter.polyline(surface, line, colour=theme.heart, width=max(2.0, skin.px(3.5)))
    painter.disc(
        surface, line[-1], skin.px(7), fill=(*theme.heart, 255),
        line=(*theme.solid_panel, 255), line_width=max(1.5, 2 * skin.metrics.u),
    )  # fmt: skip
    small = skin.type(14, Face.SEMIBOLD)
    for deal in (1, last):
        text = figure(deal)
        place = Rect(0, plot.bottom + height // 2, painter.text_width(text, small) + 2, height)
        place.centerx = round(at(deal, 0)[0])
        place.right = min(place.right, room.right)
        painter.label(surface, text, small, theme.text2, place, align=Align.CENTRE)


def fill_shape(
    surface: Surface, points: list[tuple[float, float]], colour: tuple[int, int, int, int]
) -> None:
    """Fill a shape with a colour that lets the ground through."""
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
        say("stat-luck-sum", n=deals, luck=_text(luck), saved=luck >= 0,
            play=_text(play), well=play >= 0),
        say("stat-luck-band", half=round(game.bands[-1]), inside=abs(luck) <= game.bands[-1]),
    )  # fmt: skip


def _text(points: float) -> str:
    return tenths_text(round(points * TENTHS))


def game_luck(by_deal: Sequence[DealLuck]) -> Luck | None:
    """The running sums over the deals of a game; None before two are known."""
    known = [deal.parts for deal in by_deal if deal.par is not None and not deal.practice]
    lucks = [luck / TENTHS for _, luck, _, _ in known]
    return luck_of(lucks, [play / TENTHS for _, _, play, _ in known])


class LuckRun(Widget):
    """Luck over the deals of a game, with its band and in words."""

    role = Role.GRID
    focusable = False
    margin_units = 4.0

    def __init__(self, ctx: Context, box: Rect, luck: Luck) -> None:
        super().__init__(ctx, say("stat-luck"), box)
        self._luck = luck

    @property
    def value_text(self) -> str:
        """The sums in words."""
        return " ".join(luck_words(self._luck))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the line over the words."""
        skin, box = self.skin, self.box
        kind, text = skin.type(15), "\n".join(luck_words(self._luck))
        height = skin.painter.paragraph_height(text, kind, box.w)
        place = Rect(box.x, box.bottom - height - skin.px(8), box.w, height)
        skin.painter.paragraph(surface, text, kind, skin.theme.text2, place)
        room = Rect(box.x, box.y, box.w, place.y - skin.px(12) - box.y)
        draw_luck(skin, surface, room, self._luck)
