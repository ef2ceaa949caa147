"""What a finished game holds for the trainer: its mistakes as cards, and how motifs went in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.engine.log.log import Header
from hearts_gui.engine.play.actions import PassCards
from hearts_gui.engine.play.events import Event
from hearts_gui.session.motifs.motif import Motif
from hearts_gui.session.puzzles.own import WRONG, own_puzzle, position_name
from hearts_gui.session.trainer.book import READ_BY, Mistake, PassMistake, Read
from hearts_gui.session.trainer.choices import game_choices

PASSED_BY: Final = "standard/4"
"""The rules by which passes are practised."""


def read_choices(
    name: str, header: Header, seat: int, events: Sequence[Event], grades: Iterable[Grade],
    when: float,
) -> tuple[Read, tuple[Mistake, ...], tuple[PassMistake, ...]]:  # fmt: skip
    """A game's counts, cards and passes; `name` is its own, `when` the time at which it ended."""
    at = datetime.fromtimestamp(when, UTC)
    met: Counter[Motif] = Counter()
    missed: Counter[Motif] = Counter()
    found: list[Mistake] = []
    passes: list[PassMistake] = []
    choices = wrong = 0
    rules = position_name(header.rules)
    for choice in game_choices(header.rules, seat, events, grades):
        lost = choice.missed
        choices += 1
        wrong += bool(lost)
        met.update(choice.met)
        missed.update(lost)
        if choice.grade.label in WRONG:
            if rules == PASSED_BY and isinstance(choice.grade.played, PassCards):
                deal, own = choice.view.deal, choice.view.own
                key, motif = f"own-{name}-{choice.grade.line}", next(iter(lost), None)
                passes.append(PassMistake(key, own.hand, deal.token, motif, at))
            puzzle = own_puzzle(rules, name, events[: choice.step], choice.grade)
            if puzzle is not None:  # what the totals say is not in the position
                found.append(Mistake(replace(puzzle, motifs=lost or puzzle.motifs), at))
    counts = {motif: (met[motif], missed[motif]) for motif in Motif if met[motif]}
    return Read(name, at, READ_BY, counts, choices, wrong), tuple(found), tuple(passes)
