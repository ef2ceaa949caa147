"""Finds puzzles in the middle of played deals: positions with a clearly best card, or with none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hearts_gui.ai.coach.verdict import confirmed, find_standing
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.events import CardPlayed, Event
from hearts_gui.engine.play.game import apply, new_game, view_of
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.puzzles.mining import TRIES, even_rating, hits_of, rating_of, solvers
from hearts_gui.session.puzzles.position import PositionError, letters_of, position_text, rules_of
from hearts_gui.session.puzzles.puzzle import Puzzle, Tier, theme_of

_TRICKS: Final = range(1, 8)
"""Tricks that are over: the first trick is hardly ever a question, and the last five cards are
counted where one of them may be best."""
_EVEN_TRICKS: Final = range(6, 11)
"""The same where nothing may be: later, because that takes more worlds, and the less is left to
play the less it takes."""
_MOST_HITS: Final = 0.4
"""Beginners find the answer in at most this share of their tries."""


def middle_puzzles(
    name: str, events: Sequence[Event], seed: str, *, even: bool
) -> Iterator[Puzzle]:
    """The puzzles of a deal that was played; `name` is `key/players`. Their ids are still open."""
    game = new_game(rules_of(name + " "), "")
    for at, event in enumerate(events):
        if isinstance(event, CardPlayed):
            view = view_of(game, event.seat)
            tricks = len(view.deal.tricks)
            level, clear = even and tricks in _EVEN_TRICKS, tricks in _TRICKS
            if level or clear:
                place = f"{seed}/{at}"
                found = _puzzle(view, name, events[:at], place, even=level, clear=clear)
                if found is not None:
                    yield found
                    even = even and not found.even
        game = apply(game, event)


def _puzzle(
    view: PlayerView, name: str, before: Sequence[Event], seed: str, *, even: bool, clear: bool
) -> Puzzle | None:
    try:
        text = position_text(name, before)
    except PositionError:
        return None
    return puzzle_at(text, view, seed, even=even, clear=clear)


def puzzle_at(
    text: str, view: PlayerView, seed: str, *, even: bool = False, clear: bool = True
) -> Puzzle | None:
    """The puzzle that a position is, `text`, in which the seat knows this much; None for none."""

    def missed(right: tuple[Card, ...]) -> bool:
        return hits_of(view, "beginner", right) <= _MOST_HITS * TRIES

    found = find_standing(view, seed, even=even, missed=missed if clear else None)
    if found is None:
        return None
    sure = confirmed(view, found, text)
    if sure is None:
        return None
    rating = even_rating(sure.gap)
    if not sure.even:
        hits = solvers(view, sure.best)
        if not any(hits):
            return None
        rating = rating_of(hits)
    return Puzzle(
        "", Tier.EVEN if sure.even else Tier.CLEAR, theme_of(view), sure.gap, sure.error,
        rating, text, letters_of(sure.best), letters_of(sure.rivals),
    )  # fmt: skip
