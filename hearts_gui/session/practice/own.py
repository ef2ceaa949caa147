"""Puzzles from the player's games: cards of finished games that the coach called mistakes."""

import contextlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from hearts_gui.ai.coach.decisions import decisions_at
from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import LIMITS, Mark
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.events import DealStarted, Event
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.rules.option_values import RulesError
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.grade_book import GradeBook
from hearts_gui.session.past.motif import told
from hearts_gui.session.past.motif_table import motifs
from hearts_gui.session.practice.puzzle import Puzzle, Tier, theme_of, view_at
from hearts_gui.session.practice.whole_deal import PositionError, letters_of, position_text
from hearts_gui.session.setup.players import human_seats
from hearts_gui.session.store import side_files
from hearts_gui.session.store.saves import SaveError, read_game, seating_of
from hearts_gui.wording.variants import rules_name

MOST_GAMES = 40
"""This many games are looked through, the newest first."""
WRONG = (Mark.MISTAKE, Mark.BLUNDER)
"""The marks of a puzzle: in Standard, at least 1.5 points lost, half a point for certain."""


def own_puzzles(files: Iterable[Path]) -> tuple[Puzzle, ...]:
    """The puzzles of these finished games; those that cannot be read have none."""
    puzzles: list[Puzzle] = []
    for path in list(files)[:MOST_GAMES]:
        grades = [
            grade for grade in GradeBook(side_files.grades_file(path)).every()
            if grade.label in WRONG and isinstance(grade.played, PlayCard)
        ]  # fmt: skip
        if grades:
            with contextlib.suppress(SaveError):
                puzzles += _of_game(path, grades)
    return tuple(puzzles)


def _of_game(path: Path, grades: Sequence[Grade]) -> Iterator[Puzzle]:
    loaded = read_game(path)
    header = loaded.header
    name = position_name(header.rules)
    by_line = {grade.line: grade for grade in grades}
    for seat in human_seats(seating_of(header)):
        for step, decision in decisions_at(header.rules, seat, loaded.events):
            grade = by_line.get(decision.line)
            if grade is not None:
                puzzle = own_puzzle(name, path.stem, loaded.events[:step], grade)
                yield from () if puzzle is None else (puzzle,)


def position_name(rules: Rules) -> str:
    """The name of these rules in a position, `key/players`."""
    return f"{_rules_key(rules)}/{rules.players}"


def _rules_key(rules: Rules) -> str:
    """The key of the rule set, whenever its game ends: a position is of one deal alone."""
    for entry in all_presets():
        if rules.players in entry.sizes:
            usual = preset(entry.key, rules.players)
            with contextlib.suppress(RulesError):  # that set's ending does not fit this table
                if rules.but(end=usual.end, end_at=usual.end_at) == usual:
                    return entry.key
    return rules_name(rules)


def own_puzzle(rules: str, game: str, before: Sequence[Event], grade: Grade) -> Puzzle | None:
    """The position of a wrong card as a puzzle, where it can be written as one.

    `rules` is `key/players`, `game` what the game is called; `before` is what happened up to it.
    """
    start = max(index for index, event in enumerate(before) if isinstance(event, DealStarted))
    played = grade.played
    try:
        text = position_text(rules, before[start:])
        view = view_at(text)
        legal = legal_plays(view.rules, view.deal, view.own)
        right = _right(grade)
        if not isinstance(played, PlayCard) or played.card not in legal or not right:
            return None
        if not set(right) <= set(legal) or played.card in right:
            return None
        best, rival = letters_of(right), letters_of((played.card,))
    except PositionError:
        return None
    return Puzzle(
        f"own-{game}-{grade.line}", Tier.OWN, theme_of(view), grade.loss, grade.error, 0,
        text, best, rival, told(motifs(view, PlayCard(view.seat, right[0]), played), grade.reason),
        grade.reason,
    )  # fmt: skip


def _right(grade: Grade) -> tuple[Card, ...]:
    """The best card, and the cards that the coach could not tell from it."""
    if not isinstance(grade.best, PlayCard):
        return ()
    means = grade.card_means
    best, limit = grade.best.card, LIMITS.slip * grade.unit
    near = [
        card for card, mean in means.items()
        if card is not best and means.get(best, mean) - mean < limit
    ]  # fmt: skip
    return (best, *sorted(near))
