"""What a search found: every answer that it tried, and the one that it chose."""

from __future__ import annotations

from dataclasses import dataclass

from hearts_gui.engine.play.actions import Action


@dataclass(frozen=True, slots=True)
class Estimate:
    """One answer and how it did in the worlds where it was tried."""

    action: Action
    merit: float = 0.0
    """What the choice goes by: the value with all that speaks for or against the answer besides."""
    value: float = 0.0
    """The mean over the worlds: points that the others take beyond this seat's own."""
    error: float = 0.0
    """The standard error of that mean."""
    moon: float = 0.0
    """In what share of the worlds this seat shot the moon."""
    worlds: int = 0
    """In how many worlds it was tried; fewer than others where it fell behind."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The answers in the order in which they were thought of."""

    estimates: tuple[Estimate, ...]
    chosen: int = 0
    """The number of the answer to give."""
    rounds: int = 0
    """How often worlds were drawn and some answers left behind; 0 where nothing was tried."""
    shoots: bool = False
    """Whether the answer is a step of an attempt at the moon."""

    @property
    def action(self) -> Action:
        """The answer."""
        return self.best.action

    @property
    def best(self) -> Estimate:
        """The answer with what was found out about it."""
        return self.estimates[self.chosen]

    @property
    def worlds(self) -> int:
        """In how many worlds answers were tried."""
        return max(each.worlds for each in self.estimates)


def untried(action: Action) -> Evaluation:
    """The only answer, or one that was found without playouts."""
    return Evaluation((Estimate(action),))
