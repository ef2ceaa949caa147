"""What the levels give away per real choice, by `build/measure_levels.py`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

COACH: Final[str] = "coach 8"
"""Who judged them; measure again when the coach is another one."""
DEALS: Final = 1124
"""Deals with Club players, of each of which all levels answered the same question."""
LOSSES: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {
        "beginner": (1.298, 0.105),
        "casual": (1.156, 0.104),
        "learner": (0.979, 0.095),
        "club": (0.776, 0.077),
        "strong": (0.593, 0.067),
        "expert": (0.487, 0.062),
        "grandmaster": (0.094, 0.022),
    }
)
"""Points by level, the weakest first, and their standard error."""
