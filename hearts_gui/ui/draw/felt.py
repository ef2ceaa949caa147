"""The table surface: light on cloth, rail, inner shadow, lip line and the racetrack inlay.

A surface is shown at once from a quarter-size computation and made exact band by band, so that
no frame waits for it; `FeltStore.step` says which bands became exact.
"""

import math
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from hearts_gui.ui.draw.cache import size_of
from hearts_gui.ui.draw.theme import Theme
from hearts_gui.ui.draw.units import Metrics

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
    Pixels = NDArray[np.uint32]

KEPT = 3
RAIL = 16.0
INNER_RADIUS = 56.0
# The shadow of the rail has faded below one level this many design units from the rail.
SHADOW_REACH = 96.0
LIGHT_STOPS = 2048
COARSE = 4
BAND_PIXELS = 40_000
NOISE_LEVELS = 1.2
NOISE_SIDE = 256


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

    def coarse(self) -> "_Spec":
        """The same surface at a quarter of the size."""
        inlay = self.inlay
        if inlay is not None:
            center = (inlay.center[0] / COARSE, inlay.center[1] / COARSE)
            inlay = Inlay(center, inlay.width / COARSE, inlay.height / COARSE)
        width, height = math.ceil(self.width / COARSE), math.ceil(self.height / COARSE)
        return _Spec(width, height, self.u / COARSE, self.theme, inlay)


