"""The seats round the table: plate places and trick slots for 2 to 11 players.

All plate places are fractions of the stage, clockwise from the human's left. Trick offsets are
in trick card widths from the trick's centre, the human first, then clockwise.
"""

from enum import Enum

from hearts_gui.ui.draw.theme import Shape

Spot = tuple[float, float]


class Side(Enum):
    """The edge of the table at which a seat sits."""

    HOME = "home"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


# Seats at the left, at the top and at the right.
_SHARES = {
    2: (0, 1, 0), 3: (1, 0, 1), 4: (1, 1, 1), 5: (1, 2, 1), 6: (1, 3, 1), 7: (2, 2, 2),
    8: (2, 3, 2), 9: (3, 2, 3), 10: (3, 3, 3), 11: (3, 4, 3),
}  # fmt: skip
_PORTRAIT_SHARES = {**_SHARES, 11: (4, 2, 4)}

_TOPS = {1: (0.5,), 2: (0.36, 0.64), 3: (0.30, 0.5, 0.70), 4: (0.262, 0.416, 0.57, 0.724)}
_PORTRAIT_TOPS = {1: (0.5,), 2: (0.29, 0.71), 3: (0.17, 0.5, 0.83)}

# Heights of the seats at one side, the lowest first.
_SIDE_HEIGHTS = {
    3: (0.211,), 4: (0.211,), 5: (0.26,), 6: (0.30,), 7: (0.50, 0.235), 8: (0.50, 0.235),
    9: (0.605, 0.42, 0.235), 10: (0.605, 0.42, 0.235), 11: (0.605, 0.42, 0.235),
}  # fmt: skip
_CLASSIC_HEIGHTS = dict.fromkeys((9, 10, 11), (0.525, 0.375, 0.225))
_PORTRAIT_HEIGHTS = {
    3: (0.24,), 4: (0.30,), 5: (0.30,), 6: (0.30,), 7: (0.545, 0.255), 8: (0.545, 0.255),
    9: (0.56, 0.40, 0.24), 10: (0.56, 0.40, 0.24), 11: (0.58, 0.455, 0.33, 0.205),
}  # fmt: skip

_SIDE_X = {Shape.LANDSCAPE: 0.11, Shape.CLASSIC: 0.115, Shape.PORTRAIT: 0.14}
TOP_Y = {Shape.LANDSCAPE: 0.084, Shape.CLASSIC: 0.076, Shape.PORTRAIT: 0.115}

TRICK_SLOTS: dict[int, tuple[Spot, ...]] = {
    2: ((0, 0.67), (0, -0.72)),
    3: ((0, 0.55), (-1.08, -0.2), (1.08, -0.2)),
    4: ((0, 0.67), (-1.08, 0), (0, -0.74), (1.08, 0)),
    5: ((0, 0.72), (-1.6, 0), (-0.56, -0.72), (0.56, -0.72), (1.6, 0)),
    6: ((0, 0.72), (-1.1, 0.72), (-1.1, -0.72), (0, -0.72), (1.1, -0.72), (1.1, 0.72)),
    7: ((0, 0.72), (-1.1, 0.72), (-1.7, -0.72), (-0.56, -0.72), (0.56, -0.72), (1.7, -0.72),
        (1.1, 0.72)),
    8: ((0, 0.72), (-1.1, 0.72), (-2.2, -0.1), (-1.1, -0.72), (0, -0.72), (1.1, -0.72),
        (2.2, -0.1), (1.1, 0.72)),
    9: ((0, 0.72), (-1.1, 0.72), (-2.2, 0.72), (-1.65, -0.72), (-0.55, -0.72), (0.55, -0.72),
        (1.65, -0.72), (2.2, 0.72), (1.1, 0.72)),
    10: ((0, 0.72), (-1.1, 0.72), (-2.2, 0.72), (-2.2, -0.72), (-1.1, -0.72), (0, -0.72),
         (1.1, -0.72), (2.2, -0.72), (2.2, 0.72), (1.1, 0.72)),
    11: ((0, 0.72), (-1.1, 0.72), (-2.2, 0.72), (-2.75, -0.72), (-1.65, -0.72), (-0.55, -0.72),
         (0.55, -0.72), (1.65, -0.72), (2.75, -0.72), (2.2, 0.72), (1.1, 0.72)),
}  # fmt: skip
# A tall window has room for four rows of three or four.
_PORTRAIT_TRICKS: dict[int, tuple[Spot, ...]] = {
    9: ((0, 2.16), (-1.1, 2.16), (-1.1, 0.72), (-1.1, -0.72), (-0.56, -2.16), (0.56, -2.16),
        (1.1, -0.72), (1.1, 0.72), (1.1, 2.16)),
    10: ((0, 2.16), (-1.1, 2.16), (-1.1, 0.72), (-1.1, -0.72), (-1.1, -2.16), (0, -2.16),
         (1.1, -2.16), (1.1, -0.72), (1.1, 0.72), (1.1, 2.16)),
    11: ((0, 2.16), (-1.1, 2.16), (-1.1, 0.72), (-1.1, -0.72), (-1.65, -2.16), (-0.55, -2.16),
         (0.55, -2.16), (1.65, -2.16), (1.1, -0.72), (1.1, 0.72), (1.1, 2.16)),
}  # fmt: skip

