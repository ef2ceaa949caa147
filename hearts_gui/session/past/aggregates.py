"""The results of many deals and games, by rule set and opponents, summed row by row.

The Statistics screen looks at tens of thousands of deals when it opens. So it keeps sums where they
are enough, and arrays where every deal is needed.
"""

from __future__ import annotations

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from hearts_gui.ai.coach.grades import COACH
from hearts_gui.ai.coach.par import PAR
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.session.past.hands import HandShape, hand_shape, rules_of
from hearts_gui.session.past.means import Moments
from hearts_gui.session.past.rating import Rating, one_more
from hearts_gui.session.past.records import Key
from hearts_gui.session.past.rows import LETTERS, DealRow, GameRow, ReadRow, Row

QUEEN, LONG, VOID, ACES = 1, 2, 4, 8
"""Facts about the person's cards in a deal, as bits."""
_LONG = 6
LATEST = 12
"""The number of deals with the queen that can be reviewed."""
TOKENS = (PassToken.L, PassToken.R, PassToken.A, PassToken.HOLD)
LOSS_STEPS = 10
_KNOWN = frozenset(LETTERS.values())


@dataclass(slots=True)
class GameSums:
    """The ends of games, and the rating that follows from them."""

    games: int = 0
    players: int = 0
    """Seats at the table; 0 where no game was played."""
    places: Counter[int] = field(default_factory=Counter)
    """The number of times the person came first, second and so on."""
    rating: Rating = field(default_factory=Rating)
    values: array[float] = field(default_factory=lambda: array("d"))
    """The rating after each game that counts for it."""
    halves: array[float] = field(default_factory=lambda: array("d"))
    """Half the band of the rating after each of these games."""

    def add(self, row: GameRow) -> None:
        """Add one more game, later than all before."""
        self.games += 1
        self.players = self.players or len(row.places)
        self.places[row.places[row.seat]] += 1
        now = one_more(self.rating, row)
        if now.games > self.rating.games:
            self.values.append(now.value)
            self.halves.append(now.half)
        self.rating = now


@dataclass(slots=True)
class PointSums:
    """How often each number of points was taken, with and without the queen of spades."""

    counts: Counter[int] = field(default_factory=Counter)
    queens: Counter[int] = field(default_factory=Counter)
    latest: list[tuple[str, int, int]] = field(default_factory=list)
    """The last deals with the queen: game, deal, points."""
    even: float = 0.0
    """The sum of what a seat took on average in each of the deals."""

    def add(self, row: DealRow) -> None:
        """Add one more deal; it counts if it has a number of points."""
        if len(row.points) > row.seat:
            points = row.points[row.seat]
            self.counts[points] += 1
            if row.taker == row.seat:
                self.queens[points] += 1
                self.latest = [*self.latest[1 - LATEST :], (row.game, row.deal, points)]
            self.even += sum(row.points) / len(row.points)


@dataclass(slots=True)
class LossSums:
    """The cost of graded choices, by the letter of their situation."""

    deals: int = 0
    unit: float = 0.0
    """The sum of the spread of net points over the deals."""
    by_letter: defaultdict[str, Moments] = field(default_factory=lambda: defaultdict(Moments))
    losses: defaultdict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """The frequency of each loss, in steps of a tenth of a point."""

    def add(self, row: DealRow) -> None:
        """Add one more deal; it counts if the coach of today graded it."""
        if row.coach != COACH or not row.losses or row.unit <= 0:
            return
        self.deals += 1
        self.unit += row.unit
        for letter, loss in zip(row.situations, row.losses, strict=False):
            if letter in _KNOWN:
                moments = self.by_letter[letter]
                moments.count += 1
                moments.total += loss
                moments.squares += loss * loss
                self.losses[letter][round(loss * LOSS_STEPS)] += 1


@dataclass(slots=True)
class CardSums:
    """The cards dealt compared with chance: observed, expected, variance and number of deals."""

    queen: dict[int, list[float]] = field(default_factory=dict)
    """By seat from the player's left, 0 being the player."""
    facts: dict[str, list[float]] = field(default_factory=dict)

    def add(self, row: DealRow) -> None:
        """Add one more deal, of any rules that are known."""
        players = len(row.points)
        shape = hand_shape(row.rules, players, row.seat) if 0 <= row.seat < players else None
        if shape is None:
            return
        for seat in range(players):
            dealt: HandShape | None = hand_shape(row.rules, players, seat)
            chance = 0.0 if dealt is None else dealt.queen
            if chance:
                offset = (seat - row.seat) % players
                _count(self.queen.setdefault(offset, [0.0] * 4), float(row.queen == seat),
                       chance, chance * (1 - chance))  # fmt: skip
        values = (row.hearts, row.aces, row.longest, row.voids > 0)
        for value, (fact, (mean, variance)) in zip(values, shape.moments, strict=True):
            _count(self.facts.setdefault(fact, [0.0] * 4), value, mean, variance)


