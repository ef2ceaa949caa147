"""Which library of X11 is missing, and which package has it."""

from __future__ import annotations

import ctypes
from typing import Final

from hearts_gui.wording.language.messages import say

PACKAGES: Final = {
    "libX11.so.6": ("libx11-6", "libX11"),
    "libXext.so.6": ("libxext6", "libXext"),
}
"""Without these SDL opens no window; it does without the others. Debian's and Fedora's names."""


def missing_library() -> str | None:
    """A sentence on the first library that is missing; None when all are there."""
    for library, (debian, fedora) in PACKAGES.items():
        try:
            ctypes.CDLL(library)
        except OSError:
            return say("window-no-library", library=library, debian=debian, fedora=fedora)
    return None
