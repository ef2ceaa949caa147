"""Computer players at a table by themselves, each decision timed, and what a deal brings a seat."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hearts_gui.ai.players.external import ExternalBot
from hearts_gui.ai.strategy import Strategy
from hearts_gui.engine.play.actions import AskKind, StartDeal
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.game import new_game, step, to_act, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import redact
from hearts_gui.engine.rules.choices import ScoreDir
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.endings import fixed_sides
from hearts_gui.engine.score.scores import DealScore


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game as far as it was played, and the seconds of every decision by seat."""

    game: Game
    events: list[Event]
    seconds: tuple[list[float], ...]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.public.result is not None


def play(
    rules: Rules,
    bots: Sequence[Strategy],
    seed: str,
    *,
    most_deals: int,
    until: Callable[[Game], bool] = lambda _: False,
) -> PlayedGame:
    """Play on until the game is over, `until` says stop, or another deal would be too many.

    The deals counted are those begun, because rules could make every deal void. Programs among
    the players are ended with the game, however it ends.
    """
    game, events, started = new_game(rules, seed), list[Event](), 0
    seconds: tuple[list[float], ...] = tuple([] for _ in bots)
    try:
        while (ask := to_act(game)).kind is not AskKind.OVER and not until(game):
            if ask.kind is AskKind.START:
                if started == most_deals:
                    break
                started += 1
                happened, game = step(game, StartDeal())
            else:
                seat = ask.seats[0]
                view = view_of(game, seat)
                begin = time.perf_counter()
                action = bots[seat].decide(view)
                seconds[seat].append(time.perf_counter() - begin)
                happened, game = step(game, action)
            events += happened
            _tell(bots, happened)
    finally:
        for bot in bots:
            if isinstance(bot, ExternalBot):
                bot.close()
    return PlayedGame(game, events, seconds)


def one_deal(game: Game) -> bool:
    """Whether a deal has been counted: the end of a game that is one deal long."""
    return bool(game.public.standings.history)


def faults_of(bots: Sequence[Strategy]) -> tuple[int, ...]:
    """The answers that programs from outside did not give, or not rightly."""
    return tuple(bot.faults if isinstance(bot, ExternalBot) else 0 for bot in bots)


def _tell(bots: Sequence[Strategy], events: Sequence[Event]) -> None:
    """Let players from outside know what happened, as far as their seat may."""
    for seat, bot in enumerate(bots):
        if isinstance(bot, ExternalBot):
            for event in events:
                bot.observe(redact(event, seat))


def rules_of_deal(rules: Rules, number: int) -> Rules:
    """The rules with the pass cycle turned, so that the first deal is passed as this one."""
    cycle = rules.pass_cycle
    turn = number % len(cycle)
    return rules.but(pass_cycle=(*cycle[turn:], *cycle[:turn])) if turn else rules


def cost_of(rules: Rules, score: DealScore, seat: int) -> float:
    """The badness of a deal for a seat."""
    if rules.score_dir is ScoreDir.COUNTERS and score.counters:
        return -float(score.counters[seat])
    points = score.points[seat]
    if isinstance(points, complex) or rules.score_dir is ScoreDir.MAGNITUDE:
        return abs(points)
    return float(-points if rules.score_dir is ScoreDir.HIGH else points)


def shared(rules: Rules, values: Sequence[float]) -> list[float]:
    """Each seat's part of what the seats got: of a side whose partners add it up, its share."""
    sides = fixed_sides(rules) or range(len(values))
    parts = [
        [got for got, side_of in zip(values, sides, strict=True) if side_of == side]
        for side in sides
    ]
    return [math.fsum(part) / len(part) for part in parts]


def points_of(rules: Rules, score: DealScore, seat: int) -> float:
    """The yield of a deal for a seat, as these rules count."""
    cost = cost_of(rules, score, seat)
    return -cost if rules.score_dir in (ScoreDir.HIGH, ScoreDir.COUNTERS) else cost