_TRICK_WIDTHS = {
    Shape.LANDSCAPE: (0.142, 0.135, 0.125, 0.125, 0.118),
    Shape.CLASSIC: (0.135, 0.128, 0.118, 0.112, 0.105),
    Shape.PORTRAIT: (0.105, 0.093, 0.084, 0.078, 0.07),
}
TRICK_CENTRES = {
    Shape.LANDSCAPE: (0.5, 0.416), Shape.CLASSIC: (0.5, 0.42), Shape.PORTRAIT: (0.5, 0.405),
}  # fmt: skip


def plate_spots(shape: Shape, seats: int, apart: float = 0.0) -> tuple[tuple[Side, Spot], ...]:
    """Side and plate centre of each opponent, clockwise from the human's left.

    Those at the top are at least this far `apart`, in widths of the table.
    """
    portrait = shape is Shape.PORTRAIT
    left, top, right = (_PORTRAIT_SHARES if portrait else _SHARES)[seats]
    x = _SIDE_X[shape]
    heights: tuple[float, ...] = ()
    if left:
        table = _PORTRAIT_HEIGHTS if portrait else _SIDE_HEIGHTS
        if shape is Shape.CLASSIC:
            table = {**_SIDE_HEIGHTS, **_CLASSIC_HEIGHTS}
        heights = table[seats]
    tops = (_PORTRAIT_TOPS if portrait else _TOPS)[top] if top else ()
    if len(tops) > 1:
        wider = max(1.0, apart / (tops[1] - tops[0]))
        tops = tuple(0.5 + wider * (spot - 0.5) for spot in tops)
    spots = [(Side.LEFT, (x, y)) for y in heights[:left]]
    spots += [(Side.TOP, (spot, TOP_Y[shape])) for spot in tops]
    spots += [(Side.RIGHT, (1 - x, y)) for y in reversed(heights[:right])]
    return tuple(spots)


def trick_spots(shape: Shape, seats: int) -> tuple[Spot, ...]:
    """Offset of each seat's card from the trick's centre, in card widths."""
    if shape is Shape.PORTRAIT and seats in _PORTRAIT_TRICKS:
        return _PORTRAIT_TRICKS[seats]
    return TRICK_SLOTS[seats]


def trick_width(shape: Shape, seats: int) -> float:
    """The width of a trick card as a fraction of the stage's height."""
    index = 0 if seats <= 4 else 1 if seats == 5 else 2 if seats == 6 else 3 if seats <= 8 else 4
    return _TRICK_WIDTHS[shape][index]
