"""The table of the score sheet, with a fixed head and foot; numbers with captions above it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from hearts_gui.engine.cards import QS, Suit
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.score.scores import Reason
from hearts_gui.session.setup.players import Seating
from hearts_gui.ui.draw.fonts import Face, Type, smaller
from hearts_gui.ui.draw.heart import draw_suit, spelt
from hearts_gui.ui.draw.icons import PASS_ICONS, Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.theme import CHIP, MIN_TEXT, MOON_FILL, Colour, rgb
from hearts_gui.ui.screens.sheet.chart import marker_picture
from hearts_gui.ui.screens.sheet.facts import Cell, Sheet, SheetRow, Tile, coming
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Skin, Widget
from hearts_gui.wording.language.messages import joined, say
from hearts_gui.wording.words import rank_short

ROW_UNITS, TALLEST_UNITS = 50, 128
MOST_EMPTY = 5
HEAD_UNITS = 102
FOOT_UNITS = 96
TINT = 0.07
# A bar's thickness, and the part of its column that a full one takes.
BAR_UNITS, BAR_PART = 7, 0.62

MOON_TEXT = (255, 255, 255)


@dataclass(frozen=True, slots=True)
class Columns:
    """The places of the columns: deal number, pass, one for each seat."""

    deal: int
    token: int
    first: int
    each: int

    def seat(self, index: int, y: int, height: int) -> Rect:
        """The box of the index-th seat column."""
        return Rect(self.first + index * self.each, y, self.each, height)


def columns(skin: Skin, area: Rect, count: int) -> Columns:
    """Columns for this many seats; the pass column goes when there is no room."""
    deal = max(skin.px(62), 40, _head_width(skin, "sheet-column-deal"))
    token = max(skin.px(70), _head_width(skin, "sheet-column-pass"))
    if (area.w - deal - token) / count < skin.px(64):
        token = 0
    return Columns(deal, token, area.x + deal + token, (area.w - deal - token) // count)


def _head_width(skin: Skin, key: str) -> int:
    return skin.painter.text_width(say(key), skin.type(15)) + skin.px(4)


@dataclass(frozen=True, slots=True)
class Ruling:
    """The lines of the table: the height of each, and how many are still empty."""

    height: int
    empty: int


def ruling(skin: Skin, room: int, public: PublicGame) -> Ruling:
    """Lines that fill the room: some of the deals still to come, where those played are too few."""
    least = max(skin.px(ROW_UNITS), 32)
    played = len(public.standings.history)
    if played * least >= room:
        return Ruling(least, 0)
    tallest = skin.px(TALLEST_UNITS)
    empty = len(coming(public, min(MOST_EMPTY, max(0, -(-room // tallest) - played))))
    lines = max(1, played + empty)
    return Ruling(max(least, min(tallest, room // lines)), empty)


class Tint(Widget):
    """The field behind the column of the player."""

    focusable = False
    silent = True
    margin_units = 0.0

    def __init__(self, ctx: Context, box: Rect) -> None:
        super().__init__(ctx, "", box, z=0.7)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme = self.skin, self.skin.theme
        shade = (*theme.heart, round(255 * (0.10 if theme.dark else TINT)))
        skin.painter.box(surface, self.box, BoxStyle(14 * skin.metrics.u, shade))


class Head(Widget):
    """Portraits and names over the columns."""

    focusable = False
    margin_units = 4.0

    def __init__(self, ctx: Context, box: Rect, sheet: Sheet, seats: Seating, me: int) -> None:
        super().__init__(ctx, "", box)
        self._sheet, self._seats, self._me = sheet, seats, me

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box = self.skin, self.box
        theme, painter = skin.theme, skin.painter
        cols = columns(skin, box, len(self._sheet.order))
        quiet, name_kind = skin.type(15), skin.type(17, Face.SEMIBOLD)
        base = Rect(box.x, box.bottom - skin.px(42), cols.deal, skin.px(26))
        painter.label(
            surface, say("sheet-column-deal"), quiet, theme.text2, base, align=Align.CENTRE
        )
        if cols.token:
            area = Rect(base.right, base.y, cols.token, base.h)
            painter.label(
                surface, say("sheet-column-pass"), quiet, theme.text2, area, align=Align.CENTRE
            )
        for index, seat in enumerate(self._sheet.order):
            column = cols.seat(index, box.y, box.h)
            who = self._seats[seat]
            radius = min(skin.px(24), round(column.w * 0.36))
            center = (column.centerx, box.y + skin.px(8) + radius)
            skin.icons.draw_portrait(surface, painter, who.portrait, center, radius)
            name = Rect(column.x + 2, base.y, column.w - 4, base.h)
            kind = painter.largest(who.name, smaller(name_kind, MIN_TEXT), name.w)
            painter.label(surface, who.name, kind, theme.text, name, align=Align.CENTRE)
            mark = Rect(0, 0, min(skin.px(46), round(column.w * 0.7)), max(3, skin.px(4)))
            mark.center = (column.centerx, base.bottom + skin.px(5))
            colour, marker = theme.line_of(index, human=seat == self._me)
            painter.box(surface, mark, BoxStyle(mark.h / 2, colour))
            sign = marker_picture(painter, marker, max(9, skin.px(12)), colour, theme.solid_panel)
            surface.blit(sign, sign.get_rect(center=mark.center))


class CellWidget(Widget):
    """A button over one number that says what it is made of; a press opens the deal's lines."""

    focusable = False
    explains = True
    cue = ""
    margin_units = 0.0

    def __init__(
        self, ctx: Context, box: Rect, cell: Cell, name: str, opened: Callable[[], None]
    ) -> None:
        super().__init__(ctx, name, box, z=2.0)
        self.tooltip = spelt("\n".join((name, *cell.lines)), self.ctx.painter)
        self.value_words, self.act = cell.words, opened

    def draw(self, surface: Surface, _clip: Rect) -> None:
        if self.hovered:
            self.skin.lit(surface, self.box.inflate(-2, -4), 8, 0.08)


