"""A finished game as a code for a friend: rules, seed, company, and every answer that was given.

    HG-F-H1-8C0Z-...~club/otto,club/ada,learner/finn~7KQ4M2XA...

Whoever opens it plays the same deals; the friend's game is played again by the engine, so that
both can be compared card by card. Only company that plays without a clock gives the same game.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hearts_gui.ai.players.levels import UnknownLevel, level
from hearts_gui.ai.players.personas import BY_KEY
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.share_code import CodeError as RulesCodeError
from hearts_gui.engine.rules.share_code import decode, encode
from hearts_gui.session.daily.again import Again, NoSuchGameError, from_answers, from_number
from hearts_gui.session.daily.codes import CodeError, digits_of, number_of
from hearts_gui.session.setup.players import Bot, Human, Seating

PREFIX: Final = "HG-F-"
LONGEST: Final = 3000
_JOINT: Final = "~"


@dataclass(frozen=True, slots=True)
class Challenge:
    """A game that can be played again. In `seats` the first is whoever plays it."""

    rules: Rules
    seed: str
    seats: Seating
    again: Again


def steady(seats: Seating) -> bool:
    """Whether one person sits first, and all others play the same on every machine."""
    me, *others = seats
    return isinstance(me, Human) and all(
        isinstance(who, Bot) and who.persona in BY_KEY and level(who.level).effort is None
        for who in others
    )


def challenge_code(rules: Rules, seed: str, seats: Seating, events: Sequence[Event]) -> str:
    """The code of a game that is over. Raises NoSuchGameError where it cannot be played again."""
    if not steady(seats):
        raise NoSuchGameError("company that plays by the clock")
    number = from_answers(rules, seed, seats, events).number
    company = ",".join(f"{who.level}/{who.persona}" for who in seats if isinstance(who, Bot))
    head = _JOINT.join((encode(rules, seed), company))
    return PREFIX + _JOINT.join((head, digits_of(number, head)))


def read_challenge(text: str) -> Challenge:
    """What a code says; the game is played again for it. Raises CodeError."""
    text = "".join(text.split())
    found = re.fullmatch(r"HG-F-([^~]+)~([a-z0-9/,_-]+)~([0-9A-Z]+)", text)
    if found is None or len(text) > LONGEST:
        raise CodeError("no code of a game")
    try:
        shared = decode(found[1])
        if shared.seed is None:
            raise CodeError("a code without a seed")
        seats: Seating = (Human(), *(_bot(each) for each in found[2].split(",")))
        if len(seats) != shared.rules.players or not steady(seats):
            raise CodeError("other company")
        number = number_of(found[3], f"{found[1]}{_JOINT}{found[2]}")
        again = from_number(shared.rules, shared.seed, seats, number)
    except (RulesCodeError, UnknownLevel, NoSuchGameError) as error:
        raise CodeError(str(error)) from error
    return Challenge(shared.rules, shared.seed, seats, again)


def _bot(text: str) -> Bot:
    name, _, persona = text.partition("/")
    return Bot(name, persona)
