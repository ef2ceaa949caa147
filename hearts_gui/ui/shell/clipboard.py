"""The system's clipboard as plain text; a note of the program's own where there is none."""

import contextlib

import pygame

_KEPT: list[str] = [""]
MOST = 1 << 20
"""The most characters that are read; a table of codes takes far fewer."""


def copy(text: str) -> None:
    """Put a text on the clipboard."""
    text = text.replace("\0", "").encode(errors="replace").decode()
    _KEPT[0] = text
    with contextlib.suppress(pygame.error, AttributeError):
        pygame.scrap.put_text(text)


def paste() -> str:
    """The text on the clipboard; empty when it holds none."""
    try:
        return pygame.scrap.get_text()[:MOST]
    except (pygame.error, AttributeError, UnicodeDecodeError):
        return _KEPT[0][:MOST]
