"""Which widget lies next in a direction: the geometry of moving the focus with the arrows."""

from pygame import Rect


def ahead(here: Rect, there: Rect, direction: tuple[int, int]) -> bool:
    """Whether a box lies in this direction."""
    dx, dy = there.centerx - here.centerx, there.centery - here.centery
    if direction[0]:
        beside = there.right > here.right if direction[0] > 0 else there.x < here.x
        return beside and dx * direction[0] > 0 and abs(dy) <= abs(dx) * 2
    return dy * direction[1] > 0 and (there.y >= here.bottom - 4 or there.bottom <= here.y + 4)


def effort(here: Rect, there: Rect, direction: tuple[int, int]) -> tuple[float, int]:
    """Distance along the direction plus twice the distance beside it."""
    if direction[0]:
        along = abs(there.centerx - here.centerx)
        beside = max(0, there.y - here.bottom, here.y - there.bottom)
    else:
        along = abs(there.centery - here.centery)
        beside = max(0, there.x - here.right, here.x - there.right)
    return (along + 2 * beside, there.x)
