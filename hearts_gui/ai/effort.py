"""The time that a searching player may think, in worlds and seconds; needs no NumPy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

# When a player has thought enough: by a clock only where someone asks for one.
# A clock makes a player weaker on a busy machine and its choices different from run to run. So only
# a table, where a person waits, looks at one; everywhere else the number of worlds alone decides.

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


@dataclass(frozen=True, slots=True)
class Effort:
    """The effort of a searching player: worlds for a card and for a pass.

    Where it has a clock, it also answers after this many `seconds` with what is known by then: that
    is for a machine that is too busy, and no budget comes near it on one that is not.

    `checks` is the number of worlds for a second opinion on the cards that look best. Where hearts
    alone count, another card must look better there than the usual one, by `caution` points over
    the root of that number. Where the game is one that was learnt, at most `learned` worlds do for
    a card and `learned_passes` for a pass instead; who infers looks at those that explain best what
    was played. Who is `thorough` tries every card and not only the likely ones. With
    `strangers`, seats that seem to be of unknown kinds play on like these.
    """

    worlds: int = 300
    passes: int = 400
    checks: int = 0
    caution: float = 0.0
    seconds: float = 1.6
    learned: int = 0
    learned_passes: int = 0
    infers: bool = True
    moons: bool = True
    defends: bool = True
    thorough: bool = False
    strangers: bool = False
    clock: Clock | None = None

    def for_packs(self, packs: int) -> Effort:
        """The effort for this many packs, which make a world cost that many times more."""
        if packs == 1:
            return self
        worlds, passes, checks = (n // packs for n in (self.worlds, self.passes, self.checks))
        return replace(self, worlds=worlds, passes=passes, checks=checks)

    def deadline(self) -> Deadline:
        """The time at which a decision that begins now should be made."""
        if self.clock is None:
            return NEVER
        return Deadline(self.clock, self.clock() + self.seconds)