def draw_deal(
    skin: Skin, surface: Surface, box: Rect, cols: Columns, row: SheetRow, ink: Colour
) -> None:
    """Draw a deal's number and pass."""
    area = Rect(box.x, box.y, cols.deal, box.h)
    skin.painter.label(surface, str(row.number), skin.type(16), ink, area, align=Align.CENTRE)
    if cols.token and row.token is not None:
        center = (box.x + cols.deal + cols.token / 2, box.centery)
        skin.icons.draw(surface, PASS_ICONS[row.token], center, skin.px(18), ink)


class EmptyRow(Widget):
    """A deal that is still to come: its number, its pass, and a line to write on."""

    focusable = False
    silent = True
    margin_units = 0.0

    def __init__(self, ctx: Context, box: Rect, row: SheetRow, count: int, *, line: bool) -> None:
        super().__init__(ctx, say("end-screen-deal", n=row.number), box)
        self._row, self._count, self._line = row, count, line

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box = self.skin, self.box
        cols = columns(skin, box, self._count)
        draw_deal(skin, surface, box, cols, self._row, skin.theme.text2)
        for index in range(self._count):
            column = cols.seat(index, box.y, box.h)
            area = Rect(0, 0, skin.px(14), max(2, skin.px(2)))
            area.center = column.center
            skin.painter.box(surface, area, BoxStyle(area.h / 2, skin.ink(0.2)))
        if self._line:
            rule = Rect(box.x, box.bottom - 1, box.w, 1)
            skin.painter.box(surface, rule, BoxStyle(0, skin.ink(0.13)))


