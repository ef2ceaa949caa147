"""The strengths that an opponent can have, by name.

Between two levels there are mixtures, which play each deal as one of the two, drawn by the seat's
seed.
"""

import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from difflib import get_close_matches
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from hearts_gui.ai.effort import Clock, Effort
from hearts_gui.ai.habits import PLAIN, Habits
from hearts_gui.ai.players.external import PREFIX, ExternalBot
from hearts_gui.ai.players.human_errors import ErrorModel, HumanPlayer
from hearts_gui.ai.players.personas import BY_KEY as PERSONAS
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.strategy import Strategy
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.view import PlayerView

FITS = "fits"
"""The common name of all mixtures, which exist to fit a person."""
_NAME = re.compile(r"([a-z]+)\+([a-z]+)@([1-9][0-9]?)")


@dataclass(frozen=True, slots=True)
class Mixture:
    """Two levels by name, and the percentage of deals in which the second one plays."""

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
    """The kind of a level: its name without details, and the same for all mixtures."""
    return name if mixture(name) is None else FITS


class BotName(NamedTuple):
    """The name of a computer player, such as `grandmaster@200/ada`, in its parts."""

    level: str
    """With its budget, if it has one."""
    character: str
    """Empty for nobody in particular."""


def bot_name(name: str) -> BotName:
    """The parts of a name."""
    level, _, character = name.partition("/")
    return BotName(level, character)


class MixedPlayer:
    """Plays each deal as one of two levels."""

    def __init__(self, mixed: Mixture, seed: str, make: Callable[[str], Strategy]) -> None:
        self._mixed, self._seed, self._make = mixed, seed, make
        self._strategies: dict[str, Strategy] = {}
        self._last: Strategy | None = None

    def decide(self, view: PlayerView) -> Action:
        """The level's decision in this deal."""
        name = self._mixed.in_deal(self._seed, view.deal.number)
        if name not in self._strategies:
            self._strategies[name] = self._make(name)
        self._last = self._strategies[name]
        return self._last.decide(view)

    def note(self) -> Message | None:
        """The level's note on its last decision."""
        return None if self._last is None else self._last.note()


MOST_SECONDS = 3600.0

Maker: TypeAlias = Callable[[str, Habits], Strategy]


@dataclass(frozen=True, slots=True)
class Measured:
    """The measured strength of a level, with standard errors."""

    rating: float
    """From its places in 2 727 games of Standard with four, Club being 1000
    (`build/measure_ratings.py`)."""
    rating_error: float
    loss: float = 0.0
    """The points given away per real choice (`build/measure_levels.py`)."""
    loss_error: float = 0.0


@dataclass(frozen=True, slots=True)
class Level:
    """A named strength: its texts, and how to make a player with a seat's seed.

    Levels that search have an `effort`, which may be given a budget. Levels for people are
    `measured`.
    """

    key: str
    make: Maker
    effort: Effort | None = None
    measured: Measured | None = None

    @property
    def title(self) -> Message:
        return Message(f"level-{self.key}")

    @property
    def description(self) -> Message:
        """A sentence on how it plays."""
        return Message(f"level-{self.key}.line")


def _human(key: str, frailty: ErrorModel, measured: Measured) -> Level:
    return Level(key, lambda seed, habits: HumanPlayer(seed, frailty, habits), measured=measured)


def _searching(key: str, effort: Effort, measured: Measured | None) -> Level:
    def make(seed: str, habits: Habits) -> Strategy:
        # loads NumPy, which a list of levels does not need
        from hearts_gui.ai.search.searcher import Searcher

        return Searcher(seed, effort, habits)

    return Level(key, make, effort, measured)


LEVELS = (
    _human(
        "beginner",
        ErrorModel(forgets=0.7, misjudges=4.0, slack=4.0, passes_by_rank=True),
        Measured(790.0, 10.0, 1.307, 0.109),
    ),
    _human(
        "casual",
        ErrorModel(forgets=0.48, misjudges=2.3, slack=2.3),
        Measured(865.0, 10.0, 1.144, 0.109),
    ),
    _human(
        "learner",
        ErrorModel(forgets=0.24, misjudges=1.0, slack=1.0),
        Measured(930.0, 10.0, 1.050, 0.109),
    ),
    _human("club", ErrorModel(), Measured(1000.0, 0.0, 0.821, 0.086)),
    _searching(
        "strong",
        Effort(
            worlds=120, passes=150, checks=3, caution=3.0, learned=5, learned_passes=5, infers=False
        ),
        Measured(1065.0, 40.0, 0.606, 0.072),
    ),
    _searching(
        "expert",
        Effort(worlds=400, passes=400, checks=12, caution=3.0, learned=11, learned_passes=11),
        Measured(1120.0, 40.0, 0.458, 0.059),
    ),
    _searching(
        "grandmaster",
        Effort(1200, 1300, 40, seconds=1.5, learned=600, learned_passes=240, strangers=True),
        Measured(1650.0, 200.0, 0.075, 0.021),
    ),
)
"""Every level that a person may choose, the weakest first."""

