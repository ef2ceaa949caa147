"""Small card faces in lines, as wide as their place."""

from pygame import Rect, Surface

from hearts_gui.engine.cards import Card
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say

CARD, GAP = 44.0, 5.0
RATIO = 1.4


class FacesRow(Widget):
    """Cards to look at; nothing to press."""

    focusable = False
    margin_units = 3.0

    def __init__(self, ctx: Context, box: Rect, cards: tuple[Card, ...]) -> None:
        super().__init__(ctx, say("review-cards", cards=cards), box)
        self._cards = cards

    @staticmethod
    def _grid(skin: Skin, width: int) -> tuple[int, int, int]:
        """The width of a card, the step to the next one, and how many stand in a line."""
        card, gap = skin.px(CARD), skin.px(GAP)
        return card, card + gap, max(1, (width + gap) // (card + gap))

    @staticmethod
    def height(skin: Skin, width: int, count: int) -> int:
        """How high a row of this number of cards is."""
        card, _, across = FacesRow._grid(skin, width)
        lines = -(-count // across)
        return lines * round(card * RATIO) + max(0, lines - 1) * skin.px(GAP)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the faces."""
        card, step, across = self._grid(self.skin, self.box.w)
        for index, each in enumerate(self._cards):
            row, place = divmod(index, across)
            face = self.ctx.cardart.face(each.text, card)
            x = self.box.x + place * step
            y = self.box.y + row * (round(card * RATIO) + self.skin.px(GAP))
            surface.blit(face, (x, y))
            line = BoxStyle(0.07 * card, None, self.skin.ink(0.25), self.skin.hairline)
            self.skin.painter.box(surface, Rect(x, y, *face.get_size()), line)
