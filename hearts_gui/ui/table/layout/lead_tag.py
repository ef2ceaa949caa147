"""The place of the tag of the card that was led."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from pygame import Rect

from hearts_gui.ui.draw.theme import Shape
from hearts_gui.ui.table.layout.layout import TableLayout
from hearts_gui.ui.table.layout.layout_fit import LONG_FAN, bounds, clear, pile_box, tilted
from hearts_gui.ui.table.layout.seating import Side

GAP, WIDEST = 5.0, 0.85
"""From the card, in units; and how wide a tag may be to lie on its card, in card widths."""
# Labels over the hand reach this far above the prompt, in heights of it.
LABELS = 1.7
STACKED = 2.4
"""The same where they lie in two rows."""

# On which side of the card, and where along it: 0 for its upper or left end, 1 for the other.
_LEFT, _RIGHT, _ABOVE, _BELOW = (-1, 0), (1, 0), (0, -1), (0, 1)
_ORDER: dict[Side, tuple[tuple[int, int], ...]] = {
    Side.HOME: (_LEFT, _RIGHT, _BELOW, _ABOVE),
    Side.LEFT: (_LEFT, _BELOW, _ABOVE, _RIGHT),
    Side.TOP: (_ABOVE, _RIGHT, _LEFT, _BELOW),
    Side.RIGHT: (_RIGHT, _BELOW, _ABOVE, _LEFT),
}
# The player's own card has its tag at its lower end, where no card lies beside it.
_ALONG = {Side.HOME: (1.0, 0.5, 0.0)}
_USUALLY = (0.5, 1.0, 0.0)


@lru_cache(maxsize=64)
def lead_tag(
    layout: TableLayout, position: int, size: tuple[int, int], *, opened: bool = False
) -> tuple[float, float]:
    """The middle of the tag of a card led from this position, from the middle of the card.

    Outside the card, on its player's side, unless only the place of the prompt is left or the
    player's hand lies `opened` there. It touches no place of another card, and nothing else where
    there is such a place.
    """
    card = tilted(layout.slots[position])
    every = list(_places(layout, position, card, size))
    boxes = [box for box in every if layout.stage.contains(box)] or every
    places = [(seat, turn) for seat in range(len(layout.slots)) for turn in range(layout.rounds)]
    cards = [tilted(layout.slot(*slot)) for slot in places if slot != (position, 0)]
    free = [box for box in boxes if clear(box, cards)] or boxes
    backs = [bounds(pose) for fan in layout.fans for pose in fan.poses(LONG_FAN)]
    lesser = [*map(pile_box, (layout.kitty, layout.held)), layout.prompt, card, *backs]
    index = Rect(card.topleft, (card.w // 3, card.h // 3))
    whole = [*layout.boxes_at_rest, index]
    best = min(free, key=lambda box: (_covers(box, whole), _covers(box, lesser)))
    # The prompt makes way upwards for the tags of received cards.
    low = best.y > card.bottom and best.bottom > layout.prompt.y - layout.prompt.h
    if opened or (low and size[0] <= WIDEST * layout.slots[position].width):
        best = boxes[-1 if layout.prompt.y - boxes[-1].bottom > STACKED * layout.prompt.h else -2]
    return (best.centerx - card.centerx, best.centery - card.centery)


def _places(
    layout: TableLayout, position: int, card: Rect, size: tuple[int, int]
) -> Iterator[Rect]:
    """Places around a card, the best first, and its upper and lower corner without an index."""
    gap = max(2, round(GAP * layout.metrics.base_u))
    side = layout.seats[position].side
    width, height = size
    order: tuple[tuple[int, int], ...] = _ORDER[side]
    prompt = layout.prompt
    above = card.bottom + gap + height < prompt.y - LABELS * prompt.h
    if layout.metrics.shape is Shape.CLASSIC and side in (Side.LEFT, Side.RIGHT) and above:
        order = (_BELOW, *order)  # a hint has no other place than beside the trick
    if layout.metrics.shape is Shape.PORTRAIT and side in (Side.LEFT, Side.RIGHT):
        order = (_ABOVE, *order)  # or than below it
    for dx, dy in order:
        for along in _ALONG.get(side, _USUALLY):
            if dx:
                x = card.right + gap if dx > 0 else card.x - gap - width
                y = card.y + round(along * (card.h - height))
            else:
                x = card.x + round(along * (card.w - width))
                y = card.bottom + gap if dy > 0 else card.y - gap - height
            yield Rect(x, y, width, height)
    index = card.w // 3
    right = max(card.right - gap - width, card.x + index)
    yield Rect(right, card.y + gap, width, height)
    left = min(card.x + gap, card.right - index - width)
    yield Rect(left, card.bottom - gap - height, width, height)


def _covers(box: Rect, others: Iterable[Rect]) -> int:
    """The number of pixels of others that a box would cover."""
    return sum(overlap.w * overlap.h for overlap in map(box.clip, others))
