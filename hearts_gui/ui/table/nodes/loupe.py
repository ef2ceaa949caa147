"""A card shown large beside the trick: the one that keys, pad, switch or pointer are at."""

from __future__ import annotations

import math

from pygame import Rect, Surface

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.ui.draw.card_shapes import Shadow, height_of
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.layout import MOST_RAISE, TableLayout
from hearts_gui.ui.table.layout.layout_fit import bounds, pile_box, tilted
from hearts_gui.ui.table.nodes.placing import Handling
from hearts_gui.ui.table.story.cues import TableModel

LOUPE_Z = 95.0
SIZES = (2.2, 2.0, 1.8, 1.6, 1.45, 1.3, 1.2, 1.1, 1.0)
"""The sizes it may have, in widths of a card of the hand; the first that has room is taken."""
GAP = 10.0
STEP = 24.0


def loupe_place(layout: TableLayout, *, passing: bool) -> Rect | None:
    """The largest box of a card's shape that covers neither trick nor hand, plate nor button.

    Beside the trick, away from the action button where both sides are free. While cards are
    passed the panel in the middle takes the place of the trick.
    """
    u = layout.metrics.base_u
    gap, step = round(GAP * u), max(8, round(STEP * u))
    rise = MOST_RAISE * u
    hand = [bounds(pose.lifted(rise)) for pose in layout.hand.poses(layout.hand_max)]
    taken = [*layout.furniture.solids, *hand, layout.prompt,
             *(pile_box(seat.pile) for seat in layout.seats)]  # fmt: skip
    taken += [layout.panel] if passing else [tilted(pose) for pose in layout.slots]
    blocked = [box.inflate(2 * gap, 2 * gap) for box in taken]
    middle = layout.panel if passing else layout.trick_area
    left = layout.furniture.button.centerx > layout.stage.centerx
    for size in SIZES:
        width = round(size * layout.hand.width)
        box = Rect(0, 0, width, height_of(width))
        beside = middle.x - gap - width // 2 if left else middle.right + gap + width // 2
        wanted = (beside, middle.centery)
        inner = layout.stage.inflate(-2 * gap, -2 * gap)
        spots = [(x, y) for x in range(inner.x, inner.right - box.w + 1, step)
                 for y in range(inner.y, inner.bottom - box.h + 1, step)]  # fmt: skip
        free = [spot for spot in spots if Rect(spot, box.size).collidelist(blocked) < 0]
        if free:
            half = (box.w / 2, box.h / 2)
            return Rect(min(free, key=lambda corner: math.dist(
                (corner[0] + half[0], corner[1] + half[1]), wanted)), box.size)  # fmt: skip
    return None


def looked_at(model: TableModel, handling: Handling, magnify: str) -> Card | None:
    """The card to be shown large: of the hand or of the trick, where the player is now."""
    if magnify == "off" or not model.face_up or handling.dragged is not None:
        return None
    pointed = handling.hovered if magnify == "hover" else None
    card = handling.looked or handling.cursor or pointed
    there = card in model.hand or any(play.card is card for play in model.trick)
    return card if there else None


class Loupe(BaseNode):
    """The large card; there is none where the table has no room for it."""

    def __init__(self, ctx: Context, layout: TableLayout) -> None:
        super().__init__(z=LOUPE_Z)
        self._ctx, self._layout = ctx, layout
        self._places: dict[bool, Rect | None] = {}
        self.card: Card | None = None
        self._box = Rect(0, 0, 0, 0)
        self.visible = False

    def show(self, card: Card | None, model: TableModel) -> None:
        """Show this card large, or nothing."""
        box = None if card is None else self._place(passing=model.ask.kind is AskKind.PASS)
        if box is None:
            card = None
        if (card, box) == (self.card, self._box) or (card is None and not self.visible):
            return
        self.card, self.visible = card, card is not None
        if box is not None:
            self._box = box
            self.rect = box.inflate(box.w // 4, box.h // 4)
        self.touch()

    def _place(self, *, passing: bool) -> Rect | None:
        if passing not in self._places:
            self._places[passing] = loupe_place(self._layout, passing=passing)
        return self._places[passing]

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the card with a clear edge."""
        if self.card is None:
            return
        ctx, box = self._ctx, self._box
        shadow = ctx.cardart.shadow(box.w, Shadow.RAISED)
        surface.blit(shadow, shadow.get_rect(center=box.center))
        line = max(2.0, 3 * ctx.metrics.base_u)
        grown = box.inflate(2 * round(line), 2 * round(line))
        radius = 31 * box.w / 500 + line
        ctx.painter.box(surface, grown, BoxStyle(radius, (*ctx.theme.text, 255)))
        face = ctx.cardart.face(self.card.text, box.w)
        surface.blit(face, face.get_rect(center=box.center))
