"""The history: an append-only file of rows, read whole. A damaged line costs nothing but itself."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from hearts_gui.config.files import append_lines
from hearts_gui.config.reading import parse_json
from hearts_gui.session.past.rows import Row, row_from_plain, row_to_plain

FILE: Final = "history.jsonl"
_MOST_BYTES: Final = 1 << 27


class History:
    """All rows, the newest of each key."""

    def __init__(self, path: Path) -> None:
        """Reads what is there."""
        self._path = path
        self._rows: dict[tuple[str, str, int], Row] = {}
        for plain in _plain_rows(self._read()):
            with contextlib.suppress(ValueError, KeyError, TypeError, AttributeError):
                row = row_from_plain(plain)
                self._rows[row.key] = row

    def _read(self) -> bytes:
        try:
            with self._path.open("rb") as stream:
                return stream.read(_MOST_BYTES)
        except OSError:
            return b""

    def rows(self) -> tuple[Row, ...]:
        """All rows in the order in which their keys came first."""
        return tuple(self._rows.values())

    def row(self, kind: str, game: str, deal: int = 0) -> Row | None:
        """The row with this key."""
        return self._rows.get((kind, game, deal))

    def add(self, rows: Iterable[Row]) -> None:
        """Keep rows that say something new. A disk that refuses costs no more than the file."""
        fresh = [row for row in rows if self._rows.get(row.key) != row]
        if not fresh:
            return
        self._rows.update((row.key, row) for row in fresh)
        lines = "".join(
            json.dumps(row_to_plain(row), separators=(",", ":"), ensure_ascii=False) + "\n"
            for row in fresh
        )
        append_lines(self._path, lines)


def _plain_rows(raw: bytes) -> Iterator[Any]:
    """What the lines hold: read at once where all are sound, else line by line."""
    lines = [line for line in raw.split(b"\n") if line]
    with contextlib.suppress(ValueError):
        yield from parse_json(b"[" + b",".join(lines) + b"]")
        return
    for line in lines:
        with contextlib.suppress(ValueError):
            yield parse_json(line)
