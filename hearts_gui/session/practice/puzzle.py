"""Puzzles: positions with proved answers, the shipped ones, and a player's results."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import Any

from hearts_gui.ai.worlds.endings import Counted, count
from hearts_gui.config.paths import AssetError, asset, asset_file
from hearts_gui.config.reading import append_lines, read_lines, text, truth, whole
from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import AskKind, PlayCard
from hearts_gui.engine.play.game import to_act, view_of
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.presets import STANDARD_KEY
from hearts_gui.session.past.motif import Cell, Motif
from hearts_gui.session.past.motif_table import cells_met, motifs_met
from hearts_gui.session.practice.whole_deal import (
    POSITION_PARTS,
    PositionError,
    cards_of_letters,
    read_position,
    rules_of,
)

LEAST_GAP = 0.5
"""The best wrong card costs at least this many points on average over the possible deals."""
LEAST_DEALS = 6
"""The fewest possible deals; with fewer there is nothing to think about."""
LEAST_LATER = 3
"""The fewest possible deals at a later choice of a line."""
_PARTS = 6
"""The number of parts of a line before the position."""
_SECOND = "b"
"""Ends the id of the second choice of a line; that of the third ends in the next letter."""
_ROUNDED = 0.006
"""A gap is written with two digits."""

EVEN_GAP = 0.4
"""The most points between the two best cards, on average, where nothing is best."""
_STAKE = 0.5
"""The fewest points that the worst card is behind, where nothing is best."""


class Tier(StrEnum):
    """The difficulty and kind of a position."""

    PROVED = "proved"
    """One card is never worse than any other, in all possible deals."""
    CLEAR = "clear"
    """One card is clearly best in thousands of sample deals, no matter who the others are."""
    EVEN = "even"
    """No card is clearly best."""
    OWN = "own"
    """The coach called the person's card a mistake; never shipped, and never rated."""


class PuzzleTheme(StrEnum):
    """The kind of decision."""

    LEAD = "lead"
    FOLLOW = "follow"
    LAST = "last"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle as it is shipped. `rating` is how hard it is, 1 000 for a beginner's strength."""

    id: str
    tier: Tier
    theme: PuzzleTheme
    gap: float
    error: float
    rating: int
    position: str
    best: str = ""
    """The right cards, or equally good ones, as letters; empty where they are counted."""
    rivals: str = ""
    """The next best cards, with which they were compared."""
    motifs: tuple[Motif, ...] = ()
    """The motifs of the right card, the most particular first; none where nothing is best."""
    reason: Message | None = None
    """Why the coach preferred the right card to the one that was played; of a mistake alone."""

    @property
    def even(self) -> bool:
        """Whether the answer is that no card is clearly best."""
        return self.tier is Tier.EVEN

    @property
    def rated(self) -> bool:
        """Whether it counts for the person's rating."""
        return self.tier is not Tier.OWN

    @property
    def counted(self) -> bool:
        """Whether all possible deals are counted, with open cards and the others together."""
        return not self.best

    @property
    def later(self) -> bool:
        """Whether it continues another puzzle: the same seat's next choice after its answer."""
        return self.rated and self.id[-1:].isalpha()

    @property
    def before(self) -> str:
        """The id of the puzzle that a later one continues."""
        name, letter = self.id[:-1], self.id[-1]
        return name if letter == _SECOND else name + chr(ord(letter) - 1)

    @property
    def next_id(self) -> str:
        """The id of the puzzle that continues this one, if there is one."""
        return self.id[:-1] + chr(ord(self.id[-1]) + 1) if self.later else self.id + _SECOND

    @property
    def rules(self) -> str:
        """The key of its rule set."""
        return self.position.split("/", 1)[0]

    def view(self) -> PlayerView:
        """The view of the seat that is to choose. Raises PositionError."""
        return view_at(self.position)

    def line(self) -> str:
        """The puzzle as a line of text."""
        parts = (self.id, self.tier, self.theme, f"{self.gap:.2f}", f"{self.error:.2f}",
                 str(self.rating))  # fmt: skip
        best = (f"{self.best}/{self.rivals}",) if self.best else ()
        about = (f"#{','.join(self.motifs)}",) if self.motifs else ()
        return " ".join((*parts, self.position, *best, *about))


