"""One graded decision as a row, and all of a game."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from hearts_gui.ai.coach.answers import text_of
from hearts_gui.ai.coach.decisions import decisions
from hearts_gui.ai.coach.grades import COACH, Grade
from hearts_gui.config.reading import number, text, whole
from hearts_gui.engine.play.view import redact
from hearts_gui.session.game.grade_book import GradeBook
from hearts_gui.session.past.motif_table import motifs
from hearts_gui.session.past.reading import counted_seat, game_name, read_mark
from hearts_gui.session.setup.naming import rules_name
from hearts_gui.session.store import side_files
from hearts_gui.session.store.saves import read_game

STAMP: Final = f"1/{COACH}"
"""Rows that another version wrote are made again."""
_MOST_DEALS, _MOST_POINTS, _MOST_TIME = 1_000_000, 100_000.0, 1e12
_DIGITS: Final = 3


class DecisionRow(NamedTuple):
    """What one decision was. Texts are those of the log: cards as text, keys of situations."""

    line: str
    """Stands for the decision; no other has it."""
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


COLUMNS: Final = (
    "date", "rules", "game", "deal", "trick", "situation", "motif", "played", "better", "loss",
    "error", "label", "starred", "note",
)  # fmt: skip
"""The heads of the table for other programs, the same in every language."""


def rows_of(path: Path) -> Iterator[DecisionRow]:
    """The graded decisions of the person in a game that is over; none of practice.

    Raises SaveError for a file that cannot be read.
    """
    loaded, raw = read_game(path)
    header = loaded.header
    seat = counted_seat(loaded, raw)
    if loaded.game.public.result is None or seat is None:
        return
    graded = {grade.line: grade for grade in GradeBook(side_files.grades_file(path)).every()
              if grade.real and grade.seat == seat}  # fmt: skip
    if not graded:
        return
    game, rules, when = game_name(header.seed), rules_name(header.rules), read_mark(path).changed
    redacted = (redact(event, seat) for event in loaded.events)
    for decision in decisions(header.rules, seat, redacted):
        grade = graded.get(decision.line)
        if grade is not None:
            named = motifs(decision.view, grade.best, grade.played) if grade.wrong else ()
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
    """What the person added to a decision."""

    starred: bool = False
    note: str = ""


def csv_of(rows: Iterable[DecisionRow], marks: dict[str, DecisionMark]) -> str:
    """The rows as a table that every program reads."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for row in rows:
        date = datetime.fromtimestamp(row.when).isoformat(timespec="minutes")
        mark = marks.get(row.line, DecisionMark())
        writer.writerow((
            date, row.rules, row.game, row.deal, row.trick, row.situation, row.motif, row.played,
            row.better, row.loss, row.error, row.label, int(mark.starred), mark.note,
        ))  # fmt: skip
    return text.getvalue()
