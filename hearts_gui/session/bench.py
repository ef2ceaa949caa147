"""How fast computer players are on this machine."""

from __future__ import annotations

import time
from typing import Any

from hearts_gui.ai.levels import make_bot
from hearts_gui.engine.actions import AskKind, StartDeal
from hearts_gui.engine.game import new_game, step, to_act, view_of
from hearts_gui.engine.rules import Rules
from hearts_gui.engine.shuffle import bot_seed
from hearts_gui.session.naming import rules_name
from hearts_gui.session.simulate import game_seed, play_game, without_clock


def playouts(rules: Rules, policy: str, seconds: float) -> dict[str, Any]:
    """Whole deals a second through the engine, everybody playing at this level."""
    rules_played = without_clock(rules)
    levels = (policy,) * rules.players
    deals, number = 0, 0
    begin = time.perf_counter()
    while (passed := time.perf_counter() - begin) < seconds:
        number += 1
        game, _ = play_game(rules_played, levels, game_seed("bench", number))
        deals += len(game.public.standings.history)
    return {
        "rules": rules_name(rules),
        "policy": policy,
        "deals_per_second": round(deals / passed, 1),
    }


def decisions(rules: Rules, level: str, seconds: float) -> dict[str, Any]:
    """How long a level thinks about one decision."""
    times: list[float] = []
    rules_played = without_clock(rules)
    begin, number = time.perf_counter(), 0
    while time.perf_counter() - begin < seconds:
        number += 1
        times += _one_deal(rules_played, level, game_seed("bench", number))
    return {
        "level": level,
        "players": rules.players,
        "mean_ms": round(sum(times) / len(times) * 1000, 3),
        "worst_ms": round(max(times) * 1000, 3),
    }


def _one_deal(rules: Rules, level: str, seed: str) -> list[float]:
    """The seconds of every decision in one deal."""
    bots = [make_bot(level, bot_seed(seed, seat)) for seat in range(rules.players)]
    _, game = step(new_game(rules, seed), StartDeal())
    times: list[float] = []
    while (ask := to_act(game)).kind not in (AskKind.START, AskKind.OVER):
        seat = ask.seats[0]
        view = view_of(game, seat)
        begin = time.perf_counter()
        action = bots[seat].decide(view)
        times.append(time.perf_counter() - begin)
        _, game = step(game, action)
    return times
