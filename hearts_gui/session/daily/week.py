"""The game of a day: the week's plan, and the cards that follow from the date alone."""

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache

from hearts_gui.ai.players.personas import choose_personas
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.presets import STANDARD_KEY, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.daily.kinds import PLAN, DayKind
from hearts_gui.session.practice.puzzle import Puzzle, Tier
from hearts_gui.session.setup.players import Bot, Human, Seating

VERSION = 1
LEVEL = "club"
"""The level of the opponents, without a clock so that every machine has the same play."""
OTHERS = (
    "jack_of_diamonds", "black_maria", "hooligan", "spot", "graded", "black_lady_uk", "arnold",
    "booster_nines",
)  # fmt: skip
"""The rule sets of Fridays, in turn."""
PLAYERS = 4
_PUZZLES = 5
_A_WEEK = 7
"""The puzzles of a week: five on one day and one on each of two others."""
_WEEK = 7
"""The days of a week."""

_DEALS = {DayKind.DEAL: 1, DayKind.OMNIBUS: 1, DayKind.OTHER: 1, DayKind.DEALS: 3}


@dataclass(frozen=True, slots=True)
class Daily:
    """The task of a day; `deals` is 0 where it is puzzles."""

    day: date
    kind: DayKind
    key: str
    """The rule set of its deals."""
    deals: int

    @property
    def seed(self) -> str:
        text = f"hearts/daily/{VERSION}/{self.day.isoformat()}/{self.key}"
        return hashlib.sha256(text.encode()).hexdigest()

    @property
    def rules(self) -> Rules:
        """Its rules: those of the set, over after its deals."""
        return _rules(self.key, self.deals)

    def seats(self, human: Human) -> Seating:
        """The person and the opponents of the day."""
        company = choose_personas(PLAYERS - 1, self.seed)
        return (human, *(Bot(LEVEL, persona.key) for persona in company))

    def puzzles(self, every: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
        """Its puzzles, of those among these that have a best card.

        Each kind of day has puzzles of its own and goes through all of them before one comes again,
        and then in the same order: each comes as rarely as possible. Sunday has the hardest;
        endgames are puzzles with a proof.
        """
        parts = _parts(
            [puzzle for puzzle in every if not puzzle.even and puzzle.rated and not puzzle.later]
        )
        if self.deals or not parts:
            return ()
        *rows, endgames, hard = parts
        if self.kind is DayKind.HARD:
            return (self._turn(hard),)
        if self.kind is DayKind.ENDGAME:
            return (self._turn(endgames),)
        return tuple(self._turn(part) for part in rows)

    def rest(self, every: Sequence[Puzzle], *, after: int, tried: Collection[str]) -> list[Puzzle]:
        """The puzzles to continue with after unknown ones; those that were `tried` come last."""
        puzzles = self.puzzles(every)
        order = sorted((*puzzles[after:], *puzzles[:after]), key=lambda puzzle: puzzle.id in tried)
        chosen = order[: max(0, len(puzzles) - after)]
        return [puzzle for puzzle in puzzles if puzzle in chosen]

    def _turn(self, part: Sequence[Puzzle]) -> Puzzle:
        """The puzzle of a week among these."""
        index = self.day.toordinal() // _WEEK % len(part)
        return sorted(part, key=lambda puzzle: _mixed(f"hearts/daily/puzzles/{puzzle.id}"))[index]


def _mixed(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def _parts(every: Sequence[Puzzle]) -> list[list[Puzzle]]:
    """Five parts from easy to hard, endgames, and the hardest of all; empty for too few."""
    size = len(every) // _A_WEEK
    left = sorted(every, key=lambda puzzle: (puzzle.rating, puzzle.id))
    if not size:
        return []
    hard, left = left[-size:], left[:-size]
    proved = [puzzle for puzzle in left if puzzle.tier is Tier.PROVED]
    endgames = sorted(proved, key=lambda puzzle: _mixed(puzzle.id))[:size]
    if not endgames:
        return []
    chosen = set(endgames)
    left = [puzzle for puzzle in left if puzzle not in chosen]
    share = len(left) // _PUZZLES
    rows = [left[index * share : (index + 1) * share] for index in range(_PUZZLES)]
    return [*rows, endgames, hard]


@cache
def _rules(key: str, deals: int) -> Rules:
    """The rules of a kind of day, cached because the calendar needs them for every day."""
    return preset(key, PLAYERS).but(end=End.DEALS, end_at=deals)


def daily_of(day: date) -> Daily:
    kind = PLAN[day.weekday()]
    key = STANDARD_KEY
    if kind is DayKind.OMNIBUS:
        key = kind.value
    elif kind is DayKind.OTHER:
        key = OTHERS[day.toordinal() // len(PLAN) % len(OTHERS)]
    return Daily(day, kind, key, _DEALS.get(kind, 0))
