"""Codes to compare results with: text that can be read aloud, and that refuses what was not played.

    HG-D-20261123-7KQ4-M2XA-9F3K-1T

Behind the date stand the person's answers as a number, and a check against slips of the pen, in
Crockford's base 32. A day of puzzles has the puzzles that were solved in their place.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final

from hearts_gui.engine.play.events import Event
from hearts_gui.engine.rules.values import Score
from hearts_gui.session.daily.again import Again, NoSuchGameError, from_answers, from_number
from hearts_gui.session.daily.week import VERSION, Daily, daily_of
from hearts_gui.session.setup.players import Human

PREFIX: Final = "HG-D"
LONGEST: Final = 120
_DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LOOKS_LIKE: Final = str.maketrans("OIL", "011")
_CHECK_BITS: Final = 20
_GROUP: Final = 4


class CodeError(ValueError):
    """A code that cannot be read, or that says what cannot be."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a code says: the points of each deal, or which puzzles were solved."""

    day: date
    points: tuple[Score, ...] = ()
    solved: tuple[bool, ...] = ()
    events: tuple[Event, ...] = ()
    """Everything that happened in the deals."""


def deal_code(daily: Daily, events: Sequence[Event]) -> tuple[str, Again]:
    """The code of a day's game, and the game as the code gives it. Raises NoSuchGameError."""
    again = from_answers(daily.rules, daily.seed, daily.seats(Human()), events)
    return _code(daily.day, again.number), again


def puzzle_code(daily: Daily, solved: Sequence[bool]) -> str:
    """The code of a day of puzzles."""
    number = sum(1 << at for at, each in enumerate(solved) if each)
    return _code(daily.day, number | 1 << len(solved))


def read_code(text: str) -> Result:
    """What a code says; the deals are played again for it. Raises CodeError."""
    found = re.fullmatch(r"HG-D-(\d{8})-([0-9A-Z-]+)", text.strip().upper())
    if found is None or len(text) > LONGEST:
        raise CodeError("no code of a day")
    try:
        day = datetime.strptime(found[1], "%Y%m%d").date()
        number = _number(day, found[2])
        daily = daily_of(day)
        if not daily.deals:
            return _puzzles(day, number)
        again = from_number(daily.rules, daily.seed, daily.seats(Human()), number)
    except (ValueError, NoSuchGameError) as error:
        raise CodeError(str(error)) from error
    return Result(day, again.points, (), again.events)


def parted(mine: Sequence[Event], theirs: Sequence[Event]) -> int | None:
    """The number of the first event in which two games differ; None when they are the same."""
    pairs = zip(mine, theirs, strict=False)
    at = next((at for at, (one, other) in enumerate(pairs) if one != other), None)
    if at is None and len(mine) != len(theirs):
        return min(len(mine), len(theirs))
    return at


def _puzzles(day: date, number: int) -> Result:
    count = number.bit_length() - 1
    if count < 1:
        raise CodeError("no puzzles")
    return Result(day, solved=tuple(bool(number >> at & 1) for at in range(count)))


def _salt(day: date) -> str:
    return f"hearts/code/{VERSION}/{day.isoformat()}"


def _code(day: date, number: int) -> str:
    digits = digits_of(number, _salt(day))
    groups = [digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP)]
    return "-".join((PREFIX, day.strftime("%Y%m%d"), *groups))


def _number(day: date, groups: str) -> int:
    return number_of(groups.replace("-", ""), _salt(day))


def _check(number: int, salt: str) -> int:
    text = f"{salt}/{number:x}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") >> 32 - _CHECK_BITS


def digits_of(number: int, salt: str) -> str:
    """A number with its check, in Crockford's base 32. `salt` says what it is a number of."""
    value, digits = number << _CHECK_BITS | _check(number, salt), ""
    while value or not digits:
        value, digit = divmod(value, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    return digits


def number_of(digits: str, salt: str) -> int:
    """The number that was written so. Raises CodeError where the check does not fit."""
    value = 0
    for letter in digits.translate(_LOOKS_LIKE):
        if letter not in _DIGITS:
            raise CodeError("a letter that no code has")
        value = value * len(_DIGITS) + _DIGITS.index(letter)
    number = value >> _CHECK_BITS
    if value & (1 << _CHECK_BITS) - 1 != _check(number, salt):
        raise CodeError("the check does not fit")
    return number
