"""How long and how big: what tells a full run of learning from a quick one."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Protocol


class Span(Protocol):
    """A stretch of work, done in rounds."""

    def part(self) -> float:
        """How much of it is gone, from 0 to 1; 0 at the first call, so that one round is done."""


class Clock:
    """A span of time, which begins when it is first asked for."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._begin: float | None = None

    def part(self) -> float:
        """How much of the time is gone."""
        now = time.monotonic()
        if self._begin is None:
            self._begin = now
            return 0.0
        return min(1.0, (now - self._begin) / self._seconds)


class Rounds:
    """A span of so many rounds, the same on every machine."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._done = -1

    def part(self) -> float:
        """How many of the rounds are done; every call after the first ends one."""
        self._done += 1
        return min(1.0, self._done / self._count)


@dataclass(frozen=True, slots=True)
class Sizes:
    """How big everything is that does not depend on the time."""

    hidden: int = 128
    """Hidden units of a player that begins to find out by playing."""
    wide: int = 256
    """Hidden units of one that goes on with a memory."""
    rule: int = 512
    """Hidden units of the one that plays as the rule player does, and explains its plays."""
    critic: int = 128
    judge: int = 64
    """Hidden units of the judge of passes."""
    lot: int = 8192
    """Examples for one step of a network."""
    deals: int = 5120
    """Deals that are played side by side."""


FULL = Sizes()
QUICK = Sizes(hidden=8, wide=10, rule=12, critic=8, judge=8, lot=64, deals=64)
