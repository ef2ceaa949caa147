"""What the levels give away per real choice, by `build/measure_levels.py`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

COACH: Final[str] = "coach 9"
"""Who judged them; measure again when the coach is another one."""
DEALS: Final = 863
"""Deals with Club players, of each of which all levels answered the same question."""
LOSSES: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {
        "beginner": (1.183, 0.115),
        "casual": (1.049, 0.113),
        "learner": (0.960, 0.114),
        "club": (0.792, 0.100),
        "strong": (0.594, 0.087),
        "expert": (0.470, 0.078),
        "grandmaster": (0.088, 0.027),
    }
)
"""Points by level, the weakest first, and their standard error."""
