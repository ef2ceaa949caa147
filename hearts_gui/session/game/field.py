"""The field: six reference players who play a finished deal again in one seat.

A deal's own cards say little about what a seat will take; reference players who play it say half of
it. They also sit down in every other seat of the deal, so that what is usual there is known without
long tables, and luck is zero on average by symmetry: whoever sits where.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hearts_gui.ai.coach.par import PAR, REFERENCES, Par
from hearts_gui.ai.players.levels import make_player
from hearts_gui.ai.strategy import Strategy
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.errors import IllegalAction
from hearts_gui.engine.play.events import DealStarted, Event
from hearts_gui.engine.play.game import apply, new_game, step, to_act, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.rules.rules import Rules

COMPANY: Final = "club"
"""Who stands in for everybody else: what they do must not hang on the references' speed."""

_MOST_ANSWERS: Final = 2000


def par_of(
    rules: Rules, before: Sequence[Event], dealt: DealStarted, seat: int, seed: str
) -> Par | None:
    """The par of a seat in a deal that began with this event, after these others.

    None where a deal of these rules has no number of points, or could not be played to its end.
    """
    game = new_game(rules, "")
    for event in (*before, dealt):
        game = apply(game, event)
    table = []
    for at in range(rules.players):
        taken = [_taken(game, at, level, f"{seed}/{n}") for n, level in enumerate(REFERENCES)]
        if any(points is None for points in taken):
            return None
        table.append([points for points in taken if points is not None])
    mean = sum(map(sum, table)) / (len(REFERENCES) * rules.players)
    seats = tuple(sum(row) / len(row) for row in table)
    return Par(dealt.number, seat, tuple(table[seat]), mean, seats)


def _taken(game: Game, seat: int, level: str, seed: str) -> float | None:
    """What a player of this level takes in a seat; the company plays alike against all."""
    players: list[Strategy] = [
        make_player(level if at == seat else COMPANY, f"{PAR}/{seed if at == seat else ''}/{at}")
        for at in range(game.rules.players)
    ]
    deals = len(game.public.standings.history)
    for _ in range(_MOST_ANSWERS):
        ask = to_act(game)
        if ask.kind in (AskKind.START, AskKind.OVER):
            break
        at = ask.seats[0]
        try:
            _, game = step(game, players[at].decide(view_of(game, at)))
        except IllegalAction:
            return None
    history = game.public.standings.history
    if len(history) != deals + 1:
        return None  # the deal was void, or never ended
    points = history[-1].points[seat]
    return None if isinstance(points, complex) else float(points)
