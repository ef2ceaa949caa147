"""Cards that are only shown: in lines, as a fan, or as ranks by suit."""

from collections.abc import Mapping, Sequence

from pygame import Rect, Surface

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.ui.draw.card_shapes import CARD_RATIO
from hearts_gui.ui.draw.fonts import Face, Type, smaller
from hearts_gui.ui.draw.heart import draw_suit
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.theme import MIN_TEXT, Colour
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.story.happenings import suits_held
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.words import rank_short

SMALL, GAP, NARROWER = 44.0, 5.0, 0.8
"""Cards that are a little narrower, by this much at most, stand in one line."""
CARD, STEP, TURN, SAG = 84.0, 0.36, 8.0, 0.10
"""A fan: width of a card, step and sag in card widths, and how far the outer cards turn."""

LINE, ICON, UNITS, LEFT = 30.0, 18.0, 18.0, 34.0
"""A line of a suit."""
FACES = 8
"""More cards than these are listed by suit."""


class FacesRow(Widget):
    """Small card faces in lines."""

    focusable = False
    margin_units = 3.0

    def __init__(self, ctx: Context, cards: Sequence[Card], *, card: float = SMALL) -> None:
        """`card` is how wide one is, in design units."""
        super().__init__(ctx, say("review-cards", cards=tuple(cards)))
        self._cards, self._units = tuple(cards), card

    def _grid(self, width: int) -> tuple[int, int, int]:
        """The width of a card, the step to the next one, and how many stand in a line."""
        count, gap = max(1, len(self._cards)), self.px(GAP)
        one_line = (width + gap) // count - gap
        card = self.px(self._units)
        if one_line >= NARROWER * card:
            card = min(card, one_line)
        return card, card + gap, max(1, (width + gap) // (card + gap))

    def measure(self, width: int) -> int:
        card, _, across = self._grid(width)
        lines = -(-len(self._cards) // across)
        return lines * round(card * CARD_RATIO) + max(0, lines - 1) * self.px(GAP)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        card, step, across = self._grid(self.box.w)
        for index, held in enumerate(self._cards):
            row, column = divmod(index, across)
            face = self.ctx.cardart.face(held.text, card)
            x = self.box.x + column * step
            y = self.box.y + row * (round(card * CARD_RATIO) + self.px(GAP))
            surface.blit(face, (x, y))
            line = BoxStyle(0.07 * card, None, self.skin.ink(0.25), self.skin.hairline)
            self.skin.painter.box(surface, Rect(x, y, *face.get_size()), line)


class CardFan(Widget):
    """A hand or a trick as overlapping cards, or their backs."""

    focusable = False
    margin_units = 8.0

    def __init__(
        self, ctx: Context, cards: Sequence[Card], *, backs: bool = False, card: float = CARD,
        step: float = STEP, turn: float = TURN, edges: Mapping[Card, Colour] | None = None,
    ) -> None:  # fmt: skip
        """`card` is the most that one is wide, in units that large text leaves as they are.

        `edges` colours some of the cards.
        """
        name = say("daily-hidden") if backs else say("review-cards", cards=tuple(cards))
        super().__init__(ctx, name)
        self._cards, self._backs, self._units = tuple(cards), backs, card
        self._step, self._turn, self._edges = step, turn, edges or {}

    @property
    def _span(self) -> float:
        """All cards, in widths of one."""
        return 1.3 + self._step * (len(self._cards) - 1)

    @property
    def _most(self) -> int:
        return round(self._units * self.skin.metrics.base_u)

    def _card(self, width: int) -> int:
        return min(self._most, round(width / self._span))

    def preferred_width(self, room: int) -> int:
        return min(room, round(self._most * self._span))

    def measure(self, width: int) -> int:
        return round(self._card(width) * (CARD_RATIO + SAG + 0.16))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        count, card = len(self._cards), self._card(self.box.w)
        top = self.box.centery - round(card * SAG / 2)
        line = max(2.0, 2.5 * self.skin.metrics.u)
        for index, held in enumerate(self._cards):
            out = 2 * index / max(1, count - 1) - 1 if count > 1 else 0.0
            spot = (self.box.centerx + (index - (count - 1) / 2) * self._step * card,
                    top + SAG * card * out * out)  # fmt: skip
            edge = (self._edges[held], line) if held in self._edges else None
            name = None if self._backs else held.text
            self.ctx.cardart.lay(surface, name, card, spot, self._turn * out, edge=edge)


class SuitLines(Widget):
    """The cards by suit, in the given order."""

    focusable = False
    margin_units = 3.0

    def __init__(self, ctx: Context, cards: Sequence[Card], size: float = 1.0) -> None:
        by_suit = suits_held(tuple(cards))
        super().__init__(ctx, say("aloud-hand-cards", n=len(cards), suits=by_suit))
        self._lines, self._size = lines_of(cards), size

    def _rows(self, width: int) -> tuple[Type, list[tuple[Suit | None, str]]]:
        """One type for all, and what stands in each line: a suit's first has its sign."""
        painter, room = self.skin.painter, width - self.px(LEFT * self._size)
        texts = ["  ".join(ranks) for ranks in self._lines.values()]
        longest = max(texts, key=len, default="")
        kinds = smaller(self.skin.type(UNITS * self._size, Face.SEMIBOLD), MIN_TEXT)
        kind = painter.largest(longest, kinds, room)
        if painter.text_width(longest, kind) > room:
            texts = [text.replace("  ", " ") for text in texts]
        return kind, [
            (None if index else suit, words)
            for suit, ranks in zip(self._lines, texts, strict=True)
            for index, words in enumerate(painter.wrap(ranks, kind, room))
        ]

    def measure(self, width: int) -> int:
        return self.px(LINE * self._size) * len(self._rows(width)[1])

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, line = self.skin, self.skin.px(LINE * self._size)
        left, side = skin.px(LEFT * self._size), skin.px(ICON * self._size)
        kind, rows = self._rows(self.box.w)
        for index, (suit, words) in enumerate(rows):
            row = Rect(self.box.x, self.box.y + index * line, self.box.w, line)
            if suit is not None:
                place, ink = (row.x + side / 2, row.centery), skin.theme.suit_ink(suit)
                draw_suit(surface, skin.painter, suit, place, side, ink)
            row.x, row.w = row.x + left, row.w - left
            skin.painter.label(surface, words, kind, skin.theme.text, row)


def lines_of(cards: Sequence[Card]) -> dict[Suit, list[str]]:
    """The ranks by suit."""
    rows: dict[Suit, list[str]] = {}
    for card in cards:
        if card.suit is not None:
            rows.setdefault(card.suit, []).append(rank_short(card))
    return rows


def all_of(ctx: Context, cards: Sequence[Card], size: float = 1.0) -> Widget:
    """Any number of cards: their faces while they are few, else a line for each suit."""
    by_suit = len(cards) > FACES and all(card.suit is not None for card in cards)
    return SuitLines(ctx, cards, size) if by_suit else FacesRow(ctx, cards, card=SMALL * size)
