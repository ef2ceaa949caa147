"""How much a searching player may think. Apart, so that naming a strength loads no NumPy."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a searching player thinks: worlds for a card and for a pass, and a time limit."""

    worlds: int = 300
    passes: int = 400
    seconds: float = 1.6
    moons: bool = True
    defends: bool = True
