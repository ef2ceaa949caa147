"""What a game that has just ended does to the rating, worked out beside the frames."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.later import Later, Wake, no_wake
from hearts_gui.session.past.aggregates import Tallies
from hearts_gui.session.past.rating import LEAST_GAMES, Rating, one_more
from hearts_gui.session.past.rows import GameRow
from hearts_gui.session.setup.players import Bot, Seating, human_seats
from hearts_gui.wording.variants import rules_name

_LAST = float("inf")
"""The game of now comes behind all others."""


def row_of(rules: Rules, seats: Seating, places: Sequence[int]) -> GameRow | None:
    """The game as the history will have it; None where nobody or several people played."""
    people = human_seats(seats)
    if len(people) != 1:
        return None
    levels = tuple(who.level if isinstance(who, Bot) else "" for who in seats)
    return GameRow("", _LAST, rules_name(rules), "", people[0], tuple(places), levels)


def change(tallies: Tallies, row: GameRow) -> tuple[Rating, Rating] | None:
    """The rating before and after a game; None while the games are too few to speak of one."""
    before = tallies.tally(row.rules).games.rating
    now = one_more(before, row)
    return None if now.games < LEAST_GAMES or now == before else (before, now)


RatingChange: TypeAlias = Later[tuple[Rating, Rating] | None]


def rating_change(
    tallies: Callable[[], Tallies], row: GameRow, wake: Wake = no_wake
) -> RatingChange:
    """The rating before and after, when it is known."""
    return Later(lambda: change(tallies(), row), wake)
