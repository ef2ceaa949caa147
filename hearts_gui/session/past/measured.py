"""What the levels give away per real choice, by `build/measure_levels.py`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

COACH: Final[str] = "coach 3"
"""Who judged them; measure again when the coach is another one."""
DEALS: Final = 144
"""Deals of each level, against Club players."""
LOSSES: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {
        "beginner": (0.820, 0.060),
        "learner": (0.700, 0.060),
        "club": (0.660, 0.060),
        "strong": (0.600, 0.060),
        "expert": (0.370, 0.060),
        "grandmaster": (0.100, 0.040),
    }
)
"""Points by level, the weakest first, and their standard error."""
