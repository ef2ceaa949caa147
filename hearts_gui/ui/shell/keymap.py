"""The keys and their actions, which the player may move to other letters and function keys.

The rest of the program knows only the default keys: a press of a moved key arrives as the default
one, and the old key does nothing. Keys are known by Latin letters and digits. Where a layout lacks
one, as Russian and Greek layouts lack all letters, the key at its place on a US keyboard is used.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any

import pygame

from hearts_gui.config.settings import Settings
from hearts_gui.ui.shell.input import KeyDown, KeyUp
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.words import capital

_ASCII = 0x7F
_NO_LETTER = 1 << 30
"""The bit of keys which type nothing, such as arrows: their code is made of their place."""

PLACES = {
    **{pygame.K_a + index: pygame.KSCAN_A + index for index in range(26)},
    **{pygame.K_1 + index: pygame.KSCAN_1 + index for index in range(9)},
    pygame.K_0: pygame.KSCAN_0,
}
"""The positions of letters and digits on a US keyboard."""
_AT = {scancode: key for key, scancode in PLACES.items()}


def by_place(key: int, scancode: int) -> int:
    """The key that the program knows; a key of the layout where the program needs none of its
    own."""
    usual = _AT.get(scancode)
    if usual is None or key <= _ASCII or key & _NO_LETTER or on_layout(usual):
        return key
    return usual


def on_layout(key: int) -> bool:
    """Whether some key of the present layout types this letter or digit."""
    scancode = _sdl("SDL_GetScancodeFromKey")
    return scancode is not None and bool(scancode(key))


def cap(key: int) -> str:
    """The cap of a key; empty where the system has no name for it."""
    if key in PLACES and not on_layout(key):
        there = _sdl("SDL_GetKeyFromScancode")
        code = there(PLACES[key]) if there is not None else key
        key = key if code <= 0 or code & _NO_LETTER else code
    return name_of(key)


def name_of(key: int) -> str:
    """The name under which a key is kept; that of a letter of any script is the letter."""
    return pygame.key.name(key) or pygame.key.name(key, use_compat=False)


@lru_cache
def _sdl(name: str) -> Callable[[int], int] | None:
    """A function of the SDL that pygame uses; pygame itself offers none of these.

    It is found through the library of a pygame module, or on Windows by the name of SDL's library.
    """
    for library in (pygame.key.__file__, "SDL2"):
        try:
            function: Any = getattr(ctypes.CDLL(library), name)
        except (AttributeError, OSError, TypeError):
            continue
        return function  # type: ignore[no-any-return]
    return None


_WITH = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


@dataclass(frozen=True, slots=True)
class KeyAction:
    """Something a key does: its setting, its usual key."""

    setting: str
    usual: int

    @property
    def words(self) -> str:
        """The effect of the key in words."""
        return say(f"window-{self.setting.replace('_', '-')}")


def _actions(keys: str) -> tuple[KeyAction, ...]:
    """The actions of one kind, in the order of the settings."""
    return tuple(
        KeyAction(entry.name, _code(str(entry.default)))
        for entry in fields(Settings)
        if entry.metadata.get("keys") == keys
    )


def _code(name: str) -> int:
    code: int = getattr(pygame, f"K_{name if len(name) == 1 else name.upper()}")
    return code


AT_TABLE = _actions("table")
FOR_THE_EAR = _actions("ear")
"""Keys at the table that tell something and do nothing else."""
EVERYWHERE = _actions("everywhere")
SWITCHES = _actions("switches")
"""The switches of a person with one or two keys; any key will do that no other switch has."""
ACTIONS = (*AT_TABLE, *FOR_THE_EAR, *EVERYWHERE)
_FIXED = frozenset(
    {
        pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_TAB,
        pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END,
        pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_PLUS,
        pygame.K_MINUS, pygame.K_EQUALS, pygame.K_KP_PLUS, pygame.K_KP_MINUS,
        *range(pygame.K_0, pygame.K_9 + 1),
    }
)  # fmt: skip
_MODIFIERS = frozenset(
    {
        pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT,
        pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK,
        pygame.K_MODE,
    }
)  # fmt: skip


def key_of(action: KeyAction, settings: Settings) -> int:
    """The present key of an action; the default one when the setting names none."""
    name = getattr(settings, action.setting)
    try:
        code = pygame.key.key_code(name)
    except (ValueError, pygame.error):
        return action.usual
    return code if why_not(code, action) is None else action.usual


def key_words(code: int) -> str:
    """A key as a key cap shows it."""
    name = cap(code)
    if len(name) == 1:
        return capital(name)
    return say("window-key-cap", name=name.replace(" ", "-"), cap=name.capitalize())


def key_name(settings: Settings, name: str) -> str:
    """The key of the action with this setting as its cap shows it."""
    action = next(action for action in ACTIONS if action.setting == name)
    return key_words(key_of(action, settings))


def why_not(code: int, action: KeyAction) -> str | None:
    """Return why a key cannot be given another meaning; None when it can."""
    if action in SWITCHES:
        return say("window-key-needed") if code == pygame.K_ESCAPE else None
    if code in _FIXED or not name_of(code):
        return say("window-key-needed")
    if code in _MODIFIERS:
        return say("window-key-modifier")
    return None


def holder(settings: Settings, action: KeyAction, code: int) -> KeyAction | None:
    """The other action that has this key now."""
    pool = SWITCHES if action in SWITCHES else ACTIONS
    others = (candidate for candidate in pool if candidate is not action)
    return next((candidate for candidate in others if key_of(candidate, settings) == code), None)


def with_key(settings: Settings, action: KeyAction, code: int) -> Settings:
    """The settings with this key for an action; the action that had it gets the old key."""
    changes: dict[str, Any] = {action.setting: name_of(code)}
    held_by = holder(settings, action, code)
    if held_by is not None:
        changes[held_by.setting] = name_of(key_of(action, settings))
    return replace(settings, **changes)


def usual_keys(settings: Settings) -> Settings:
    """The settings with every key at its default."""
    defaults = Settings()
    names: dict[str, Any] = {
        action.setting: getattr(defaults, action.setting) for action in ACTIONS
    }
    return replace(settings, **names)


@lru_cache(maxsize=8)
def _moved(names: tuple[str, ...]) -> dict[int, int]:
    """The key that each moved key stands for; 0 for a key that has lost its meaning."""
    changes: dict[str, Any] = dict(zip((action.setting for action in ACTIONS), names, strict=True))
    settings = replace(Settings(), **changes)
    now = {key_of(action, settings): action.usual for action in ACTIONS}
    lost = {action.usual: 0 for action in ACTIONS if action.usual not in now}
    return {key: usual for key, usual in {**lost, **now}.items() if key != usual}


def mapped(event: KeyDown | KeyUp, settings: Settings) -> KeyDown | KeyUp:
    """The event with the key that the program knows."""
    if event.mods & _WITH or event.pad:
        return event
    names = tuple(getattr(settings, action.setting) for action in ACTIONS)
    usual = _moved(names).get(event.key)
    if usual is None:
        return event
    if isinstance(event, KeyDown):
        return replace(event, key=usual, pressed=event.key)
    return replace(event, key=usual)
