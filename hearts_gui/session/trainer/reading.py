"""What a finished game holds for the trainer: its mistakes as cards, and how motifs went in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from hearts_gui.ai.coach.grades import COACH, Grade
from hearts_gui.engine.log.log import Header
from hearts_gui.engine.play.events import Event
from hearts_gui.session.motifs.motif import Motif
from hearts_gui.session.puzzles.own import WRONG, own_puzzle, position_name
from hearts_gui.session.trainer.book import Mistake, Read
from hearts_gui.session.trainer.choices import game_choices


def read_choices(
    name: str, header: Header, seat: int, events: Sequence[Event], grades: Iterable[Grade],
    when: float,
) -> tuple[Read, tuple[Mistake, ...]]:  # fmt: skip
    """A game's counts and cards; `name` is the game's, `when` the time at which it was over."""
    at = datetime.fromtimestamp(when, UTC)
    met: Counter[Motif] = Counter()
    missed: Counter[Motif] = Counter()
    found: list[Mistake] = []
    choices = wrong = 0
    rules = position_name(header.rules)
    for choice in game_choices(header.rules, seat, events, grades):
        lost = choice.missed
        choices += 1
        wrong += bool(lost)
        met.update(choice.met)
        missed.update(lost)
        if choice.grade.label in WRONG:
            puzzle = own_puzzle(rules, name, events[: choice.step], choice.grade)
            if puzzle is not None:  # what the totals say is not in the position
                found.append(Mistake(replace(puzzle, motifs=lost or puzzle.motifs), at))
    counts = {motif: (met[motif], missed[motif]) for motif in Motif if met[motif]}
    return Read(name, at, COACH, counts, choices, wrong), tuple(found)
