"""The Learn screen; How to play, made from the rules themselves; and the list of keys."""

from collections.abc import Callable
from enum import IntEnum

from pygame import Rect, Surface

from hearts_gui.config.settings import Settings
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.theme import Colour
from hearts_gui.ui.screens.rules.example_strip import HEIGHT, ExampleStrip
from hearts_gui.ui.screens.rules.rules_page import TextBlock
from hearts_gui.ui.shell import pad
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.keymap import (
    ACTIONS,
    AT_TABLE,
    EVERYWHERE,
    FOR_THE_EAR,
    KeyAction,
    key_name,
    key_of,
    key_words,
)
from hearts_gui.ui.widgets.base import Skin, Widget
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.flow import Anchor, Column, Item, Masonry, Sized, fits
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.ui.widgets.scroll import page_tabs
from hearts_gui.wording.how_to_play import Chapter
from hearts_gui.wording.language.messages import say

COLUMN, WIDEST = 492, 760
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
LETTERS = {
    "menu-puzzles": {"h": "puzzle-hint", "s": "puzzle-skip", "0": "puzzle-none", "n": "puzzle-next",
                     "w": "puzzle-happens", "c": "puzzle-copy"},
    "learn-lessons": {"s": "lesson-show", "r": "lesson-restart"},
}  # fmt: skip
"""The letters that press a button on a screen, with the name of the screen and of each button."""


def key_groups(settings: Settings) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    """The fixed keys, and those that can be moved as they are now."""

    def fixed(keys: tuple[str, ...]) -> list[tuple[str, str]]:
        return [(say(f"{key}.keys", **ARROWS), say(key)) for key in keys]

    def moving(actions: tuple[KeyAction, ...]) -> list[tuple[str, str]]:
        return [(key_words(key_of(action, settings)), action.words) for action in actions]

    moved = {action.usual: key_of(action, settings) for action in ACTIONS}

    def letters(presses: dict[str, str]) -> tuple[tuple[str, str], ...]:
        return tuple((key_words(moved.get(ord(key), ord(key))), say(words))
                     for key, words in presses.items())  # fmt: skip

    return (
        (say("keys-at-table"), (*fixed(KEYS_AT_TABLE), *moving(AT_TABLE))),
        (say("keys-by-ear"), tuple(moving(FOR_THE_EAR))),
        *((say(screen), letters(presses)) for screen, presses in LETTERS.items()),
        (say("keys-everywhere"), (*fixed(KEYS_EVERYWHERE), *moving(EVERYWHERE))),
        (say("keys-pad"), tuple(fixed(pad.SAID))),
    )


def by_ear(settings: Settings) -> Chapter:
    """The help for playing without looking."""
    again = say("help-ear-again", key=key_name(settings, "key_repeat"))
    return Chapter(say("help-ear-title"), (
        say("help-ear-reader"), say("help-ear-voice"), say("help-ear-cards"), say("help-ear-wait"),
        again))  # fmt: skip


class ChapterBlock(TextBlock):
    """A chapter of the help, with room under the title for its pictures."""

    above, gap, indent, dot, right = 10, 8, 24, 7, 0

    def __init__(self, ctx: Context, chapter: Chapter) -> None:
        super().__init__(ctx, chapter.title, [(words, False) for words in chapter.sentences])
        self._strips = [ExampleStrip(ctx, example) for example in chapter.examples]

    @property
    def mark_ink(self) -> Colour:
        return self.skin.theme.accent

    def head(self) -> int:
        """The title and the pictures."""
        return super().head() + len(self._strips) * self.px(HEIGHT + STRIP_GAP)

    def move_to(self, box: Rect) -> None:
        """Place the block here, with the pictures under the title."""
        super().move_to(box)
        y = box.y + super().head()
        for strip in self._strips:
            strip.move_to(Rect(box.x, y, box.w, self.px(HEIGHT)))
            y += self.px(HEIGHT + STRIP_GAP)

    @property
    def widgets(self) -> list[Widget]:
        return [self, *self._strips]


class KeyRow(Widget):
    """A key in its box, and its effect."""

    focusable = False
    margin_units = 3.0

    def __init__(self, ctx: Context, keys: str, does: str, key_width: int) -> None:
        super().__init__(ctx, keys)
        self.value_words = does
        self._key_width = key_width

    def measure(self, width: int) -> int:
        """The key's box, or as many lines as the words take."""
        skin, beside = self.skin, self._beside(width)
        words = skin.painter.paragraph_height(self.value_words, skin.type(17), width - beside)
        cap = skin.fonts_height(skin.type(15, Face.SEMIBOLD)) + skin.px(12)
        return max(cap, words + skin.px(4)) if beside else cap + words + skin.px(8)

    def _beside(self, width: int) -> int:
        """The left edge of the words; 0 where they stand under the key for want of room."""
        return self._key_width if self._key_width < width / 2 else 0

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme, box = self.skin, self.skin.theme, self.box
        kind = skin.type(15, Face.SEMIBOLD)
        width = skin.painter.text_width(self.label, kind) + 2 * skin.px(12)
        height = min(box.h, skin.fonts_height(kind) + skin.px(12))
        cap = Rect(box.x, box.y, max(width, height), height)
        style = BoxStyle(8 * skin.metrics.u, skin.ink(0.09), skin.edge(0.22), skin.hairline)
        skin.painter.box(surface, cap, style)
        skin.painter.label(surface, self.label, kind, theme.text, cap, align=Align.CENTRE)
        words = skin.type(17)
        beside = self._beside(box.w)
        area = Rect(box.x + beside, 0, box.w - beside, 0)
        area.y = cap.centery - skin.fonts_height(words) // 2 if beside else cap.bottom + skin.px(4)
        skin.painter.paragraph(surface, self.value_words, words, theme.text, area)


