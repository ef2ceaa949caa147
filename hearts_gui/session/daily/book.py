"""A person's results by day, in an append-only file; streaks and free days."""

from collections import Counter
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any, TypeAlias

from hearts_gui.config.reading import append_lines, number, read_lines, text, truth
from hearts_gui.engine.rules.choices import ScoreDir
from hearts_gui.session.daily.kinds import PLAN, PUZZLES

FILE = "daily.jsonl"
FREE_DAYS = 2
"""The number of days in a month that may be missed without ending a streak."""
_DAY = timedelta(days=1)
_YEARS = range(1970, 3000)
_MOST_POINTS = 100_000.0
_LONGEST_TEXT = 400


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


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """An answer to a puzzle of a day; `card` is a card's text, empty where none is known."""

    solved: bool
    card: str = ""
    row: tuple[str, ...] = ()
    """All puzzles of the day as lines of text, with its first answer: another version of the
    program may bring others. Empty lines stand for puzzles answered in an earlier version."""


@dataclass(frozen=True, slots=True)
class FieldTook:
    """The points of six others in a day's deals, counted by one version of them."""

    version: str
    mean: float
    beaten: float | None = None
    """The number of them that the person beat; None where several deals were played."""


_Line: TypeAlias = DayDone | tuple[date, PuzzleAnswer | FieldTook]


class DailyBook:
    """The first result of each day; a damaged line is skipped."""

    def __init__(self, path: Path, *, ours: bool = True) -> None:
        """`ours` says that the file belongs to the person who plays."""
        self._path, self._ours = path, ours
        self.results: dict[date, DayDone] = {}
        self.begun: dict[date, list[PuzzleAnswer]] = {}
        """The answers to the puzzles of a day, in order: nobody can answer one again."""
        self.fields: dict[date, FieldTook] = {}
        self.read()

    def read(self) -> None:
        """Read the file, to which another window may have added."""
        begun: dict[date, list[PuzzleAnswer]] = {}
        lines: list[_Line] = read_lines(self._path, _line, ours=self._ours)
        for line in lines:
            if isinstance(line, DayDone):
                self.results.setdefault(line.day, line)
            elif isinstance(line[1], FieldTook):
                self.fields[line[0]] = line[1]
            else:
                begun.setdefault(line[0], []).append(line[1])
        self.begun.update(begun)

    def add(self, result: DayDone) -> str | None:
        """Keep the first result of a day. Returns why the disk refuses, else None."""
        if result.day in self.results:
            return None
        self.results[result.day] = result
        data = {
            "day": result.day.isoformat(), "on": result.on.isoformat(), "code": result.code,
            "points": list(result.points), "solved": list(result.solved), "file": result.file,
        }  # fmt: skip
        return append_lines(self._path, data)

    def row(self, day: date) -> tuple[str, ...]:
        """The puzzles that a day was begun with; empty where that is not known."""
        return next((answer.row for answer in self.begun.get(day, ()) if answer.row), ())

    def answer(self, day: date, answered: PuzzleAnswer) -> str | None:
        """Keep an answer to the next puzzle of a day. Returns why the disk refuses, else None."""
        extra = {} if self.row(day) else {"row": answered.row}
        self.begun.setdefault(day, []).append(answered)
        data = {"day": day.isoformat(), "answer": answered.solved, "card": answered.card, **extra}
        return append_lines(self._path, data)

    def measure(self, day: date, field: FieldTook) -> str | None:
        """Keep what others took on a day. Returns why the disk refuses, else None."""
        if self.fields.get(day) == field:
            return None
        self.fields[day] = field
        data = {
            "day": day.isoformat(), "field": field.mean, "beaten": field.beaten,
            "version": field.version,
        }  # fmt: skip
        return append_lines(self._path, data)

    def beats(self, day: date) -> bool:
        """Whether the person did better than the six others, or solved every puzzle."""
        done, field = self.results.get(day), self.fields.get(day)
        if done is None:
            return False
        if done.solved:
            return all(done.solved)
        if field is None:
            return False
        # imported here because the menu reads this book first
        from hearts_gui.session.daily.week import daily_of

        high = daily_of(day).rules.score_dir is ScoreDir.HIGH
        return (sum(done.points) - field.mean) * (1 if high else -1) > 0

    def run(self, today: date) -> tuple[date, ...]:
        """The days of the current streak in order, free days included.

        Only days played in time count; the last may be today or yesterday.
        """
        days: list[date] = []
        used: Counter[tuple[int, int]] = Counter()
        day = today if self._counts(today) else today - _DAY
        gap: list[date] = []
        while True:
            if self._counts(day):
                days += [*gap, day]
                gap = []
            else:
                month = (day.year, day.month)
                used[month] += 1
                if used[month] > FREE_DAYS:
                    break
                gap.append(day)
            day -= _DAY
        return tuple(reversed(days))

    def streak(self, today: date) -> int:
        """The number of days of the current streak that were played."""
        return sum(self._counts(day) for day in self.run(today))

    def _counts(self, day: date) -> bool:
        done = self.results.get(day)
        return done is not None and done.in_time


def _line(data: Any) -> _Line:
    day = _day(data["day"])
    puzzles = PLAN[day.weekday()] in PUZZLES
    if puzzles != ("answer" in data or bool(data.get("solved"))):
        raise ValueError("this day brings something else")
    if "answer" in data:
        row = tuple(text(puzzle, _LONGEST_TEXT) for puzzle in data.get("row", ()))
        return day, PuzzleAnswer(truth(data["answer"]), text(data.get("card", "")), row)
    if "field" in data:
        beaten = data["beaten"]
        known = None if beaten is None else number(beaten, 0, _MOST_POINTS)
        mean = number(data["field"], -_MOST_POINTS, _MOST_POINTS)
        return day, FieldTook(text(data["version"]), mean, known)
    points = tuple(number(total, -_MOST_POINTS, _MOST_POINTS) for total in data["points"])
    solved = tuple(truth(flag) for flag in data["solved"])
    if bool(points) is puzzles:
        raise ValueError("either points or puzzles")
    code = text(data["code"], _LONGEST_TEXT)
    return DayDone(day, _day(data["on"]), code, points, solved, Path(text(data["file"])).name)


def _day(plain: Any) -> date:
    day = date.fromisoformat(plain)
    if day.year not in _YEARS:
        raise ValueError("a day of another time")
    return day
