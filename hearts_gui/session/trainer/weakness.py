"""Which motif a person misses more often than their other play leads one to expect.

How often each motif is missed by a Club player was measured; a person's own level scales that. What
the few decisions of a motif say is shrunk towards it, and a motif is called a weakness only where
it is truly the worst with a high chance and clearly worse than expected, or else much worse.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from hearts_gui.session.past.motif import Motif

CLUB: Final[Mapping[Motif, float]] = MappingProxyType({
    Motif.STOP_MOON: 0.22, Motif.SHOOT: 0.33, Motif.SEE_MOON: 0.15, Motif.GIVE_QUEEN: 0.13,
    Motif.HOLD_QUEEN: 0.02, Motif.HIGH_SPADES: 0.04, Motif.SHED_SPADES: 0.16,
    Motif.KEEP_GUARDS: 0.09, Motif.SMOKE_OUT: 0.14, Motif.FIRST_TRICK: 0.13,
    Motif.FREE_TRICK: 0.23, Motif.THROW: 0.18, Motif.NOT_POINTS: 0.14, Motif.SHOWN_VOID: 0.17,
    Motif.PASSED: 0.21, Motif.COUNT: 0.17, Motif.EXIT: 0.14, Motif.LEAD_HIGH: 0.22,
    Motif.LOW_HEARTS: 0.05, Motif.VOID: 0.05, Motif.DANGER: 0.03, Motif.DUCK: 0.05,
    Motif.TAKE: 0.47, Motif.TAKE_LOW: 0.25, Motif.DUCK_HIGH: 0.01,
    Motif.PASS_SPADES: 0.42, Motif.PASS_GUARDS: 0.01, Motif.PASS_VOID: 0.33,
    Motif.PASS_HEARTS: 0.06, Motif.PASS_HIGH: 0.03,
})  # fmt: skip
"""How often a Club player misses each motif where a card loses a point or more: measured by
`build/measure_motifs.py` in 80 deals among four of them, the passes in 69 deals."""
USUAL: Final = 0.09
"""The share over all motifs, for those that were too rare."""
PRIOR: Final = 12.0
"""The expected share counts like this many decisions."""
LEVEL_PRIOR: Final = 20.0
"""A person counts as a Club player for this many expected misses."""
LEAST: Final = 8
"""A motif with fewer decisions than this is not rated."""
LEAST_CHOICES: Final = 150
"""Before this many decisions, about two games, nothing is said at all."""
DRAWS: Final = 400
"""How many draws of what may be true the chances are counted in."""
SURE: Final = 0.7
"""The chance with which a weakness is truly the worst, and worse than expected."""
MARGIN: Final = 0.05
"""A weakness is missed more often than expected by at least this share."""
PLAIN: Final = 0.1
"""One that is missed more often by this share is plain, whichever motif is the very worst: one
habit may show in two motifs."""
PLAINLY: Final = 0.95
"""The chance with which it is plain."""

Counts = Mapping[Motif, tuple[int, int]]
"""By motif: how often it was put to the test, and how often missed."""


@dataclass(frozen=True, slots=True)
class Weakness:
    """How a motif goes."""

    motif: Motif
    met: int
    missed: int
    expected: float
    """The share of misses that the person's level leads one to expect."""
    rate: float
    """The share of misses, shrunk towards that."""
    chance: float
    """The chance that it is truly the worst, and worse than expected."""
    plain: float
    """The chance that it is much worse than expected."""

    @property
    def sure(self) -> bool:
        """Whether it may be called a weakness."""
        return self.chance >= SURE or self.plain >= PLAINLY


def weaknesses(counts: Counts, choices: int) -> tuple[Weakness, ...]:
    """Every motif that was met often enough, the likeliest weakness first; none too early.

    `choices` is how many decisions there were, whatever they were about.
    """
    known = {motif: pair for motif, pair in counts.items() if pair[0] >= LEAST}
    if choices < LEAST_CHOICES or not known:
        return ()
    level = _level(counts)
    expected = {motif: _expected(motif, counts, level) for motif in known}
    chances = _chances(known, expected)
    result = [
        Weakness(motif, met, wrong, expected[motif],
                 (wrong + PRIOR * expected[motif]) / (met + PRIOR), *chances[motif])
        for motif, (met, wrong) in known.items()
    ]  # fmt: skip
    return tuple(sorted(result, key=lambda each: (-each.chance, each.expected - each.rate)))


def _level(counts: Counts) -> tuple[float, float]:
    """How many misses there are, and how many a Club player would have, over all motifs."""
    wrong = sum(missed for _, missed in counts.values())
    usual = sum(met * CLUB.get(motif, USUAL) for motif, (met, _) in counts.items())
    return wrong + LEVEL_PRIOR, usual + LEVEL_PRIOR


def _expected(motif: Motif, counts: Counts, level: tuple[float, float]) -> float:
    """The share that is expected of a motif by how the others go."""
    met, missed = counts[motif]
    usual = CLUB.get(motif, USUAL)
    factor = (level[0] - missed) / (level[1] - met * usual)
    return min(0.9, max(0.01, usual * factor))


def _chances(known: Counts, expected: Mapping[Motif, float]) -> dict[Motif, tuple[float, float]]:
    """How often each is the worst, and plain, by what may be true; the same at every asking."""
    rng = random.Random("weakness")
    wins, plain = dict.fromkeys(known, 0), dict.fromkeys(known, 0)
    shapes = {
        motif: (PRIOR * expected[motif] + missed, PRIOR * (1 - expected[motif]) + met - missed)
        for motif, (met, missed) in known.items()
    }
    for _ in range(DRAWS):
        excess = {
            motif: rng.betavariate(*shape) - expected[motif] for motif, shape in shapes.items()
        }
        worst = max(excess, key=excess.__getitem__)
        wins[worst] += excess[worst] >= MARGIN
        for motif, share in excess.items():
            plain[motif] += share >= PLAIN
    return {motif: (wins[motif] / DRAWS, plain[motif] / DRAWS) for motif in known}