def _count(entry: list[float], value: float, mean: float, variance: float) -> None:
    entry[0] += value
    entry[1] += mean
    entry[2] += variance
    entry[3] += 1


@dataclass(slots=True)
class SavedSums:
    """Each deal that reference players played too: its kind, and what luck and play saved."""

    luck: array[float] = field(default_factory=lambda: array("d"))
    """In points of a game in which few are good, like `play`."""
    play: array[float] = field(default_factory=lambda: array("d"))
    cards: bytearray = field(default_factory=bytearray)
    """The bits of these facts."""
    passes: bytearray = field(default_factory=bytearray)
    """1 and more for the tokens of `TOKENS`, 0 where the passing never changes."""
    numbers: array[int] = field(default_factory=lambda: array("I"))
    """The number of each deal in its game."""
    games: list[str] = field(default_factory=list)
    starts: array[int] = field(default_factory=lambda: array("I"))
    """The index at which the deals of each game begin."""

    def add(self, row: DealRow) -> None:
        """Add one more deal, later than all before; it counts if others played it."""
        if len(row.par) != 2 or row.par_version != PAR or len(row.points) <= row.seat:
            return
        if not self.games or self.games[-1] != row.game:
            self.games.append(row.game)
            self.starts.append(len(self.play))
        usual, others = row.par
        self.luck.append(usual - others)
        self.play.append(others - row.points[row.seat])
        self.numbers.append(row.deal)
        self.cards.append(
            QUEEN * (row.queen == row.seat)
            | LONG * (row.longest >= _LONG)
            | VOID * (row.voids > 0)
            | ACES * (row.aces >= 2)
        )
        self.passes.append(_token(row))


def _token(row: DealRow) -> int:
    """The pass of a deal: a place in `TOKENS` from 1, or 0."""
    rules = rules_of(row.rules, len(row.points))
    if rules is None or len(set(rules.pass_cycle)) < 2:
        return 0
    token = rules.pass_cycle[(row.deal - 1) % len(rules.pass_cycle)]
    return TOKENS.index(token) + 1 if token in TOKENS else 0


@dataclass(slots=True)
class Tally:
    """All sums of one rule set, against one level or everyone."""

    games: GameSums = field(default_factory=GameSums)
    points: PointSums = field(default_factory=PointSums)
    losses: LossSums = field(default_factory=LossSums)
    cards: CardSums = field(default_factory=CardSums)
    saved: SavedSums = field(default_factory=SavedSums)

    def add(self, row: DealRow | GameRow) -> None:
        """Add one more row, later than all before."""
        if isinstance(row, GameRow):
            self.games.add(row)
            return
        self.points.add(row)
        self.losses.add(row)
        self.cards.add(row)
        self.saved.add(row)


Played: TypeAlias = DealRow | GameRow


@dataclass(slots=True)
class Tallies:
    """The sums of every rule set, of all games and by the level of the company."""

    by_table: dict[tuple[str, str | None], Tally] = field(default_factory=dict)
    times: Counter[float] = field(default_factory=Counter)
    """Deals by the second in which their game was played last."""

    def add(self, row: Played) -> None:
        """Add one more row, later than all before."""
        if isinstance(row, DealRow):
            self.times[row.when] += 1
        for against in (None, row.against) if row.against else (None,):
            self.by_table.setdefault((row.rules, against), Tally()).add(row)

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
        return tuple(sorted(counts, key=lambda pair: (-pair[1], pair[0])))

    def opponent_levels(self, rules: str) -> tuple[str, ...]:
        """The levels against which these rules were played, the most frequent first."""
        counts = [
            (level, tally.games.games)
            for (name, level), tally in self.by_table.items()
            if name == rules and level is not None and tally.games.games
        ]
        return tuple(level for level, _ in sorted(counts, key=lambda pair: -pair[1]))


def tallies_of(rows: Iterable[Row]) -> Tallies:
    """The sums of these rows; where two have the same key, the later one counts.

    Games are taken by the time when they were played last, and of each its deals before its end.
    """
    newest: dict[Key, Played] = {row.key: row for row in rows if not isinstance(row, ReadRow)}
    last: dict[str, float] = {}
    for row in newest.values():
        last[row.game] = max(row.when, last.get(row.game, row.when))
    tallies = Tallies()
    for row in sorted(newest.values(), key=lambda row: (last[row.game], row.game, row.key)):
        tallies.add(row)
    return tallies
