"""Learners who forget: positions until their habits are mended, by the schedule and by chance.

    python -m tests.session.forgetting_learner [LEARNERS]

A learner misses a motif until it was practised, and then remembers it for a while that grows with
each right answer and is halved by a wrong one. A habit is mended once it will still be right with
four chances in five a week later.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import fmean, stdev

from hearts_gui.session.past.motif import Motif
from hearts_gui.session.practice.book import Mistake, PracticeAnswer, TrainingBook
from hearts_gui.session.practice.puzzle import Puzzle, Tier, shipped
from hearts_gui.session.practice.today import SIZE, clear, due_today

START = datetime(2026, 1, 5, 12, tzinfo=UTC)
HABITS, CARDS = 4, 3
"""The number of motifs a learner misses, and of mistakes of each that the games hold."""
FIRST, GROWS, WEEK, KNOWN = 1.5, 2.2, 7, 0.8
"""Days of the first half-life, its growth, and what counts as mended."""
MOST_DAYS = 120


@dataclass(slots=True)
class Learner:
    """The state of each motif: its half-life in days, and when it was met last."""

    habits: frozenset[Motif]
    rng: random.Random
    half: dict[Motif, float] = field(default_factory=dict)
    last: dict[Motif, int] = field(default_factory=dict)

    def chance(self, motif: Motif, day: int) -> float:
        """Return the odds of being right on this day."""
        if motif not in self.habits:
            return 0.95
        if motif not in self.half:
            return 0.1
        return float(2.0 ** (-(day - self.last[motif]) / self.half[motif]))

    def answers(self, motif: Motif, day: int) -> bool:
        """Answer a position of the motif, and learn from it."""
        right = self.rng.random() < self.chance(motif, day)
        if motif in self.habits:
            waited = day - self.last.get(motif, day)
            before = self.half.get(motif, FIRST)
            # What was just seen teaches nothing new; what was nearly forgotten teaches most.
            grown = before * (1 + (GROWS - 1) * min(1.0, waited / before))
            self.half[motif] = grown if right else max(FIRST, before / 2)
            self.last[motif] = day
        return right

    def mended(self) -> bool:
        """Whether every habit would be right a week after it was last met."""
        return all(2.0 ** (-WEEK / self.half.get(motif, 0.01)) >= KNOWN for motif in self.habits)


def kinds(puzzles: Sequence[Puzzle]) -> dict[Motif, list[Puzzle]]:
    """The clear puzzles by what they are about most."""
    result: dict[Motif, list[Puzzle]] = {}
    for puzzle in clear(puzzles):
        result.setdefault(puzzle.motifs[0], []).append(puzzle)
    return {motif: those for motif, those in result.items() if len(those) >= CARDS}


def by_schedule(puzzles: Sequence[Puzzle], seed: str) -> int:
    """Positions until mended, practising what the trainer has for each day."""
    rng = random.Random(seed)
    of = kinds(puzzles)
    learner = Learner(frozenset(rng.sample(sorted(of), HABITS)), rng)
    book = TrainingBook(Path(os.devnull))
    for motif in sorted(learner.habits):
        for index, each in enumerate(of[motif][:CARDS]):
            card = replace(each, id=f"own-{motif}-{index}", tier=Tier.OWN)
            book.cards[card.id] = Mistake(card, START - timedelta(days=2))
    used = 0
    for day in range(MOST_DAYS):
        now = START + timedelta(days=day)
        for item in due_today(book, puzzles, now):
            assert item.motif is not None
            right = learner.answers(item.motif, day)
            used += 1
            book.answer(
                PracticeAnswer(item.card, item.puzzle.id, right, False, now, 0.0, item.motif)
            )
            if learner.mended():
                return used
    return used


def by_chance(puzzles: Sequence[Puzzle], seed: str) -> int:
    """Positions until mended, practising ten random ones each day."""
    rng = random.Random(seed)
    of = kinds(puzzles)
    learner = Learner(frozenset(rng.sample(sorted(of), HABITS)), rng)
    every = [motif for motif, those in of.items() for _ in those]
    used = 0
    for day in range(MOST_DAYS):
        for _ in range(SIZE):
            learner.answers(rng.choice(every), day)
            used += 1
            if learner.mended():
                return used
    return used


def compared(learners: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Positions until mended on average, and their errors, by the schedule and by chance."""
    puzzles = shipped()
    rows = []
    for schedule in (by_schedule, by_chance):
        counts = [schedule(puzzles, f"learner/{number}") for number in range(learners)]
        rows.append((fmean(counts), stdev(counts) / len(counts) ** 0.5))
    return rows[0], rows[1]


def main() -> None:
    learners = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    (one, its), (two, other) = compared(learners)
    print(f"{learners} learners: {one:.1f} ± {its:.1f} positions by the schedule,"
          f" {two:.1f} ± {other:.1f} by chance")  # fmt: skip


if __name__ == "__main__":
    main()
