"""The menu's facts in files small enough: the last rating, the days when cards are due."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import date, datetime
from pathlib import Path
from typing import Any, Final

from hearts_gui.config.reading import number, read_value, replace_whole, whole

RATING_FILE: Final = "rating.json"
DUE_FILE: Final = "practice-due.json"
_MOST_RATING: Final = 10_000.0
_MOST_DAY: Final = date.max.toordinal()
_KEPT: Final = 2000
"""More days than anyone practises ahead."""


def noted_rating(folder: Path) -> tuple[float, float] | None:
    """The rating and half its band; None where none is noted, or nothing that could be one."""
    return read_value(folder / RATING_FILE, _rating, None)


def _rating(data: Any) -> tuple[float, float] | None:
    return number(data["rating"], -_MOST_RATING, _MOST_RATING), number(
        data["half"], 0, _MOST_RATING
    )


def note_rating(folder: Path, value: float, half: float) -> None:
    """Keep a rating if it is another one; a disk that refuses costs the menu a detail."""
    if noted_rating(folder) != (value, half):
        replace_whole(folder / RATING_FILE, json.dumps({"rating": value, "half": half}).encode())


def due_count(folder: Path, today: date, most: int) -> int:
    """The number of positions that wait today, at most a day's; 0 where nothing is noted."""
    nothing: tuple[int, ...] = ()
    days = read_value(folder / DUE_FILE, _days, nothing)
    return min(most, sum(day <= today.toordinal() for day in days))


def _days(data: Any) -> tuple[int, ...]:
    return tuple(whole(day, 0, _MOST_DAY) for day in data["days"][:_KEPT])


def note_due(folder: Path, due: Iterable[datetime]) -> None:
    """Keep the days; a disk that refuses costs the menu a detail."""
    days = sorted(when.astimezone().date().toordinal() for when in due)[:_KEPT]
    replace_whole(folder / DUE_FILE, json.dumps({"days": days}).encode())
