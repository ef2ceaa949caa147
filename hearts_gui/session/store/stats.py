"""The results of all games so far, the last rating and when cards are due: what the menu reads.

Each is one small file, replaced whole, shared by all windows. Games in which something was taken
back or hinted are practice and counted apart.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hearts_gui.config.reading import (
    entries,
    number,
    partly,
    read_value,
    text,
    whole,
    write_value,
)
from hearts_gui.session.store.lock import Lock, try_lock
from hearts_gui.wording.language.messages import say

if TYPE_CHECKING:
    # The menu shows results before the engine has been read.
    from hearts_gui.engine.score.scores import DealScore, GameResult

FORMAT: Final = 1
_MOST: Final = 1_000_000_000
"""More than is ever counted."""
_MAY_BE_MISSING: Final = ("best", "lowest_deal", "highest_deal")
_REMEMBERED: Final = 100
_LOCK_TRIES: Final = 20
_LOCK_PAUSE: Final = 0.01


@dataclass(frozen=True, slots=True)
class Record:
    """A person's results under one set of rules."""

    games: int = 0
    wins: int = 0
    deals: int = 0
    points: int = 0
    moons: int = 0
    moons_against: int = 0
    best: int | None = None  # the best total of a finished game
    lowest_deal: int | None = None
    highest_deal: int | None = None

    def after_deal(self, deal: DealScore, seat: int) -> Record:
        """The record with one more deal."""
        points = deal.points[seat]
        whole = points if isinstance(points, int) else 0
        return replace(
            self,
            deals=self.deals + 1,
            points=self.points + whole,
            moons=self.moons + (deal.shooter == seat),
            moons_against=self.moons_against + (deal.shooter not in (None, seat)),
            lowest_deal=whole if self.lowest_deal is None else min(self.lowest_deal, whole),
            highest_deal=whole if self.highest_deal is None else max(self.highest_deal, whole),
        )

    def after_game(self, result: GameResult, seat: int, *, high: bool = False) -> Record:
        """The record with one more finished game; `high` says that the most points win."""
        total = result.totals[seat]
        best = self.best
        if isinstance(total, int):
            pick = max if high else min
            best = total if best is None else pick(best, total)
        return replace(
            self, games=self.games + 1, wins=self.wins + (seat in result.winners), best=best
        )


@dataclass(frozen=True, slots=True)
class Statistics:
    """Records by name of the rules, and which games are in them already."""

    counted: Mapping[str, Record]
    practice: Mapping[str, Record]
    game_ids: tuple[str, ...] = ()

    @property
    def games(self) -> int:
        """Finished games that count, of all rules."""
        return sum(record.games for record in self.counted.values())

    @property
    def wins(self) -> int:
        """The number of finished games that were won."""
        return sum(record.wins for record in self.counted.values())

    def sentence(self) -> str:
        """The results in a few words; empty before any."""
        if not self.games:
            return ""
        return say("stats-sentence", wins=self.wins, games=self.games)


EMPTY: Final = Statistics({}, {})


@dataclass(frozen=True, slots=True)
class Finished:
    """A game to be counted, seen from one seat."""

    game: str  # names the game, so that it is counted once
    rules: str
    seat: int
    deals: tuple[DealScore, ...]
    result: GameResult
    practice: bool
    high: bool = False


def counted(statistics: Statistics, game: Finished) -> Statistics:
    """The statistics with one more game; unchanged when it is in them already."""
    if game.game in statistics.game_ids:
        return statistics
    records = dict(statistics.practice if game.practice else statistics.counted)
    record = records.get(game.rules, Record())
    for deal in game.deals:
        record = record.after_deal(deal, game.seat)
    record = record.after_game(game.result, game.seat, high=game.high)
    records[game.rules] = record
    seen = (*statistics.game_ids, game.game)[-_REMEMBERED:]
    if game.practice:
        return replace(statistics, practice=records, game_ids=seen)
    return replace(statistics, counted=records, game_ids=seen)


def load(path: Path) -> Statistics:
    """The statistics in a file; empty ones when there is none or it cannot be read."""
    return read_value(path, _from_plain, EMPTY)


def _from_plain(data: Any) -> Statistics:
    if data["format"] != FORMAT:
        raise ValueError("another format")
    counted, bad = entries(data["counted"], _record)
    practice, more = entries(data["practice"], _record)
    seen = tuple(text(game) for game in data["seen"])
    return partly(Statistics(counted, practice, seen), bad + more)


def _record(plain: Any) -> Record:
    values = {entry.name: plain[entry.name] for entry in fields(Record) if entry.name in plain}
    for name, value in values.items():
        if value is not None or name not in _MAY_BE_MISSING:
            whole(value, -_MOST, _MOST)
    return Record(**values)


def save(statistics: Statistics, path: Path) -> None:
    """Replace the file by a whole new one, unless the disk refuses."""
    data = {
        "format": FORMAT,
        "counted": {rules: asdict(record) for rules, record in statistics.counted.items()},
        "practice": {rules: asdict(record) for rules, record in statistics.practice.items()},
        "seen": list(statistics.game_ids),
    }
    write_value(path, data)


def count(path: Path, game: Finished) -> Statistics:
    """Add a game to the file, and return what it holds then.

    A disk that refuses costs the count, never the game.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = _locked(path)
    except OSError:
        return counted(load(path), game)
    try:
        statistics = counted(load(path), game)
        save(statistics, path)
    finally:
        if lock is not None:
            lock.release()
    return statistics


def _locked(path: Path) -> Lock | None:
    """The file's lock; None when someone keeps it for longer than a count takes."""
    for _ in range(_LOCK_TRIES):
        lock = try_lock(path.with_name(path.name + ".lock"))
        if lock is not None:
            return lock
        time.sleep(_LOCK_PAUSE)
    return None


RATING_FILE: Final = "rating.json"
DUE_FILE: Final = "practice-due.json"
_MOST_RATING: Final = 10_000.0
_MOST_DAY: Final = date.max.toordinal()
_KEPT: Final = 2000
"""More days than anyone practises ahead."""


def noted_rating(folder: Path) -> tuple[float, float] | None:
    """The rating and half its band; None where none is noted, or nothing that could be one."""
    return read_value(folder / RATING_FILE, _rating, None)


def _rating(data: Any) -> tuple[float, float] | None:
    return number(data["rating"], -_MOST_RATING, _MOST_RATING), number(
        data["half"], 0, _MOST_RATING
    )


def note_rating(folder: Path, value: float, half: float) -> None:
    """Keep a rating if it is another one; a disk that refuses costs the menu a detail."""
    if noted_rating(folder) != (value, half):
        write_value(folder / RATING_FILE, {"rating": value, "half": half})


def due_count(folder: Path, today: date, most: int) -> int:
    """The number of positions that wait today, at most a day's; 0 where nothing is noted."""
    nothing: tuple[int, ...] = ()
    days = read_value(folder / DUE_FILE, _days, nothing)
    return min(most, sum(day <= today.toordinal() for day in days))


def _days(data: Any) -> tuple[int, ...]:
    return tuple(whole(day, 0, _MOST_DAY) for day in data["days"][:_KEPT])


def note_due(folder: Path, due: Iterable[datetime]) -> None:
    """Keep the days; a disk that refuses costs the menu a detail."""
    days = sorted(when.astimezone().date().toordinal() for when in due)[:_KEPT]
    write_value(folder / DUE_FILE, {"days": days})