NEWCOMER = _human(
    "newcomer",
    ErrorModel(forgets=1.0, misjudges=25.0, slack=25.0, passes_by_rank=True),
    Measured(635.0, 40.0),
)
"""Weaker than any level that can be chosen: a part of company that fits a beginner.

Its rating is from 150 games with three Beginners."""

YARDSTICKS = (
    Level("random", lambda seed, _: RandomBot(seed)),
    Level("rule", lambda seed, _: RulePlayer(seed)),
)
"""Levels for measuring others by."""

ALIASES = MappingProxyType({"reference": "rule"})
"""Other names. `reference` is the rule player as the yardstick for stronger levels."""

BY_KEY = MappingProxyType({level.key: level for level in (NEWCOMER, *LEVELS, *YARDSTICKS)})


class UnknownLevel(ValueError):
    """A level that does not exist; `nearest` is the most similar name, if any."""

    def __init__(self, name: str, nearest: str | None) -> None:
        self.name = name
        self.nearest = nearest
        super().__init__(f"there is no level {name!r}")


def _seconds(budget: str) -> float | None:
    """The seconds of a budget such as `0.5s`; None for other budgets."""
    try:
        seconds = float(budget.removesuffix("s")) if budget.endswith("s") else 0.0
    except ValueError:
        return None
    return seconds if 0 < seconds <= MOST_SECONDS else None


def timed(level: Level, clock: Clock, seconds: float | None = None) -> Level:
    """The level with a clock, by which it answers after these seconds or its own."""
    if level.effort is None:
        return level
    effort = replace(level.effort, clock=clock, seconds=seconds or level.effort.seconds)
    return _searching(level.key, effort, level.measured)


def level(name: str, clock: Clock | None = None) -> Level:
    """The level with this name or alias, with its budget if it is given one.

    A budget is a number of worlds, as in `grandmaster@200`, or seconds of the processor for each
    decision, as in `grandmaster@0.5s`, which makes its choices depend on the machine. A mixture
    such as `club+strong@40` plays 40 of a hundred deals as the second level. With a clock it
    answers in time. Raises UnknownLevel.
    """
    mixed = mixture(bot_name(name).level)
    if mixed is not None:
        return _mixed(mixed, clock)
    entry = _with_budget(name)
    return entry if clock is None else timed(entry, clock)


def _with_budget(name: str) -> Level:
    key, _, budget = bot_name(name).level.partition("@")
    key = ALIASES.get(key, key)
    entry = BY_KEY.get(key)
    if entry is None:
        close = get_close_matches(key, [*BY_KEY, *ALIASES], n=1)
        raise UnknownLevel(name, close[0] if close else None)
    effort = entry.effort
    if "@" not in name:
        return entry
    if effort is not None and (seconds := _seconds(budget)):
        return timed(entry, time.process_time, seconds)
    if effort is not None and budget.isdecimal() and (worlds := int(budget)):
        more = replace(
            effort, worlds=worlds, passes=worlds if effort.passes else 0,
            checks=effort.checks * worlds // effort.worlds, learned=worlds, learned_passes=worlds,
        )  # fmt: skip
        return _searching(entry.key, more, entry.measured)
    raise UnknownLevel(name, entry.key if effort is None else f"{entry.key}@200")


def _mixed(mixed: Mixture, clock: Clock | None) -> Level:
    """A mixture as a level. Raises UnknownLevel where it mixes something else than levels."""
    parts = {name: level(name, clock) for name in (mixed.low, mixed.high)}

    def make(seed: str, habits: Habits) -> Strategy:
        return MixedPlayer(mixed, seed, lambda name: parts[name].make(seed, habits))

    return Level(mixed.name, make, parts[mixed.high].effort or parts[mixed.low].effort)


def check_name(name: str) -> None:
    """Check the name of a level or an outside program. Raises UnknownLevel."""
    if not name.startswith(PREFIX):
        level(name)


def make_bot(name: str, seed: str, clock: Clock | None = None) -> Strategy:
    """A player for one seat of one game: a level, perhaps with budget and character.

    With a clock it answers in time, and its choices depend on how busy the machine is.

    It never starts an outside program, because saved games, which may come from anyone, name their
    players. Raises UnknownLevel.
    """
    character = PERSONAS.get(bot_name(name).character)
    return level(name, clock).make(seed, PLAIN if character is None else character.habits)


def make_player(name: str, seed: str) -> Strategy:
    """A player named on the command line: a level or a program from outside.

    Raises UnknownLevel.
    """
    if name.startswith(PREFIX):
        return ExternalBot(name.removeprefix(PREFIX), seed)
    return make_bot(name, seed)
