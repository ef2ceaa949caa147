"""The marks of the coach's labels: the shape says which, the colour only repeats it."""

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pygame import Surface

from hearts_gui.ai.coach.labels import Mark
from hearts_gui.ui.draw.painter import Painter, svg_surface
from hearts_gui.ui.draw.shapes import blit_centred, hex_colour
from hearts_gui.ui.draw.theme import Colour, Theme

_SHARES: Final[Mapping[Mark, float]] = MappingProxyType(
    {
        Mark.SLIP: 20 / 24,
        Mark.MISTAKE: 22 / 24,
        Mark.BLUNDER: 1.0,
        Mark.GREAT: 1.0,
        Mark.CLOSE: 20 / 24,
    }
)
"""The size of each; what is good has no mark."""

SLIP_LINE, MISTAKE_LINE = 5, 1
"""The places of these colours among the lines of a theme."""


def mark_colour(theme: Theme, label: Mark) -> Colour:
    """The colour of a label's mark."""
    match label:
        case Mark.SLIP:
            return theme.lines[SLIP_LINE]
        case Mark.MISTAKE:
            return theme.lines[MISTAKE_LINE]
        case Mark.BLUNDER:
            return theme.heart
        case Mark.GREAT:
            return theme.ok
        case _:
            return theme.text2


def loss_colour(theme: Theme, label: Mark) -> Colour:
    """The colour of the points beside a label."""
    return theme.text if label is Mark.SLIP else mark_colour(theme, label)


def _star() -> str:
    points = []
    for corner in range(10):
        reach = 50 if corner % 2 == 0 else 21
        turn = math.pi * corner / 5
        points.append(f"{50 + reach * math.sin(turn):.1f} {52 - reach * math.cos(turn):.1f}")
    return "M" + "L".join(points) + "Z"


def _svg(label: Mark, colour: str) -> str:
    match label:
        case Mark.SLIP:
            path = "M50 24L84 80L16 80Z"
        case Mark.MISTAKE:
            path = "M50 8L96 88L4 88Z"
        case Mark.BLUNDER:
            path = "M50 2L98 50L50 98L2 50Z"
        case Mark.GREAT:
            path = _star()
        case _:
            return (
                f'<circle cx="50" cy="50" r="36" fill="none" stroke="{colour}" stroke-width="12"/>'
            )
    join = f'stroke="{colour}" stroke-width="5" stroke-linejoin="round"'
    return f'<path d="{path}" fill="{colour}" {join}/>'


def draw_mark(
    surface: Surface, painter: Painter, theme: Theme, label: Mark | None,
    center: tuple[float, float], side: int,
) -> None:  # fmt: skip
    """Draw the mark of a label around a point; `side` is that of the largest."""
    if label is None or label not in _SHARES:
        return
    size = max(8, round(side * _SHARES[label]))
    colour = mark_colour(theme, label)
    picture = painter.shape(
        ("coach mark", label, size, colour),
        lambda: svg_surface(_svg(label, hex_colour(colour)), (size, size), "0 0 100 100"),
    )
    blit_centred(surface, picture, center)
