"""Caches for pictures, bounded in bytes, which drop the least recently used first. Freed memory is
returned to the system.

At 1280 x 720 the caches hold at most 44 MiB, at 1920 x 1080 53 MiB, at 3840 x 2160 101 MiB: what
the fullest pages show. At a table it is half of that: over two deals more would hardly save work.
The rest is the program (85 MB), the window and the cloth. Pictures that are used again have their
own caches, so that others do not push them out; pictures that only motion needs are dropped while
nothing happens.
"""

from __future__ import annotations

import contextlib
import ctypes
import math
import re
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Generic, TypeVar

from pygame import Surface

MIB = 1 << 20
_FIXED = 36 * MIB
_PER_PIXEL = 8
REFERENCE_WINDOW = (1920, 1080)
_SHARES = {
    "upright": 22, "sharp": 15, "drafts": 13, "soft": 14, "shapes": 20, "texts": 6, "icons": 1,
    "fonts": 8, "words": 1,
}  # fmt: skip
"""The share of each kind of cache, in hundredths.

`soft` are shadows and edges of cards, `shapes` hold portraits, too, `words` breaks and widths of
texts, in each of three caches.
"""
_LARGE_BLOCK = 1 << 15
_M_MMAP_THRESHOLD = -3

SPARE = 34 * MIB
"""The bytes of window-sized surfaces that wait for use: one at 3840 x 2160."""

ONLY_HERE = 2
"""The references to a value that is only in a cache, with the one that counts them."""

V = TypeVar("V")


class _NoTimeError(Exception):
    """No time is left to make another picture."""


class _Patience:
    """The time that may be spent on pictures nobody sees yet."""

    ends = math.inf
    """When it is over, by `time.perf_counter`."""
    made_any = False


def within(budget_ms: float, draw: Callable[[], object]) -> bool:
    """Draw what is not shown yet, and stop before the first missing picture after this time.

    Returns whether `draw` returns something true; False when it was stopped. At least one picture
    is made; all that were made stay in their caches for the next time.
    """
    _Patience.ends = time.perf_counter() + budget_ms / 1000
    _Patience.made_any = False
    try:
        return bool(draw())
    except _NoTimeError:
        return False
    finally:
        _Patience.ends = math.inf


def off_screen() -> bool:
    """Whether `within` draws what is not shown yet."""
    return _Patience.ends < math.inf


def check_time(*, made: bool = False) -> None:
    """Go on to make a picture, or the rest of one begun, unless `within` has to stop."""
    _Patience.made_any |= made
    if time.perf_counter() > _Patience.ends and _Patience.made_any:
        raise _NoTimeError


def size_of(surface: Surface) -> int:
    """The bytes that a surface's pixels take."""
    return surface.get_pitch() * surface.get_height()


def budget(kind: str, size: tuple[int, int] = REFERENCE_WINDOW) -> int:
    """The most bytes in a cache of this kind; a larger window has larger pictures, not more."""
    return (_FIXED + _PER_PIXEL * size[0] * size[1]) * _SHARES[kind] // 100


class Cache(Generic[V]):
    """Values by key, at most `limit` bytes of them in all, as `weigh` counts them."""

    def __init__(self, kind: str, weigh: Callable[[V], int]) -> None:
        self._kind = kind
        self.limit = budget(kind)
        self._weigh = weigh
        self.bytes_held = 0
        """The bytes now in the cache."""
        self._entries: OrderedDict[Hashable, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._entries

    def get(self, key: Hashable) -> V | None:
        entry = self._entries.get(key)
        if entry is not None:
            self._entries.move_to_end(key)
        return entry

    def put(self, key: Hashable, value: V) -> V:
        """Keep a value and drop the oldest until all fit; one that is too large is not kept."""
        size = self._weigh(value)
        old = self._entries.pop(key, None)
        if old is not None:
            self.bytes_held -= self._weigh(old)
        if size > self.limit:
            return value
        _Patience.made_any = True
        self._entries[key] = value
        self.bytes_held += size
        self._shrink()
        return value

    def fit(self, size: tuple[int, int], *, lean: bool = False) -> None:
        """Keep what a window of this size needs from now on, or half of it."""
        self.set_limit(budget(self._kind, size) // (2 if lean else 1))

    def set_limit(self, limit: int) -> None:
        """Keep at most this many bytes from now on."""
        self.limit = limit
        self._shrink()

    def _shrink(self) -> None:
        while self.bytes_held > self.limit:
            _, gone = self._entries.popitem(last=False)
            self.bytes_held -= self._weigh(gone)

    def make(self, key: Hashable, build: Callable[[], V]) -> V:
        """The value of this key, built when it is not there."""
        entry = self.get(key)
        if entry is not None:
            return entry
        check_time()
        return self.put(key, build())

    def clear(self) -> None:
        """Forget everything."""
        self._entries.clear()
        self.bytes_held = 0

    def drop_older(self) -> None:
        """Forget the oldest entries until half of the limit is free."""
        limit = self.limit
        self.set_limit(limit // 2)
        self.limit = limit

    def drop_unused(self) -> None:
        """Forget values that are used nowhere else."""
        for key in [*self._entries]:
            if sys.getrefcount(self._entries[key]) <= ONLY_HERE:
                self.bytes_held -= self._weigh(self._entries.pop(key))


class SurfaceCache(Cache[Surface]):
    """Surfaces by key, at most `limit` bytes of pixels in all."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind, size_of)


class Pictures:
    """Window-sized surfaces for reuse, because new memory of that size costs milliseconds."""

    def __init__(self) -> None:
        self._free: list[Surface] = []

    @property
    def bytes_held(self) -> int:
        """The bytes of all that wait for use."""
        return sum(map(size_of, self._free))

    def ready(self, size: tuple[int, int]) -> None:
        """Keep a surface of this size ready, its memory already mapped."""
        self.give(self.take(size))

    def clear(self) -> None:
        """Drop all waiting surfaces, because nothing happens now."""
        self._free.clear()

    def take(self, size: tuple[int, int]) -> Surface:
        """A surface of this size with undefined content."""
        self._free = [picture for picture in self._free if picture.get_size() == size]
        return self._free.pop() if self._free else Surface(size)

    def give(self, picture: Surface) -> None:
        """Take a surface back that nobody draws from any more."""
        if self.bytes_held + size_of(picture) <= SPARE:
            self._free.append(picture)


def program_bytes() -> int | None:
    """The memory that the whole program has in use; None where the system does not tell."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        return None
    match = re.search(r"^VmRSS:\s*(\d+) kB", status, re.MULTILINE)
    return None if match is None else int(match[1]) * 1024


def give_back_freed() -> None:
    """Return freed memory to the system that the C library keeps: up to 12 MB after two deals."""
    _c_library("malloc_trim", 0)


def give_back_large_blocks() -> None:
    """Return freed memory to the system immediately, where the C library would keep it.

    GNU's C library keeps ever larger blocks, up to 32 MiB, once one of that size was freed; after
    fifty deals that wastes 100 MB.
    """
    _c_library("mallopt", _M_MMAP_THRESHOLD, _LARGE_BLOCK)


def _c_library(function: str, *numbers: int) -> None:
    if sys.platform.startswith("linux"):
        with contextlib.suppress(OSError, AttributeError):
            getattr(ctypes.CDLL(None), function)(*numbers)