class RowWidget(Widget):
    """One deal's numbers with bars; the queen's chip, the moon's pill."""

    role = Role.LIST_ITEM
    cue = ""
    margin_units = 0.0

    def __init__(
        self, ctx: Context, box: Rect, row: SheetRow, order: Sequence[int], names: Sequence[str],
        me: int, *, line: bool, opened: Callable[[], None], fresh: bool = False,
    ) -> None:  # fmt: skip
        """`fresh` is the deal that has just ended."""
        super().__init__(ctx, say("end-screen-deal", n=row.number), box)
        self._row, self._order, self._names, self._me, self._line = row, order, names, me, line
        self.act = self._opened = opened
        self._fresh = fresh
        self.value_words = joined(
            *(say("access-score", name=names[k], score=row.cells[k].words) for k in order)
        )

    def cells(self) -> list[Widget]:
        """The cells over the numbers."""
        names = self._names
        cols = columns(self.skin, self.box, len(self._order))
        return [
            CellWidget(self.ctx, cols.seat(index, self.box.y, self.box.h), self._row.cells[seat],
                       say("sheet-cell", name=names[seat], n=self._row.number), self._opened)
            for index, seat in enumerate(self._order)
        ]  # fmt: skip

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box, row = self.skin, self.box, self._row
        theme, painter = skin.theme, skin.painter
        cols = columns(skin, box, len(self._order))
        if self._fresh:
            style = BoxStyle(12 * skin.metrics.u, skin.ink(0.05), skin.edge(0.35), skin.hairline)
            painter.box(surface, box.inflate(0, -4), style)
        draw_deal(skin, surface, box, cols, row, theme.text if self._fresh else theme.text2)
        for index, seat in enumerate(self._order):
            column = cols.seat(index, box.y, box.h)
            colour = self.ctx.theme.line_of(index, human=seat == self._me)[0]
            self._draw_cell(surface, column, row.cells[seat], colour)
        if self._line and not self._fresh:
            rule = Rect(box.x, box.bottom - 1, box.w, 1)
            painter.box(surface, rule, BoxStyle(0, skin.ink(0.13)))

    def _draw_cell(self, surface: Surface, column: Rect, cell: Cell, colour: Colour) -> None:
        skin = self.skin
        theme, painter = skin.theme, skin.painter
        if cell.moon:
            self._draw_moon(surface, column, cell)
            return
        kinds = smaller(skin.type(22, Face.BOLD), 12)
        kind = painter.largest(cell.text, kinds, column.w - 8)
        thick, gap = max(4, skin.px(BAR_UNITS)), skin.px(3)
        height = skin.fonts_height(kind)
        number = Rect(column.x, 0, column.w, height)
        number.y = column.y + (column.h - height - gap - thick) // 2
        ink = theme.ok if cell.clean else theme.text
        inked = painter.label(surface, cell.text, kind, ink, number, align=Align.CENTRE)
        if cell.jumped:
            painter.disc(surface, (inked.right + skin.px(7), inked.y), skin.px(3.5),
                         fill=theme.accent)  # fmt: skip
        if cell.queen:
            self._draw_chip(surface, column, inked)
        track = Rect(0, number.bottom + gap, round(column.w * BAR_PART), thick)
        track.centerx = column.centerx
        painter.box(surface, track, BoxStyle(thick / 2, skin.ink(0.08)))
        if cell.share:
            bar = Rect(track.x, track.y, max(thick, round(track.w * abs(cell.share))), thick)
            if cell.share < 0:
                bar.right = track.right
            painter.box(surface, bar, BoxStyle(thick / 2, colour))

    def _draw_chip(self, surface: Surface, column: Rect, number: Rect) -> None:
        skin, painter = self.skin, self.skin.painter
        kind, queen = skin.type(13, Face.BOLD), rank_short(QS)
        height = max(16, skin.px(22))
        letter = painter.text_width(queen, kind)
        side = round(height * 0.55)
        box = Rect(0, 0, letter + side + round(height * 0.5), height)
        box.midleft = (number.right + skin.px(10), number.centery)
        if box.right > column.right - 2:
            box = Rect(0, 0, side + round(height * 0.35), height)
            box.midleft = (number.right + skin.px(4), number.centery)
            box.right = min(box.right, column.right - 1)
            letter = 0
        painter.box(surface, box, BoxStyle(height * 0.28, CHIP, (255, 255, 255, 70), 1.0))
        if letter:
            text = Rect(box.x + round(height * 0.2), box.y, letter, height)
            painter.label(surface, queen, kind, (255, 255, 255), text)
        center = (box.right - height * 0.18 - side / 2, box.centery)
        draw_suit(surface, painter, Suit.SPADES, center, side, (255, 255, 255))

    def _draw_moon(self, surface: Surface, column: Rect, cell: Cell) -> None:
        skin, painter = self.skin, self.skin.painter
        kind = skin.type(15, Face.SEMIBOLD)
        height = max(20, skin.px(32))
        key = "sheet-moon" if cell.zero else "sheet-moon-score"
        text = say(key, moon=cell.moon, score=cell.text)
        side = skin.px(16)
        width = painter.text_width(text, kind) + side + skin.px(34)
        if width > column.w - 4:
            text, width = "", height + skin.px(6)
        box = Rect(0, 0, width, height)
        box.center = column.center
        painter.box(surface, box, BoxStyle(height / 2, MOON_FILL, (255, 255, 255, 60), 1.0))
        icon = Icon.SUN if cell.moon is Reason.SUN else Icon.MOON
        x = box.x + skin.px(12) + side / 2 if text else box.centerx
        skin.icons.draw(surface, icon, (x, box.centery), side, rgb("#F4D58A"))
        if text:
            area = Rect(round(x + side / 2 + skin.px(8)), box.y, box.right - round(x), box.h)
            painter.label(surface, text, kind, MOON_TEXT, area)


