"""One graded decision as a row; the rows of all games in a file of lines that is only appended
to.

Stars and notes are in it too. A game with more grades than when it was read is read again; where a
decision has two rows, the later one counts. A line that cannot be read is skipped.
"""

import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from hearts_gui.ai.coach.decisions import decisions, text_of
from hearts_gui.ai.coach.grades import COACH, Grade
from hearts_gui.config.reading import append_lines, number, read_lines, text, truth, whole
from hearts_gui.engine.message import Message
from hearts_gui.session.game.grade_book import GradeBook
from hearts_gui.session.past.motif import told
from hearts_gui.session.past.motif_table import motifs
from hearts_gui.session.past.reading import counted_seat, read_mark
from hearts_gui.session.past.rows import csv_text
from hearts_gui.session.store import side_files
from hearts_gui.session.store.peek import FINISHED, game_files
from hearts_gui.session.store.saves import SaveError, game_name, read_game
from hearts_gui.wording.variants import rules_name

STAMP = f"1/{COACH}"
"""The version of the rows; those of another version are made again."""
_MOST_DEALS, _MOST_POINTS, _MOST_TIME = 1_000_000, 100_000.0, 1e12
_DIGITS = 3


class DecisionRow(NamedTuple):
    """One decision. Texts are those of the log: cards as text, keys of situations."""

    line: str
    """The unique key of the decision."""
    when: float
    game: str
    deal: int
    trick: int
    rules: str
    situation: str
    motif: str
    """The first motif of the better answer; empty where the one given was as good, or none fits."""
    played: str
    better: str
    loss: float
    error: float
    label: str


COLUMNS = (
    "date", "rules", "game", "deal", "trick", "situation", "motif", "played", "better", "loss",
    "error", "label", "starred", "note",
)  # fmt: skip
"""The heads of the table for other programs, the same in every language."""


def rows_of(path: Path) -> Iterator[DecisionRow]:
    """The person's graded decisions in a finished game; none in practice.

    Raises SaveError for a file that cannot be read.
    """
    loaded = read_game(path)
    header = loaded.header
    seat = counted_seat(loaded)
    if loaded.game.public.result is None or seat is None:
        return
    graded = {grade.line: grade for grade in GradeBook(side_files.grades_file(path)).every()
              if grade.real and grade.seat == seat}  # fmt: skip
    if not graded:
        return
    game, rules, when = game_name(header.seed), rules_name(header.rules), read_mark(path).changed
    for decision in decisions(header.rules, seat, loaded.events):
        grade = graded.get(decision.line)
        if grade is not None:
            met = motifs(decision.view, grade.best, grade.played) if grade.wrong else ()
            named = told(met, grade.reason)
            yield _row(grade, when, game, rules, named[0].value if named else "")


def _row(grade: Grade, when: float, game: str, rules: str, motif: str) -> DecisionRow:
    return DecisionRow(
        grade.line, round(when, 1), game, grade.deal, grade.trick, rules,
        str(grade.situation or ""), motif, text_of(grade.played), text_of(grade.best),
        round(max(0.0, grade.loss), _DIGITS), round(grade.error, _DIGITS), str(grade.label or ""),
    )  # fmt: skip


def row_from_plain(data: Any) -> DecisionRow:
    """The row of a line. Raises ValueError or another fault of UNREADABLE."""
    line, when, game, deal, trick, *words, loss, error, label = data
    rules, situation, motif, played, better = (text(word) for word in words)
    return DecisionRow(
        text(line), number(when, 0, _MOST_TIME), text(game), whole(deal, 0, _MOST_DEALS),
        whole(trick, 0, _MOST_DEALS), rules, situation, motif, played, better,
        number(loss, 0, _MOST_POINTS), number(error, 0, _MOST_POINTS), text(label),
    )  # fmt: skip


class DecisionMark(NamedTuple):
    """The person's additions to a decision."""

    starred: bool = False
    note: str = ""


def csv_of(rows: Iterable[DecisionRow], marks: dict[str, DecisionMark]) -> str:
    """The rows as a CSV table."""
    lines: list[tuple[object, ...]] = []
    for row in rows:
        date = datetime.fromtimestamp(row.when).isoformat(timespec="minutes")
        mark = marks.get(row.line, DecisionMark())
        lines.append((
            date, row.rules, row.game, row.deal, row.trick, row.situation, row.motif, row.played,
            row.better, row.loss, row.error, row.label, int(mark.starred), mark.note,
        ))  # fmt: skip
    return csv_text(COLUMNS, lines)


FILE = "decisions.rows"
MARKS = "decisions.marks"
LONGEST_NOTE = 200
_MOST_BYTES = 1 << 27


@dataclass(frozen=True, slots=True)
class _Read:
    """The state of a file when it was read."""

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
            return list(self._stored_rows().values())

    @property
    def marks(self) -> dict[str, DecisionMark]:
        """Stars and notes by the line of their decision."""
        with self._lock:
            self._stored_rows()
            return dict(self._marks)

    def mark(self, line: str, mark: DecisionMark) -> str | None:
        """Keep a star or a note. Returns why that is not possible, else None."""
        with self._lock:
            self._stored_rows()
            self._marks[line] = mark
            data = {"line": line, "star": mark.starred, "note": mark.note}
            return append_lines(self._marks_path, data)

    def behind(self) -> list[Path]:
        """The finished games that may hold more than was read."""
        with self._lock:
            self._stored_rows()
            return [path for path in game_files(self._games)
                    if self._read.get(path.name) != _state(path)]  # fmt: skip

    def catch_up(self, report: Callable[[int], bool] = lambda _: True) -> Message | None:
        """Read the games that are `behind`, one after the other. Returns the last problem, if
        any.

        `report` is called with the number left, and returns whether to continue.
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
            known = self._stored_rows()
            lines = [{"row": list(row)} for row in rows if known.get(row.line) != row]
            known.update((row.line, row) for row in rows)
            self._read[path.name] = state
            append_lines(self._path, *lines, {"read": [STAMP, path.name, *state]})

    def _stored_rows(self) -> dict[str, DecisionRow]:
        if self._rows is None:
            self._rows, waiting = {}, []
            lines: list[DecisionRow | _Read] = read_lines(self._path, _line, most=_MOST_BYTES)
            for entry in lines:
                if isinstance(entry, DecisionRow):
                    waiting.append(entry)
                    continue
                if entry.stamp == STAMP:  # rows count only with the mark that follows them
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
