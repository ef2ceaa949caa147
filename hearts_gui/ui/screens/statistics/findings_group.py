"""The sure facts of the play, and the results of practice."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from hearts_gui.session.past.figures import Finding
from hearts_gui.session.practice.today import LEAST_FRESH, Practised
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.screens.statistics.group import StatisticsGroup, deal_row
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.button import text
from hearts_gui.ui.widgets.flow import Column, Item
from hearts_gui.ui.widgets.page import FittedPage
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.score_texts import decimal_text

TOLD = 4


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
        return (say("stat-practice-worst", name=message_text(worst.motif.name_message)),)

    def table(self) -> tuple[str, ...]:
        """The shares with their errors, and every motif."""
        rows = [
            say("stat-practice-row", name=name, percent=round(100 * share),
                half=round(100 * NINETEEN * error))
            for name, share, error in self._rows()
        ]  # fmt: skip
        motifs = [
            say("stat-practice-motif", name=message_text(weakness.motif.name_message),
                n=weakness.missed, of=weakness.met, usual=round(100 * weakness.expected))
            for weakness in self._practised.motifs
        ]  # fmt: skip
        return (*rows, "", *self.sentences(), "", *motifs, "", say("stat-practice-how"))

    def picture(self, surface: Surface, room: Rect) -> None:
        """Draw the two bars."""
        skin, theme = self.skin, self.skin.theme
        rest = self.words_below(surface, room, theme.text2, 15)
        kind, bold = skin.type(15), skin.type(16, Face.BOLD)
        width = max(skin.painter.text_width(name, kind) for name, _, _ in self._rows())
        width, right = width + skin.px(12), skin.painter.text_width("100 %", bold) + skin.px(10)
        height = min(skin.px(ROW), rest.h // 2)
        for index, (name, share, error) in enumerate(self._rows()):
            line = Rect(rest.x, rest.y + index * height, rest.w, height)
            skin.painter.label(
                surface, name, kind, theme.text2, Rect(line.x, line.y, width, height)
            )
            axis = Rect(
                line.x + width, 0, max(1, line.w - width - right), min(skin.px(BAR), height - 2)
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


def finding_text(finding: Finding) -> str:
    """A finding as a sentence."""
    return say("stat-finding", kind=finding.kind, by=decimal_text(abs(finding.by)),
               good=finding.good)  # fmt: skip


class FindingsGroup(StatisticsGroup):
    """The most certain of them."""

    def __init__(
        self, ctx: Context, findings: Sequence[Finding], opened: Callable[[StatisticsGroup], None]
    ) -> None:
        few = "" if findings else say("stat-no-findings")
        super().__init__(ctx, say("stat-findings"), opened, few=few)
        self.findings = tuple(findings[:TOLD])

    def sentences(self) -> tuple[str, ...]:
        """The sentences of all findings."""
        return tuple(finding_text(finding) for finding in self.findings)

    def table(self) -> tuple[str, ...]:
        """The sentences, and how they are found."""
        return (*(self.sentences() or (self._few,)), "", say("stat-findings-how"))

    def picture(self, surface: Surface, room: Rect) -> None:
        """Write them one under the other, praise with a tick."""
        skin, theme, y = self.skin, self.skin.theme, room.y
        side = skin.px(20)
        for finding, words in zip(self.findings, self.sentences(), strict=True):
            left = room.x + side + skin.px(10)
            height = skin.painter.paragraph_height(words, skin.type(16), room.right - left)
            if y + height > room.bottom:
                break
            centre = (room.x + side // 2, y + skin.fonts_height(skin.type(16)) // 2)
            ink = theme.ok if finding.good else theme.heart
            skin.icons.draw(surface, Icon.CHECK if finding.good else Icon.TARGET, centre, side, ink)
            area = Rect(left, y, room.right - left, height)
            y = self.words(surface, area, words, theme.text) + skin.px(10)


class FindingsPage(FittedPage):
    """Every finding with the deals that show it most; a press looks at one again."""

    title_key = "stat-findings"
    width_units = 760.0

    def __init__(self, ctx: Context, findings: Sequence[Finding]) -> None:
        super().__init__(ctx)
        self._findings = tuple(findings)

    def compose_body(self, _width: int) -> Item:
        """The findings, sentence by sentence."""
        parts = (
            Column(text(self.ctx, finding_text(finding), units=18), 4, *self._deals(finding))
            for finding in self._findings
        )
        how = text(self.ctx, say("stat-findings-how"), units=15, quiet=True)
        return Column(*parts, how, gap=16)

    def _deals(self, finding: Finding) -> list[Item]:
        rows = []
        for number, (game, deal, saved) in enumerate(finding.deals, start=1):
            detail = say("stat-finding-saved", by=decimal_text(abs(saved)), good=saved > 0)
            rows.append(deal_row(self, number, game, deal, detail))
        return rows
