"""Three backs made of arithmetic: Peacock, Night garden and Bluework.

The program's SVG reader knows no clip paths, so every shape ends by itself within the field.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from art_svg import card_face, circle, num, path, rect, suit, turned

LEFT, TOP, RIGHT, BOTTOM = 26.0, 26.0, 474.0, 674.0
SCALE = 44.8
"""The radius of a peacock's feather: five side by side fill the field."""
ROWS = 28
_FEATHER = (
    (1.0, "#E3B45A"), (0.935, "#0E4F56"), (0.70, "#E3B45A"), (0.66, "#15707A"), (0.40, "#E3B45A"),
    (0.36, "#0B3B41"),
)  # fmt: skip


def _field(fill: str, inner: str) -> str:
    """The white face, and a field with something on it."""
    return card_face(rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 16, fill) + inner)


def _corners() -> str:
    """The white face over the sharp corners of what fills the field."""
    parts = ""
    for x, y, dx, dy in ((LEFT, TOP, 1, 1), (RIGHT, TOP, -1, 1), (RIGHT, BOTTOM, -1, -1),
                         (LEFT, BOTTOM, 1, -1)):  # fmt: skip
        sweep = 0 if dx * dy > 0 else 1
        parts += (f"M{x - dx} {y - dy}L{x + 16 * dx} {y - dy}L{x + 16 * dx} {y}"
                  f"A16 16 0 0 {sweep} {x} {y + 16 * dy}L{x - dx} {y + 16 * dy}Z")  # fmt: skip
    return path(parts, "#FFFDF8")


def _feather(x: float, y: float, r: float) -> str:
    """The upper half of a disc, cut at the edges of the field."""
    arc = f"A{num(r)} {num(r)} 0 0 1"
    if x - r < LEFT:
        return f"M{num(x)} {num(y)}V{num(y - r)}{arc} {num(x + r)} {num(y)}Z"
    if x + r > RIGHT:
        return f"M{num(x - r)} {num(y)}{arc} {num(x)} {num(y - r)}V{num(y)}Z"
    return f"M{num(x - r)} {num(y)}{arc} {num(x + r)} {num(y)}Z"


def peacock() -> str:
    """Rows of feathers with a lozenge of two hearts."""
    parts, step = "", (BOTTOM - TOP - SCALE) / (ROWS - 1)
    first = TOP + SCALE
    for row in range(ROWS):
        y, shift = first + row * step, row % 2
        places = [LEFT + (2 * column + shift) * SCALE for column in range(6 - shift)]
        for share, ink in _FEATHER:
            parts += path("".join(_feather(x, y, SCALE * share) for x in places), ink)
    frame = rect(40, 40, 420, 620, 10, "none", "#F2D391", 5)
    lozenge = path("M250 220L352 350L250 480L148 350Z", "#0B3B41", "#F2D391", 6)
    heart = suit("hearts", 250, 312, 72, "#F2D391")
    return _field("#0E4F56", parts + _corners() + frame + lozenge + heart + turned(heart))


def garden() -> str:
    """Flowering stems under the moon, the same from both ends."""
    stars, luck = "", random.Random(20)
    for _ in range(70):
        x, y = luck.uniform(52, 448), luck.uniform(52, 338)
        star = circle(x, y, luck.choice((1.4, 2.0, 2.6)), "#F4D58A")
        stars += star + turned(star)
    stems = "".join(
        path(f"M250 652C{a} {b} {c} {d} {x} {y}", stroke="#8C84DE", width=6)
        for a, b, c, d, x, y in _STEMS
    )
    flowers = "".join(
        suit(
            "spades" if index % 2 else "hearts",
            x,
            y - 14,
            52,
            "#B9B2F5" if index % 2 else "#E8A7B8",
        )
        for index, (*_, x, y) in enumerate(_STEMS)
    )
    half = stems + flowers
    disc = circle(250, 350, 98, "#191540", "#F4D58A", 6)
    moon = path("M284 292A66 66 0 1 0 308 384A54 54 0 1 1 284 292Z", "#F4D58A")
    heart = suit("hearts", 282, 346, 46, "#FF6678")
    frame = rect(40, 40, 420, 620, 10, "none", "#F4D58A", 4)
    return _field("#241E5C", stars + half + turned(half) + disc + moon + heart + frame)


_STEMS = (
    (180, 600, 100, 560, 84, 604), (190, 590, 130, 520, 128, 536), (215, 580, 185, 520, 190, 500),
    (250, 600, 250, 540, 250, 482), (285, 580, 315, 520, 310, 500), (310, 590, 370, 520, 372, 536),
    (320, 600, 400, 560, 416, 604),
)  # fmt: skip
"""Each stem as a curve from the foot to its blossom."""


def _oval(across: int, down: int) -> str:
    """An oval about the card's middle."""
    half = f"A{across} {down} 0 1 1"
    return f"M{250 - across} 350{half} {250 + across} 350{half} {250 - across} 350Z"


def bluework() -> str:
    """A lattice of blue threads round two suits in an oval, within a band."""
    parts, left, top, right, bottom = "", 46.0, 46.0, 454.0, 654.0
    for step in range(-40, 41):
        for side in (1, -1):
            ends = _clipped_line(250 + 25.0 * step, side, (left, top, right, bottom))
            if ends is not None:
                x1, y1, x2, y2 = ends
                parts += f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}"
    band = rect(37, 37, 426, 626, 10, "none", "#2F5C97", 22)
    oval = path(_oval(128, 168), "#F6F0E1", "#2F5C97", 8)
    oval += path(_oval(112, 152), "none", "#2F5C97", 3)
    heart = suit("hearts", 250, 286, 100, "#B4122B")
    spade = turned(suit("spades", 250, 286, 100, "#1D3F73"))
    return _field("#F6F0E1", path(parts, stroke="#6D8DB8", width=3) + band + oval + heart + spade)


def _clipped_line(
    x: float, way: int, box: tuple[float, float, float, float]
) -> tuple[float, float, float, float] | None:
    """The part within a box of a line that crosses the card's middle at x, one across one down."""
    left, top, right, bottom = box
    low, high = sorted(((left - x) * way, (right - x) * way))
    low, high = max(low, top - 350), min(high, bottom - 350)
    if low >= high:
        return None
    return x + way * low, 350 + low, x + way * high, 350 + high


MADE_BACKS: dict[str, Callable[[], str]] = {
    "peacock": peacock, "garden": garden, "bluework": bluework,
}  # fmt: skip
"""By the names that the settings have."""
