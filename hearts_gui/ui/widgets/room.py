"""A rectangle from which parts are cut, so that screens need no arithmetic; what lies where."""

from pygame import Rect


class Room:
    """A rectangle to cut parts from, with a `gap` between a part and the rest."""

    def __init__(self, area: Rect, gap: int = 0) -> None:
        self._area, self._gap = area.copy(), gap

    @property
    def rest(self) -> Rect:
        """The part that no side has taken."""
        area = self._area
        return Rect(area.x, area.y, max(0, area.w), max(0, area.h))

    def top(self, height: int) -> Rect:
        """The next part from the top."""
        area = self._area
        part = Rect(area.x, area.y, area.w, height)
        area.y += height + self._gap
        area.h -= height + self._gap
        return part

    def bottom(self, height: int) -> Rect:
        """The next part from the bottom."""
        area = self._area
        part = Rect(area.x, area.bottom - height, area.w, height)
        area.h -= height + self._gap
        return part

    def left(self, width: int) -> Rect:
        """The next part from the left."""
        area = self._area
        part = Rect(area.x, area.y, width, area.h)
        area.x += width + self._gap
        area.w -= width + self._gap
        return part

    def right(self, width: int) -> Rect:
        """The next part from the right."""
        area = self._area
        part = Rect(area.right - width, area.y, width, area.h)
        area.w -= width + self._gap
        return part


def shares(area: Rect, count: int, gap: int) -> list[Rect]:
    """Equal parts of a place side by side; the last one ends where the place does."""
    width = (area.w - (count - 1) * gap) // count
    parts = [Rect(area.x + k * (width + gap), area.y, width, area.h) for k in range(count)]
    parts[-1].right = area.right
    return parts


def ahead(origin: Rect, target: Rect, direction: tuple[int, int]) -> bool:
    """Whether a box lies in this direction."""
    dx, dy = target.centerx - origin.centerx, target.centery - origin.centery
    if direction[0]:
        beside = target.right > origin.right if direction[0] > 0 else target.x < origin.x
        return beside and dx * direction[0] > 0 and abs(dy) <= abs(dx) * 2
    return dy * direction[1] > 0 and (
        target.y >= origin.bottom - 4 or target.bottom <= origin.y + 4
    )


def effort(origin: Rect, target: Rect, direction: tuple[int, int]) -> tuple[float, int]:
    """Distance along the direction plus twice the distance beside it."""
    if direction[0]:
        along = abs(target.centerx - origin.centerx)
        beside = max(0, target.y - origin.bottom, origin.y - target.bottom)
    else:
        along = abs(target.centery - origin.centery)
        beside = max(0, target.x - origin.right, origin.x - target.right)
    return (along + 2 * beside, target.x)
