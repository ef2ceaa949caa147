"""The table turned round for the left hand: plate and button change sides, seats stay in order.

Everything is where it would be in a mirror, but seats still follow each other clockwise: the seat
at the left takes the mirrored place of the one at the right.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from pygame import Rect

from hearts_gui.ui.table.layout.hand_fan import BackFan, Pose
from hearts_gui.ui.table.layout.layout_fit import Furniture
from hearts_gui.ui.table.layout.seating import Side

T = TypeVar("T")
_OTHER = {Side.LEFT: Side.RIGHT, Side.RIGHT: Side.LEFT}


class Mirror:
    """Turns the things on one stage round."""

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
        """The opposite side."""
        return _OTHER.get(side, side)

    def furniture(self, furniture: Furniture) -> Furniture:
        """Plates, buttons and pills; the icons still read from the left as before."""
        return replace(
            furniture,
            plates=tuple(map(self.box, clockwise(furniture.plates))),
            button=self.box(furniture.button),
            caption=self.box(furniture.caption),
            menu=self.box(furniture.menu),
            deal_pill=self.box(furniture.deal_pill),
            broken_pill=self.box(furniture.broken_pill),
            icons=tuple(map(self.box, reversed(furniture.icons))),
        )


def clockwise(items: Sequence[T]) -> tuple[T, ...]:
    """What belongs to the seats in the order in which a mirror shows them: the home one first."""
    return (*items[:1], *reversed(items[1:]))
