"""What is prepared once and kept, bounded in bytes: the least recently used goes first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from pygame import Surface

V = TypeVar("V")


def size_of(surface: Surface) -> int:
    """The bytes that a surface's pixels take."""
    return surface.get_pitch() * surface.get_height()


class Cache(Generic[V]):
    """Values by key, at most `limit` bytes of them in all, as `weigh` counts them."""

    def __init__(self, limit: int, weigh: Callable[[V], int]) -> None:
        self.limit = limit
        self._weigh = weigh
        self._held = 0
        self._entries: OrderedDict[Hashable, V] = OrderedDict()

    @property
    def held(self) -> int:
        """The bytes now in the cache."""
        return self._held

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._entries

    def get(self, key: Hashable) -> V | None:
        """The value of this key, or None."""
        entry = self._entries.get(key)
        if entry is not None:
            self._entries.move_to_end(key)
        return entry

    def put(self, key: Hashable, value: V) -> V:
        """Keep a value; the oldest ones leave until all fit (one larger than all is not kept)."""
        size = self._weigh(value)
        old = self._entries.pop(key, None)
        if old is not None:
            self._held -= self._weigh(old)
        if size > self.limit:
            return value
        self._entries[key] = value
        self._held += size
        self._shrink()
        return value

    def set_limit(self, limit: int) -> None:
        """Keep at most this many bytes from now on."""
        self.limit = limit
        self._shrink()

    def _shrink(self) -> None:
        while self._held > self.limit:
            _, gone = self._entries.popitem(last=False)
            self._held -= self._weigh(gone)

    def make(self, key: Hashable, build: Callable[[], V]) -> V:
        """The value of this key, built when it is not there."""
        entry = self.get(key)
        return entry if entry is not None else self.put(key, build())

    def clear(self) -> None:
        """Forget everything."""
        self._entries.clear()
        self._held = 0


class SurfaceCache(Cache[Surface]):
    """Surfaces by key, at most `limit` bytes of pixels in all."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit, size_of)
