"""The shipped puzzles, what a person solved of them, and how strong that is."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hearts_gui.config.files import append_lines
from hearts_gui.config.paths import asset
from hearts_gui.config.reading import read_lines, text, truth, whole
from hearts_gui.engine.rules.presets import STANDARD_KEY
from hearts_gui.session.puzzles.puzzle import Puzzle, puzzle_from

FILE: Final = "puzzles.jsonl"
START: Final = (1200.0, 350.0)
"""Rating and its deviation before the first puzzle."""
_LEAST_DEVIATION: Final = 50.0
_PUZZLE_DEVIATION: Final = 60.0
_Q: Final = math.log(10) / 400
_EVEN: Final = 0.5
"""The share of puzzles where nothing is best."""
_MOST_RATING, _MOST_HINTS, _MOST_SOLVED = 4000, 100, 10_000
"""More than any puzzle or person has ever had."""
_NEAR: Final = 60.0
"""By how many points of rating the next puzzle is easier than the person is strong."""
_EARLY: Final = 5
"""The first puzzles are easy ones of Standard, each with a card to be found."""


def shipped() -> tuple[Puzzle, ...]:
    """All puzzles that come with the program, by rule set. Raises OSError or ValueError."""
    puzzles = []
    for path in sorted(asset("puzzles").glob("*.txt")):
        for line in path.read_text(encoding="ascii").splitlines():
            puzzles.append(puzzle_from(line))
    return tuple(puzzles)


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """A puzzle was answered; only the first answer to a puzzle counts for the rating."""

    id: str
    solved: bool
    rating: int
    """The rating of the puzzle."""
    hints: int = 0
    """How many were taken; with any it moves neither rating nor streak."""


class PuzzleBook:
    """What a person answered, in an append-only file; a damaged line costs itself alone."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.tries: list[PuzzleTry] = []
        self.storms: list[int] = []
        """How many were solved in each run against the clock."""
        self.own_solved: dict[str, bool] = {}
        """Whether the puzzles from the person's own games were solved the last time."""
        lines: list[PuzzleTry | int | tuple[str, bool]] = read_lines(path, _line)
        for each in lines:
            if isinstance(each, PuzzleTry):
                self.tries.append(each)
            elif isinstance(each, tuple):
                self.own_solved.update((each,))
            else:
                self.storms.append(each)

    def add(self, puzzle: Puzzle, *, solved: bool, hints: int = 0) -> str | None:
        """Keep an answer; why the disk refuses, else None. It counts anyway. Answers to puzzles

        of the person's own games are no part of the rating.
        """
        if not puzzle.rated:
            self.own_solved[puzzle.id] = solved
            return self._write({"own": puzzle.id, "solved": solved})
        self.tries.append(PuzzleTry(puzzle.id, solved, puzzle.rating, hints))
        extra = {"hints": hints} if hints else {}
        return self._write({"id": puzzle.id, "solved": solved, "rating": puzzle.rating, **extra})

    def add_storm(self, solved: int) -> str | None:
        """Keep a run against the clock. Returns why the disk refuses, else None."""
        self.storms.append(solved)
        return self._write({"storm": solved})

    def _write(self, data: dict[str, object]) -> str | None:
        return append_lines(self._path, json.dumps(data) + "\n")

    @property
    def rating(self) -> tuple[float, float]:
        """The person's strength and its deviation, after Glickman's Glicko system."""
        rating, deviation = START
        for each in self._rated():
            rating, deviation = after(rating, deviation, each)
        return rating, deviation

    @property
    def rated(self) -> int:
        """How many puzzles the rating comes from."""
        return len(self._rated())

    def _rated(self) -> list[PuzzleTry]:
        """The first answer to each puzzle, where it was given without a hint."""
        first: dict[str, PuzzleTry] = {}
        for each in self.tries:
            first.setdefault(each.id, each)
        return [each for each in first.values() if not each.hints]

    @property
    def streak(self) -> int:
        """How many answers in a row were right, up to the last one."""
        count = 0
        for each in reversed([each for each in self.tries if not each.hints]):
            if not each.solved:
                break
            count += 1
        return count

    def missed(self) -> tuple[str, ...]:
        """The puzzles answered wrongly and never rightly since, the oldest first."""
        last = {each.id: each.solved for each in self.tries}
        return tuple(name for name, solved in last.items() if not solved)

    def following(self, puzzles: Sequence[Puzzle], *, repeat: bool = False) -> Puzzle | None:
        """The puzzle to come: what a line goes on with, else one never seen near the person's
        strength, or one that was missed. None where nothing is left.

        After the first few a coin says whether nothing is best there, as long as there are both
        kinds; those of the same strength come in the order of the file.
        """
        if repeat:
            again = self.missed()
            by_name = {puzzle.id: puzzle for puzzle in puzzles}
            return next((by_name[name] for name in again if name in by_name), None)
        seen = {each.id for each in self.tries}
        fresh = [puzzle for puzzle in puzzles if puzzle.id not in seen]
        last = {each.id for each in self.tries[-1:]}
        lines = [each for each in fresh if each.later and each.before in last]
        fresh = lines or [each for each in fresh if not each.later]
        rating, deviation = self.rating
        if len(self.tries) < _EARLY:
            fresh = [
                each for each in fresh if each.rules == STANDARD_KEY and not each.even
            ] or fresh
            return min(fresh, key=lambda each: abs(each.rating - rating + deviation), default=None)
        wanted = rating - _NEAR
        even = random.Random(f"kind/{len(self.tries)}").random() < _EVEN
        fresh = [each for each in fresh if each.even is even] or fresh
        return min(fresh, key=lambda each: abs(each.rating - wanted), default=None)

    def following_own(self, puzzles: Sequence[Puzzle]) -> Puzzle | None:
        """One of the person's own games that was never answered, or was answered wrongly."""
        fresh = (each for each in puzzles if each.id not in self.own_solved)
        missed = (each for each in puzzles if not self.own_solved.get(each.id, True))
        return next(fresh, None) or next(missed, None)


def after(rating: float, deviation: float, answer: PuzzleTry) -> tuple[float, float]:
    """Rating and deviation after one more puzzle, which counts as an opponent."""
    spread = 1 / math.sqrt(1 + 3 * (_Q * _PUZZLE_DEVIATION) ** 2 / math.pi**2)
    expected = 1 / (1 + 10 ** (-spread * (rating - answer.rating) / 400))
    information = _Q**2 * spread**2 * expected * (1 - expected)
    precision = 1 / deviation**2 + information
    moved = rating + _Q / precision * spread * (answer.solved - expected)
    return moved, max(_LEAST_DEVIATION, math.sqrt(1 / precision))


def _line(data: Any) -> PuzzleTry | int | tuple[str, bool]:
    if "own" in data:
        return text(data["own"]), truth(data["solved"])
    if "storm" in data:
        return whole(data["storm"], 0, _MOST_SOLVED)
    hints = whole(data.get("hints", 0), 0, _MOST_HINTS)
    rating = whole(data["rating"], 0, _MOST_RATING)
    return PuzzleTry(text(data["id"]), truth(data["solved"]), rating, hints)
