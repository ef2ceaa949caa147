"""Today's practice: cards that are due, then new positions of the weakest motifs."""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from itertools import zip_longest
from types import MappingProxyType
from typing import Final, TypeVar

from hearts_gui.config.paths import asset
from hearts_gui.engine.rules.presets import STANDARD_KEY
from hearts_gui.session.past.motif import Cell, Motif, Occasion
from hearts_gui.session.practice.book import Mistake, PracticeAnswer, TrainingBook
from hearts_gui.session.practice.puzzle import Puzzle, Tier

SIZE: Final = 10
"""Positions of a day, about five minutes."""
_WEAK: Final = 2
"""At most this many of the weakest motifs are interleaved."""
OTHERS: Final = 5
"""One position of this many in a drill of one motif is about another."""
NEW: Final = 5
"""Fresh positions where nothing is due."""


# Finds the motifs that a person misses more often than their other play suggests. How often each
# motif is missed by a Club player was measured; a person's own level scales that. Two hypotheses
# are compared for each motif: a sound player, who misses it about as often as expected, and a
# habit, with any higher share. What decides is how much better the second fits, however few
# decisions there are. A habit is rare, so it takes strong evidence to name one.

CLUB: Final[Mapping[Motif, tuple[float, int]]] = MappingProxyType({
    Motif.STOP_MOON: (0.28, 455), Motif.SHOOT: (0.16, 149), Motif.SEE_MOON: (0.20, 19),
    Motif.GIVE_QUEEN: (0.09, 174), Motif.HOLD_QUEEN: (0.02, 784), Motif.HIGH_SPADES: (0.02, 476),
    Motif.SHED_SPADES: (0.08, 166), Motif.KEEP_GUARDS: (0.05, 487), Motif.SMOKE_OUT: (0.12, 382),
    Motif.FIRST_TRICK: (0.12, 517), Motif.FREE_TRICK: (0.23, 88), Motif.TAKE_HIGH: (0.02, 66),
    Motif.THROW: (0.15, 585), Motif.NOT_POINTS: (0.20, 349), Motif.SHOWN_VOID: (0.15, 779),
    Motif.PASSED: (0.22, 434), Motif.COUNT: (0.18, 704), Motif.EXIT: (0.18, 1634),
    Motif.LEAD_HIGH: (0.21, 1227), Motif.LOW_HEARTS: (0.07, 632), Motif.VOID: (0.07, 817),
    Motif.DANGER: (0.05, 1199), Motif.DUCK: (0.06, 1376), Motif.TAKE: (0.50, 282),
    Motif.TAKE_LOW: (0.19, 306), Motif.DUCK_HIGH: (0.01, 666), Motif.DROP_MOON: (0.24, 380),
    Motif.PASS_SPADES: (0.10, 28), Motif.PASS_KEEP: (0.28, 14), Motif.PASS_GUARDS: (0.03, 43),
    Motif.PASS_VOID: (0.25, 108), Motif.PASS_HEARTS: (0.03, 107), Motif.PASS_HIGH: (0.06, 86),
})  # fmt: skip
"""The rate at which a Club player misses each motif where a card loses a point or more, and in how
many decisions that was measured: by `build/measure_motifs.py` in 300 deals among four of them, the
passes in 155 deals, those of high spades in 42."""
USUAL: Final = (0.1, 10)
"""The same over all motifs, for those that were too rare."""
LEAST_USUAL: Final = 0.02
"""The least rate at which anyone is expected to miss a motif."""
LAPSES: Final[Mapping[Motif, float]] = MappingProxyType({
    Motif.HOLD_QUEEN: 0.04, Motif.HIGH_SPADES: 0.05, Motif.LOW_HEARTS: 0.05, Motif.DUCK: 0.12,
    Motif.THROW: 0.18, Motif.VOID: 0.19, Motif.DUCK_HIGH: 0.22,
})  # fmt: skip
"""A Beginner's rate of misses beyond a Club player's, where it is another than usual: in 1 860
decisions, or by how often the cheapest wrong card has the motif, whichever is more."""
LAPSE: Final = 0.08
"""The usual one."""
MARGIN: Final = 1.5
"""The factor on the lapses that most motifs suggest for a weaker player."""
PRIOR: Final = 12.0
"""The expected share counts like this many decisions in the rate that is shown."""
LEVEL_PRIOR: Final = 2.0
"""A person counts as a Club player for this many expected misses of each motif."""
LEAST: Final = 2
"""A motif with fewer decisions than this is not rated."""
LEAST_CHOICES: Final = 150
"""Before this many decisions, about two games, nothing is said at all."""
SPREAD: Final = 0.24
"""The spread of the log-odds of a sound player around the expected ones, were these known."""
MOST_SPREAD: Final = 0.6
"""The largest spread, where the expected log-odds are poorly known."""
SLIGHT: Final = 0.15
"""The least share of decisions that a habit gets wrong where a sound player is right."""
STEPS: Final = 20
"""The number of shares, from that part to always, at which a habit is evaluated."""
HABITS: Final = 0.04
"""The share of motifs that are a habit, before anything is known of a person."""
WHOLE: Final = 0.5
"""The share of habits that live in all places of their motif; the others live on one occasion."""
WIDER: Final = 1.4
"""The spread of a sound player is this many times wider on one occasion."""
KNOWN: Final = 10
"""The share of a whole motif counts like this many decisions in that of an occasion."""
SURE: Final = 0.5
"""A motif with at least this chance is called a weakness."""

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
    sure: bool
    """Whether it may be called a weakness."""

    @property
    def excess(self) -> float:
        """The number of misses beyond those expected."""
        return self.missed - self.met * self.expected


