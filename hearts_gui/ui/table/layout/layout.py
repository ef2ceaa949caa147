"""The places of everything on the table: a pure function of window, scale, seats and hand size.

The places of the design come first. Where the player's text scale, a small window or a large
table would make things touch, plates and buttons become smaller in steps until nothing overlaps;
cards follow the window, not the text scale.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from heapq import heapify, heappop
from itertools import product
from typing import TypeVar

from pygame import Rect

from hearts_gui.ui.draw.card_shapes import CARD_RATIO
from hearts_gui.ui.draw.felt import RAIL
from hearts_gui.ui.draw.shapes import around
from hearts_gui.ui.draw.theme import UI_SCALES, Metrics, Shape
from hearts_gui.ui.table.layout.hand_fan import BackFan, HandSpec, Pose
from hearts_gui.ui.table.layout.layout_fit import (
    LEAST_PLATE,
    LONG_FAN,
    TALL_PANEL,
    Furniture,
    Task,
    bounds,
    clear,
    count_box,
    fit_panel,
    fit_trick,
    furniture_tries,
    pile_box,
    place_prompt,
    tilted,
    widen_prompt,
)
from hearts_gui.ui.table.layout.seating import Side, plate_spots

_HAND = {
    Shape.LANDSCAPE: (0.163, 0.816, 0.625),
    Shape.CLASSIC: (0.157, 0.845, 0.87),
    Shape.PORTRAIT: (0.103, 0.855, 0.90),
}
FAN_RADIUS = 5.2
SHORTEST_FAN = 0.12
# The middle of the fan at the top lies this far below its plate, in card heights.
TOP_FAN_DROP = 0.12
TOP_FAN_BEND = 0.9
DROP_LINE = 0.62
HEART_SIDE = 0.365
INLAY = (1060.0, 452.0)
PORTRAIT_INLAY = (730.0, 430.0)
LARGEST_FAN_TABLE = 5
# How far a chosen card under the pointer rises, in units.
MOST_RAISE, TAG_ABOVE = 60.0, 15.0
# The pixels of cloth that stay free beside the button.
CLOTH = 3
# Space beside the trick for the mark of a lead, in card widths.
LEAD_ROOM = 0.7
# A fan at a side ends this far from the rail.
SIDE_FAN_GAP = 24
# The height of a second line of the prompt, of the first.
SECOND_LINE = 0.6
# The height of the caption under a pile beside the trick.
CAPTION = 22
# A pile that has no room half under its plate lies this much further under it, in card widths.
TUCKED_DEEP = 0.25

# The second card of a seat in a trick of two rounds, in card widths from its first.
SECOND_ROUND = (0.34, 0.16)


# The table mirrored for the left hand: plate and button change sides, seats keep their order.
# Everything is mirrored, but seats still follow each other clockwise: the seat at the left takes
# the mirrored place of the one at the right.

T = TypeVar("T")
_OTHER = {Side.LEFT: Side.RIGHT, Side.RIGHT: Side.LEFT}


def fit_piles(
    task: Task, furniture: Furniture, fans: Sequence[BackFan], slots: Sequence[Pose], prompt: Rect
) -> tuple[Pose, ...]:
    """A place for each seat's captured tricks beside its plate; nothing when one has no room."""
    taken = [*furniture.solids, prompt, *(tilted(pose) for pose in slots)]
    # Three backs that stand for a hand are small and stay clear; long fans go under the plates, and
    # a pile covers one only if there is no other place.
    backs = [bounds(pose) for fan in fans if fan.stack for pose in fan.poses(3)]
    beside = [bounds(pose) for fan, (side, _) in zip(fans, task.spots, strict=True)
              if side is not Side.TOP and not fan.stack
              for pose in fan.poses(LONG_FAN)]  # fmt: skip
    piles: list[Pose] = []
    for plate, side in zip(furniture.plates, task.sides, strict=True):
        others = [box for box in taken if box != plate]
        tries = ([*others, *backs, *beside], [*others, *backs], others)
        poses = product(tries, _tucked(task, plate, side))
        pose = next((pose for full, pose in poses if _lies_free(task, pose, full)), None)
        if pose is None:
            return ()
        taken.append(pile_box(pose))
        piles.append(pose)
    return tuple(piles)


