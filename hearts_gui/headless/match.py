"""Duplicate matches: two players meet at the same deals in every seating.

Each deal is played once for every way in which the two can share the seats, so the luck of the
cards cancels out. A deal stands alone, with nobody having points yet; the passes of the rules
take turns.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from multiprocessing import get_context
from typing import Any, Final, TypeAlias

from hearts_gui.ai.players.levels import make_player
from hearts_gui.ai.strategy import Strategy
from hearts_gui.engine.play.actions import AskKind, StartDeal
from hearts_gui.engine.play.game import new_game, step, to_act, view_of
from hearts_gui.engine.rules.choices import ScoreDir
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.endings import fixed_sides
from hearts_gui.engine.score.scores import DealScore
from hearts_gui.engine.shuffle import bot_seed
from hearts_gui.headless.simulate import EndlessGame, close, game_seed, tell

FORMATS: Final = ("1v3", "2v2")
_MOST_ATTEMPTS: Final = 50
"""A deal that was void so often will never be played."""

Seating: TypeAlias = tuple[bool, ...]
"""By seat, whether player A sits there."""


@dataclass(frozen=True, slots=True)
class Match:
    """What is to be played."""

    a: str
    b: str
    rules: Rules
    format: str
    seed: str


@dataclass(frozen=True, slots=True)
class DealResult:
    """One deal in all seatings: sums over them for A and B.

    `cost` is how badly each did, smaller is better whatever the rules count.
    """

    seats: tuple[int, int]
    points: tuple[float, float]
    cost: tuple[float, float]
    moons: tuple[int, int]
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    faults: tuple[int, int]

    @property
    def difference(self) -> float:
        """How much better A did, per seat."""
        return self.cost[1] / self.seats[1] - self.cost[0] / self.seats[0]


def seatings(rules: Rules, form: str) -> tuple[Seating, ...]:
    """Every way to share the seats; partners stay together where they are fixed."""
    players = range(rules.players)
    sides = fixed_sides(rules)
    if sides and form == "2v2":
        return tuple(tuple(side == own for side in sides) for own in sorted(set(sides)))
    half = rules.players // 2
    counts = (1,) if form == "1v3" else tuple(sorted({half, rules.players - half}))
    return tuple(
        tuple(seat in chosen for seat in players)
        for count in counts
        for chosen in combinations(players, count)
    )


def rules_of_deal(rules: Rules, number: int) -> Rules:
    """The rules with the pass cycle turned, so that the first deal is passed as this one."""
    cycle = rules.pass_cycle
    turn = number % len(cycle)
    return rules.but(pass_cycle=(*cycle[turn:], *cycle[:turn])) if turn else rules


def cost_of(rules: Rules, score: DealScore, seat: int) -> float:
    """How badly a deal went for a seat."""
    if rules.score_dir is ScoreDir.COUNTERS and score.counters:
        return -float(score.counters[seat])
    points = score.points[seat]
    if isinstance(points, complex) or rules.score_dir is ScoreDir.MAGNITUDE:
        return abs(points)
    return float(-points if rules.score_dir is ScoreDir.HIGH else points)


def points_of(rules: Rules, score: DealScore, seat: int) -> float:
    """What a deal brought a seat, as these rules count."""
    cost = cost_of(rules, score, seat)
    return -cost if rules.score_dir in (ScoreDir.HIGH, ScoreDir.COUNTERS) else cost


@dataclass(slots=True)
class _Chair:
    """One seat of one deal: who thinks there, and for how long."""

    bot: Strategy
    seconds: float = 0.0
    decisions: int = 0


def play_deal(match: Match, number: int) -> DealResult:
    """One deal in every seating."""
    rules = rules_of_deal(match.rules, number - 1)
    seed = game_seed(f"match/{match.seed}", number)
    total: DealResult | None = None
    for seating in seatings(rules, match.format):
        result = _one_table(match, rules, seed, seating)
        total = result if total is None else _added(total, result)
    assert total is not None
    return total


def _added(one: DealResult, two: DealResult) -> DealResult:
    def pair(name: str) -> Any:
        first, second = getattr(one, name), getattr(two, name)
        return (first[0] + second[0], first[1] + second[1])

    names = ("seats", "points", "cost", "moons", "decisions", "seconds", "faults")
    return DealResult(*(pair(name) for name in names))


def _one_table(match: Match, rules: Rules, seed: str, seating: Seating) -> DealResult:
    chairs = [
        _Chair(make_player(match.a if is_a else match.b, bot_seed(seed, seat)))
        for seat, is_a in enumerate(seating)
    ]
    bots = [chair.bot for chair in chairs]
    try:
        score = _play(rules, seed, chairs)
    finally:
        close(bots)

    def both(value: Callable[[int], Any]) -> Any:
        own = sum(value(seat) for seat, is_a in enumerate(seating) if is_a)
        return own, sum(value(seat) for seat, is_a in enumerate(seating) if not is_a)

    return DealResult(
        seats=both(lambda _: 1),
        points=both(lambda seat: points_of(rules, score, seat)),
        cost=both(lambda seat: cost_of(rules, score, seat)),
        moons=both(lambda seat: int(score.shooter == seat)),
        decisions=both(lambda seat: chairs[seat].decisions),
        seconds=both(lambda seat: chairs[seat].seconds),
        faults=both(lambda seat: getattr(chairs[seat].bot, "faults", 0)),
    )


def _play(rules: Rules, seed: str, chairs: list[_Chair]) -> DealScore:
    """The first deal of a game, from its shuffle to its score."""
    game = new_game(rules, seed)
    bots = [chair.bot for chair in chairs]
    attempts = 0
    while not game.public.standings.history:
        ask = to_act(game)
        if ask.kind is AskKind.START:
            attempts += 1
            if attempts > _MOST_ATTEMPTS:
                raise EndlessGame(f"a deal was void {_MOST_ATTEMPTS} times in a row")
            happened, game = step(game, StartDeal())
        else:
            seat = ask.seats[0]
            chair = chairs[seat]
            begin = time.perf_counter()
            action = chair.bot.decide(view_of(game, seat))
            chair.seconds += time.perf_counter() - begin
            chair.decisions += 1
            happened, game = step(game, action)
        tell(bots, happened)
    return game.public.standings.history[0]


def run_match(match: Match, *, deals: int, jobs: int = 1, progress: bool = False) -> dict[str, Any]:
    """Play a match and say what it came to.

    Raises EndlessGame when a deal is void whenever it is played.
    """
    found: list[DealResult] = []
    for result in _results(match, deals, jobs):
        found.append(result)
        if progress:
            _report_progress(found, deals)
    return report(match, found)


def _results(match: Match, deals: int, jobs: int) -> Iterator[DealResult]:
    numbers = range(1, deals + 1)
    if jobs <= 1:
        for number in numbers:
            yield play_deal(match, number)
        return
    with ProcessPoolExecutor(min(jobs, deals), mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_deal, [match] * deals, numbers)


def _report_progress(found: list[DealResult], deals: int) -> None:
    mean, error = spread(found)
    print(
        f"\r{len(found)} of {deals} deals, difference {mean:+.2f} ± {error:.2f}",
        end="\n" if len(found) == deals else "",
        file=sys.stderr,
        flush=True,
    )


def spread(found: list[DealResult]) -> tuple[float, float]:
    """The mean difference over the deals and its standard error."""
    values = [result.difference for result in found]
    mean = math.fsum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    variance = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, math.sqrt(variance / len(values))


def report(match: Match, found: list[DealResult]) -> dict[str, Any]:
    """The outcome as JSON data. A moon of B's is one that A conceded."""
    from hearts_gui.session.setup.naming import rules_name

    total = found[0]
    for result in found[1:]:
        total = _added(total, result)
    mean, error = spread(found)
    data = {
        "a": match.a,
        "b": match.b,
        "rules": rules_name(match.rules),
        "players": match.rules.players,
        "format": match.format,
        "deals": len(found),
        "seed": match.seed,
        "points_a": round(total.points[0] / total.seats[0], 4),
        "points_b": round(total.points[1] / total.seats[1], 4),
        "difference": round(mean, 4),
        "standard_error": round(error, 4),
        "moons_a": total.moons[0],
        "moons_b": total.moons[1],
        "conceded_a": total.moons[1],
        "conceded_b": total.moons[0],
        "ms_per_decision_a": _milliseconds(total, 0),
        "ms_per_decision_b": _milliseconds(total, 1),
    }
    if any(total.faults):
        data["faults_a"], data["faults_b"] = total.faults
    return data


def _milliseconds(total: DealResult, side: int) -> float:
    return round(1000 * total.seconds[side] / max(1, total.decisions[side]), 3)
