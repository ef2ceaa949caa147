"""Translates window events into the few input events the scenes know.

Positions come from the events only. Touch becomes pointer events: the first finger is the pointer,
and the mouse events which the system derives from it are dropped. Game pads become keys.
"""

from collections.abc import Iterable

import pygame

from hearts_gui.ui.shell.input import (
    LEFT,
    Exposed,
    FileDropped,
    FocusGained,
    FocusLost,
    KeyDown,
    KeyUp,
    Moved,
    PointerDown,
    PointerLeft,
    PointerMove,
    PointerUp,
    Quit,
    Resize,
    TextEditing,
    TextInput,
    UiEvent,
    Wheel,
)
from hearts_gui.ui.shell.keymap import by_place
from hearts_gui.ui.shell.pad import Pads

_PLAIN: dict[int, UiEvent] = {
    pygame.QUIT: Quit(), pygame.WINDOWFOCUSLOST: FocusLost(), pygame.WINDOWMINIMIZED: FocusLost(),
    pygame.WINDOWFOCUSGAINED: FocusGained(), pygame.WINDOWRESTORED: FocusGained(),
    pygame.WINDOWMOVED: Moved(), pygame.WINDOWEXPOSED: Exposed(), pygame.WINDOWLEAVE: PointerLeft(),
}  # fmt: skip
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_FINGER = (pygame.FINGERMOTION, pygame.FINGERDOWN, pygame.FINGERUP)
_RESIZE = (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED)
_WHEEL_BUTTONS = (4, 5)


class Translator:
    """Turns one frame's pygame events into UiEvents; remembers pointer place and finger."""

    def __init__(self, pads: Pads) -> None:
        self._pads = pads
        self._pos = (0, 0)
        self._ratio = (1.0, 1.0)
        self._finger: int | None = None
        self._held_keys: set[int] = set()

    def translate(
        self, events: Iterable[pygame.event.Event], size: tuple[int, int], now_ms: float = 0.0,
        *, ratio: tuple[float, float] = (1.0, 1.0),
    ) -> list[UiEvent]:  # fmt: skip
        """The UiEvents of these events, consecutive moves and resizes merged into the last.

        `ratio` is what a point of the system is in pixels of the picture, across and down.
        """
        self._ratio = ratio
        result: list[UiEvent] = []
        for event in events:
            if event.type in self._pads.events:
                result.extend(self._pads.translate(event, now_ms))
                continue
            ours = self._translate(event, size)
            if ours is None:
                continue
            merged = isinstance(ours, PointerMove | Resize | Moved)
            if merged and result and type(result[-1]) is type(ours):
                result[-1] = ours
            else:
                result.append(ours)
            if isinstance(ours, FocusLost):
                result.extend(self._pads.let_go())
        result.extend(self._pads.repeated(now_ms))
        return result

    def _translate(self, event: pygame.event.Event, size: tuple[int, int]) -> UiEvent | None:
        kind = event.type
        if kind in _PLAIN:
            if isinstance(_PLAIN[kind], FocusLost):
                # Keys and fingers let go while another window has the focus are never reported.
                self._held_keys.clear()
                self._finger = None
            return _PLAIN[kind]
        if kind in _MOUSE:
            return None if getattr(event, "touch", False) else self._mouse(event)
        if kind in _FINGER:
            return self._touch(event, size)
        if kind == pygame.MOUSEWHEEL:
            return Wheel(self._pos, float(getattr(event, "precise_y", event.y)))
        if kind == pygame.KEYDOWN:
            key = by_place(event.key, getattr(event, "scancode", 0))
            repeat = key in self._held_keys
            self._held_keys.add(key)
            return KeyDown(key, event.mod, getattr(event, "unicode", ""), repeat)
        if kind == pygame.KEYUP:
            key = by_place(event.key, getattr(event, "scancode", 0))
            self._held_keys.discard(key)
            return KeyUp(key, event.mod)
        if kind == pygame.TEXTINPUT:
            return TextInput(event.text)
        if kind == pygame.TEXTEDITING:
            return TextEditing(event.text)
        if kind == pygame.DROPFILE:
            return FileDropped(event.file)
        if kind in _RESIZE:
            return Resize((event.x, event.y))
        return None

    def _mouse(self, event: pygame.event.Event) -> UiEvent | None:
        across, down = self._ratio
        self._pos = (int(event.pos[0] * across), int(event.pos[1] * down))
        if event.type == pygame.MOUSEMOTION:
            return PointerMove(self._pos)
        if event.button in _WHEEL_BUTTONS:
            return None
        if event.type == pygame.MOUSEBUTTONDOWN:
            return PointerDown(self._pos, event.button)
        return PointerUp(self._pos, event.button)

    def _touch(self, event: pygame.event.Event, size: tuple[int, int]) -> UiEvent | None:
        if event.type == pygame.FINGERDOWN and self._finger is None:
            self._finger = event.finger_id
        if event.finger_id != self._finger:
            return None
        self._pos = (round(event.x * size[0]), round(event.y * size[1]))
        if event.type == pygame.FINGERDOWN:
            return PointerDown(self._pos, LEFT, touch=True)
        if event.type == pygame.FINGERMOTION:
            return PointerMove(self._pos, touch=True)
        self._finger = None
        return PointerUp(self._pos, LEFT, touch=True)
