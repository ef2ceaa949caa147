"""Where the captured tricks of each seat lie: tucked to its plate."""

from collections.abc import Sequence

from pygame import Rect

from hearts_gui.ui.table.layout.hand_fan import BackFan, Pose
from hearts_gui.ui.table.layout.layout_fit import (
    CROWDED,
    LONG_FAN,
    Furniture,
    Task,
    bounds,
    clear,
    pile_box,
    tilted,
)
from hearts_gui.ui.table.layout.seating import Side


def fit_piles(
    task: Task, furniture: Furniture, fans: Sequence[BackFan], slots: Sequence[Pose], prompt: Rect
) -> tuple[Pose, ...]:
    """A place for each seat's captured tricks beside its plate; nothing when one has no room."""
    taken = [*furniture.solids, prompt, *(tilted(pose) for pose in slots), *task.hand_boxes]
    # Three backs that stand for a hand are small and lie free; long fans lie under the plates,
    # and a pile lies on one only where there is no other place.
    backs = [bounds(pose) for fan in fans if fan.stack for pose in fan.poses(3)]
    beside = [
        bounds(pose)
        for fan, (side, _) in zip(fans, task.spots, strict=True)
        if side is not Side.TOP and not fan.stack
        for pose in fan.poses(LONG_FAN)
    ]
    gap = max(3, round(4 * furniture.u))
    crowded = len(task.sides) >= CROWDED
    piles: list[Pose] = []
    for plate, side in zip(furniture.plates, task.sides, strict=True):
        places = _pile_places(plate, side, crowded=crowded)
        tries = ([*taken, *backs, *beside], [*taken, *backs], taken)
        pose = None if crowded else _tucked(task, plate, side, tries[0])
        free = (_first_clear(task, places, plate, full, gap) for full in tries)
        pose = pose or next((one for one in free if one is not None), None)
        if pose is None:
            return ()
        taken.append(pile_box(pose))
        piles.append(pose)
    return tuple(piles)


def _tucked(task: Task, plate: Rect, side: Side, taken: Sequence[Rect]) -> Pose | None:
    """Half under the plate's end towards the table, or under its edge above one's own."""
    end = plate.x if side is Side.RIGHT else plate.right
    poses = [Pose(end, plate.centery, task.pile_width)]
    if side is Side.HOME:
        poses.append(Pose(plate.centerx + 0.2 * plate.w, plate.y, task.pile_width))
    others = [box for box in taken if box != plate]
    free = (pose for pose in poses if clear(pile_box(pose), others))
    return next(free, None)


def _first_clear(
    task: Task, places: Sequence[tuple[int, int, float]], plate: Rect, taken: Sequence[Rect],
    gap: int,
) -> Pose | None:  # fmt: skip
    """The first free place; each is a direction from the plate and a distance beyond the gap."""
    for size in (1.0, 0.85, 0.7, 0.55, 0.45):
        for dx, dy, beyond in places:
            box = pile_box(Pose(0, 0, task.pile_width * size))
            x = plate.centerx + dx * (plate.w / 2 + box.w / 2 + gap + beyond)
            y = plate.centery + dy * (plate.h / 2 + box.h / 2 + gap + beyond)
            if dx == 0:
                x += beyond
                y -= dy * beyond
            pose = Pose(x, y, task.pile_width * size)
            if task.stage.contains(pile_box(pose)) and clear(pile_box(pose), taken):
                return pose
    return None


def _pile_places(plate: Rect, side: Side, *, crowded: bool) -> tuple[tuple[int, int, float], ...]:
    """Where a pile may lie, the best place first: at the end of the plate towards the table,
    under its right part beside the three backs at a crowded table, above your own.
    """
    right_part, left_part = plate.w * 0.28, -plate.w * 0.28
    if crowded and side is not Side.HOME:
        inner = -1 if side is Side.RIGHT else 1
        return ((0, 1, right_part), (inner, 0, 0.0), (-inner, 0, 0.0), (0, 1, 0.0),
                (0, -1, right_part))  # fmt: skip
    match side:
        case Side.HOME:
            return ((0, -1, right_part), (0, -1, 0.0), (0, -1, left_part), (1, 0, 0.0),
                    (0, 1, left_part), (0, 1, 0.0))  # fmt: skip
        case Side.LEFT:
            return ((1, 0, 0.0), (0, 1, right_part), (0, -1, right_part), (1, 0, 20.0))
        case Side.RIGHT:
            return ((-1, 0, 0.0), (0, 1, left_part), (0, -1, left_part), (-1, 0, 20.0))
        case Side.TOP:
            return ((1, 0, 0.0), (-1, 0, 0.0), (0, 1, right_part))
