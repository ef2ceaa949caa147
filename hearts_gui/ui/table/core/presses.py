"""A double click is one press: its second half does nothing more."""

import math

from hearts_gui.ui.draw.units import Metrics
from hearts_gui.ui.widgets.touch import SLOP_PX, SLOP_UNITS

Spot = tuple[int, int]


class Presses:
    """Remembers where the pointer was last pressed, and when that gave an answer."""

    def __init__(self) -> None:
        self._pressed: Spot = (0, 0)
        self._answered: tuple[float, Spot] | None = None

    def pressed(self, pos: Spot) -> None:
        """A press that counts."""
        self._pressed = pos

    def answered(self, now_ms: float) -> None:
        """An answer was given, perhaps by the last press."""
        self._answered = (now_ms, self._pressed)

    def second_half(self, pos: Spot, now_ms: float, metrics: Metrics, *, within_ms: float) -> bool:
        """Whether a press here and now belongs to a double click that has given its answer.

        The second half of a double click comes within this many milliseconds.
        """
        if self._answered is None:
            return False
        at, where = self._answered
        near = math.dist(pos, where) <= max(SLOP_PX, metrics.px(SLOP_UNITS))
        return near and now_ms - at < within_ms
