"""Keeps the history up to date with the games that are over."""

from __future__ import annotations

import threading
from pathlib import Path

from hearts_gui.engine.message import Message
from hearts_gui.session.past.aggregates import Tallies
from hearts_gui.session.past.fitting import note_strength, strength
from hearts_gui.session.past.history import FILE, History
from hearts_gui.session.past.noted import note_rating
from hearts_gui.session.past.rating import LEAST_GAMES
from hearts_gui.session.past.reading import read_mark, rows_of
from hearts_gui.session.past.rows import ReadRow, Row
from hearts_gui.session.store.peek import game_files
from hearts_gui.session.store.saves import FINISHED, SaveError


class PastGames:
    """The history of one folder of games; it is read when it is first asked for."""

    def __init__(self, saves: Path) -> None:
        self._path = saves / FILE
        self._games = saves / FINISHED
        self._history: History | None = None
        self._unread: set[ReadRow] = set()
        self._lock = threading.RLock()  # the Statistics screen reads in a thread

    @property
    def history(self) -> History:
        """All that was played."""
        with self._lock:
            if self._history is None:
                self._history = History(self._path)
            return self._history

    def take(self, path: Path) -> Message | None:
        """Add what a file of a finished game says. Returns why it says nothing, else None."""
        with self._lock:
            try:
                self.history.add(rows_of(path))
            except SaveError as error:
                self._unread.add(read_mark(path))
                return error.message
        return None

    def caught_up(self) -> Tallies:
        """All games added up, after every file that says more has been read."""
        with self._lock:
            for path in self.behind():
                self.take(path)
            self.history.keep_sums()
            tallies = self.history.tallies()
            self._note(tallies)
            return tallies

    def _note(self, tallies: Tallies) -> None:
        """Have the menu know the rating in the rules that are played most, and a new game how
        strong a company fits."""
        tables = tallies.tables()
        if not tables:
            return
        tally = tallies.tally(tables[0][0])
        rating = tally.games.rating
        if rating.games >= LEAST_GAMES:
            note_rating(self._path.parent, rating.value, rating.half)
        if rating.games:
            note_strength(self._path.parent, strength(tally))

    def rows(self) -> tuple[Row, ...]:
        """Every row of the history."""
        with self._lock:
            return self.history.rows()

    def behind(self) -> tuple[Path, ...]:
        """The files of finished games that say more than the history does, or were never read."""
        return tuple(path for path in game_files(self._games) if not self._is_read(path))

    def _is_read(self, path: Path) -> bool:
        mark = read_mark(path)
        return mark in self._unread or self.history.read(mark.file) == mark
