"""How much a searching player may think. Apart, so that naming a strength loads no NumPy."""

from __future__ import annotations

from dataclasses import dataclass

from hearts_gui.ai.deadline import NEVER, Clock, Deadline


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a searching player thinks: worlds for a card and for a pass.

    Where it has a clock, it also answers after so many `seconds` with what is known by then.

    `checks` is the number of worlds for a second opinion on the cards that look best. Where the
    game is one that was learnt, `learned` worlds do for a card and for a pass instead; who infers
    looks at those that explain best what was played.
    """

    worlds: int = 300
    passes: int = 400
    checks: int = 0
    seconds: float = 1.6
    learned: int = 0
    infers: bool = True
    moons: bool = True
    defends: bool = True
    clock: Clock | None = None

    def deadline(self, seconds: float | None = None) -> Deadline:
        """When a decision that begins now should be made, by these seconds or its own."""
        if self.clock is None:
            return NEVER
        least = self.seconds if seconds is None else min(seconds, self.seconds)
        return Deadline(self.clock, self.clock() + least)
