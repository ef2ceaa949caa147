"""A card's outline at any size and angle: its picture, shadow, edge and empty place.

Angles are degrees, positive clockwise. Lengths in a card document count in its own box.
"""

import io
import math
from collections.abc import Iterator
from enum import Enum
from functools import lru_cache

import pygame
from pygame import Surface

from hearts_gui.config.themes import Colour
from hearts_gui.ui.draw.shapes import dashes, hex_colour, rounded_outline, soften

BOX = (500, 700)
CARD_RATIO = BOX[1] / BOX[0]
"""The height of a card, of its width."""
RADIUS = 31
REFERENCE_WIDTH = 156.0
BAND_PIXELS = 150_000
"""A larger picture is made in bands; a court card of this size takes about 10 ms."""
_BORDER = (207, 200, 186)


class Shadow(Enum):
    """The height of a card: blur, offset down and opacity at the reference card width."""

    REST = (6.0, 4.0, 0.37)
    RAISED = (13.0, 16.0, 0.37)
    DRAGGED = (16.0, 24.0, 0.40)
    __hash__ = object.__hash__  # quicker than an enum's own, for the keys of pictures


def height_of(width_px: float) -> int:
    """The height in pixels of a card of this width."""
    return round(width_px * CARD_RATIO)


def turned_size(width_px: int, angle: float) -> tuple[int, int]:
    """The pixel size of the picture of a card of this width at this angle."""
    if angle == 0:
        return (width_px, height_of(width_px))
    turn = math.radians(angle)
    cos, sin = abs(math.cos(turn)), abs(math.sin(turn))
    width, height = width_px, width_px * CARD_RATIO
    return (math.ceil(width * cos + height * sin) + 2, math.ceil(width * sin + height * cos) + 2)


def raster(inner: str, width_px: int, angle: float = 0.0, grow: float = 0.0) -> Surface:
    """The content of a card document at this width and angle, with a margin of `grow` pixels."""
    width, height = turned_size(width_px, angle)
    margin = math.ceil(grow)
    size = (width + 2 * margin, height + 2 * margin)
    return _raster_rows(inner, width_px, angle, size, (0, size[1]))


