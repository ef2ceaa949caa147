"""The list of rule sets with pictures, as a column beside the options or a page of its own."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from pygame import Rect, Surface

from hearts_gui.engine.rules.presets import STANDARD_KEY
from hearts_gui.session.setup.rules_setup import Entry, RulesSetup, SetGroup
from hearts_gui.ui.draw.card_shapes import CARD_RATIO
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle, Gradient
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Skin, Widget
from hearts_gui.ui.widgets.button import Label, text
from hearts_gui.ui.widgets.flow import Column, Grid, Item, Masonry, Sized
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.ui.widgets.text_field import TextField
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_text

COLUMN, HEADING_TEXT = 314, 20
BOX_LEAST, BOX_MOST, BOX_PAD, BOX_PICTURE, ROW_PICTURE, CHECK = 216, 330, 12, 112, 62, 20
"""Widths of a picture box, its margin, heights of pictures in boxes and rows, the check's side."""
LEAN, STEP, SIZE = 7.0, 0.62, 0.86
"""The lean of the cards, the step to the next one in widths, and their width in heights."""
DARK = (21, 20, 28)
"""Words on the bright chips."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """Cards from left to right, None for a back; `counts` are their points, where they matter."""

    cards: tuple[str | None, ...]
    counts: tuple[int, ...] = ()
    icon: Icon | None = None
    struck: bool = False
    """Whether the cards cancel each other."""
    faces: tuple[str, ...] = ()
    """Players, in place of cards."""


OWN = Glyph(("QS",), icon=Icon.EDIT)
GLYPHS: Mapping[str, Glyph] = MappingProxyType(
    {
        "standard": Glyph(("AH", "QS", "KH")),
        "hay": Glyph(("2C", "QS"), icon=Icon.MOON),
        "ricketts": Glyph((None, None, "QH"), icon=Icon.SCATTER),
        "ricketts_69": Glyph(("QH",), (69,)),
        "warren": Glyph(("MOON",)),
        "wiki2008": Glyph(("3H", "QS"), icon=Icon.ARROW_RIGHT),
        "yppedia": Glyph(("QS",), icon=Icon.HOURGLASS),
        "arnold": Glyph(("AH", "KH", "QH")),
        "arnold_all": Glyph(("AH", "KH", "QH"), icon=Icon.MOON),
        "chips": Glyph(("3H",), icon=Icon.CHIP),
        "sweepstake": Glyph(("5H", "9H"), icon=Icon.TROPHY),
        "howell": Glyph(("KH", "2H"), icon=Icon.HANDSHAKE),
        "omnibus": Glyph(("JD",), (-10,)),
        "jack_of_diamonds": Glyph(("JD",), (-10,), icon=Icon.MOON),
        "hooligan": Glyph(("7C",), (7,)),
        "graded": Glyph(("JH", "QH", "KH", "AH"), (2, 3, 4, 5)),
        "point_count": Glyph(("AH", "QS"), (15, 50)),
        "spot": Glyph(("2H", "7H", "TH"), (2, 7, 10)),
        "black_maria": Glyph(("AS", "KS", "QS")),
        "black_lady_uk": Glyph(("AS", "KS", "QS", "TH")),
        "gong_zhu": Glyph(("QS", "JD", "TC"), icon=Icon.LIGHTNING),
        "booster_nines": Glyph(("9D", "9S"), icon=Icon.PLUS),
        "joker_hearts": Glyph(("JK", "AH")),
        "shoot_sun": Glyph(("AC", "QS"), icon=Icon.SUN),
        "turbo": Glyph(("TC", "9H"), icon=Icon.LIGHTNING),
        "complex": Glyph(("QS", "JD"), icon=Icon.TARGET),
        "royal": Glyph(("QC", "QD", "QS", "QH")),
        "double_deck": Glyph(("AS", "AS'")),
        "cancellation": Glyph(("KC", "KC'"), struck=True),
        "hay_kitty": Glyph((None, None, "QS")),
        "partnership": Glyph((), faces=("you", "otto", "mira", "juno")),
        "auction": Glyph(("KH", "KS"), icon=Icon.CHIP),
        "heartsette": Glyph((None, "AH", None)),
        "domino": Glyph((None, "9C"), icon=Icon.REDO),
        "draw": Glyph((None, "5D"), icon=Icon.ARROW_DOWN),
        "reverse": Glyph(("JH", "QH"), (1, 1)),
        "four_jacks": Glyph(("JC", "JD", "JH", "JS"), (1, 1, 1, 2)),
    }
)
"""By the names of the rule sets."""


def draw_glyph(surface: Surface, ctx: Context, area: Rect, glyph: Glyph) -> None:
    """Draw it on felt, the cards reaching below the edge of the place."""
    skin = Skin(ctx)
    felt = ctx.theme.felt
    top, bottom = (felt[0], felt[1])
    skin.painter.box(surface, area, BoxStyle(12 * skin.metrics.u, None, None, 1.0,
                                              Gradient(top, bottom)))  # fmt: skip
    before = surface.get_clip()
    surface.set_clip(area.clip(before))
    if glyph.faces:
        radius = min(area.h * 0.33, area.w / 8.4)
        for index, name in enumerate(glyph.faces):
            apart = radius * 0.35 if index > 1 else -radius * 0.35  # two pairs
            x = area.centerx + (index - 1.5) * radius * 1.7 + apart
            centre = (x, area.centery + (radius * 0.2 if index % 2 else -radius * 0.2))
            ctx.icons.draw_portrait(surface, skin.painter, name, centre, radius)
    else:
        _draw_cards(surface, ctx, skin, area, glyph)
    surface.set_clip(before)


def _draw_cards(surface: Surface, ctx: Context, skin: Skin, area: Rect, glyph: Glyph) -> None:
    count = len(glyph.cards)
    width = round(
        min(area.h * SIZE, area.w / (1.28 + STEP * (count - 1) + (0.9 if glyph.icon else 0)))
    )
    middle = (count - 1) / 2
    centre_x = area.centerx - (width * 0.35 if glyph.icon else 0)
    art, top = ctx.cardart, area.y + area.h * (0.24 if glyph.counts else 0.16)
    spots = []
    for index, name in enumerate(glyph.cards):
        off = index - middle
        lean = off * LEAN
        centre = (round(centre_x + off * STEP * width),
                  round(top + width * CARD_RATIO / 2 + off * off * width * 0.02))  # fmt: skip
        art.lay(surface, name, width, centre, lean, pictured=True)
        spots.append((centre[0], round(area.y + area.h * 0.14)))
    if glyph.struck:
        line = ((area.centerx - width * 1.1, area.bottom - area.h * 0.12),
                (area.centerx + width * 1.1, area.y + area.h * 0.2))  # fmt: skip
        skin.painter.polyline(surface, line, colour=(255, 102, 120), width=max(3.0, width * 0.08))
    for (x, y), points in zip(spots, glyph.counts, strict=False):
        _draw_chip(
            surface, skin, (x + round(width * 0.2), y), area, score_text(points), good=points < 0
        )
    if glyph.icon:
        side = round(area.h * 0.28)
        centre = (round(centre_x + (middle * STEP + 0.5) * width + side * 0.75), area.centery)
        skin.painter.disc(surface, centre, side * 0.72, fill=(255, 255, 255, 235))
        skin.icons.draw(surface, glyph.icon, centre, side, DARK)


def _draw_chip(
    surface: Surface, skin: Skin, point: tuple[int, int], area: Rect, words: str, *, good: bool
) -> None:
    """Draw what a card counts."""
    kind = skin.type(14, Face.BOLD)
    height = skin.fonts_height(kind) + skin.px(2)
    box = Rect(0, 0, max(height, skin.painter.text_width(words, kind) + skin.px(14)), height)
    box.center = point
    box.clamp_ip(area.inflate(-4, -4))
    ink = (111, 217, 166) if good else (255, 138, 150)
    skin.painter.box(surface, box, BoxStyle(height / 2, ink))
    skin.painter.label(surface, words, kind, DARK, box, align=Align.CENTRE)


def find_field(
    ctx: Context, field: TextField | None, words: str, changed: Callable[[str], None],
    submitted: Callable[[str], None] | None = None,
) -> TextField:  # fmt: skip
    """A search field that keeps its text while everything else is rebuilt."""
    if field is None:
        field = TextField(ctx, words, changed=changed, submitted=submitted, search=True)
    field.label = field.placeholder = words
    field.viewport = None
    field.shift = 0
    field.skin = Skin(ctx)
    return field


class SetRow(ListRow):
    """A row for a rule set: its table sizes and changes from Standard, which itself has a star."""

    def __init__(
        self, ctx: Context, entry: Entry, choose: Callable[[], None], *, pictured: bool = False
    ) -> None:
        """`pictured` makes a box with a drawing over the name instead of a row with one before
        it."""
        standard = entry.key == STANDARD_KEY and not entry.own
        super().__init__(
            ctx, entry.title, choose, note=note_of(entry), chevron=False, pad=20,
            mark=Icon.STAR if standard else None,
        )  # fmt: skip
        self.entry, self._pictured = entry, pictured
        self.reason = entry.problem
        if entry.changes:
            key = "rule-screen-based-on" if entry.based_on else "rule-screen-differs"
            self.tooltip = say(key, n=entry.changes, name=entry.based_on)

    def _boxed(self, width: int) -> bool:
        return self._pictured and width < self.px(BOX_MOST)

    def measure(self, width: int) -> int:
        """The height of every row, or more with a picture."""
        if not self._pictured:
            return super().measure(width)
        words = sum(self._heights(self._room(width)))
        if self._boxed(width):
            return self.px(BOX_PICTURE + 20) + words
        return max(super().measure(width), self.px(ROW_PICTURE + 20), words + self.px(10))

    def _room(self, width: int) -> int:
        """The greatest widths of name and note."""
        room = width - 2 * self.px(BOX_PAD)
        return room if self._boxed(width) else room - self.px(8) - self.px(ROW_PICTURE * 1.7)

    def _heights(self, room: int) -> tuple[int, int]:
        """The heights of name and note; the name has a check beside it when it is chosen."""
        skin, high = self.skin, self.skin.painter.label_height
        name = high(self.label, skin.type(18, Face.SEMIBOLD), room - skin.px(CHECK + 6))
        return name, high(self.note, skin.type(14), room)

    def draw(self, surface: Surface, clip: Rect) -> None:
        """Draw the box and its picture, or the row."""
        if not self._pictured:
            super().draw(surface, clip)
            return
        glyph = OWN if self.entry.own else GLYPHS.get(self.entry.key, OWN)
        skin, box = self.skin, self.box
        theme, level = skin.theme, 1.0 if self.enabled else 0.5
        fill = skin.ink(0.16 if self.pressed else 0.10 if self.hovered else 0.05)
        radius = 14 * skin.metrics.u
        skin.painter.box(surface, box, BoxStyle(radius, fill))
        pad, kind, small = skin.px(BOX_PAD), skin.type(18, Face.SEMIBOLD), skin.type(14)
        if self._boxed(box.w):
            picture = Rect(box.x, box.y, box.w, skin.px(BOX_PICTURE))
            words = Rect(box.x + pad, picture.bottom + skin.px(8), box.w - 2 * pad, 0)
        else:
            picture = Rect(box.x + skin.px(8), 0, skin.px(ROW_PICTURE * 1.7), skin.px(ROW_PICTURE))
            picture.centery = box.centery
            words = Rect(picture.right + pad, 0, self._room(box.w), 0)
            words.y = box.centery - sum(self._heights(words.w)) // 2
        draw_glyph(surface, self.ctx, picture, glyph)
        heights = self._heights(words.w)
        name = Rect(words.x, words.y, words.w, heights[0])
        if self.chosen:
            line = max(2.0, 3 * skin.metrics.u)
            edge = BoxStyle(radius, None, (*theme.accent, 255), line)
            skin.painter.box(surface, box, edge)
            side = skin.px(CHECK)
            skin.icons.draw(surface, Icon.CHECK, (words.right - side / 2, words.y + side * 0.6),
                            side, theme.accent)  # fmt: skip
            name.w -= side + skin.px(6)
        skin.painter.label(surface, self.label, kind, theme.text, name, level=level)
        note = Rect(words.x, name.bottom, words.w, heights[1])
        skin.painter.label(surface, self.note, small, theme.text2, note, level=level)


def note_of(entry: Entry) -> str:
    """The line under a rule set's name."""
    if entry.problem is not None:
        return say("rule-screen-cannot-be-played")
    return say("rule-screen-size-and-changes", players=entry.players, n=entry.changes)