def puzzle_from(line: str) -> Puzzle:
    """The puzzle of a line. Raises ValueError."""
    parts = line.split(" ")
    name, tier, theme, gap, error, rating = parts[:_PARTS]
    position = " ".join(parts[_PARTS : _PARTS + POSITION_PARTS])
    answer, _, about = "".join(parts[_PARTS + POSITION_PARTS :]).partition("#")
    best, _, rivals = answer.partition("/")
    figures = float(gap), float(error), int(rating)
    named = tuple(map(Motif, about.split(","))) if about else ()
    return Puzzle(name, Tier(tier), PuzzleTheme(theme), *figures, position, best, rivals, named)


def labelled(puzzle: Puzzle, proof: Proof | None = None) -> Puzzle:
    """The puzzle with its motifs; one that is counted needs its proof. Raises PositionError."""
    if puzzle.even or (puzzle.counted and proof is None):
        return puzzle
    right = proof.right if proof is not None else cards_of_letters(puzzle.best)
    rivals = (proof.rival,) if proof is not None else cards_of_letters(puzzle.rivals)
    return replace(puzzle, motifs=motifs_met(*_compared(puzzle, right, rivals)))


@lru_cache(maxsize=2000)
def cells_of(puzzle: Puzzle) -> frozenset[Cell]:
    """The motifs of a clear puzzle with their occasions. Raises PositionError."""
    right, rivals = map(cards_of_letters, (puzzle.best, puzzle.rivals))
    return frozenset(cells_met(*_compared(puzzle, right, rivals)))


def _compared(
    puzzle: Puzzle, right: Sequence[Card], rivals: Sequence[Card]
) -> tuple[PlayerView, PlayCard, list[PlayCard]]:
    """The question of a puzzle, its right card and its first rival."""
    view = puzzle.view()
    better, *others = (PlayCard(view.seat, card) for card in (right[0], *rivals[:1]))
    return view, better, others


def view_at(position: str) -> PlayerView:
    """The view of the seat that is to play in a position. Raises PositionError."""
    game = read_position(position)
    ask = to_act(game)
    if ask.kind is not AskKind.PLAY:
        raise PositionError("nobody is to play a card")
    return view_of(game, ask.seats[0])


def theme_of(view: PlayerView) -> PuzzleTheme:
    """The kind of decision that a seat has."""
    plays, led = view.deal.plays, view.deal.led_suit
    if not plays:
        return PuzzleTheme.LEAD
    if all(card.suit is not led for card in view.own.hand):
        return PuzzleTheme.DISCARD
    return PuzzleTheme.LAST if len(plays) == view.rules.players - 1 else PuzzleTheme.FOLLOW


def is_puzzle(counted: Counted, *, later: bool = False) -> bool:
    """Whether some cards are never worse and the others cost enough to make a puzzle.

    One that comes `later` in a line may have a choice of two cards, and fewer possible deals.
    """
    right, cards = counted.right(), len(counted.points)
    return (
        counted.deals >= (LEAST_LATER if later else LEAST_DEALS)
        and cards > (1 if later else 2)
        and 2 * len(right) <= cards
        and bool(right)
        and counted.gap >= LEAST_GAP
    )


def is_even(counted: Counted) -> bool:
    """Whether every card is sometimes worse, and the best two hardly differ on average."""
    ranked = _ranked(counted)
    if counted.deals < LEAST_DEALS or len(ranked) <= 2 or counted.right():
        return False
    first, second, last = (counted.mean(ranked[index]) for index in (0, 1, -1))
    return second - first <= EVEN_GAP and last - first >= _STAKE


def _ranked(counted: Counted) -> list[Card]:
    """The cards, the best first; of equal ones only one."""
    kinds = {row: card for card, row in reversed(counted.points.items())}
    return sorted(kinds.values(), key=counted.mean)


