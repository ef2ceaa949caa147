"""The time and size of a training run, full or quick."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol


class Span(Protocol):
    """A stretch of work, done in rounds."""

    def part(self) -> float:
        """The part that is gone, from 0 to 1; 0 at the first call, so that one round is done."""


class Clock:
    """A span of time, which begins when it is first asked for."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._begin: float | None = None

    def part(self) -> float:
        """Return how much of the time is gone."""
        now = time.monotonic()
        if self._begin is None:
            self._begin = now
            return 0.0
        return min(1.0, (now - self._begin) / self.seconds)


class Rounds:
    """A span of this many rounds, the same on every machine."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._done = -1

    def part(self) -> float:
        """Return how many of the rounds are done; every call after the first ends one."""
        self._done += 1
        return min(1.0, self._done / self._count)


@dataclass(frozen=True, slots=True)
class Sizes:
    """The sizes of everything that does not depend on the time."""

    hidden: int = 128
    """Hidden units of a player that begins to find out by playing."""
    wide: int = 256
    """Hidden units of one that goes on with a memory."""
    valued_middle: int = 96
    """Units of the second hidden layer of those who are shown what cards count."""
    rule: int = 512
    """Hidden units of the one that says what a rule player might play."""
    critic: int = 128
    judge: int = 64
    """Hidden units of the judge of passes."""
    batch: int = 8192
    """Examples for one step of a network."""
    deals: int = 5120
    """Deals that are played side by side."""
    trial_deals: int = 1024
    """Cards are tried in this many deals side by side."""
    trials: int = 32_768
    """Each step of learning collects this many moments."""
    mixed: int = 420_000
    """Choices of players of many kinds, apart from those that are recorded deal by deal."""
    trial_batch: int = 2048
    """Each gradient is taken over this many moments."""


FULL = Sizes()
QUICK = Sizes(
    hidden=8,
    wide=10,
    valued_middle=6,
    rule=12,
    critic=8,
    judge=8,
    batch=64,
    deals=64,
    trial_deals=16,
    trials=64,
    mixed=64,
    trial_batch=32,
)


@dataclass(frozen=True, slots=True)
class Plan:
    """The spending of a run on each of its stages."""

    sizes: Sizes
    workers: int
    spans: Mapping[str, Span]


_STAGES = {
    # name: (percent of a full run, rounds of a quick one)
    "record": (5, 60),
    "imitate": (9, 60),
    "record_company": (3, 12),
    "imitate_company": (2, 20),
    "begin": (2, 60),
    "tables": (1, 20),
    "expect": (1, 2),
    "improve": (10, 4),
    "go_on": (5, 2),
    "expect_early": (1, 1),
    "shoot_early": (6, 2),
    "play_passes": (3, 3),
    "judge_passes": (1, 40),
    "expect_again": (1, 1),
    "widen": (8, 2),
    "try_cards": (6, 3),
    "doubt": (4, 2),
    "bonus": (3, 3),
    "copy_tables": (2, 8),
    "values": (6, 3),
    "expect_moons": (1, 1),
    "shoot": (8, 2),
    "play_moon_passes": (5, 3),
    "judge_moon_passes": (1, 40),
    "exchanges": (3, 1),
    "imitate_passes": (1, 40),
    "judge_worlds": (2, 40),
}


def plan_for(minutes: float) -> Plan:
    """The stages of a full run."""
    seconds = 0.6 * minutes
    spans = {name: Clock(percent * seconds) for name, (percent, _) in _STAGES.items()}
    return Plan(FULL, os.cpu_count() or 1, spans)


def quick_plan() -> Plan:
    """Every stage, but hardly any of it."""
    return Plan(QUICK, 1, {name: Rounds(rounds) for name, (_, rounds) in _STAGES.items()})
