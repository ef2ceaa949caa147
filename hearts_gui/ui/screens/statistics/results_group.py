"""The groups for results compared with chance, for days played, and for points."""

from collections.abc import Sequence
from datetime import date, timedelta

from pygame import Rect, Surface

from hearts_gui.session.past.figures import Points, Results
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.theme import Colour4, mix
from hearts_gui.ui.screens.statistics.group import LEAST_GAMES, StatisticsGroup, mean_text
from hearts_gui.ui.shell.context import Context
from hearts_gui.wording.language.figures import figure
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import decimal_text
from hearts_gui.wording.words import WEEK, start_of_week, weekdays

BAR = 18
SCALE = 0.6
WEEKS = 17
STEPS = (1, 5, 12)
"""Deals from which on a day is drawn a step brighter."""


class DaysGroup(StatisticsGroup):
    """The days of seventeen weeks, one square per day."""

    title_key = "stat-days"

    def __init__(self, ctx: Context, days: Sequence[tuple[date, int]], today: date) -> None:
        super().__init__(ctx)
        self._days, self._today = dict(days), today
        self._first = start_of_week(today) - timedelta(weeks=WEEKS - 1)

    def sentences(self) -> tuple[str, ...]:
        shown = (self._today - self._first).days + 1
        played = sum(self._first <= day <= self._today for day in self._days)
        low, middle, high = STEPS
        shades = say("stat-days-shades", low=low, middle=middle, high=high)
        return (say("stat-days-played", n=played, of=shown), shades)

    def table(self) -> tuple[str, ...]:
        latest = sorted(self._days.items(), reverse=True)[: 2 * WEEK]
        lines = [
            say("stat-day-line", day=day.day, month=day.month, year=day.year, n=deals)
            for day, deals in latest
        ]
        return (*self.sentences(), "", *lines)

    def _shade(self, day: date) -> Colour4:
        deals, theme = self._days.get(day, 0), self.skin.theme
        step = sum(deals >= least for least in STEPS)
        if not step:
            return self.skin.ink(0.08)
        return (*mix(theme.solid_panel, theme.ok, (0.4, 0.68, 1.0)[step - 1]), 255)

    def picture(self, surface: Surface, room: Rect) -> None:
        """Draw the squares under the names of the months."""
        skin, theme = self.skin, self.skin.theme
        rest = self.words_below(surface, room)
        kind = skin.type(14)
        height = skin.fonts_height(kind)
        names = [say("stat-weekday", n=day) for day in weekdays()]
        left = max(skin.painter.text_width(name, kind) for name in names) + skin.px(10)
        side = min((rest.w - left) // WEEKS, (rest.h - height - skin.px(4)) // WEEK)
        if side < 4:
            return
        cell, top = side - max(1, side // 8), rest.y + height + skin.px(4)
        for row, name in [*enumerate(names)][::2]:
            area = Rect(rest.x, top + row * side, left, cell)
            skin.painter.label(surface, name, kind, theme.text2, area)
        free = rest.x
        for week in range(WEEKS):
            start = self._first + timedelta(weeks=week)
            x = rest.x + left + week * side
            name = say("stat-month", month=start.month)
            if (start.day <= WEEK or not week) and x >= free:
                width = skin.painter.text_width(name, kind)
                if x + width <= rest.right:
                    area = Rect(x, rest.y, width + 2, height)
                    skin.painter.label(surface, name, kind, theme.text2, area)
                    free = x + width + skin.px(8)
            for row in range(WEEK):
                day = start + timedelta(days=row)
                if day > self._today:
                    continue
                box = Rect(x, top + row * side, cell, cell)
                skin.painter.box(surface, box, BoxStyle(cell / 4, self._shade(day)))
                if day == self._today:
                    ring = BoxStyle(cell / 3, None, (*theme.accent, 255), max(2.0, skin.hairline))
                    skin.painter.box(surface, box.inflate(4, 4), ring)


class ResultsGroup(StatisticsGroup):
    """Wins with their interval compared with an even share, and the places."""

    title_key = "stat-results"

    def __init__(self, ctx: Context, results: Results) -> None:
        super().__init__(ctx)
        self._results = results

    def sentences(self) -> tuple[str, ...]:
        results = self._results
        low, high = (round(end * 100) for end in results.share)
        first = say("stat-share", low=low, high=high, even=round(results.even * 100))
        if results.games < LEAST_GAMES:
            return (first, say("stat-few", least=LEAST_GAMES, n=results.games))
        return (first, say("stat-chance", low=results.chance[0], high=results.chance[1]))

    def corner(self) -> str:
        share = self._results.wins / max(1, self._results.games)
        return say("stat-practice-percent", percent=round(100 * share))

    def subtitle(self) -> str:
        return say("stats-sentence", wins=self._results.wins, games=self._results.games)

    def table(self) -> tuple[str, ...]:
        places = enumerate(self._results.places, start=1)
        lines = tuple(say("stat-place-line", n=place, count=n) for place, n in places)
        return (*lines, "", *self.sentences(), "", say("stat-share-how"))

    def picture(self, surface: Surface, room: Rect) -> None:
        skin, places = self.skin, self._draw_places(surface, room)
        above = Rect(room.x, room.y, room.w, places - skin.px(8) - room.y)
        rest = self.words_below(surface, above)
        bar = Rect(room.x, 0, room.w, skin.px(BAR))
        bar.centery = max(rest.centery, room.y + skin.px(12) + bar.h // 2)
        self._draw_bar(surface, bar, rest.bottom + skin.px(10))

    def _draw_bar(self, surface: Surface, bar: Rect, low_end: int) -> None:
        """Draw wins from none to six in ten, or to all where that is not enough."""
        skin, theme, results = self.skin, self.skin.theme, self._results
        top = SCALE if results.share[1] <= SCALE else 1.0

        def at(share: float) -> int:
            return round(bar.x + bar.w * min(1.0, share / top))

        painter, radius = skin.painter, bar.h / 2
        painter.box(surface, bar, BoxStyle(radius, skin.ink(0.12)))
        low, high = at(results.share[0]), at(results.share[1])
        band = Rect(low, bar.y, max(bar.h, high - low), bar.h)
        painter.box(surface, band, BoxStyle(radius, skin.band(theme.ok, 0.43)))
        even = at(results.even)
        painter.polyline(
            surface, [(even, bar.y - skin.px(8)), (even, bar.bottom + skin.px(8))],
            colour=theme.text, width=max(1.5, skin.px(2)), dash=(skin.px(4), skin.px(4)),
        )  # fmt: skip
        kind, share = skin.type(14), say("stat-practice-percent", percent=round(100 * results.even))
        area = Rect(even - bar.w // 8, bar.bottom + skin.px(9), bar.w // 4, skin.fonts_height(kind))
        if area.bottom <= low_end:
            painter.label(surface, share, kind, theme.text2, area, align=Align.CENTRE)
        centre = (at(results.wins / results.games), bar.centery)
        painter.disc(surface, centre, radius, fill=(*theme.ok, 255),
                     line=(*theme.text, 255), line_width=max(1.5, 2 * skin.metrics.u))  # fmt: skip

    def _draw_places(self, surface: Surface, room: Rect) -> int:
        """Draw how often each place was reached, at the bottom. Returns where they begin."""
        skin, theme, results = self.skin, self.skin.theme, self._results
        many = len(results.places) > 6
        big, small = skin.type(14 if many else 20, Face.BOLD), skin.type(13)
        height, low, line = skin.fonts_height(big), skin.fonts_height(small), skin.px(5)
        top = room.bottom - height - low - line - skin.px(6)
        width, most = room.w / len(results.places), max(1, *results.places)
        for index, count in enumerate(results.places):
            box = Rect(round(room.x + index * width), top, round(width) - skin.px(4), height)
            skin.painter.label(surface, str(count), big, theme.text, box)
            bar = Rect(box.x, box.bottom, max(2, round((box.w - skin.px(6)) * count / most)), line)
            ink = (*theme.ok, 255) if not index else skin.edge(0.5)
            skin.painter.box(surface, bar, BoxStyle(line / 2, ink))
            area = Rect(box.x, bar.bottom + skin.px(4), box.w, low)
            skin.painter.label(surface, say("stat-place", n=index + 1), small, theme.text2, area)
        return top - skin.px(8)


MOST_BARS = 30
VIOLET = 2
"""The place of the queen's colour among the lines of a theme."""


class PointsGroup(StatisticsGroup):
    """A histogram with the mean."""

    title_key = "stat-points"

    def __init__(self, ctx: Context, points: Points | None) -> None:
        super().__init__(ctx, few=say("stat-no-points") if points is None else "")
        self._points = points

    def corner(self) -> str:
        return "" if self._points is None else decimal_text(self._points.mean.value)

    def subtitle(self) -> str:
        return "" if self._points is None else say("stat-deals", n=self._points.mean.count)

    def sentences(self) -> tuple[str, ...]:
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
        return () if self._points is None else self._points.latest

    def deals_title(self) -> str:
        """The title of the list of deals in which the queen was taken."""
        return say("stat-queen-deals")

    def table(self) -> tuple[str, ...]:
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
        """Draw the legend of the violet bars above them. Returns the room below."""
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
        assert self._points is not None
        skin, theme = self.skin, self.skin.theme
        rest = self.words_below(surface, room)
        if any(self._points.queens.values()):
            rest = self._legend(surface, rest)
        kind = skin.type(14)
        height = skin.fonts_height(kind)
        plot = Rect(rest.x, rest.y, rest.w, rest.h - height - skin.px(4))
        low, width, bars, queens = self._bars()
        if plot.h < 12:
            return
        bar_width = plot.w / len(bars)
        self._draw_bars(surface, plot, bars, queens)

        def at(points: float) -> int:
            return round(plot.x + (points - low + 0.5) / width * bar_width)

        mean = self._points.mean
        band = Rect(at(mean.low), plot.y, max(3, at(mean.high) - at(mean.low)), plot.h)
        skin.painter.box(surface, band, BoxStyle(0, skin.ink(0.16)))
        skin.painter.polyline(
            surface, [(at(mean.value), plot.y), (at(mean.value), plot.bottom)],
            colour=theme.text, width=max(1.5, skin.px(2)), dash=(skin.px(4), skin.px(4)),
        )  # fmt: skip
        words = mean_text(mean)
        beside = Rect(band.right + skin.px(8), plot.y, skin.painter.text_width(words, kind), height)
        if beside.right < plot.right:
            skin.painter.label(surface, words, kind, theme.text, beside)
        ends = ((0, Align.LEFT), (len(bars) // 2, Align.CENTRE), (len(bars) - 1, Align.RIGHT))
        for index, align in ends:
            area = Rect(0, plot.bottom + skin.px(4), skin.px(60), height)
            area.centerx = round(plot.x + (index + 0.5) * bar_width)
            area.clamp_ip(Rect(plot.x, area.y, plot.w, height))
            text = figure(low + index * width)
            skin.painter.label(surface, text, kind, theme.text2, area, align=align)

    def _draw_bars(
        self, surface: Surface, plot: Rect, bars: Sequence[int], queens: Sequence[int]
    ) -> None:
        """Draw a bar for each number of points, its part with the queen in violet."""
        skin, theme, width = self.skin, self.skin.theme, plot.w / len(bars)
        gap = 1 if width < 6 else max(1, skin.px(2))
        for index, (count, queen) in enumerate(zip(bars, queens, strict=True)):
            height = round(plot.h * count / max(bars))
            left, right = round(plot.x + index * width), round(plot.x + (index + 1) * width)
            bar = Rect(left, plot.bottom - height, max(1, right - left - gap), height)
            if count:
                radius = min(4 * skin.metrics.u, bar.w / 2, bar.h / 2)
                skin.painter.box(surface, bar, BoxStyle(radius, (*theme.ok, 255)))
                bar.h = round(bar.h * queen / count)
            if queen:
                violet = (*theme.lines[VIOLET], 255)
                skin.painter.box(surface, bar, BoxStyle(min(radius, bar.h / 2), violet))
