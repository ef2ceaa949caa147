"""The losses of the levels per real choice, by `build/measure_levels.py`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

COACH: Final[str] = "coach 9"
"""The coach that judged them; measure again when it is another one."""
DEALS: Final = 1189
"""Deals with Club players, of each of which all levels answered the same question."""
LOSSES: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {
        "beginner": (1.307, 0.109),
        "casual": (1.144, 0.109),
        "learner": (1.050, 0.109),
        "club": (0.821, 0.086),
        "strong": (0.606, 0.072),
        "expert": (0.458, 0.059),
        "grandmaster": (0.075, 0.021),
    }
)
"""Points by level, the weakest first, and their standard error."""