class Heading(Label):
    """The name of a group at the foot of its place, above the names of its rule sets."""

    def __init__(self, ctx: Context, name: str, inset: float = 20) -> None:
        """`inset` is how far what is under it keeps from the edge of its row."""
        super().__init__(ctx, name, units=HEADING_TEXT, face=Face.DISPLAY)
        self.inset = inset

    def measure(self, width: int) -> int:
        return super().measure(width) + self.px(16 + 4)

    def move_to(self, box: Rect) -> None:
        """Begin where the names under it do."""
        height = super().measure(box.w)
        top = box.bottom - height - self.px(4)
        side = self.px(self.inset)
        super().move_to(Rect(box.x + side, top, box.w - 2 * side, height))


class SetColumns(Masonry):
    """Columns of rule sets; a group that continues in the next column repeats its heading."""

    def __init__(self, ctx: Context, *items: Item) -> None:
        super().__init__(*items, least=COLUMN, gap=2, across=16, columns=3, down=True)
        self._ctx = ctx
        self._columns_shown: list[list[Item]] = [list(items)]

    @property
    def widgets(self) -> list[Widget]:
        return [
            widget for column in self._columns_shown for item in column for widget in item.widgets
        ]

    def in_turn(self, count: int, width: int) -> list[list[Item]]:
        """Split the rows into columns, keeping each heading with the row after it."""
        heights = [item.measure(width) + self.px(2) for item in self.items]
        shown: list[list[Item]] = [[]]
        y, target = 0, sum(heights) / count
        for index, (item, height) in enumerate(zip(self.items, heights, strict=True)):
            need = sum(heights[index : index + 2]) if isinstance(item, Heading) else height
            first = isinstance(self.items[index - 1], Heading)
            if y and not first and len(shown) < count and y + need / 2 > target:
                target = sum(heights[index:]) / (count - len(shown))
                shown.append([])
                y = 0
                before = [one for one in self.items[:index] if isinstance(one, Heading)]
                if before and not isinstance(item, Heading):
                    again = Heading(self._ctx, before[-1].label, before[-1].inset)
                    shown[-1].append(again)
                    y += again.measure(width)
            shown[-1].append(item)
            y += height
        self._columns_shown = shown
        return shown


