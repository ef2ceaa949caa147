"""The rows of all games in a file of lines that is only appended to, and the stars and notes.

A game that has more grades than when it was read is read again; of two rows of one decision the
later one counts. A line that cannot be read costs itself alone.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hearts_gui.config.reading import append_lines, read_lines, text, truth
from hearts_gui.engine.message import Message
from hearts_gui.session.past.decision_rows import (
    STAMP,
    DecisionMark,
    DecisionRow,
    row_from_plain,
    rows_of,
)
from hearts_gui.session.past.reading import read_mark
from hearts_gui.session.store.peek import game_files
from hearts_gui.session.store.saves import FINISHED, SaveError

FILE: Final = "decisions.rows"
MARKS: Final = "decisions.marks"
LONGEST_NOTE: Final = 200
_MOST_BYTES: Final = 1 << 27


@dataclass(frozen=True, slots=True)
class _Read:
    """The state in which a file was read."""

    stamp: str
    name: str
    state: tuple[float, int]


class DecisionBook:
    """All decisions of the games in one folder. Its methods may be called from any thread."""

    def __init__(self, saves: Path) -> None:
        self._path, self._marks_path = saves / FILE, saves / MARKS
        self._games = saves / FINISHED
        self._lock = threading.RLock()
        self._rows: dict[str, DecisionRow] | None = None
        self._read: dict[str, tuple[float, int]] = {}
        self._marks: dict[str, DecisionMark] = {}

    def rows(self) -> list[DecisionRow]:
        """Every row that is known so far, in any order."""
        with self._lock:
            return list(self._known().values())

    @property
    def marks(self) -> dict[str, DecisionMark]:
        """Stars and notes by the line of their decision."""
        with self._lock:
            self._known()
            return dict(self._marks)

    def mark(self, line: str, mark: DecisionMark) -> str | None:
        """Keep a star or a note. Returns why that is not possible, else None."""
        with self._lock:
            self._known()
            self._marks[line] = mark
            data = {"line": line, "star": mark.starred, "note": mark.note}
            return append_lines(self._marks_path, json.dumps(data, ensure_ascii=False) + "\n")

    def behind(self) -> list[Path]:
        """The finished games of which more may be known than was read."""
        with self._lock:
            self._known()
            return [path for path in game_files(self._games)
                    if self._read.get(path.name) != _state(path)]  # fmt: skip

    def catch_up(self, report: Callable[[int], bool] = lambda _: True) -> Message | None:
        """Read what is behind, one game after the other. Returns the last problem, if any.

        `report` is called with how many are left, and says whether to continue.
        """
        problem, paths = None, self.behind()
        for index, path in enumerate(paths):
            if not report(len(paths) - index):
                break
            try:
                self._take(path)
            except SaveError as error:
                problem = error.message
                self._read[path.name] = _state(path)
        return problem

    def _take(self, path: Path) -> None:
        state, rows = _state(path), list(rows_of(path))
        with self._lock:
            known = self._known()
            lines = [{"row": list(row)} for row in rows if known.get(row.line) != row]
            known.update((row.line, row) for row in rows)
            self._read[path.name] = state
            written = [*lines, {"read": [STAMP, path.name, *state]}]
            dumped = (json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in written)
            append_lines(self._path, "".join(f"{line}\n" for line in dumped))

    def _known(self) -> dict[str, DecisionRow]:
        if self._rows is None:
            self._rows, waiting = {}, []
            lines: list[DecisionRow | _Read] = read_lines(self._path, _line, most=_MOST_BYTES)
            for entry in lines:
                if isinstance(entry, DecisionRow):
                    waiting.append(entry)
                    continue
                if entry.stamp == STAMP:  # rows are believed with the mark that follows them
                    self._rows.update((row.line, row) for row in waiting)
                    self._read[entry.name] = entry.state
                waiting = []
            for line, mark in read_lines(self._marks_path, _mark):
                self._marks[line] = mark
        return self._rows


def _state(path: Path) -> tuple[float, int]:
    read = read_mark(path)
    return read.changed, read.beside


def _line(data: Any) -> DecisionRow | _Read:
    if "row" in data:
        return row_from_plain(data["row"])
    stamp, name, when, size = data["read"]
    return _Read(text(stamp), text(name, 255), (float(when), int(size)))


def _mark(data: Any) -> tuple[str, DecisionMark]:
    return text(data["line"]), DecisionMark(truth(data["star"]), text(data["note"], LONGEST_NOTE))
