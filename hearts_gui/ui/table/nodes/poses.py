"""Moves poses along curves and arcs. A card has one motion; a new one starts from where it is.

Cards on the table come, fly and go this way as sprites.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from hearts_gui.engine.cards import Card
from hearts_gui.ui.draw.stage import Stage
from hearts_gui.ui.draw.tween import Curve, blend, hill, in_cubic, in_out, out_cubic
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.nodes.sprites import CardSprite

# Of a fall: when it is at its highest, how much larger then, its lean in degrees.
TOP_OF_FALL, TALLEST, LEAN = 0.45, 1.35, 7.0


@dataclass(slots=True)
class Motion:
    """One card on its way."""

    card: CardSprite
    start: Pose
    end: Pose
    duration: float
    delay: float = 0.0
    curve: Curve = out_cubic
    arc: tuple[float, float] = (0.0, 0.0)
    on_start: Callable[[], None] | None = None
    on_end: Callable[[], None] | None = None
    spent: float = field(default=0.0)
    started: bool = field(default=False)

    def step(self, dt_ms: float) -> bool:
        """Move on. Returns True when the end is reached."""
        self.spent += dt_ms
        if self.spent < self.delay:
            return False
        if not self.started:
            self.started = True
            self.start = self.card.pose
            if self.on_start is not None:
                self.on_start()
        if self.spent >= self.delay + self.duration:
            self.finish()
            return True
        raw = (self.spent - self.delay) / self.duration
        self.card.progress(raw)
        self.card.place(self.at(self.curve(raw), raw), moving=True)
        return False

    def at(self, progress: float, raw: float) -> Pose:
        """The pose this far on the way."""
        rise = hill(raw)
        start, end = self.start, self.end
        return Pose(
            blend(start.x, end.x, progress) + self.arc[0] * rise,
            blend(start.y, end.y, progress) + self.arc[1] * rise,
            blend(start.width, end.width, progress),
            start.angle + _turn(start.angle, end.angle) * progress,
        )

    def finish(self) -> None:
        """Arrive at the end."""
        if not self.started and self.on_start is not None:
            self.on_start()
        self.started = True
        self.card.progress(1.0)
        self.card.place(self.end, moving=False)
        if self.on_end is not None:
            self.on_end()


@dataclass(slots=True)
class Fall(Motion):
    """A card that rises towards the viewer and falls: it grows, leans, and lands pressed flat."""

    def at(self, progress: float, raw: float) -> Pose:
        flat = Motion.at(self, progress, raw)
        if raw < TOP_OF_FALL:
            grown = 1 + (TALLEST - 1) * out_cubic(raw / TOP_OF_FALL)
        else:
            grown = blend(TALLEST, 1.0, in_cubic((raw - TOP_OF_FALL) / (1 - TOP_OF_FALL)))
        return Pose(flat.x, flat.y, flat.width * grown, flat.angle + LEAN * hill(raw))


def _turn(start: float, end: float) -> float:
    """The shorter way from one angle to another, in degrees."""
    return (end - start + 180) % 360 - 180


def same_pose(first: Pose, second: Pose) -> bool:
    """Whether two poses look alike."""
    return (
        abs(first.x - second.x) < 0.25
        and abs(first.y - second.y) < 0.25
        and abs(first.width - second.width) < 0.25
        and abs(_turn(first.angle, second.angle)) < 0.05
    )


class Motions:
    """All motions under way."""

    def __init__(self) -> None:
        self.running: dict[int, Motion] = {}

    @property
    def busy(self) -> bool:
        return bool(self.running)

    def goal(self, target: CardSprite) -> Pose:
        """The place that a card is going to, or its own."""
        motion = self.running.get(id(target))
        return target.pose if motion is None else motion.end

    def add(self, motion: Motion) -> None:
        """Start a motion; it takes over from an earlier one of the same card."""
        if motion.duration <= 0 and motion.delay <= 0:
            self.running.pop(id(motion.card), None)
            motion.start = motion.card.pose
            motion.finish()
            return
        self.running[id(motion.card)] = motion

    def stop(self, target: CardSprite) -> None:
        """Leave a card where it is."""
        self.running.pop(id(target), None)

    def update(self, dt_ms: float) -> bool:
        """Let everything move on. Returns whether anything did."""
        if not self.running:
            return False
        for key, motion in tuple(self.running.items()):
            if self.running.get(key) is not motion or not motion.step(dt_ms):
                continue
            if self.running.get(key) is motion:  # its end may have started another
                del self.running[key]
        return True

    def finish(self) -> None:
        """Let everything arrive now."""
        running, self.running = tuple(self.running.values()), {}
        for motion in running:
            motion.finish()

    def clear(self) -> None:
        """Forget all motions, leaving cards where they are."""
        self.running.clear()


def arc_between(start: Pose, end: Pose, share: float) -> tuple[float, float]:
    """The sideways bulge of a flight: this share of the distance, always upward."""
    dx, dy = end.x - start.x, end.y - start.y
    length = math.hypot(dx, dy)
    if length < 1:
        return (0.0, 0.0)
    across = (dy / length, -dx / length)
    if across[1] > 0:
        across = (-across[0], -across[1])
    return (across[0] * length * share, across[1] * length * share)


WHOLE = (0.0, 1.0)
STRAIGHT = (0.0, 0.0)


class MovingCards:
    """The face-up cards by themselves, and those that are seen only on their way."""

    def __init__(self, ctx: Context, stage: Stage) -> None:
        self.ctx, self.stage = ctx, stage
        self.motions = Motions()
        self.sprites: dict[Card, CardSprite] = {}
        self.flying: list[CardSprite] = []
        self.still = ctx.settings.reduced_motion

    def add(self, card: Card, pose: Pose, *, z: float = 50.0, moving: bool = False) -> CardSprite:
        """Put a face-up card on the table, at rest or about to move."""
        sprite = CardSprite(self.ctx, card, pose, z=z, moving=moving)
        self.sprites[card] = sprite
        self.stage.add(sprite)
        return sprite

    def mark(self, sprite: CardSprite) -> None:
        """Put a card's badge on the stage, or take it off."""
        if sprite.look.badge is not None:
            self.stage.add(sprite.mark)
        elif sprite.mark.badge is not None:
            sprite.mark.badge = None
            self.stage.remove(sprite.mark)

    def drop(self, card: Card) -> None:
        """Take a card off the table."""
        sprite = self.sprites.pop(card, None)
        if sprite is not None:
            self.motions.stop(sprite)
            self.stage.remove(sprite, sprite.mark)

    def fly(
        self, start: Pose, end: Pose, *, ms: float, delay: float = 0.0, card: Card | None = None,
        arc: tuple[float, float] = STRAIGHT, z: float = 80.0, curve: Curve = out_cubic,
        land: Callable[[], None] | None = None, flip: tuple[float, float] | None = None,
        fade: tuple[float, float] | None = None, window: tuple[float, float] = WHOLE,
        waits: bool = False,
    ) -> None:  # fmt: skip
        """A card that is seen only on its way, and before it when it `waits` for its turn."""
        sprite = CardSprite(self.ctx, card, start, z=z, moving=True, flat=card is None)
        sprite.fade, sprite.window = fade, window
        if flip is not None:
            sprite.flip, sprite.target_flip = flip[0], flip
        self.flying.append(sprite)

        def leave() -> None:
            self.stage.add(sprite)

        if waits:
            leave()

        def arrive() -> None:
            self.stage.remove(sprite)
            if sprite in self.flying:
                self.flying.remove(sprite)
            if land is not None:
                land()

        self.motions.add(
            Motion(sprite, start, end, ms, delay=delay, curve=curve, arc=arc, on_start=leave,
                   on_end=arrive)
        )  # fmt: skip

    def receive(
        self, card: Card, start: Pose, end: Pose, *, ms: float, delay: float,
        arc: tuple[float, float] = STRAIGHT, window: tuple[float, float] = WHOLE,
    ) -> None:  # fmt: skip
        """A card flies to the hand and turns up on its way."""
        sprite = self.add(card, end if self.still else start, moving=not self.still)
        if self.still:
            sprite.fade = (0.0, 1.0)
        else:
            sprite.flip, sprite.target_flip, sprite.window = -1.0, (-1.0, 1.0), window

        def arrive() -> None:
            sprite.window = WHOLE
            self.mark(sprite)

        self.motions.add(Motion(sprite, sprite.pose, end, ms, delay=delay, arc=arc, curve=in_out,
                                on_end=arrive))  # fmt: skip

    def land(self) -> None:
        """End all flights, and show every card as it is at rest."""
        self.motions.clear()
        self.stage.remove(*self.flying)
        self.flying.clear()
        for sprite in self.sprites.values():
            sprite.flies = False
            sprite.visible = True  # it may not have left the pack yet
            sprite.flip = sprite.level = 1.0
            sprite.target_flip = sprite.fade = None
            sprite.window = WHOLE
