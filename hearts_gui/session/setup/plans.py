"""The plan of a new game: rules, their title, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from hearts_gui.ai.players import levels
from hearts_gui.ai.players.personas import BY_KEY as PERSONA_BY_KEY
from hearts_gui.ai.players.personas import PERSONAS, choose_personas
from hearts_gui.config.reading import read_value, whole, write_value
from hearts_gui.config.rule_sets import tidy_name
from hearts_gui.config.settings import UNNAMED
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.presets import STANDARD_KEY
from hearts_gui.engine.rules.rules import Rules, rules_from_dict, rules_to_dict
from hearts_gui.session.setup.players import DEFAULT_LEVEL, Bot, Human, Player, Seating
from hearts_gui.wording.language.messages import say

SURPRISE = ""
"""The choice of a character or strength that is drawn when the game starts."""

PERSON = "person"
"""The choice of a person at this screen in place of a strength; the character is then the name."""

FITS = levels.FITS
"""The choice of a strength that fits the person."""
SHARES = (25, 35, 40, 55)
"""The shares of games, in percent, that a person may wish to win against company that fits: at a
table of four, and as far from an even share at others."""
USUAL_SHARE = 35


@dataclass(frozen=True, slots=True)
class Opponent:
    """The player wanted for one seat; SURPRISE leaves level or character to chance."""

    level: str = DEFAULT_LEVEL
    persona: str = SURPRISE


@dataclass(frozen=True, slots=True)
class TablePlan:
    """A game to be started. `source` is the key or own name of the rule set it came from.

    `opponents` are by seat, from the one at the player's left on.
    """

    rules: Rules = field(default_factory=Rules)
    title: str = field(default_factory=lambda: say("variant-standard"))
    source: str = STANDARD_KEY
    opponents: tuple[Opponent, ...] = ()
    share: int = USUAL_SHARE
    """One of SHARES, for opponents that fit."""
    practice: bool = False
    """Whether this one game is practice from the start; it is not remembered."""

    @property
    def fits(self) -> bool:
        """Whether an opponent's strength is to fit the person."""
        return any(opponent.level == FITS for opponent in self.seats)

    @property
    def seats(self) -> tuple[Opponent, ...]:
        """One opponent for every other seat; the usual characters where none were chosen."""
        wanted = self.rules.players - 1
        usual = tuple(Opponent(persona=persona.key) for persona in choose_personas(wanted))
        return (*self.opponents[:wanted], *usual[len(self.opponents[:wanted]) :])

    @property
    def detail(self) -> str:
        """The plan in a few words."""
        return say("menu-plan", title=self.title, n=self.rules.players)

    def with_rules(self, rules: Rules, title: str, source: str) -> TablePlan:
        """The plan with the same company and other rules."""
        return replace(self, rules=rules, title=title, source=source)


FIRST_GAME = TablePlan(rules=Rules(end=End.DEALS, end_at=1), opponents=(Opponent("beginner"),) * 3)
"""The plan for someone who has just done the lessons."""


def level_choices() -> tuple[tuple[str, Message, Message], ...]:
    """Key, title and description of every strength that can be chosen, the weakest first."""
    return tuple((level.key, level.title, level.description) for level in levels.LEVELS)


def persona_choices() -> tuple[tuple[str, str, str], ...]:
    """Key, name and portrait of every character."""
    return tuple((who.key, who.name, who.portrait) for who in PERSONAS)


def persona_about(key: str) -> Message | None:
    """The habits of a character, in a sentence; None for nobody in particular."""
    who = PERSONA_BY_KEY.get(key)
    return None if who is None else who.about


def seat_players(
    plan: TablePlan, human: Human, seed: str, *, fitting: str = DEFAULT_LEVEL
) -> Seating:
    """The person in seat 0 and the others of the plan; surprises follow from the seed.

    `fitting` is the level of those who are to fit the person.
    """
    wanted = plan.seats
    taken = {opponent.persona for opponent in wanted}
    faces = iter(who.portrait for who in reversed(PERSONAS) if who.key not in taken)
    drawn = iter(who.key for who in choose_personas(len(PERSONAS), seed) if who.key not in taken)
    used: set[str] = set()
    players: list[Player] = []
    for seat, opponent in enumerate(wanted, start=1):
        persona = opponent.persona
        if opponent.level == PERSON:
            place = 1 + len([one for one in players if one.is_human])
            name = person_name(persona, place, human.given_name)
            players.append(Human(name, next(faces, human.portrait)))
            continue
        if persona not in PERSONA_BY_KEY or persona in used:
            persona = next(drawn, PERSONAS[seat % len(PERSONAS)].key)
        used.add(persona)
        wanted_level = fitting if opponent.level == FITS else _level(opponent.level, seed, seat)
        players.append(Bot(wanted_level, persona))
    if human.given_name == UNNAMED and any(isinstance(player, Human) for player in players):
        human = Human(person_name("", 0), human.portrait)  # several players would be called "you"
    return (human, *players)


def person_name(given_name: str, place: int, owner: str = "") -> str:
    """The name of someone at this screen who gave this one, or none: a number that the owner of
    the screen is not named by.

    The place is that among the people; the owner has place 0.
    """
    above = any(say("player-number", n=number) == owner for number in range(2, place + 2))
    return tidy_name(given_name) or say("player-number", n=place + 1 + above)


def _level(level: str, seed: str, seat: int) -> str:
    if level != SURPRISE:
        return level
    keys = [key for key, _, _ in level_choices()]
    return keys[sum(f"{seed}{seat}".encode()) % len(keys)]


def plan_to_plain(plan: TablePlan) -> dict[str, Any]:
    """A plan as JSON data."""
    return {
        "title": plan.title,
        "source": plan.source,
        "opponents": [
            {"level": opponent.level, "persona": opponent.persona} for opponent in plan.opponents
        ],
        "share": plan.share,
        "rules": rules_to_dict(plan.rules),
    }


def plan_from_plain(data: Mapping[str, Any]) -> TablePlan:
    """The plan in this data. Raises ValueError (RulesError among them)."""
    match data:
        case {"title": str(title), "source": str(source), "rules": dict(rules)}:
            opponents = tuple(_opponent(entry) for entry in data.get("opponents", []))
            share = whole(data.get("share", USUAL_SHARE), 0, 100)
            return TablePlan(rules_from_dict(rules), tidy_name(title), source, opponents,
                             share if share in SHARES else USUAL_SHARE)  # fmt: skip
        case _:
            raise ValueError("this is no plan of a game")


def _opponent(data: object) -> Opponent:
    match data:
        case {"level": str(level), "persona": str(persona)}:
            exists = level in (SURPRISE, PERSON, FITS) or level in levels.BY_KEY
            return Opponent(level if exists else DEFAULT_LEVEL, persona)
        case _:
            raise ValueError("this is no opponent")


def load_plan(path: Path) -> TablePlan:
    """The plan stored in a file; the Standard game when there is none that can be read."""
    return read_value(path, plan_from_plain, TablePlan())


def save_plan(plan: TablePlan, path: Path) -> Message | None:
    """Store a plan. Returns a sentence when the disk refuses, else None."""
    why = write_value(path, plan_to_plain(plan))
    return None if why is None else message("save-choice-not-saved", why=why)
