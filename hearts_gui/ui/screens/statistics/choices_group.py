"""The cost of choices, by the kind of decision."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.ai.coach.grades import COACH
from hearts_gui.ai.coach.labels import Apart
from hearts_gui.ai.coach.situations import Situation
from hearts_gui.session.past import measured
from hearts_gui.session.past.choices import LEAST_DEALS, Choices
from hearts_gui.session.past.means import Mean
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.screens.statistics.group import StatisticsGroup, ends_of, mean_text
from hearts_gui.ui.shell.context import Context
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import decimal_text

COST = (240, 169, 85)
COST_LIGHT = (200, 120, 40)
BAR = 20


class ChoicesGroup(StatisticsGroup):
    """A bar a situation, with its interval and what the nearest level gives away."""

    def __init__(
        self, ctx: Context, choices: Choices | None, kinds: tuple[Apart, Situation | None],
        opened: Callable[[StatisticsGroup], None],
    ) -> None:  # fmt: skip
        few = say("stat-no-choices") if choices is None else ""
        super().__init__(ctx, say("stat-choices"), opened, few=few)
        self._choices, (self._apart, self._dearest) = choices, kinds

    def corner(self) -> str:
        """The mean over all."""
        return "" if self._choices is None else decimal_text(self._choices.every.value, 2)

    def subtitle(self) -> str:
        """The level in words, once there are enough choices."""
        choices = self._choices
        if choices is None:
            return ""
        if choices.level is None:
            return say("stat-few-deals", n=LEAST_DEALS, now=choices.deals)
        return say("stat-level", **ends_of(choices.levels))

    def sentences(self) -> tuple[str, ...]:
        """The kind that costs most, if that is clear."""
        if self._choices is None or self._choices.level is None:
            return ()
        if self._dearest is None:
            return (say("stat-no-dearest", equal=self._apart is Apart.EQUAL),)
        return (say("stat-dearest", kind=self._dearest.value),)

    def table(self) -> tuple[str, ...]:
        """Every situation, then how it is counted."""
        if self._choices is None:
            return (self._few, "", _how())
        lines = [
            say("stat-choice-line", kind=kind.value, mean=mean_text(mean, 2), n=mean.count)
            for kind, mean in self._choices.by_situation
        ]
        return (*lines, "", self.subtitle(), *self.sentences(), "", _how())

    def picture(self, surface: Surface, room: Rect) -> None:
        """Draw a row for each situation."""
        assert self._choices is not None
        skin, choices, theme = self.skin, self._choices, self.skin.theme
        kind = skin.type(15)
        key = self._draw_key(surface, room)
        rows = Rect(room.x, room.y, room.w, key - room.y)
        if self.sentences():
            rows = self.words_below(surface, rows, theme.text2, 15)
        names = [
            say("stat-situation", kind=situation.value) for situation, _ in choices.by_situation
        ]
        width = max((skin.painter.text_width(name, kind) for name in names), default=0)
        width = min(width, round(room.w * 0.5)) + skin.px(12)
        number = skin.painter.text_width(decimal_text(8.88, 2), skin.type(16, Face.BOLD)) + skin.px(
            10
        )
        most = max(
            (max(mean.high, mean.value, choices.level_loss) for _, mean in choices.by_situation),
            default=1.0,
        )
        row_height = min(skin.px(40), rows.h / max(1, len(names)))
        for index, (name, (_, mean)) in enumerate(zip(names, choices.by_situation, strict=True)):
            line = Rect(rows.x, round(rows.y + index * row_height), rows.w, round(row_height))
            height = min(skin.px(BAR), round(row_height * 0.6))
            bar = Rect(line.x + width, 0, line.w - width - number, height)
            bar.centery = line.centery
            box = Rect(line.x, line.y, width - skin.px(8), line.h)
            skin.painter.label(surface, name, kind, theme.text, box)
            self._draw_bar(surface, bar, mean, max(0.05, most))
            text = decimal_text(mean.value, 2)
            bold = skin.type(16, Face.BOLD)
            skin.painter.label(surface, text, bold, theme.text, line, align=Align.RIGHT)

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
        """The meaning of tick and bar, at the bottom; where the words begin."""
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
        for (mark, style, text), width in zip(marks, wides, strict=True):
            mark.midleft = (x, y + height // 2)
            skin.painter.box(surface, mark, style)
            label_box = Rect(mark.right + gap, y, room.right - mark.right - gap, height)
            skin.painter.label(surface, text, kind, theme.text2, label_box)
            x, y = (x, y + height) if under else (x + width + 3 * gap, y)
        return top - gap


def _how() -> str:
    """The way choices are counted, and who judged the levels that they are compared with."""
    return say("stat-choices-how", deals=measured.DEALS, same=measured.COACH == COACH)
