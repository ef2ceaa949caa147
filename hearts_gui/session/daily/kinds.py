"""The kind of each day of the week; the menu reads this before anything else is there."""

from enum import StrEnum
from typing import Final


class DayKind(StrEnum):
    """The kind of a day."""

    DEAL = "deal"
    PUZZLES = "puzzles"
    OMNIBUS = "omnibus"
    ENDGAME = "endgame"
    OTHER = "other"
    DEALS = "deals"
    HARD = "hard"


PLAN: Final = (
    DayKind.DEAL, DayKind.PUZZLES, DayKind.OMNIBUS, DayKind.ENDGAME, DayKind.OTHER, DayKind.DEALS,
    DayKind.HARD,
)  # fmt: skip
"""By day of the week, from Monday on."""
PUZZLES: Final = frozenset({DayKind.PUZZLES, DayKind.ENDGAME, DayKind.HARD})
"""The days without deals."""
