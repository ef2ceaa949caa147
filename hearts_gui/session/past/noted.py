"""The last rating that was worked out, in a file so small that the menu can read it."""

from __future__ import annotations

import json
from math import isfinite
from pathlib import Path
from typing import Final

from hearts_gui.config.files import replace_whole
from hearts_gui.config.reading import parse_json, read_small

FILE: Final = "rating.json"


def noted_rating(folder: Path) -> tuple[float, float] | None:
    """The rating and half its band; None where none is noted, or nothing that could be one."""
    try:
        data = parse_json(read_small(folder / FILE))
        value, half = float(data["rating"]), float(data["half"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return (value, half) if isfinite(value) and isfinite(half) else None


def note_rating(folder: Path, value: float, half: float) -> None:
    """Keep a rating if it is another one; a disk that refuses costs the menu a detail."""
    if noted_rating(folder) != (value, half):
        replace_whole(folder / FILE, json.dumps({"rating": value, "half": half}).encode())
