"""The cards that a seat could not see, and how likely each of the others held them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import accumulate, combinations, groupby, pairwise

from pygame import Rect, Surface

from hearts_gui.ai.coach.chances import TENTHS, CardChances
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.ui.draw.fonts import Face, Type, smaller
from hearts_gui.ui.draw.heart import draw_suit
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.theme import MIN_TEXT
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.widgets.base import Part, Role, Widget
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.language.patterns import card_arguments

HEAD, ROW, NAME = 76.0, 150.0, 130.0
COLUMN = 48.0
GAP = 14.0
DOT = 20.0
ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
RANKS = {11: "J", 12: "Q", 13: "K", 14: "A"}
BLUE = 0
"""The place of the dots' colour among the lines of a theme."""
CERTAIN = 1 - 0.5 / (100 * TENTHS)
"""A chance from here on is certain."""


@dataclass(frozen=True, slots=True)
class MatrixRow:
    """A row for a player who may hold the cards (name, portrait, number of cards), or for
    nobody."""

    name: str
    portrait: str
    cards: int
    place: int
    """The number of the share that is theirs; the last is nobody's."""
    held: frozenset[Card] = frozenset()
    """The cards that this seat truly held."""


def by_suit(chances: Sequence[CardChances]) -> list[CardChances]:
    """The cards as the columns show them: by suit, high to low."""

    def key(column: CardChances) -> tuple[int, int, int]:
        card = column.card
        return ((*ORDER, None).index(card.suit), -card.rank, card.copy)

    return sorted(chances, key=key)


