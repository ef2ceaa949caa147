"""Finds the wanted decisions among all, in a thread so that frames do not wait."""

import heapq
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from pathlib import Path
from typing import Any

from hearts_gui.ai.coach.labels import WRONG
from hearts_gui.session.game.later import Backlog, LatestQuestion, Wake, no_wake
from hearts_gui.session.past.decision_book import DecisionBook, DecisionMark, DecisionRow, csv_of

WHICH = ("wrong", "all", "starred", "noted")
"""Slips and worse; all; those with a star; those with a note."""
SORTS = ("loss", "when", "rules", "motif", "situation")
"""Columns to sort by. Loss and date begin with the greatest."""
_FALLING = ("loss", "when")
_NAME = "hearts-decisions"
_PIECE = 2_000


@dataclass(frozen=True, slots=True)
class DecisionFilter:
    """A query for decisions, and their order. An empty text matches all."""

    which: str = WHICH[0]
    rules: str = ""
    motif: str = ""
    sort: str = SORTS[0]

    def fits(self, row: DecisionRow, marks: dict[str, DecisionMark]) -> bool:
        if self.rules and row.rules != self.rules:
            return False
        if self.motif and row.motif != self.motif:
            return False
        match self.which:
            case "wrong":
                return row.label in WRONG
            case "starred":
                return row.line in marks and marks[row.line].starred
            case "noted":
                return row.line in marks and bool(marks[row.line].note)
            case _:
                return True


def chosen(
    rows: Sequence[DecisionRow], wish: DecisionFilter, marks: dict[str, DecisionMark]
) -> list[DecisionRow]:
    """The decisions that match, in order; among equals the newest first."""
    matches = [row for row in rows if wish.fits(row, marks)]
    matches = _sorted(matches, attrgetter("when"), falling=True)
    if wish.sort == "when":
        return matches
    return _sorted(matches, attrgetter(wish.sort), falling=wish.sort in _FALLING)


def _sorted(
    rows: Sequence[DecisionRow], key: Callable[[DecisionRow], Any], *, falling: bool
) -> list[DecisionRow]:
    """The rows in order, sorted in pieces, because sorting all together would block frames."""
    pieces = [sorted(rows[index : index + _PIECE], key=key, reverse=falling)
              for index in range(0, len(rows), _PIECE)]  # fmt: skip
    return list(heapq.merge(*pieces, key=key, reverse=falling))


@dataclass(frozen=True, slots=True)
class DecisionList:
    """The answer to a query."""

    rows: tuple[DecisionRow, ...]
    every: int
    """The number of known decisions."""
    rules: tuple[str, ...]
    motifs: tuple[str, ...]
    marks: dict[str, DecisionMark]
    left: int
    """Games that are still to be read."""


class DecisionInquiry(LatestQuestion[DecisionList]):
    """Asks for decisions without waiting for them."""

    def __init__(self, book: DecisionBook, wake: Wake = no_wake) -> None:
        self.book = book
        backlog = Backlog(lambda: ((path, 1) for path in book.behind()),
                          lambda _, path: book.take(path) is None, wake)  # fmt: skip
        super().__init__(wake, backlog)

    def ask(self, wish: DecisionFilter) -> None:
        """Work out this query in place of earlier ones, which need no answer any more."""
        self._work(lambda: self._listed(wish))

    def _listed(self, wish: DecisionFilter) -> DecisionList:
        rows, marks = self.book.decisions(), self.book.marks
        return DecisionList(
            tuple(chosen(rows, wish, marks)), len(rows),
            tuple(sorted({row.rules for row in rows})),
            tuple(sorted({row.motif for row in rows if row.motif})), marks, self.left,
        )  # fmt: skip

    def save(self, listed: DecisionList, folder: Path) -> None:
        """Write the listed decisions into a new CSV file in a folder."""
        self._write(lambda: csv_of(listed.rows, listed.marks), folder, _NAME)
