"""Plays games between computer players as fast as the engine allows, without screen or clock.

It times each decision and adds up what each deal costs a seat. The same seed gives the same games
however many processes share the work: every game has a seed of its own, made from its number, and
results are added up in the order of the games.
"""

from __future__ import annotations

import hashlib
import math
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import reduce
from itertools import pairwise
from multiprocessing import active_children, get_context, parent_process, resource_tracker
from operator import add
from pathlib import Path
from threading import Thread

from hearts_gui.ai.players.external import ExternalBot
from hearts_gui.ai.players.levels import make_player
from hearts_gui.ai.players.program import end_all
from hearts_gui.ai.strategy import Strategy
from hearts_gui.config.reading import write_new
from hearts_gui.engine.log.log import Header, event_line
from hearts_gui.engine.log.seal import sealed
from hearts_gui.engine.message import MessageError, message
from hearts_gui.engine.play.actions import AskKind, StartDeal
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.game import new_game, step, to_act, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import redact
from hearts_gui.engine.rules.choices import End, ScoreDir
from hearts_gui.engine.rules.option_values import DEALS_FOR_TIME
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.endings import fixed_sides
from hearts_gui.engine.score.scores import DealScore
from hearts_gui.engine.shuffle import bot_seed
from hearts_gui.session.setup.players import all_bots, player_to_plain


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
    """The number of answers of each outside program that were missing or wrong."""
    return tuple(bot.faults if isinstance(bot, ExternalBot) else 0 for bot in bots)


def _tell(bots: Sequence[Strategy], events: Sequence[Event]) -> None:
    """Tell outside programs what happened, as far as their seat may know."""
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
    """What a deal costs a seat."""
    if rules.score_dir is ScoreDir.COUNTERS and score.counters:
        return -float(score.counters[seat])
    points = score.points[seat]
    if isinstance(points, complex) or rules.score_dir is ScoreDir.MAGNITUDE:
        return abs(points)
    return float(-points if rules.score_dir is ScoreDir.HIGH else points)


def shared(rules: Rules, values: Sequence[float]) -> list[float]:
    """Each seat's own value, or its equal share of its side's where partners add up."""
    sides = fixed_sides(rules) or range(len(values))
    parts = [
        [got for got, side_of in zip(values, sides, strict=True) if side_of == side]
        for side in sides
    ]
    return [math.fsum(part) / len(part) for part in parts]


def points_of(rules: Rules, score: DealScore, seat: int) -> float:
    """The points of a deal for a seat, as these rules count."""
    cost = cost_of(rules, score, seat)
    return -cost if rules.score_dir in (ScoreDir.HIGH, ScoreDir.COUNTERS) else cost


MOST_DEALS = 2_000
"""A game that has not ended by then never will."""


class EndlessGame(MessageError, RuntimeError):
    """A game that did not end; the message says which."""


@dataclass(frozen=True, slots=True)
class GameRun:
    """A run of games to be played: numbers from `first`, `count` of them."""

    rules: Rules
    levels: tuple[str, ...]
    seed: str
    first: int
    count: int
    folder: Path | None = None
    title: str = ""


@dataclass(frozen=True, slots=True)
class SeatTally:
    """The results of some games, by seat."""

    games: int
    deals: int
    points: tuple[Score, ...]
    wins: tuple[int, ...]
    faults: tuple[int, ...]  # answers of an outside program that were missing or wrong
    endless: tuple[int, ...] = ()  # the numbers of games that did not end; they are not counted

    def plus(self, other: SeatTally) -> SeatTally:
        """The sum of both."""
        return SeatTally(
            self.games + other.games,
            self.deals + other.deals,
            tuple(map(add, self.points, other.points)),
            tuple(map(add, self.wins, other.wins)),
            tuple(map(add, self.faults, other.faults)),
            self.endless + other.endless,
        )


def game_seed(seed: str, number: int) -> str:
    """The seed of one game of a run."""
    return hashlib.sha256(f"hearts/simulate/{seed}/{number}".encode()).hexdigest()[:32]


def without_clock(rules: Rules) -> Rules:
    """These rules, with a number of deals in place of a time limit."""
    if rules.end is not End.TIME:
        return rules
    return rules.but(end=End.DEALS, end_at=DEALS_FOR_TIME)


def seat_players(levels: Sequence[str], seed: str) -> list[Strategy]:
    """The players of a game, one for each named level or program."""
    return [make_player(level, bot_seed(seed, seat)) for seat, level in enumerate(levels)]


