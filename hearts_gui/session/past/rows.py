"""The rows of the history: a deal, a game that ended, a file that was read."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import NamedTuple, TypeAlias

from hearts_gui.session.past.records import Key, Layout
from hearts_gui.session.store.peek import LATEST

NOT_KNOWN = -2
"""The taker of the queen, in rows of versions that did not write it."""


class DealRow(NamedTuple):
    """A deal as one person saw it."""

    game: str
    deal: int
    when: float
    """Seconds since 1970: when the game was played last."""
    rules: str
    """The key of the rule set, or the code of other rules."""
    against: str
    """The level of the opponents; empty where they differ."""
    seat: int
    points: tuple[int, ...]
    """By seat; empty where a deal has no number of points."""
    queen: int
    """Who was dealt the queen of spades; -1 for nobody, or where she is twice in the pack."""
    hearts: int
    aces: int
    longest: int
    """Cards in the longest suit."""
    voids: int
    """Suits of the pack without a card."""
    par_version: str = ""
    par: tuple[float, ...] = ()
    """The usual points in the seats of the deal, and others' in the person's; or empty."""
    coach: str = ""
    unit: float = 0.0
    """The spread of a seat's net points in these rules."""
    situations: str = ""
    """A letter for each real choice that was graded, as `LETTERS` has them."""
    losses: tuple[float, ...] = ()
    """The cost of each of them, in net points."""
    taker: int = NOT_KNOWN
    """The seat that took the queen of spades; -1 for nobody, or where she is twice in the pack."""

    @property
    def key(self) -> Key:
        """The values that identify the row."""
        return ("deal", self.game, self.deal)


class GameRow(NamedTuple):
    """A game that came to its end; places from 1, equal ones shared."""

    game: str
    when: float
    rules: str
    against: str
    seat: int
    places: tuple[int, ...]
    levels: tuple[str, ...]
    """The player of each seat: the level of a computer player, empty for a person."""

    @property
    def key(self) -> Key:
        """The values that identify the row."""
        return ("game", self.game, 0)


class ReadRow(NamedTuple):
    """The mark that a file was read, with the state that it and the files beside it then had."""

    file: str
    changed: float
    beside: int
    """The size of the files of grades and pars, in bytes."""

    @property
    def key(self) -> Key:
        """The values that identify the row."""
        return ("read", self.file, 0)


Row: TypeAlias = DealRow | GameRow | ReadRow

LETTERS = {
    "passing": "p", "calling": "c", "leading": "l", "following": "f", "last": "a",
    "discarding": "d", "defending": "m", "own_moon": "o",
}  # fmt: skip

_MOST = 1e5
"""The largest points or costs that a row may have."""
_MOST_DEALS = 1 << 31
_MOST_SEATS = 16
_MOST_CARDS = 1000


def _possible(row: Row) -> bool:
    if isinstance(row, ReadRow):
        return row.beside >= 0
    if not (0 <= row.when <= LATEST and 0 <= row.seat < _MOST_SEATS):
        return False
    if isinstance(row, GameRow):
        seats = len(row.places)
        every = set(row.places) <= set(range(1, seats + 1))
        return row.seat < seats <= _MOST_SEATS and len(row.levels) == seats and every
    numbers = (*row.points, row.unit, *row.par, *row.losses)
    counts = (row.queen, row.hearts, row.aces, row.longest, row.voids, row.taker)
    return (
        0 <= row.deal < _MOST_DEALS
        and len(row.points) <= _MOST_SEATS
        and all(-_MOST < number < _MOST for number in numbers)
        and all(NOT_KNOWN <= count < _MOST_CARDS for count in counts)
    )


LAYOUT: Layout[Row] = Layout({"deal": DealRow, "game": GameRow, "read": ReadRow}, _possible)

COLUMNS = (
    "date", "rules", "against", "game", "deal", "seat", "points", "all_points", "usual",
    "others_with_your_cards", "choices", "given_away",
)  # fmt: skip
"""The heads are the same in every language, as programs want them; numbers have a point."""


def csv_of(rows: Iterable[Row]) -> str:
    """Every deal as a CSV line, the oldest first; unknown values are left empty."""
    lines: list[tuple[object, ...]] = []
    deals = [row for row in rows if isinstance(row, DealRow)]
    for row in sorted(deals, key=lambda row: (row.when, row.game, row.deal)):
        usual, field = row.par if len(row.par) == 2 else ("", "")
        lines.append(
            (
                datetime.fromtimestamp(row.when).isoformat(timespec="minutes"), row.rules,
                row.against, row.game, row.deal, row.seat,
                row.points[row.seat] if len(row.points) > row.seat else "",
                " ".join(map(str, row.points)), usual, field,
                len(row.losses) if row.coach else "",
                round(sum(row.losses), 3) if row.coach else "",
            )
        )  # fmt: skip
    return csv_text(COLUMNS, lines)


def csv_text(columns: Sequence[str], lines: Iterable[Sequence[object]]) -> str:
    """A CSV table with these column heads."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([columns, *lines])
    return text.getvalue()
