"""Makes the table's furniture fit: tries the design's sizes first, then smaller ones.

Every function is pure. Two boxes fit when they do not touch and lie on the stage.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, product

from pygame import Rect

from hearts_gui.ui.draw.card_shapes import CARD_RATIO
from hearts_gui.ui.draw.felt import RAIL
from hearts_gui.ui.draw.shapes import centred
from hearts_gui.ui.draw.theme import Metrics, Shape
from hearts_gui.ui.table.layout.hand_fan import HandSpec, Pose
from hearts_gui.ui.table.layout.seating import TRICK_CENTRES, Side, Spot, trick_spots, trick_width

PLATE = (242.0, 77.0)
HOME_PLATE = (230.0, 77.0)
PORTRAIT_PLATE = (190.0, 72.0)
NARROW = 194 / 242
LEAST_PLATE = (122, 34)
BUTTON = (196.0, 56.0)
CAPTION = 22.0
DISC = 48.0
LABELLED, LABEL_ROOM = 47.0, 52.0
"""The height of a button with words, and its width beyond them."""
DEAL_PILL = 194.0
BROKEN_PILL = 192.0
PILL_HEIGHT = 40.0
PROMPT_HEIGHT = 38.0
LEAST_PROMPT = 30
PROMPT_SHARE = 0.078
EDGE = 38.0
PANEL = (519.0, 236.0)
PORTRAIT_PANEL, TALL_PANEL = 0.78, 1.6
"""In an upright window its size, and how much higher than that it may be for large text."""
"""So much of its size leaves a way beside it for the arrow of a pass."""
SHRINK = tuple(1 - 0.05 * step for step in range(15))
TRICK_SHRINK = tuple(1 - 0.04 * step for step in range(14))
SHIFTS = (0.0, -0.2, 0.2, -0.4, 0.4, -0.6, 0.6, 0.8, 1.0)
"""How far a trick moves down to find room, in widths of a card."""
RAISE = 22.0
HOVER_RAISE = 26.0
HOVER_SCALE = 1.04
LEAST_MESSAGE = 26
TILT = 6.0
CROWDED = 6

_HOMES = {
    Shape.LANDSCAPE: (((0.107, 0.917), (0.896, 0.905)), ((0.115, 0.66), (0.885, 0.66))),
    Shape.CLASSIC: (((0.115, 0.665), (0.88, 0.665)),),
    Shape.PORTRAIT: (((0.17, 0.705), (0.82, 0.705)),),
}
_PROMPT_Y = {Shape.LANDSCAPE: 0.648, Shape.CLASSIC: 0.66, Shape.PORTRAIT: 0.69}
_ROW_Y = {Shape.LANDSCAPE: 0.083, Shape.CLASSIC: 0.083, Shape.PORTRAIT: 0.038}


@dataclass(frozen=True, slots=True)
class Task:
    """The parts to lay out, the same for every try. `spots` are the others', clockwise.

    With a `kitty`, cards lie on the table while others are passed. A `tight` one says nothing under
    its button.
    """

    metrics: Metrics
    hand: HandSpec
    hand_max: int
    rounds: int
    spots: tuple[tuple[Side, Spot], ...]
    kitty: bool
    tight: bool = False

    @property
    def stage(self) -> Rect:
        """The places of everything."""
        return self.metrics.stage

    @property
    def sides(self) -> tuple[Side, ...]:
        """The place of each seat, the human's first."""
        return (Side.HOME, *(side for side, _ in self.spots))

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the trick."""
        across, down = TRICK_CENTRES[self.metrics.shape]
        return (self.stage.x + across * self.stage.w, self.stage.y + down * self.stage.h)

    @property
    def pile_width(self) -> float:
        """The width of a captured card."""
        return self.stage.h * (0.045 if self.metrics.shape is Shape.PORTRAIT else 0.061)

    @property
    def hand_top(self) -> float:
        """The upper edge of the hand when nothing is raised."""
        return self.hand.top(self.hand_max)

    @property
    def raised_top(self) -> float:
        """The upper edge of the raised hand."""
        return self.hand_top - RAISE * self.metrics.base_u


@dataclass(frozen=True, slots=True)
class Furniture:
    """Plates (the human's first), the action button, the menu button, pills and icon buttons."""

    u: float
    plates: tuple[Rect, ...]
    button: Rect
    caption: Rect
    menu: Rect
    deal_pill: Rect
    broken_pill: Rect
    icons: tuple[Rect, ...]

    @property
    def solids(self) -> tuple[Rect, ...]:
        """Every box that nothing else may touch."""
        return (
            *self.plates, self.button, self.caption, self.menu, self.deal_pill, self.broken_pill,
            *self.icons,
        )  # fmt: skip


def fits(boxes: Sequence[Rect], stage: Rect) -> bool:
    """Whether the boxes lie on the stage and apart from each other."""
    touching = (first.colliderect(second) for first, second in combinations(boxes, 2))
    return all(map(stage.contains, boxes)) and not any(touching)


def clear(box: Rect, others: Iterable[Rect]) -> bool:
    """Whether a box touches none of the others."""
    return not any(box.colliderect(obstacle) for obstacle in others)


def furniture_tries(task: Task, icons: int, labels: tuple[int, ...] = ()) -> Iterator[Furniture]:
    """Plates, buttons and pills that do not overlap, the largest first, from the wanted scale.

    Buttons with their words come first, at the wanted scale only.
    """
    metrics, stage = task.metrics, task.stage
    hand = [bounds(pose) for pose in task.hand.poses(task.hand_max)]
    narrow = (1.0, NARROW) if metrics.shape is not Shape.PORTRAIT else (1.0, 0.9)
    above = (task.hand_top - stage.y) / stage.h
    homes = (*_HOMES[metrics.shape], ((0.115, above - 0.06), (0.885, above - 0.06)))
    if labels:
        sizes = _Sizes(metrics, stage, 1.0, 1.0, lowered=False)
        fitted = _furniture(sizes, task.spots, homes[0], icons, labels)
        beside = [box.inflate(round(box.w * 0.3), 0) for box in fitted.plates[1:]]
        if fits(fitted.solids, stage) and all(clear(box, beside) for box in fitted.icons):
            yield fitted
    for factor, wide in product(SHRINK, narrow):
        for lowered, home in product((False, True), homes):
            sizes = _Sizes(metrics, stage, factor, wide, lowered=lowered)
            fitted = _furniture(sizes, task.spots, home, icons)
            if task.tight:
                fitted = replace(fitted, caption=Rect(fitted.caption.midtop, (0, 0)))
            if fits(fitted.solids, stage) and all(
                clear(box.inflate(2, 0), hand) for box in fitted.solids
            ):
                yield fitted


@dataclass(frozen=True, slots=True)
class _Sizes:
    """One try: how much smaller than wanted, how wide the plates, tops under the icon row."""

    metrics: Metrics
    stage: Rect
    factor: float
    wide: float
    lowered: bool

    @property
    def u(self) -> float:
        return self.metrics.u * self.factor

    @property
    def inside(self) -> Rect:
        edge = round(EDGE * self.metrics.base_u)
        return self.stage.inflate(-2 * edge, -2 * edge)

    @property
    def disc(self) -> int:
        return max(round(DISC * self.u), 24)

    @property
    def row_y(self) -> int:
        wanted = self.stage.y + round(_ROW_Y[self.metrics.shape] * self.stage.h)
        half = max(self.disc, self.metrics.hit) // 2
        return max(wanted, self.inside.y + self.disc // 2, self.stage.y + half)

    def plate(self, side: Side, spot: Spot) -> Rect:
        size = HOME_PLATE if side is Side.HOME else PLATE
        if self.metrics.shape is Shape.PORTRAIT:
            size = PORTRAIT_PLATE
        width = max(LEAST_PLATE[0], round(size[0] * self.wide * self.u))
        height = max(LEAST_PLATE[1], round(size[1] * self.u))
        stage = self.stage
        center = (stage.x + round(spot[0] * stage.w), stage.y + round(spot[1] * stage.h))
        box = centred(center, width, height)
        if self.lowered and side is Side.TOP:
            box.y = max(box.y, self.row_y + max(self.disc, self.metrics.hit) // 2 + 4)
        return box.clamp(self.inside)


def _furniture(
    sizes: _Sizes, spots: Sequence[tuple[Side, Spot]], home: tuple[Spot, Spot], icons: int,
    labels: tuple[int, ...] = (),
) -> Furniture:  # fmt: skip
    u, metrics, stage, inside = sizes.u, sizes.metrics, sizes.stage, sizes.inside
    plates = [sizes.plate(Side.HOME, home[0]), *(sizes.plate(side, spot) for side, spot in spots)]
    disc, row_y = sizes.disc, sizes.row_y
    spacing = max(round(60 * u), metrics.hit + round(8 * u))
    left, right = inside.x + round(22 * metrics.base_u), inside.right - round(22 * metrics.base_u)
    half = max(disc, metrics.hit) // 2
    menu = centred((max(left + disc // 2, stage.x + half), row_y), disc, disc)
    last = min(right - disc // 2, stage.right - half)
    discs = [centred((last - k * spacing, row_y), disc, disc) for k in range(icons)]
    if labels:
        menu, discs = _labelled(u, menu, discs[0], labels, right)
    center = (stage.x + round(home[1][0] * stage.w), stage.y + round(home[1][1] * stage.h))
    button = centred(center, max(120, round(BUTTON[0] * u)), max(metrics.hit, round(BUTTON[1] * u)))
    button.clamp_ip(inside)
    caption = Rect(button.x, button.bottom + round(2 * u), button.w, max(14, round(CAPTION * u)))
    # Words cannot be read on wood, nor well close to it.
    lift = max(0, caption.bottom - stage.bottom + round((RAIL + CAPTION / 3) * metrics.base_u))
    button.y -= lift
    caption.y -= lift
    deal, broken = _pills(u, menu, discs, plates, half)
    return Furniture(u, tuple(plates), button, caption, menu, deal, broken, tuple(reversed(discs)))


def _labelled(
    u: float, menu: Rect, disc: Rect, labels: tuple[int, ...], right: int
) -> tuple[Rect, list[Rect]]:
    """The menu button and the others, the last first, each as wide as its icon and its words."""
    height, around, gap = round(LABELLED * u), round(LABEL_ROOM * u), round(8 * u)
    boxes: list[Rect] = []
    for label in reversed(labels[1:]):
        boxes.append(Rect(0, 0, label + around, height))
        boxes[-1].midright = (right, disc.centery)
        right = boxes[-1].x - gap
    first = Rect(menu.x, menu.centery - height // 2, labels[0] + around, height)
    return first, boxes


def _pills(
    u: float, menu: Rect, discs: Sequence[Rect], plates: Sequence[Rect], half: int
) -> tuple[Rect, Rect]:
    """The deal pill beside the menu button; the other beside it, or under it when crowded."""
    height = max(26, round(PILL_HEIGHT * u))
    gap = max(6, round(10 * u))
    deal = Rect(max(menu.centerx + half, menu.right) + gap, menu.centery - height // 2,
                max(148, round(DEAL_PILL * u)), height)  # fmt: skip
    width = max(134, round(BROKEN_PILL * u))
    beside = Rect(deal.right + gap, deal.y, width, height)
    # An opponent's fan at the top reaches further to the left than the plate, where it may.
    for part in (0.9, 0.2):
        reach = [box.inflate(round(box.w * part), 0) for box in plates[1:]]
        if clear(beside, [*reach, *discs]):
            return deal, beside
    under = Rect(deal.x, deal.bottom + gap, width, height)
    if clear(under, plates):
        fans = (box.x for box in reach if box.x > under.x and box.colliderect(under))
        under.w = min([width, *(x - gap // 2 - under.x for x in fans)])
        return deal, under
    return deal, Rect(menu.x, menu.bottom + max(gap, half - menu.h // 2), width, height)


def bounds(pose: Pose) -> Rect:
    """The upright box around a card."""
    width, height = pose.extent
    return Rect(math.floor(pose.x - width / 2), math.floor(pose.y - height / 2),
                math.ceil(width), math.ceil(height))  # fmt: skip


def tilted(pose: Pose) -> Rect:
    """The box around a trick card with the greatest tilt."""
    return bounds(Pose(pose.x, pose.y, pose.width, TILT))


def fit_trick(task: Task, furniture: Furniture, counts: Sequence[Rect]) -> tuple[Pose, ...]:
    """The trick's slots, as large as fits between plates and hand, moved up or down a little.

    The counts on stacked hands stay free if they can. Nothing when there is no room.
    """
    metrics = task.metrics
    # Large text is asked for to be read: the trick makes way for some of it.
    over_prompt, over_least = (
        task.raised_top - max(LEAST_PROMPT, round(min(PROMPT_HEIGHT * metrics.u, most))) - 6
        for most in (PROMPT_SHARE * task.stage.h, LEAST_PROMPT)
    )
    # Room for a message over the card pointed at.
    rise = HOVER_RAISE * metrics.base_u + (HOVER_SCALE - 1) / 2 * CARD_RATIO * task.hand.width
    over_message = task.hand_top - rise - LEAST_MESSAGE - 8
    others = min(over_prompt, over_message)
    # In small windows a message may stand over the dashed place of your own card.
    for taken, own in product(((*furniture.solids, *counts), furniture.solids),
                              (others, over_prompt, over_least)):  # fmt: skip
        for poses, boxes, low in _tricks(task):
            # Most fail by the limits, which costs least to see.
            if boxes[0].bottom <= own and low <= others and all(clear(box, taken) for box in boxes):
                return poses
    return ()


@lru_cache(maxsize=4)
def _tricks(task: Task) -> tuple[tuple[tuple[Pose, ...], tuple[Rect, ...], int], ...]:
    """The slots in every size and height, the best first; the boxes of their cards, with room for
    the second round; and how far down the others' reach."""
    shape, centre = task.metrics.shape, task.centre
    seats = len(task.spots) + 1
    offsets = trick_spots(shape, seats)
    if task.rounds > 1:
        offsets = tuple((x * 1.35, y * 1.12) for x, y in offsets)
    wanted = trick_width(shape, seats) * task.stage.h
    result = []
    for factor, shift in product(TRICK_SHRINK, SHIFTS):
        width = wanted * factor
        poses = tuple(
            Pose(centre[0] + x * width, centre[1] + (y + shift) * width, width) for x, y in offsets
        )
        boxes = tuple(tilted(pose) for pose in poses)
        if task.rounds > 1:
            across, down = round(0.34 * width), round(0.16 * width)
            boxes = tuple(box.union(box.move(across, down)) for box in boxes)
        result.append((poses, boxes, max(box.bottom for box in boxes[1:])))
    return tuple(result)


def count_size(metrics: Metrics, pose: Pose) -> int:
    """The size of the count on a stacked hand or a pile, in pixels."""
    return max(LEAST_COUNT, min(metrics.px(18), round(COUNT_SHARE * pose.width)))


def count_box(metrics: Metrics, pose: Pose, text_width: int = 0) -> Rect:
    """The box of that count, whose text is this wide, or has two figures."""
    px = count_size(metrics, pose)
    high = round(1.3 * px)
    width = max(high, (text_width or high) + round(0.9 * px))
    return centred((pose.x, pose.y + 0.28 * pose.height), width, high)


def place_prompt(task: Task, slots: Sequence[Pose]) -> Rect:
    """The prompt pill between trick and hand, near the design's height, no wider than it must."""
    metrics, stage, top = task.metrics, task.stage, task.raised_top
    low = max(tilted(pose).bottom for pose in slots)
    if task.rounds > 1:
        low += round(0.16 * slots[0].width)
    height = round(max(LEAST_PROMPT, min(PROMPT_HEIGHT * metrics.u, top - low - 6)))
    wanted = stage.y + _PROMPT_Y[task.metrics.shape] * stage.h
    centre = min(max(wanted, low + 3 + height / 2), top - 3 - height / 2)
    width = round(min(0.4 * stage.w, max(240.0, 380 * metrics.base_u)))
    return centred((stage.centerx, centre), width, height)


def widen_prompt(task: Task, prompt: Rect, others: Sequence[Rect]) -> Rect:
    """The prompt as wide as the things beside it allow, with a gap to them where there is room."""
    width, gap = round(0.62 * task.stage.w), round(16 * task.metrics.base_u)
    while width > min(prompt.w, NARROW_PROMPT):
        box = prompt.inflate(width - prompt.w, 0)
        if clear(box.inflate(2 * gap, 0), others):
            return box
        width -= 16
    return prompt


# A prompt gives way to what stands beside it, but not further than this.
NARROW_PROMPT = 240
# A count on a hand or a pile is never smaller, in pixels.
LEAST_COUNT = 16
# Nor larger than this, in card widths: large text must not hide the card.
COUNT_SHARE = 0.46
# How many backs the longest fan beside the table shows.
LONG_FAN = 13


def pile_box(pose: Pose) -> Rect:
    """The box around a pile of captured cards."""
    return bounds(Pose(pose.x, pose.y, pose.width, 9))


def fit_panel(task: Task, taken: Sequence[Rect], furniture: Furniture, tallest: float) -> Rect:
    """The largest place for a panel over the middle of the table, up to the design's size.

    It may be so much higher than that, where text is large in an upright window.
    """
    low, centre = task.hand_top - 58 * furniture.u, task.centre
    u = furniture.u * (PORTRAIT_PANEL if task.metrics.shape is Shape.PORTRAIT else 1.0)

    def size(factor: float, taller: float = 1.0) -> tuple[int, int]:
        return round(PANEL[0] * u * factor), round(PANEL[1] * u * factor * taller)

    large = task.metrics.shape is Shape.PORTRAIT and task.metrics.ui_scale > 100
    ratios = (tallest, 1.0) if large else (1.0,)
    factors = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4)
    for factor, taller in product(factors, ratios):
        width, height = size(factor, taller)
        for shift in (0.0, 0.3, -0.3, 0.6, -0.6, 0.9):
            box = centred((centre[0], centre[1] + shift * height / 2), width, height)
            if box.bottom <= low and task.stage.contains(box) and clear(box, taken):
                return box
    return centred(centre, *size(0.5))