def play_game(rules: Rules, bots: Sequence[Strategy], seed: str) -> tuple[Game, list[Event]]:
    """A whole game between these players, and what happened in it. Raises EndlessGame."""
    played = play(rules, bots, seed, most_deals=MOST_DEALS)
    if not played.over:
        raise EndlessGame(message("cli-endless-seed", seed=seed, most=MOST_DEALS))
    return played.game, played.events


def play_job(job: GameRun) -> SeatTally:
    tallies = (_play_number(job, number) for number in range(job.first, job.first + job.count))
    return reduce(SeatTally.plus, tallies)


def _play_number(job: GameRun, number: int) -> SeatTally:
    """Play one game of a run, and keep it where games are kept."""
    zero: Score = 0
    seats = range(job.rules.players)
    seed = game_seed(job.seed, number)
    bots = seat_players(job.levels, seed)
    try:
        game, events = play_game(job.rules, bots, seed)
    except EndlessGame:
        nothing = (0,) * len(seats)
        return SeatTally(0, 0, (zero,) * len(seats), nothing, faults_of(bots), (number,))
    result = game.public.result
    assert result is not None
    history = game.public.standings.history
    points = tuple(sum((deal.points[seat] for deal in history), start=zero) for seat in seats)
    wins = tuple(int(seat in result.winners) for seat in seats)
    if job.folder is not None:
        write_game(job, number, seed, events)
    return SeatTally(1, len(history), points, wins, faults_of(bots))


def write_game(job: GameRun, number: int, seed: str, events: Sequence[Event]) -> None:
    """Keep a game as a file that can be replayed or opened."""
    assert job.folder is not None
    seats = tuple(player_to_plain(player) for player in all_bots(job.levels))
    header = Header(job.rules, seed, title=job.title, seats=seats)
    lines = [*header.lines(), *(sealed(event_line(event)) for event in events)]
    write_new(job.folder / f"game-{number:06d}.hearts", "\n".join(lines) + "\n")


def can_share() -> bool:
    """Whether processes can share work here; they wait for each other in the shared memory."""
    with suppress(ImportError, OSError), _not_interrupted():  # a lock starts the resource tracker
        return bool(get_context("spawn").Lock())
    return False


def simulate(job: GameRun, jobs: int = 1) -> SeatTally:
    """Play the whole run, shared among this many processes where they can share it.

    Raises EndlessGame when no game of it ended.
    """
    if jobs <= 1 or job.count < 2 or not can_share():
        tally = play_job(job)
    else:
        parts = split(job, jobs * 4)
        with processes(min(jobs, len(parts))) as pool:
            # Not with `map`: it cancels what is left, and an interrupted pool fails at that.
            futures = [pool.submit(play_job, part) for part in parts]
            tally = reduce(SeatTally.plus, (future.result() for future in futures))
    if not tally.games:
        raise EndlessGame(message("cli-endless", n=job.count, most=MOST_DEALS))
    return tally


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that share the work. They end with this one, however it is stopped."""
    with ProcessPoolExecutor(jobs, get_context("spawn"), _follow) as pool:
        try:
            with _not_interrupted():
                for _ in range(jobs):
                    pool.submit(int)
            yield pool
        except BaseException:
            for process in active_children():
                process.terminate()
            raise


@contextmanager
def _not_interrupted() -> Iterator[None]:
    """Hold an interruption back until the end, also from processes that are started meanwhile."""
    if sys.platform == "win32":
        yield
        return
    heard: list[int] = []
    kinds = signal.SIGINT, signal.SIGTERM, signal.SIGHUP
    # New processes take over the mask. Here another thread may still hear an interruption.
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, kinds)
    resource_tracker.ensure_running()  # it ignores two of them, and SIGHUP while it is held back
    signal.pthread_sigmask(signal.SIG_BLOCK, kinds)  # starting it let the two through here
    handlers = {kind: signal.signal(kind, lambda number, _: heard.append(number)) for kind in kinds}
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        for kind, handler in handlers.items():
            signal.signal(kind, handler)
        for number in heard:
            signal.raise_signal(number)


def _follow() -> None:
    """End this process and its outside programs as soon as the parent process ends or says so.

    Only the parent hears of an interruption.
    """
    parent = parent_process()
    assert parent is not None

    def end(*_: object) -> None:
        end_all()
        os._exit(1)

    def wait() -> None:
        parent.join()
        end()

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, end)
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    Thread(target=wait, daemon=True).start()


def split(job: GameRun, parts: int) -> list[GameRun]:
    """The games of a job in at most this many runs of nearly equal length."""
    parts = max(1, min(parts, job.count))
    edges = [job.first + job.count * k // parts for k in range(parts + 1)]
    return [replace(job, first=low, count=high - low) for low, high in pairwise(edges)]