def _tucked(task: Task, plate: Rect, side: Side) -> Iterator[Pose]:
    """Half under the plate's end towards the table, deeper under it, or under its upper edge."""
    end, inwards = (plate.x, -1) if side is Side.RIGHT else (plate.right, 1)
    for sizes in ((1.0, 0.85, 0.7), (0.55, 0.45)):
        widths = [size * task.pile_width for size in sizes]
        for width in widths:
            yield Pose(end, plate.centery, width)
            yield Pose(end - inwards * TUCKED_DEEP * width, plate.centery, width)
        for width in widths:
            yield Pose(plate.centerx + inwards * 0.2 * plate.w, plate.y, width)
            yield Pose(plate.centerx + inwards * 0.2 * plate.w, plate.bottom, width)


def _lies_free(task: Task, pose: Pose, occupied: Sequence[Rect]) -> bool:
    """Whether a pile lies on the cloth there and touches nothing, nor the hand without a card."""
    edge = -2 * round(RAIL * task.metrics.base_u)
    box, flat = pile_box(pose), bounds(pose)
    corners = (flat.topleft, flat.topright, flat.bottomleft, flat.bottomright)
    hand = task.hand.poses(task.hand_max - 1)
    on_hand = any(card.holds(corner) for card, corner in product(hand, corners))
    return task.stage.inflate(edge, edge).contains(box) and clear(box, occupied) and not on_hand


class Mirror:
    """Mirrors the things on one stage."""

    def __init__(self, stage: Rect) -> None:
        self._edges = 2 * stage.x + stage.w

    def box(self, box: Rect) -> Rect:
        """A box on the other side."""
        return Rect(self._edges - box.right, box.y, box.w, box.h)

    def pose(self, pose: Pose, around: Callable[[Pose], Rect]) -> Pose:
        """A card on the other side, leaning the other way; to the pixel by the box around it."""
        turned = Pose(self._edges - pose.x, pose.y, pose.width, -pose.angle)
        return turned.moved(self.box(around(pose)).x - around(turned).x)

    def fan(self, fan: BackFan) -> BackFan:
        """A fan of backs on the other side."""
        facing = fan.facing if fan.facing == 180.0 else -fan.facing
        return replace(fan, x=self._edges - fan.x, facing=facing)

    def side(self, side: Side) -> Side:
        return _OTHER.get(side, side)

    def furniture(self, furniture: Furniture) -> Furniture:
        """The mirrored plates, buttons and pills; the icons keep their order from the left."""
        return replace(
            furniture, plates=tuple(map(self.box, clockwise(furniture.plates))),
            button=self.box(furniture.button), caption=self.box(furniture.caption),
            menu=self.box(furniture.menu), deal_pill=self.box(furniture.deal_pill),
            broken_pill=self.box(furniture.broken_pill),
            icons=tuple(map(self.box, reversed(furniture.icons))),
        )  # fmt: skip


def clockwise(items: Sequence[T]) -> tuple[T, ...]:
    """The seats' parts in mirrored order, the human's first."""
    return (*items[:1], *reversed(items[1:]))


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """One opponent's or the human's place: plate, side, captured tricks."""

    side: Side
    plate: Rect
    pile: Pose


def heart_side(stage: Rect) -> int:
    """The size of the heart on the cloth."""
    return round(min(HEART_SIDE * stage.h, 0.5 * stage.w))


def inlay_size(metrics: Metrics) -> tuple[float, float]:
    """How wide and how high the lines on the cloth are."""
    width, height = PORTRAIT_INLAY if metrics.shape is Shape.PORTRAIT else INLAY
    return width * metrics.base_u, height * metrics.base_u