def raster_bands(inner: str, width_px: int, angle: float) -> Iterator[tuple[Surface, int]]:
    """The same picture in bands with their positions: a large one takes too long for a frame.

    The edges of a turned card are straighter, as rounding errors add up within a band only.
    """
    width, height = turned_size(width_px, angle)
    bands = -(-width * height // BAND_PIXELS)
    for index in range(bands):
        top, bottom = (height * row // bands for row in (index, index + 1))
        yield _raster_rows(inner, width_px, angle, (width, height), (top, bottom)), top


def _raster_rows(
    inner: str, width_px: int, angle: float, size: tuple[int, int], rows: tuple[int, int]
) -> Surface:
    """The rows from the first up to the second of a picture of this size."""
    scale, (top, bottom) = width_px / BOX[0], rows
    view_w, view_h = size[0] / scale, size[1] / scale
    left, upper = BOX[0] / 2 - view_w / 2, BOX[1] / 2 - view_h / 2 + top / scale
    view = f"{left:.4f} {upper:.4f} {view_w:.4f} {(bottom - top) / scale:.4f}"
    turn = f'<g transform="rotate({angle} {BOX[0] / 2} {BOX[1] / 2})">{inner}</g>'
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{bottom - top}" '
        f'viewBox="{view}">{turn if angle else inner}</svg>'
    )
    part = (size[0], bottom - top)
    return pygame.image.load_sized_svg(io.BytesIO(document.encode()), part).convert_alpha()


def padded(base: Surface) -> Surface:
    """The picture as part of one with a clear margin, which lets turned edges fade.

    The margin has the border's colour.
    """
    wider = Surface((base.get_width() + 4, base.get_height() + 4), pygame.SRCALPHA)
    wider.fill((*_BORDER, 0))
    wider.blit(base, (2, 2))
    return wider.subsurface(base.get_rect(topleft=(2, 2)))


def _silhouette(fill: str, level: float) -> str:
    return (
        f'<rect x="0" y="0" width="{BOX[0]}" height="{BOX[1]}" rx="{RADIUS}" fill="{fill}" '
        f'fill-opacity="{level:.3f}"/>'
    )


@lru_cache(maxsize=12)
def _softened(small: int, level: Shadow, strength: float) -> tuple[Surface, Surface]:
    """The wide and the tight part of the shadow of a small upright card."""
    blur, dy, opacity = level.value
    scale = small / REFERENCE_WIDTH
    grow = (blur * 2 + dy) * scale + 3
    parts = ((opacity, blur * scale), (0.27, max(0.6, 2 * scale)))
    wide, tight = (
        soften(raster(_silhouette("#000", dark * strength), small, 0.0, grow), soft)
        for dark, soft in parts
    )
    return wide, tight


def _turned(picture: Surface, angle: float) -> Surface:
    """A picture turned: by quarters exactly, as smoothly turning it that far moves its middle."""
    quarters = round(angle / 90)
    if quarters:
        picture = pygame.transform.rotate(picture, -90 * quarters)
    rest = angle - 90 * quarters
    return pygame.transform.rotozoom(picture, -rest, 1.0) if rest else picture


def card_shadow(width: int, level: Shadow, angle: float, strength: float) -> Surface:
    """A card's soft shadow, its offset included."""
    blur, dy, _ = level.value
    # Blurred small, turned and stretched: a soft shape loses nothing, and it is many times quicker.
    small = max(8, round(width / max(1.0, min(6.0, blur * width / REFERENCE_WIDTH / 2.5))))
    shrink, scale = width / small, small / REFERENCE_WIDTH
    wide, tight = (_turned(part, angle) for part in _softened(small, level, strength))
    joined = Surface(wide.get_size(), pygame.SRCALPHA)
    joined.blit(wide, (0, round(dy * scale)))
    joined.blit(tight, (0, round(min(dy, 2) * scale)))
    size = (round(joined.get_width() * shrink), round(joined.get_height() * shrink))
    whole, inked = joined.get_rect(), joined.get_bounding_rect()
    # Without clear margins, as wide on both sides; an even number leaves halves rounded as before.
    side, cap = (
        2 * max(0, int((min(near, far) - 1) * shrink / 2))
        for near, far in ((inked.x, whole.w - inked.right), (inked.y, whole.h - inked.bottom))
    )
    picture = pygame.transform.smoothscale(joined, size)
    return picture.subsurface(picture.get_rect().inflate(-2 * side, -2 * cap)).copy()


def card_edge(width: int, angle: float, colour: Colour, line_px: float, glow: float) -> Surface:
    """A coloured edge under a card, with a glow of this opacity."""
    line = line_px * BOX[0] / width
    fill = hex_colour(colour)
    blur = 10 * width / REFERENCE_WIDTH
    # Solid under the card, so that no seam shows between the two.
    body = (
        f'<rect x="{-line}" y="{-line}" width="{BOX[0] + 2 * line}" '
        f'height="{BOX[1] + 2 * line}" rx="{RADIUS + line}" fill="{fill}"/>'
    )
    sharp = raster(body, width, angle, (blur * 2 if glow else 0) + line_px + 2)
    if not glow:
        return sharp
    shrink = max(1.0, min(6.0, blur / 2.5))
    small = max(8, round(width / shrink))
    shrink = width / small
    shape = raster(body.replace("/>", f' fill-opacity="{glow}"/>'), small, angle,
                   math.ceil(blur * 2 / shrink) + 2)  # fmt: skip
    lit = soften(shape, blur / shrink, colour)
    size = (round(lit.get_width() * shrink), round(lit.get_height() * shrink))
    lit = pygame.transform.smoothscale(lit, size)
    joined = Surface((max(size[0], sharp.get_width()), max(size[1], sharp.get_height())),
                     pygame.SRCALPHA)  # fmt: skip
    for layer in (lit, sharp):
        joined.blit(layer, layer.get_rect(center=joined.get_rect().center))
    return joined.convert_alpha()


def card_slot(width: int, angle: float, colour: Colour, line_px: float) -> Surface:
    """The dashed outline of an empty card place (dash 26 on, 18 off in the card box).

    Light on dark, as two lines, so that it shows on any cloth and on the heart.
    """
    line = line_px * BOX[0] / width
    path = dashes(rounded_outline(line, line, BOX[0] - 2 * line, BOX[1] - 2 * line, RADIUS), 26, 18)
    tone = hex_colour(colour)
    under, over = ("#000000", tone) if sum(colour) > 3 * 128 else (tone, "#ffffff")
    strokes = ((under, 2 * line, 0.4 if over == tone else 1.0), (over, line, 1.0))
    body = "".join(
        f'<path d="{path}" fill="none" stroke="{paint}" stroke-width="{wide}" '
        f'stroke-opacity="{opacity}"/>'
        for paint, wide, opacity in strokes
    )
    return raster(body, width, angle)
