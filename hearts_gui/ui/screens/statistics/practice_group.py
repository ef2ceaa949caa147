"""What practice has come to: fresh positions at first and lately, and the weakest motif."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.session.trainer.progress import LEAST_FRESH, Practised
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.screens.statistics.group import StatisticsGroup
from hearts_gui.ui.shell.context import Context
from hearts_gui.wording.language.messages import say, told

ROW, BAR = 44.0, 16.0
"""The height of a row, and of its bar."""
NINETEEN: float = 1.96
"""Errors within which the truth lies, 19 times in 20."""


class PracticeGroup(StatisticsGroup):
    """Two bars, before and after, each with what chance allows."""

    def __init__(
        self, ctx: Context, practised: Practised, opened: Callable[[StatisticsGroup], None]
    ) -> None:
        few = "" if practised.progress is not None else say(
            "stat-practice-few", n=practised.answers, of=LEAST_FRESH
        )  # fmt: skip
        super().__init__(ctx, say("menu-practice"), opened, few=few)
        self._practised = practised

    def subtitle(self) -> str:
        """Over how many answers."""
        progress = self._practised.progress
        return "" if progress is None else say("stat-practice-answers", n=progress.answers)

    def _rows(self) -> tuple[tuple[str, float, float], ...]:
        progress = self._practised.progress
        if progress is None:
            return ()
        return ((say("stat-practice-before"), *progress.before),
                (say("stat-practice-after"), *progress.after))  # fmt: skip

    def sentences(self) -> tuple[str, ...]:
        """The weakest motif, or that it is too early for one."""
        practised = self._practised
        if not practised.motifs:
            return (say("stat-practice-early", n=practised.choices_left),)
        worst = practised.motifs[0]
        if not worst.sure:
            return (say("stat-practice-none"),)
        return (say("stat-practice-worst", name=told(worst.motif.name_message)),)

    def table(self) -> tuple[str, ...]:
        """The shares with their errors, and every motif."""
        rows = [
            say("stat-practice-row", name=name, percent=round(100 * share),
                half=round(100 * NINETEEN * error))
            for name, share, error in self._rows()
        ]  # fmt: skip
        motifs = [
            say("stat-practice-motif", name=told(each.motif.name_message), n=each.missed,
                of=each.met, usual=round(100 * each.expected))
            for each in self._practised.motifs
        ]  # fmt: skip
        return (*rows, "", *self.sentences(), "", *motifs, "", say("stat-practice-how"))

    def picture(self, surface: Surface, room: Rect) -> None:
        """Draw the two bars."""
        skin, theme = self.skin, self.skin.theme
        rest = self.words_below(surface, room, theme.text2, 15)
        kind, bold = skin.type(15), skin.type(16, Face.BOLD)
        width = max(skin.painter.text_width(name, kind) for name, _, _ in self._rows())
        width, right = width + skin.px(12), skin.painter.text_width("100 %", bold) + skin.px(10)
        each = min(skin.px(ROW), rest.h // 2)
        for index, (name, share, error) in enumerate(self._rows()):
            line = Rect(rest.x, rest.y + index * each, rest.w, each)
            skin.painter.label(surface, name, kind, theme.text2, Rect(line.x, line.y, width, each))
            axis = Rect(
                line.x + width, 0, max(1, line.w - width - right), min(skin.px(BAR), each - 2)
            )
            axis.centery = line.centery
            skin.painter.box(surface, axis, BoxStyle(axis.h / 2, skin.ink(0.08)))
            bar = Rect(axis.x, axis.y, max(axis.h, round(axis.w * share)), axis.h)
            skin.painter.box(surface, bar, BoxStyle(axis.h / 2, (*theme.ok, 255)))
            low, high = (max(0.0, min(1.0, share + sign * NINETEEN * error)) for sign in (-1, 1))
            reach = Rect(
                axis.x + round(axis.w * low), axis.centery, round(axis.w * (high - low)), 2
            )
            skin.painter.box(surface, reach, BoxStyle(0, (*theme.text, 255)))
            text = say("stat-practice-percent", percent=round(100 * share))
            skin.painter.label(surface, text, bold, theme.text, line, align=Align.RIGHT)
