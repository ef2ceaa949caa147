"""The coach's grades of one game, kept beside its save: computed once, read for ever.

One line of JSON each, appended. Lines that cannot be read, or were written by another version of
the coach, count for nothing and cost nothing but themselves. A disk that refuses costs no more than
that the grades are worked out again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from hearts_gui.ai.coach.grades import COACH, Grade, grade_from_plain, grade_to_plain
from hearts_gui.config.files import append_lines
from hearts_gui.config.reading import read_lines
from hearts_gui.wording.language.messages import told

_MOST_BYTES: Final = 1 << 24


class GradeBook:
    """Grades by the lines of play that they belong to."""

    def __init__(self, path: Path | None = None) -> None:
        """Reads what is there; without a path nothing is written."""
        self.path = path
        self._grades: dict[str, Grade] = {}
        if path is not None:
            self._grades = {g.line: g for g in read_lines(path, _line, most=_MOST_BYTES)}

    def __contains__(self, line: str) -> bool:
        return line in self._grades

    def of(self, lines: Iterable[str]) -> tuple[Grade, ...]:
        """The grades of these lines of play, as far as they are there."""
        return tuple(self._grades[line] for line in lines if line in self._grades)

    def every(self) -> tuple[Grade, ...]:
        """All grades that are there."""
        return tuple(self._grades.values())

    def add(self, grade: Grade) -> None:
        """Keep a grade."""
        if grade.line in self._grades:
            return
        self._grades[grade.line] = grade
        if self.path is None:
            return
        plain = {"coach": COACH, "grade": grade_to_plain(grade)}
        text = json.dumps(plain, separators=(",", ":"), ensure_ascii=False) + "\n"
        append_lines(self.path, text)  # a disk that refuses costs the grade at the next start only


def _line(data: Any) -> Grade | None:
    """The grade of a line; None where another version of the coach gave it."""
    if data["coach"] != COACH:
        return None
    grade = grade_from_plain(data["grade"])
    if grade.reason is not None:
        told(grade.reason)  # a reason without words is none
    return grade
