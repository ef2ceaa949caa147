"""Lessons as data: hands, what the others do, and the goal, read from `assets/lessons`.

A lesson has a few parts; a part is a position of one to four tricks. The others play the first card
of their list that they may play, so that every choice has one consequence and all can be tried.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hearts_gui.config.paths import asset_file
from hearts_gui.engine.cards import Card, Suit, parse_cards
from hearts_gui.engine.rules.choices import FirstTrick, HeartsLead, OpeningLead, PassToken
from hearts_gui.engine.rules.presets import STANDARD_KEY, preset
from hearts_gui.engine.rules.rules import Rules

ME = 0
Cards = tuple[Card, ...]
_FEW = ("most_tricks", "least_tricks", "most_cards", "least_cards")
_CARDS = ("gives", "spares", "takes", "passes", "keeps", "charges")
_SUITS = {suit.letter: suit for suit in Suit}


class LessonError(ValueError):
    """Lessons that cannot be read or played."""


@dataclass(frozen=True, slots=True)
class Goal:
    """The goal of a part; fields that are None or empty do not count.

    Tricks and penalty cards are those of the seat that learns, with its partner where there is one,
    from where the part begins.
    """

    most_tricks: int | None = None
    least_tricks: int | None = None
    most_cards: int | None = None
    least_cards: int | None = None
    gives: Cards = ()
    """The cards that others must have taken."""
    spares: Cards = ()
    """The cards that the learner's side must not have taken."""
    takes: Cards = ()
    """The cards that the learner's side must have taken."""
    passes: Cards = ()
    keeps: Cards = ()
    charges: Cards = ()
    void: Suit | None = None
    """A suit of which nothing is left after the pass."""
    names: Suit | None = None
    """The suit that is made to cost."""
    wins: bool = False
    """Whether nobody else may win the game when the part, with the deal, is over."""


@dataclass(frozen=True, slots=True)
class LessonPart:
    """One position. Hands are by seat, from the one that learns clockwise."""

    hands: tuple[Cards, ...]
    goal: Goal
    leader: int = 0
    tricks: int = 0
    """The number of tricks the learner plays; 0 ends the part with the pass, charge or auction."""
    before: Cards = ()
    """Cards played before the part begins, in order."""
    token: PassToken = PassToken.HOLD
    gives: tuple[Cards, ...] = ()
    """The passes of the others, by seat from the left neighbour on."""
    gave: Cards = ()
    """The learner's pass before the part begins; empty where nothing was passed yet."""
    totals: tuple[int, ...] = ()
    """The points before the deal, by seat; none where they do not matter."""
    charges: tuple[Cards, ...] = ()
    """The charges of the others, by seat."""
    bids: tuple[int, ...] = ()
    """The bids of the others, by seat."""
    kitty: Cards = ()
    only: bool = False
    """Whether each decision has one right answer."""
    punish: bool = False
    """Whether the others depart from their script for a card that puts the goal out of reach."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson; `family`: about some rule sets only, `club`: for players of Club strength."""

    id: str
    rules: Rules
    parts: tuple[LessonPart, ...]
    family: bool = False
    club: bool = False

    @property
    def basic(self) -> bool:
        """Whether the lesson is for everyone."""
        return not self.heading

    @property
    def heading(self) -> str:
        """The heading of its group; empty for lessons that are for everyone."""
        return "lesson-families" if self.family else "lesson-club" if self.club else ""

    def words(self, part: int) -> str:
        """The key of the message that says what matters in a part."""
        return f"lesson-{self.id}-{part + 1}"

    @property
    def title(self) -> str:
        """The key of the message with its name."""
        return f"lesson-{self.id}"

    @property
    def goal(self) -> str:
        """The key of the message with its goal."""
        return f"lesson-{self.id}-goal"


def shipped_lessons() -> tuple[Lesson, ...]:
    """The lessons that come with the program, in order. Raises AssetError."""
    with asset_file("lessons", "lessons.toml") as path:
        return read_lessons(path)


def read_lessons(path: Path) -> tuple[Lesson, ...]:
    """The lessons in a file. Raises LessonError."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return tuple(_lesson(table) for table in data["lesson"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise LessonError(str(error)) from error


def _lesson(data: Mapping[str, Any]) -> Lesson:
    rules = preset(str(data.get("rules", STANDARD_KEY)), data.get("players"))
    rules = _simple(rules, breaking=bool(data.get("breaking", False)))
    parts = tuple(_part(table, rules) for table in data["part"])
    family, club = (bool(data.get(name, False)) for name in ("family", "club"))
    return Lesson(str(data["id"]), rules, parts, family=family, club=club)


def _simple(rules: Rules, *, breaking: bool) -> Rules:
    """These rules where a position says who leads, and no trick is the first one.

    Hearts may be led at any time, unless a lesson is about `breaking` them.
    """
    changes: dict[str, Any] = {"first_trick": FirstTrick.FREE}
    if rules.opening_lead is not OpeningLead.BIDDER:
        changes["opening_lead"] = OpeningLead.ELDEST
    if not breaking:
        changes["hearts_lead"] = HeartsLead.ALWAYS
    return rules.but(**changes)


def _part(data: Mapping[str, Any], rules: Rules) -> LessonPart:
    hands = tuple(parse_cards(hand) for hand in data["hands"])
    if len(hands) != rules.players:
        raise LessonError(f"{len(hands)} hands for {rules.players} players")
    values: dict[str, Any] = {
        name: int(data[name]) for name in ("leader", "tricks") if name in data
    }
    values |= {name: bool(data[name]) for name in ("only", "punish") if name in data}
    values |= {name: tuple(map(int, data[name])) for name in ("totals", "bids") if name in data}
    for name in ("before", "gave", "kitty"):
        values[name] = parse_cards(data.get(name, ""))
    for name in ("gives", "charges"):
        values[name] = tuple(map(parse_cards, data.get(name, ())))
    token = PassToken(data.get("pass", PassToken.HOLD))
    return LessonPart(hands, _goal(data["goal"]), token=token, **values)


def _goal(data: Mapping[str, Any]) -> Goal:
    allowed = {*_FEW, *_CARDS, "void", "names", "wins"}
    if not data or set(data) - allowed:
        raise LessonError(f"a goal of {sorted(data)}")
    limits: dict[str, Any] = {name: int(data[name]) for name in _FEW if name in data}
    limits |= {name: parse_cards(data[name]) for name in _CARDS if name in data}
    limits |= {name: _SUITS[data[name]] for name in ("void", "names") if name in data}
    return Goal(**limits, wins=bool(data.get("wins", False)))
