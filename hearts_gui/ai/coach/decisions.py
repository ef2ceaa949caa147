"""The decisions of a game that was played, each with what its seat knew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hearts_gui.engine.log.log import action_of
from hearts_gui.engine.play.actions import Action, AskKind, StartDeal
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.game import apply, new_game, view_of
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.rules import Rules


@dataclass(frozen=True, slots=True)
class Decision:
    """One answer of one seat, and what the seat knew."""

    view: PlayerView
    action: Action
    place: int
    """How many decisions of the deal came before."""

    @property
    def seat(self) -> int:
        """Whose answer it was."""
        return self.view.seat

    @property
    def deal(self) -> int:
        """The number of the deal, from 1."""
        return self.view.deal.number

    @property
    def trick(self) -> int:
        """The number of the trick, from 1; 0 before play."""
        if self.view.ask.kind is not AskKind.PLAY:
            return 0
        return len(self.view.deal.tricks) + 1

    def seed(self, game_seed: str) -> str:
        """What makes the judgement of this decision the same for ever."""
        return f"{game_seed}/{self.deal}/{self.view.deal.attempt}/{self.place}"


def decisions(rules: Rules, seed: str, events: Iterable[Event]) -> Iterator[Decision]:
    """Every answer in a game with these events; what a clock or the rules decided is none."""
    game = new_game(rules, seed)
    place = 0
    for event in events:
        action = action_of(event)
        seat = getattr(action, "seat", None)
        if isinstance(action, StartDeal):
            place = 0
        elif action is not None and seat is not None and not getattr(action, "auto", False):
            yield Decision(view_of(game, seat), action, place)
            place += 1
        game = apply(game, event)
