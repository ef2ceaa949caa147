"""A position on the table: what has happened, and who is asked what."""

from __future__ import annotations

from dataclasses import dataclass

from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.game import new_game, to_act
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.puzzles.laid import LaidDeal, lay


@dataclass(frozen=True, slots=True)
class Begun:
    """A deal as far as it was laid out."""

    game: Game
    events: tuple[Event, ...]
    seat: int
    """Who decides next; 0 where nobody does."""
    asks: bool
    """Whether a card or a pass is to be decided."""


def begun(rules: Rules, laid: LaidDeal) -> Begun:
    """A position, every step of it checked. Raises LaidError, which says what is impossible."""
    own = rules if laid.token in rules.pass_cycle else rules.but(pass_cycle=(laid.token,))
    events, game = lay(new_game(own, "position"), laid)
    ask = to_act(game)
    asks = ask.kind in (AskKind.PLAY, AskKind.PASS)
    return Begun(game, events, ask.seats[0] if ask.seats else 0, asks)
