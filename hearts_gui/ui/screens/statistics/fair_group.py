"""The groups for the fairness of the cards, and for luck compared with chance."""

from collections.abc import Sequence
from math import comb

from pygame import Rect, Surface

from hearts_gui.session.past.figures import Check, Luck
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.screens.sheet.luck_line import draw_luck, luck_words
from hearts_gui.ui.screens.statistics.group import StatisticsGroup, check_name, check_number
from hearts_gui.ui.shell.context import Context
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import decimal_text

ODD = 0.05
REACH = 1.6
"""The axis goes this many half bands to either side."""
ROW = 34


class LuckGroup(StatisticsGroup):
    """The running sum of luck with the band of chance."""

    title_key = "stat-luck"

    def __init__(self, ctx: Context, luck: Luck | None, left: int) -> None:
        """`left` is how many deals others are still playing."""
        self._left = () if not left else (say("stat-luck-left", n=left),)
        few = " ".join((say("stat-no-luck"), *self._left)) if luck is None else ""
        super().__init__(ctx, few=few)
        self._luck = luck

    def sentences(self) -> tuple[str, ...]:
        return () if self._luck is None else (*luck_words(self._luck), *self._left)

    def table(self) -> tuple[str, ...]:
        if self._luck is None:
            return (self._few, "", say("luck-how"))
        return (*self.sentences(), "", say("luck-how"), "", say("stat-luck-how"))

    def picture(self, surface: Surface, room: Rect) -> None:
        assert self._luck is not None
        draw_luck(self.skin, surface, self.words_below(surface, room), self._luck)


def one_in(outside: int, of: int) -> int:
    """One in how many such tables has at least this many values outside by chance."""
    less = sum(comb(of, k) * ODD**k * (1 - ODD) ** (of - k) for k in range(outside))
    return round(1 / max(1e-6, 1 - less))


class FairGroup(StatisticsGroup):
    """A row for each check: the band of chance, the expected and the observed value."""

    title_key = "stat-fair"

    def __init__(self, ctx: Context, checks: Sequence[Check], players: int) -> None:
        super().__init__(ctx, few="" if checks else say("stat-no-checks"))
        self._checks, self._players = tuple(checks), players

    def subtitle(self) -> str:
        return say("stat-deals", n=max((check.deals for check in self._checks), default=0))

    def sentences(self) -> tuple[str, ...]:
        outside, of = sum(check.outside for check in self._checks), len(self._checks)
        if not outside:
            return (say("stat-inside", n=of),)
        return (say("stat-outside", n=outside, of=of, tables=one_in(outside, of)),)

    def table(self) -> tuple[str, ...]:
        lines = []
        for check in self._checks:
            places = 0 if check.observed == round(check.observed) and check.expected > 5 else 2
            half = 1.96 * check.spread
            lines.append(
                say("stat-check-line", name=check_name(check, self._players),
                    found=check_number(check), low=decimal_text(check.expected - half, places),
                    high=decimal_text(check.expected + half, places), outside=check.outside)
            )  # fmt: skip
        return (*lines, "", *self.sentences(), "", say("stat-fair-how"))

    def picture(self, surface: Surface, room: Rect) -> None:
        skin, theme = self.skin, self.skin.theme
        rest = self.words_below(surface, room)
        height = min(skin.px(ROW), rest.h / max(1, len(self._checks)))
        names = [check_name(check, self._players) for check in self._checks]
        numbers = [(check_number(check), theme.heart if check.outside else theme.text)
                   for check in self._checks]  # fmt: skip
        places = self.named_rows(surface, rest, names, numbers, height, 0.75)
        for place, check in zip(places, self._checks, strict=True):
            self._draw_check(surface, place, check)

    def _draw_check(self, surface: Surface, axis: Rect, check: Check) -> None:
        skin, theme = self.skin, self.skin.theme
        if axis.w < 20:
            return

        def at(away: float) -> int:
            part = (max(-REACH, min(REACH, away)) + REACH) / (2 * REACH)
            return round(axis.x + axis.w * part)

        line = Rect(axis.x, axis.centery, axis.w, max(1, round(skin.hairline)))
        skin.painter.box(surface, line, BoxStyle(0, skin.edge(0.25)))
        height = min(skin.px(14), round(axis.h * 0.5))
        band = Rect(at(-1), 0, at(1) - at(-1), height)
        band.centery = axis.centery
        skin.painter.box(surface, band, BoxStyle(height / 2, skin.band(theme.ok, 0.37)))
        tick = Rect(at(0), band.y - 2, max(1, skin.px(2)), height + 4)
        skin.painter.box(surface, tick, BoxStyle(0, skin.edge(0.7)))
        x, r = at(check.away), max(3.0, min(skin.px(7), axis.h * 0.3))
        if check.outside:
            points = [(x, axis.centery - r), (x + r, axis.centery), (x, axis.centery + r),
                      (x - r, axis.centery), (x, axis.centery - r)]  # fmt: skip
            skin.painter.polyline(surface, points, colour=theme.heart, width=max(2.0, r / 2))
        else:
            skin.painter.disc(surface, (x, axis.centery), r, fill=(*theme.text, 255))
