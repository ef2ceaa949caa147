"""Finds the motifs that a person misses more often than their other play suggests.

How often each motif is missed by a Club player was measured; a person's own level scales that. Two
hypotheses are compared for each motif: a sound player, who misses it about as often as expected,
and a habit, with any higher share, in the whole motif or on one occasion. What decides is how much
better the second fits, however few decisions there are. A habit is rare, so it takes strong
evidence to name one. Any lead, follow or discard is a motif too, for habits that no other fits.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final, TypeVar

from hearts_gui.config.paths import asset_file
from hearts_gui.engine.message import Message
from hearts_gui.session.past.motif import GENERAL, Cell, Motif, Occasion
from hearts_gui.session.practice.book import TrainingBook

LEAST_USUAL: Final = 0.02
"""The least rate at which anyone is expected to miss a motif."""
LAPSES: Final[Mapping[Motif, float]] = MappingProxyType({
    Motif.HOLD_QUEEN: 0.04, Motif.HIGH_SPADES: 0.05, Motif.LOW_HEARTS: 0.05, Motif.DUCK: 0.12,
    Motif.KEEP_GUARDS: 0.12, Motif.DANGER: 0.15, Motif.DROP_MOON: 0.15, Motif.THROW: 0.18,
    Motif.VOID: 0.19, Motif.DUCK_HIGH: 0.3, Motif.PASS_KEEP: 0.3, Motif.PASS_VOID: 0.4,
    Motif.LEADS: 0.1, Motif.FOLLOWS: 0.1, Motif.DISCARDS: 0.15,
})  # fmt: skip
"""A Beginner's rate of misses beyond a Club player's, where it is another than usual: in 1 860
decisions, or by how often the cheapest wrong card has the motif, whichever is more. What Learners
miss more often than that, in 6 200 decisions, is as usual among them: it is no one's habit."""
LAPSE: Final = 0.08
"""The usual one."""
USUAL: Final = (0.1, 10.0)
"""The share of misses of a motif that was too rare, and the decisions it counts like."""
PRIOR: Final = 12.0
"""The expected share counts like this many decisions in the rate that is shown."""
LEVEL_PRIOR: Final = 4.0
"""A person counts as a Club player for this many expected misses."""
LEAST: Final = 2
"""A motif with fewer decisions than this is not rated."""
LEAST_CHOICES: Final = 150
"""Before this many decisions, about two games, nothing is said at all."""
SPREAD: Final = 0.2
"""The spread of the log-odds of a sound player around the expected ones, were these known and the
player no weaker than a Club player. What weaker players miss differs more."""
MOST_SPREAD: Final = 0.6
"""The largest spread, where the expected log-odds are poorly known."""
SLIGHT: Final = 0.15
"""The least share of decisions that a habit gets wrong where a sound player is right."""
STEPS: Final = 20
"""The number of shares, from that part to always, at which a habit is evaluated."""
HABITS: Final = 0.008
"""The share of motifs that are a habit, before anything is known of a person."""
WHOLE: Final = 0.25
"""The share of habits that live in all places of their motif; the others live on one occasion, the
likelier the more often it comes."""
OF_PASSES: Final = 0.4
"""The weight of a motif that has no occasions."""
KNOWN: Final = 10
"""The share of a whole motif counts like this many decisions in that of an occasion."""
RARE: Final = (0.5, 5.0)
"""Misses and decisions that are added to those measured of a motif."""
NEARLY: Final = 0.85
"""A cell explains nearly most where its logarithm is this share of the greatest, or more, ..."""
TIMES: Final = 7.4
"""... and this many times less is still near."""
TELLS: Final = 0.45
"""A particular idea names a habit if it has this share of the misses of a general one."""
SURE: Final = 0.5
"""With at least this chance a motif is called a weakness."""

K = TypeVar("K", Motif, Cell)
Counts = Mapping[Motif, tuple[int, int]]
"""By motif: how often it was put to the test, and how often missed."""
MotifCounts = Mapping[Cell, tuple[int, int]]
"""The same by motif and occasion."""


@dataclass(frozen=True, slots=True)
class Weakness:
    """The record of a motif."""

    motif: Motif
    met: int
    missed: int
    expected: float
    """The share of misses that the person's level leads one to expect."""
    rate: float
    """The share of misses, shrunk towards that."""
    chance: float
    """The chance that missing it is a habit."""
    occasion: Occasion | None
    """The occasion that tells most of it; None where the whole motif does."""
    sure: bool
    """Whether it may be called a weakness."""

    @property
    def cell(self) -> Cell:
        """The motif with its occasion."""
        return self.motif, self.occasion