class MatrixWidget(Widget):
    """Cards as columns, players as rows; the area of a dot is the chance."""

    role = Role.GRID

    def __init__(
        self, ctx: Context, box: Rect, chances: Sequence[CardChances], rows: Sequence[MatrixRow], *,
        show_held: bool,
    ) -> None:  # fmt: skip
        super().__init__(ctx, say("knows-matrix", n=len(chances)), box)
        self._columns = by_suit(chances)
        self._rows = tuple(rows)
        self._show_held = show_held
        self.current = 0

    @property
    def value_text(self) -> str:
        return self.sentence(self._columns[self.current]) if self._columns else ""

    def sentence(self, chances: CardChances) -> str:
        """The places where a card may be, in words."""
        tenths = chances.tenths()
        shares = (*chances.seats, chances.nobody)
        for row in self._rows:
            if shares[row.place] >= CERTAIN:
                return say("knows-certain", name=row.name, **card_arguments(chances.card))
        parts = [
            say("knows-part", n=tenths[row.place], name=row.name)
            for row in self._rows if tenths[row.place]
        ]  # fmt: skip
        return say("knows-sentence", parts=parts, **card_arguments(chances.card))

    def parts(self) -> tuple[Part, ...]:
        boxes = {index: box for band in self._bands() for index, box in band}
        return tuple(
            Part(self.sentence(chances), boxes.get(index, self.box), partial(self.look, index),
                 index == self.current)
            for index, chances in enumerate(self._columns)
        )  # fmt: skip

    # -- places

    @cached_property
    def _foot(self) -> int:
        """The height of the sentence below: two lines where one would have to be smaller."""
        kind, wide = self.skin.type(16), self.skin.painter.text_width
        over = any(wide(self.sentence(chances), kind) > self.box.w for chances in self._columns)
        return self.skin.fonts_height(kind) * (1 + over)

    def _bands(self) -> list[list[tuple[int, Rect]]]:
        """The columns with their boxes, in bands that give the dots much room."""
        skin, box = self.skin, self.box
        name = min(skin.px(NAME), box.w // 4)
        gap = skin.px(GAP)
        high = box.h - self._foot - skin.px(14)
        apart = round(GAP * skin.metrics.base_u)

        def wide(band: range) -> float:
            suits = 1 + sum(end in band for end in self._suit_ends())
            return (box.w - name - gap * suits) / max(1, len(band))

        def dot(bands: list[range]) -> float:
            across = min(map(wide, bands))
            head = min(skin.px(HEAD), high // len(bands) // 3)
            down = (high // len(bands) - head - apart) / max(1, len(self._rows))
            return min(across, down, 2.0 * skin.px(DOT)) * 0.95 ** len(bands)  # few are clearer

        bands = max(map(self._split, range(1, len(ORDER) + 1)), key=dot)
        width = int(min(skin.px(COLUMN), *map(wide, bands)))
        height = high // len(bands)
        result: list[list[tuple[int, Rect]]] = []
        for number, band in enumerate(bands):
            x, before, row = box.x + name, None, []
            for index in band:
                suit = self._columns[index].card.suit
                if before is not None and suit is not before:
                    x += gap
                before = suit
                row.append((index, Rect(x, box.y + number * height, width, height)))
                x += width
            result.append(row)
        return result

    def _suit_ends(self) -> list[int]:
        """Where each suit ends among the columns."""
        suits = groupby(self._columns, lambda column: column.card.suit)
        return list(accumulate(len(list(cards)) for _, cards in suits))

    def _split(self, bands: int) -> list[range]:
        """The columns in this many bands of whole suits, the widest as narrow as possible."""
        ends = self._suit_ends()
        cuts = combinations(ends[:-1], max(0, min(bands, len(ends)) - 1))
        splits = ([range(*pair) for pair in pairwise((0, *cut, *ends[-1:]))] for cut in cuts)
        return min(splits, key=lambda split: max(map(len, split), default=0)) or [range(0)]

    def _row_places(self, band: Rect) -> tuple[int, list[Rect]]:
        """The height of a band's head, and the strips of its rows."""
        head = min(self.skin.px(HEAD), band.h // 3)
        room = band.h - head - round(GAP * self.skin.metrics.base_u)
        height = min(self.skin.px(ROW), room // max(1, len(self._rows)))
        return head, [
            Rect(band.x, band.y + head + row * height, band.w, height)
            for row in range(len(self._rows))
        ]

    # -- what it does

    def look(self, index: int) -> None:
        """Show another card."""
        if index != self.current and 0 <= index < len(self._columns):
            self.current = index
            self.touch()

    def pointer_move(self, pos: tuple[int, int]) -> None:
        found = (index for row in self._bands() for index, box in row if box.collidepoint(pos))
        self.look(next(found, self.current))

    def press_at(self, pos: tuple[int, int]) -> None:
        self.pointer_move(pos)

    def key(self, event: KeyDown) -> bool:
        """Left and right go from card to card."""
        if not event.across:
            return False
        self.look(self.current + event.across)
        return True

    # -- drawing

    def draw(self, surface: Surface, _clip: Rect) -> None:
        bands = self._bands()
        for row in bands:
            if row:
                self._draw_band(surface, row)
        if self._columns:
            skin = self.skin
            line = Rect(self.box.x, self.box.bottom - self._foot, self.box.w, self._foot)
            if bands[-1]:
                last = bands[-1][0][1]
                _, strips = self._row_places(Rect(self.box.x, last.y, self.box.w, last.h))
                line.y = min(line.y, strips[-1].bottom + skin.px(16)) if strips else line.y
            text = self.value_text
            for kind in smaller(skin.type(16), MIN_TEXT):
                if skin.painter.paragraph_height(text, kind, line.w) <= self._foot:
                    break
            skin.painter.paragraph(surface, text, kind, skin.theme.text, line)

    def _draw_band(self, surface: Surface, row: list[tuple[int, Rect]]) -> None:
        skin = self.skin
        band = Rect(self.box.x, row[0][1].y, self.box.w, row[0][1].h)
        head, strips = self._row_places(band)
        self._draw_names(surface, strips, row[0][1].x - self.box.x)
        low = strips[-1].bottom if strips else band.bottom
        for _, suit in groupby(row, lambda column: self._columns[column[0]].card.suit):
            first, *more = (box for _, box in suit)
            group = first.unionall(more)
            group.h = low - group.y
            style = BoxStyle(10 * skin.metrics.u, skin.ink(0.05))
            skin.painter.box(surface, group.inflate(skin.px(6), 0), style)
        for index, box in row:
            self._draw_column(surface, index, box, head, strips)
            if index == self.current:
                frame = Rect(box.x, box.y, box.w, low - box.y)
                line = max(2.0, 2 * skin.metrics.u)
                style = BoxStyle(8 * skin.metrics.u, None, (*skin.theme.text, 255), line)
                skin.painter.box(surface, frame, style)

    def _draw_names(self, surface: Surface, strips: list[Rect], width: int) -> None:
        skin, theme = self.skin, self.skin.theme
        small = skin.type(13)
        for row, strip in zip(self._rows, strips, strict=True):
            most = max(MIN_TEXT, round(strip.h / 1.35))
            bold = Type(Face.SEMIBOLD, min(skin.type(16).px, most))
            radius = min(skin.px(19), strip.h // 2 - 2)
            left = strip.x
            if row.portrait and radius > 8:
                centre = (left + radius, strip.centery)
                skin.icons.draw_portrait(surface, skin.painter, row.portrait, centre, radius)
                left += 2 * radius + skin.px(10)
            room = strip.x + width - left - skin.px(6)
            name = skin.painter.fit(row.name, bold, room)
            count = say("knows-cards", n=row.cards)
            kind = skin.painter.largest(count, smaller(small, MIN_TEXT), room)
            fits = strip.h > 2.2 * small.px + bold.px
            two_lines = row.cards and fits and skin.painter.text_width(count, kind) <= room
            high = min(strip.h // 2, round(1.35 * bold.px)) if two_lines else strip.h // 2
            area = Rect(left, strip.centery - high, room, high if two_lines else strip.h)
            skin.painter.label(surface, name, bold, theme.text, area)
            if two_lines:
                area = Rect(left, strip.centery, room, high)
                skin.painter.label(surface, count, kind, theme.text2, area)
            line = Rect(strip.x, strip.bottom, self.box.w, 1)
            skin.painter.box(surface, line, BoxStyle(0, skin.ink(0.12)))

    def _draw_column(
        self, surface: Surface, index: int, box: Rect, head: int, strips: list[Rect]
    ) -> None:
        skin, theme, painter = self.skin, self.skin.theme, self.skin.painter
        chances = self._columns[index]
        card = chances.card
        ink = theme.suit_ink(card.suit)
        kind = Type(Face.BOLD, max(MIN_TEXT, min(skin.type(17).px, round(box.w * 0.62))))
        text = RANKS.get(card.rank, str(card.rank)) if card.rank else "★"
        painter.label(surface, text, kind, ink, Rect(box.x, box.y, box.w, head // 2),
                      align=Align.CENTRE)  # fmt: skip
        side = min(skin.px(15), round(box.w * 0.6), head // 3)
        if card.suit is not None:
            draw_suit(surface, painter, card.suit, (box.centerx, box.y + head * 0.68), side, ink)
        tenths, now = chances.tenths(), index == self.current
        shares = (*chances.seats, chances.nobody)
        for row, strip in zip(self._rows, strips, strict=True):
            told = now and tenths[row.place] > 0 and shares[row.place] < CERTAIN
            centre = (box.centerx, strip.centery - (strip.h // 6 if told else 0))
            self._draw_dot(surface, centre, shares[row.place], box, current=now)
            if self._show_held and card in row.held:
                radius = min(skin.px(DOT), box.w / 2) + 3
                line = max(2.0, 2 * skin.metrics.u)
                painter.disc(surface, centre, radius, line=(*theme.text, 255), line_width=line)
            if told:
                self._draw_tenths(surface, tenths[row.place], box, strip, round(centre[1]))

    def _draw_tenths(
        self, surface: Surface, tenths: int, box: Rect, strip: Rect, centre: int
    ) -> None:
        """Draw the number under a dot, where there is room for it."""
        skin, kind, text = self.skin, self.skin.type(13, Face.BOLD), str(tenths)
        area = Rect(box.x, strip.bottom - 2 - strip.h // 3, box.w, strip.h // 3)  # over the frame
        under = area.centery - 0.4 * kind.px >= centre + self._dot_room(box) and kind.px <= area.h
        if under and skin.painter.text_width(text, kind) <= box.w - 4:
            skin.painter.label(surface, text, kind, skin.theme.text, area, align=Align.CENTRE)

    def _dot_room(self, box: Rect) -> float:
        """The radius of the largest dot of a column."""
        strips = self._row_places(box)[1]
        return min(self.skin.px(DOT), box.w / 2 - 1, *(strip.h / 2 - 1 for strip in strips))

    def _draw_dot(
        self, surface: Surface, centre: tuple[float, float], share: float, box: Rect, *,
        current: bool,
    ) -> None:  # fmt: skip
        """Draw a dash for impossible, a check for certain, else a dot whose area is the chance."""
        skin, theme = self.skin, self.skin.theme
        most = self._dot_room(box)
        if share <= 0:
            dash = Rect(0, 0, max(4, round(most * 0.6)), max(1, round(skin.hairline)))
            dash.center = (round(centre[0]), round(centre[1]))
            skin.painter.box(surface, dash, BoxStyle(0, skin.edge(0.45)))
            return
        if share >= CERTAIN:
            skin.painter.disc(surface, centre, most, fill=(*theme.ok, 255))
            skin.icons.draw(surface, Icon.CHECK, (round(centre[0]), round(centre[1])),
                            round(most * 1.3), theme.solid_panel)  # fmt: skip
            return
        ink = theme.text if current else theme.lines[BLUE]
        skin.painter.disc(surface, centre, max(1.5, most * share**0.5), fill=(*ink, 255))