class HelpTab(IntEnum):
    """The page that is shown: one of three tabs."""

    RULES = 0
    PICTURES = 1
    KEYS = 2


class HelpScene(PageScene):
    """Three tabs: the rules in force, the lessons as pictures, and the keys."""

    title_key = "help-title"

    def __init__(self, ctx: Context, *, tab: HelpTab = HelpTab.RULES) -> None:
        super().__init__(ctx)
        self._tab = tab
        self._lead: list[Item] = []

    def compose_header(self, width: int) -> Item | None:
        """The tabs, unless the title leaves too little room for them."""
        titles = (say("help-rules"), say("help-pictures"), say("help-keys"))
        tabs = Segmented(self.ctx, page_tabs(), options=titles, chosen=self._tab,
                         changed=self._show, round_ends=True)  # fmt: skip
        self._lead = [] if fits(tabs, width) else [tabs]
        return None if self._lead else Sized(tabs, across=Anchor.START)

    def _show(self, tab: int) -> None:
        self._tab = HelpTab(tab)
        if self.area is not None:
            self.area.scroll(0, instantly=True)
        self.rebuild()

    def compose_body(self, _width: int) -> Item:
        """The chosen page, in two columns where there is room."""
        page = self._keys() if self._tab is HelpTab.KEYS else self._chapters()
        return Column(*self._lead, page, gap=24)

    def _chapters(self) -> Item:
        games = self.ctx.games
        pictures = self._tab is HelpTab.PICTURES
        sections = games.learning.lesson_pictures() if pictures else games.rules_sections()
        blocks = (ChapterBlock(self.ctx, section) for section in sections)
        return Masonry(*blocks, least=COLUMN, gap=26, across=56, most=WIDEST, down=True, columns=3)

    def _keys(self) -> Item:
        ctx, skin, listed = self.ctx, Skin(self.ctx), key_groups(self.ctx.settings)
        kind, caps = skin.type(15, Face.SEMIBOLD), [keys for _, rows in listed for keys, _ in rows]
        width = max(skin.painter.text_width(keys, kind) for keys in caps) + skin.px(24 + 22)
        groups = (Column(ChapterBlock(ctx, Chapter(title, ())), 6,
                         Column(*(KeyRow(ctx, *row, width) for row in rows), gap=12))
                  for title, rows in listed)  # fmt: skip
        ear = ChapterBlock(ctx, by_ear(ctx.settings))
        return Masonry(*groups, ear, least=COLUMN, gap=36, across=56, most=WIDEST, columns=3)


class LearnScene(PageScene):
    """A row for each way to learn."""

    title_key = "learn-title"
    fitted_width = 560.0

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._lessons_done = ctx.games.menu_facts().lessons_done

    def compose_body(self, _width: int) -> Item:
        learning, done = self.ctx.games.learning, self._lessons_done
        rows = (
            self._row(Icon.STAR, "learn-lessons", "learn-lessons-detail", learning.lessons, n=done),
            self._row(Icon.TARGET, "menu-puzzles", "menu-puzzles-detail", learning.puzzles),
            self._row(Icon.LIST, "decisions-title", "learn-decisions-detail", learning.decisions),
            self._row(Icon.SHARE, "passing-title", "learn-passing-detail", learning.passes),
            self._row(Icon.CARDS, "kind-title", "learn-kinds-detail", learning.deals_of_a_kind),
            self._row(Icon.BOOK, "learn-rules", "learn-rules-detail", HelpScene),
        )
        return Column(*rows, gap=6)

    def _row(
        self, icon: Icon, title: str, detail: str, make: Callable[[Context], Scene], **facts: int
    ) -> ListRow:
        return ListRow(self.ctx, say(title), lambda: self.ctx.scenes.push(make(self.ctx)),
                       icon=icon, detail=say(detail, **facts), pad=16)  # fmt: skip

    def uncovered(self) -> None:
        """Lay out again, because a lesson may have been done."""
        self._lessons_done = self.ctx.games.menu_facts().lessons_done
        self.rebuild()