def cell_name(cell: Cell) -> Message:
    """The motif's name, with the occasion."""
    motif, occasion = cell
    if occasion is None:
        return motif.name_message
    return Message("motif-where", (("name", motif.name_message), ("where", occasion.value)))


def weaknesses(
    counts: Counts, choices: int, places: MotifCounts = MappingProxyType({})
) -> tuple[Weakness, ...]:
    """Every motif that was met often enough, the likeliest weakness first; none too early.

    `choices` is how many decisions there were in all. A habit may cover all `places` of a motif or
    one occasion. The weight is divided among these, so that many occasions do not make a habit
    likelier. One habit may show in several motifs: their odds are added, and `_widest` names it.
    """
    if choices < LEAST_CHOICES:
        return ()
    level, odds, result = _level(counts), HABITS / (1 - HABITS), []
    every: dict[Cell, tuple[float, float]] = {}
    seen: dict[Cell, tuple[int, int]] = {(motif, None): pair for motif, pair in counts.items()}
    seen.update(places)
    for motif, (met, missed) in counts.items():
        if met >= LEAST:
            parts = {at: _part(at, *seen[at], level) for at in _shares(motif) if at in seen}
            every.update(parts)
            better = odds * sum(weight for weight, _ in parts.values())
            expected = _expected((motif, None), level)[0]
            rate = (missed + PRIOR * expected) / (met + PRIOR)
            result.append(Weakness(motif, met, missed, expected, rate, better / (1 + better),
                                   _widest(parts)[1], sure=False))  # fmt: skip
    result.sort(key=lambda weakness: (-weakness.chance, weakness.expected - weakness.rate))
    together = sum(weakness.chance / (1 - min(weakness.chance, 0.999)) for weakness in result)
    if together >= SURE / (1 - SURE):
        motif, occasion = _named(every, odds)
        result.sort(key=lambda weakness: weakness.motif is not motif)
        result[:1] = (replace(result[0], occasion=occasion, sure=True),)
    return tuple(replace(each, sure=each.sure or each.chance >= SURE) for each in result)


@cache
def _shares(motif: Motif) -> Mapping[Cell, float]:
    """By cell the share of the motif's habits that live there."""
    often = {cell: met for cell, (_, met) in club_places().items() if cell[0] is motif and cell[1]}
    shares = {cell: (1 - WHOLE) * met / sum(often.values()) for cell, met in often.items()}
    return {**shares, (motif, None): WHOLE if often else OF_PASSES}


def _part(cell: Cell, met: int, missed: int, level: tuple[float, float]) -> tuple[float, float]:
    """How well a habit in a cell explains the counts, and the misses beyond those expected."""
    expected, spread = _expected(cell, level)
    explains = 0.0 if met < LEAST else _better(met, missed, expected, spread)
    return _shares(cell[0])[cell] * explains, missed - met * expected


def _widest(parts: Mapping[Cell, tuple[float, float]]) -> Cell:
    """Of the cells that explain nearly most the one with the most misses beyond those expected.

    The one that explains most is often a small part of the habit.
    """
    most = max(weight for weight, _ in parts.values())
    least = min(most, most**NEARLY) / TIMES
    return max((cell for cell in parts if parts[cell][0] >= least), key=lambda cell: parts[cell][1])


def _named(parts: Mapping[Cell, tuple[float, float]], odds: float) -> Cell:
    """The cell that names a habit: a general one only where no particular one is sure and tells
    half of it."""
    widest = _widest(parts)
    others = {cell: part for cell, part in parts.items() if cell[0] not in GENERAL}
    if widest[0] not in GENERAL or not others:
        return widest
    other = _widest(others)
    weight, misses = others[other]
    sure = odds * weight >= SURE / (1 - SURE)
    return other if sure and misses >= TELLS * parts[widest][1] else widest


def _expected(cell: Cell, level: tuple[float, float]) -> tuple[float, float]:
    """The share of misses that is expected of a sound player of this level, and the spread of its
    log-odds: wider where few decisions were measured, and the more of it are lapses."""
    (factor, weaker), (share, decisions) = level, _club(cell)
    lapses, usual = weaker * LAPSES.get(cell[0], LAPSE), max(LEAST_USUAL, share)
    expected = min(0.9, max(LEAST_USUAL, share * factor + lapses))
    error = 1 / math.sqrt(decisions * usual * (1 - usual))
    spread = math.hypot(SPREAD, error, lapses / (expected * (1 - expected)))
    return expected, min(MOST_SPREAD, spread)


