"""Whether a puzzle is what it says, whatever kind it is of."""

from __future__ import annotations

from hearts_gui.session.puzzles.puzzle import Puzzle, proved


def verified(puzzle: Puzzle, *, whole: bool = True) -> bool:
    """Whether what a puzzle says of itself is so.

    Where deals are counted all of them are. Where they are imagined, as a `whole` as many others
    are as it was measured in, or else a few hundred, and they must not speak against it.
    """
    if puzzle.counted:
        return proved(puzzle)
    from hearts_gui.session.puzzles.judged import verified_again  # loads NumPy

    return verified_again(puzzle, whole=whole)
