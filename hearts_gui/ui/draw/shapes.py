"""Rounded boxes, soft shadows and curves as surfaces and SVG text, with smooth edges at any size.

Shapes are rasterised as tiny SVG documents, which gives exact antialiasing at the pixel size
wanted; large boxes are put together from their corners.
"""

import io
import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from hearts_gui.config.themes import Colour, Colour4

# The height of the strips that the middle of a large box is laid out of.
STRIP = 16
BOX_REACH = 0.85  # of each of three boxes blurred with, in deviations of a Gaussian

AnyColour = Colour | Colour4


@dataclass(frozen=True, slots=True)
class Gradient:
    """A vertical gradient from the top to the bottom colour."""

    top: Colour
    bottom: Colour


@dataclass(frozen=True, slots=True)
class BoxStyle:
    """The look of a rounded box: fill (or gradient), hairline, corner radius in pixels."""

    radius: float
    fill: AnyColour | None = None
    line: AnyColour | None = None
    line_width: float = 1.0
    gradient: Gradient | None = None


def centred(center: tuple[float, float], width: int, height: int) -> Rect:
    """A box of this size around a point."""
    box = Rect(0, 0, width, height)
    box.center = (round(center[0]), round(center[1]))
    return box


def blit_centred(surface: Surface, picture: Surface, center: tuple[float, float]) -> None:
    """Draw a picture around a point."""
    width, height = picture.get_size()
    surface.blit(picture, (round(center[0] - width / 2), round(center[1] - height / 2)))


def around(boxes: Iterable[Rect]) -> Rect:
    """The box around these; an empty one for none."""
    first, *others = [*boxes] or [Rect(0, 0, 0, 0)]
    whole: Rect = first.unionall(others)
    return whole


def hex_colour(colour: AnyColour) -> str:
    """A colour in SVG form, without its alpha."""
    return f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"


def opacity(colour: AnyColour) -> float:
    """A colour's alpha as 0 to 1."""
    return colour[3] / 255 if len(colour) == 4 else 1.0


def svg_surface(body: str, size: tuple[int, int], view: str | None = None) -> Surface:
    """An SVG body rasterised at exactly this size on a clear surface."""
    width, height = max(1, size[0]), max(1, size[1])
    box = view if view is not None else f"0 0 {width} {height}"
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="{box}">{body}</svg>'
    )
    surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height))
    return surface.convert_alpha()


def paint(name: str, colour: AnyColour | None, extra: str = "") -> str:
    """The SVG attributes of a fill or stroke."""
    if colour is None:
        return f'{name}="none"'
    return f'{name}="{hex_colour(colour)}" {name}-opacity="{opacity(colour):.4f}"{extra}'


def box_svg(width: int, height: int, style: BoxStyle) -> str:
    """A rounded box of this size as an SVG body; the line lies inside the box."""
    stroke = style.line_width if style.line is not None else 0.0
    inset = stroke / 2
    radius = max(0.0, min(style.radius, width / 2, height / 2) - inset)
    fill = paint("fill", style.fill)
    head = ""
    if style.gradient is not None:
        top, bottom = hex_colour(style.gradient.top), hex_colour(style.gradient.bottom)
        head = (
            f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
            f'y2="{height}"><stop offset="0" stop-color="{top}"/>'
            f'<stop offset="1" stop-color="{bottom}"/></linearGradient></defs>'
        )
        fill = 'fill="url(#g)"'
    shape = (
        f'x="{inset}" y="{inset}" width="{width - stroke}" height="{height - stroke}" '
        f'rx="{radius}" ry="{radius}"'
    )
    if style.line is None:
        return f"{head}<rect {shape} {fill}/>"
    line = paint("stroke", style.line, f' stroke-width="{stroke}"')
    return f'{head}<rect {shape} {fill}/><rect {shape} fill="none" {line}/>'


def nine_slice(source: Surface, edge: int, size: tuple[int, int]) -> Surface:
    """A surface stretched to a size by its middle row and column; corners keep their pixels."""
    out = Surface(size, pygame.SRCALPHA)
    lay_slices(out, source, edge, out.get_rect())
    return out


def lay_slices(surface: Surface, source: Surface, edge: int, rect: Rect) -> None:
    """Draw a surface stretched as by `nine_slice` straight onto another one."""
    for sx, sw, dx, dw in _thirds(edge, source.get_width(), rect.w):
        for sy, sh, dy, dh in _thirds(edge, source.get_height(), rect.h):
            piece = source.subsurface((sx, sy, sw, sh))
            step = min(dh, STRIP) if sh == 1 else dh
            if (sw, sh) != (dw, step):
                piece = pygame.transform.scale(piece, (dw, step))
            for y in range(0, dh, step):
                part = (0, 0, dw, min(step, dh - y))
                surface.blit(piece, (rect.x + dx, rect.y + dy + y), part)