class _Weaver:
    """Computes bands of one surface with array arithmetic."""

    def __init__(self, spec: _Spec, *, dither: bool) -> None:
        import numpy as np  # first needed here; costs start-up time elsewhere

        self.np = np
        self.spec = spec
        width = spec.width
        self.x = np.arange(width, dtype=np.float32) + np.float32(0.5)
        self.light_x = ((self.x - 0.5 * width) / (0.62 * width)) ** 2
        self.lut = self._light_table()
        self.tile = self._dither_tile() if dither else None
        self.bits = tuple(pygame.Surface((1, 1)).get_shifts()[:3])

    def _light_table(self) -> "Floats":
        np = self.np
        felt = np.array(self.spec.theme.felt, dtype=np.float32)
        t = np.linspace(0, 1, LIGHT_STOPS, dtype=np.float32)
        part = np.where(t < 0.5, t * 2, t * 2 - 1)
        smooth = (part * part * (3 - 2 * part))[:, None]
        first = felt[0] + (felt[1] - felt[0]) * smooth
        second = felt[1] + (felt[2] - felt[1]) * smooth
        table: Floats = np.where(t[:, None] < 0.5, first, second).astype(np.float32)
        columns: Floats = np.ascontiguousarray(table.T)
        return columns

    def _dither_tile(self) -> "Floats":
        np = self.np
        base = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]])
        ordered = np.tile((base + 0.5) / 16, (NOISE_SIDE // 4, NOISE_SIDE // 4))
        noise = np.random.default_rng(7).uniform(-0.5, 0.5, (NOISE_SIDE, NOISE_SIDE))
        tile: Floats = (ordered + noise * NOISE_LEVELS).astype(np.float32)
        return tile

    def band(self, top: int, bottom: int) -> "Pixels":
        """Rows top to bottom as packed pixels."""
        np, spec = self.np, self.spec
        y = np.arange(top, bottom, dtype=np.float32)[:, None] + np.float32(0.5)
        light_y = ((y - 0.42 * spec.height) / (0.72 * spec.height)) ** 2
        distance = np.sqrt(self.light_x[None, :] + light_y)
        index = (np.minimum(distance, 1.25) * ((LIGHT_STOPS - 1) / 1.25)).astype(np.intp)
        channels = [self.lut[channel][index] for channel in range(3)]
        if spec.inlay is not None:
            self._draw_inlay(channels, y, spec.inlay)
        self._draw_edges(channels, y, top, bottom)
        return self._pack(channels, top, bottom)

    def _pack(self, channels: "list[Floats]", top: int, bottom: int) -> "Pixels":
        np = self.np
        rounding: Floats = np.full((1, 1), 0.5, dtype=np.float32)
        if self.tile is not None:
            rows = np.arange(top, bottom) % NOISE_SIDE
            across = -(-self.spec.width // NOISE_SIDE)
            rounding = np.tile(self.tile[rows], (1, across))[:, : self.spec.width]
        packed: Pixels = np.zeros(channels[0].shape, dtype=np.uint32)
        for channel, bits in zip(channels, self.bits, strict=True):
            channel += rounding
            np.clip(channel, 0, 255, out=channel)
            packed |= channel.astype(np.uint32) << np.uint32(bits)
        return packed

    def _draw_inlay(self, channels: "list[Floats]", y: "Floats", inlay: Inlay) -> None:
        np, u = self.np, self.spec.u
        half = inlay.height / 2
        if abs(float(y[0, 0]) - inlay.center[1]) > half + y.shape[0] + 4:
            return
        left = max(0, int(inlay.center[0] - inlay.width / 2 - 4))
        right = min(self.spec.width, int(inlay.center[0] + inlay.width / 2 + 5))
        along = np.maximum(np.abs(self.x[left:right] - inlay.center[0]) - inlay.width / 2 + half, 0)
        signed = np.sqrt(along[None, :] ** 2 + (y - inlay.center[1]) ** 2) - half
        inside = np.clip(0.5 - signed, 0, 1) * np.float32(0.045)
        outer = _stroke(np, signed, 1.5 * u) * np.float32(0.34)
        inner = _stroke(np, signed + 9 * u, 1.2 * u) * np.float32(0.20)
        line = np.maximum(outer, inner)
        for channel, colour in zip(channels, self.spec.theme.inlay, strict=True):
            part = channel[:, left:right]
            part *= 1 + inside
            part += (colour - part) * line

    def _draw_edges(self, channels: "list[Floats]", y: "Floats", top: int, bottom: int) -> None:
        spec = self.spec
        zone = math.ceil((RAIL + SHADOW_REACH) * spec.u)
        corner = math.ceil((RAIL + INNER_RADIUS) * spec.u)
        zone = max(zone, corner)
        if top < zone or bottom > spec.height - zone or 2 * zone >= spec.width:
            self._shade(channels, y, 0, spec.width)
            return
        self._shade(channels, y, 0, zone)
        self._shade(channels, y, spec.width - zone, spec.width)

    def _shade(self, channels: "list[Floats]", y: "Floats", left: int, right: int) -> None:
        """Rail, inner shadow and lip line over these columns."""
        np, spec = self.np, self.spec
        u, theme = spec.u, spec.theme
        radius = INNER_RADIUS * u
        half_w, half_h = spec.width / 2 - RAIL * u - radius, spec.height / 2 - RAIL * u - radius
        dx = np.abs(self.x[left:right] - spec.width / 2)[None, :] - half_w
        dy = np.abs(y - spec.height / 2) - half_h
        out = np.sqrt(np.maximum(dx, 0) ** 2 + np.maximum(dy, 0) ** 2)
        signed = out + np.minimum(np.maximum(dx, dy), 0) - radius
        shadow = 1 - np.float32(theme.inner_shadow) * np.exp(np.minimum(signed, 0) / (RAIL * u))
        rail = np.clip(signed + 0.5, 0, 1)
        # The frame reaches the window's very corners, where it is mitred.
        outside = RAIL * u + radius - np.maximum(dx, dy)
        depth = np.maximum(signed, 0)
        profile = np.sin(np.pi * depth / np.maximum(depth + outside, 1e-6))
        lip = _stroke(np, signed, 1.3 * u) * np.float32(0.55)
        for index, channel in enumerate(channels):
            dark, light = theme.rail_dark[index], theme.rail_light[index]
            part = channel[:, left:right]
            part *= shadow
            part += (dark + (light - dark) * profile - part) * rail
            part += (theme.inlay[index] - part) * lip


def _stroke(np: "object", signed: "Floats", width: float) -> "Floats":
    """Coverage of a line of this width (at least a pixel's worth of ink) along zero distance."""
    thin = min(1.0, width)
    half = max(width, 1.0) / 2
    coverage: Floats = np.clip(half + 0.5 - np.abs(signed), 0, 1) * thin  # type: ignore[attr-defined]
    return coverage


class _Cloth:
    """One table surface, exact down to row `done`."""

    def __init__(self, spec: _Spec) -> None:
        self.spec = spec
        small = spec.coarse()
        rough = Surface((small.width, small.height))
        _store(rough, _Weaver(small, dither=False), 0, small.height)
        size = (small.width * COARSE, small.height * COARSE)
        large = pygame.transform.smoothscale(rough, size)
        self.surface = Surface((spec.width, spec.height))
        self.surface.blit(large, (0, 0))
        self.done = 0
        self._weaver: _Weaver | None = None

    @property
    def finished(self) -> bool:
        """Whether every row is exact."""
        return self.done >= self.spec.height

    def step(self) -> Rect:
        """Make the next band exact; its rectangle."""
        if self._weaver is None:
            self._weaver = _Weaver(self.spec, dither=True)
        top = self.done
        rows = max(4, BAND_PIXELS // self.spec.width)
        bottom = min(self.spec.height, top + rows)
        _store(self.surface, self._weaver, top, bottom)
        self.done = bottom
        if self.finished:
            self._weaver = None
        return Rect(0, top, self.spec.width, bottom - top)


def _store(surface: Surface, weaver: _Weaver, top: int, bottom: int) -> None:
    pixels = pygame.surfarray.pixels2d(surface)
    pixels.T[top:bottom] = weaver.band(top, bottom)


class FeltStore:
    """The table surfaces in use, for the present window size and theme."""

    def __init__(self) -> None:
        self._size = (0, 0)
        self._u = 1.0
        self._theme: Theme | None = None
        self._cloths: OrderedDict[_Spec, _Cloth] = OrderedDict()

    def prepare(self, metrics: Metrics, theme: Theme) -> None:
        """Use this window size and theme from now on; cloths of other sizes are let go."""
        self._size, self._u, self._theme = metrics.size, metrics.base_u, theme
        for spec in [each for each in self._cloths if (each.width, each.height) != self._size]:
            del self._cloths[spec]

    @property
    def held(self) -> int:
        """The bytes of all cloths."""
        return sum(size_of(cloth.surface) for cloth in self._cloths.values())

    def surface(self, inlay: Inlay | None = None) -> Surface:
        """The felt of the present window; shown coarse first and refined by `step`."""
        if self._theme is None:
            raise ValueError("The felt has no window yet: call prepare first")
        spec = _Spec(*self._size, self._u, self._theme, inlay)
        cloth = self._cloths.get(spec)
        if cloth is None:
            cloth = self._cloths[spec] = _Cloth(spec)
            while len(self._cloths) > KEPT:
                self._cloths.popitem(last=False)
        self._cloths.move_to_end(spec)
        return cloth.surface

    @property
    def pending(self) -> bool:
        """Whether a surface of the present window is still coarse."""
        return any(not cloth.finished for cloth in self._current())

    def _current(self) -> list[_Cloth]:
        return [
            cloth
            for spec, cloth in self._cloths.items()
            if (spec.width, spec.height) == self._size and spec.theme == self._theme
        ]

    def step(self, budget_ms: float = 10.0) -> list[Rect]:
        """Refine for about this long; the regions that became exact."""
        regions: list[Rect] = []
        start = time.perf_counter()
        for cloth in reversed(self._current()):
            while not cloth.finished:
                regions.append(cloth.step())
                if (time.perf_counter() - start) * 1000 >= budget_ms:
                    return regions
        return regions

    def finish(self) -> None:
        """Refine everything now (screenshots)."""
        while self.pending:
            self.step(1000.0)
