"""The tiles of the deck room, and the cards on its table."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pygame import Rect, Surface

from hearts_gui.config.settings import Settings
from hearts_gui.engine.cards import Suit
from hearts_gui.ui.draw.card_art import CardArt
from hearts_gui.ui.draw.card_files import STRONG_INKS
from hearts_gui.ui.draw.card_shapes import CARD_RATIO
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.heart import draw_suit
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle, Gradient
from hearts_gui.ui.draw.shapes import centred
from hearts_gui.ui.draw.theme import Colour, Theme, rgb, theme_named
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Skin, Widget
from hearts_gui.wording.language.messages import joined, say

CAPTION = 34.0
"""The line with a tile's name."""
INKS = {
    "two": ("#14181F", "#CE1531", "#14181F", "#CE1531"),
    "four": ("#0B7A3E", "#1560C8", "#14181F", "#CE1531"),
    "safe": ("#5A14C8", "#0090D8", "#14181F", "#D2400A"),
}
"""The colours of clubs, diamonds, spades and hearts in each palette."""
FAN = ("5C", "JC", "3D", "KD", "8S", "QS", "2H", "TH", "KH")
TRICK = ("9D", "QD", "AD")
BACKS, WIDEST = 9, 1.9
"""The cards on the table: the hand, the trick, and this many cards face down. The small table is
no wider than this share of its height."""


class LookTile(Widget):
    """A picture with its name; the chosen one has a gold edge and a check."""

    role = Role.LIST_ITEM
    cue = "tick"
    margin_units = 4.0
    height_units = 98.0

    def __init__(
        self, ctx: Context, name: str, act: Callable[[], None], *, chosen: bool,
        icon: Icon | None = None,
    ) -> None:  # fmt: skip
        super().__init__(ctx, name)
        self.chosen, self.value_words = chosen, say("deck-chosen") if chosen else ""
        self.act, self._icon = act, icon

    def measure(self, width: int) -> int:
        picture = self.px(self.height_units - CAPTION)
        return max(super().measure(width), picture + self._name_high(width) + self.px(12))

    def _name_high(self, width: int) -> int:
        """The height of the name, beside a check when it is chosen."""
        kind, room = self.skin.type(15, Face.SEMIBOLD), width - 2 * self.px(8)
        room -= self.px(24) if self.chosen else 0
        return self.skin.painter.label_height(self.label, kind, room)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme, box = self.skin, self.skin.theme, self.box
        fill = skin.ink(0.16 if self.pressed else 0.10 if self.hovered else 0.05)
        edge = (*theme.accent, 255) if self.chosen else skin.edge(0.14)
        line = max(2.0, 3 * skin.metrics.u) if self.chosen else skin.hairline
        skin.painter.box(surface, box, BoxStyle(14 * skin.metrics.u, fill))
        kind = skin.type(15, Face.SEMIBOLD)
        height = self._name_high(box.w) + skin.px(10)
        picture = Rect(box.x, box.y, box.w, box.h - height).inflate(-skin.px(12), -skin.px(12))
        self.picture(surface, picture)
        skin.painter.box(surface, box, BoxStyle(14 * skin.metrics.u, None, edge, line))
        name = Rect(box.x + skin.px(8), box.bottom - height, box.w - 2 * skin.px(8), height)
        if self.chosen:
            words = min(skin.painter.text_width(self.label, kind), name.w - skin.px(24))
            left = name.centerx - (words + skin.px(22)) // 2
            skin.icons.draw(surface, Icon.CHECK, (left + skin.px(8), name.centery), skin.px(16),
                            theme.accent)  # fmt: skip
            name = Rect(left + skin.px(22), name.y, words + 2, name.h)
        skin.painter.label(surface, self.label, kind, theme.text, name, align=Align.CENTRE)

    def picture(self, surface: Surface, area: Rect) -> None:
        """Draw what the tile stands for."""
        if self._icon is not None:
            skin = self.skin
            style = BoxStyle(8 * skin.metrics.u, None, None, 1.0,
                             Gradient(rgb("#5B7FA8"), rgb("#2F3E55")))  # fmt: skip
            skin.painter.box(surface, area, style)
            skin.icons.draw(surface, self._icon, area.center, skin.px(30), (255, 255, 255))


