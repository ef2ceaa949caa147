"""Totals as the files have them, in words, before the engine has been read."""

from typing import Any

from hearts_gui.wording.words import complex_figure


def points_text(total: Any) -> str:
    """A plain total in words: "18 points", "1 point", "−5 points", "3 + 2i points"."""
    if isinstance(total, list) and len(total) == 2:
        return f"{complex_figure(*total)} points"
    thing = "point" if total in (1, -1) else "points"
    return f"{total} {thing}".replace("-", "−")
