"""How to play, from the rules themselves, and the list of keys."""

from enum import IntEnum

from pygame import Rect, Surface

from hearts_gui.config.settings import Settings
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.pages.page import PageScene
from hearts_gui.ui.screens.rules.example_strip import HEIGHT, ExampleStrip
from hearts_gui.ui.shell import pad
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.keymap import (
    AT_TABLE,
    EVERYWHERE,
    FOR_THE_EAR,
    KeyAction,
    key_name,
    key_of,
    key_words,
)
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.paging import page_tabs
from hearts_gui.ui.widgets.skin import Skin, title_type
from hearts_gui.wording.how_to_play import Chapter
from hearts_gui.wording.language.messages import say

TABS_WIDTH = 430
TABS_HEIGHT = 48
STRIP_GAP = 14

ARROWS = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
KEYS_AT_TABLE = (
    "help-choose-card", "help-use-card", "help-to-button", "help-finish-animation",
    "help-take-back", "help-game-menu",
)  # fmt: skip
KEYS_EVERYWHERE = (
    "help-next-control", "help-move", "help-number", "help-scroll", "help-press", "help-next-page",
    "help-back", "help-find", "help-undo",
)  # fmt: skip
"""Messages with what fixed keys do; their attribute `keys` says which."""


def key_groups(settings: Settings) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    """The fixed keys, and those that can be moved as they are now."""

    def fixed(keys: tuple[str, ...]) -> list[tuple[str, str]]:
        return [(say(f"{key}.keys", **ARROWS), say(key)) for key in keys]

    def moving(actions: tuple[KeyAction, ...]) -> list[tuple[str, str]]:
        return [(key_words(key_of(action, settings)), action.words) for action in actions]

    return (
        (say("keys-at-table"), (*fixed(KEYS_AT_TABLE), *moving(AT_TABLE))),
        (say("keys-by-ear"), tuple(moving(FOR_THE_EAR))),
        (say("keys-everywhere"), (*fixed(KEYS_EVERYWHERE), *moving(EVERYWHERE))),
        (say("keys-pad"), tuple(fixed(pad.SAID))),
    )


def by_ear(settings: Settings) -> Chapter:
    """How to play without looking."""
    key = key_name(settings, "key_repeat")
    sentences = (
        say("help-ear-reader"), say("help-ear-voice"), say("help-ear-cards"), say("help-ear-wait"),
        say("help-ear-again", key=key),
    )  # fmt: skip
    return Chapter(say("help-ear-title"), sentences)


