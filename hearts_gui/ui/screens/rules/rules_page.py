"""The rules in force in plain sentences, with those marked that differ from Standard."""

from itertools import groupby

from pygame import Rect, Surface

from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.theme import alpha
from hearts_gui.ui.pages.page import PageScene
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Label
from hearts_gui.ui.widgets.skin import Skin, title_type
from hearts_gui.wording.describe import Sentence, describe
from hearts_gui.wording.language.messages import say

TWO_COLUMNS = 1040
WIDEST = 760


class RulesBlock(Widget):
    """The sentences of one part of the rules under their heading."""

    focusable = False
    margin_units = 6.0

    def __init__(self, ctx: Context, title: str, said: tuple[Sentence, ...], width: int) -> None:
        super().__init__(ctx, title, Rect(0, 0, width, 0))
        self._said = said
        self.move_to(Rect(0, 0, width, self._measure()))

    @property
    def value_text(self) -> str:
        """The sentences."""
        return " ".join(sentence.text for sentence in self._said)

    def _places(self, box: Rect) -> list[tuple[Sentence, Rect]]:
        """Each sentence with the box of its words."""
        skin, kind = self.skin, self.skin.type(17)
        y = box.y + skin.fonts_height(title_type(skin, 26)) + skin.px(8)
        indent, pad = skin.px(26), skin.px(6)
        found: list[tuple[Sentence, Rect]] = []
        for sentence in self._said:
            place = Rect(box.x + indent, y + pad, box.w - indent - skin.px(10), 0)
            place.h = skin.painter.paragraph_height(sentence.text, kind, place.w)
            found.append((sentence, place))
            y = place.bottom + pad
        return found

    def _measure(self) -> int:
        return self._places(Rect(0, 0, self.box.w, 0))[-1][1].bottom + self.skin.px(8)

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

    def compose_body(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """How much differs, then the parts in one or two columns of about the same height."""
        differing = sum(sentence.changed for sentence in self._said)
        text = say("rule-screen-sentences", n=differing)
        high = skin.painter.paragraph_height(text, skin.type(17), place.w)
        intro = Label(self.ctx, text, Rect(place.x, place.y, place.w, high), quiet=True, wrap=True)
        top = place.y + high + skin.px(18)
        gap = skin.px(48)
        columns = 2 if place.w >= skin.px(TWO_COLUMNS) else 1
        width = min((place.w - (columns - 1) * gap) // columns, skin.px(WIDEST))
        blocks = [
            RulesBlock(self.ctx, section.heading, tuple(said), width)
            for section, said in groupby(self._said, key=lambda sentence: sentence.section)
        ]
        bottom = self._spread(skin, blocks, Rect(place.x, top, width, 0), columns, gap)
        return [intro, *blocks], bottom - place.y

    @staticmethod
    def _spread(skin: Skin, blocks: list[RulesBlock], spot: Rect, columns: int, gap: int) -> int:
        """Place the blocks one under the other, going on in the next column past the half."""
        between = skin.px(18)
        total = sum(block.box.h + between for block in blocks)
        column, y, bottom = 0, spot.y, spot.y
        for block in blocks:
            past_half = y - spot.y + block.box.h / 2 > total / columns
            if past_half and column + 1 < columns and y > spot.y:
                column, y = column + 1, spot.y
            block.move_to(Rect(spot.x + column * (spot.w + gap), y, spot.w, block.box.h))
            y += block.box.h + between
            bottom = max(bottom, y)
        return bottom - between
