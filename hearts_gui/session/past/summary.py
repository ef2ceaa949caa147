"""What the Statistics screen shows, worked out in a thread so that no frame waits."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from hearts_gui.ai.coach.labels import Apart
from hearts_gui.ai.coach.situations import Situation
from hearts_gui.engine.rules.choices import ScoreDir
from hearts_gui.session.game.later import Backlog, LatestQuestion, Wake, no_wake
from hearts_gui.session.past.aggregates import Tallies
from hearts_gui.session.past.choices import Choices, choices, dearest
from hearts_gui.session.past.figures import (
    Check,
    Finding,
    Luck,
    Points,
    Results,
    checks,
    days,
    findings,
    luck,
    points,
    results,
)
from hearts_gui.session.past.hands import rules_of
from hearts_gui.session.past.rating import Rating
from hearts_gui.session.past.rows import Row, csv_of
from hearts_gui.wording.variants import rules_title

_TABLE = "hearts-deals"
"""The name of the table's file."""


@dataclass(frozen=True, slots=True)
class PlayedRules:
    """A rule set that was played: its name in the history, its title, the number of games."""

    name: str
    title: str
    games: int


@dataclass(frozen=True, slots=True)
class PastSummary:
    """The statistics of one rule set against one level, or against everyone."""

    played: tuple[PlayedRules, ...] = ()
    """Every rule set, the one played most first; empty before the first game."""
    rules: str = ""
    against: str | None = None
    levels: tuple[str, ...] = ()
    players: int = 0
    results: Results | None = None
    points: Points | None = None
    choices: Choices | None = None
    kinds: tuple[Apart, Situation | None] = (Apart.CLOSE, None)
    """The comparison of the kinds of choices, and the one that clearly costs most."""
    checks: tuple[Check, ...] = ()
    luck: Luck | None = None
    left: int = 0
    """Deals of earlier games that others are still playing."""
    rating: Rating | None = None
    ratings: tuple[tuple[float, float], ...] = ()
    """The rating after each game, and half its band."""
    findings: tuple[Finding, ...] = ()
    days: tuple[tuple[date, int], ...] = ()
    """Deals by day, of all rules."""


def summarise(tallies: Tallies, rules: str | None, against: str | None) -> PastSummary:
    """The statistics of these rules, or those played most if none are given, against this level."""
    tables = tallies.tables()
    if not tables:
        return PastSummary()
    names = [name for name, _ in tables]
    rules = rules if rules in names else names[0]
    levels = tallies.opponent_levels(rules)
    against = against if against in levels else None
    kept = tallies.tally(rules, against)
    values = rules_of(rules, kept.games.players)
    high = values is not None and values.score_dir is ScoreDir.HIGH
    losses = choices(kept.losses)
    sizes = {name: tallies.tally(name).games.players for name in names}
    return PastSummary(
        played=tuple(PlayedRules(name, _title(name, sizes[name]), games) for name, games in tables),
        rules=rules,
        against=against,
        levels=levels,
        players=kept.games.players,
        results=results(kept.games, values),
        points=points(kept.points),
        choices=losses,
        kinds=dearest(kept.losses),
        checks=checks(kept.cards),
        luck=luck(kept.saved, high=high),
        findings=findings(kept.saved, high=high),
        rating=kept.games.rating if kept.games.games else None,
        ratings=tuple(zip(kept.games.values, kept.games.halves, strict=True)),
        days=tuple(sorted(days(tallies.times).items())),
    )


def _title(name: str, players: int) -> str:
    """The title of rules; their key where this version does not know them."""
    rules = rules_of(name, players)
    return name if rules is None else rules_title(rules)


class Inquiry(LatestQuestion[PastSummary]):
    """Works out summaries without blocking the caller."""

    def __init__(
        self,
        tallies: Callable[[], Tallies],
        rows: Callable[[], Sequence[Row]],
        backlog: Backlog | None = None,
        wake: Wake = no_wake,
    ) -> None:
        """`tallies` and `rows` are called in the thread, for the sums and for every deal."""
        super().__init__(wake, backlog)
        self._tallies, self._rows = tallies, rows

    def ask(self, rules: str | None = None, against: str | None = None) -> None:
        """Work this out; earlier questions need no answer any more."""
        self._work(lambda: replace(summarise(self._tallies(), rules, against), left=self.left))

    def save(self, folder: Path) -> None:
        """Write every deal as a line of a new CSV file into a folder."""
        self._write(lambda: csv_of(self._rows()), folder, _TABLE)
