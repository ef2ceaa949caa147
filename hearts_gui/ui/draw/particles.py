"""Many small pictures that fly and fall: sparks, stars, confetti."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from hearts_gui.ui.draw.stage import BaseNode


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


class ParticlesNode(BaseNode):
    """Thrown pictures as one node."""

    def __init__(self, particles: Sequence[Particle], *, z: float) -> None:
        super().__init__(z=z)
        self.particles = list(particles)
        self.level = 1.0
        self.refit()

    def refit(self) -> None:
        """Fit the box to all particles."""
        box = Rect(0, 0, 0, 0)
        for index, particle in enumerate(self.particles):
            width, height = particle.picture.get_size()
            area = Rect(
                round(particle.x - width / 2), round(particle.y - height / 2), width, height
            )
            box = area if index == 0 else box.union(area)
        self.rect = box.inflate(2, 2)
        self.touch()

    def fly(self, dt_ms: float, gravity: float) -> None:
        """Let all fly on."""
        for particle in self.particles:
            particle.step(dt_ms, gravity)
        self.refit()

    def draw(self, surface: Surface, clip: Rect) -> None:
        """Draw all particles."""
        for particle in self.particles:
            picture = particle.picture
            width, height = picture.get_size()
            area = Rect(
                round(particle.x - width / 2), round(particle.y - height / 2), width, height
            )
            if not area.colliderect(clip):
                continue
            if self.level < 1.0:
                picture = picture.copy()
                picture.set_alpha(round(255 * self.level))
            surface.blit(picture, area)