@dataclass(frozen=True, slots=True)
class Proof:
    """The result of counting all possible deals: the right cards, or the two best equal ones."""

    right: tuple[Card, ...]
    rival: Card
    deals: int
    gap: float
    counted: Counted


def prove(view: PlayerView, *, even: bool = False, later: bool = False) -> Proof | None:
    """The proof that some cards are right or that no card is; None where nothing is proved."""
    counted = count(view)
    return None if counted is None else proof_of(counted, even=even, later=later)


def proof_of(counted: Counted, *, even: bool = False, later: bool = False) -> Proof | None:
    """The proof that follows from a count of all possible deals; None where it proves nothing."""
    if even:
        if not is_even(counted):
            return None
        first, second = _ranked(counted)[:2]
        gap = counted.mean(second) - counted.mean(first)
        return Proof((first,), second, counted.deals, gap, counted)
    rival = counted.rival()
    if rival is None or not is_puzzle(counted, later=later):
        return None
    return Proof(counted.right(), rival, counted.deals, counted.gap, counted)


def proof_that(puzzle: Puzzle) -> Proof | None:
    """The proof of a puzzle's claims, counted again in all possible deals; None where they fail."""
    try:
        rules_of(puzzle.position)
        view = puzzle.view()
    except PositionError:
        return None
    proof = prove(view, even=puzzle.even, later=puzzle.later)
    sound = (
        proof is not None
        and puzzle.tier is not Tier.CLEAR
        and puzzle.theme is theme_of(view)
        and abs(proof.gap - puzzle.gap) <= _ROUNDED
        and puzzle.error == 0
    )
    return proof if sound else None


FILE = "puzzles.jsonl"
START = (1200.0, 350.0)
"""Rating and its deviation before the first puzzle."""
_LEAST_DEVIATION = 50.0
_PUZZLE_DEVIATION = 60.0
_Q = math.log(10) / 400
_EVEN = 0.5
"""The share of puzzles where nothing is best."""
_MOST_RATING, _MOST_HINTS, _MOST_SOLVED = 4000, 100, 10_000
"""More than any puzzle or person has ever had."""
_NEAR = 60.0
"""The distance of the next puzzle's rating below the player's."""
_EARLY = 5
"""The first puzzles are easy ones of Standard, each with a card to be found."""


def shipped() -> tuple[Puzzle, ...]:
    """All puzzles that come with the program, by rule set. Raises AssetError."""
    puzzles = list[Puzzle]()
    for name in sorted(path.name for path in asset("puzzles").glob("*.txt")):
        with asset_file("puzzles", name) as path:
            puzzles += map(puzzle_from, path.read_text(encoding="ascii").splitlines())
    return tuple(puzzles)


def shipped_or_none() -> tuple[Puzzle, ...]:
    """All puzzles that come with the program; none where they cannot be read."""
    try:
        return shipped()
    except AssetError:
        return ()


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """One answer to a puzzle; only the first to each puzzle counts for the rating."""

    id: str
    solved: bool
    rating: int
    """The rating of the puzzle."""
    hints: int = 0
    """The number of hints taken; with any, the answer changes neither rating nor streak."""