@cache
def _club(cell: Cell) -> tuple[float, float]:
    """A Club player's share of misses, and in how many decisions it was as good as measured."""
    motif, occasion = cell
    wrong, decisions = club_places().get(cell, (0, 0))
    if occasion is not None:
        share = (wrong + KNOWN * _club((motif, None))[0]) / (decisions + KNOWN)
        return share, decisions + KNOWN / 2
    if decisions < RARE[1]:
        return USUAL
    return (wrong + RARE[0]) / (decisions + RARE[1]), decisions


@cache
def club_places() -> MotifCounts:
    """How often a Club player misses each motif, as a whole and on each occasion, and in how many
    decisions where a card loses a point or more that was measured: in 700 deals among four of them
    by `build/measure_motifs.py`, the passes in 205 deals, without mistakes about a moon. 245 older
    deals count too, except for voids and kept spades: two thirds of those mistakes were such."""
    places: dict[Cell, tuple[int, int]] = {}
    with asset_file("practice", "club.txt") as path:
        for line in path.read_text(encoding="ascii").splitlines():
            motif, occasion, wrong, decisions = line.split(" ")
            cell = Motif(motif), None if occasion == "all" else Occasion(occasion)
            places[cell] = int(wrong), int(decisions)
    return places


def _level(counts: Counts) -> tuple[float, float]:
    """By what a Club player's share of a motif is multiplied for someone, and what share of a
    Beginner's lapses is added: by the two of leading, following and discarding that go better.

    So a habit in one of the three changes nothing.
    """
    parts: list[tuple[float, ...]] = []
    for motif in GENERAL:
        met, missed = counts.get(motif, (0, 0))
        wrong, lapses = met * _club((motif, None))[0], met * LAPSES[motif]
        parts.append(((missed - wrong) / max(1.0, lapses), missed, wrong, lapses))
    misses, usual, more = (sum(part[at] for part in sorted(parts)[:2]) for at in (1, 2, 3))
    factor = (misses + LEVEL_PRIOR) / (usual + LEVEL_PRIOR)
    return min(1.0, factor), max(0.0, misses - usual) / max(1.0, more)


def _better(met: int, missed: int, expected: float, spread: float) -> float:
    """The likelihood ratio of these counts: a habit against none."""
    if missed <= met * expected:
        return 0.0
    weight = 1 / (expected * (1 - expected) * spread**2) - 1
    alpha, beta = expected * weight, (1 - expected) * weight
    sound = _log_beta(alpha + missed, beta + met - missed) - _log_beta(alpha, beta)
    shares = (SLIGHT + (1 - SLIGHT) * (step + 0.5) / STEPS for step in range(STEPS))
    likelihood = 0.0
    for share in shares:
        rate = expected + (1 - expected) * share
        fits = missed * math.log(rate) + (met - missed) * math.log1p(-rate) - sound
        likelihood += math.exp(min(fits, 700.0))
    return likelihood / STEPS


def _log_beta(alpha: float, beta: float) -> float:
    return math.lgamma(alpha) + math.lgamma(beta) - math.lgamma(alpha + beta)


def weak(book: TrainingBook) -> tuple[Weakness, ...]:
    """The record of the motifs in all games that were read, the likeliest weakness first."""
    games = list(book.games.values())
    counts, places = _sum(game.met for game in games), _sum(game.where for game in games)
    return _ranked(counts, places, sum(game.choices for game in games))


def _sum(counts: Iterable[Mapping[K, tuple[int, int]]]) -> tuple[tuple[K, tuple[int, int]], ...]:
    """The sums of what was met and missed in all games."""
    met: Counter[K] = Counter()
    missed: Counter[K] = Counter()
    for key, (often, wrong) in (item for game in counts for item in game.items()):
        met[key] += often
        missed[key] += wrong
    return tuple(sorted(((key, (met[key], missed[key])) for key in met), key=str))


@lru_cache(maxsize=4)
def _ranked(
    counts: tuple[tuple[Motif, tuple[int, int]], ...],
    places: tuple[tuple[Cell, tuple[int, int]], ...], choices: int,
) -> tuple[Weakness, ...]:  # fmt: skip
    return weaknesses(dict(counts), choices, dict(places))