@dataclass(frozen=True, slots=True, eq=False)
class TableLayout:
    """Named places in window pixels. Position 0 is the human, then clockwise.

    A layout is only equal to itself, so that results for it can be cached.
    """

    metrics: Metrics
    stage: Rect
    seats: tuple[SeatPlace, ...]
    fans: tuple[BackFan, ...]
    hand: HandSpec
    trick_centre: tuple[float, float]
    trick_width: float
    slots: tuple[Pose, ...]
    furniture: Furniture
    prompt: Rect
    panel: Rect
    heart_side: int
    inlay: tuple[float, float]
    kitty: Pose
    held: Pose
    hand_max: int
    has_kitty: bool = False
    rounds: int = 1
    """The number of cards that a seat may play to a trick."""
    second_way: int = 1
    """The direction from a seat's first card to its second: 1 to the right, -1 to the left."""
    open_size: float = 1.0
    """The size of the cards of a shown hand, as a part of the usual one."""

    @property
    def trick_area(self) -> Rect:
        """The box around all trick slots."""
        return around(map(bounds, self.slots))

    @property
    def grown_prompt(self) -> Rect:
        """The prompt when it says two lines."""
        return _two_lines(self.prompt)

    def over_table(self, pos: tuple[float, float]) -> bool:
        """Whether a card let go here is played."""
        low = self.stage.y + DROP_LINE * self.stage.h
        return pos[1] < low or self.trick_area.collidepoint(pos)

    def slot(self, position: int, turn: int = 0) -> Pose:
        """The place of the turn-th card of a seat in the trick, without its tilt."""
        pose = self.slots[position]
        if not turn:
            return pose
        across = self.second_way * SECOND_ROUND[0]
        return pose.moved(across * pose.width, SECOND_ROUND[1] * pose.width)

    def caption_box(self, pile: Rect, size: tuple[int, int], gap: int) -> Rect:
        """Place a caption of this size by a pile: under it, over it or at its sides.

        It touches no place of a card, plate, pile or button where there is such a place.
        """
        boxes_at_rest = [*map(tilted, self.slots), *self.boxes_at_rest]
        if not pile.colliderect(self.panel):
            boxes_at_rest.append(self.panel)
        low, high = pile.bottom + gap, pile.top - gap - size[1]
        left, middle, right = pile.x, pile.centerx - size[0] // 2, pile.right - size[0]
        centre = pile.centery - size[1] // 2
        places = [(middle, low), (middle, high), (left, low), (right, low), (left, high),
                  (right, high), (pile.right + gap, centre),
                  (pile.x - gap - size[0], centre)]  # fmt: skip
        boxes = [Rect(corner, size).clamp(self.metrics.stage) for corner in places]
        return next((box for box in boxes if clear(box, boxes_at_rest)), boxes[0])

    @property
    def boxes_at_rest(self) -> list[Rect]:
        """The boxes of plates, piles, buttons and the hand at rest."""
        piles = [pile_box(seat.pile) for seat in self.seats]
        hand = [bounds(pose) for pose in self.hand.poses(self.hand_max)]
        return [*piles, *hand, *self.furniture.solids]

    @property
    def row_end(self) -> int:
        """Where the pills in the row of the menu must end."""
        deal = self.furniture.deal_pill
        row = Rect(deal.right, deal.y, self.stage.right - deal.right, deal.h)
        fans = (bounds(pose) for fan in self.fans for pose in fan.poses(self.hand_max))
        others = [*self.furniture.icons, *self.furniture.plates[1:], self.furniture.menu, *fans]
        return min([row.right, *(box.x for box in others if box.colliderect(row))]) - deal.h // 4

    def with_caption(self, pile: Pose) -> Rect:
        """A pile beside the trick with the caption under it."""
        return _with_foot(pile, _caption_room(self.metrics))

    def fan(self, position: int) -> BackFan:
        """The fan of an opponent's position (from 1)."""
        return self.fans[position - 1]


