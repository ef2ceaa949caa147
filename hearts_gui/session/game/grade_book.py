"""The coach's grades of one game and the decisions with a hint, kept in a file beside its save.

One line of JSON each, appended. Lines that cannot be read, or were written by another version of
the coach, are skipped. If the disk refuses, the grades are worked out again next time.
"""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from hearts_gui.ai.coach.grades import COACH, Grade, grade_from_plain, to_plain
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.config.reading import append_lines, read_lines
from hearts_gui.wording.language.messages import message_text

_MOST_BYTES = 1 << 24


class GradeBook:
    """Grades by the lines of play that they belong to."""

    def __init__(self, path: Path | None = None) -> None:
        """Reads what is there; without a path nothing is written."""
        self.path = path
        self._grades: dict[str, Grade] = {}
        self._hinted: set[str] = set()
        self._unwritten: list[dict[str, Any]] = []
        if path is not None:
            lines = read_lines(path, _line, most=_MOST_BYTES)
            self._grades = {entry.line: entry for entry in lines if isinstance(entry, Grade)}
            self._hinted = {entry for entry in lines if isinstance(entry, str)}

    def __contains__(self, line: str) -> bool:
        return line in self._grades

    def of(self, lines: Iterable[str]) -> tuple[Grade, ...]:
        """The known grades of these lines of play."""
        return tuple(self._as_shown(self._grades[line]) for line in lines if line in self._grades)

    def every(self) -> tuple[Grade, ...]:
        return tuple(map(self._as_shown, self._grades.values()))

    def _as_shown(self, grade: Grade) -> Grade:
        """The grade to show, without praise for an answer that a hint named."""
        if grade.line not in self._hinted or grade.label is not Mark.GREAT:
            return grade
        return replace(grade, label=Mark.GOOD, ahead=0.0, error=0.0, reason=None)

    def hinted(self, line: str) -> None:
        """Note that a hint was taken before this decision."""
        if line not in self._hinted:
            self._hinted.add(line)
            self._unwritten.append({"hinted": line})
            self.write()

    def add(self, grade: Grade) -> None:
        """Note a grade, which `write` keeps."""
        if grade.line not in self._grades:
            self._grades[grade.line] = grade
            self._unwritten.append({"coach": COACH, "grade": to_plain(grade)})

    def write(self) -> None:
        """Write what is new in one go, as a slow disk takes its time for each line."""
        new, self._unwritten = self._unwritten, []
        if new and self.path is not None:  # a disk that refuses costs lines at the next start only
            append_lines(self.path, *new)


def _line(data: Any) -> Grade | str | None:
    """The grade or hinted decision in a line; None where another version of the coach wrote it."""
    if "hinted" in data:
        return str(data["hinted"])
    if data["coach"] != COACH:
        return None
    grade = grade_from_plain(data["grade"])
    if grade.reason is not None:
        message_text(grade.reason)  # a reason without words is none
    return grade
