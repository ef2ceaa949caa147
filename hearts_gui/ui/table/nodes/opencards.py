"""Cards that lie face up beside a seat: an open last trick, captured penalty cards, shown hands."""

import math
from collections.abc import Iterable
from itertools import pairwise

from pygame import Rect, Surface

from hearts_gui.engine.cards import Card
from hearts_gui.engine.rules.choices import ShowTaken
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import penalty_faces
from hearts_gui.ui.draw.card_art import LARGE_INDEX_BELOW
from hearts_gui.ui.draw.card_shapes import CARD_RATIO
from hearts_gui.ui.draw.felt import RAIL
from hearts_gui.ui.draw.shapes import around
from hearts_gui.ui.draw.stage import BaseNode, Stage
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.layout.layout import TableLayout
from hearts_gui.ui.table.layout.layout_fit import CROWDED, bounds
from hearts_gui.ui.table.layout.seating import Side
from hearts_gui.ui.table.nodes.placing import position
from hearts_gui.ui.table.story.cues import TableModel, sort_hand

STEP = 0.42
LONGEST, LONGEST_CROWDED = 2.6, 1.1
BEHIND_TRICK, ON_FAN = 13.0, 11.0
# A hand laid open: card widths as shares of the stage's height, steps in card widths.
OPEN_WIDTH, OPEN_CROWDED = 0.115, 0.088
OPEN_STEP, LEAST_OPEN_STEP, COLUMN_STEP, LEAST_COLUMN_STEP = 0.42, 0.19, 0.5, 0.3
LARGE_INDEX_STEP = 0.36
"""Less than this of a card hides part of a large index."""
OPEN_ROW = 0.42
"""The distance of two rows, in card heights."""
OPEN_RADIUS = 9.0
OPEN_EDGE = 22.0
# From the rail, at a table that lies under it.
FROM_RAIL = 14.0
GAP_BESIDE = 6


class FacesNode(BaseNode):
    """Small faces at given places."""

    def __init__(self, ctx: Context, *, z: float) -> None:
        super().__init__(z=z)
        self.ctx = ctx
        self.placed: tuple[tuple[Card, Pose], ...] = ()
        self.visible = False

    def lay(self, cards: tuple[tuple[Card, Pose], ...]) -> None:
        """Show these cards here, the first one lowest."""
        if cards == self.placed:
            return
        self.placed = cards
        self.visible = bool(cards)
        if cards:
            margin = round(cards[0][1].width * 0.2) + 2
            self.rect = around(bounds(pose) for _, pose in cards).inflate(2 * margin, 2 * margin)
        self.touch()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        for card, pose in self.placed:
            width = max(8, round(pose.width))
            self.ctx.cardart.lay(surface, card.text, width, (pose.x, pose.y), pose.angle)


class OpenHands:
    """Keeps the open cards of one table up to date."""

    def __init__(self, ctx: Context, stage: Stage, layout: TableLayout, rules: Rules) -> None:
        self._layout, self._rules = layout, rules
        self._order = ctx.settings.hand_order
        seats = range(rules.players)
        self.piles = [FacesNode(ctx, z=BEHIND_TRICK) for _ in seats]
        self.hands = [FacesNode(ctx, z=ON_FAN) for _ in seats]
        stage.add(*self.piles, *self.hands)

    def show(self, model: TableModel) -> None:
        """Follow what the table shows."""
        shown = dict(model.shown)
        for seat in range(model.players):
            spot = position(model, seat)
            self.piles[spot].lay(self._beside_pile(spot, self._open(model, seat)))
            hand = () if spot == 0 else left_of(model, shown.get(seat, ()))
            places = open_hand(self._layout, spot, len(hand))
            self.hands[spot].lay(tuple(zip(sort_hand(hand, self._order), places, strict=True)))

    def _open(self, model: TableModel, seat: int) -> tuple[Card, ...]:
        """The captured cards of a seat that lie open by the rules."""
        match self._rules.show_taken:
            case ShowTaken.LAST_TRICK_OPEN:
                last = model.last
                if last is None or last.taker != seat:
                    return ()
                return tuple(play.card for play in last.plays)
            case ShowTaken.PENALTY_CARDS:
                faces = penalty_faces(self._rules, model.penalty_suit)
                taken = model.taken[seat] if model.taken else ()
                return sort_hand(tuple(c for c in taken if c.face in faces), self._order)
            case _:
                return ()

    def _beside_pile(self, spot: int, cards: tuple[Card, ...]) -> tuple[tuple[Card, Pose], ...]:
        seat = self._layout.seats[spot]
        pile, count = seat.pile, len(cards)
        longest = LONGEST if len(self._layout.seats) < CROWDED else LONGEST_CROWDED
        long = min(STEP * (count - 1), longest) * pile.width
        # Clear of a plate that the pile lies half under, and of the next one in that row.
        plates = self._layout.furniture.plates
        row = [plate for plate in plates if plate.y <= pile.y < plate.bottom]
        beside, half = seat.plate in row and abs(pile.y - seat.plate.centery) < 1, pile.width / 2
        if seat.side is Side.RIGHT:
            last = min(pile.x - 0.7 * half, seat.plate.x - half if beside else pile.x)
            ends = [plate.right + half for plate in row if plate.right < last]
            first = max([last - long, *ends])
        else:
            first = max(pile.x + 0.7 * half, seat.plate.right + half if beside else pile.x)
            ends = [plate.x - half for plate in row if plate.x > first]
            last = min([first + long, *ends])
        step = (last - first) / max(1, count - 1)
        return tuple(
            (card, Pose(first + index * step, pile.y, pile.width))
            for index, card in enumerate(cards)
        )