def _two(surface: Surface, area: Rect, art: CardArt, names: tuple[str | None, str | None]) -> None:
    """Draw two cards of a look, leaning apart; None is a back."""
    width = max(16, round(min(area.h / CARD_RATIO * 0.94, area.w * 0.42)))
    for index, name in enumerate(names):
        lean = (-6.0, 5.0)[index]
        x = area.centerx + (index * 2 - 1) * width * 0.36
        art.lay(surface, name, width, (x, area.centery), lean, shadow=None)


def art_of(ctx: Context, **changes: Any) -> CardArt:
    """Card pictures in a different look."""
    look = replace(ctx.cardart.look, **changes)
    return ctx.cardart if look == ctx.cardart.look else CardArt(look)


class FaceTile(LookTile):
    """The look of the faces."""

    def __init__(self, ctx: Context, key: str, act: Callable[[], None], *, chosen: bool) -> None:
        super().__init__(ctx, say("options-face-choice", value=key), act, chosen=chosen)
        self._art = art_of(ctx, face="normal" if key == "auto" else key)
        self._small = art_of(ctx, face="large") if key == "auto" else self._art

    def picture(self, surface: Surface, area: Rect) -> None:
        """Draw a king and a seven, or the queen."""
        if self._small is self._art:
            _two(surface, area, self._art, ("KH", "QS"))
            return
        width = max(16, round(area.h / CARD_RATIO * 0.9))
        for art, name, x, size in ((self._art, "KH", -0.3, 1.0), (self._small, "7S", 0.55, 0.66)):
            centre = (area.centerx + x * width, area.centery)
            art.lay(surface, name, round(width * size), centre, x * 12, shadow=None)


class BackTile(LookTile):
    """A tile that shows a card back."""

    def __init__(self, ctx: Context, key: str, act: Callable[[], None], *, chosen: bool) -> None:
        super().__init__(ctx, say("options-back-choice", value=key), act, chosen=chosen)
        self.called = joined(self.label, say("deck-backs"))
        self._art = art_of(ctx, back=key)

    def picture(self, surface: Surface, area: Rect) -> None:
        _two(surface, area, self._art, (None, None))


class PaletteTile(LookTile):
    """The colours of the suits, on white."""

    height_units = 44.0

    def __init__(self, ctx: Context, key: str, act: Callable[[], None], *, chosen: bool) -> None:
        super().__init__(ctx, say("options-palette-choice", value=key), act, chosen=chosen)
        strong = STRONG_INKS[key] if ctx.theme.strong else {}
        self._inks: tuple[Colour, ...] = tuple(rgb(strong.get(ink, ink)) for ink in INKS[key])

    def measure(self, width: int) -> int:
        del width
        return max(self.px(self.height_units), self.skin.metrics.hit)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box = self.skin, self.box
        radius = box.h / 2
        edge = BoxStyle(radius, rgb("#FFFDF8"), skin.edge(0.3), skin.hairline)
        skin.painter.box(surface, box, edge)
        if self.hovered:
            skin.painter.box(surface, box, BoxStyle(radius, (20, 24, 31, 20)))
        if self.chosen:
            line = max(2.0, 4 * skin.metrics.u)
            gold = (*skin.theme.accent, 255)
            skin.painter.box(surface, box, BoxStyle(radius, None, gold, line))
        side, step = round(min(0.42 * box.h, 0.17 * box.w)), box.w / 6
        x = box.centerx - (3 + self.chosen) * step / 2
        for suit in (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS):
            draw_suit(surface, skin.painter, suit, (x, box.centery), side, self._inks[suit])
            x += step
        if self.chosen:
            skin.icons.draw(surface, Icon.CHECK, (x, box.centery), side, (20, 24, 31))


