"""The group for the rating after each game, compared with the levels."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from hearts_gui.session.past.rating import LEAST_GAMES, MEASURED, Rating, equals
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.screens.sheet.luck_line import MOST_POINTS, draw_band
from hearts_gui.ui.screens.statistics.group import StatisticsGroup, ends_of
from hearts_gui.ui.shell.context import Context
from hearts_gui.wording.language.figures import figure
from hearts_gui.wording.language.messages import say

STEPS = (50, 100, 200, 400)
"""Points between the lines of the picture; there are at most five of them."""
MOST_LINES = 5


class RatingGroup(StatisticsGroup):
    """The rating after each game with its band, and the levels as ticks at the left."""

    title_key = "stat-rating"

    def __init__(
        self, ctx: Context, rating: Rating | None, path: Sequence[tuple[float, float]]
    ) -> None:
        games = 0 if rating is None else rating.games
        few = say("stat-rating-few", least=LEAST_GAMES, n=games) if games < LEAST_GAMES else ""
        super().__init__(ctx, few=few)
        self._rating = rating if games >= LEAST_GAMES else None
        self._path = tuple(path)

    def subtitle(self) -> str:
        return "" if self._rating is None else say("stat-rating-games", n=self._rating.games)

    def corner(self) -> str:
        return "" if self._rating is None else figure(round(self._rating.value))

    def sentences(self) -> tuple[str, ...]:
        if self._rating is None:
            return ()
        return (say("stat-rating-equals", **ends_of(equals(self._rating))),)

    def table(self) -> tuple[str, ...]:
        lines = [say("stat-rating-line", level=say(f"level-{level}"), rating=round(rating))
                 for level, rating in MEASURED.items()]  # fmt: skip
        rating = self._rating
        head = (self._few,) if rating is None else (
            say("stat-rating-value", rating=round(rating.value), half=round(rating.half)),
            *self.sentences(),
        )  # fmt: skip
        return (*head, "", *lines, "", say("stat-rating-how"))

    def picture(self, surface: Surface, room: Rect) -> None:
        skin, theme, painter = self.skin, self.skin.theme, self.skin.painter
        rest = self.words_below(surface, room)
        low, high, step = self._scale()
        kind = skin.type(14)
        line_height = skin.fonts_height(kind)
        left = painter.text_width(figure(high), kind) + skin.px(10)
        plot = Rect(rest.x + left, rest.y + line_height // 2, rest.w - left - skin.px(8),
                    rest.h - line_height // 2 - line_height)  # fmt: skip
        if plot.w < 20 or plot.h < 20:
            return

        def height(value: float) -> int:
            return round(plot.bottom - plot.h * (value - low) / (high - low))

        for value in range(low, high + 1, step):
            line = Rect(plot.x, height(value), plot.w, 1)
            painter.box(surface, line, BoxStyle(0, skin.ink(0.13)))
            area = Rect(rest.x, line.y - line_height // 2, left - skin.px(8), line_height)
            painter.label(surface, figure(value), kind, theme.text2, area, align=Align.RIGHT)
        names = self._draw_levels(surface, plot, height)
        plot = Rect(plot.x + names, plot.y, plot.w - names, plot.h)
        self._draw_line(surface, plot, height)
        small = skin.type(14, Face.SEMIBOLD)
        for text, align in (("1", Align.LEFT), (figure(len(self._path)), Align.RIGHT)):
            area = Rect(plot.x, plot.bottom, plot.w, line_height)
            painter.label(surface, text, small, theme.text2, area, align=align)

    def _scale(self) -> tuple[int, int, int]:
        """The lowest and the highest line, and the points between two of them."""
        rating = self._rating
        assert rating is not None
        lows = [value - half for value, half in self._path[LEAST_GAMES // 2 :]]
        highs = [value + half for value, half in self._path[LEAST_GAMES // 2 :]]
        low = min([rating.value - rating.half, *lows])
        high = max([rating.value + rating.half, *highs])
        step = next((s for s in STEPS if (high - low) / s <= MOST_LINES - 1), STEPS[-1])
        return int(low // step) * step, int(-(-high // step)) * step, step

    def _draw_line(self, surface: Surface, plot: Rect, height: Callable[[float], int]) -> None:
        last = len(self._path) - 1
        every = sorted({*range(0, last, max(1, last // MOST_POINTS)), last})

        def at(game: int, value: float) -> tuple[float, float]:
            y = max(plot.y, min(plot.bottom, height(value)))
            return plot.x + plot.w * game / max(1, last), y

        path = [(game, *self._path[game]) for game in every]
        ridge = [at(game, value + half) for game, value, half in path]
        floor = [at(game, value - half) for game, value, half in path]
        line = [at(game, value) for game, value, _ in path]
        draw_band(self.skin, surface, ridge, floor, line)

    def _draw_levels(self, surface: Surface, plot: Rect, height: Callable[[float], int]) -> int:
        """Draw a tick and a name for each level in view, without overlaps. Returns their width."""
        skin, small = self.skin, self.skin.type(14)
        line_height, above, widest = skin.fonts_height(small), plot.bottom + skin.px(99), 0
        for level, value in MEASURED.items():
            y = height(value)
            if not plot.y <= y <= plot.bottom or above - y < line_height:
                continue
            above = y
            tick = Rect(plot.x, y - 1, skin.px(12), 2)
            skin.painter.box(surface, tick, BoxStyle(0, (*skin.theme.text2, 255)))
            area = Rect(tick.right + skin.px(6), y - line_height // 2, plot.w // 2, line_height)
            name = say(f"level-{level}")
            skin.painter.label(surface, name, small, skin.theme.text, area)
            widest = max(widest, min(area.w, skin.painter.text_width(name, small)))
        return widest + skin.px(26) if widest else 0
