"""What to work on after a deal or a game: the habit that cost most, and its moment."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from hearts_gui.session.motifs.motif import Motif
from hearts_gui.session.trainer.choices import Decided


@dataclass(frozen=True, slots=True)
class Habit:
    """A motif that was missed, how often, and what that cost."""

    motif: Motif
    times: int
    cost: float
    """Points on average over the possible deals, all times together."""
    moment: Decided
    """The costliest of them."""


def habit_of(decided: Iterable[Decided]) -> Habit | None:
    """The habit that cost most in these decisions; None where nothing stood out."""
    found: dict[Motif, list[Decided]] = defaultdict(list)
    for each in decided:
        for motif in each.missed[:1] if each.grade.wrong else ():
            found[motif].append(each)
    if not found:
        return None
    costs = {motif: sum(each.grade.loss for each in those) for motif, those in found.items()}
    worst = max(costs, key=costs.__getitem__)
    moment = max(found[worst], key=lambda each: each.grade.loss)
    return Habit(worst, len(found[worst]), costs[worst], moment)
