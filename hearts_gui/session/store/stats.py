"""Small files for the menu: the results of all games, the last rating, and the cards due.

Each is one small file, replaced whole, shared by all windows. Games in which something was taken
back or hinted are practice and do not count.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Any

from hearts_gui.config.reading import (
    FORMAT,
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

FILE = "statistics.json"
_MOST = 1_000_000_000
"""More than is ever counted."""
_REMEMBERED = 100
_LOCK_TRIES = 20
_LOCK_PAUSE = 0.01


@dataclass(frozen=True, slots=True)
class Statistics:
    """The number of finished games that count and of those won, over all rules."""

    games: int = 0
    wins: int = 0
    game_ids: tuple[str, ...] = ()
    """The last games that were finished, those of practice too: each counts once."""

    def sentence(self) -> str:
        """The results in a few words; empty before the first."""
        if not self.games:
            return ""
        return say("stats-sentence", wins=self.wins, games=self.games)

    def with_game(self, game: str, *, won: bool, practice: bool) -> Statistics:
        """The statistics with one more game; unchanged when it is in them already."""
        if game in self.game_ids:
            return self
        one = not practice
        ids = (*self.game_ids, game)[-_REMEMBERED:]
        return Statistics(self.games + one, self.wins + (one and won), ids)


EMPTY = Statistics()


def load(path: Path) -> Statistics:
    """The statistics in a file; empty ones when there is none or it cannot be read."""
    return read_value(path, _from_plain, EMPTY)


def _from_plain(data: Any) -> Statistics:
    """The sums of a file, which earlier versions wrote by rule set and with more about each."""
    if data["format"] != FORMAT:
        raise ValueError("another format")
    counted, bad = entries(
        data["counted"],
        lambda one: [whole(one.get(name, 0), 0, _MOST) for name in ("games", "wins")],
    )
    games, wins = map(sum, zip((0, 0), *counted.values(), strict=True))
    seen = tuple(text(game) for game in data["seen"])
    return partly(Statistics(games, wins, seen), bad)


def save(statistics: Statistics, path: Path) -> None:
    """Replace the file by a whole new one, unless the disk refuses."""
    counted = {"games": statistics.games, "wins": statistics.wins}
    data = {"format": FORMAT, "counted": {"": counted}, "seen": list(statistics.game_ids)}
    write_value(path, {**data, "practice": {}})  # earlier versions look for practice there


def count(path: Path, game: str, *, won: bool, practice: bool) -> None:
    """Add a game to the file. If the disk refuses, only the count is lost."""
    with contextlib.suppress(OSError), contextlib.ExitStack() as held:
        path.parent.mkdir(parents=True, exist_ok=True)
        if (lock := _locked(path)) is not None:
            held.callback(lock.release)
        save(load(path).with_game(game, won=won, practice=practice), path)


def _locked(path: Path) -> Lock | None:
    """The file's lock; None when another program holds it for too long."""
    for _ in range(_LOCK_TRIES):
        lock = try_lock(path.with_name(path.name + ".lock"))
        if lock is not None:
            return lock
        time.sleep(_LOCK_PAUSE)
    return None


RATING_FILE = "rating.json"
DUE_FILE = "practice-due.json"
_MOST_RATING = 10_000.0
_MOST_DAY = date.max.toordinal()
_KEPT = 2000
"""More days than anyone practises ahead."""


def noted_rating(folder: Path) -> tuple[float, float] | None:
    """The rating and half its band; None where no valid rating is stored."""
    return read_value(folder / RATING_FILE, _rating, None)


def _rating(data: Any) -> tuple[float, float] | None:
    return number(data["rating"], -_MOST_RATING, _MOST_RATING), number(
        data["half"], 0, _MOST_RATING
    )


def note_rating(folder: Path, value: float, half: float) -> None:
    """Store a rating if it has changed. If the disk refuses, the menu lacks a detail."""
    if noted_rating(folder) != (value, half):
        write_value(folder / RATING_FILE, {"rating": value, "half": half})


def due_count(folder: Path, today: date, most: int) -> int:
    """The number of positions due today, at most a day's; 0 where nothing is stored."""
    nothing: tuple[int, ...] = ()
    days = read_value(folder / DUE_FILE, _days, nothing)
    return min(most, sum(day <= today.toordinal() for day in days))


def _days(data: Any) -> tuple[int, ...]:
    return tuple(whole(day, 0, _MOST_DAY) for day in data["days"][:_KEPT])


def note_due(folder: Path, due: Iterable[datetime]) -> None:
    """Store the days. If the disk refuses, the menu lacks a detail."""
    days = sorted(when.astimezone().date().toordinal() for when in due)[:_KEPT]
    write_value(folder / DUE_FILE, {"days": days})
