"""Many cards in little room: a line for each suit with its ranks."""

from pygame import Rect, Surface

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.suits import draw_suit
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.card_names import rank_short
from hearts_gui.wording.language.messages import say

LINE, ICON, UNITS, LEFT = 30.0, 18.0, 18.0, 34.0


class SuitLines(Widget):
    """The cards by suit, in the order in which they are given; nothing to press."""

    focusable = False
    margin_units = 3.0

    def __init__(self, ctx: Context, box: Rect, cards: tuple[Card, ...]) -> None:
        super().__init__(ctx, say("review-cards", cards=cards), box)
        self._lines = lines_of(cards)

    @staticmethod
    def height(skin: Skin, cards: tuple[Card, ...]) -> int:
        """How high the lines of these cards are."""
        return skin.px(LINE) * len(lines_of(cards))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw suit and ranks."""
        skin, line = self.skin, self.skin.px(LINE)
        kind = skin.type(UNITS, Face.SEMIBOLD)
        for index, (suit, ranks) in enumerate(self._lines.items()):
            row = Rect(self.box.x, self.box.y + index * line, self.box.w, line)
            side = skin.px(ICON)
            red = suit in (Suit.HEARTS, Suit.DIAMONDS)
            ink = skin.theme.heart if red else skin.theme.text
            draw_suit(surface, skin.painter, suit, (row.x + side / 2, row.centery), side, ink)
            row.x, row.w = row.x + skin.px(LEFT), row.w - skin.px(LEFT)
            skin.painter.label(surface, "  ".join(ranks), kind, skin.theme.text, row)


def lines_of(cards: tuple[Card, ...]) -> dict[Suit, list[str]]:
    """The ranks by suit."""
    found: dict[Suit, list[str]] = {}
    for card in cards:
        if card.suit is not None:
            found.setdefault(card.suit, []).append(rank_short(card))
    return found
