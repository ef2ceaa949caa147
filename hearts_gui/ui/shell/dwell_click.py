"""Clicking by letting the pointer rest: a ring fills, then the part under it is pressed once."""

import math
from collections.abc import Callable

from pygame import Rect

from hearts_gui.ui.shell.access import CLICK, DISABLED, MORE, SET, AccessNode
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.frames import DwellRing
from hearts_gui.ui.shell.input import (
    FocusLost,
    PointerDown,
    PointerLeft,
    PointerMove,
    PointerUp,
    UiEvent,
)

DRAW_MS = 33
# The ring is shown only after this part of the time: passing over something shows nothing.
SHOWN_FROM = 0.2


class DwellClick:
    """Presses parts of the screen when the pointer rests, if that is switched on."""

    def __init__(self, ctx: Context, press: Callable[[UiEvent], None]) -> None:
        self._ctx, self._press = ctx, press
        self._resting_point: tuple[int, int] | None = None
        self._anchor: tuple[int, int] | None = None
        self._pressed: tuple[str, str] | None = None  # what was pressed last, until it is left
        self._scene: Scene | None = None
        self._rested_ms = 0.0
        self._ring: DwellRing | None = None
        self._ring_scene: Scene | None = None

    @property
    def on(self) -> bool:
        """Whether the player wants it."""
        return self._ctx.settings.dwell

    @property
    def wait_ms(self) -> int | None:
        """The time until the ring has to be drawn again; None while no pointer rests."""
        return DRAW_MS if self.on and self._resting_point is not None else None

    def see(self, event: UiEvent) -> None:
        """Follow the pointer; a player who presses by hand is not waited for."""
        if not self.on:
            return
        match event:
            case PointerMove(pos=pos, touch=False):
                self._move(pos)
            case PointerDown() | PointerUp() | PointerLeft() | FocusLost():
                self._stop()

    def _move(self, pos: tuple[int, int]) -> None:
        anchor = self._anchor
        if anchor is not None and math.dist(pos, anchor) <= self._ctx.metrics.slop:
            return  # it still rests, or has not left the place where it pressed
        self._anchor = pos
        top = self._ctx.scenes.top
        target = None if top is None else target_at(top.accessible(), pos)
        again = target is not None and _told_apart(target) == self._pressed
        if not again:
            self._pressed = None
        meant = target is not None and not again
        self._resting_point, self._scene, self._rested_ms = (pos if meant else None), top, 0.0
        self._draw()

    def _stop(self) -> None:
        self._resting_point = None
        self._draw()

    def update(self, dt_ms: float) -> None:
        """Let time pass; press when the pointer has rested long enough."""
        if self._resting_point is None or not self.on:
            if self._ring is not None:
                self._stop()
            return
        if self._ctx.scenes.top is not self._scene:
            self._stop()  # the part under the pointer is gone
            return
        self._rested_ms += dt_ms
        if self._rested_ms < 1000 * self._ctx.settings.dwell_seconds:
            self._draw()
            return
        pos, top = self._resting_point, self._scene
        self._stop()
        target = None if top is None else target_at(top.accessible(), pos)
        if target is not None:
            self._pressed = _told_apart(target)
            self._press(PointerDown(pos))
            self._press(PointerUp(pos))

    def _draw(self) -> None:
        part = self._rested_ms / (1000 * self._ctx.settings.dwell_seconds)
        shown = self._resting_point is not None and part >= SHOWN_FROM
        if not shown:
            if self._ring is not None and self._ring_scene is not None:
                self._ring_scene.stage.remove(self._ring)
            self._ring = self._ring_scene = None
            return
        assert self._scene is not None
        if self._ring is None:
            self._ring, self._ring_scene = DwellRing(self._ctx), self._scene
        self._scene.stage.add(self._ring)
        self._ring.fill(self._resting_point, min(1.0, (part - SHOWN_FROM) / (1 - SHOWN_FROM)))


def _told_apart(node: AccessNode) -> tuple[str, str]:
    return (node.role, node.name)


def target_at(root: AccessNode, pos: tuple[int, int]) -> AccessNode | None:
    """The last part of a screen at a place that can be used."""
    target = None
    for node in root.walk():
        usable = CLICK in node.acts or MORE in node.acts or SET in node.acts
        if not usable or DISABLED in node.states or not Rect(node.bounds).collidepoint(pos):
            continue
        target = node
    return target
