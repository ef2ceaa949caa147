"""Measures how fast computer players are on this machine, and how busy it is."""

import os
import time
from collections.abc import Sequence

from hearts_gui.ai.players.levels import make_bot
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.shuffle import bot_seed
from hearts_gui.headless.reports import Report
from hearts_gui.headless.simulate import (
    MOST_DEALS,
    game_seed,
    one_deal,
    play,
    play_game,
    seat_players,
    without_clock,
)
from hearts_gui.wording.variants import rules_name


class Load:
    """The processor time that a measurement got since this object was made."""

    def __init__(self) -> None:
        self._wall, self._own_start = time.perf_counter(), _own_seconds()

    def record(self) -> Report:
        """Our share of one processor core so far, and the load of the last minute.

        A share well below the cores in use says that the machine was busy with something else. The
        load is how many programs wanted to run on average; None where the system does not tell.
        """
        wall = max(time.perf_counter() - self._wall, 1e-9)
        average = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
        return {
            "cpu_share": round((_own_seconds() - self._own_start) / wall, 2),
            "load_average": None if average is None else round(average, 2),
        }


def _own_seconds() -> float:
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def playouts(rules: Rules | None, seconds: float) -> list[Report]:
    """Whole deals a second in the simulator: one rule set, or the usual and the slowest ones."""
    from hearts_gui.ai.simulator.playout_speed import bench_playouts, slowest_rules

    tables = slowest_rules() if rules is None else [(rules_name(rules), rules)]
    return bench_playouts(tables, seconds=seconds)


def games(rules: Rules, level: str, seconds: float) -> list[Report]:
    """Whole deals a second through the engine, everyone playing at this level."""
    rules_played = without_clock(rules)
    deals, number = 0, 0
    begin = time.perf_counter()
    while (passed := time.perf_counter() - begin) < seconds:
        number += 1
        seed = game_seed("bench", number)
        game, _ = play_game(rules_played, seat_players((level,) * rules.players, seed), seed)
        deals += len(game.public.standings.history)
    speed = round(deals / passed, 1)
    return [{"rules": rules_name(rules), "policy": level, "deals_per_second": speed}]


def decisions(rules: Rules, levels: Sequence[str], seconds: float) -> list[Report]:
    """The time each level thinks about one decision, measured for this many seconds."""
    return [_thinking(without_clock(rules), level, seconds) for level in levels]


def _thinking(rules: Rules, level: str, seconds: float) -> Report:
    """Time decisions over whole deals, at least one, because a pass takes longer than a card."""
    times: list[float] = []
    end, number = time.perf_counter() + seconds, 0
    while not times or time.perf_counter() < end:
        number += 1
        times += _one_deal(rules, level, number)
    return {
        "level": level,
        "players": rules.players,
        "mean_ms": round(sum(times) / len(times) * 1000, 3),
        "worst_ms": round(max(times) * 1000, 3),
    }


def _one_deal(rules: Rules, level: str, number: int) -> list[float]:
    """The seconds of every decision of one seat in a deal; rule players sit at the others."""
    seed, thinker = game_seed("bench", number), number % rules.players
    bots = [
        make_bot(level if seat == thinker else "rule", bot_seed(seed, seat), time.perf_counter)
        for seat in range(rules.players)
    ]
    return play(rules, bots, seed, most_deals=MOST_DEALS, until=one_deal).seconds[thinker]