def _thirds(edge: int, source: int, wanted: int) -> list[tuple[int, int, int, int]]:
    """Start, middle and end of a side as (source start, length, target start, length)."""
    parts = [(0, edge, 0, edge), (edge, 1, edge, wanted - 2 * edge),
             (source - edge, edge, wanted - edge, edge)]  # fmt: skip
    return [part for part in parts if part[1] > 0 and part[3] > 0]


def shadow_surface(width: int, height: int, radius: float, blur: float, level: float) -> Surface:
    """A black rounded box of this opacity, blurred; it reaches `shadow_reach(blur)` beyond.

    A wide blur is made small and stretched, which is many times quicker and not seen.
    """
    reach, spread = shadow_reach(blur), round(blur * BOX_REACH)
    size = (width + 2 * reach, height + 2 * reach)
    corner = min(radius, width / 2, height / 2)
    body = (
        f'<rect x="{reach}" y="{reach}" width="{width}" height="{height}" rx="{corner}" '
        f'fill="#000" fill-opacity="{level:.3f}"/>'
    )
    shrink = min(8, spread // 4)  # boxes of less than four pixels would make steps
    if shrink < 2:
        return soften(svg_surface(body, size), blur)
    across, down = (-(-side // shrink) + 1 for side in size)
    start = (1 - shrink) / 2  # stretching leaves the middle of the first pixel where it is
    view = f"{start} {start} {across * shrink} {down * shrink}"
    small = soften(svg_surface(body, (across, down), view), spread // shrink / BOX_REACH)
    wide = pygame.transform.smoothscale(small, ((across - 1) * shrink, (down - 1) * shrink))
    return wide.subsurface((0, 0), size).copy()


def shadow_reach(blur: float) -> int:
    """The reach of a blurred shadow beyond its shape."""
    return math.ceil(blur * 2) + 2


def soften(surface: Surface, blur: float, colour: Colour = (0, 0, 0)) -> Surface:
    """A one-coloured shape blurred about as a Gaussian of this deviation would (three boxes).

    The colour is put back everywhere: blurring mixes it with the black of clear pixels.
    """
    radius = max(1, round(blur * BOX_REACH))
    for _ in range(3):
        surface = pygame.transform.box_blur(surface, radius, repeat_edge_pixels=False)
    surface.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return surface


def arc_points(
    start: tuple[float, float], end: tuple[float, float], *, bulge: float, gap: float,
    fine: int = 200,
) -> list[tuple[float, float]]:  # fmt: skip
    """Points every `gap` along a curve from start to end, pushed aside by `bulge` pixels.

    The curve is followed in `fine` steps.
    """
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    mx = (x0 + x1) / 2 - (y1 - y0) / length * bulge * 2
    my = (y0 + y1) / 2 + (x1 - x0) / length * bulge * 2
    curve = []
    for i in range(fine + 1):
        t = i / fine
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        curve.append((a * x0 + b * mx + c * x1, a * y0 + b * my + c * y1))
    points = [curve[0]]
    walked = 0.0
    for before, after in itertools.pairwise(curve):
        walked += math.dist(before, after)
        if walked >= gap:
            points.append(after)
            walked = 0.0
    return points


def dashes(points: Sequence[tuple[float, float]], on: float, off: float) -> str:
    """A line through points as the path data of its dashes.

    The rasteriser's own dashes come out differently from one time to the next.
    """
    pieces: list[str] = []
    piece = [points[0]]
    left, drawn = on, True
    for before, after in itertools.pairwise(points):
        length, travelled = math.dist(before, after), 0.0
        while length - travelled > left:
            travelled += left
            part = travelled / length
            corner = (
                before[0] + (after[0] - before[0]) * part,
                before[1] + (after[1] - before[1]) * part,
            )
            if drawn:
                pieces.append(_path([*piece, corner]))
            piece, drawn = [corner], not drawn
            left = on if drawn else off
        left -= length - travelled
        piece.append(after)
    if drawn and len(piece) > 1:
        pieces.append(_path(piece))
    return "".join(pieces)


def _path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)


def rounded_outline(
    left: float, top: float, width: float, height: float, radius: float
) -> list[tuple[float, float]]:
    """The outline of a rounded box as points, closed, clockwise from the upper left corner."""
    right, bottom = left + width, top + height
    corners = (
        (right - radius, top + radius, -90), (right - radius, bottom - radius, 0),
        (left + radius, bottom - radius, 90), (left + radius, top + radius, 180),
    )  # fmt: skip
    outline = [(left + radius, top)]
    for x, y, start in corners:
        for step in range(13):
            turn = math.radians(start + 7.5 * step)
            outline.append((x + radius * math.cos(turn), y + radius * math.sin(turn)))
    return outline