def open_hand(layout: TableLayout, spot: int, count: int) -> tuple[Pose, ...]:
    """Place a shown hand beside an opponent's plate: a fan that is read from your seat.

    Where a fan would lie too close to be read it becomes a column, beside the stage's edge.
    """
    if not count:
        return ()
    stage, seat = layout.stage, layout.seats[spot]
    crowded = len(layout.seats) >= CROWDED
    width = (OPEN_CROWDED if crowded else OPEN_WIDTH) * min(stage.h, 1.1 * stage.w)
    width *= layout.open_size
    over_rail = stage == layout.metrics.stage
    edge = round((RAIL + FROM_RAIL if over_rail else OPEN_EDGE) * layout.metrics.base_u)
    room = _room(layout, spot, edge, crowded=crowded)
    if not crowded and seat.side is not Side.TOP:
        room = _beside_top(layout, room, count, width)
    if crowded or seat.side is Side.TOP:
        width = min(width, room.w / (1 + LEAST_OPEN_STEP * (count - 1)))
    height = CARD_RATIO * width
    step = min(OPEN_STEP * width, (room.w - width) / max(1, count - 1))
    beside = seat.side is not Side.TOP and not crowded
    index = LARGE_INDEX_STEP if width < LARGE_INDEX_BELOW else LEAST_OPEN_STEP
    if beside and step < index * width:
        rows = _two_rows(layout, spot, count, width, room)
        column = _column(layout, spot, count, width, edge)
        close = step < LEAST_OPEN_STEP * width
        if rows and (rows[0].width == width or (close and rows[0].width >= column[0].width)):
            return rows
        if close:
            return column
    long = step * (count - 1)
    middle = _clamped(seat.plate.centerx, room.x, room.right, (long + width) / 2)
    top = seat.plate.bottom + edge / 2
    if beside:
        top = max(top, layout.fan(spot).y - height / 2)
    return _fanned(middle, top + height / 2, width, step, count)


def _two_rows(
    layout: TableLayout, spot: int, count: int, width: float, room: Rect
) -> tuple[Pose, ...]:
    """A shown hand in two fans, as large as there is room for; nothing where they hide ranks."""
    plate, front = layout.seats[spot].plate, (count + 1) // 2
    top = plate.bottom + GAP_BESIDE
    tall = (_floor(layout, spot, room) - 1 - top) / (1 + OPEN_ROW)
    width = min(width, tall / CARD_RATIO)
    step = min(OPEN_STEP * width, (room.w - width) / max(1, front - 1))
    if step < LEAST_OPEN_STEP * width:
        return ()
    middle = _clamped(plate.centerx, room.x, room.right, (step * (front - 1) + width) / 2)
    y, low = top + CARD_RATIO * width / 2, OPEN_ROW * CARD_RATIO * width
    return (*_fanned(middle, y, width, step, count - front),
            *_fanned(middle, y + low, width, step, front))  # fmt: skip


