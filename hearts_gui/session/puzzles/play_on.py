"""A puzzle's position as a practice game."""

from __future__ import annotations

import secrets
from pathlib import Path

from hearts_gui import __version__
from hearts_gui.engine.log.log import Header
from hearts_gui.session.puzzles.position import position_events, rules_of
from hearts_gui.session.puzzles.puzzle import Puzzle
from hearts_gui.session.setup.players import Human, one_human, player_to_plain
from hearts_gui.session.store.practice import practice_file
from hearts_gui.session.store.saves import Saves


def practice_of(saves: Saves, puzzle: Puzzle, human: Human, title: str) -> Path:
    """Write a practice game that goes on from a puzzle, the person in the seat that is to play.

    Its file. Raises PositionError or SaveError.
    """
    rules, events = rules_of(puzzle.position), position_events(puzzle.position)
    seat = puzzle.view().seat
    person, *others = one_human(rules.players, human=human, seed="puzzles")
    seats = map(player_to_plain, (*others[:seat], person, *others[seat:]))
    header = Header(rules, secrets.token_hex(16), __version__, title, tuple(seats))
    return practice_file(saves, header, events)