@lru_cache(maxsize=32)
def table_layout(
    metrics: Metrics, seats: int, hand_max: int, *, rounds: int = 1, icons: int = 5,
    left_handed: bool = False, labels: tuple[int, ...] = (), shrinks: bool = False,
    hand_size: float = 1.0, kitty: bool = False, tight: bool = False,
) -> TableLayout:  # fmt: skip
    """Everything's place. `hand_max` is the largest number of cards the human will hold.

    `labels` are the widths of the words beside the icons, the menu's first; they are left out where
    there is no room for all of them. With `left_handed`, everything is mirrored. A table that
    `shrinks` has smaller texts than wished where there is no room for them. One with a `kitty`
    keeps a place for it clear while cards are passed. A `tight` one says nothing under its button,
    and has the plates at the top further apart.

    Raises ValueError when even the smallest does not fit.
    """
    hand = hand_spec(metrics.stage, metrics.shape)
    hand = replace(hand, width=hand_size * hand.width)
    apart = (LEAST_PLATE[0] + CLOTH) / metrics.stage.w if tight else 0.0
    spots = plate_spots(metrics.shape, seats, apart)
    task = Task(metrics, hand, hand_max, rounds, spots, kitty, tight)
    for furniture in furniture_tries(task, icons, labels):
        layout = _around(task, furniture)
        if layout is not None:
            return turned_round(layout) if left_handed else layout
    if shrinks and metrics.ui_scale > UI_SCALES[0]:
        return table_layout(
            replace(metrics, ui_scale=metrics.ui_scale - 5), seats, hand_max, rounds=rounds,
            icons=icons, left_handed=left_handed, labels=labels, shrinks=True, kitty=kitty,
        )  # fmt: skip
    raise ValueError(f"a table of {seats} does not fit a window of {metrics.size}")


def turned_round(layout: TableLayout) -> TableLayout:
    """The layout for the left hand."""
    mirror = Mirror(layout.stage)
    seats = tuple(SeatPlace(mirror.side(seat.side), mirror.box(seat.plate),
                            mirror.pose(seat.pile, pile_box))
                  for seat in clockwise(layout.seats))  # fmt: skip
    return replace(
        layout, seats=seats, fans=tuple(map(mirror.fan, reversed(layout.fans))),
        slots=tuple(mirror.pose(slot, tilted) for slot in clockwise(layout.slots)),
        furniture=mirror.furniture(layout.furniture), prompt=mirror.box(layout.prompt),
        panel=mirror.box(layout.panel), kitty=mirror.pose(layout.kitty, pile_box),
        held=mirror.pose(layout.held, pile_box), second_way=-layout.second_way,
    )  # fmt: skip


def _beside_chosen(task: Task, furniture: Furniture) -> Furniture:
    """The button further right where a chosen card at the end of the hand would lie on it."""
    u, button = task.metrics.base_u, furniture.button
    end = bounds(task.hand.poses(task.hand_max)[-1].lifted(MOST_RAISE * u))
    free = task.stage.right - round(RAIL * u) - CLOTH - button.right
    over = min(end.right + CLOTH - button.x, free)
    if over <= 0 or button.centerx < end.right or button.bottom <= end.y:
        return furniture
    return replace(furniture, button=button.move(over, 0), caption=furniture.caption.move(over, 0))


def _around(task: Task, furniture: Furniture) -> TableLayout | None:
    """Trick, prompt and piles in the room that the furniture leaves, or None."""
    furniture = _beside_chosen(task, furniture)
    furniture = _with_seen_caption(furniture, task)
    stacked = _stacked_hands(task, furniture)
    counts = [count_box(task.metrics, fan.poses(1)[0]) for fan in stacked]
    slots = fit_trick(task, furniture, counts)
    if not slots:
        return None
    fans = stacked or _fans(task, furniture, slots)
    prompt = place_prompt(task, slots)
    piles = fit_piles(task, furniture, fans, slots, prompt)
    if not piles or not clear(prompt, furniture.solids):
        return None
    beside = [*furniture.solids, *(pile_box(pile) for pile in piles)]
    taken = [*beside, *(tilted(pose) for pose in slots), _two_lines(prompt)]
    taken += [bounds(pose) for fan in fans for pose in fan.poses(3 if fan.stack else LONG_FAN)]
    panel, kitty, held = _panel_and_piles(
        task, slots, taken, beside, furniture, 2 * prompt.y - prompt.bottom
    )
    foot = _caption_room(task.metrics)
    piled = [*beside, _with_foot(kitty, foot), _with_foot(held, foot)]
    return TableLayout(
        metrics=task.metrics, stage=task.stage,
        seats=tuple(map(SeatPlace, task.sides, furniture.plates, piles)), fans=fans,
        hand=task.hand, trick_centre=task.centre, trick_width=slots[0].width, slots=slots,
        furniture=furniture, prompt=widen_prompt(task, prompt, piled), panel=panel,
        heart_side=heart_side(task.stage), inlay=inlay_size(task.metrics), kitty=kitty, held=held,
        hand_max=task.hand_max, has_kitty=task.kitty, rounds=task.rounds,
    )  # fmt: skip


