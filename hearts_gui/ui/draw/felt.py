"""The table surface: woven cloth under a lamp, a rail of grained wood with brass, sewn lines.

A surface is first computed at a quarter of its size and then made exact band by band, so that no
frame waits for it; `FeltStore.step` says which bands became exact.
"""

import contextlib
import math
import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from hearts_gui.ui.draw.memory import size_of
from hearts_gui.ui.draw.shapes import around
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.draw.table_picture import PictureError, table_picture
from hearts_gui.ui.draw.theme import Metrics, Theme

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
    Pixels = NDArray[np.uint32]

KEPT = 1
"""The number of inlays kept beside the plain cloth, apart from those that are shown."""
INLAY_MARGIN = 5
"""The number of pixels beyond its lines that an inlay is drawn."""
LINES, STRIP = 12.0, 64
"""The units within its size in which an inlay has its lines; the rows of one strip."""
RAIL = 30.0
INNER_RADIUS = 46.0
# The shadow of the rail has faded this many design units from it, at the top and elsewhere.
SHADOW_REACH, SIDE_SHADOW = 140.0, 65.0
LIGHT_STOPS = 2048
FARTHEST = 1.25
COARSE = 4
LARGE = 3_000_000
BAND_PIXELS = 24_000
NOISE_LEVELS = 1.2
TILE = 252
"""The side of the repeated pattern in pixels: whole weaves of 6, 9 and 12 pixels."""
WEAVES = ((1.5, 6), (2.5, 9), (math.inf, 12))
"""The pixels of one weave, up to this many pixels a design unit."""
GRAIN = (64, 1024)
PLAIN = 0.36
"""The average tone of wood, of the way from its darkest to its lightest."""


@dataclass(frozen=True, slots=True)
class Inlay:
    """The racetrack on the cloth: its centre and size in pixels."""

    center: tuple[float, float]
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class _Spec:
    """One surface to compute: everything in pixels of that surface."""

    width: int
    height: int
    u: float
    theme: Theme
    inlay: Inlay | None

    @property
    def pieces(self) -> tuple[Rect, ...]:
        """The parts of the window that it covers: all, or strips with the lines of the inlay."""
        whole = Rect(0, 0, self.width, self.height)
        if self.inlay is None:
            return (whole,)
        (x, y), wide, high = self.inlay.center, self.inlay.width, self.inlay.height
        reach = math.ceil(LINES * self.u) + INLAY_MARGIN
        strips = []
        for top in range(math.floor(y - high / 2) - reach, math.ceil(y + high / 2) + reach, STRIP):
            # How far from the middle the lines lie in the first and the last of these rows.
            downs = [abs(row - y) for row in (top, top + STRIP)]
            near, far = ((0.0 if top < y < top + STRIP else min(downs)), max(downs))
            outer = wide / 2 - high / 2 + math.sqrt(max(0.0, (high / 2 + reach) ** 2 - near**2))
            inner = (high / 2 - reach) ** 2 - far**2
            left, right = math.floor(x - outer), math.ceil(x + outer)
            if inner <= 0:
                strips.append(Rect(left, top, right - left, STRIP))
                continue
            room = math.floor(wide / 2 - high / 2 + math.sqrt(inner))
            edge = math.ceil(x - room) - left
            strips += [Rect(left, top, edge, STRIP), Rect(right - edge, top, edge, STRIP)]
        return tuple(strip.clip(whole) for strip in strips if strip.colliderect(whole))

    @property
    def coarseness(self) -> int:
        """The factor by which the surface that is shown first is smaller."""
        return COARSE if self.width * self.height <= LARGE else 2 * COARSE

    def coarse(self) -> "_Spec":
        """The surface at a smaller size."""
        inlay, by = self.inlay, self.coarseness
        if inlay is not None:
            center = (inlay.center[0] / by, inlay.center[1] / by)
            inlay = Inlay(center, inlay.width / by, inlay.height / by)
        width, height = math.ceil(self.width / by), math.ceil(self.height / by)
        return _Spec(width, height, self.u / by, self.theme, inlay)


def _far(down: Any) -> Any:
    """The strength of the long shadow at this part of the height, where above nothing."""
    return 1.75 - 5 * down


