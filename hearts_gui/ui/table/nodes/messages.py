"""Notes: the table's messages, shown above the hand and clear of every card."""

from collections.abc import Callable, Iterable

from pygame import Rect

from hearts_gui.ui.table.layout.layout import MOST_RAISE, TableLayout
from hearts_gui.ui.table.layout.layout_fit import (
    HOVER_RAISE,
    HOVER_SCALE,
    LONG_FAN,
    bounds,
    clear,
    pile_box,
)
from hearts_gui.ui.table.nodes.badges import GIVER_ABOVE, GIVER_HIGH, tag_unit
from hearts_gui.ui.table.nodes.fixtures import PromptText
from hearts_gui.ui.table.nodes.placing import MARKED, POINTED_RAISE, Handling, trick_pose
from hearts_gui.ui.table.nodes.sprites import RING
from hearts_gui.ui.table.story.cues import TableModel

SAID_MS = 3200.0
WIDTHS = tuple(0.86 - 0.04 * step for step in range(17))
GAP = 3
LEAST = 26
TWO_LINES = 1.6
"""The height of a message of two lines, of the prompt's."""
CHECK_RADIUS = 17.0


class Notes:
    """A note replaces the prompt for a while; a newer note replaces it immediately.

    `speak` gets every note, for listeners.
    """

    def __init__(self, now: Callable[[], float], speak: Callable[[str], None]) -> None:
        self._clock, self._speak = now, speak
        self._note: PromptText | None = None
        self._until = 0.0
        self.lasting = False

    def say(
        self, text: str, ms: float = SAID_MS, *, wrong: bool = False, lasting: bool = False,
        aloud: bool = True,
    ) -> None:  # fmt: skip
        """Show a note for a time, and speak it if `aloud`; a `lasting` one outlives the
        question."""
        if aloud:
            self._speak(text)
        self._note = PromptText(text, wrong=wrong)
        self._until = self._clock() + ms
        self.lasting = lasting

    def clear(self) -> None:
        """Go back to the prompt, because the question is answered."""
        if not self.lasting:
            self._note = None

    def current(self) -> PromptText | None:
        """The note, which is put away once it was shown long enough."""
        if self.over:
            self._note = None
        return self._note

    @property
    def text(self) -> str:
        """The present note; empty for none."""
        return "" if self._note is None or self.over else self._note.text

    @property
    def over(self) -> bool:
        """Whether a note has been shown long enough."""
        return self._note is not None and self._clock() >= self._until

    @property
    def wait_ms(self) -> int | None:
        """The time a note is still shown."""
        return None if self._note is None else max(1, int(self._until - self._clock()))


def message_room(layout: TableLayout, model: TableModel, handling: Handling) -> Rect:
    """The room for a message now; it stands at the lower edge of this room."""
    stage, top = layout.stage, layout.hand.top(len(model.hand))
    cards, marks = _rise(layout, model), _marks_rise(layout, model, handling)
    lying = (bounds(trick_pose(layout, model, index)) for index in range(len(model.trick)))
    lowest = max((box.bottom + GAP for box in lying), default=round(layout.trick_centre[1]))
    # Marks at the cards' upper edges keep clear too, where the trick leaves room for that.
    low = max(round(top - max(cards, marks)) - GAP, min(round(top - cards) - GAP, lowest + LEAST))
    two_lines = lowest + round(TWO_LINES * layout.prompt.h)
    low = min(low, max(layout.prompt.bottom, two_lines))
    lowest = min(lowest, low - LEAST)
    strip = Rect(stage.x, lowest, stage.w, low - lowest)
    return _widest(strip, _beside(layout), layout.prompt.w)


def _marking(model: TableModel) -> bool:
    """Whether cards are being marked, or lie marked until they go."""
    return bool(model.chosen) or (model.my_turn and model.ask.kind in MARKED)


def _rise(layout: TableLayout, model: TableModel) -> float:
    """The height to which a card of the hand is raised now, or would be if it were pointed at."""
    grown = 0.0
    if _marking(model):
        units = MOST_RAISE + RING
    elif model.my_turn and model.verdicts:
        units, grown = HOVER_RAISE, (HOVER_SCALE - 1) / 2
    else:
        units = POINTED_RAISE
    height = max((pose.height for pose in layout.hand.poses(1)), default=0.0)
    return units * layout.metrics.base_u + grown * height


def _marks_rise(layout: TableLayout, model: TableModel, handling: Handling) -> float:
    """The upper end of the marks of raised cards; marks grow with the text."""
    metrics = layout.metrics
    rises = [0.0]
    if _marking(model):
        rises.append(MOST_RAISE * metrics.base_u + CHECK_RADIUS * metrics.u)
    if handling.shown_givers(model):
        unit = tag_unit(metrics.u, layout.hand.width)
        rises.append(_rise(layout, model) + (GIVER_ABOVE + GIVER_HIGH / 2) * unit)
    return max(rises)


def _beside(layout: TableLayout) -> tuple[Rect, ...]:
    """The boxes at the sides of the table."""
    piles = [pile_box(seat.pile) for seat in layout.seats]
    named = [layout.with_caption(pile) for pile in (layout.kitty, layout.held)]
    fans = (pose for fan in layout.fans if not fan.stack for pose in fan.poses(LONG_FAN))
    stacks = (pose for fan in layout.fans if fan.stack for pose in fan.poses(3))
    return (*layout.furniture.solids, *piles, *named, *map(bounds, (*fans, *stacks)))


def _widest(strip: Rect, others: Iterable[Rect], least: int) -> Rect:
    """The widest centred part of a strip that touches nothing, but no narrower than this."""
    beside = tuple(box for box in others if box.colliderect(strip))
    room = strip.copy()
    for share in WIDTHS:
        room.w = round(share * strip.w)
        room.centerx = strip.centerx
        if room.w <= least or clear(room, beside):
            break
    room.w = max(room.w, least)
    room.centerx = strip.centerx
    return room
