"""How much memory everything prepared may take, and giving it back when it is gone.

At 1280 x 720 the caches hold at most 115 MiB, at 1920 x 1080 140 MiB, which keeps the whole program
under 300 MB; at 3840 x 2160 at most 260 MiB, under 600 MB. The rest is the program (90 MB once
every screen was open) and a few pictures as large as the window.
"""

from __future__ import annotations

import contextlib
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

MIB: Final = 1 << 20
_FIXED: Final = 100 * MIB
_PER_PIXEL: Final = 20
REFERENCE_WINDOW: Final = (1920, 1080)
# Of the whole, in hundredths.
_SHARES: Final = {
    "sharp": 26, "drafts": 32, "shapes": 26, "texts": 8, "icons": 3, "fonts": 4, "words": 1,
}  # fmt: skip
_LARGE_BLOCK: Final = 1 << 15
_M_MMAP_THRESHOLD: Final = -3


@dataclass(frozen=True, slots=True)
class Budget:
    """The most bytes that each kind of cache may keep."""

    sharp: int
    drafts: int
    shapes: int
    texts: int
    icons: int
    fonts: int
    words: int
    """How texts are broken and how wide they are, in each of three caches."""


def budget(size: tuple[int, int]) -> Budget:
    """What a window of this size needs: cards and panels grow with it, their number does not."""
    whole = _FIXED + _PER_PIXEL * size[0] * size[1]
    return Budget(**{kind: whole * share // 100 for kind, share in _SHARES.items()})


def program_bytes() -> int | None:
    """The memory that the whole program has in use; None where the system does not tell."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        return None
    match = re.search(r"^VmRSS:\s*(\d+) kB", status, re.MULTILINE)
    return None if match is None else int(match[1]) * 1024


def give_back_large_blocks() -> None:
    """Have freed pictures go back to the system immediately, where the C library would keep them.

    GNU's puts off giving back ever larger blocks, up to 32 MiB, once one of that size was freed:
    after fifty deals that is 100 MB for nothing.
    """
    if not sys.platform.startswith("linux"):
        return
    with contextlib.suppress(ImportError, OSError, AttributeError):
        import ctypes

        ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, _LARGE_BLOCK)