def weaknesses(
    counts: Counts, choices: int, places: MotifCounts = MappingProxyType({})
) -> tuple[Weakness, ...]:
    """Every motif that was met often enough, the likeliest weakness first; none too early.

    One habit may show in several motifs: of the certain ones, the one with the most misses beyond
    expectation comes first. `choices` is how many decisions there were in all. A habit may cover
    all `places` of a motif or one occasion. The weight is divided among these, so that many
    occasions do not make a habit likelier.
    """
    if choices < LEAST_CHOICES:
        return ()
    result = []
    for motif, (met, missed) in counts.items():
        if met >= LEAST:
            level, (share, decisions) = _level(motif, counts), CLUB.get(motif, USUAL)
            expected = _expected(share, level)
            rate = (missed + PRIOR * expected) / (met + PRIOR)
            better = _better(met, missed, expected, _spread(share, decisions))
            parts = [_on_occasion((motif, occasion), places, level)
                     for occasion in Occasion if (motif, occasion) in places]  # fmt: skip
            better = WHOLE * better + (1 - WHOLE) * sum(parts) / len(Occasion)
            odds = better * HABITS / (1 - HABITS)
            chance = odds / (1 + odds)
            result.append(Weakness(motif, met, missed, expected, rate, chance, chance >= SURE))
    result.sort(key=lambda weakness: (-weakness.chance, weakness.expected - weakness.rate))
    return tuple(sorted(result, key=lambda weakness: -weakness.excess if weakness.sure else 0.0))


