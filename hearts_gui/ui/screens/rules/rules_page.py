"""The rules in short and as sentences; differences from Standard are marked."""

from collections.abc import Callable, Sequence
from itertools import groupby
from operator import attrgetter

from pygame import Rect, Surface

from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.theme import Colour, alpha
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.ui.widgets.button import text
from hearts_gui.ui.widgets.flow import Column, Item, Masonry
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.wording.describe import describe, short
from hearts_gui.wording.language.messages import say

COLUMN, WIDEST = 496, 760


class RulesSummary(Widget):
    """A box with a sign, the rules in short, and a chevron."""

    role = Role.BUTTON
    margin_units = 3.0
    focus_radius = 20.0

    def __init__(self, ctx: Context, rules: Rules, action: Callable[[], None]) -> None:
        super().__init__(ctx, say("rule-screen-in-full"))
        self.act, self.value_words = action, say("rule-screen-in-short", text=short(rules))

    def _words(self, box: Rect) -> Rect:
        skin = self.skin
        left, right = skin.px(24 + 22 + 18), skin.px(24 + 18 + 12)
        pad = skin.px(18)
        return Rect(box.x + left, box.y + pad, box.w - left - right, box.h - 2 * pad)

    def measure(self, width: int) -> int:
        skin = self.skin
        words = self._words(Rect(0, 0, width, 0))
        height = skin.painter.paragraph_height(self.value_words, skin.type(16), words.w)
        return max(height + 2 * skin.px(18), skin.px(64), skin.metrics.hit)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme, box = self.skin, self.skin.theme, self.box
        skin.painter.box(surface, box, skin.group())
        if self.hovered or self.pressed:
            skin.lit(surface, box, 20, 0.06)
        skin.icons.draw(surface, Icon.INFO, (box.x + skin.px(24 + 11), box.centery), skin.px(22),
                        theme.accent)  # fmt: skip
        side = skin.px(18)
        end = (box.right - skin.px(24) - side / 2, box.centery)
        skin.icons.draw(surface, Icon.CHEVRON_RIGHT, end, side, theme.text2)
        words, kind = self._words(box), skin.type(16)
        height = skin.painter.paragraph_height(self.value_words, kind, words.w)
        words.y = box.centery - height // 2
        skin.painter.paragraph(surface, self.value_words, kind, theme.text, words)


class TextBlock(Widget):
    """Sentences with a mark before each under their title; what is changed lies on a band."""

    focusable = False
    margin_units = 6.0
    above, gap, indent, dot, right = 14, 12, 26, 15, 10
    """Units: under the title, between sentences, and from the sides to their words and marks."""

    def __init__(self, ctx: Context, title: str, sentences: Sequence[tuple[str, bool]]) -> None:
        """Each sentence comes with whether it is changed."""
        super().__init__(ctx, title)
        self._sentences = tuple(sentences)
        self.value_words = " ".join(sentence for sentence, _ in sentences)

    @property
    def mark_ink(self) -> Colour:
        """The colour of the mark before a sentence."""
        return self.skin.theme.text2

    def head(self) -> int:
        """The height of the title and what belongs to it."""
        return self.skin.fonts_height(self.skin.type(26, Face.DISPLAY)) + self.px(self.above)

    def _places(self, box: Rect) -> list[Rect]:
        skin, y = self.skin, box.y + self.head()
        places = []
        for sentence, _ in self._sentences:
            area = Rect(box.x + skin.px(self.indent), y, box.w - skin.px(self.indent), 0)
            area.w -= skin.px(self.right)
            area.h = skin.painter.paragraph_height(sentence, skin.type(17), area.w)
            places.append(area)
            y = area.bottom + skin.px(self.gap)
        return places

    def measure(self, width: int) -> int:
        last = self._places(Rect(0, 0, width, 0))[-1:]
        return last[0].bottom + self.px(8) if last else self.head()

    def draw(self, surface: Surface, clip: Rect) -> None:
        skin, theme, box = self.skin, self.skin.theme, self.box
        title, kind = skin.type(26, Face.DISPLAY), skin.type(17)
        line = Rect(box.x, box.y, box.w, skin.fonts_height(title))
        skin.painter.label(surface, self.label, title, theme.text, line)
        step = skin.fonts_height(kind)
        for (sentence, changed), area in zip(self._sentences, self._places(box), strict=True):
            row = Rect(box.x, area.y - skin.px(5), box.w, area.h + 2 * skin.px(5))
            if not row.colliderect(clip):
                continue
            if changed:
                radius = 8 * skin.metrics.u
                skin.painter.box(surface, row, BoxStyle(radius, alpha(theme.accent, 0.10)))
                bar = Rect(row.x, row.y, max(2, skin.px(5)), row.h)
                skin.painter.box(surface, bar, BoxStyle(2, theme.accent))
            dot = (box.x + skin.px(self.dot), area.y + step // 2)
            ink = theme.accent if changed else self.mark_ink
            skin.painter.disc(surface, dot, max(2, skin.px(3)), fill=ink)
            skin.painter.paragraph(surface, sentence, kind, theme.text, area)


class RulesPage(PageScene):
    """The rules in sentences, generated from the rules themselves."""

    def __init__(self, ctx: Context, rules: Rules, title: str = "") -> None:
        super().__init__(ctx)
        self._name = title
        self._sentences = describe(rules)

    @property
    def title(self) -> str:
        return self._name or say("rule-screen-the-rules")

    def compose_body(self, _width: int) -> Item:
        """The number of differences, then the parts in one or two columns of about equal height."""
        differing = sum(sentence.changed for sentence in self._sentences)
        blocks = (
            TextBlock(self.ctx, section.heading,
                      [(sentence.text, sentence.changed) for sentence in sentences])
            for section, sentences in groupby(self._sentences, key=attrgetter("section"))
        )  # fmt: skip
        return Column(
            text(self.ctx, say("rule-screen-sentences", n=differing), quiet=True), 18,
            Masonry(*blocks, least=COLUMN, gap=18, across=48, most=WIDEST, down=True,
                    columns=3),
        )  # fmt: skip
