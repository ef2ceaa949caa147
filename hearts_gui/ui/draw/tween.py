"""Motion: curves as functions of progress 0 to 1, a damped spring, pictures that fly and fall."""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from pygame import Rect, Surface

from hearts_gui.ui.draw.shapes import around
from hearts_gui.ui.draw.stage import BaseNode

Curve = Callable[[float], float]

SPRING_SPEED = 18.0
SPRING_DAMPING = 0.72


def _bezier(a: float, b: float, t: float) -> float:
    """One coordinate of a cubic from 0 to 1 with these two inner control values."""
    return ((1 - 3 * b + 3 * a) * t + (3 * b - 6 * a)) * t * t + 3 * a * t


def cubic_bezier(x1: float, y1: float, x2: float, y2: float) -> Curve:
    """The curve that style sheets write as cubic-bezier(x1, y1, x2, y2)."""

    @lru_cache(maxsize=512)
    def solve(step: int) -> float:
        x = step / 1024
        low, high, t = 0.0, 1.0, x
        for _ in range(24):
            reached = _bezier(x1, x2, t)
            if abs(reached - x) < 1e-6:
                break
            if reached < x:
                low = t
            else:
                high = t
            t = (low + high) / 2
        return _bezier(y1, y2, t)

    def curve(x: float) -> float:
        if x <= 0:
            return 0.0
        return 1.0 if x >= 1 else solve(round(x * 1024))

    return curve


out_cubic = cubic_bezier(0.215, 0.61, 0.355, 1)
out_quint = cubic_bezier(0.23, 1, 0.32, 1)
in_cubic = cubic_bezier(0.55, 0.055, 0.675, 0.19)
in_out = cubic_bezier(0.645, 0.045, 0.355, 1)


def spring(seconds: float) -> float:
    """The position of a spring let go at 0 on its way to 1 (18 rad/s, damping 0.72)."""
    if seconds <= 0:
        return 0.0
    decay = SPRING_SPEED * SPRING_DAMPING
    ring = SPRING_SPEED * math.sqrt(1 - SPRING_DAMPING**2)
    fade = math.exp(-decay * seconds)
    return 1 - fade * (math.cos(ring * seconds) + decay / ring * math.sin(ring * seconds))


def hill(x: float) -> float:
    """0 at both ends, 1 in the middle: the height of an arc."""
    return math.sin(math.pi * max(0.0, min(1.0, x)))


def blend(start: float, end: float, share: float) -> float:
    """The number at this share of the way."""
    return start + (end - start) * share


def follow(value: float, target: float, dt_ms: float, rate_hz: float) -> float:
    """A value after following a target with a lag of this rate for a time."""
    return target + (value - target) * math.exp(-2 * math.pi * rate_hz * dt_ms / 1000)


class Particle:
    """One thrown picture: where, how fast (pixels per second), what."""

    def __init__(self, pictures: Sequence[Surface], origin: tuple[float, float],
                 speed: tuple[float, float], spin: float = 0.0) -> None:  # fmt: skip
        self.pictures = pictures
        self.x, self.y = origin
        self.vx, self.vy = speed
        self.turn = 0.0
        self.spin = spin

    def step(self, dt_ms: float, gravity: float) -> None:
        """Move it by this time."""
        seconds = dt_ms / 1000
        self.x += self.vx * seconds
        self.y += self.vy * seconds
        self.vy += gravity * seconds
        self.turn += self.spin * seconds

    @property
    def picture(self) -> Surface:
        """The picture for the present turn."""
        return self.pictures[int(self.turn) % len(self.pictures)]

    @property
    def box(self) -> Rect:
        """The place of the picture."""
        width, height = self.picture.get_size()
        return Rect(round(self.x - width / 2), round(self.y - height / 2), width, height)


class ParticlesNode(BaseNode):
    """Thrown pictures as one node."""

    def __init__(self, particles: Sequence[Particle], *, z: float) -> None:
        super().__init__(z=z)
        self.particles = list(particles)
        self.level = 1.0
        self.refit()

    def refit(self) -> None:
        """Fit the box to all particles."""
        self.rect = around(particle.box for particle in self.particles).inflate(2, 2)
        self.touch()

    def fly(self, dt_ms: float, gravity: float) -> None:
        for particle in self.particles:
            particle.step(dt_ms, gravity)
        self.refit()

    def draw(self, surface: Surface, clip: Rect) -> None:
        for particle in self.particles:
            picture, area = particle.picture, particle.box
            if not area.colliderect(clip):
                continue
            picture.set_alpha(round(255 * min(1.0, self.level)))  # for this drawing alone
            surface.blit(picture, area)
            picture.set_alpha(255)