def _panel_and_piles(
    task: Task, slots: Sequence[Pose], taken: Sequence[Rect], beside: Sequence[Rect],
    furniture: Furniture, message: int,
) -> tuple[Rect, Pose, Pose]:  # fmt: skip
    """The panel, the kitty and what is held over.

    The panel is only so high that a kitty's name ends over this line, the top of a message.
    """
    foot = _caption_room(task.metrics)
    for tallest in (TALL_PANEL, 1.0):
        panel = fit_panel(task, beside, furniture, tallest)
        kitty, held = _beside_trick(task, slots, taken, panel)
        if not task.kitty or _with_foot(kitty, foot).bottom < message:
            break
    return panel, kitty, held


def _beside_trick(
    task: Task, slots: Sequence[Pose], occupied: Sequence[Rect], panel: Rect
) -> tuple[Pose, Pose]:
    """The kitty left of the trick and what is held over right of it, with their captions.

    The kitty lies there while cards are passed: clear of the panel.
    """
    stage, width, y = task.stage, task.pile_width, task.centre[1]
    away = 0.8 * width + LEAD_ROOM * slots[0].width
    trick = around(map(bounds, slots))
    middle = Rect(stage.x, stage.y, stage.w, round(task.hand_top) - stage.y)
    middle.inflate_ip(-2 * task.metrics.px(round(RAIL)), 0)
    foot = _caption_room(task.metrics)
    kitty = _free_spot(Pose(trick.x - away, y, width), middle, [*occupied, panel], foot)
    occupied = [*occupied, _with_foot(kitty, foot)]
    held = _free_spot(Pose(trick.right + away, y, width), middle, occupied, foot)
    return kitty, held


def _with_seen_caption(furniture: Furniture, task: Task) -> Furniture:
    """The caption over the button, or none, where raised cards would lie over it.

    Half a line says nothing.
    """
    caption, button = furniture.caption, furniture.button
    rise = (MOST_RAISE + TAG_ABOVE) * task.metrics.base_u
    raised = [bounds(pose.lifted(rise)) for pose in task.hand.poses(task.hand_max)]
    over = caption.move(0, button.y - caption.bottom)
    blocked = [*raised, *furniture.plates]
    free = next((box for box in (caption, over) if clear(box, blocked)), None)
    return replace(furniture, caption=free or Rect(caption.midtop, (0, caption.h)))


def _two_lines(prompt: Rect) -> Rect:
    """The prompt when it says two lines: it grows upwards."""
    grown = round(SECOND_LINE * prompt.h)
    return Rect(prompt.x, prompt.y - grown, prompt.w, prompt.h + grown)


def _caption_room(metrics: Metrics) -> int:
    """The height that the caption under a pile takes."""
    return max(16, metrics.px(CAPTION)) + metrics.px(8)


def _with_foot(pose: Pose, foot: int) -> Rect:
    """A pile with the caption under it."""
    box = pile_box(pose)
    return Rect(box.x, box.y, box.w, box.h + foot)


def _free_spot(wanted: Pose, area: Rect, occupied: Sequence[Rect], foot: int) -> Pose:
    """The nearest place to the wanted one where pile and caption are free, smaller if need be."""
    for factor in (1.0, 0.8, 0.65, 0.5, 0.4):
        pose = wanted.sized(factor)
        for x, y in _nearest_first(wanted, area, max(6, round(pose.width * 0.4))):
            box = _with_foot(Pose(x, y, pose.width), foot)
            if area.contains(box) and clear(box, occupied):
                return Pose(x, y, pose.width)
    return wanted


def _nearest_first(wanted: Pose, area: Rect, step: int) -> Iterator[tuple[float, float]]:
    """The wanted place, then those of a grid; more than the nearest few are rarely needed."""
    middle = (wanted.x, wanted.y)
    yield middle
    places = product(range(area.x, area.right, step), range(area.y, area.bottom, step))
    spots = [(math.dist(point, middle), *point) for point in places]
    heapify(spots)
    while spots:
        _, x, y = heappop(spots)
        yield float(x), float(y)


