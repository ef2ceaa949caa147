"""Keys by their place, where the layout has no Latin letters, and what stands on their caps.

The program knows its keys by Latin letters and digits. Where a layout lacks one, as Russian and
Greek ones lack all letters, the key at its place on a US keyboard stands for it.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import pygame

_ASCII: Final = 0x7F
_NO_LETTER: Final = 1 << 30
"""The bit of keys which type nothing, such as arrows: their code is made of their place."""

PLACES: Final = {
    **{pygame.K_a + at: pygame.KSCAN_A + at for at in range(26)},
    **{pygame.K_1 + at: pygame.KSCAN_1 + at for at in range(9)},
    pygame.K_0: pygame.KSCAN_0,
}
"""Where letters and digits are on a US keyboard."""
_AT: Final = {place: key for key, place in PLACES.items()}


def by_place(key: int, place: int) -> int:
    """The key that the program knows; a key of the layout's own where it needs none of ours."""
    usual = _AT.get(place)
    if usual is None or key <= _ASCII or key & _NO_LETTER or on_layout(usual):
        return key
    return usual


def on_layout(key: int) -> bool:
    """Whether some key of the present layout types this letter or digit."""
    scancode = _sdl("SDL_GetScancodeFromKey")
    return scancode is not None and bool(scancode(key))


def cap(key: int) -> str:
    """What stands on a key; empty where the system has no name for it."""
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

    Asked by the library of a module of pygame, or on Windows by the name of SDL's own.
    """
    for library in (pygame.key.__file__, "SDL2"):
        try:
            found: Any = getattr(ctypes.CDLL(library), name)
        except (AttributeError, OSError, TypeError):
            continue
        return found  # type: ignore[no-any-return]
    return None