class _Weaver:
    """Computes bands of one surface with array arithmetic."""

    def __init__(self, spec: _Spec, *, dither: bool) -> None:
        import numpy as np  # imported late to keep the start fast

        self.np = np
        self.spec = spec
        width = spec.width
        self.x = np.arange(width, dtype=np.float32) + np.float32(0.5)
        self.light_x = ((self.x - 0.5 * width) / (0.60 * width)) ** 2
        self.lut = self._light_table()
        self.tile = _dither_tile() if dither else None
        weave = next(pixels for most, pixels in WEAVES if spec.u <= most)
        woven = dither and not spec.theme.strong
        self.cloth = _cloth_tile(weave, spec.theme.weave) if woven else None
        self.rail = None if spec.theme.strong else _Rail(np, spec, grained=dither)
        self.bits = tuple(pygame.Surface((1, 1)).get_shifts()[:3])

    def _light_table(self) -> "Floats":
        """The colour by distance from the middle: three stops under a warm lamp."""
        np, theme = self.np, self.spec.theme
        felt = np.array(theme.felt, dtype=np.float32)
        t = np.linspace(0, 1, LIGHT_STOPS, dtype=np.float32)
        part = np.where(t < 0.5, t * 2, t * 2 - 1)
        smooth = (part * part * (3 - 2 * part))[:, None]
        first = felt[0] + (felt[1] - felt[0]) * smooth
        second = felt[1] + (felt[2] - felt[1]) * smooth
        table: Floats = np.where(t[:, None] < 0.5, first, second).astype(np.float32)
        lamp = np.exp(-((t * FARTHEST / 0.62) ** 2))[:, None] * np.array(theme.lamp, np.float32)
        columns: Floats = np.ascontiguousarray((table * (1 + lamp)).T.astype(np.float32))
        return columns

    def band(self, top: int, bottom: int) -> "Pixels":
        """Rows top to bottom as packed pixels."""
        np, spec = self.np, self.spec
        y = np.arange(top, bottom, dtype=np.float32)[:, None] + np.float32(0.5)
        light_y = ((y - 0.43 * spec.height) / (0.70 * spec.height)) ** 2
        distance = np.sqrt(self.light_x[None, :] + light_y)
        scale = (LIGHT_STOPS - 1) / FARTHEST
        index = (np.minimum(distance, FARTHEST) * scale).astype(np.intp)
        channels = [self.lut[channel][index] for channel in range(3)]
        if self.cloth is not None:
            woven = self._repeated(self.cloth, top, bottom)
            for channel in channels:
                channel *= woven
        if spec.inlay is not None:
            self._draw_inlay(channels, y, spec.inlay)
        self._draw_edges(channels, y, top, bottom)
        return self._pack(channels, top, bottom)

    def _repeated(self, tile: "Floats", top: int, bottom: int) -> "Floats":
        """A tile side by side over these rows."""
        np, width = self.np, self.spec.width
        rows = np.arange(top, bottom) % TILE
        weave: Floats = np.tile(tile[rows], (1, -(-width // TILE)))[:, :width]
        return weave

    def _pack(self, channels: "list[Floats]", top: int, bottom: int) -> "Pixels":
        np = self.np
        rounding: Floats = np.full((1, 1), 0.5, dtype=np.float32)
        if self.tile is not None:
            rounding = self._repeated(self.tile, top, bottom)
        packed: Pixels = np.zeros(channels[0].shape, dtype=np.uint32)
        for channel, bits in zip(channels, self.bits, strict=True):
            channel += rounding
            np.clip(channel, 0, 255, out=channel)
            packed |= channel.astype(np.uint32) << np.uint32(bits)
        return packed

    def _draw_inlay(self, channels: "list[Floats]", y: "Floats", inlay: Inlay) -> None:
        """Draw two lines round the trick: sewn, or plain in a high-contrast theme."""
        np, u = self.np, self.spec.u
        half = inlay.height / 2
        if abs(float(y[0, 0]) - inlay.center[1]) > half + y.shape[0] + 4:
            return
        left = max(0, int(inlay.center[0] - inlay.width / 2 - 4))
        right = min(self.spec.width, int(inlay.center[0] + inlay.width / 2 + 5))
        across, down = self.x[left:right] - inlay.center[0], y - inlay.center[1]
        along = np.abs(across) - inlay.width / 2 + half
        signed = np.hypot(np.maximum(along, 0)[None, :], down) - half
        thread: Floats = np.ones((1, 1), dtype=np.float32)
        if not self.spec.theme.strong:
            angle = np.arctan2(np.maximum(along, 0)[None, :], np.abs(down))
            straight = inlay.width / 2 - half
            length = np.minimum(np.abs(across), straight)[None, :] + half * angle
            thread = _stitches(np, length, straight + half * np.pi / 2, u)
        outer, inner = (
            _stroke(np, signed + gap * u, 1.7 * u) * thread * np.float32(ink)
            for gap, ink in ((0, 0.62), (10, 0.30))
        )
        under = _stroke(np, signed - max(1.0, u), 1.7 * u) * thread * np.float32(0.25)
        line = np.maximum(outer, inner)
        for channel, colour in zip(channels, self.spec.theme.inlay, strict=True):
            part = channel[:, left:right]
            part *= 1 - under
            part += (colour - part) * line

    def _draw_edges(self, channels: "list[Floats]", y: "Floats", top: int, bottom: int) -> None:
        """Shadow on the cloth, then the rail; in the middle of the window only at its sides."""
        u, width, height = self.spec.u, self.spec.width, self.spec.height
        rail = math.ceil((RAIL + INNER_RADIUS) * u)
        depth = max(rail, math.ceil((RAIL + SHADOW_REACH) * u))
        side = max(rail, math.ceil((RAIL + SIDE_SHADOW) * u))
        if _far(top / height) > 0:
            side = depth
        for draw, above, beside in ((self._shade, depth, side), (self._frame, rail, rail)):
            if top < above or bottom > height - beside or 2 * beside >= width:
                draw(channels, y, 0, width)
            else:
                draw(channels, y, 0, beside)
                draw(channels, y, width - beside, width)

    def _distances(self, y: "Floats", left: int, right: int) -> "tuple[Floats, Floats, Floats]":
        """From the lip of the rail, positive on the wood; and along both axes from a corner."""
        np, spec = self.np, self.spec
        radius = INNER_RADIUS * spec.u
        half_w = spec.width / 2 - RAIL * spec.u - radius
        half_h = spec.height / 2 - RAIL * spec.u - radius
        dx = np.abs(self.x[left:right][None, :] - spec.width / 2) - half_w
        dy = np.abs(y - spec.height / 2) - half_h
        out = np.sqrt(np.maximum(dx, 0) ** 2 + np.maximum(dy, 0) ** 2)
        return out + np.minimum(np.maximum(dx, dy), 0) - radius, dx, dy

    def _shade(self, channels: "list[Floats]", y: "Floats", left: int, right: int) -> None:
        """Draw the shadow of the rail, longer where the lamp throws it."""
        np, spec = self.np, self.spec
        inside = np.minimum(self._distances(y, left, right)[0], 0) / spec.u
        shade = np.exp(inside / 13)
        far = np.clip(_far(y / spec.height), 0, 1) * np.float32(0.48)
        if far.any():
            shade += far * np.maximum(np.exp(inside / 40) - math.exp(-SHADOW_REACH / 40), 0)
        shadow = 1 - np.float32(spec.theme.inner_shadow) * np.minimum(shade, 1)
        for channel in channels:
            channel[:, left:right] *= shadow

    def _frame(self, channels: "list[Floats]", y: "Floats", left: int, right: int) -> None:
        """Draw the rail and its lip. It reaches the window's very corners, where it is mitred."""
        np, u, theme = self.np, self.spec.u, self.spec.theme
        signed, dx, dy = self._distances(y, left, right)
        rail = np.clip(signed + 0.5, 0, 1)
        outside = (RAIL + INNER_RADIUS) * u - np.maximum(dx, dy)
        depth = np.maximum(signed, 0)
        across = depth / np.maximum(depth + outside, 1e-6)
        lip = _stroke(np, signed, 1.3 * u) * np.float32(0.55 if theme.strong else 0.30)
        x = self.x[left:right][None, :]
        wood = self._plain_rail(across) if self.rail is None else self.rail.colours(
            across, depth, x, y, dx - dy)  # fmt: skip
        for index, (channel, wooden) in enumerate(zip(channels, wood, strict=True)):
            part = channel[:, left:right]
            part += (wooden - part) * rail
            part += (theme.inlay[index] - part) * lip

    def _plain_rail(self, across: "Floats") -> "list[Floats]":
        """One tone that is lightest in the middle."""
        theme, profile = self.spec.theme, self.np.sin(self.np.pi * across)
        pairs = zip(theme.rail_dark, theme.rail_light, strict=True)
        return [dark + (light - dark) * profile for dark, light in pairs]


class _Rail:
    """Grained wood with light along its middle, and brass let into it."""

    def __init__(self, np: Any, spec: _Spec, *, grained: bool) -> None:
        self.np, self.spec = np, spec
        self.grain = _grain() if grained else np.full(GRAIN, PLAIN, dtype=np.float32)
        theme = spec.theme
        tones = np.array((theme.rail_dark, theme.rail, theme.rail_light), dtype=np.float32)
        self.tones: Floats = np.stack([
            np.interp(np.linspace(0, 2, 256), (0, 1, 2), tones[:, channel]) for channel in range(3)
        ]).astype(np.float32)  # fmt: skip

    def colours(
        self, across: "Floats", depth: "Floats", x: "Floats", y: "Floats", side: "Floats"
    ) -> "list[Floats]":
        """The rail's colours.

        `across` goes from 0 at the cloth to 1 at the window's edge, `depth` is how far it is from
        the cloth: light and brass follow it round the corners. `side` is positive on the left and
        right, negative at top and bottom, zero where two pieces of wood meet.
        """
        np, spec = self.np, self.spec
        u, theme = spec.u, spec.theme
        along = np.where(side > 0, y, x) / u
        rows = (across * (GRAIN[0] // 2 - 1) + np.where(side > 0, GRAIN[0] // 2, 0)).astype(np.intp)
        grain = self.grain[rows, (along * 1.5).astype(np.intp) % GRAIN[1]]
        tone = (grain * 255).astype(np.intp)
        across = np.minimum(depth / (RAIL * u), 1)
        light = 0.66 + 0.56 * np.sin(np.pi * (0.8 * across + 0.1))
        light *= 1 - 0.45 * np.clip(1.2 - np.abs(side) / max(1.0, u), 0, 1)
        shine = np.float32(0.20) * np.exp(-(((across - 0.24) / 0.07) ** 2))
        off = np.abs(depth - RAIL / 2 * u)
        brass = np.clip(1.6 * u + 0.5 - off, 0, 1)
        groove = np.clip(1.5 - np.abs(off - 1.6 * u - 1), 0, 1) * np.float32(0.65)
        turn = x / spec.width + y / spec.height
        gleam = (0.70 + 0.38 * np.sin(16 * turn + 0.8)) * (1 - 0.35 * off / (1.6 * u + 0.5))
        shades = []
        for channel, glint, metal in zip(self.tones, (255, 226, 190), theme.brass, strict=True):
            wood = channel[tone] * light
            wood += (glint - wood) * shine
            wood *= 1 - groove
            wood += (metal * gleam - wood) * brass
            shades.append(wood)
        return shades


@lru_cache(maxsize=1)
def _dither_tile() -> "Floats":
    """The noise that is added before rounding, so that no steps are seen."""
    import numpy as np

    base = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]])
    ordered = np.tile((base + 0.5) / 16, (TILE // 4, TILE // 4))
    noise = np.random.default_rng(7).uniform(-0.5, 0.5, (TILE, TILE))
    tile: Floats = (ordered + noise * NOISE_LEVELS).astype(np.float32)
    return tile


@lru_cache(maxsize=4)
def _cloth_tile(weave: int, strength: float) -> "Floats":
    """The brightness of each thread and fibre: a twill of this many pixels, and some fluff."""
    import numpy as np

    steps = np.arange(TILE)
    ribs = np.sin(2 * np.pi * (steps[:, None] + steps[None, :]) / weave)
    threads = np.sin(2 * np.pi * (steps[:, None] - steps[None, :]) * 3 / weave)
    fluff = np.random.default_rng(11).normal(0, 1, (TILE, TILE))
    fluff = (fluff + np.roll(fluff, 1, 0) + np.roll(fluff, 1, 1) + np.roll(fluff, (1, 1))) / 2
    light = 1 + strength * (0.75 * ribs + 0.25 * threads + 0.4 * fluff)
    tile: Floats = light.astype(np.float32)
    return tile


@lru_cache(maxsize=1)
def _grain() -> "Floats":
    """The tone of the wood, 0 to 1: across it by rows, the upper half for two of its pieces."""
    import numpy as np

    noise = np.random.default_rng(5).normal(0, 1, GRAIN)
    fine, coarse = _drawn_out(np, noise, 24), _drawn_out(np, np.roll(noise, 9, 0), 90)
    coarse = coarse + np.roll(coarse, 1, 0) + np.roll(coarse, 2, 0)
    grain = 0.55 * fine / fine.std() + 0.65 * coarse / coarse.std()
    grained: Floats = np.clip(PLAIN + 0.16 * grain, 0, 1).astype(np.float32)
    return grained


def _drawn_out(np: Any, noise: Any, length: int) -> Any:
    """Noise averaged along the wood."""
    for _ in range(2):
        sums = np.cumsum(np.concatenate([noise, noise[:, :length]], axis=1), axis=1)
        noise = sums[:, length:] - sums[:, :-length]
    return noise


def _stitches(np: Any, length: "Floats", quarter: float, u: float) -> "Floats":
    """Mark where thread is seen along a seam; a whole number of stitches fits a quarter of it."""
    period = quarter / max(1, round(quarter / (10.8 * u)))
    off = np.abs(np.mod(length, period) - period / 2)
    stitches: Floats = np.clip(3.75 * u + 0.5 - off, 0, 1)
    return stitches


def _stroke(np: Any, signed: "Floats", width: float) -> "Floats":
    """Coverage of a line of this width (at least a pixel's worth of ink) along zero distance."""
    thin = min(1.0, width)
    half = max(width, 1.0) / 2
    coverage: Floats = np.clip(half + 0.5 - np.abs(signed), 0, 1) * thin
    return coverage


class _Cloth:
    """One table surface, or the strips of one that have the inlay; exact down to `rows_done`.

    Strips start as copies of the plain cloth, if that is exact, and show once they are all done.
    """

    def __init__(self, spec: _Spec, plain: "_Cloth | None" = None) -> None:
        self.spec = spec
        self.places = spec.pieces
        self.box = around(self.places)
        self._rows = max(4, BAND_PIXELS // spec.width)
        self.rows_done = self.box.y - self.box.y % self._rows
        self._weaver: _Weaver | None = None
        self.pieces: tuple[Surface, ...]
        self._copied = plain is not None and plain.finished
        if plain is not None and self._copied:
            large = plain.pieces[0]
        else:
            small = spec.coarse()
            rough = Surface((small.width, small.height))
            rows = _Weaver(small, dither=False).band(0, small.height)
            _store(rough, rough.get_rect(), rows, 0)
            size = (small.width * spec.coarseness, small.height * spec.coarseness)
            large = pygame.transform.smoothscale(rough, size)
            if large.get_size() == self.box.size:
                self.pieces = (large,)
                return
        self.pieces = tuple(large.subsurface(place).copy() for place in self.places)

    @property
    def finished(self) -> bool:
        """Whether every row is exact."""
        return self.rows_done >= self.box.bottom

    @property
    def shown(self) -> bool:
        """Whether it may be drawn: lines never appear band by band."""
        return self.finished or not self._copied

    def step(self) -> Rect:
        """Make the next band exact. Returns what looks different now."""
        if self._weaver is None:
            self._weaver = _Weaver(self.spec, dither=True)
        top = self.rows_done
        bottom = min(self.spec.height, top + self._rows)
        rows = self._weaver.band(top, bottom)
        for piece, place in zip(self.pieces, self.places, strict=True):
            _store(piece, place, rows, top)
        self.rows_done = bottom
        if self.finished:
            self._weaver = None
        if self._copied:
            return self.box if self.finished else Rect(self.box.topleft, (0, 0))
        return Rect(self.box.x, top, self.box.w, bottom - top)


def _store(surface: Surface, place: Rect, rows: "Pixels", top: int) -> None:
    """Copy these rows into the surface at this place."""
    first, last = max(top, place.y), min(top + len(rows), place.bottom)
    if first < last:
        part = rows[first - top : last - top, place.x : place.right]
        pygame.surfarray.pixels2d(surface).T[first - place.y : last - place.y] = part


class FeltStore:
    """The table surfaces in use, for the present window size and theme."""

    def __init__(self) -> None:
        self._size = (0, 0)
        self._u = 1.0
        self._theme: Theme | None = None
        self._picture: Surface | None = None
        self._key = ("", 0, (0, 0))
        self._cloths: OrderedDict[_Spec, _Cloth] = OrderedDict()

    def prepare(self, metrics: Metrics, theme: Theme) -> None:
        """Use this window size and theme from now on; cloths of others are let go."""
        self._size, self._u, self._theme = metrics.size, metrics.base_u, theme
        for spec in [cloth for cloth in self._cloths if replace(cloth, inlay=None) != self._plain]:
            del self._cloths[spec]

    @property
    def _plain(self) -> _Spec:
        if self._theme is None:
            raise ValueError("The felt has no window yet: call prepare first")
        return _Spec(*self._size, self._u, self._theme, None)

    def lay_picture(self, path: Path | None, blur: int) -> None:
        """Lay a picture on the table in place of cloth and rail; None for none.

        One that cannot be read leaves the cloth.
        """
        if self._theme is not None and not self._theme.dark:
            path = None  # dark text would not be read on it
        wanted = (str(path or ""), blur, self._size)
        if wanted == self._key:
            return
        self._key, self._picture = wanted, None
        if path is not None:
            with contextlib.suppress(PictureError):
                self._picture = table_picture(path, self._size, blur)

    @property
    def bytes_held(self) -> int:
        pieces = [piece for cloth in self._cloths.values() for piece in cloth.pieces]
        return sum(map(size_of, [*pieces, *([self._picture] if self._picture else [])]))

    @property
    def _pictured(self) -> bool:
        return self._picture is not None and self._picture.get_size() == self._size

    def surface(self) -> Surface:
        """The felt of the present window; shown coarse first and refined by `step`.

        Raises ValueError before `prepare`.
        """
        return self._picture if self._picture and self._pictured else self._cloth(None).pieces[0]

    def inlaid(self, inlay: Inlay) -> _Cloth | None:
        """The strips of the felt that have this inlay; none on a picture."""
        return None if self._pictured else self._cloth(inlay)

    def _cloth(self, inlay: Inlay | None) -> _Cloth:
        plain = self._plain
        spec = replace(plain, inlay=inlay)
        if spec not in self._cloths:
            self._cloths[spec] = _Cloth(spec, self._cloths.get(plain))
            # A coarse one stays, because its user waits for its exact rows.
            done = [old for old, cloth in self._cloths.items() if cloth.finished and old != plain]
            for old in done[: max(0, len(self._cloths) - 1 - KEPT)]:
                del self._cloths[old]
        self._cloths.move_to_end(spec)
        return self._cloths[spec]

    @property
    def pending(self) -> bool:
        """Whether a surface of the present window is still coarse."""
        return any(not cloth.finished for cloth in self._cloths.values())

    def step(self, budget_ms: float = 10.0) -> list[Rect]:
        """Refine for about this long. Returns the regions that became exact."""
        regions: list[Rect] = []
        start = time.perf_counter()
        for cloth in reversed(self._cloths.values()):
            while not cloth.finished:
                regions.append(cloth.step())
                if (time.perf_counter() - start) * 1000 >= budget_ms:
                    return regions
        return regions


class InlayNode(BaseNode):
    """The inlay round the trick, on the felt."""

    def __init__(self, felt: FeltStore, inlay: Inlay) -> None:
        self._cloth = felt.inlaid(inlay)
        super().__init__(around(self._cloth.places if self._cloth else ()), z=-1.0)

    def draw(self, surface: Surface, clip: Rect) -> None:
        if self._cloth is not None and self._cloth.shown:
            pieces, places = self._cloth.pieces, self._cloth.places
            hit = clip.collidelistall(places)
            surface.blits([(pieces[index], places[index]) for index in hit])
