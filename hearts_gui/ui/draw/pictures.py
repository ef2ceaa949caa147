"""Window-sized surfaces, kept for use again."""

from pygame import Surface

from hearts_gui.ui.draw.cache import size_of

SPARE = 3


class Pictures:
    """Window-sized surfaces for use again: fresh memory of that size costs milliseconds."""

    def __init__(self) -> None:
        self._free: list[Surface] = []

    @property
    def held(self) -> int:
        """The bytes of all that wait for use."""
        return sum(map(size_of, self._free))

    def ready(self, size: tuple[int, int]) -> None:
        """Have a surface of this size at hand, its memory already in use."""
        if not any(picture.get_size() == size for picture in self._free):
            picture = Surface(size)
            picture.fill((0, 0, 0))
            self.give(picture)

    def take(self, size: tuple[int, int]) -> Surface:
        """A surface of this size with anything on it."""
        self._free = [picture for picture in self._free if picture.get_size() == size]
        return self._free.pop() if self._free else Surface(size)

    def give(self, picture: Surface) -> None:
        """Take a surface back that nobody draws from any more."""
        if len(self._free) < SPARE:
            self._free.append(picture)