def hand_spec(stage: Rect, shape: Shape) -> HandSpec:
    """The human's hand area of a stage."""
    width, y, span = _HAND[shape]
    return HandSpec(x=stage.centerx, y=stage.y + y * stage.h, width=width * stage.h,
                    span=span * stage.w, radius=FAN_RADIUS * min(stage.w, stage.h))  # fmt: skip


def _stacked_hands(task: Task, furniture: Furniture) -> tuple[BackFan, ...]:
    """The opponents' hands as three backs each under their plates, at a table of many."""
    if len(task.sides) <= LARGEST_FAN_TABLE:
        return ()
    shrink = 0.7 if task.metrics.shape is Shape.PORTRAIT else 1.0
    width = 0.062 * task.stage.h * shrink
    return tuple(
        BackFan(plate.centerx + (0.2 if side is Side.RIGHT else -0.2) * plate.w,
                plate.bottom - 0.12 * plate.h, width, 1.0, 0.0, 0.0, 0.0, stack=True)
        for plate, (side, _) in zip(furniture.plates[1:], task.spots, strict=True)
    )  # fmt: skip


def _fans(task: Task, furniture: Furniture, slots: Sequence[Pose]) -> tuple[BackFan, ...]:
    """The opponents' hands as fans at their plates."""
    trick_top = min(tilted(pose).y for pose in slots)
    places = zip(furniture.plates[1:], task.spots, strict=True)
    return tuple(_fan(task, side, plate, furniture, trick_top) for plate, (side, _) in places)


def _fan(task: Task, side: Side, plate: Rect, furniture: Furniture, trick_top: int) -> BackFan:
    metrics, stage = task.metrics, task.stage
    u, h = metrics.base_u, stage.h
    portrait = metrics.shape is Shape.PORTRAIT
    shrink = 0.7 if portrait else 1.0
    width = 0.0867 * h * shrink
    radius = 0.80 * h
    if side is Side.TOP:
        longest = (0.30 if portrait else 0.26) * stage.w
        # Most of the fan hangs below the plate, as far as the trick leaves room.
        height = CARD_RATIO * width
        lowest = trick_top - 4 - height / 2
        y = max(plate.centery + 40 * u, min(plate.bottom + TOP_FAN_DROP * height, lowest))
        beside = (*furniture.icons, furniture.deal_pill, furniture.broken_pill)
        reach = min(abs(edge - plate.centerx) for box in beside for edge in (box.x, box.right))
        longest = min(longest, max(0.8 * plate.w, 2 * reach - 1.3 * width))
        # It ends with the plate, where the captured tricks lie.
        longest = min(longest, plate.w - 0.45 * width)
        radius = 0.80 * TOP_FAN_BEND * h * shrink
        return BackFan(plate.centerx, y, width, radius, 180.0, longest, 38 * u, stack=False)
    # The fan lies on the cloth, clear of the rail.
    inset = RAIL * u + SIDE_FAN_GAP * u * shrink + CARD_RATIO * width / 2
    x = stage.x + inset if side is Side.LEFT else stage.right - inset
    facing = 90.0 if side is Side.LEFT else -90.0
    y, longest = _side_span(stage, x, furniture, wanted=(0.49, 0.2) if portrait else (0.482, 0.32),
                            across=width)  # fmt: skip
    return BackFan(x, y, width, radius, facing, longest, 33 * u, stack=False)


def _side_span(
    stage: Rect, x: float, furniture: Furniture, *, wanted: tuple[float, float], across: float
) -> tuple[float, float]:
    """Middle and length of a fan at a side, between the plate above it and what lies below."""
    reach = Rect(round(x - across), stage.y, round(2 * across), stage.h)
    middle, longest = (share * stage.h for share in wanted)
    middle += stage.y
    beside = [box for box in (*furniture.plates, furniture.button, furniture.caption)
              if box.colliderect(reach)]  # fmt: skip
    # The outermost backs reach this far beyond the ends of the fan.
    end = 0.62 * across
    low = min((box.y for box in beside if box.centery > middle), default=stage.bottom) - end
    above = max((box.bottom for box in beside if box.centery < middle), default=stage.y)
    high = min(float(above), middle - longest / 2)  # it lies under the plate as in the design
    longest = max(SHORTEST_FAN * stage.h, min(longest, low - high))
    return min(middle, low - longest / 2), longest
