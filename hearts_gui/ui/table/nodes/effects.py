"""The short effects that run beside the play: hearts breaking, the queen's ring, rising points."""

import math
import random
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from hearts_gui.engine.cards import Suit
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.heart import suit_surface
from hearts_gui.ui.draw.painter import Align, BoxStyle, Painter
from hearts_gui.ui.draw.shapes import blit_centred, centred, hex_colour, svg_surface
from hearts_gui.ui.draw.stage import BaseNode, Drawn, Stage
from hearts_gui.ui.draw.theme import WHITE, Colour, rgb
from hearts_gui.ui.draw.tween import Particle, ParticlesNode, out_cubic, out_quint
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.nodes.fixtures import HeartNode, PillNode
from hearts_gui.ui.table.nodes.plates import SHAKE_UNITS, PlateNode
from hearts_gui.ui.widgets.base import Skin

CRACK_MS, FILL_MS, BREAK_MS, PILL_MS = 320.0, 400.0, 900.0, 220.0
PARTICLE_MS = 700.0
RING_MS, RING_HOLD_MS = 420.0, 600.0
# The stars on the ring, the ends of the hairs inside it, in its radius; the hairs of a quarter.
STARS, NAP, HAIRS = (0.22, 0.13), (0.68, 0.82), 11
SHAKE_MS, SHAKES, SHAKE_TURN, ALARM_MS = 240.0, 3, 1.2, 1100.0
# The dark around the falling queen: its size in units, its steps, when it is whole, when it goes.
VIGNETTE, VIGNETTE_STEPS = (900.0, 760.0), 8
VIGNETTE_MS, DARK_MS, LIGHT_FROM = 1400.0, 400.0, 700.0
RISE_UNITS = 24.0
GRAVITY = 1500.0
VIOLET: Colour = (143, 107, 255)
GOLD: Colour = rgb("#F4D58A")
WEIGHTY = rgb("#C2183A")


class Effect:
    """Something that runs for a time beside the play; `speed` is the player's.

    A `node` that belongs to it is on the `stage` as long as it runs.
    """

    def __init__(
        self, ms: float, speed: float = 1.0, *, stage: Stage | None = None,
        node: BaseNode | None = None,
    ) -> None:  # fmt: skip
        self._ms, self._speed = ms, speed
        self._spent = 0.0
        self._stage, self._shown = stage, node
        if stage is not None and node is not None:
            stage.add(node)

    def update(self, dt_ms: float) -> bool:
        """Let time pass. Returns False at the end."""
        self._spent += dt_ms * self._speed
        if self._spent >= self._ms:
            self.end()
            return False
        self.show(self._spent / self._ms)
        return True

    def show(self, progress: float) -> None:
        """Show the effect at this part of its time, 0 to 1."""

    def end(self) -> None:
        """End immediately, leaving the table as it is afterwards."""
        if self._stage is not None and self._shown is not None:
            self._stage.remove(self._shown)


class BreakingHearts(Effect):
    """Hearts break: the crack opens, the heart fills and glows, hearts fly, the pill slides in."""

    def __init__(
        self, ctx: Context, stage: Stage, heart: HeartNode, pill: PillNode, speed: float
    ) -> None:
        self._heart, self._pill = heart, pill
        rng = random.Random(7)
        u = ctx.metrics.base_u
        thrown = []
        for _ in range(10):
            side = round(rng.choice((14, 18, 22, 26)) * u)  # only a few sizes, to save pictures
            picture = suit_surface(ctx.painter, Suit.HEARTS, side, rgb("#E0304F"))
            speed_x, speed_y = rng.uniform(-360, 360) * u, rng.uniform(-620, -260) * u
            thrown.append(Particle((picture,), heart.center, (speed_x, speed_y)))
        self._node = ParticlesNode(thrown, z=60.0)
        self._gravity = GRAVITY * u
        pill.slide_in(0.0)
        super().__init__(BREAK_MS, speed, stage=stage, node=self._node)

    def update(self, dt_ms: float) -> bool:
        if self._spent + dt_ms * self._speed < PARTICLE_MS:
            self._node.fly(dt_ms * self._speed, self._gravity)
        return super().update(dt_ms)

    def show(self, progress: float) -> None:
        spent = progress * BREAK_MS
        glow = 0.55 * min(1.0, spent / 400)
        if spent > 400:
            glow = 0.55 * (1 - min(1.0, (spent - 400) / (BREAK_MS - 400)))
        self._heart.show(
            fill=round(out_cubic(spent / FILL_MS), 2),
            crack=round(out_cubic(spent / CRACK_MS), 2),
            glow=round(glow, 2),
        )
        self._pill.slide_in(round(out_cubic(spent / PILL_MS), 2))
        if spent < PARTICLE_MS:
            self._node.level = 1.0 if spent < 450 else round(1 - (spent - 450) / 250, 1)
        else:
            self._node.visible = False

    def end(self) -> None:
        super().end()
        self._heart.rest(broken=True)
        self._pill.slide_in(1.0)


