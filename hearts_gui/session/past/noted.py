"""The last rating that was worked out, in a file so small that the menu can read it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from hearts_gui.config.reading import number, read_value, replace_whole

FILE: Final = "rating.json"
_MOST: Final = 10_000.0


def noted_rating(folder: Path) -> tuple[float, float] | None:
    """The rating and half its band; None where none is noted, or nothing that could be one."""
    return read_value(folder / FILE, _rating, None)


def _rating(data: Any) -> tuple[float, float] | None:
    return number(data["rating"], -_MOST, _MOST), number(data["half"], 0, _MOST)


def note_rating(folder: Path, value: float, half: float) -> None:
    """Keep a rating if it is another one; a disk that refuses costs the menu a detail."""
    if noted_rating(folder) != (value, half):
        replace_whole(folder / FILE, json.dumps({"rating": value, "half": half}).encode())
