"""Compares small pictures with kept ones, forgiving what rasterisers do differently.

Both pictures are cut into squares of `SQUARE` pixels. A square's difference is that of its mean
colour and of its texture; antialiasing hardly touches either, anything moved, missing or
recoloured does.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
from pygame import Surface

KEPT = Path(__file__).resolve().parents[1] / "pictures"
SQUARE = 4
MOST_IN_A_SQUARE = 5.5
MOST_ON_AVERAGE = 1.2

Pixels = npt.NDArray[np.float64]


def small(picture: Surface, size: tuple[int, int]) -> Pixels:
    """The picture at this size, every pixel the mean of those that it replaces."""
    shrunk = pygame.transform.smoothscale(picture, size)
    return pixels_of(shrunk)


def pixels_of(picture: Surface) -> Pixels:
    """(height, width, 3) from 0 to 255."""
    raw = np.frombuffer(pygame.image.tobytes(picture, "RGB"), dtype=np.uint8)
    width, height = picture.get_size()
    return raw.reshape(height, width, 3).astype(np.float64)


def surface_of(pixels: Pixels) -> Surface:
    """The other way round."""
    height, width = pixels.shape[:2]
    whole = np.clip(np.rint(pixels), 0, 255).astype(np.uint8)
    return pygame.image.frombytes(whole.tobytes(), (width, height), "RGB")


def squares(pixels: Pixels) -> tuple[Pixels, Pixels]:
    """Mean colour and texture (the spread around the mean) of every square."""
    high, wide = (side // SQUARE for side in pixels.shape[:2])
    cut = pixels[: high * SQUARE, : wide * SQUARE].reshape(high, SQUARE, wide, SQUARE, 3)
    return cut.mean(axis=(1, 3)), cut.std(axis=(1, 3))


def fault(picture: Pixels, kept_picture: Pixels) -> str | None:
    """Return the difference of the pictures, or None when they are alike."""
    if picture.shape != kept_picture.shape:
        return f"another size: {picture.shape} instead of {kept_picture.shape}"
    (mean, spread), (old_mean, old_spread) = squares(picture), squares(kept_picture)
    off = np.maximum(abs(mean - old_mean), abs(spread - old_spread)).max(axis=2)
    y, x = np.unravel_index(int(off.argmax()), off.shape)
    if off[y, x] > MOST_IN_A_SQUARE:
        return f"{off[y, x]:.1f} levels off at {x * SQUARE}, {y * SQUARE}"
    average = float(abs(mean - old_mean).mean(axis=(0, 1)).max())
    if average > MOST_ON_AVERAGE:
        return f"{average:.2f} levels off on average"
    return None
