"""How busy the machine was while something was measured."""

from __future__ import annotations

import os
import time
from typing import Any


class Load:
    """What other programs took from a measurement; begins when it is made."""

    def __init__(self) -> None:
        self._wall, self._own = time.perf_counter(), _own_seconds()

    def record(self) -> dict[str, Any]:
        """Our share of one processor core so far, and the load of the last minute.

        A share well below the cores in use says that the machine was busy with something else. The
        load is how many programs wanted to run on average; None where the system does not tell.
        """
        wall = max(time.perf_counter() - self._wall, 1e-9)
        average = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
        return {
            "cpu_share": round((_own_seconds() - self._own) / wall, 2),
            "load_average": None if average is None else round(average, 2),
        }


def _own_seconds() -> float:
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system