def first_hit(setup: RulesSetup, query: str) -> Entry | None:
    """The best hit of a search that can be played; None without a search."""
    hits = setup.entries(query) if query.strip() else ()
    return next((entry for entry in hits if entry.problem is None), None)


def set_rows(
    ctx: Context, setup: RulesSetup, query: str, *, choose: Callable[[Entry], None],
    restore: Callable[[], None], pictured: bool = False,
) -> list[Item]:  # fmt: skip
    """The rows with the names of their groups; a deleted set can be brought back."""
    items: list[Item] = []
    if setup.deleted is not None and not query:
        items.append(ListRow(ctx, say("rule-screen-undo-delete"), restore, icon=Icon.UNDO,
                             note=setup.deleted, chevron=False, pad=20))  # fmt: skip
    group: SetGroup | None = None
    for entry in setup.entries(query):
        if not query and entry.group is not group:
            group = entry.group
            items.append(Heading(ctx, group.heading, 2 if pictured else 20))
        row = SetRow(ctx, entry, partial(choose, entry), pictured=pictured)
        row.chosen = setup.is_chosen(entry)
        items.append(row)
    return items or [text(ctx, say("rule-screen-no-such-set"), quiet=True)]


def in_boxes(rows: Sequence[Item]) -> list[Item]:
    """The boxes of each group side by side, under its heading."""
    boxed: list[Item] = []
    boxes: list[Item] = []
    for item in rows:
        if isinstance(item, SetRow):
            boxes.append(item)
            continue
        if boxes:
            boxed.append(Grid(*boxes, gap=12, least=BOX_LEAST, columns=3))
            boxes = []
        boxed.append(item)
    return [*boxed, Grid(*boxes, gap=12, least=BOX_LEAST, columns=3)] if boxes else boxed


