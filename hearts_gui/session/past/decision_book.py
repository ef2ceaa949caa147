"""The graded decisions of all games as rows, and the stars and notes that a person gave them."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from hearts_gui.ai.coach.decisions import decisions, text_of
from hearts_gui.ai.coach.grades import COACH, Grade
from hearts_gui.config.reading import append_lines, read_lines, text, truth
from hearts_gui.engine.log.log import LoadedLog
from hearts_gui.session.game.grade_book import GradeBook
from hearts_gui.session.past.motif import told
from hearts_gui.session.past.motif_table import motifs
from hearts_gui.session.past.reading import counted_seat, read_mark
from hearts_gui.session.past.records import GameRecords, Key, Layout
from hearts_gui.session.past.rows import csv_text
from hearts_gui.session.store import side_files
from hearts_gui.session.store.peek import LATEST
from hearts_gui.session.store.saves import game_name, read_game
from hearts_gui.wording.variants import rules_name

STAMP = f"1/{COACH}"
"""The version of the rows; those of another version are made again."""
_MOST_DEALS, _MOST_POINTS = 1_000_000, 100_000.0
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

    @property
    def key(self) -> Key:
        """The values that identify the row."""
        return ("row", self.line, 0)


class DecisionRead(NamedTuple):
    """The mark that a game was read: by which version, and in which state its files were."""

    stamp: str
    file: str
    changed: float
    beside: int
    """The size of the files of grades and pars, in bytes."""

    @property
    def key(self) -> Key:
        """The values that identify the row."""
        return ("read", self.file, 0)


def _possible(row: DecisionRow | DecisionRead) -> bool:
    if isinstance(row, DecisionRead):
        return row.beside >= 0
    return (
        0 <= row.when <= LATEST
        and 0 <= row.deal <= _MOST_DEALS
        and 0 <= row.trick <= _MOST_DEALS
        and 0 <= row.loss <= _MOST_POINTS
        and 0 <= row.error <= _MOST_POINTS
    )


_LAYOUT: Layout[DecisionRow | DecisionRead] = Layout(
    {"row": DecisionRow, "read": DecisionRead}, _possible
)

COLUMNS = (
    "date", "rules", "game", "deal", "trick", "situation", "motif", "played", "better", "loss",
    "error", "label", "starred", "note",
)  # fmt: skip
"""The heads of the table for other programs, the same in every language."""


def rows_of(path: Path) -> Iterator[DecisionRow | DecisionRead]:
    """The person's graded decisions in a finished game, none in practice, and the mark.

    Raises SaveError for a file that cannot be read.
    """
    read = mark_of(path)
    yield from _decisions(read_game(path), side_files.grades_file(path), read.changed)
    yield read


def mark_of(path: Path) -> DecisionRead:
    """The mark that a file was read in its present state."""
    return DecisionRead(STAMP, *read_mark(path))


def _decisions(loaded: LoadedLog, grades: Path, when: float) -> Iterator[DecisionRow]:
    header, seat = loaded.header, counted_seat(loaded)
    if loaded.game.public.result is None or seat is None:
        return
    graded = {grade.line: grade for grade in GradeBook(grades).every()
              if grade.real and grade.seat == seat}  # fmt: skip
    if not graded:
        return
    game, rules = game_name(header.seed), rules_name(header.rules)
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


class DecisionBook(GameRecords[DecisionRow | DecisionRead]):
    """All decisions of the games in one folder, with the person's stars and notes."""

    def __init__(self, saves: Path) -> None:
        super().__init__(saves / FILE, _LAYOUT, rows_of, mark_of)
        self._marks_path = saves / MARKS

    def decisions(self) -> list[DecisionRow]:
        """Every decision that is known so far, in any order."""
        return [row for row in self.rows() if isinstance(row, DecisionRow)]

    def _take(
        self, known: dict[Key, DecisionRow | DecisionRead],
        rows: Iterable[DecisionRow | DecisionRead],
    ) -> None:  # fmt: skip
        """Rows count only with the mark of this version that follows them."""
        waiting: list[DecisionRow | DecisionRead] = []
        for row in rows:
            waiting.append(row)
            if isinstance(row, DecisionRead):
                if row.stamp == STAMP:
                    super()._take(known, waiting)
                waiting = []

    @cached_property
    def _marks(self) -> dict[str, DecisionMark]:
        return dict(read_lines(self._marks_path, _mark))

    @property
    def marks(self) -> dict[str, DecisionMark]:
        """Stars and notes by the line of their decision."""
        with self._lock:
            return dict(self._marks)

    def mark(self, line: str, mark: DecisionMark) -> str | None:
        """Keep a star or a note. Returns why that is not possible, else None."""
        with self._lock:
            self._marks[line] = mark
            data = {"line": line, "star": mark.starred, "note": mark.note}
            return append_lines(self._marks_path, data)


def _mark(data: Any) -> tuple[str, DecisionMark]:
    return text(data["line"]), DecisionMark(truth(data["star"]), text(data["note"], LONGEST_NOTE))