class TextBlock(Widget):
    """A titled list of sentences with a mark before each; room under the title for pictures."""

    focusable = False
    margin_units = 6.0

    def __init__(self, ctx: Context, section: Chapter, place: Rect) -> None:
        super().__init__(ctx, section.title, place)
        self._section = section
        self._strip = self.skin.px(HEIGHT) if section.examples else 0
        self.move_to(Rect(place.x, place.y, place.w, self._measure()))

    @property
    def value_text(self) -> str:
        """The sentences."""
        return " ".join(self._section.sentences)

    def _measure(self) -> int:
        skin = self.skin
        height = self._head() + len(self._section.examples) * (self._strip + skin.px(STRIP_GAP))
        width = self.box.w - skin.px(24)
        for sentence in self._section.sentences:
            height += skin.painter.paragraph_height(sentence, skin.type(17), width) + skin.px(8)
        return height

    def _head(self) -> int:
        return self.skin.fonts_height(title_type(self.skin, 26)) + self.skin.px(10)

    def strips(self) -> list[Widget]:
        """The pictures where they belong now."""
        box = Rect(self.box.x, self.box.y + self._head(), self.box.w, self._strip)
        step = self._strip + self.skin.px(STRIP_GAP)
        return [
            ExampleStrip(self.ctx, example, box.move(0, index * step))
            for index, example in enumerate(self._section.examples)
        ]

    def draw(self, surface: Surface, clip: Rect) -> None:
        """Draw title and sentences that are in view."""
        skin, theme, box = self.skin, self.skin.theme, self.box
        title = title_type(skin, 26)
        high = skin.fonts_height(title)
        line = Rect(box.x, box.y, box.w, high)
        skin.painter.label(surface, self.label, title, theme.text, line)
        kind = skin.type(17)
        step = skin.fonts_height(kind)
        y = box.y + self._head()
        y += len(self._section.examples) * (self._strip + skin.px(STRIP_GAP))
        for sentence in self._section.sentences:
            place = Rect(box.x + skin.px(24), y, box.w - skin.px(24), 0)
            place.h = skin.painter.paragraph_height(sentence, kind, place.w)
            if place.inflate(2 * skin.px(24), 8).colliderect(clip):
                dot = (box.x + skin.px(7), y + step // 2)
                skin.painter.disc(surface, dot, max(2, skin.px(3)), fill=theme.accent)
                skin.painter.paragraph(surface, sentence, kind, theme.text, place)
            y += place.h + skin.px(8)


class KeyRow(Widget):
    """A key in its box and what it does."""

    focusable = False
    margin_units = 3.0

    def __init__(self, ctx: Context, keys: str, does: str, box: Rect, key_width: int) -> None:
        super().__init__(ctx, keys, box)
        self._does = does
        self._key_width = key_width

    @property
    def value_text(self) -> str:
        """What the key does."""
        return self._does

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the key's box and the words."""
        skin, theme, box = self.skin, self.skin.theme, self.box
        kind = skin.type(15, Face.SEMIBOLD)
        width = skin.painter.text_width(self.label, kind) + 2 * skin.px(12)
        high = min(box.h, skin.fonts_height(kind) + skin.px(12))
        cap = Rect(box.x, box.y, max(width, high), high)
        style = BoxStyle(8 * skin.metrics.u, skin.ink(0.09), skin.edge(0.22), skin.hairline)
        skin.painter.box(surface, cap, style)
        skin.painter.label(surface, self.label, kind, theme.text, cap, align=Align.CENTRE)
        words = skin.type(17)
        place = Rect(box.x + self._key_width, 0, box.w - self._key_width, box.h)
        lines = skin.painter.wrap(self._does, words, place.w)
        step = skin.fonts_height(words)
        place.y = cap.centery - step // 2
        place.h = step * len(lines)
        skin.painter.paragraph(surface, self._does, words, theme.text, place)


class HelpTab(IntEnum):
    """What is shown."""

    RULES = 0
    PICTURES = 1
    KEYS = 2


class HelpScene(PageScene):
    """Three tabs: the rules in force, the lessons as pictures, and the keys."""

    title_key = "help-title"

    def __init__(self, ctx: Context, *, tab: HelpTab = HelpTab.RULES) -> None:
        super().__init__(ctx)
        self._tab = tab
        self._tabs_in_header = True

    def compose_header(self, skin: Skin, rest: Rect) -> None:
        """The tabs, unless the title leaves too little room for them."""
        kind = skin.type(16, Face.SEMIBOLD)
        widest = max(skin.painter.text_width(title, kind) for title in self._titles())
        wide = max(skin.px(TABS_WIDTH), len(HelpTab) * (widest + skin.px(32)))
        box = Rect(rest.x, 0, wide, skin.px(TABS_HEIGHT))
        self._tabs_in_header = box.w <= rest.w
        if self._tabs_in_header:
            box.centery = rest.centery
            self.form.add(self._tabs(box))

    @staticmethod
    def _titles() -> tuple[str, ...]:
        return (say("help-rules"), say("help-pictures"), say("help-keys"))

    def _tabs(self, box: Rect) -> Segmented:
        return Segmented(self.ctx, page_tabs(), box, options=self._titles(), chosen=self._tab,
                         changed=self._show, round_ends=True)  # fmt: skip

    def _show(self, tab: int) -> None:
        self._tab = HelpTab(tab)
        if self.area is not None:
            self.area.scroll(0, at_once=True)
        self.rebuild()

    def compose_body(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """The chosen page, in two columns where there is room."""
        page = self._keys if self._tab is HelpTab.KEYS else self._chapters
        if self._tabs_in_header:
            return page(skin, place)
        tabs = self._tabs(Rect(place.x, place.y, place.w, skin.px(TABS_HEIGHT)))
        down = tabs.box.h + skin.px(24)
        widgets, height = page(skin, place.move(0, down))
        return [tabs, *widgets], height + down

    def _columns(self, skin: Skin, place: Rect) -> list[Rect]:
        gap = skin.px(56)
        count = 2 if place.w >= skin.px(1040) else 1
        width = min((place.w - (count - 1) * gap) // count, skin.px(760))
        return [Rect(place.x + i * (width + gap), place.y, width, 0) for i in range(count)]

    def _chapters(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        games, columns = self.ctx.games, self._columns(skin, place)
        told = games.rules_sections
        if self._tab is HelpTab.PICTURES:
            told = games.lesson_pictures
        blocks = [TextBlock(self.ctx, section, columns[0]) for section in told()]
        gap = skin.px(26)
        total = sum(block.box.h + gap for block in blocks)
        column, y, bottom = 0, place.y, place.y
        for block in blocks:
            past_half = y - place.y + block.box.h / 2 > total / len(columns)
            if past_half and column + 1 < len(columns) and y > place.y:
                column, y = column + 1, place.y
            spot = columns[column]
            block.move_to(Rect(spot.x, y, spot.w, block.box.h))
            y += block.box.h + gap
            bottom = max(bottom, y)
        strips = [strip for block in blocks for strip in block.strips()]
        return [*blocks, *strips], bottom - gap - place.y

    def _keys(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        columns = self._columns(skin, place)
        made: list[Widget] = []
        bottoms = [place.y] * len(columns)
        for title, rows in key_groups(self.ctx.settings):
            column = bottoms.index(min(bottoms))
            spot = columns[column]
            bottoms[column] = self._key_group(skin, title, rows, spot, bottoms[column], made)
        column = bottoms.index(min(bottoms))
        spot = columns[column]
        ear = TextBlock(self.ctx, by_ear(self.ctx.settings),
                        Rect(spot.x, bottoms[column], spot.w, 0))  # fmt: skip
        bottoms[column] += ear.box.h
        return [*made, ear], max(bottoms) - place.y

    def _key_group(
        self, skin: Skin, title: str, rows: tuple[tuple[str, str], ...], spot: Rect, y: int,
        made: list[Widget],
    ) -> int:  # fmt: skip
        head = TextBlock(self.ctx, Chapter(title, ()), Rect(spot.x, y, spot.w, 0))
        made.append(head)
        y += head.box.h + skin.px(6)
        kind = skin.type(15, Face.SEMIBOLD)
        caps = [keys for _, group in key_groups(self.ctx.settings) for keys, _ in group]
        widest = max(skin.painter.text_width(keys, kind) for keys in caps)
        key_width = widest + skin.px(24 + 22)
        step, words = skin.fonts_height(skin.type(17)), skin.type(17)
        for keys, does in rows:
            lines = len(skin.painter.wrap(does, words, spot.w - key_width))
            high = max(skin.fonts_height(kind) + skin.px(12), lines * step + skin.px(4))
            made.append(KeyRow(self.ctx, keys, does, Rect(spot.x, y, spot.w, high), key_width))
            y += high + skin.px(12)
        return y + skin.px(24)
