"""The result of a search: every answer that it tried, and the one that it chose."""

from dataclasses import dataclass
from enum import Enum

from hearts_gui.engine.play.actions import Action


class Method(Enum):
    """The way in which an answer was found."""

    BY_RULE = "rule"
    """The rule player's answer, or the only one: nothing was tried."""
    BY_TABLES = "tables"
    """Playouts by players that choose by tables of holdings."""
    BY_NETWORKS = "networks"
    """Playouts by the learned players, in worlds that explain what was played."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """One answer and how it did in the worlds where it was tried."""

    action: Action
    value: float = 0.0
    """The mean over the worlds: points that the others take beyond this seat's own."""
    error: float = 0.0
    """The standard error of that mean; a world that came more than once counts as one."""
    moons: tuple[float, ...] = ()
    """The share of worlds in which each seat shot the moon; empty where nothing was tried."""
    worlds: int = 0
    """The number of worlds in which it was tried; fewer than others where it fell behind."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The answers in the order in which they were considered."""

    estimates: tuple[Estimate, ...]
    chosen: int = 0
    """The number of the answer to give."""
    rounds: int = 0
    """The rounds, after each of which some answers were dropped; 0 where nothing was tried."""
    shoots: bool = False
    """Whether the answer is a step of an attempt at the moon."""
    method: Method = Method.BY_RULE

    @property
    def action(self) -> Action:
        """The answer that was chosen."""
        return self.best.action

    @property
    def best(self) -> Estimate:
        """The chosen answer and its results."""
        return self.estimates[self.chosen]

    @property
    def worlds(self) -> int:
        """The largest number of worlds in which an answer was tried."""
        return max(estimate.worlds for estimate in self.estimates)


def untried(action: Action) -> Evaluation:
    """The evaluation of an only answer, or of one found without playouts."""
    return Evaluation((Estimate(action),))
