"""The coach's grades of one game, and for which answers a hint was asked, kept beside its save.

One line of JSON each, appended. Lines that cannot be read, or were written by another version of
the coach, count for nothing and cost nothing but themselves. A disk that refuses costs no more than
that the grades are worked out again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from hearts_gui.ai.coach.grades import COACH, Grade, grade_from_plain, to_plain
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.config.reading import append_lines, read_lines
from hearts_gui.wording.language.messages import message_text

_MOST_BYTES: Final = 1 << 24


class GradeBook:
    """Grades by the lines of play that they belong to."""

    def __init__(self, path: Path | None = None) -> None:
        """Reads what is there; without a path nothing is written."""
        self.path = path
        self._grades: dict[str, Grade] = {}
        self._hinted: set[str] = set()
        if path is not None:
            lines = read_lines(path, _line, most=_MOST_BYTES)
            self._grades = {entry.line: entry for entry in lines if isinstance(entry, Grade)}
            self._hinted = {entry for entry in lines if isinstance(entry, str)}

    def __contains__(self, line: str) -> bool:
        return line in self._grades

    def of(self, lines: Iterable[str]) -> tuple[Grade, ...]:
        """The grades of these lines of play, as far as they are there."""
        return tuple(self._as_shown(self._grades[line]) for line in lines if line in self._grades)

    def every(self) -> tuple[Grade, ...]:
        """All grades that are there."""
        return tuple(map(self._as_shown, self._grades.values()))

    def _as_shown(self, grade: Grade) -> Grade:
        """The grade; nobody is praised for an answer that a hint named."""
        if grade.line not in self._hinted or grade.label is not Mark.GREAT:
            return grade
        return replace(grade, label=Mark.GOOD, ahead=0.0, error=0.0, reason=None)

    def hinted(self, line: str) -> None:
        """Note that a hint was asked for before this answer."""
        if line not in self._hinted:
            self._hinted.add(line)
            self._write({"hinted": line})

    def add(self, grade: Grade) -> None:
        """Keep a grade."""
        if grade.line in self._grades:
            return
        self._grades[grade.line] = grade
        self._write({"coach": COACH, "grade": to_plain(grade)})

    def _write(self, data: dict[str, Any]) -> None:
        if self.path is not None:  # a disk that refuses costs the line at the next start only
            append_lines(self.path, data)


def _line(data: Any) -> Grade | str | None:
    """The grade of a line, or what was hinted; None where another version of the coach gave it."""
    if "hinted" in data:
        return str(data["hinted"])
    if data["coach"] != COACH:
        return None
    grade = grade_from_plain(data["grade"])
    if grade.reason is not None:
        message_text(grade.reason)  # a reason without words is none
    return grade
