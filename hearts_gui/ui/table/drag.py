"""Pressing, clicking and dragging a card: a state machine from pointer events to intents.

Pure: it knows no cards, only what the hit test returns, and no time but the milliseconds given.
"""

import math
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

from hearts_gui.ui.draw.tween import follow

THRESHOLD = 4.0
LAG_HZ = 14.0
TILT_PER_SPEED = 0.02
MOST_TILT = 12.0
TILT_SMOOTHING_HZ = 6.0

T = TypeVar("T")
Point = tuple[float, float]


class DragPhase(Enum):
    """What the pointer is doing."""

    IDLE = "idle"
    PRESSED = "pressed"
    DRAGGING = "dragging"


@dataclass(frozen=True, slots=True)
class Click(Generic[T]):
    """The pointer went down and up on the same thing."""

    target: T


@dataclass(frozen=True, slots=True)
class Drop(Generic[T]):
    """A dragged thing was let go; `pos` is where the pointer was."""

    target: T
    pos: Point


@dataclass(frozen=True, slots=True)
class Lifted(Generic[T]):
    """A thing began to be dragged."""

    target: T


class Drag(Generic[T]):
    """Follows one pointer. `x`, `y` and `tilt` say where a dragged thing is drawn."""

    def __init__(self) -> None:
        self.phase = DragPhase.IDLE
        self.target: T | None = None
        self.x = self.y = 0.0
        self.tilt = 0.0
        self._start: Point = (0.0, 0.0)
        self._pointer: Point = (0.0, 0.0)
        self._offset: Point = (0.0, 0.0)

    @property
    def dragging(self) -> bool:
        """Whether something is being dragged."""
        return self.phase is DragPhase.DRAGGING

    @property
    def pointer(self) -> Point:
        """Where the pointer was last."""
        return self._pointer

    @property
    def aim(self) -> Point:
        """Where the dragged thing's centre is going."""
        return (self._pointer[0] + self._offset[0], self._pointer[1] + self._offset[1])

    def press(self, target: T, pos: Point, centre: Point) -> None:
        """The pointer went down on a thing whose centre is here."""
        self.phase = DragPhase.PRESSED
        self.target = target
        self._start = self._pointer = pos
        self._offset = (centre[0] - pos[0], centre[1] - pos[1])
        self.x, self.y = centre
        self.tilt = 0.0

    def move(self, pos: Point, *, outside: bool = False) -> Lifted[T] | None:
        """The pointer moved; `outside` when it is no longer on the pressed thing."""
        self._pointer = pos
        if self.phase is not DragPhase.PRESSED or self.target is None:
            return None
        if outside or math.dist(pos, self._start) > THRESHOLD:
            self.phase = DragPhase.DRAGGING
            return Lifted(self.target)
        return None

    def release(self, pos: Point) -> Click[T] | Drop[T] | None:
        """The pointer went up."""
        phase, target = self.phase, self.target
        self._pointer = pos
        self.cancel()
        if target is None or phase is DragPhase.IDLE:
            return None
        return Click(target) if phase is DragPhase.PRESSED else Drop(target, pos)

    def cancel(self) -> T | None:
        """Let go without doing anything. Returns what was held."""
        target, self.target = self.target, None
        self.phase = DragPhase.IDLE
        return target

    def update(self, dt_ms: float, *, tilting: bool = True) -> bool:
        """Let the dragged thing follow the pointer. Returns whether it moved."""
        if self.phase is not DragPhase.DRAGGING or dt_ms <= 0:
            return False
        goal = self.aim
        before = (self.x, self.y, self.tilt)
        x = follow(self.x, goal[0], dt_ms, LAG_HZ)
        self.y = follow(self.y, goal[1], dt_ms, LAG_HZ)
        if math.dist((x, self.y), goal) < 0.5:
            x, self.y = goal
        speed = (x - self.x) / dt_ms * 1000
        self.x = x
        wanted = max(-MOST_TILT, min(MOST_TILT, speed * TILT_PER_SPEED)) if tilting else 0.0
        self.tilt = follow(self.tilt, wanted, dt_ms, TILT_SMOOTHING_HZ)
        if abs(self.tilt) < 0.05 and wanted == 0.0:
            self.tilt = 0.0
        return before != (self.x, self.y, self.tilt)

    @property
    def resting(self) -> bool:
        """Whether a dragged thing has caught up with the pointer."""
        return (self.x, self.y) == self.aim and self.tilt == 0.0