class RingNode(BaseNode):
    """A ring that grows from under a card, with stars on it, and the nap pressed down inside it.

    It is violet outside and gold inside; every other of its eight stars is large.
    """

    def __init__(self, ctx: Context, center: tuple[float, float], most: float, z: float) -> None:
        super().__init__(z=z)
        self.ctx = ctx
        self._center = center
        self._most = most
        self.radius = 0.0
        self.level = 1.0
        self.grow(0.0, 1.0)

    def grow(self, progress: float, level: float) -> None:
        """Set size and brightness."""
        self.radius = max(1.0, self._most * progress)
        self.level = level
        side = round(2 * self.radius + 0.24 * self._most) + 4
        self.rect = centred(self._center, side, side)
        self.touch()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        painter, width = self.ctx.painter, max(2.0, self._most * 0.035)
        radius = round(self.radius / 4) * 4 + 1
        shade = round(255 * self.level / 16) * 16
        self._draw_rings(surface, radius, width, min(255, shade) / 255)
        stars = [star_surface(painter, round(self._most * part), GOLD) for part in STARS]
        for index in range(8):
            angle = index * math.pi / 4 + 0.2
            x = self._center[0] + self.radius * math.cos(angle)
            y = self._center[1] + self.radius * math.sin(angle)
            blit_centred(surface, stars[index % 2], (x, y))

    def _draw_rings(self, surface: Surface, radius: int, width: float, level: float) -> None:
        """Draw the rings as a quarter, four times: a new picture with every frame."""
        side = math.ceil(radius + width) + 1
        body = "".join(
            f'<circle cx="{side}" cy="{side}" r="{reach}" fill="none" stroke="{hex_colour(ink)}" '
            f'stroke-opacity="{level:.4f}" stroke-width="{wide}"/>'
            for reach, ink, wide in (
                (radius + width / 2, VIOLET, width), (radius - width * 0.3, GOLD, width * 0.6),
            )
        )  # fmt: skip
        near, far = (self._most * part for part in NAP)
        if radius > far:
            angles = [(n + 0.5) * math.pi / 2 / HAIRS for n in range(HAIRS)]
            body += "".join(
                f'<line x1="{side - near * math.cos(a):.1f}" y1="{side - near * math.sin(a):.1f}" '
                f'x2="{side - far * math.cos(a):.1f}" y2="{side - far * math.sin(a):.1f}" '
                f'stroke="#FFFFFF" stroke-opacity="{0.38 * level:.3f}" stroke-width="1.5"/>'
                for a in angles
            )
        quarter = svg_surface(body, (side, side))
        x, y = round(self._center[0]), round(self._center[1])
        for right, low in ((0, 0), (0, 1), (1, 0), (1, 1)):
            place = (x if right else x - side, y if low else y - side)
            surface.blit(pygame.transform.flip(quarter, bool(right), bool(low)), place)


def star_surface(painter: Painter, side: int, colour: Colour) -> Surface:
    """The picture of a four-point star."""
    path = "M50 0L60 40L100 50L60 60L50 100L40 60L0 50L40 40Z"
    body = f'<path d="{path}" fill="{hex_colour(colour)}"/>'
    side = max(5, side)
    return painter.svg(body, (side, side), "0 0 100 100")


