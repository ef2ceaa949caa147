"""The rules in force in plain sentences, with those marked that differ from Standard."""

from itertools import groupby

from pygame import Rect, Surface

from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.theme import alpha
from hearts_gui.ui.pages.page import PageScene
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import text
from hearts_gui.ui.widgets.flow import Column, Item, Masonry
from hearts_gui.ui.widgets.skin import title_type
from hearts_gui.wording.describe import Sentence, describe
from hearts_gui.wording.language.messages import say

COLUMN, WIDEST = 496, 760


class RulesBlock(Widget):
    """The sentences of one part of the rules under their heading."""

    focusable = False
    margin_units = 6.0

    def __init__(self, ctx: Context, title: str, sentences: tuple[Sentence, ...]) -> None:
        super().__init__(ctx, title)
        self._said = sentences

    @property
    def value_text(self) -> str:
        """The sentences."""
        return " ".join(sentence.text for sentence in self._said)

    def _places(self, box: Rect) -> list[tuple[Sentence, Rect]]:
        """Each sentence with the box of its words."""
        skin, kind = self.skin, self.skin.type(17)
        y = box.y + skin.fonts_height(title_type(skin, 26)) + skin.px(8)
        indent, pad = skin.px(26), skin.px(6)
        places: list[tuple[Sentence, Rect]] = []
        for sentence in self._said:
            place = Rect(box.x + indent, y + pad, box.w - indent - skin.px(10), 0)
            place.h = skin.painter.paragraph_height(sentence.text, kind, place.w)
            places.append((sentence, place))
            y = place.bottom + pad
        return places

    def measure(self, width: int) -> int:
        """The heading and every sentence."""
        return self._places(Rect(0, 0, width, 0))[-1][1].bottom + self.px(8)

    def draw(self, surface: Surface, clip: Rect) -> None:
        """Draw the heading and the sentences in view."""
        skin, theme, box = self.skin, self.skin.theme, self.box
        title = title_type(skin, 26)
        line = Rect(box.x, box.y, box.w, skin.fonts_height(title))
        skin.painter.label(surface, self.label, title, theme.text, line)
        kind = skin.type(17)
        step = skin.fonts_height(kind)
        for sentence, place in self._places(box):
            row = Rect(box.x, place.y - skin.px(5), box.w, place.h + 2 * skin.px(5))
            if not row.colliderect(clip):
                continue
            if sentence.changed:
                radius = 8 * skin.metrics.u
                skin.painter.box(surface, row, BoxStyle(radius, alpha(theme.accent, 0.10)))
                bar = Rect(row.x, row.y, max(2, skin.px(5)), row.h)
                skin.painter.box(surface, bar, BoxStyle(2, theme.accent))
            dot = (box.x + skin.px(15), place.y + step // 2)
            ink = theme.accent if sentence.changed else theme.text2
            skin.painter.disc(surface, dot, max(2, skin.px(3)), fill=ink)
            skin.painter.paragraph(surface, sentence.text, kind, theme.text, place)


class RulesPage(PageScene):
    """What is played, generated from the rules themselves."""

    def __init__(self, ctx: Context, rules: Rules, title: str = "") -> None:
        super().__init__(ctx)
        self._name = title
        self._said = describe(rules)

    @property
    def title(self) -> str:
        """What the rules are called."""
        return self._name or say("rule-screen-the-rules")

    def compose_body(self, _width: int) -> Item:
        """How much differs, then the parts in one or two columns of about the same height."""
        differing = sum(sentence.changed for sentence in self._said)
        blocks = (
            RulesBlock(self.ctx, section.heading, tuple(sentences))
            for section, sentences in groupby(self._said, key=lambda sentence: sentence.section)
        )
        return Column(
            text(self.ctx, say("rule-screen-sentences", n=differing), quiet=True), 18,
            Masonry(*blocks, least=COLUMN, gap=18, across=48, most=WIDEST, down=True),
        )  # fmt: skip
