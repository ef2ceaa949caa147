"""Checks what a puzzle claims. It loads NumPy and takes a while."""

from dataclasses import replace

from hearts_gui.ai.coach.agreement import Opinion, agreement, all_agree
from hearts_gui.ai.coach.models import classes
from hearts_gui.ai.coach.verdict import CONFIRMED, Standing, holds
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.practice.puzzle import (
    Proof,
    Puzzle,
    Tier,
    labelled,
    proof_that,
    prove,
    shipped,
    theme_of,
    view_at,
)
from hearts_gui.session.practice.whole_deal import PositionError, cards_of_letters, letters_of

_SAMPLE = 200
"""The number of sample deals for a quick check."""


def standing_of(puzzle: Puzzle) -> Standing:
    """The answer of a puzzle to its position. Raises PositionError."""
    best, rivals = cards_of_letters(puzzle.best), cards_of_letters(puzzle.rivals)
    return Standing(puzzle.even, best, rivals, puzzle.gap, puzzle.error)


def asked_again(puzzle: Puzzle, proof: Proof | None = None) -> tuple[tuple[Opinion, ...], bool]:
    """The opinion of each kind of player on a puzzle's answer, and whether all agree with it.

    For a counted puzzle, `proof` says what the answer is. Raises PositionError.
    """
    if proof is None:
        answer = cards_of_letters(puzzle.best)
    else:
        answer = (*proof.right, proof.rival) if puzzle.even else proof.right
    opinions = agreement(
        puzzle.view(), answer, puzzle.position, even=puzzle.even, counted=proof is not None
    )
    return opinions, all_agree(opinions)


def agreed(puzzle: Puzzle, proof: Proof | None) -> bool:
    """Whether players of every kind agree with a puzzle."""
    try:
        return asked_again(puzzle, proof)[1]
    except PositionError:
        return False


def verified_again(puzzle: Puzzle, *, whole: bool) -> bool:
    """Whether fresh worlds confirm what a puzzle claims.

    With `whole` as many as it was measured in, else a few hundred; always the same ones.
    """
    try:
        view, standing = puzzle.view(), standing_of(puzzle)
    except PositionError:
        return False
    if puzzle.tier not in (Tier.CLEAR, Tier.EVEN) or puzzle.theme is not theme_of(view):
        return False
    size = CONFIRMED if whole else _SAMPLE
    return _names_its_cards(view, standing) and holds(view, standing, puzzle.position, size)


def _names_its_cards(view: PlayerView, standing: Standing) -> bool:
    """Whether its cards are legal and of different kinds, and the right ones of one kind."""
    kinds = classes(view)
    apart = standing.best if standing.even else (standing.best[0], *standing.rivals)
    of = [next((index for index, kind in enumerate(kinds) if card in kind), -1) for card in apart]
    whole = standing.even or set(standing.best) in map(set, kinds)
    return whole and -1 not in of and len(set(of)) == len(apart) > 1


def goes_on(puzzle: Puzzle) -> bool:
    """Whether a later puzzle follows from the one before it in its line. Raises PositionError."""
    first = next((earlier for earlier in shipped() if earlier.id == puzzle.before), None)
    if first is None or not puzzle.position.startswith(first.position):
        return False
    proof = prove(first.view(), later=first.later) if first.counted else None
    right = letters_of(proof.right) if proof is not None else first.best
    cards, seat = puzzle.position.removeprefix(first.position), first.view().seat
    views = [view_at(first.position + cards[:count]) for count in range(len(cards) + 1)]
    choices = [at for at, view in enumerate(views) if view.seat == seat and len(classes(view)) > 1]
    return cards[:1] in right and choices == [0, len(cards)]


def verified(puzzle: Puzzle, *, whole: bool = True) -> bool:
    """Whether everything that a puzzle claims is true, its motifs too, and players of every kind
    agree.

    A counted puzzle is counted in all deals. A sampled one is checked in new deals, with `whole` as
    many as it was measured in, else a few hundred; they must not contradict it.
    """
    proof = proof_that(puzzle) if puzzle.counted else None
    if puzzle.counted and proof is None:
        return False
    if proof is None and not verified_again(puzzle, whole=whole):
        return False
    if not set(puzzle.motifs) <= set(labelled(replace(puzzle, motifs=()), proof).motifs):
        return False
    if puzzle.later and not goes_on(puzzle):
        return False
    return agreed(puzzle, proof)