class SetPicker(PageScene):
    """All rule sets on a page of their own, with a search field; a choice goes back."""

    title_key = "rule-screen-rule-sets"

    def __init__(
        self, ctx: Context, setup: RulesSetup, chosen: Callable[[Entry], None],
        restore: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(ctx)
        self._setup = setup
        self._chosen = chosen
        self._restore = restore
        self._query = ""
        self.search: TextField | None = None

    def compose_body(self, _width: int) -> Item:
        words = say("rule-screen-find-set")
        self.search = find_field(self.ctx, self.search, words, self._find, self._pick_first)
        rows = set_rows(self.ctx, self._setup, self._query, choose=self._pick,
                        restore=self._bring_back, pictured=True)  # fmt: skip
        return Column(Sized(self.search, width=520), 16, SetColumns(self.ctx, *rows))

    def _find(self, query: str) -> None:
        self._query = query
        if self.area is not None:
            self.area.scroll(0, instantly=True)
        self.rebuild()

    def _pick_first(self, query: str) -> None:
        """Enter takes the first hit."""
        hit = first_hit(self._setup, query)
        if hit is not None:
            self._pick(hit)

    def _pick(self, entry: Entry) -> None:
        self.ctx.scenes.remove(self)
        self._chosen(entry)

    def _bring_back(self) -> None:
        self.ctx.scenes.remove(self)
        self._restore()