def _fanned(x: float, y: float, width: float, step: float, count: int) -> tuple[Pose, ...]:
    """A flat fan about a point."""
    radius = OPEN_RADIUS * width
    turns = [(index - (count - 1) / 2) * step / radius for index in range(count)]
    return tuple(
        Pose(x + radius * math.sin(turn), y + radius * (1 - math.cos(turn)), width,
             math.degrees(turn))
        for turn in turns
    )  # fmt: skip


def _room(layout: TableLayout, spot: int, edge: int, *, crowded: bool) -> Rect:
    """The part of the stage across which a seat's shown hand may lie."""
    stage, plate, side = layout.stage, layout.seats[spot].plate, layout.seats[spot].side
    if side is Side.TOP or crowded:
        others = [seat.plate for seat in layout.seats[1:] if seat.side is side]
        spare = edge if crowded else round(0.6 * plate.w)
        if side is Side.TOP and len(others) > 1:
            near = min(abs(a.centerx - b.centerx) for a, b in pairwise(others))
            spare = min(spare, (near - plate.w - edge) // 2)
        return plate.inflate(2 * max(0, spare), 0).clip(stage.inflate(-2 * edge, 0))
    trick = layout.trick_area
    if side is Side.LEFT:
        return Rect(stage.x + edge, plate.y, trick.x - stage.x - 2 * edge, plate.h)
    return Rect(trick.right + edge, plate.y, stage.right - trick.right - 2 * edge, plate.h)


def _beside_top(layout: TableLayout, room: Rect, count: int, width: float) -> Rect:
    """The room without what a shown hand above takes, if enough is left of it."""
    above = shown_above(layout, count)
    if not above:
        return room
    taken = around(map(bounds, above))
    left = room.centerx < taken.centerx
    kept = Rect(room)
    kept.w = min(room.right, taken.x - GAP_BESIDE) - room.x if left else room.w
    if not left:
        kept.x = max(room.x, taken.right + GAP_BESIDE)
        kept.w = room.right - kept.x
    return kept if kept.w >= width * (1 + LEAST_OPEN_STEP * (count - 1)) else room


def shown_above(layout: TableLayout, count: int) -> list[Pose]:
    """The places of the cards of shown hands of this many that are above the trick."""
    return [
        pose for index, seat in enumerate(layout.seats) if index and seat.side is Side.TOP
        for pose in open_hand(layout, index, count)
    ]  # fmt: skip


def _column(
    layout: TableLayout, spot: int, count: int, width: float, edge: int
) -> tuple[Pose, ...]:
    """Upright cards one below the other, between the plate and what lies under it."""
    stage, seat = layout.stage, layout.seats[spot]
    left = seat.side is Side.LEFT
    x = stage.x + edge + width / 2 if left else stage.right - edge - width / 2
    top = seat.plate.bottom + edge
    low = _floor(layout, spot, Rect(round(x - width / 2), 0, round(width), 0)) - edge
    width = min(width, max(1.0, low - top) / (LEAST_COLUMN_STEP * (count - 1) + CARD_RATIO))
    height = CARD_RATIO * width
    step = min(COLUMN_STEP * width, max(1.0, low - top - height) / max(1, count - 1))
    return tuple(Pose(x, top + height / 2 + index * step, width) for index in range(count))


def _floor(layout: TableLayout, spot: int, across: Rect) -> int:
    """The upper edge of what lies lower than a seat's plate and as far across."""
    stage, plate, furniture = layout.stage, layout.seats[spot].plate, layout.furniture
    reach = Rect(across.x, plate.bottom, across.w, stage.bottom - plate.bottom)
    boxes = (*furniture.plates, furniture.button, layout.prompt)
    return min((box.y for box in boxes if box.colliderect(reach)), default=stage.bottom)


def _clamped(wanted: float, low: float, height: float, half: float) -> float:
    """The middle nearest to the wanted one of something that has to lie between two ends."""
    return (
        (low + height) / 2
        if height - low < 2 * half
        else min(max(wanted, low + half), height - half)
    )


def left_of(model: TableModel, cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards of a shown hand that have not been played since."""
    gone = {card for taken in model.taken for card in taken} | set(model.held)
    gone |= {play.card for play in model.trick}
    return tuple(card for card in cards if card not in gone)
