"""Puzzles and accused decisions, judged by a Monte Carlo that shares no code with the coach.

    python -m tests.outside.judge [--puzzles N] [--accused FILE] [--deals N]

FILE is what `python -m tests.ai.reason_survey` wrote. Each is called agreed, level or disagreed:
beyond two standard errors, or not; the last are printed one by one.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from pathlib import Path

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.practice.puzzle import Puzzle, prove, shipped
from hearts_gui.session.practice.whole_deal import cards_of_letters
from tests.outside.monte_carlo import compared, gap

CLEARLY = 2.0
"""Standard errors."""


def verdict(
    view: PlayerView, best: Card, others: list[Card], seed: str, deals: int
) -> tuple[str, str]:
    """Agreed, level or disagreed, and the figures."""
    values = compared(view, [best, *others], seed, deals)
    means = [sum(row) / len(row) for row in values[1:]]
    index = max(range(len(others)), key=means.__getitem__)
    ahead, error = gap(values[0], values[1 + index])
    word = "level" if abs(ahead) <= CLEARLY * error else "agreed" if ahead > 0 else "disagreed"
    if ahead == error == 0:
        word = "level"
    return word, f"{best.text} against {others[index].text}: {ahead:+.2f} ± {error:.2f}"


def of_puzzle(puzzle: Puzzle, deals: int) -> tuple[str, str]:
    """The same of a puzzle."""
    view = puzzle.view()
    right = cards_of_letters(puzzle.best)
    if puzzle.counted:
        proof = prove(view, later=puzzle.later)
        assert proof is not None
        right = proof.right
    legal = legal_plays(view.rules, view.deal, view.own)
    wrong = [card for card in legal if card not in right]
    told, figures = verdict(view, right[0], wrong, puzzle.id, deals)
    return told, f"{puzzle.id} {puzzle.tier.value} (said {puzzle.gap}) {figures}"


def accused(path: Path, many: int) -> list[tuple[str, PlayerView, Card, Card]]:
    """Mistakes and blunders of a survey that were cards: where, what was seen, best and played."""
    from hearts_gui.ai.coach.decisions import coach_seed
    from hearts_gui.ai.coach.grading import grade
    from tests.ai.reason_survey import RULES, made, read

    accusations: list[tuple[str, PlayerView, Card, Card]] = []
    for record in read(path)[0]:
        if (
            record.label not in ("mistake", "blunder")
            or RULES[record.deal % len(RULES)] != "standard"
        ):
            continue
        decision = made(record.deal, record.seat)[record.at]
        if not isinstance(decision.action, PlayCard) or len(accusations) >= many:
            continue
        now = grade(decision, coach_seed(f"reasons/{record.deal}"))
        if isinstance(now.best, PlayCard) and now.wrong:
            name = f"deal {record.deal}, seat {record.seat}, −{now.loss:.1f} ± {now.error:.1f}"
            accusations.append((name, decision.view, now.best.card, decision.action.card))
    return accusations


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--puzzles", type=int, default=0)
    parser.add_argument("--accused", type=Path)
    parser.add_argument("--many", type=int, default=40)
    parser.add_argument("--deals", type=int, default=300)
    asked = parser.parse_args()
    every = [puzzle for puzzle in shipped() if not puzzle.even and puzzle.view().rules.players == 4]
    some = random.Random("outside").sample(every, min(asked.puzzles, len(every)))
    _report("puzzles", [of_puzzle(puzzle, asked.deals) for puzzle in some])
    if asked.accused is not None:
        accusations = []
        for name, view, best, played in accused(asked.accused, asked.many):
            told, figures = verdict(view, best, [played], name, asked.deals)
            accusations.append((told, f"{name}: {figures}"))
        _report("accused decisions", accusations)


def _report(what: str, accusations: list[tuple[str, str]]) -> None:
    print(what, dict(Counter(told for told, _ in accusations)))
    for told, figures in accusations:
        if told == "disagreed":
            print("  disagreed:", figures)


if __name__ == "__main__":
    main()
