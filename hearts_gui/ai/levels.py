"""The strengths that an opponent can have, by name."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from types import MappingProxyType
from typing import Final

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.ai.search import Effort, Searcher
from hearts_gui.ai.simple import RulePlayer
from hearts_gui.ai.strategy import Strategy, StrategyFactory


@dataclass(frozen=True, slots=True)
class Level:
    """A named strength: what it is called, what it does, how to make one for a seat's seed."""

    key: str
    title: str
    description: str
    make: StrategyFactory


LEVELS: Final = (
    Level("random", "Random", "Plays any legal card. For tests and comparison.", RandomBot),
    Level(
        "rule",
        "Rule player",
        "Ducks, counts cards, hunts the queen and stops moons by rules of thumb.",
        RulePlayer,
    ),
    Level(
        "grandmaster",
        "Grandmaster",
        "Plays out hundreds of possible deals before every card.",
        lambda seed: Searcher(seed, Effort()),
    ),
)
"""Every level, the weakest first."""

ALIASES: Final = MappingProxyType({"reference": "rule"})
"""Other names. `reference` is the rule player as the yardstick for stronger levels."""

BY_KEY: Final = MappingProxyType({level.key: level for level in LEVELS})


class UnknownLevel(ValueError):
    """A level that does not exist; `nearest` is what may have been meant."""

    def __init__(self, name: str, nearest: str) -> None:
        self.name = name
        self.nearest = nearest
        super().__init__(f"there is no level {name!r}; did you mean {nearest!r}?")


def level(name: str) -> Level:
    """The level with this name or alias.

    Raises UnknownLevel.
    """
    name = name.partition("@")[0]
    key = ALIASES.get(name, name)
    if key in BY_KEY:
        return BY_KEY[key]
    names = [*BY_KEY, *ALIASES]
    close = get_close_matches(name, names, n=1, cutoff=0.0)
    raise UnknownLevel(name, close[0] if close else LEVELS[-1].key)


def make_bot(name: str, seed: str) -> Strategy:
    """A player of this level for one seat of one game.

    Raises UnknownLevel.
    """
    key, _, budget = name.partition("@")
    if budget:
        return Searcher(seed, Effort(worlds=int(budget), passes=int(budget)))
    return level(key).make(seed)
