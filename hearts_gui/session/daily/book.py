"""What a person played on which day, in an append-only file; runs of days and free days."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

from hearts_gui.config.files import append_lines
from hearts_gui.config.reading import json_lines

FILE: Final = "daily.jsonl"
FREE_DAYS: Final = 2
"""So many days of a month may be missed without ending a run."""
_DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class DayDone:
    """A day's result. `on` is when it was played, `file` the name of its finished game."""

    day: date
    on: date
    code: str
    points: tuple[float, ...] = ()
    solved: tuple[bool, ...] = ()
    file: str = ""

    @property
    def in_time(self) -> bool:
        """Whether it was played on its day."""
        return self.on == self.day


class DailyBook:
    """The first result of each day; a damaged line costs itself alone."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.done: dict[date, DayDone] = {}
        self.begun: dict[date, list[bool]] = {}
        """The answers to the puzzles of a day, in order: nobody can answer one again."""
        for each in json_lines(path, _line):
            if isinstance(each, DayDone):
                self.done.setdefault(each.day, each)
            else:
                self.begun.setdefault(each[0], []).append(each[1])

    def add(self, result: DayDone) -> str | None:
        """Keep the first result of a day; why the disk refuses, else None."""
        if result.day in self.done:
            return None
        self.done[result.day] = result
        data = {
            "day": result.day.isoformat(), "on": result.on.isoformat(), "code": result.code,
            "points": list(result.points), "solved": list(result.solved), "file": result.file,
        }  # fmt: skip
        return append_lines(self._path, json.dumps(data) + "\n")

    def answer(self, day: date, *, solved: bool) -> str | None:
        """Keep an answer to the next puzzle of a day; why the disk refuses, else None."""
        self.begun.setdefault(day, []).append(solved)
        data = {"day": day.isoformat(), "answer": solved}
        return append_lines(self._path, json.dumps(data) + "\n")

    def run(self, today: date) -> tuple[date, ...]:
        """The days of the run that lasts to today, the free ones among them, the first first.

        Only days played in time count; a run may go on today or end yesterday.
        """
        found: list[date] = []
        used: Counter[tuple[int, int]] = Counter()
        day = today if self._counts(today) else today - _DAY
        gap: list[date] = []
        while True:
            if self._counts(day):
                found += [*gap, day]
                gap = []
            else:
                month = (day.year, day.month)
                used[month] += 1
                if used[month] > FREE_DAYS:
                    break
                gap.append(day)
            day -= _DAY
        return tuple(reversed(found))

    def streak(self, today: date) -> int:
        """How many days of the run were played."""
        return sum(self._counts(day) for day in self.run(today))

    def _counts(self, day: date) -> bool:
        done = self.done.get(day)
        return done is not None and done.in_time


def _line(data: Any) -> DayDone | tuple[date, bool]:
    day = date.fromisoformat(data["day"])
    if "answer" in data:
        return day, bool(data["answer"])
    return DayDone(
        day, date.fromisoformat(data["on"]), str(data["code"]),
        tuple(float(each) for each in data["points"]),
        tuple(bool(each) for each in data["solved"]), Path(str(data["file"])).name,
    )  # fmt: skip
