"""Bounded caches of prepared pictures: the least recently used go first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface


def size_of(surface: Surface) -> int:
    """The bytes that a surface's pixels take."""
    return surface.get_pitch() * surface.get_height()


class SurfaceCache:
    """Surfaces by key, at most `limit` bytes of pixels in all."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._held = 0
        self._entries: OrderedDict[Hashable, Surface] = OrderedDict()

    @property
    def held(self) -> int:
        """Bytes of pixels now in the cache."""
        return self._held

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._entries

    def get(self, key: Hashable) -> Surface | None:
        """The surface of this key, or None."""
        found = self._entries.get(key)
        if found is not None:
            self._entries.move_to_end(key)
        return found

    def put(self, key: Hashable, surface: Surface) -> Surface:
        """Keep a surface; the oldest ones leave until all fit (one larger than all is not kept)."""
        size = size_of(surface)
        old = self._entries.pop(key, None)
        if old is not None:
            self._held -= size_of(old)
        if size > self._limit:
            return surface
        self._entries[key] = surface
        self._held += size
        self._shrink()
        return surface

    def set_limit(self, limit: int) -> None:
        """Keep at most this many bytes from now on."""
        self._limit = limit
        self._shrink()

    def _shrink(self) -> None:
        while self._held > self._limit:
            _, gone = self._entries.popitem(last=False)
            self._held -= size_of(gone)

    def make(self, key: Hashable, build: Callable[[], Surface]) -> Surface:
        """The surface of this key, built when it is not there."""
        found = self.get(key)
        return found if found is not None else self.put(key, build())

    def clear(self) -> None:
        """Forget everything."""
        self._entries.clear()
        self._held = 0
