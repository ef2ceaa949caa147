"""Rows about finished games: how they are written, kept and brought up to date.

A row is one line of JSON: its kind, and a list of its values in the order of its fields. Lines are
only appended; a row replaces earlier ones with the same key, and a damaged line costs only itself.
"""

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, cast, get_args, get_type_hints

from hearts_gui.config.reading import append_lines, read_lines
from hearts_gui.engine.message import Message
from hearts_gui.session.store.peek import FINISHED, game_files
from hearts_gui.session.store.saves import SaveError

Key: TypeAlias = tuple[str, str, int]
"""The kind of a row, what it is about, and a number where that has several."""

_LONGEST = 1000
_MOST_BYTES = 1 << 27


class KeyedRow(Protocol):
    """A named tuple with a key; its values are numbers, texts and tuples of these."""

    @property
    def key(self) -> Key:
        """The values that identify the row; the first is its kind."""

    def __iter__(self) -> Iterator[Any]: ...


R = TypeVar("R", bound=KeyedRow)


class Layout(Generic[R]):
    """The kinds of rows in one file.

    Tens of thousands are read together, so the types of a row's values are checked together.
    """

    def __init__(self, kinds: Mapping[str, Any], possible: Callable[[R], bool]) -> None:
        """`possible` says whether a row's values, which have the right types, can be true."""
        self._kinds, self._possible = kinds, possible
        hints = {kind: tuple(get_type_hints(row).values()) for kind, row in kinds.items()}
        self._signatures = {
            kind: tuple(list if get_args(hint) else hint for hint in those)
            for kind, those in hints.items()
        }
        """The types of the values of each kind of row in JSON, which has lists for tuples."""
        self._lists = {
            kind: [(index, {get_args(hint)[0]}) for index, hint in enumerate(those)
                   if get_args(hint)]
            for kind, those in hints.items()
        }  # fmt: skip
        """The places of the lists, and the type of what is in each."""

    def to_plain(self, row: R) -> dict[str, Any]:
        """The row as JSON data."""
        return {row.key[0]: list(row)}

    def from_plain(self, data: Any) -> R:
        """The row in this JSON data. Raises ValueError, KeyError or TypeError otherwise."""
        ((kind, values),) = data.items()
        if len(values) == len(self._signatures[kind]) - 1:  # of before the last field was added
            values += list(self._kinds[kind]._field_defaults.values())[-1:]
        if tuple(map(type, values)) != self._signatures[kind]:
            raise ValueError(f"no row of a {kind}")
        for index, inside in self._lists[kind]:
            if not inside.issuperset(map(type, values[index])):
                raise ValueError(f"no row of a {kind}")
            values[index] = tuple(values[index])
        row = cast("R", self._kinds[kind](*values))
        if not self.is_sound(row):
            raise ValueError(f"no {kind} can be like this")
        return row

    def is_sound(self, row: R) -> bool:
        """Whether the values of a row are possible for a game or a file."""
        texts = (value for value in row if type(value) is str)
        fit = all(len(text) <= _LONGEST and text.isprintable() for text in texts)
        return fit and self._possible(row)


class GameRecords(Generic[R]):
    """The rows about the finished games of one folder, from a file that is only appended to.

    A game is read once, and again when its file or one beside it says more. Methods may be called
    from any thread.
    """

    def __init__(
        self, path: Path, layout: Layout[R],
        rows_of: Callable[[Path], Iterable[R]], mark_of: Callable[[Path], R],
    ) -> None:  # fmt: skip
        """The file of rows lies beside the folder of games and is read when it is first needed.

        `mark_of` gives the row that a game was read in its present state. `rows_of` gives all rows
        of a game and, last, that mark; it raises SaveError for a file that cannot be read.
        """
        self._path, self._games = path, path.with_name(FINISHED)
        self._layout, self._rows_of, self._mark_of = layout, rows_of, mark_of
        self._lock = threading.RLock()
        self._newest: dict[Key, R] | None = None
        self._refused: set[R] = set()
        """The marks of files that could not be read."""

    def rows(self) -> tuple[R, ...]:
        """The newest row of each key, in the order in which the keys first came."""
        with self._lock:
            return tuple(self._known().values())

    def add(self, rows: Iterable[R]) -> None:
        """Keep rows that say something new. If the disk refuses, they count for this run only."""
        with self._lock:
            known = self._known()
            fresh = [row for row in rows
                     if self._layout.is_sound(row) and known.get(row.key) != row]  # fmt: skip
            if fresh:
                append_lines(self._path, *map(self._layout.to_plain, fresh))
                self._take(known, fresh)

    def behind(self) -> list[Path]:
        """The files of finished games that say more than was read of them, or were never read."""
        with self._lock:
            known = self._known()
            marks = ((path, self._mark_of(path)) for path in game_files(self._games))
            return [path for path, mark in marks
                    if mark not in self._refused and known.get(mark.key) != mark]  # fmt: skip

    def take(self, path: Path) -> Message | None:
        """Add the rows of a finished game's file. Returns why there are none, else None."""
        mark = self._mark_of(path)
        try:
            self.add(tuple(self._rows_of(path)))
        except SaveError as error:
            self._refused.add(mark)
            return error.message
        return None

    def catch_up(self) -> None:
        """Read the games that are `behind`."""
        for path in self.behind():
            self.take(path)

    def _known(self) -> dict[Key, R]:
        if self._newest is None:
            self._newest = {}
            lines = read_lines(self._path, self._layout.from_plain, most=_MOST_BYTES)
            self._take(self._newest, lines)
        return self._newest

    def _take(self, known: dict[Key, R], rows: Iterable[R]) -> None:
        """Count rows that were read or written."""
        known.update((row.key, row) for row in rows)
