"""How far apart two colours look."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from hearts_gui.devtools.colours import Vision, as_seen, linear

if TYPE_CHECKING:
    from hearts_gui.devtools.colours import Colours

_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_D65 = (0.95047, 1.0, 1.08883)


def lab(colours: Colours) -> Colours:
    """CIELAB under daylight."""
    xyz = (linear(colours) @ np.array(_XYZ).T) / np.array(_D65)
    root = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    x, y, z = root[..., 0], root[..., 1], root[..., 2]
    values: Colours = np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)
    return values


def difference(first: Colours, second: Colours, vision: Vision = Vision.USUAL) -> Colours:
    """The CIE76 difference as seen with this vision, colour by colour."""
    apart: Colours = np.linalg.norm(
        lab(as_seen(first, vision)) - lab(as_seen(second, vision)), axis=-1
    )
    return apart
