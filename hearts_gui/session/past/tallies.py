"""All games added up, by rule set and by who was played against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import TypeAlias

from hearts_gui.session.past.aggregates import Tally
from hearts_gui.session.past.rows import DealRow, GameRow, Key, ReadRow, Row

Played: TypeAlias = DealRow | GameRow
Place: TypeAlias = tuple[float, str]
"""What orders games: when each was played, and its name."""


@dataclass(slots=True)
class Tallies:
    """The sums of every rule set, of all games and by the level of the company."""

    by_table: dict[tuple[str, str | None], Tally] = field(default_factory=dict)
    times: Counter[float] = field(default_factory=Counter)
    """Deals by the second in which their game was played last."""

    def add(self, rows: Iterable[Played]) -> None:
        """Add one more game, later than all before: its deals in order, then its end."""
        for row in rows:
            if isinstance(row, DealRow):
                self.times[row.when] += 1
            for against in (None, row.against or None):
                tally = self.by_table.setdefault((row.rules, against), Tally())
                tally.add(row)
                if not row.against:
                    break

    def tally(self, rules: str, against: str | None = None) -> Tally:
        """The sums of these rules, against this level or everyone."""
        return self.by_table.get((rules, against)) or Tally()

    def tables(self) -> tuple[tuple[str, int], ...]:
        """Every rule set with its number of games, the one played most first."""
        counts = [
            (rules, tally.games.games)
            for (rules, against), tally in self.by_table.items()
            if against is None and tally.games.games
        ]
        return tuple(sorted(counts, key=lambda each: (-each[1], each[0])))

    def companies(self, rules: str) -> tuple[str, ...]:
        """The levels that someone played these rules against, the most frequent first."""
        counts = [
            (level, tally.games.games)
            for (name, level), tally in self.by_table.items()
            if name == rules and level is not None and tally.games.games
        ]
        return tuple(level for level, _ in sorted(counts, key=lambda each: -each[1]))


def in_order(rows: Iterable[Row]) -> list[tuple[Place, list[Played]]]:
    """The games among these rows, of which none comes twice, the oldest first."""
    games: dict[str, list[Played]] = {}
    for row in rows:
        if not isinstance(row, ReadRow):
            games.setdefault(row.game, []).append(row)
    groups = [
        ((max(row.when for row in those), name), _sorted(those)) for name, those in games.items()
    ]
    return sorted(groups, key=lambda each: each[0])


def _sorted(rows: list[Played]) -> list[Played]:
    deals: list[Played] = sorted(
        (row for row in rows if isinstance(row, DealRow)), key=attrgetter("deal")
    )
    return deals + [row for row in rows if isinstance(row, GameRow)]


def tallies_of(rows: Sequence[Row]) -> Tallies:
    """The sums of these rows; of two with the same key the later one counts."""
    newest: dict[Key, Row] = {row.key: row for row in rows}
    tallies = Tallies()
    for _, those in in_order(newest.values()):
        tallies.add(those)
    return tallies
