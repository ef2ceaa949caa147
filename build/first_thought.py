"""A player by simple rules, and the puzzles that it solves: these are dull.

python build/first_thought.py [--write]

Names the dull ones among the shipped puzzles; with --write they leave assets/puzzles. The miners
refuse them before anything costly is asked.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hearts_gui.ai.coach.models import classes  # noqa: E402
from hearts_gui.ai.coach.situations import Situation  # noqa: E402
from hearts_gui.engine.cards import QS, Card  # noqa: E402
from hearts_gui.engine.play.legal import legal_plays  # noqa: E402
from hearts_gui.engine.play.view import PlayerView  # noqa: E402
from hearts_gui.session.past.motif import Motif  # noqa: E402
from hearts_gui.session.past.motif_table import ALONE, Position, position_of  # noqa: E402
from hearts_gui.session.practice.puzzle import Puzzle, prove, shipped  # noqa: E402
from hearts_gui.session.practice.whole_deal import cards_of_letters  # noqa: E402

EASY = 900
"""Below this rating what first thought finds is dull."""
HARD = 1200
"""From this rating on Club players miss the answer too: nothing that is plain."""
_PLAIN = {Motif.THROW, Motif.DANGER, Motif.GIVE_QUEEN, Motif.DUCK}
"""Motifs that first thought has. An easy puzzle that has another one is a first step."""


def first_thought(view: PlayerView) -> Card:
    """The card by the first rules of a lesson.

    Leads the lowest card; follows with the highest one that stays under the trick, else the lowest,
    or the highest as the last; discards what costs most, and of that the highest.
    """
    position, legal = _position(view), legal_plays(view.rules, view.deal, view.own)
    if position.leads:
        return min(legal, key=lambda card: card.rank)
    if not position.follows(legal[0]):
        return max(legal, key=lambda card: (position.cost(card), card.rank))
    under = [card for card in legal if not position.beats_all(card)]
    choose = max if under or position.last else min
    return choose(under or legal, key=lambda card: card.rank)


def is_plain(view: PlayerView, card: Card) -> bool:
    """Whether a rule of the first lessons names this card alone.

    Such a card is the queen to give away, the only card that costs or the only one under the trick.
    """
    position, kinds = _position(view), classes(view)
    if position.leads:
        return False
    if position.follows(card):
        named = [kind for kind in kinds if not position.beats_all(kind[0])]
    elif card is QS and position.queen_counts:
        return True
    else:
        named = [kind for kind in kinds if position.cost(kind[0]) > 0]
    return len(named) == 1 and card in named[0]


def is_dull(view: PlayerView, card: Card, rating: int, motifs: Iterable[Motif] = _PLAIN) -> bool:
    """Whether a choice is dull if the card of first thought is right there.

    It is easy and its motifs are no others than those of first thought, or it is plain, not hard,
    and nobody seems to shoot the moon.
    """
    if rating < EASY:
        return set(motifs) <= _PLAIN or is_plain(view, card)
    position = _position(view)
    moon = position.situation is Situation.DEFENDING or position.lone_taker(ALONE) is not None
    return rating < HARD and is_plain(view, card) and not moon


def is_refused(view: PlayerView, right: Sequence[Card], rating: int) -> bool:
    """Whether a choice is too dull to become a puzzle."""
    card = first_thought(view)
    return card in right and is_dull(view, card, rating)


def asks_nothing(puzzle: Puzzle) -> bool:
    """Whether a choice that is shipped is dull, and first thought finds it.

    An ending whose deals are counted is dull only where it is easy.
    """
    if puzzle.even or (puzzle.counted and puzzle.rating >= EASY):
        return False
    view = puzzle.view()
    card = first_thought(view)
    if not is_dull(view, card, puzzle.rating, puzzle.motifs):
        return False
    proof = prove(view, later=puzzle.later) if puzzle.counted else None
    return card in (cards_of_letters(puzzle.best) if proof is None else proof.right)


def _position(view: PlayerView) -> Position:
    position = position_of(view)
    assert position is not None
    return position


def dull_lines(
    puzzles: Sequence[Puzzle], dull: Callable[[Puzzle], bool] = asks_nothing
) -> Iterator[Puzzle]:
    """The puzzles whose lines are dull in all their choices.

    Where a line goes on, all of them are easy: a plain choice is worth it for what comes next.
    """
    by_id = {puzzle.id: puzzle for puzzle in puzzles}
    for puzzle in puzzles:
        line = [puzzle] if not puzzle.later else []
        while line and line[-1].next_id in by_id:
            line.append(by_id[line[-1].next_id])
        easy = all(choice.rating < EASY for choice in line)
        if (easy or len(line) == 1) and all(map(dull, line)):
            yield from line


def main() -> None:
    """Run from the command line."""
    dull = {puzzle.id for puzzle in dull_lines(shipped())}
    for path in sorted((ROOT / "assets" / "puzzles").glob("*.txt")):
        lines = path.read_text(encoding="ascii").splitlines()
        kept = [line for line in lines if line.split(" ", 1)[0] not in dull]
        print(f"{path.stem}: {len(lines) - len(kept)} of {len(lines)} are dull")
        if "--write" in sys.argv[1:]:
            path.write_text("".join(f"{line}\n" for line in kept), encoding="ascii")


if __name__ == "__main__":
    main()