class TableTile(LookTile):
    """A table: its cloth in its rail, with two cards."""

    height_units = 86.0

    def __init__(self, ctx: Context, key: str, act: Callable[[], None], *, chosen: bool) -> None:
        super().__init__(ctx, say("options-theme-choice", value=key), act, chosen=chosen)
        self.called = joined(self.label, say("deck-tables"))
        self._theme = theme_named(key)

    def picture(self, surface: Surface, area: Rect) -> None:
        inner = _table(surface, self.skin, self._theme, area)
        _two(surface, inner.inflate(0, -2), self.ctx.cardart, ("7H", "AS"))


def _table(surface: Surface, skin: Skin, theme: Theme, area: Rect, size: float = 1.0) -> Rect:
    """Draw a rail of this size with its cloth, and return the place of the cloth."""
    rail = BoxStyle(10 * size * skin.metrics.u, None, None, 1.0,
                    Gradient(theme.rail_light, theme.rail))  # fmt: skip
    skin.painter.box(surface, area, rail)
    inner = area.inflate(-skin.px(9 * size), -skin.px(9 * size))
    cloth = BoxStyle(8 * size * skin.metrics.u, None, (*theme.inlay, 255),
                     max(1.0, skin.metrics.u), Gradient(theme.felt[0], theme.felt[1]))  # fmt: skip
    skin.painter.box(surface, inner, cloth)
    return inner


class DeckPreview(Widget):
    """A fan of backs, a trick and a hand, as large as there is room for.

    In a panel they get a small table of their own.
    """

    focusable = False
    margin_units = 4.0

    def __init__(self, ctx: Context, *, table: bool = False) -> None:
        super().__init__(ctx, say("deck-preview", look=look_text(ctx.settings, ctx)))
        self._on_table = table

    def draw(self, surface: Surface, _clip: Rect) -> None:
        box = self.box
        if self._on_table:
            wide = min(box.w, round(WIDEST * box.h))
            small = centred(box.center, wide, min(box.h, round(0.9 * wide)))
            box = _table(surface, self.skin, self.ctx.theme, small, 2.2)
            box = box.inflate(-self.px(24), -self.px(24))
        hand = min(box.w * 0.165, box.h * 0.232)
        box = centred(box.center, box.w, min(box.h, round(hand / 0.21)))
        self._fan(surface, (None,) * BACKS, hand * 0.72, box.y + hand * 0.55)
        trick = hand * 0.78
        for index, name in enumerate(TRICK):
            x = box.centerx + (index - 1) * trick * 1.12
            point = (x, box.y + box.h * 0.445)
            self.ctx.cardart.lay(surface, name, round(trick), point, (-4.0, 1.5, 4.0)[index])
        self._fan(surface, FAN, hand, box.bottom - hand * 0.95, raised="QS")

    def _fan(
        self, surface: Surface, cards: tuple[str | None, ...], width: float, y: float,
        raised: str = "",
    ) -> None:  # fmt: skip
        middle = (len(cards) - 1) / 2
        step = min(width * 0.58, (self.box.w - width * 1.3) / max(1, len(cards) - 1))
        for index, name in enumerate(cards):
            off = index - middle
            lift = width * 0.2 if name and name == raised else 0
            centre = (self.box.centerx + off * step, y + off * off * width * 0.011 - lift)
            self.ctx.cardart.lay(surface, name, round(width), centre, off * 2.0)


def look_text(settings: Settings, ctx: Context) -> str:
    back = ctx.theme.default_back if settings.back == "auto" else settings.back
    table = (
        say("deck-own") if settings.picture else say("options-theme-choice", value=settings.theme)
    )
    face = say("options-face-choice", value=settings.face)
    return joined(face, say("options-back-choice", value=back), table)
