"""The shipped puzzles as `puzzles` prints them, counted again where that is wished."""

from __future__ import annotations

from collections.abc import Sequence

from hearts_gui.engine.message import MessageError, message
from hearts_gui.headless.reports import Report
from hearts_gui.session.puzzles.puzzle import Puzzle, shipped


class UnknownPuzzle(MessageError, ValueError):
    """No puzzle has this name."""

    misused = True


class NotVerified(MessageError, ValueError):
    """A puzzle is not what it says."""


def puzzle_rows(verify: str | None = None) -> list[Report]:
    """The puzzles, all of them or the one to be counted again.

    `verify` is a puzzle's id, which is measured again as a whole, or "all", where a sample has to
    do for those that were measured. Raises UnknownPuzzle or NotVerified.
    """
    puzzles: Sequence[Puzzle] = shipped()
    if verify not in (None, "all"):
        puzzles = [puzzle for puzzle in puzzles if puzzle.id == verify]
        if not puzzles:
            raise UnknownPuzzle(message("puzzle-unknown", id=verify))
    if verify is not None:
        from hearts_gui.session.puzzles.judged import verified

        wrong = [puzzle.id for puzzle in puzzles if not verified(puzzle, whole=verify != "all")]
        if wrong:
            raise NotVerified(message("puzzle-wrong", ids=wrong[:5], n=len(wrong)))
    return [_row(puzzle) for puzzle in puzzles]


def _row(puzzle: Puzzle) -> Report:
    return {
        "id": puzzle.id,
        "rules": puzzle.rules,
        "tier": puzzle.tier,
        "theme": puzzle.theme.value,
        "gap": puzzle.gap,
        "error": puzzle.error,
        "rating": puzzle.rating,
    }