class Foot(Widget):
    """Totals and places under the columns."""

    focusable = False
    margin_units = 4.0

    def __init__(
        self, ctx: Context, box: Rect, sheet: Sheet, names: Sequence[str], me: int
    ) -> None:
        super().__init__(ctx, say("sheet-total"), box)
        self._sheet, self._me = sheet, me
        self.value_words = joined(
            *(say("access-score", name=names[seat], score=sheet.totals[seat])
              + (f" ({sheet.notes[seat]})" if sheet.notes[seat] else "") for seat in sheet.order)
        )  # fmt: skip

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box, sheet = self.skin, self.box, self._sheet
        theme, painter = skin.theme, skin.painter
        cols = columns(skin, box, len(sheet.order))
        painter.box(surface, Rect(box.x, box.y, box.w, max(1, skin.px(1.5))),
                    BoxStyle(0, skin.edge(0.5)))  # fmt: skip
        upper = Rect(box.x, box.y + skin.px(12), cols.deal + cols.token, skin.px(56))
        named = Rect(upper.x + skin.px(14), upper.y, upper.w - skin.px(20), upper.h)
        kinds = smaller(skin.type(19, Face.MEDIUM), MIN_TEXT)
        kind = painter.largest(say("sheet-total"), kinds, named.w)
        painter.label(surface, say("sheet-total"), kind, theme.text, named)
        for index, seat in enumerate(sheet.order):
            column = cols.seat(index, upper.y, upper.h)
            text = sheet.totals[seat]
            sizes = (skin.type(units, Face.NUMERAL) for units in range(38, 12, -1))
            big = painter.largest(text, sizes, column.w - skin.px(14))
            painter.label(surface, text, big, theme.text, column, align=Align.CENTRE)
            note = Rect(column.x + 1, column.bottom, column.w - 2, skin.px(24))
            own = seat == self._me
            ahead = sheet.leading[seat] and bool(sheet.rows)
            ink = theme.ok if ahead else theme.text if own else theme.text2
            small = skin.type(14, Face.SEMIBOLD if own else Face.MEDIUM)
            small = painter.largest(sheet.notes[seat], smaller(small, 12), note.w)
            painter.label(surface, sheet.notes[seat], small, ink, note, align=Align.CENTRE)


TILES_UNITS = 106


class TileRow(Widget):
    """Numbers with captions, side by side."""

    focusable = False
    margin_units = 2.0

    def __init__(self, ctx: Context, box: Rect, tiles: Sequence[Tile]) -> None:
        sentences = [say("sheet-tile", value=tile.value, caption=tile.caption) for tile in tiles]
        super().__init__(ctx, say("sheet-tiles", tiles=sentences), box)
        self._tiles = tiles

    def _caption_type(self, room: int) -> Type:
        """The type of the captions, smaller where that saves a second line, or else a third."""
        usual = self.skin.type(16)
        for lines, least in ((1, self.skin.metrics.text(14)), (2, MIN_TEXT)):
            for px in range(usual.px, least - 1, -1):
                kind = Type(usual.face, px)
                wrapped = (self.skin.painter.wrap(tile.caption, kind, room) for tile in self._tiles)
                if all(len(wrap) <= lines for wrap in wrapped):
                    return kind
        return Type(usual.face, MIN_TEXT)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box = self.skin, self.box
        theme, painter = skin.theme, skin.painter
        width = box.w // len(self._tiles)
        room = width - 2 * skin.px(14)
        small = self._caption_type(room)
        for index, tile in enumerate(self._tiles):
            area = Rect(box.x + index * width, box.y, width, box.h)
            lower = Rect(0, area.y, room, round(box.h * 0.3))
            lower.centerx = area.centerx
            lines = len(painter.wrap(tile.caption, small, lower.w))
            step = round(small.px * 1.15)
            # Each further line of the caption pushes the number up a little.
            lower.y += round(box.h * 0.62) - min(round(box.h * 0.2), (lines - 1) * step // 2)
            big = skin.type(34 if lines < 3 else 28, Face.NUMERAL)
            height = lower.y - area.y
            upper = Rect(area.x, area.y + round(height * 0.14), area.w, round(height * 0.8))
            painter.label(surface, tile.value, big, theme.text, upper, align=Align.CENTRE)
            painter.paragraph(surface, tile.caption, small, theme.text2, lower,
                              align=Align.CENTRE, line_height=step)  # fmt: skip
            if index:
                rule = Rect(area.x, area.y + box.h // 4, 1, box.h // 2)
                painter.box(surface, rule, BoxStyle(0, skin.ink(0.13)))
