"""What each day of the week brings; the menu reads this before anything else is there."""

from enum import StrEnum
from typing import Final


class Kind(StrEnum):
    """What a day brings."""

    DEAL = "deal"
    PUZZLES = "puzzles"
    OMNIBUS = "omnibus"
    ENDGAME = "endgame"
    OTHER = "other"
    DEALS = "deals"
    HARD = "hard"


PLAN: Final = (
    Kind.DEAL, Kind.PUZZLES, Kind.OMNIBUS, Kind.ENDGAME, Kind.OTHER, Kind.DEALS, Kind.HARD,
)  # fmt: skip
"""By day of the week, from Monday on."""
PUZZLES: Final = frozenset({Kind.PUZZLES, Kind.ENDGAME, Kind.HARD})
"""The days without deals."""
