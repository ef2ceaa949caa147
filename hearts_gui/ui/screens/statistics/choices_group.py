"""The groups for the cost of choices, for certain findings, and for practice."""

from collections.abc import Sequence

from pygame import Rect, Surface

from hearts_gui.ai.coach.grades import COACH
from hearts_gui.ai.coach.labels import Apart
from hearts_gui.ai.coach.situations import Situation
from hearts_gui.session.past.choices import JUDGED_BY, JUDGED_DEALS, LEAST_DEALS, Choices
from hearts_gui.session.past.figures import Finding
from hearts_gui.session.past.means import Mean
from hearts_gui.session.practice.today import LEAST_FRESH, Practised
from hearts_gui.session.practice.weakness import cell_name
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.shapes import centred
from hearts_gui.ui.screens.statistics.group import StatisticsGroup, deal_row, ends_of, mean_text
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.button import text
from hearts_gui.ui.widgets.flow import Column, Item
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.score_texts import decimal_text

COST = (240, 169, 85)
COST_LIGHT = (200, 120, 40)
BAR = 20


class ChoicesGroup(StatisticsGroup):
    """A bar for each situation, with its interval and the loss of the nearest level."""

    title_key = "stat-choices"

    def __init__(
        self, ctx: Context, choices: Choices | None, kinds: tuple[Apart, Situation | None]
    ) -> None:
        super().__init__(ctx, few=say("stat-no-choices") if choices is None else "")
        self._choices, (self._apart, self._dearest) = choices, kinds

    def corner(self) -> str:
        return "" if self._choices is None else decimal_text(max(0.0, self._choices.every.value), 2)

    def subtitle(self) -> str:
        """The level in words, once there are enough choices."""
        choices = self._choices
        if choices is None:
            return ""
        if choices.level is None:
            return say("stat-few-deals", n=LEAST_DEALS, now=choices.deals)
        return say("stat-level", **ends_of(choices.levels))

    def sentences(self) -> tuple[str, ...]:
        if self._choices is None or self._choices.level is None:
            return ()
        if self._dearest is None:
            return (say("stat-no-dearest", equal=self._apart is Apart.EQUAL),)
        return (say("stat-dearest", kind=self._dearest.value),)

    def table(self) -> tuple[str, ...]:
        if self._choices is None:
            return (self._few, "", _how())
        lines = [
            say("stat-choice-line", kind=kind.value, mean=mean_text(mean, 2), n=mean.count)
            for kind, mean in self._choices.by_situation
        ]
        return (*lines, "", self.subtitle(), *self.sentences(), "", _how())

    def picture(self, surface: Surface, room: Rect) -> None:
        assert self._choices is not None
        skin, choices, theme = self.skin, self._choices, self.skin.theme
        key = self._draw_key(surface, room)
        rows = Rect(room.x, room.y, room.w, key - room.y)
        if self.sentences():
            rows = self.words_below(surface, rows)
        means = [mean for _, mean in choices.by_situation]
        names = [say("stat-situation", kind=kind.value) for kind, _ in choices.by_situation]
        numbers = [(decimal_text(max(0.0, mean.value), 2), theme.text) for mean in means]
        most = max((max(mean.high, mean.value, choices.level_loss) for mean in means), default=1.0)
        height = min(skin.px(40), rows.h / max(1, len(names)))
        places = self.named_rows(surface, rows, names, numbers, height, 0.5)
        for place, mean in zip(places, means, strict=True):
            bar = centred(place.center, place.w, min(skin.px(BAR), round(height * 0.6)))
            self._draw_bar(surface, bar, mean, max(0.05, most))

    def _draw_bar(self, surface: Surface, bar: Rect, mean: Mean, most: float) -> None:
        assert self._choices is not None
        skin, theme = self.skin, self.skin.theme

        def at(value: float) -> int:
            return round(bar.x + bar.w * min(1.0, max(0.0, value / most)))

        radius = 5 * skin.metrics.u
        skin.painter.box(surface, bar, BoxStyle(radius, skin.ink(0.09)))
        width = at(mean.value) - bar.x
        if width > 1:
            cost = COST if theme.dark else COST_LIGHT
            style = BoxStyle(min(radius, width / 2), (*cost, 255))
            skin.painter.box(surface, Rect(bar.x, bar.y, width, bar.h), style)
        sure = Rect(at(mean.low), 0, max(3, at(mean.high) - at(mean.low)), max(4, skin.px(6)))
        sure.centery = bar.centery
        skin.painter.box(surface, sure, BoxStyle(sure.h / 2, (*theme.text, 225)))
        if self._choices.level is not None:
            tick = Rect(0, bar.y - skin.px(4), max(2, skin.px(3)), bar.h + 2 * skin.px(4))
            tick.centerx = at(self._choices.level_loss)
            skin.painter.box(surface, tick, BoxStyle(1, (*theme.lines[0], 255)))

    def _draw_key(self, surface: Surface, room: Rect) -> int:
        """Draw the legend at the bottom. Returns where it begins."""
        assert self._choices is not None
        skin, theme = self.skin, self.skin.theme
        kind = skin.type(13)
        height, gap = skin.fonts_height(kind), skin.px(8)
        marks: list[tuple[Rect, BoxStyle, str]] = []
        if self._choices.level is not None:
            tick = Rect(0, 0, max(2, skin.px(3)), height)
            style = BoxStyle(1, (*theme.lines[0], 255))
            marks.append((tick, style, say(f"level-{self._choices.level}")))
        sure = Rect(0, 0, skin.px(26), max(4, skin.px(6)))
        marks.append((sure, BoxStyle(sure.h / 2, (*theme.text, 225)), say("stat-sure")))
        wides = [mark.w + gap + skin.painter.text_width(text, kind) for mark, _, text in marks]
        under = sum(wides) + 3 * gap > room.w  # no room side by side
        lines = len(marks) if under else 1
        top = room.bottom - lines * height
        x, y = room.x, top
        for (mark, style, words), width in zip(marks, wides, strict=True):
            mark.midleft = (x, y + height // 2)
            skin.painter.box(surface, mark, style)
            label_box = Rect(mark.right + gap, y, room.right - mark.right - gap, height)
            skin.painter.label(surface, words, kind, theme.text2, label_box)
            x, y = (x, y + height) if under else (x + width + 3 * gap, y)
        return top - gap


def _how() -> str:
    """How choices are counted, and which coach judged the levels."""
    return say("stat-choices-how", deals=JUDGED_DEALS, same=JUDGED_BY == COACH)


TOLD = 4
ROW, LINE = 44.0, 16.0
"""The height of a row, and of its bar."""
NINETEEN: float = 1.96
"""Errors within which the truth lies, 19 times in 20."""


class PracticeGroup(StatisticsGroup):
    """Two bars, before and after practice, each with its error."""

    title_key = "menu-practice"

    def __init__(self, ctx: Context, practised: Practised) -> None:
        self._practised = practised
        few = say("stat-practice-few", n=practised.answers, of=LEAST_FRESH)
        few = " ".join((*self.sentences(), few)) if practised.motifs else few
        super().__init__(ctx, few="" if practised.progress is not None else few)

    def subtitle(self) -> str:
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
        return (say("stat-practice-worst", name=message_text(cell_name(worst.cell))),)

    def table(self) -> tuple[str, ...]:
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
        skin, theme = self.skin, self.skin.theme
        rest = self.words_below(surface, room)
        rows = self._rows()
        numbers = [(say("stat-practice-percent", percent=round(100 * share)), theme.text)
                   for _, share, _ in rows]  # fmt: skip
        height = min(skin.px(ROW), rest.h // 2)
        places = self.named_rows(surface, rest, [name for name, _, _ in rows], numbers, height)
        for place, (_, share, error) in zip(places, rows, strict=True):
            axis = centred(place.center, place.w, min(skin.px(LINE), height - 2))
            skin.painter.box(surface, axis, BoxStyle(axis.h / 2, skin.ink(0.08)))
            bar = Rect(axis.x, axis.y, max(axis.h, round(axis.w * share)), axis.h)
            skin.painter.box(surface, bar, BoxStyle(axis.h / 2, (*theme.ok, 255)))
            low, high = (max(0.0, min(1.0, share + sign * NINETEEN * error)) for sign in (-1, 1))
            reach = Rect(
                axis.x + round(axis.w * low), axis.centery, round(axis.w * (high - low)), 2
            )
            skin.painter.box(surface, reach, BoxStyle(0, (*theme.text, 255)))


def finding_text(finding: Finding) -> str:
    return say("stat-finding", kind=finding.kind, by=decimal_text(abs(finding.by)),
               good=finding.good)  # fmt: skip


class FindingsGroup(StatisticsGroup):
    """The most certain findings."""

    title_key = "stat-findings"

    def __init__(self, ctx: Context, findings: Sequence[Finding]) -> None:
        super().__init__(ctx, few="" if findings else say("stat-no-findings"))
        self.findings = tuple(findings[:TOLD])

    def sentences(self) -> tuple[str, ...]:
        return tuple(finding_text(finding) for finding in self.findings)

    def table(self) -> tuple[str, ...]:
        return (*(self.sentences() or (self._few,)), "", say("stat-findings-how"))

    def picture(self, surface: Surface, room: Rect) -> None:
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


class FindingsPage(PageScene):
    """Every finding with the deals that show it most; a press opens one in the review."""

    title_key = "stat-findings"
    fitted_width = 760.0

    def __init__(self, ctx: Context, findings: Sequence[Finding]) -> None:
        super().__init__(ctx)
        self._findings = tuple(findings)

    def compose_body(self, _width: int) -> Item:
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
