"""When a player has thought enough: by a clock only where someone asks for one.

A clock makes a player weaker on a busy machine and its choices different from run to run. So only a
table, where a person waits, looks at one; everywhere else the number of worlds alone decides.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

Clock: TypeAlias = Callable[[], float]
"""Seconds since some moment: of the day for a person who waits, or of the processor."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """A moment on a clock; without a clock it never comes."""

    clock: Clock | None = None
    at: float = 0.0

    @property
    def passed(self) -> bool:
        """Whether it is time to answer with what is known."""
        return self.clock is not None and self.clock() > self.at


NEVER = Deadline()
