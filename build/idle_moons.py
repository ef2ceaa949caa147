"""Leaves out the motifs of moons that are not the idea of a puzzle."""

from __future__ import annotations

from dataclasses import replace

from hearts_gui.ai.coach.example_deals import draw_example_deals
from hearts_gui.engine.sums import add_up
from hearts_gui.session.past.motif import MOONS, Motif
from hearts_gui.session.practice.judged import standing_of
from hearts_gui.session.practice.puzzle import Puzzle

_MOON = 0.25
"""The least share of the loss that makes a moon the idea of a puzzle."""


def without_idle_moon(puzzle: Puzzle) -> Puzzle:
    """The puzzle without the motifs of a moon that accounts for little in sample deals.

    Their predicates see only that someone alone has taken much.
    """
    if puzzle.counted or not set(MOONS).intersection(puzzle.motifs):
        return puzzle
    view, standing = puzzle.view(), standing_of(puzzle)
    deals = draw_example_deals(view, standing, puzzle.position)
    best, rival = standing.best[0], standing.rivals[0]
    gains = [a - b for a, b in zip(deals.worth[best], deals.worth[rival], strict=True)]
    pairs = list(zip(deals.shooters[best], deals.shooters[rival], strict=True))

    def idle(motif: Motif) -> bool:
        own = motif is Motif.SHOOT
        shot = [[seat >= 0 and (seat == view.seat) is own for seat in pair] for pair in pairs]
        part = add_up(gain for gain, (one, two) in zip(gains, shot, strict=True) if one != two)
        return motif in MOONS and part < _MOON * add_up(gains)

    return replace(puzzle, motifs=tuple(motif for motif in puzzle.motifs if not idle(motif)))