class PuzzleBook:
    """A person's answers, in an append-only file; a damaged line is skipped."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.tries: list[PuzzleTry] = []
        self.storms: list[int] = []
        """The number of puzzles solved in each run against the clock."""
        self.own_solved: dict[str, bool] = {}
        """Whether the puzzles from the person's own games were solved the last time."""
        lines: list[PuzzleTry | int | tuple[str, bool]] = read_lines(path, _line)
        for line in lines:
            if isinstance(line, PuzzleTry):
                self.tries.append(line)
            elif isinstance(line, tuple):
                self.own_solved.update((line,))
            else:
                self.storms.append(line)

    def add(self, puzzle: Puzzle, *, solved: bool, hints: int = 0) -> str | None:
        """Keep an answer, which counts in any case. Returns why the disk refuses, else None.

        Answers to puzzles of the person's own games are no part of the rating.
        """
        if not puzzle.rated:
            self.own_solved[puzzle.id] = solved
            return append_lines(self._path, {"own": puzzle.id, "solved": solved})
        self.tries.append(PuzzleTry(puzzle.id, solved, puzzle.rating, hints))
        line = {"id": puzzle.id, "solved": solved, "rating": puzzle.rating}
        return append_lines(self._path, {**line, "hints": hints} if hints else line)

    def add_storm(self, solved: int) -> str | None:
        """Keep a run against the clock. Returns why the disk refuses, else None."""
        self.storms.append(solved)
        return append_lines(self._path, {"storm": solved})

    @property
    def rating(self) -> tuple[float, float]:
        """The person's strength and its deviation, after Glickman's Glicko system."""
        rating, deviation = START
        for attempt in self._rated():
            rating, deviation = after(rating, deviation, attempt)
        return rating, deviation

    @property
    def rated(self) -> int:
        """The number of puzzles that the rating comes from."""
        return len(self._rated())

    def _rated(self) -> list[PuzzleTry]:
        """The first answer to each puzzle, where it was given without a hint."""
        first: dict[str, PuzzleTry] = {}
        for attempt in self.tries:
            first.setdefault(attempt.id, attempt)
        return [attempt for attempt in first.values() if not attempt.hints]

    @property
    def streak(self) -> int:
        """The number of answers in a row that were right, up to the last one."""
        count = 0
        for attempt in reversed([attempt for attempt in self.tries if not attempt.hints]):
            if not attempt.solved:
                break
            count += 1
        return count

    def missed(self, puzzles: Iterable[Puzzle]) -> tuple[str, ...]:
        """Those of the puzzles that were answered wrongly and never rightly since, the oldest
        first. Answers to puzzles that no longer come with the program are among the tries."""
        here = {puzzle.id for puzzle in puzzles}
        last = {attempt.id: attempt.solved for attempt in self.tries}
        return tuple(name for name, solved in last.items() if name in here and not solved)

    def following(self, puzzles: Sequence[Puzzle], *, repeat: bool = False) -> Puzzle | None:
        """The next puzzle: the next of a line, else an unseen one near the person's strength, or
        one that was missed. None where nothing is left.

        After the first few, chance decides whether it is one without a best card, while both kinds
        are left; puzzles of the same strength come in the order of the file.
        """
        if repeat:
            again = self.missed(puzzles)
            return next((puzzle for puzzle in puzzles if puzzle.id in again[:1]), None)
        tried = {attempt.id for attempt in self.tries}
        fresh = [puzzle for puzzle in puzzles if puzzle.id not in tried]
        last = {attempt.id for attempt in self.tries[-1:]}
        lines = [puzzle for puzzle in fresh if puzzle.later and puzzle.before in last]
        fresh = lines or [puzzle for puzzle in fresh if not puzzle.later]
        rating, deviation = self.rating
        if len(self.tries) < _EARLY:
            fresh = [
                puzzle for puzzle in fresh if puzzle.rules == STANDARD_KEY and not puzzle.even
            ] or fresh
            return min(
                fresh, key=lambda puzzle: abs(puzzle.rating - rating + deviation), default=None
            )
        wanted = rating - _NEAR
        even = random.Random(f"kind/{len(self.tries)}").random() < _EVEN
        fresh = [puzzle for puzzle in fresh if puzzle.even is even] or fresh
        return min(fresh, key=lambda puzzle: abs(puzzle.rating - wanted), default=None)

    def following_own(self, puzzles: Sequence[Puzzle], *, repeat: bool = False) -> Puzzle | None:
        """A puzzle from the person's own games that was never answered, or was answered wrongly;
        with `repeat` only the latter."""
        fresh = (puzzle for puzzle in puzzles if puzzle.id not in self.own_solved and not repeat)
        missed = (puzzle for puzzle in puzzles if not self.own_solved.get(puzzle.id, True))
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
