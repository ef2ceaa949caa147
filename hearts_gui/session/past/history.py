"""The history of finished games, and what it says about the person who played them."""

from collections.abc import Iterable
from pathlib import Path

from hearts_gui.session.past.aggregates import Tallies, tallies_of
from hearts_gui.session.past.fitting import note_strength, strength
from hearts_gui.session.past.rating import LEAST_GAMES
from hearts_gui.session.past.reading import read_mark, rows_of
from hearts_gui.session.past.records import GameRecords, Key
from hearts_gui.session.past.rows import LAYOUT, Row
from hearts_gui.session.store.stats import note_rating

FILE = "history.jsonl"


class PastGames(GameRecords[Row]):
    """The history of one folder of games."""

    def __init__(self, saves: Path) -> None:
        super().__init__(saves / FILE, LAYOUT, rows_of, read_mark)
        self._tallies: Tallies | None = None

    def tallies(self) -> Tallies:
        """All games added up."""
        with self._lock:
            if self._tallies is None:
                self._tallies = tallies_of(self.rows())
            return self._tallies

    def caught_up(self) -> Tallies:
        """All games added up, after reading every file that has more to say."""
        self.catch_up()
        tallies = self.tallies()
        self._note(tallies)
        return tallies

    def _take(self, known: dict[Key, Row], rows: Iterable[Row]) -> None:
        super()._take(known, rows)
        self._tallies = None

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
