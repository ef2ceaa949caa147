"""Whether the cards that were dealt look like chance: each count beside what it should be."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import sqrt

from hearts_gui.session.past.aggregates import CardSums
from hearts_gui.session.past.means import SURE


class FairCount(StrEnum):
    """What is counted, in the order in which it is shown."""

    QUEEN = "queen"
    HEARTS = "hearts"
    ACES = "aces"
    LONGEST = "longest"
    VOIDS = "voids"


@dataclass(frozen=True, slots=True)
class Check:
    """A count or mean beside what chance gives: `observed` against `expected` with its spread.

    `seat` counts from the player's left, 0 being the player, for the queen only.
    """

    fact: FairCount
    seat: int
    observed: float
    expected: float
    spread: float
    deals: int

    @property
    def away(self) -> float:
        """How far it lies from what is expected, as a part of the band's half."""
        return (self.observed - self.expected) / (SURE * self.spread) if self.spread else 0.0

    @property
    def outside(self) -> bool:
        """Whether chance brings it so far in fewer than one case in twenty."""
        return abs(self.away) > 1


def checks(sums: CardSums) -> tuple[Check, ...]:
    """The checks over these deals, of any rules; those that no deal speaks to are left out."""
    result = [
        Check(FairCount.QUEEN, seat, *_told(each)) for seat, each in sorted(sums.queen.items())
    ]
    result += [
        Check(fact, 0, *_told(sums.facts[fact], mean=fact is not FairCount.VOIDS))
        for fact in FairCount
        if fact in sums.facts
    ]
    return tuple(result)


def _told(sums: list[float], *, mean: bool = False) -> tuple[float, float, float, int]:
    """Found, expected, spread and number of deals; as sums, or per deal."""
    total, expected, variance, deals = sums
    per = deals if mean else 1
    return total / per, expected / per, sqrt(variance) / per, int(deals)
