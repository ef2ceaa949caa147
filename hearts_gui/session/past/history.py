"""The history of finished games in an append-only file; a damaged line costs only itself."""

import copy
import threading
from collections.abc import Iterable
from pathlib import Path

from hearts_gui.config.reading import append_lines, as_json, parse_lines, read_small
from hearts_gui.engine.message import Message
from hearts_gui.session.past.aggregates import Tallies, in_order
from hearts_gui.session.past.cache import FILE as SUMS
from hearts_gui.session.past.cache import Kept, read_kept, write_kept
from hearts_gui.session.past.fitting import note_strength, strength
from hearts_gui.session.past.rating import LEAST_GAMES
from hearts_gui.session.past.reading import read_mark, rows_of
from hearts_gui.session.past.rows import Key, ReadRow, Row, row_from_plain, row_to_plain, sound
from hearts_gui.session.store.peek import FINISHED, game_files
from hearts_gui.session.store.saves import SaveError
from hearts_gui.session.store.stats import note_rating

FILE = "history.jsonl"
_MOST_BYTES = 1 << 27
RECENT, MANY = 50, 150
"""The number of latest games that stay rows, as more may become known about them; and of rows that
there may be before the earlier ones are added to the sums that lie beside the history."""


class History:
    """The newest row of each key: the latest games as rows, all others as sums."""

    def __init__(self, path: Path) -> None:
        """Reads what is there."""
        self._path = path
        self._cache = Kept()
        self._recent: dict[Key, Row] = {}
        self._tallies: Tallies | None = None
        self._unwritten = False
        """Whether the sums that lie beside the history are others, or none."""
        self._load()

    def _load(self) -> None:
        raw = self._read()
        kept = read_kept(self._path.with_name(SUMS), raw)
        self._tallies = None
        if kept is None or not self._continued(kept, raw):
            self._all(raw)
        if len({game for _, game, _ in self._recent}) > MANY:
            self._settle()
            self._cache.size = len(raw)

    def _read(self) -> bytes:
        return read_small(self._path, most=_MOST_BYTES) or b""

    def _rows(self, raw: bytes) -> list[Row]:
        return parse_lines(self._path, raw, row_from_plain)

    def _continued(self, kept: Kept, raw: bytes) -> bool:
        """Take the stored sums and the rows after them. Returns False where all must be read."""
        self._cache = kept
        self._recent = {row.key: row for row in kept.recent}
        return all(self._take(row) for row in self._rows(raw[kept.size :]))

    def _take(self, row: Row) -> bool:
        """Take one more row. Returns False where it changes a row that is in the sums already."""
        if isinstance(row, ReadRow):
            self._cache.reads[row.file] = row
            return True
        if row.game in self._cache.names or (row.when, row.game) < self._cache.last:
            return False
        self._recent[row.key] = row
        return True

    def _all(self, raw: bytes) -> None:
        self._cache, self._recent = Kept(), {}
        for row in self._rows(raw):
            self._take(row)

    def _settle(self) -> None:
        """Add all but the latest games to the sums."""
        kept = self._cache
        for row_key, rows in in_order(self._recent.values())[:-RECENT]:
            kept.settled.add(rows)
            kept.names.add(row_key[1])
            kept.last = row_key
        self._recent = {
            key: row for key, row in self._recent.items() if key[1] not in kept.names
        }  # fmt: skip
        self._tallies, self._unwritten = None, True

    def keep_sums(self) -> None:
        """Write the sums beside the history unless they are there already."""
        if not self._unwritten:
            return
        self._unwritten = False
        self._cache.recent = list(self._recent.values())
        write_kept(self._path.with_name(SUMS), self._cache, self._read())

    # -- what is known

    def tallies(self) -> Tallies:
        """All games added up."""
        if self._tallies is None:
            tallies = copy.deepcopy(self._cache.settled)
            for _, rows in in_order(self._recent.values()):
                tallies.add(rows)
            self._tallies = tallies
        return self._tallies

    def rows(self) -> tuple[Row, ...]:
        """All rows, read again from the file, in the order in which their keys first came."""
        return tuple({row.key: row for row in self._rows(self._read())}.values())

    def read(self, file: str) -> ReadRow | None:
        """The state of a file when it was read last."""
        return self._cache.reads.get(file)

    # -- more

    def add(self, rows: Iterable[Row]) -> None:
        """Keep rows that say something new. If the disk refuses, they count for this run only."""
        rows = tuple(filter(sound, rows))
        existing = self._stored_rows({row.game for row in rows if not isinstance(row, ReadRow)})
        fresh = [row for row in rows if existing.get(row.key) != row]
        if not fresh:
            return
        append_lines(self._path, *map(row_to_plain, fresh))
        self._tallies = None
        taken = [self._take(row) for row in fresh]
        if not all(taken):
            self._load()

    def _stored_rows(self, games: set[str]) -> dict[Key, Row]:
        """The rows of these games, and the marks of all files that were read."""
        rows: dict[Key, Row] = {row.key: row for row in self._cache.reads.values()}
        if games & self._cache.names:
            wanted = list(map(as_json, games))
            lines = (line for line in self._read().split(b"\n") if any(w in line for w in wanted))
            rows.update((row.key, row) for row in self._rows(b"\n".join(lines)))
        rows.update(self._recent)
        return rows


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
        """The history, read when first needed."""
        with self._lock:
            if self._history is None:
                self._history = History(self._path)
            return self._history

    def take(self, path: Path) -> Message | None:
        """Add the rows of a finished game's file. Returns why there are none, else None."""
        with self._lock:
            try:
                self.history.add(rows_of(path))
            except SaveError as error:
                self._unread.add(read_mark(path))
                return error.message
        return None

    def caught_up(self) -> Tallies:
        """All games added up, after reading every file that has more to say."""
        with self._lock:
            for path in self.behind():
                self.take(path)
            self.history.keep_sums()
            tallies = self.history.tallies()
            self._note(tallies)
            return tallies

    def _note(self, tallies: Tallies) -> None:
        """Note the rating in the default rules for the menu, and the strength for new games."""
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
        marks = ((path, read_mark(path)) for path in game_files(self._games))
        read = self.history.read
        return tuple(path for path, mark in marks
                     if mark not in self._unread and read(mark.file) != mark)  # fmt: skip
