"""Draws cached shapes and texts: boxes, discs, rings, lines, shadows, labels, paragraphs."""

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

import pygame
from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face, Fonts, Type
from hearts_gui.ui.draw.measure import TextMeasure, parts
from hearts_gui.ui.draw.memory import Cache, SurfaceCache
from hearts_gui.ui.draw.shapes import (
    AnyColour,
    BoxStyle,
    Gradient,
    blit_centred,
    box_svg,
    dashes,
    lay_slices,
    nine_slice,
    paint,
    shadow_reach,
    shadow_surface,
    svg_surface,
)
from hearts_gui.ui.draw.theme import Colour, mix

__all__ = ["Align", "BoxStyle", "Gradient", "Painter"]

# A plain box above this many pixels is put together from its corners instead of rasterised.
BIG_BOX = 30_000
# One above this many, or its shadow, is put together on what it is drawn on.
LARGE_BOX = 400_000


class Align(Enum):
    """The place of a line of text in its box."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


TextProbe = Callable[[str, Rect, Rect, bool], None]


@dataclass(frozen=True, slots=True)
class Ink:
    """One line of text about to be drawn: its picture, where its top left corner will lie.

    Or a `sign`: an icon or a suit, whose text is its name.
    """

    text: str
    kind: Type
    colour: Colour
    picture: Surface
    place: tuple[int, int]
    level: float
    sign: bool = False


InkProbe = Callable[[Surface, Ink], bool]


class Painter(TextMeasure):
    """Draws cached shapes and texts; one per program, independent of theme and window size.

    `probe`, when set, is called with every label: its full text, where its ink box lies, the box it
    was given, and whether it had to be cut. Tests use it to prove that no text leaves its box.
    `ink_probe` is called with every line before it is drawn and says whether to draw it: a picture
    without its text shows what really lies under it.
    """

    def __init__(self, fonts: Fonts) -> None:
        super().__init__(fonts)
        self.probe: TextProbe | None = None
        self.ink_probe: InkProbe | None = None
        self.letters: tuple[str, ...] = ()
        """The letters in place of the signs of the suits, in their order, where they are wanted."""
        self._shapes = SurfaceCache("shapes")
        self._texts = SurfaceCache("texts")

    @property
    def caches(self) -> tuple[Cache[Any], ...]:
        """Everything that is kept."""
        return (self._shapes, self._texts, *self.measures, self.fonts.loaded)

    def rest(self) -> None:
        """Drop what was drawn long ago, because nothing has moved for a while."""
        for cache in (self._shapes, self._texts, self.fonts.loaded):
            cache.drop_older()

    def set_fonts(self, fonts: Fonts) -> None:
        """Use another family from now on."""
        self.fonts = fonts
        for cache in (self._texts, *self.measures):
            cache.clear()

    def sign(
        self, surface: Surface, name: str, picture: Surface, center: tuple[float, float],
        colour: Colour,
    ) -> None:  # fmt: skip
        """Draw an icon or a suit centred on a point."""
        width, height = picture.get_size()
        spot = (round(center[0] - width / 2), round(center[1] - height / 2))
        if self.ink_probe is not None:
            kind = Type(Face.MEDIUM, height)
            if not self.ink_probe(surface, Ink(name, kind, colour, picture, spot, 1.0, sign=True)):
                return
        surface.blit(picture, spot)

    # -- shapes

    def shape(self, key: Hashable, build: Callable[[], Surface]) -> Surface:
        """A cached picture of the caller's making; the key must name all that it depends on."""
        return self._shapes.make(key, build)

    def box_surface(self, size: tuple[int, int], style: BoxStyle) -> Surface:
        """A rounded box as a surface of exactly this size."""
        size = (max(1, size[0]), max(1, size[1]))
        return self._shapes.make(("box", size, style), lambda: self._build_box(size, style))

    def _build_box(self, size: tuple[int, int], style: BoxStyle) -> Surface:
        width, height = size
        edge = math.ceil(min(style.radius, width / 2, height / 2) + style.line_width) + 1
        small = 2 * edge + 1
        least = BIG_BOX if style.gradient is None else LARGE_BOX
        if width * height <= least or width <= small or height <= small:
            return svg_surface(box_svg(width, height, style), size)

        def stretched(look: BoxStyle) -> Surface:
            return nine_slice(self.box_surface((small, small), look), edge, size)

        if style.gradient is None:
            return stretched(style)
        # The rows of the gradient in a plain box: an SVG of this size takes 50 ms.
        unlined = None if style.line is None else (0, 0, 0, 0)
        box = stretched(replace(style, gradient=None, fill=(255, 255, 255), line=unlined))
        for y in range(height):
            colour = mix(style.gradient.top, style.gradient.bottom, (y + 0.5) / height)
            box.fill(colour, (0, y, width, 1), special_flags=pygame.BLEND_RGB_MULT)
        if style.line is not None:
            box.blit(stretched(replace(style, gradient=None, fill=None)), (0, 0))
        return box

    def box(self, surface: Surface, rect: Rect, style: BoxStyle) -> None:
        """Draw a rounded box; of a large plain one nothing of its size is made or kept."""
        edge = math.ceil(style.radius + style.line_width) + 1
        small = 2 * edge + 1
        if style.gradient or rect.w * rect.h < LARGE_BOX or min(rect.size) <= small:
            surface.blit(self.box_surface(rect.size, style), rect)
        else:
            lay_slices(surface, self.box_surface((small, small), style), edge, rect)

    def shadow(
        self, surface: Surface, rect: Rect, *, radius: float, blur: float, dy: float, level: float
    ) -> None:
        """Draw a soft shadow under a box; blur is the standard deviation in pixels.

        The smallest one that can be stretched is made; of a large one nothing else is.
        """
        reach = shadow_reach(blur)
        full = rect.inflate(2 * reach, 2 * reach).move(0, round(dy))
        keep = min(min(rect.w, rect.h) // 2, math.ceil(radius + 2 * blur) + 2)
        width, height = min(rect.w, 2 * keep + 1), min(rect.h, 2 * keep + 1)
        edge = min(keep + reach, (min(width, height) - 1) // 2 + reach)
        stretched = (width, height) != rect.size
        look = ("shadow", round(radius, 1), round(blur, 1), round(level, 2))
        picture = self._shapes.make(
            (*look, width, height), lambda: shadow_surface(width, height, radius, blur, level)
        )
        if stretched and full.w * full.h >= LARGE_BOX:
            lay_slices(surface, picture, edge, full)
            return
        if stretched:
            small, key = picture, (*look, *rect.size)
            picture = self._shapes.make(key, lambda: nine_slice(small, edge, full.size))
        surface.blit(picture, full)

    def disc(
        self, surface: Surface, center: tuple[float, float], radius: float, *,
        fill: AnyColour | None = None, line: AnyColour | None = None, line_width: float = 1.0,
    ) -> None:  # fmt: skip
        """Draw a disc; the line lies inside the radius."""
        side = 2 * math.ceil(radius) + 2
        key = ("disc", round(radius, 1), fill, line, round(line_width, 1))

        def build() -> Surface:
            inner = radius - (line_width / 2 if line is not None else 0)
            stroke = paint("stroke", line, f' stroke-width="{line_width}"')
            body = f'<circle cx="{side / 2}" cy="{side / 2}" r="{inner}" {paint("fill", fill)} '
            return svg_surface(f"{body}{stroke}/>", (side, side))

        blit_centred(surface, self._shapes.make(key, build), center)

    def ring(
        self, surface: Surface, center: tuple[float, float], radius: float, *,
        colour: AnyColour, width: float, share: float = 1.0,
    ) -> None:  # fmt: skip
        """Draw the part (0 to 1) that is left of a ring emptying clockwise from the top."""
        step = round(max(0.0, min(1.0, share)) * 360)
        if step == 0:
            return
        if step == 360:
            self.disc(surface, center, radius + width / 2, line=colour, line_width=width)
            return
        side = 2 * math.ceil(radius + width) + 2
        key = ("ring", round(radius, 1), colour, round(width, 1), step)

        def build() -> Surface:
            mid = side / 2
            angle = math.radians(360 - step)
            x, y = mid + radius * math.sin(angle), mid - radius * math.cos(angle)
            large = 1 if step > 180 else 0
            path = f"M{x:.2f} {y:.2f}A{radius} {radius} 0 {large} 1 {mid} {mid - radius}"
            stroke = paint("stroke", colour, f' stroke-width="{width}"')
            return svg_surface(f'<path d="{path}" fill="none" {stroke}/>', (side, side))

        blit_centred(surface, self._shapes.make(key, build), center)

    def polyline(
        self, surface: Surface, points: Sequence[tuple[float, float]], *,
        colour: AnyColour, width: float, closed: bool = False,
        dash: tuple[float, float] | None = None,
    ) -> Rect:  # fmt: skip
        """Draw a smooth-edged line through points (round joins).

        Returns the rectangle it touches.
        """
        pad = math.ceil(width) + 2
        left = math.floor(min(x for x, _ in points)) - pad
        top = math.floor(min(y for _, y in points)) - pad
        right = math.ceil(max(x for x, _ in points)) + pad
        bottom = math.ceil(max(y for _, y in points)) + pad
        local = tuple((round(x - left, 2), round(y - top, 2)) for x, y in points)
        key = ("line", local, colour, round(width, 2), closed, dash)

        def build() -> Surface:
            whole = [*local, local[0]] if closed else local
            path = "M" + "L".join(f"{x} {y}" for x, y in local) + ("Z" if closed else "")
            ends = 'stroke-linejoin="round" stroke-linecap="round"'
            extra = f' stroke-width="{width}" {ends}'
            data = dashes(whole, *dash) if dash else path
            body = f'<path d="{data}" fill="none" {paint("stroke", colour, extra)}/>'
            return svg_surface(body, (right - left, bottom - top))

        surface.blit(self._shapes.make(key, build), (left, top))
        return Rect(left, top, right - left, bottom - top)

    def svg(self, body: str, size: tuple[int, int], view: str) -> Surface:
        """The picture of a drawing in SVG, cached; `view` is its part that is seen."""
        return self._shapes.make((body, size, view), lambda: svg_surface(body, size, view))

    # -- text

    def label(
        self, surface: Surface, text: str, kind: Type, colour: Colour, box: Rect, *,
        align: Align = Align.LEFT, level: float = 1.0,
    ) -> Rect:  # fmt: skip
        """Draw one line in a box, centred by cap height. Returns its ink box.

        Text that is too wide is made a little smaller, then gets more lines where the box is high
        enough, and is otherwise cut with an ellipsis, because other languages have longer words.
        """
        if self.text_width(text, kind) > box.w:
            kind = self._squeezed(text, kind, box.w)
            lines, height = self.wrap(text, kind, box.w), self.fonts.line_height(kind)
            if 1 < len(lines) <= box.h // height:
                self._tell_of_splits(text, kind, box)
                top = box.y + (box.h - len(lines) * height) // 2
                rows = [
                    Rect(box.x, top + index * height, box.w, height) for index in range(len(lines))
                ]
                inks = [self.label(surface, line, kind, colour, row, align=align, level=level)
                        for line, row in zip(lines, rows, strict=True)]  # fmt: skip
                return inks[0].unionall(inks[1:])
        shown = self.fit(text, kind, box.w)
        width = self.fonts.width(kind, shown)
        if align is Align.LEFT:
            x = box.x
        elif align is Align.CENTRE:
            x = box.x + (box.w - width) // 2
        else:
            x = box.right - width
        cap = self.fonts.cap_height(kind)
        baseline = box.y + round((box.h + cap) / 2)
        ink = Rect(x, baseline - cap, width, cap)
        if self.probe is not None:
            self.probe(text, ink, box, shown != text)
        self.text_at(surface, shown, kind, colour, (x, baseline), level=level)
        return ink

    def _tell_of_splits(self, text: str, kind: Type, box: Rect) -> None:
        """Report to the probe the words that have to be split to fit into the box."""
        if self.probe is None:
            return
        for _, word in parts(text.replace("\n", " ")):
            if self.fonts.width(kind, word) > box.w:
                self.probe(word, box, box, True)

    def text_at(
        self, surface: Surface, text: str, kind: Type, colour: Colour, point: tuple[int, int], *,
        level: float = 1.0,
    ) -> None:  # fmt: skip
        """Draw one line with its baseline starting here; level is its opacity."""
        if not text:
            return
        key = (text, kind, colour)
        picture = self._texts.make(key, lambda: self.fonts.render(kind, text, colour))
        corner = (point[0], point[1] - self.fonts.font(kind).get_ascent())
        if self.ink_probe is not None:
            ink = Ink(text, kind, colour, picture, corner, level)
            if not self.ink_probe(surface, ink):
                return
        if level < 1.0:
            picture = picture.copy()
            picture.set_alpha(round(255 * level))
        surface.blit(picture, corner)

    def paragraph(
        self, surface: Surface, text: str, kind: Type, colour: Colour, box: Rect, *,
        align: Align = Align.LEFT, line_height: int | None = None,
    ) -> int:  # fmt: skip
        """Draw wrapped text from the top of a box.

        Returns the height used (it may exceed the box).
        """
        kind = self._whole(text, kind, box.w)
        step = line_height if line_height is not None else self.fonts.line_height(kind)
        y = box.y
        self._tell_of_splits(text, kind, box)
        for line in self.wrap(text, kind, box.w):
            self.label(surface, line, kind, colour, Rect(box.x, y, box.w, step), align=align)
            y += step
        return y - box.y
