"""The lessons that a person has done, with how many stars, in an append-only file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hearts_gui.config.reading import append_lines, read_lines, text, whole

if TYPE_CHECKING:  # imported late: the menu reads this file and must not wait for the engine
    from hearts_gui.session.practice.lesson import Lesson

FILE = "lessons.jsonl"
MOST_STARS = 3


class LessonBook:
    """The best result of each lesson; a damaged line is skipped."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.stars: dict[str, int] = {}
        for lesson, stars in read_lines(path, _line):
            self._keep(lesson, stars)

    def _keep(self, lesson: str, stars: int) -> None:
        stars = max(1, min(MOST_STARS, stars))
        self.stars[lesson] = max(stars, self.stars.get(lesson, 0))

    def add(self, lesson: Lesson, stars: int) -> str | None:
        """Note that a lesson is done, in any case. Returns why the disk refuses, else None."""
        self._keep(lesson.id, stars)
        return append_lines(self._path, {"lesson": lesson.id, "stars": stars})

    def following(self, lessons: Sequence[Lesson]) -> int:
        """The number of the first lesson that is not done; 0 when all are."""
        return next(
            (index for index, lesson in enumerate(lessons) if lesson.id not in self.stars), 0
        )

    def done_count(self, lessons: Sequence[Lesson]) -> int:
        """The number of these that are done."""
        return sum(lesson.id in self.stars for lesson in lessons)


def _line(data: Any) -> tuple[str, int]:
    return text(data["lesson"]), whole(data["stars"], 0, MOST_STARS)
