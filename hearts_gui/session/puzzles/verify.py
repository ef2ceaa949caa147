"""Whether a puzzle is what it says, whatever kind it is of."""

from __future__ import annotations

from hearts_gui.engine.play.game import to_act, view_of
from hearts_gui.session.puzzles.book import shipped
from hearts_gui.session.puzzles.position import PositionError, letters_of, read_position
from hearts_gui.session.puzzles.puzzle import Puzzle, proof_that, prove


def verified(puzzle: Puzzle, *, whole: bool = True) -> bool:
    """Whether what a puzzle says of itself is so, and players of every kind agree with it.

    Where deals are counted all of them are. Where they are sampled, as a `whole` as many others
    are as it was measured in, or else a few hundred, and they must not speak against it.
    """
    if puzzle.later and not goes_on(puzzle):
        return False
    proof = proof_that(puzzle) if puzzle.counted else None
    if puzzle.counted and proof is None:
        return False
    from hearts_gui.session.puzzles.judged import agreed, verified_again  # loads NumPy

    if proof is None and not verified_again(puzzle, whole=whole):
        return False
    return agreed(puzzle, proof)


def goes_on(puzzle: Puzzle) -> bool:
    """Whether a later puzzle of a line is the same seat's next choice after the answer to the one
    before it."""
    first = next((each for each in shipped() if each.id == puzzle.before), None)
    if first is None or not puzzle.position.startswith(first.position):
        return False
    proof = prove(first.view(), later=first.later) if first.counted else None
    right = letters_of(proof.right) if proof is not None else first.best
    between = puzzle.position.removeprefix(first.position)
    try:
        return between[:1] in tuple(right) and _is_next_choice(first, between)
    except PositionError:
        return False


def _is_next_choice(first: Puzzle, letters: str) -> bool:
    """Whether the seat has a choice after these cards, and had none since the first of them."""
    from hearts_gui.ai.coach.models import classes  # loads NumPy

    seat = first.view().seat
    found = []
    for at in range(len(letters) + 1):
        game = read_position(first.position + letters[:at])
        if to_act(game).seats[0] == seat:
            found.append((at, len(classes(view_of(game, seat))) > 1))
    return [at for at, choice in found if choice] == [0, len(letters)]