def _on_occasion(cell: Cell, places: MotifCounts, level: tuple[float, float]) -> float:
    """How much better a habit explains the counts of one occasion."""
    met, missed = places[cell]
    if met < LEAST:
        return 0.0
    wrong, decisions = club_places().get(cell, (0, 0))
    share = (wrong + KNOWN * CLUB.get(cell[0], USUAL)[0]) / (decisions + KNOWN)
    spread = WIDER * _spread(share, decisions + KNOWN // 2)
    return _better(met, missed, _expected(share, level), spread)


@lru_cache(maxsize=1)
def club_places() -> MotifCounts:
    """How often a Club player misses each motif on each occasion, as `CLUB` was measured."""
    places: dict[Cell, tuple[int, int]] = {}
    for line in asset("practice", "club.txt").read_text(encoding="ascii").splitlines():
        motif, occasion, wrong, decisions = line.split(" ")
        places[Motif(motif), Occasion(occasion)] = int(wrong), int(decisions)
    return places


def _expected(share: float, level: tuple[float, float]) -> float:
    """The share of misses that is expected of someone of this level."""
    factor, weaker = level
    return min(0.9, max(LEAST_USUAL, share * factor + weaker))


def _level(motif: Motif, counts: Counts) -> tuple[float, float]:
    """The factor and the addend that turn a Club player's share of a motif into this person's.

    They are weighted medians over the other motifs, so a habit in several of them changes little.
    Each motif has the square root of its expected misses as weight.
    """
    lapses, factors = [], []
    for other, (met, missed) in counts.items():
        wrong = met * CLUB.get(other, USUAL)[0]
        if other is not motif and wrong >= 1:
            weight = math.sqrt(wrong)
            lapses.append(((missed - wrong) / (met * LAPSES.get(other, LAPSE)), weight))
            factors.append(((missed + LEVEL_PRIOR) / (wrong + LEVEL_PRIOR), weight))
    weaker = max(0.0, _middle(lapses, 0.0)) * MARGIN * LAPSES.get(motif, LAPSE)
    return min(1.0, _middle(factors, 1.0)), weaker


def _middle(weighted: Iterable[tuple[float, float]], none: float) -> float:
    """The weighted median of some numbers; `none` where there are none."""
    ranked = sorted(weighted)
    left = sum(weight for _, weight in ranked) / 2
    for number, weight in ranked:
        left -= weight
        if left <= 0:
            return number
    return none


def _spread(share: float, decisions: int) -> float:
    """The spread of the log-odds of a sound player: wider where few decisions were measured."""
    share = max(LEAST_USUAL, share)
    error = 1 / math.sqrt(decisions * share * (1 - share))
    return min(MOST_SPREAD, math.hypot(SPREAD, error))


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


@dataclass(frozen=True, slots=True)
class PracticeItem:
    """One position to be answered: the puzzle, and the card that the answer counts for."""

    puzzle: Puzzle
    card: str = ""
    """Empty where it counts for no card."""
    motif: Motif | None = None


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


def due_today(
    book: TrainingBook, puzzles: Sequence[Puzzle], now: datetime
) -> tuple[PracticeItem, ...]:
    """The positions still to be answered today, if possible without the same motif twice in a
    row.

    Cards that are due come first, however much was drilled; where the person's weaknesses are
    known, the day is filled up with fresh positions of them.
    """
    done = book.today(now)
    left = max(0, SIZE - len(done))
    fresh = _Fresh(book, puzzles)
    cards = max(0, SIZE - sum(bool(answer.card) for answer in done))
    due = [_position_for(book, card, fresh) for card in book.waiting(now)[:cards]]
    motifs = weak(book)
    names = [weakness.motif for weakness in motifs if weakness.rate > weakness.expected][:_WEAK]
    if names and motifs[0].sure:
        for index in range(left - len(due)):
            item = fresh.take(names[index % len(names)])
            due += [] if item is None else [item]
    return _interleaved(due)


def new_ones(
    book: TrainingBook, puzzles: Sequence[Puzzle], now: datetime
) -> tuple[PracticeItem, ...]:
    """Fresh positions for when nothing is due, of as many motifs as possible."""
    fresh = _Fresh(book, puzzles)
    motifs = [motif for motif in Motif if not motif.of_pass]
    random.Random(now.astimezone().date().isoformat()).shuffle(motifs)
    items = map(fresh.take, motifs)
    return tuple(item for item in items if item is not None)[:NEW]


def drill(
    book: TrainingBook, puzzles: Sequence[Puzzle], motifs: Iterable[Motif], *, fresh: bool = False
) -> tuple[PracticeItem, ...]:
    """Positions of these motifs in turn, unseen ones first, the easier before the harder.

    A few are of other motifs of the same lesson, so that the answer is not always the same. With
    `fresh` all are unseen.
    """
    wanted, seen = tuple(motifs), book.seen()
    lessons = {motif.lesson for motif in wanted}
    # where other motifs have too few
    own = (card.puzzle for card in list(book.cards.values()) if card.motif)
    items = [one for one in (*_familiar(book, puzzles), *own) if not (fresh and one.id in seen)]
    items.sort(key=lambda puzzle: (
        puzzle.id in seen, puzzle.tier is Tier.OWN, puzzle.motifs[0] not in wanted, puzzle.rating
    ))  # fmt: skip
    mine = [puzzle for puzzle in items if set(puzzle.motifs) & set(wanted)]
    queues = ([puzzle for puzzle in mine if _of(puzzle, wanted) is motif] for motif in wanted)
    chosen = [puzzle for turn in zip_longest(*queues) for puzzle in turn if puzzle is not None]
    others = [one for one in items if one.motifs[0].lesson in lessons and one not in mine]
    others = others[: min(SIZE, len(chosen)) // OTHERS]
    chosen = sorted((*chosen[: SIZE - len(others)], *others), key=lambda puzzle: puzzle.rating)
    return _interleaved([PracticeItem(puzzle, "", _of(puzzle, wanted)) for puzzle in chosen])


def clear(puzzles: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """The puzzles on whose answer players of every kind agree, and that have a motif; without later
    choices of a line, which would give away the answer before them."""
    alone = (puzzle for puzzle in puzzles if not puzzle.later)
    return tuple(puzzle for puzzle in alone if puzzle.tier is Tier.CLEAR and puzzle.motifs)


def _familiar(book: TrainingBook, puzzles: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """The clear puzzles of Standard and of the rule sets in which the person has made mistakes."""
    rule_keys = {STANDARD_KEY, *(mistake.puzzle.rules for mistake in list(book.cards.values()))}
    return tuple(puzzle for puzzle in clear(puzzles) if puzzle.rules in rule_keys)


def _of(puzzle: Puzzle, motifs: Sequence[Motif]) -> Motif:
    return next((motif for motif in puzzle.motifs if motif in motifs), puzzle.motifs[0])


class _Fresh:
    """Positions that were never shown, by motif: clear puzzles first, then own mistakes."""

    def __init__(self, book: TrainingBook, puzzles: Iterable[Puzzle]) -> None:
        self.used = set(book.seen())
        first: dict[Motif, list[Puzzle]] = defaultdict(list)
        more: dict[Motif, list[Puzzle]] = defaultdict(list)
        for puzzle in _familiar(book, puzzles):
            first[puzzle.motifs[0]].append(puzzle)
            for motif in puzzle.motifs[1:]:
                more[motif].append(puzzle)
        for card in list(book.cards.values()):
            for motif in card.puzzle.motifs[:1]:
                first[motif].append(card.puzzle)
        self._first, self._more = first, more

    def take(self, motif: Motif) -> PracticeItem | None:
        """The next position of a motif; None where all were shown."""
        items = (*self._first[motif], *self._more[motif])
        puzzle = next((puzzle for puzzle in items if puzzle.id not in self.used), None)
        if puzzle is None:
            return None
        self.used.add(puzzle.id)
        return PracticeItem(puzzle, "", motif)


def _position_for(book: TrainingBook, card: Mistake, fresh: _Fresh) -> PracticeItem:
    """The position that asks a card: once it is learnt, another position of its motif."""
    motif = card.motif
    if motif is not None and book.is_learnt(card.id):
        item = fresh.take(motif)
        if item is not None:
            return PracticeItem(item.puzzle, card.id, motif)
    fresh.used.add(card.id)
    return PracticeItem(card.puzzle, card.id, motif)


def _interleaved(items: Sequence[PracticeItem]) -> tuple[PracticeItem, ...]:
    """The positions with motifs in turn, each motif's own order kept."""
    by_motif: dict[Motif | None, list[PracticeItem]] = defaultdict(list)
    for item in items:
        by_motif[item.motif].append(item)
    result: list[PracticeItem] = []
    while any(by_motif.values()):
        last = result[-1].motif if result else None
        ready = [motif for motif, rest in by_motif.items() if rest]
        others = [motif for motif in ready if motif is not last] or ready
        result.append(by_motif[max(others, key=lambda motif: len(by_motif[motif]))].pop(0))
    return tuple(result)


@dataclass(frozen=True, slots=True)
class Progress:
    """Fresh positions at first and lately: the share of right answers, and its error."""

    answers: int
    before: tuple[float, float]
    after: tuple[float, float]


LEAST_FRESH: Final = 20
"""Before this many answers to fresh positions there is no before and after."""


def progress(answers: Iterable[PracticeAnswer]) -> Progress | None:
    """Before and after: the first half of the answers to fresh positions, and the second."""
    fresh = [answer for answer in answers if answer.fresh and not answer.hinted]
    if len(fresh) < LEAST_FRESH:
        return None
    halves = fresh[: len(fresh) // 2], fresh[len(fresh) // 2 :]
    return Progress(len(fresh), *map(_share, halves))


def _share(half: Sequence[PracticeAnswer]) -> tuple[float, float]:
    right = sum(answer.right for answer in half)
    share = (right + 1) / (len(half) + 2)  # never 0, so that its error is not 0
    return right / len(half), (share * (1 - share) / len(half)) ** 0.5


@dataclass(frozen=True, slots=True)
class Practised:
    """Everything that the trainer knows about a person."""

    answers: int
    progress: Progress | None
    motifs: tuple[Weakness, ...]
    """The record of each motif in games, the likeliest weakness first; empty while too early."""
    choices_left: int
    """The number of decisions that are still needed for that."""


def practised(book: TrainingBook) -> Practised:
    """The results of practice."""
    choices = sum(game.choices for game in list(book.games.values()))
    answers = list(book.answers)
    return Practised(
        len(answers), progress(answers), weak(book), max(0, LEAST_CHOICES - choices)
    )  # fmt: skip