class VignetteNode(BaseNode):
    """The cloth around a point goes dark, in a few steps of one picture."""

    def __init__(self, ctx: Context, center: tuple[float, float]) -> None:
        super().__init__(z=39.0)
        width, height = (round(units * ctx.metrics.base_u) for units in VIGNETTE)
        self.rect = centred(center, width, height)
        self.ctx, self._step, self.visible = ctx, 0, False
        self._picture: Surface | None = None

    def darken(self, level: float) -> None:
        """Set the darkness, 0 to 1."""
        step = round(level * VIGNETTE_STEPS)
        if step == self._step:
            return
        if self._picture is None:  # which takes most of a frame
            self._picture = pygame.transform.smoothscale(vignette_picture(self.ctx), self.rect.size)
            return
        self._step = step
        self.visible = step > 0
        self._picture.set_alpha(round(255 * step / VIGNETTE_STEPS))
        self.touch()

    def draw(self, surface: Surface, clip: Rect) -> None:
        part = clip.clip(self.rect)
        assert self._picture is not None
        surface.blit(self._picture, part, part.move(-self.rect.x, -self.rect.y))


def vignette_picture(ctx: Context) -> Surface:
    """Dark violet, thinner in the middle and nothing at the edge; small, as it is soft."""
    width, height = (round(units * ctx.metrics.base_u) // 6 for units in VIGNETTE)
    body = (
        '<defs><radialGradient id="v" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100">'
        '<stop offset="0" stop-color="#2A2266" stop-opacity="0.45"/>'
        '<stop offset="0.42" stop-color="#120E30" stop-opacity="0.74"/>'
        '<stop offset="0.7" stop-color="#0D0922" stop-opacity="0.6"/>'
        '<stop offset="1" stop-color="#0D0922" stop-opacity="0"/></radialGradient></defs>'
        '<circle cx="0" cy="0" r="100" fill="url(#v)"/>'
    )
    return ctx.painter.svg(body, (width, height), "-100 -100 200 200")


class Vignette(Effect):
    """The table goes dark while the queen of spades falls, and light again."""

    def __init__(
        self, ctx: Context, stage: Stage, center: tuple[float, float], speed: float
    ) -> None:
        self._node = VignetteNode(ctx, center)
        super().__init__(VIGNETTE_MS, speed, stage=stage, node=self._node)

    def show(self, progress: float) -> None:
        spent = progress * VIGNETTE_MS
        level = spent / DARK_MS if spent < DARK_MS else 1.0
        if spent > LIGHT_FROM:
            level = 1 - (spent - LIGHT_FROM) / (VIGNETTE_MS - LIGHT_FROM)
        self._node.darken(level)


class QueenRing(Effect):
    """The ring and stars around the queen of spades as she lands."""

    def __init__(
        self, ctx: Context, stage: Stage, center: tuple[float, float], speed: float, *, still: bool,
        z: float,
    ) -> None:  # fmt: skip
        self._still = still
        self._node = RingNode(ctx, center, 0.165 * ctx.metrics.stage.h, z)
        super().__init__(RING_HOLD_MS if still else RING_MS, speed, stage=stage, node=self._node)
        if still:
            self._node.grow(0.8, 1.0)

    def show(self, progress: float) -> None:
        if not self._still:
            self._node.grow(out_cubic(progress), 1.0 - progress**2)


class Shake(Effect):
    """A plate shakes three times and has a red line for a while; with `still` the line alone."""

    def __init__(self, plate: PlateNode, speed: float, *, still: bool = False) -> None:
        super().__init__(ALARM_MS, speed)
        self._plate, self._still = plate, still
        plate.alarmed = True

    def show(self, progress: float) -> None:
        progress = min(1.0, progress * ALARM_MS / SHAKE_MS)
        swing = (
            0.0 if self._still else math.sin(progress * SHAKES * 2 * math.pi) * (1 - progress * 0.5)
        )
        self._plate.shift(SHAKE_UNITS * self._plate.u * swing, SHAKE_TURN * swing)

    def end(self) -> None:
        self._plate.shift(0)
        self._plate.alarmed = False


class RiseNode(BaseNode):
    """A text that rises; on a pill where it matters."""

    level = Drawn(1.0)

    def __init__(
        self, ctx: Context, text: str, box: Rect, colour: Colour, *, pill: bool = False
    ) -> None:
        super().__init__(box.copy(), z=70.0)
        self.ctx, self.text, self.colour, self._pill = ctx, text, colour, pill

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the text with a dark halo, so that it reads on any ground."""
        kind = Skin(self.ctx).type(26, Face.NUMERAL)
        box = self.rect
        painter = self.ctx.painter
        if self._pill:
            width = painter.text_width(self.text, kind) + round(0.9 * box.h)
            style = BoxStyle(box.h / 2, WEIGHTY, (255, 255, 255, 120), 1.2)
            painter.box(surface, centred(box.center, width, box.h), style)
            painter.label(surface, self.text, kind, WHITE, box, align=Align.CENTRE)
            return
        if self.level > 0.5:
            for dx, dy in ((-1, 0), (1, 0), (0, 1), (0, 2)):
                painter.label(surface, self.text, kind, (0, 0, 0), box.move(dx, dy),
                              align=Align.CENTRE, level=0.5)  # fmt: skip
        painter.label(
            surface, self.text, kind, self.colour, box, align=Align.CENTRE, level=self.level
        )


class Rising(Effect):
    """Points taken rise from a plate."""

    def __init__(
        self, ctx: Context, stage: Stage, text: str, plate: Rect, ms: float, *, bad: bool,
        pill: bool = False,
    ) -> None:  # fmt: skip
        skin = Skin(ctx)
        width = skin.px(120)
        self._from = Rect(0, 0, width, skin.px(34))
        self._from.midbottom = (plate.centerx, plate.y + skin.px(6))
        if self._from.y - skin.px(RISE_UNITS) < 0:
            self._from.midtop = (plate.centerx, plate.bottom + skin.px(RISE_UNITS))
        self._most = skin.px(RISE_UNITS)
        colour: Colour = (255, 128, 142) if bad else (130, 232, 184)
        if pill:
            self._from.centerx = min(
                plate.right - skin.px(34), ctx.metrics.stage.right - width // 2
            )
        self._node = RiseNode(ctx, text, self._from, colour, pill=pill)
        self._still = ctx.settings.reduced_motion
        super().__init__(max(1.0, ms), stage=stage, node=self._node)

    def show(self, progress: float) -> None:
        if not self._still:
            self._node.rect = self._from.move(0, -round(self._most * out_quint(progress)))
        self._node.level = 1.0 if progress < 0.6 else round(1 - (progress - 0.6) / 0.4, 1)


class After(Effect):
    """Calls a function after a delay; if ended earlier, only with `always`."""

    def __init__(self, ms: float, act: Callable[[], None], *, always: bool = False) -> None:
        super().__init__(ms)
        self._act, self._always = act, always

    def update(self, dt_ms: float) -> bool:
        self._spent += dt_ms
        if self._spent < self._ms:
            return True
        self._act()
        return False

    def end(self) -> None:
        """Act now if it must happen in any case."""
        if self._always:
            self._act()


class Effects:
    """All effects under way."""

    def __init__(self) -> None:
        self._running: list[Effect] = []

    @property
    def busy(self) -> bool:
        return bool(self._running)

    @property
    def kinds(self) -> tuple[type, ...]:
        """The kinds of effects that run."""
        return tuple(type(effect) for effect in self._running)

    def add(self, effect: Effect) -> None:
        self._running.append(effect)

    def update(self, dt_ms: float) -> None:
        running, self._running = self._running, []
        self._running = [effect for effect in running if effect.update(dt_ms)] + self._running

    def end(self) -> None:
        running, self._running = self._running, []
        for effect in running:
            effect.end()
