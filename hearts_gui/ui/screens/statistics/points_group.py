"""The points of the deals."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.session.past.figures import Points
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.screens.statistics.group import StatisticsGroup, mean_text
from hearts_gui.ui.shell.context import Context
from hearts_gui.wording.language.figures import figure
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import decimal_text

MOST_BARS = 30
VIOLET = 2
"""The place of the queen's colour among the lines of a theme."""


class PointsGroup(StatisticsGroup):
    """A histogram with the mean."""

    def __init__(
        self, ctx: Context, points: Points | None, opened: Callable[[StatisticsGroup], None]
    ) -> None:
        few = say("stat-no-points") if points is None else ""
        super().__init__(ctx, say("stat-points"), opened, few=few)
        self._points = points

    def corner(self) -> str:
        """The mean points of a deal."""
        return "" if self._points is None else decimal_text(self._points.mean.value)

    def subtitle(self) -> str:
        """Over how many deals."""
        return "" if self._points is None else say("stat-deals", n=self._points.mean.count)

    def sentences(self) -> tuple[str, ...]:
        """The even share in words."""
        points = self._points
        return () if points is None else (say("stat-even", points=decimal_text(points.even)),)

    def _bars(self) -> tuple[int, int, list[int], list[int]]:
        """The lowest number of points, how many numbers share a bar, and the bars' counts.

        The last of these counts the deals with the queen of spades alone.
        """
        assert self._points is not None
        counts = self._points.counts
        low, high = min(0, *counts), max(1, *counts)
        width = -(-(high - low + 1) // MOST_BARS)
        bars, queens = ([0] * ((high - low) // width + 1) for _ in range(2))
        for bars_of, numbers in ((bars, counts), (queens, self._points.queens)):
            for points, count in numbers.items():
                bars_of[(points - low) // width] += count
        return low, width, bars, queens

    def deals(self) -> tuple[tuple[str, int, int], ...]:
        """The last deals with the queen."""
        return () if self._points is None else self._points.latest

    def deals_title(self) -> str:
        """The title of the list of deals in which the queen was taken."""
        return say("stat-queen-deals")

    def table(self) -> tuple[str, ...]:
        """Every bar as a line of text."""
        if self._points is None:
            return (self._few,)
        low, width, bars, queens = self._bars()
        lines = []
        for index, count in enumerate(bars):
            first, last = low + index * width, low + (index + 1) * width - 1
            held: int | str = "all" if count and queens[index] == count else queens[index]
            if count:
                lines.append(say("stat-bar", low=figure(first), high=figure(last),
                                 one=first == last, n=count, queens=held))  # fmt: skip
        mean = say("stat-mean-is", mean=mean_text(self._points.mean))
        return (mean, *self.sentences(), "", *lines)

    def _legend(self, surface: Surface, room: Rect) -> Rect:
        """The meaning of the violet bars, at the right over them; the room below."""
        skin, theme = self.skin, self.skin.theme
        kind, words = skin.type(14), say("stat-with-queen")
        line = Rect(room.x, room.y, room.w, skin.fonts_height(kind))
        side = skin.px(12)
        mark = Rect(0, 0, side, side)
        mark.midright = (line.right - skin.painter.text_width(words, kind) - skin.px(8),
                         line.centery)  # fmt: skip
        skin.painter.box(surface, mark, BoxStyle(side / 4, (*theme.lines[VIOLET], 255)))
        skin.painter.label(surface, words, kind, theme.text2, line, align=Align.RIGHT)
        return Rect(room.x, line.bottom, room.w, room.bottom - line.bottom)

    def picture(self, surface: Surface, room: Rect) -> None:
        """Draw bars, mean and axis."""
        assert self._points is not None
        skin, theme = self.skin, self.skin.theme
        rest = self.words_below(surface, room, theme.text2, 15)
        if any(self._points.queens.values()):
            rest = self._legend(surface, rest)
        kind = skin.type(14)
        height = skin.fonts_height(kind)
        plot = Rect(rest.x, rest.y, rest.w, rest.h - height - skin.px(4))
        low, width, bars, queens = self._bars()
        if plot.h < 12:
            return
        bar_width, most = plot.w / len(bars), max(bars)
        gap = 1 if bar_width < 6 else max(1, skin.px(2))
        for index, count in enumerate(bars):
            bar_height = round(plot.h * count / most)
            left, right = round(plot.x + index * bar_width), round(plot.x + (index + 1) * bar_width)
            bar = Rect(left, plot.bottom - bar_height, max(1, right - left - gap), bar_height)
            if count:
                radius = min(4 * skin.metrics.u, bar.w / 2, bar.h / 2)
                skin.painter.box(surface, bar, BoxStyle(radius, (*theme.ok, 255)))
                bar.h = round(bar.h * queens[index] / count)
            if queens[index]:
                violet = (*theme.lines[VIOLET], 255)
                skin.painter.box(surface, bar, BoxStyle(min(radius, bar.h / 2), violet))

        def at(points: float) -> int:
            return round(plot.x + (points - low + 0.5) / width * bar_width)

        mean = self._points.mean
        band = Rect(at(mean.low), plot.y, max(3, at(mean.high) - at(mean.low)), plot.h)
        skin.painter.box(surface, band, BoxStyle(0, skin.ink(0.16)))
        skin.painter.polyline(
            surface, [(at(mean.value), plot.y), (at(mean.value), plot.bottom)],
            colour=theme.text, width=max(1.5, skin.px(2)), dash=(skin.px(4), skin.px(4)),
        )  # fmt: skip
        for index, align in (
            (0, Align.LEFT), (len(bars) // 2, Align.CENTRE), (len(bars) - 1, Align.RIGHT),
        ):  # fmt: skip
            area = Rect(0, plot.bottom + skin.px(4), skin.px(60), height)
            area.centerx = round(plot.x + (index + 0.5) * bar_width)
            area.clamp_ip(Rect(plot.x, area.y, plot.w, height))
            text = figure(low + index * width)
            skin.painter.label(surface, text, kind, theme.text2, area, align=align)
