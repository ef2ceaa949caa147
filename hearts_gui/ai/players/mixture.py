"""A player between two levels: in each deal it plays as one of them, drawn by the seat's seed."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hearts_gui.ai.strategy import Strategy
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.view import PlayerView

FITS: Final = "fits"
"""What all mixtures are called together: they are there to fit a person."""
_NAME: Final = re.compile(r"([a-z]+)\+([a-z]+)@([1-9][0-9]?)")


@dataclass(frozen=True, slots=True)
class Mixture:
    """Two levels by name, and in how many deals of a hundred the second one plays."""

    low: str
    high: str
    percent: int

    @property
    def name(self) -> str:
        """The name in logs and on the command line: `club+strong@40`."""
        return f"{self.low}+{self.high}@{self.percent}"

    def in_deal(self, seed: str, deal: int) -> str:
        """The level of a seat with this seed in a deal of a game."""
        drawn = random.Random(f"mixture/{seed}/{deal}").random()
        return self.high if drawn * 100 < self.percent else self.low


def mixture(name: str) -> Mixture | None:
    """The mixture of this name; None for anything else."""
    match = _NAME.fullmatch(name)
    return None if match is None else Mixture(match[1], match[2], int(match[3]))


def kind_of(name: str) -> str:
    """A level without what makes it one of many: all mixtures are one kind."""
    return name if mixture(name) is None else FITS


class MixedPlayer:
    """Plays each deal as one of two levels."""

    def __init__(self, mixed: Mixture, seed: str, make: Callable[[str], Strategy]) -> None:
        self._mixed, self._seed, self._make = mixed, seed, make
        self._strategies: dict[str, Strategy] = {}
        self._last: Strategy | None = None

    def decide(self, view: PlayerView) -> Action:
        """What the level of this deal decides."""
        name = self._mixed.in_deal(self._seed, view.deal.number)
        if name not in self._strategies:
            self._strategies[name] = self._make(name)
        self._last = self._strategies[name]
        return self._last.decide(view)

    def note(self) -> Message | None:
        """What that level says about it."""
        return None if self._last is None else self._last.note()
