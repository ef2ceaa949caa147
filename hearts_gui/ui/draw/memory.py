"""How much memory pictures may take, and giving it back when they are gone.

At 1920 x 1080 the caches hold at most 140 MiB, which keeps the whole program under 300 MB; at
3840 x 2160 at most 260 MiB, under 600 MB. The rest is the program (66 MB) and a few pictures as
large as the window.
"""

from __future__ import annotations

import contextlib
import sys
from dataclasses import dataclass
from typing import Final

MIB: Final = 1 << 20
_FIXED: Final = 100 * MIB
_PER_PIXEL: Final = 20
# Of the whole, in hundredths.
_SHARP, _DRAFTS, _SHAPES = 30, 38, 32
_LARGE_BLOCK: Final = 1 << 15
_M_MMAP_THRESHOLD: Final = -3


@dataclass(frozen=True, slots=True)
class Budget:
    """The most bytes of pixels that the caches may keep."""

    sharp: int
    drafts: int
    shapes: int


def budget(size: tuple[int, int]) -> Budget:
    """What a window of this size needs: cards and panels grow with it, their number does not."""
    whole = _FIXED + _PER_PIXEL * size[0] * size[1]
    return Budget(whole * _SHARP // 100, whole * _DRAFTS // 100, whole * _SHAPES // 100)


def give_back_large_blocks() -> None:
    """Have freed pictures go back to the system at once, where the C library would keep them.

    GNU's puts off giving back ever larger blocks, up to 32 MiB, once one of that size was freed:
    after fifty deals that is 100 MB for nothing.
    """
    if not sys.platform.startswith("linux"):
        return
    with contextlib.suppress(ImportError, OSError, AttributeError):
        import ctypes

        ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, _LARGE_BLOCK)
