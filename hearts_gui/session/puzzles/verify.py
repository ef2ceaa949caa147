"""Whether a puzzle is what it says, whatever kind it is of."""

from __future__ import annotations

from dataclasses import replace

from hearts_gui.session.puzzles.puzzle import Puzzle, labelled, proof_that


def verified(puzzle: Puzzle, *, whole: bool = True) -> bool:
    """Whether what a puzzle says of itself is so, its motifs too, and players of every kind agree
    with it.

    Where deals are counted all of them are. Where they are sampled, as a `whole` as many others
    are as it was measured in, or else a few hundred, and they must not speak against it.
    """
    proof = proof_that(puzzle) if puzzle.counted else None
    if puzzle.counted and proof is None:
        return False
    from hearts_gui.session.puzzles.judged import agreed, goes_on, verified_again

    if proof is None and not verified_again(puzzle, whole=whole):
        return False
    if not set(puzzle.motifs) <= set(labelled(replace(puzzle, motifs=()), proof).motifs):
        return False
    if puzzle.later and not goes_on(puzzle):
        return False
    return agreed(puzzle, proof)
