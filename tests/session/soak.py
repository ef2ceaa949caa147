"""Long runs of whole games, with what has to hold in every deal of them.

    python -m tests.session.soak tables [GAMES] [ROUND]     rule players, every set at every size
    python -m tests.session.soak levels [GAMES] [WORLDS]    every level and character in turn

The first plays this many games at each table in rounds, one line of JSON for each round, so that
it may be stopped at any time. The second plays games of two deals; 0 worlds are the full budgets.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from hearts_gui.ai.players.levels import LEVELS, make_bot
from hearts_gui.ai.players.personas import PERSONAS
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.strategy import Strategy
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import AskKind, StartDeal
from hearts_gui.engine.play.game import apply, new_game, step, to_act, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.summary import summarise
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.scores import Standings
from hearts_gui.engine.shuffle import Stream, bot_seed
from hearts_gui.headless.simulate import MOST_DEALS, game_seed, without_clock
from tests.engine.invariants import adds_up, conserved
from tests.kits.second_scoring import check_against_second

SLOW_SECONDS = 10.0
"""Processor time; an answer that takes longer would be given by someone else in a real game."""


def tables() -> list[tuple[str, int]]:
    """Every named rule set at every table that it is for."""
    return [(entry.key, size) for entry in all_presets() for size in entry.sizes]


@dataclass
class Method:
    """The results of a run."""

    games: int = 0
    deals: int = 0
    decisions: int = 0
    moons: int = 0
    slowest: float = 0.0
    players: set[str] = field(default_factory=set)

    def plain(self) -> dict[str, object]:
        """As one line of JSON."""
        return {
            "games": self.games,
            "deals": self.deals,
            "decisions": self.decisions,
            "moons": self.moons,
            "slowest_seconds": round(self.slowest, 2),
            "players": len(self.players),
        }


def check_deal(before: Game, after: Standings, score: ev.DealScored) -> None:
    """The laws of one deal: no card lost, no point made or lost, no counter made or lost.

    Points are those of the scorer that was written from the rule text alone.
    """
    old = before.public.standings
    assert conserved(before)
    assert adds_up(old.totals, score.score)
    summary = summarise(before)
    check_against_second(before.rules, summary, old, score.score.dealer)
    everything = [card for cards in summary.taken for card in cards]
    assert len(everything) == len(set(everything)), "a card counts twice"
    assert set(everything) <= {*build_pack(before.rules)} - {Card("W")} | set(summary.in_play)
    if after.stocks:
        bids = sum(old.stocks) + old.pool
        assert sum(after.stocks) + after.pool == bids, "counters came from nowhere"


def play(rules: Rules, bots: Sequence[Strategy], seed: str, result: Method) -> None:
    """Play a game to its end; an action that is not allowed raises."""
    game = new_game(rules, seed)
    while (ask := to_act(game)).kind is not AskKind.OVER:
        if ask.kind is AskKind.START:
            assert len(game.public.standings.history) < MOST_DEALS, "a game without end"
            happened, after = step(game, StartDeal())
        else:
            seat = ask.seats[0]
            begin = time.process_time()
            action = bots[seat].decide(view_of(game, seat))
            result.slowest = max(result.slowest, time.process_time() - begin)
            result.decisions += 1
            happened, after = step(game, action)
        for event, before in told(game, happened):
            if isinstance(event, ev.DealScored):
                result.deals += 1
                result.moons += event.score.shooter is not None
                check_deal(before, apply(before, event).public.standings, event)
        game = after
    result.games += 1


def told(game: Game, happened: Sequence[ev.Event]) -> Iterator[tuple[ev.Event, Game]]:
    """Each event with the game before it, from the card that ends a deal on."""
    if not any(isinstance(event, ev.DealScored) for event in happened):
        return
    for event in happened:
        yield event, game
        game = apply(game, event)


def play_tables(games: int, first: int = 1, only: Sequence[tuple[str, int]] = ()) -> Method:
    """This many games of rule players at each table."""
    result = Method()
    for key, size in only or tables():
        rules = without_clock(preset(key, size))
        for number in range(first, first + games):
            bots = [RulePlayer(str(seat)) for seat in range(size)]
            play(rules, bots, game_seed(f"soak/{key}/{size}", number), result)
    return result


def names(number: int, size: int, worlds: int) -> list[str]:
    """Who plays a game: levels and characters, each pair of them in time."""
    chance = Stream("soak", number)
    chosen = []
    for _ in range(size):
        level, persona = chance.choice(LEVELS), chance.choice(PERSONAS)
        budget = f"@{worlds}" if worlds and level.effort is not None else ""
        chosen.append(f"{level.key}{budget}/{persona.key}")
    return chosen


def play_levels(games: int, worlds: int, deals: int = 2, first: int = 0) -> Method:
    """Games of this many deals at all tables in turn, everyone a level and a character."""
    result, every = Method(), tables()
    for number in range(first, first + games):
        # A step that meets every table, however many games there are.
        key, size = every[number * 37 % len(every)]
        rules = preset(key, size).but(end=End.DEALS, end_at=deals)
        who = names(number, size, worlds)
        seed = game_seed("soak/levels", number)
        bots = [make_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(who)]
        play(rules, bots, seed, result)
        result.players |= set(who)
        assert result.slowest < SLOW_SECONDS, (key, size, who)
    return result


def main(arguments: Sequence[str]) -> None:
    """Run and print."""
    kind, *numbers = arguments
    if kind == "levels":
        games, worlds = (*map(int, numbers), *(1000, 10)[len(numbers) :])
        print(json.dumps(play_levels(games, worlds).plain()), flush=True)
        return
    games, size = (*map(int, numbers), *(200, 5)[len(numbers) :])
    for first in range(1, games + 1, size):
        result = play_tables(min(size, games + 1 - first), first)
        print(json.dumps({"first": first, **result.plain()}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
