"""Games between computer players, as fast as the engine goes; no process, no screen, no clock.

The same seed gives the same games however many processes share the work: every game has a seed
of its own, made from its number, and results are added up in the order of the games.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import reduce
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from hearts_gui.ai.players.levels import make_player
from hearts_gui.ai.strategy import Strategy
from hearts_gui.engine.log.log import Header, event_line
from hearts_gui.engine.log.seal import sealed
from hearts_gui.engine.message import MessageError, message
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.option_values import DEALS_FOR_TIME
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.shuffle import bot_seed
from hearts_gui.headless.played import faults_of, play
from hearts_gui.session.setup.players import all_bots, player_to_plain

MOST_DEALS: Final = 2_000
"""A game that has not ended by then never will."""


class EndlessGame(MessageError, RuntimeError):
    """A game that came to no end; the message says which."""


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
    faults: tuple[int, ...]  # answers that a program from outside did not give, or not rightly
    endless: tuple[int, ...] = ()  # the numbers of games that came to no end and count for nothing

    def plus(self, other: SeatTally) -> SeatTally:
        """The sum of both."""
        return SeatTally(
            self.games + other.games,
            self.deals + other.deals,
            tuple(a + b for a, b in zip(self.points, other.points, strict=True)),
            tuple(a + b for a, b in zip(self.wins, other.wins, strict=True)),
            tuple(a + b for a, b in zip(self.faults, other.faults, strict=True)),
            self.endless + other.endless,
        )


def game_seed(seed: str, number: int) -> str:
    """The seed of one game of a run."""
    return hashlib.sha256(f"hearts/simulate/{seed}/{number}".encode()).hexdigest()[:32]


def without_clock(rules: Rules) -> Rules:
    """These rules, with deals counted where time would end the game."""
    if rules.end is not End.TIME:
        return rules
    return rules.but(end=End.DEALS, end_at=DEALS_FOR_TIME)


def seat_players(levels: Sequence[str], seed: str) -> list[Strategy]:
    """The players of a game, one for each named level or program."""
    return [make_player(level, bot_seed(seed, seat)) for seat, level in enumerate(levels)]


def play_game(rules: Rules, levels: Sequence[str], seed: str) -> tuple[Game, list[Event]]:
    """A whole game and everything that happened in it.

    Raises EndlessGame.
    """
    return play_with(rules, seat_players(levels, seed), seed)


def play_with(rules: Rules, bots: Sequence[Strategy], seed: str) -> tuple[Game, list[Event]]:
    """A whole game between these players.

    Raises EndlessGame.
    """
    played = play(rules, bots, seed, most_deals=MOST_DEALS)
    if not played.over:
        raise EndlessGame(message("cli-endless-seed", seed=seed, most=MOST_DEALS))
    return played.game, played.events


def play_job(job: GameRun) -> SeatTally:
    """Play a run of games."""
    tallies = (_play_number(job, number) for number in range(job.first, job.first + job.count))
    return reduce(SeatTally.plus, tallies)


def _play_number(job: GameRun, number: int) -> SeatTally:
    """Play one game of a run, and keep it where games are kept."""
    zero: Score = 0
    seats = range(job.rules.players)
    seed = game_seed(job.seed, number)
    bots = seat_players(job.levels, seed)
    try:
        game, events = play_with(job.rules, bots, seed)
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
    path = job.folder / f"game-{number:06d}.hearts"
    path.write_bytes(("\n".join(lines) + "\n").encode("utf-8"))


def simulate(job: GameRun, jobs: int = 1) -> SeatTally:
    """Play the whole run, shared among this many processes.

    Raises EndlessGame when no game of it ended.
    """
    tally = _shared(job, jobs)
    if not tally.games:
        raise EndlessGame(message("cli-endless", n=job.count, most=MOST_DEALS))
    return tally


def _shared(job: GameRun, jobs: int) -> SeatTally:
    if jobs <= 1 or job.count < 2:
        return play_job(job)
    parts = split(job, jobs * 4)
    with ProcessPoolExecutor(min(jobs, len(parts)), mp_context=get_context("spawn")) as pool:
        tallies = list(pool.map(play_job, parts))
    return reduce(SeatTally.plus, tallies)


def split(job: GameRun, parts: int) -> list[GameRun]:
    """The games of a job in at most this many runs of nearly equal length."""
    parts = max(1, min(parts, job.count))
    edges = [job.first + job.count * k // parts for k in range(parts + 1)]
    return [replace(job, first=low, count=high - low) for low, high in pairwise(edges)]
