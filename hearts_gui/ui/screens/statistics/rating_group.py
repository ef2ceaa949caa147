"""How strong the places say that the person is, beside the levels."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.session.past.rating import LEAST_GAMES, MEASURED, Rating, equals
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.screens.statistics.group import Group
from hearts_gui.ui.shell.context import Context
from hearts_gui.wording.language.messages import say

EDGE = 60.0
"""Rating points that the picture goes beyond what it shows."""
BAR = 14
_ROWS = (1, -1, 2, -2, 3, -3)
"""Rows of names, above the line and below it, the nearest first."""


class RatingGroup(Group):
    """The rating with its band on a line with the levels as ticks."""

    def __init__(
        self, ctx: Context, box: Rect, told: Rating | None, opened: Callable[[Group], None]
    ) -> None:
        games = 0 if told is None else told.games
        few = say("stat-rating-few", least=LEAST_GAMES, n=games) if games < LEAST_GAMES else ""
        super().__init__(ctx, box, say("stat-rating"), opened, few=few)
        self._told = told if games >= LEAST_GAMES else None

    def subtitle(self) -> str:
        """The games that it follows from."""
        return "" if self._told is None else say("stat-rating-games", n=self._told.games)

    def corner(self) -> str:
        """The rating."""
        told = self._told
        if told is None:
            return ""
        return say("stat-rating-value", rating=round(told.value), half=round(told.half))

    def sentences(self) -> tuple[str, ...]:
        """The level that it equals."""
        if self._told is None:
            return ()
        return (say("stat-rating-equals", level=say(f"level-{equals(self._told)}")),)

    def table(self) -> tuple[str, ...]:
        """The levels, and how it is counted."""
        lines = [say("stat-rating-line", level=say(f"level-{level}"), rating=round(rating))
                 for level, rating in MEASURED.items()]  # fmt: skip
        head = (self._few,) if self._told is None else (self.corner(), *self.sentences())
        return (*head, "", *lines, "", say("stat-rating-how"))

    def picture(self, surface: Surface, room: Rect) -> None:
        """Draw the line with the levels, the band and the rating on it."""
        told, skin, theme = self._told, self.skin, self.skin.theme
        assert told is not None
        rest = self.words_below(surface, room, theme.text2, 15)
        low = min(*MEASURED.values(), told.value - told.half) - EDGE
        high = max(*MEASURED.values(), told.value + told.half) + EDGE

        def at(value: float) -> int:
            return round(rest.x + rest.w * (value - low) / (high - low))

        middle = rest.y + rest.h // 2
        bar = Rect(rest.x, middle - skin.px(BAR) // 2, rest.w, skin.px(BAR))
        skin.painter.box(surface, bar, BoxStyle(bar.h / 2, skin.ink(0.12)))
        band = Rect(at(told.value - told.half), bar.y, 0, bar.h)
        band.w = max(bar.h, at(told.value + told.half) - band.x)
        skin.painter.box(surface, band, BoxStyle(bar.h / 2, skin.band(theme.ok, 0.43)))
        rows: dict[int, int] = {}
        for level, value in MEASURED.items():
            self._tick(surface, say(f"level-{level}"), at(value), bar, rest, rows)
        skin.painter.disc(surface, (at(told.value), bar.centery), bar.h * 0.75,
                          fill=(*theme.ok, 255), line=(*theme.text, 255),
                          line_width=max(1.5, 2 * skin.metrics.u))  # fmt: skip

    def _tick(
        self, surface: Surface, name: str, x: int, bar: Rect, rest: Rect, rows: dict[int, int]
    ) -> None:  # fmt: skip
        """A level with its name in the nearest row above or below the line where it is free.

        `rows` says where the last name in each ends.
        """
        skin, small = self.skin, self.skin.type(13, Face.MEDIUM)
        tall, reach = skin.fonts_height(small), skin.px(8)
        wide = skin.painter.text_width(name, small) + 2
        box = Rect(x - wide // 2, 0, wide, tall)
        box.clamp_ip(Rect(rest.x, 0, rest.w, tall))
        free = (row for row in _ROWS if rows.get(row, -skin.px(99)) < box.x - skin.px(6))
        row = next(free, _ROWS[-1])
        rows[row] = box.right
        for nearer in range(1, abs(row)):  # no later name lies over this tick
            side = nearer if row > 0 else -nearer
            rows[side] = max(rows.get(side, rest.x), x + 4)
        far = reach + (abs(row) - 1) * tall
        start, end = (bar.y, bar.y - far) if row > 0 else (bar.bottom, bar.bottom + far)
        box.y = end - tall if row > 0 else end
        skin.painter.polyline(surface, [(x, start), (x, end)], colour=skin.theme.text2,
                              width=max(1.5, skin.px(2)))  # fmt: skip
        skin.painter.label(surface, name, small, skin.theme.text2, box, align=Align.CENTRE)
