"""Games for tests: played step by step, by bots or by whatever answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from hearts_gui.ai.strategy import Strategy
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import Action, AskKind, StartDeal
from hearts_gui.engine.play.game import new_game, step, to_act, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.rules import Rules

Answer: TypeAlias = Callable[[Game], Action]


@dataclass(frozen=True)
class Moment:
    """One step of a game: before, what was asked for, what happened, after."""

    before: Game
    action: Action
    events: tuple[ev.Event, ...]
    after: Game

    @property
    def starts(self) -> bool:
        """Whether it was the next deal that was asked for."""
        return isinstance(self.action, StartDeal)

    @property
    def view(self) -> PlayerView:
        """Return the view of the seat that was asked first."""
        return view(self.before)


def first_deal(rules: Rules, seed: str) -> Game:
    """A game whose first deal has just been dealt."""
    return step(new_game(rules, seed), StartDeal())[1]


def view(game: Game) -> PlayerView:
    """The view of the seat that is to act, the first of several."""
    return view_of(game, to_act(game).seats[0])


def by(bots: Sequence[Strategy]) -> Answer:
    """The answer of the bot that is asked."""

    def answer(game: Game) -> Action:
        seen = view(game)
        return bots[seen.seat].decide(seen)

    return answer


def moments(game: Game, answer: Answer, *, deals: int = 1) -> Iterator[Moment]:
    """The steps of a game until it is over or has had this many deals."""
    while (ask := to_act(game)).kind is not AskKind.OVER:
        starting = ask.kind is AskKind.START
        if starting and len(game.public.standings.history) >= deals:
            return
        action = StartDeal() if starting else answer(game)
        happened, after = step(game, action)
        yield Moment(game, action, happened, after)
        game = after


def decisions(game: Game, answer: Answer, *, deals: int = 1) -> Iterator[Moment]:
    """The same without the steps that only start a deal."""
    return (moment for moment in moments(game, answer, deals=deals) if not moment.starts)


def play_out(rules: Rules, bots: Sequence[Strategy], seed: str, deals: int = 1) -> Game:
    """A game when it is over or has had this many deals."""
    game = new_game(rules, seed)
    for moment in moments(game, by(bots), deals=deals):
        game = moment.after
    return game


def midway(game: Game, bots: Sequence[Strategy], cards: int) -> Game:
    """A deal between bots after this many cards, when a seat has to play."""
    for moment in decisions(game, by(bots), deals=9):
        deal = moment.before.public.deal
        if deal is None or moment.view.ask.kind is not AskKind.PLAY:
            continue
        if sum(len(trick.plays) for trick in deal.tricks) + len(deal.plays) >= cards:
            return moment.before
    raise LookupError("no deal got so far")
