"""A finished deal for review, with every state that it went through."""

from collections.abc import Sequence
from dataclasses import dataclass

from hearts_gui.ai.coach.decisions import Decision, decisions_at
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.events import DealScored, DealStarted, Event
from hearts_gui.engine.play.game import apply, new_game, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import PlayerView, redact
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.scores import DealScore


@dataclass(frozen=True, slots=True)
class DealRecord:
    """The events of a deal, and the game before each of them and after the last one."""

    number: int
    score: DealScore
    events: tuple[Event, ...]
    games: tuple[Game, ...]
    before: tuple[Event, ...]
    """The events of the game before this deal."""

    @property
    def rules(self) -> Rules:
        return self.games[0].rules

    def until(self, step: int) -> tuple[Event, ...]:
        """The events of the game up to this many of the deal."""
        return (*self.before, *self.events[:step])

    def view(self, step: int, seat: int) -> PlayerView:
        """The view of a seat after this many events of the deal."""
        return view_of(self.games[step], seat)

    def event(self, step: int, seat: int) -> Event:
        """The event before this many, as a seat saw it; from 1 on."""
        return redact(self.events[step - 1], seat)

    def hands(self, step: int) -> tuple[tuple[Card, ...], ...]:
        """Everyone's cards after this many events of the deal."""
        return tuple(own.hand for own in self.games[step].owns)

    def decisions(self, seat: int) -> tuple[tuple[int, Decision], ...]:
        """Every decision of a seat in the deal, with the number of events before it."""
        begin = len(self.before)
        every = decisions_at(self.rules, seat, (*self.before, *self.events))
        return tuple((step - begin, decision) for step, decision in every if step >= begin)


def deal_record(rules: Rules, seed: str, events: Sequence[Event], number: int) -> DealRecord | None:
    """A deal of a game with these events; None where it is not over."""
    scored = [index for index, event in enumerate(events) if isinstance(event, DealScored)]
    if not 1 <= number <= len(scored):
        return None
    last = scored[number - 1]
    starts = [index for index, event in enumerate(events[:last]) if isinstance(event, DealStarted)]
    first = starts[-1]
    game = new_game(rules, seed)
    for event in events[:first]:
        game = apply(game, event)
    games = [game]
    for event in events[first : last + 1]:
        game = apply(game, event)
        games.append(game)
    score = game.public.standings.history[-1]
    kept = tuple(events[first : last + 1])
    return DealRecord(number, score, kept, tuple(games), tuple(events[:first]))
