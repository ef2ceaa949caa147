"""The kind of each day of the week; apart from the rest because the menu reads it first."""

from enum import StrEnum


class DayKind(StrEnum):
    """The kind of a day."""

    DEAL = "deal"
    PUZZLES = "puzzles"
    OMNIBUS = "omnibus"
    ENDGAME = "endgame"
    OTHER = "other"
    DEALS = "deals"
    HARD = "hard"


PLAN = (
    DayKind.DEAL, DayKind.PUZZLES, DayKind.OMNIBUS, DayKind.ENDGAME, DayKind.OTHER, DayKind.DEALS,
    DayKind.HARD,
)  # fmt: skip
"""By day of the week, from Monday on."""
PUZZLES = frozenset({DayKind.PUZZLES, DayKind.ENDGAME, DayKind.HARD})
"""The days without deals."""
