"""Totals as the files have them, in words, before the engine has been read."""

from typing import Any

from hearts_gui.wording.language.figures import MINUS, complex_figure
from hearts_gui.wording.language.messages import say


def stand_text(deal: int, total: Any) -> str:
    """The state of a game: the deal under way and the player's plain total."""
    return say("games-stand", deal=deal, points=_points(total))


def _points(total: Any) -> int | str:
    """A plain total as a message takes it; what is no whole number, in figures."""
    if isinstance(total, list) and len(total) == 2:
        return complex_figure(*total)
    return total if type(total) is int else str(total).replace("-", MINUS)
