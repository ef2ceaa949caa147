"""How much a searching player may think, in worlds and seconds; needs no NumPy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

# A clock makes a player weaker on a busy machine, and its choices differ from run to run. So only a
# table where a person waits uses one; elsewhere the number of worlds alone decides.

Clock: TypeAlias = Callable[[], float]
"""A clock in seconds: wall time where a person waits, or processor time."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """A moment on a clock; without a clock it never comes."""

    clock: Clock | None = None
    at: float = 0.0

    @property
    def passed(self) -> bool:
        """Whether the time is up."""
        return self.clock is not None and self.clock() > self.at


NEVER = Deadline()


@dataclass(frozen=True, slots=True)
class Effort:
    """The effort of a searching player: worlds for a card and for a pass.

    Where it has a clock, it also answers after this many `seconds` with what is known by then: that
    is a safeguard for a busy machine; otherwise no budget takes nearly as long.

    `checks` is the number of worlds for a second opinion on the cards that look best. Where only
    hearts count, a card must be better there than the usual one by `caution` points over the root
    of that number. In games that the networks have learnt, at most `learned` worlds are used for a
    card and `learned_passes` for a pass; a player that infers uses those that best explain the
    play. A `thorough` player tries every card, not only the likely ones. With `strangers`, seats
    that seem to be unknown kinds of players play on like these.
    """

    worlds: int = 300
    passes: int = 400
    checks: int = 0
    caution: float = 0.0
    seconds: float = 1.6
    learned: int = 0
    learned_passes: int = 0
    infers: bool = True
    thorough: bool = False
    strangers: bool = False
    clock: Clock | None = None

    def for_packs(self, packs: int) -> Effort:
        """The effort for this many packs, each of which adds as much work per world."""
        if packs == 1:
            return self
        worlds, passes, checks = (n // packs for n in (self.worlds, self.passes, self.checks))
        return replace(self, worlds=worlds, passes=passes, checks=checks)

    def deadline(self) -> Deadline:
        """The time at which a decision that begins now should be made."""
        if self.clock is None:
            return NEVER
        return Deadline(self.clock, self.clock() + self.seconds)
