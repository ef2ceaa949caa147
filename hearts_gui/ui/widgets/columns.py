"""Rows and columns: places that are filled part by part, so that screens need no arithmetic.

Everything here is numbers: what is put into the boxes is the screen's affair, and a test needs no
pixels. Lengths are pixels.
"""

from __future__ import annotations

from pygame import Rect


class ColumnCursor:
    """A place filled from the top, from the bottom, or from both; `gap` lies between the parts.

    The place may have no height: then it grows with what is put into it.
    """

    def __init__(self, area: Rect, gap: int = 0) -> None:
        self.place = area.copy()
        self.gap = gap
        self.y = area.y
        self._end = area.bottom
        self._filled = area.y

    def take(self, height: int, *, left: int = 0, width: int | None = None) -> Rect:
        """The next part from the top; it may begin further right and be narrower."""
        room = self.place.w - left
        box = Rect(self.place.x + left, self.y, room if width is None else min(width, room), height)
        self._filled = box.bottom
        self.y = box.bottom + self.gap
        return box

    def take_last(self, height: int) -> Rect:
        """The next part from the bottom."""
        box = Rect(self.place.x, self._end - height, self.place.w, height)
        self._end = box.y - self.gap
        return box

    def skip(self, pixels: int) -> None:
        """Leave room, as a part of it that stays empty."""
        self.y += pixels
        self._filled = self.y

    def reach(self, y: int) -> None:
        """Continue no higher than here."""
        self.y = max(self.y, y)
        self._filled = max(self._filled, y)

    @property
    def remaining(self) -> Rect:
        """The part that neither end has taken."""
        return Rect(self.place.x, self.y, self.place.w, max(0, self._end - self.y))

    @property
    def height(self) -> int:
        """The height of the parts taken from the top, the gaps between them included."""
        return self._filled - self.place.y


class RowCursor:
    """A place filled from the left, from the right, or from both; `gap` lies between the parts."""

    def __init__(self, area: Rect, gap: int = 0) -> None:
        self.place = area.copy()
        self.gap = gap
        self._x = area.x
        self._end = area.right

    def take(self, width: int) -> Rect:
        """The next part from the left."""
        box = Rect(self._x, self.place.y, width, self.place.h)
        self._x = box.right + self.gap
        return box

    def take_last(self, width: int) -> Rect:
        """The next part from the right."""
        box = Rect(self._end - width, self.place.y, width, self.place.h)
        self._end = box.x - self.gap
        return box

    @property
    def remaining(self) -> Rect:
        """The part that neither end has taken."""
        return Rect(self._x, self.place.y, max(0, self._end - self._x), self.place.h)


def padded(area: Rect, across: int, down: int = 0) -> Rect:
    """A place without a margin on each side."""
    return Rect(area.x + across, area.y + down, area.w - 2 * across, area.h - 2 * down)


def shares(area: Rect, count: int, gap: int) -> list[Rect]:
    """Equal parts of a place side by side; the last one ends where the place does."""
    width = (area.w - (count - 1) * gap) // count
    parts = [Rect(area.x + k * (width + gap), area.y, width, area.h) for k in range(count)]
    parts[-1].right = area.right
    return parts


def grid(area: Rect, count: int, columns: int, size: tuple[int, int], gap: int) -> list[Rect]:
    """Boxes of one size in rows of this many columns, from the top left of a place."""
    width, height = size
    steps = ((k % columns, k // columns) for k in range(count))
    return [
        Rect(area.x + across * (width + gap), area.y + down * (height + gap), width, height)
        for across, down in steps
    ]
