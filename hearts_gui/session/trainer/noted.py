"""The days on which cards are due, in a file small enough for the menu to read."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import date, datetime
from pathlib import Path
from typing import Any, Final

from hearts_gui.config.reading import read_value, replace_whole, whole

FILE: Final = "practice-due.json"
_MOST_DAY: Final = date.max.toordinal()
_KEPT: Final = 2000
"""More days than anyone practises ahead."""


def due_count(folder: Path, today: date, most: int) -> int:
    """How many positions wait today, at most a day's; 0 where nothing is noted."""
    nothing: tuple[int, ...] = ()
    days = read_value(folder / FILE, _days, nothing)
    return min(most, sum(day <= today.toordinal() for day in days))


def _days(data: Any) -> tuple[int, ...]:
    return tuple(whole(day, 0, _MOST_DAY) for day in data["days"][:_KEPT])


def note_due(folder: Path, due: Iterable[datetime]) -> None:
    """Keep the days; a disk that refuses costs the menu a detail."""
    days = sorted(when.astimezone().date().toordinal() for when in due)[:_KEPT]
    replace_whole(folder / FILE, json.dumps({"days": days}).encode())
