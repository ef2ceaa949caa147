"""Game pads: their buttons and sticks become the keys that do the same.

SDL knows where each button of a known pad is, so that A is always the lower one. Pads may come and
go at any time; without one nothing is done.
"""

import contextlib
from dataclasses import dataclass
from typing import Any

import pygame

from hearts_gui.config.settings import Settings
from hearts_gui.ui.shell.input import KeyDown, KeyUp

PRESSED = 0.55
RELEASED = 0.35
FULL = 32767


@dataclass(frozen=True, slots=True)
class PadKey:
    """The key, with its modifiers, that a button stands for; held directions repeat."""

    key: int
    mods: int = 0
    repeats: bool = False


_UP, _DOWN, _LEFT, _RIGHT = (
    PadKey(key, repeats=True) for key in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)
)
BUTTONS: dict[int, PadKey] = {
    pygame.CONTROLLER_BUTTON_A: PadKey(pygame.K_RETURN),
    pygame.CONTROLLER_BUTTON_B: PadKey(pygame.K_ESCAPE),
    pygame.CONTROLLER_BUTTON_X: PadKey(pygame.K_h),
    pygame.CONTROLLER_BUTTON_Y: PadKey(pygame.K_l),
    pygame.CONTROLLER_BUTTON_START: PadKey(pygame.K_ESCAPE),
    pygame.CONTROLLER_BUTTON_BACK: PadKey(pygame.K_s),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PadKey(
        pygame.K_TAB, pygame.KMOD_CTRL | pygame.KMOD_SHIFT
    ),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: PadKey(pygame.K_TAB, pygame.KMOD_CTRL),
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: PadKey(pygame.K_t),
    pygame.CONTROLLER_BUTTON_DPAD_UP: _UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: _DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: _LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: _RIGHT,
}
AXES: dict[int, tuple[PadKey | None, PadKey]] = {
    pygame.CONTROLLER_AXIS_LEFTX: (_LEFT, _RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (_UP, _DOWN),
    pygame.CONTROLLER_AXIS_RIGHTY: (
        PadKey(pygame.K_PAGEUP, pygame.KMOD_CTRL, repeats=True),
        PadKey(pygame.K_PAGEDOWN, pygame.KMOD_CTRL, repeats=True),
    ),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: (None, PadKey(pygame.K_u)),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (None, PadKey(pygame.K_c)),
}  # fmt: skip
"""The buttons an axis stands for when it is pushed to its low and to its high end."""
SAID = (
    "window-pad-move", "window-pad-use", "window-pad-back", "window-pad-legal", "window-pad-last",
    "window-pad-pages", "window-pad-undo", "window-pad-beside", "window-pad-scores",
    "window-pad-scroll",
)  # fmt: skip
"""Messages with what the buttons do, for the list of keys; their attribute `keys` says which."""


class Pads:
    """All pads together; what is held on any of them."""

    events = frozenset(
        {
            pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED,
            pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION,
        }
    )  # fmt: skip

    def __init__(self) -> None:
        self._open: dict[int, Any] = {}
        self._pushed: dict[int, PadKey] = {}
        self._held_key: PadKey | None = None
        self._next_ms = 0.0
        self.repeat_after_ms, self.repeat_every_ms = 400.0, 100.0

    def adjust(self, settings: Settings) -> None:
        """Let held directions repeat as these settings want."""
        self.repeat_after_ms = 1000 * settings.repeat_after
        self.repeat_every_ms = 1000 * settings.repeat_every

    def start(self) -> None:
        """Look for pads from now on."""
        with contextlib.suppress(pygame.error, ImportError):
            from pygame._sdl2 import controller

            controller.init()

    def translate(self, event: pygame.event.Event, now_ms: float) -> list[KeyDown | KeyUp]:
        """The keys that a pad's event stands for."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                with contextlib.suppress(pygame.error, ImportError, ValueError):
                    from pygame._sdl2 import controller

                    pad = controller.Controller(event.device_index)
                    self._open[pad.as_joystick().get_instance_id()] = pad
                return []
            case pygame.CONTROLLERDEVICEREMOVED:
                self._open.pop(event.instance_id, None)
                return self.let_go()
            case pygame.CONTROLLERAXISMOTION:
                return self._axis(event.axis, event.value / FULL, now_ms)
            case _:
                key = BUTTONS.get(event.button)
                if key is None:
                    return []
                if event.type == pygame.CONTROLLERBUTTONUP:
                    return self._up(key)
                return self._down(key, now_ms)

    def _axis(self, axis: int, value: float, now_ms: float) -> list[KeyDown | KeyUp]:
        low, high = AXES.get(axis, (None, None))
        before = self._pushed.get(axis)
        if before is not None:
            if value * (1 if before is high else -1) > RELEASED:
                return []
            del self._pushed[axis]
            return self._up(before)
        wanted = high if value >= PRESSED else low if value <= -PRESSED else None
        if wanted is None:
            return []
        self._pushed[axis] = wanted
        return self._down(wanted, now_ms)

    def _down(self, key: PadKey, now_ms: float) -> list[KeyDown | KeyUp]:
        if key.repeats:
            self._held_key, self._next_ms = key, now_ms + self.repeat_after_ms
        return [KeyDown(key.key, key.mods, pad=True)]

    def _up(self, key: PadKey) -> list[KeyDown | KeyUp]:
        if self._held_key is key:
            self._held_key = None
        return [KeyUp(key.key, key.mods, pad=True)]

    def let_go(self) -> list[KeyDown | KeyUp]:
        """Release everything, because a pad is gone or another window has the focus."""
        pushed = list(self._pushed.values())
        self._pushed.clear()
        self._held_key = None
        return [KeyUp(key.key, key.mods, pad=True) for key in pushed]

    def due(self, now_ms: float) -> bool:
        """Whether it is time for a held direction to repeat."""
        return self._held_key is not None and now_ms >= self._next_ms

    def repeated(self, now_ms: float) -> list[KeyDown]:
        """The held direction once more, when it is time."""
        if self._held_key is None or not self.due(now_ms):
            return []
        self._next_ms = now_ms + self.repeat_every_ms
        return [KeyDown(self._held_key.key, self._held_key.mods, repeat=True, pad=True)]
