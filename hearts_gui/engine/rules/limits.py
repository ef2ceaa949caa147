"""The kind of value that each option takes, and how far its numbers go."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Final, get_args, get_origin, get_type_hints

from hearts_gui.engine.cards import STANDARD_FACES
from hearts_gui.engine.message import message
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.option_values import STANDARD, RulesError, RuleValues

FORBIDDABLE: Final = ("AS", "KS", "QS")
"""Faces that a table may keep from being passed."""

ONE_PACK_PLAYERS: Final = (2, 7)
TWO_PACK_PLAYERS: Final = (5, 11)
LARGEST_HAND: Final = 21
LONGEST_CYCLE: Final = 12
MOST_WRAPS: Final = 6
PLEDGE_POINTS: Final = 10  # taken off a pledge kept, added for one broken (RULES 1.6)
PIP_ACES: Final = (1, 15)

RANGES: Final[dict[str, tuple[int, int]]] = {
    "players": (2, 11),
    "packs": (1, 2),
    "hand_size": (5, LARGEST_HAND),
    "pass_count": (1, 6),
    "pip_ace": PIP_ACES,
    "bonus_amount": (-100, -1),
    "no_trick_bonus": (-50, 0),
    "trick_points": (0, 10),
    "moon_guard_score": (1, 2000),
    "stake": (1, 1000),
    "chips": (10, 10_000),
    "timer": (10, 60),
}
"""Lowest and highest value of the numbers."""

ZERO_IS_OFF: Final = frozenset({"hand_size", "pass_count", "timer"})
"""Numbers that may also be 0, whatever their range."""

END_RANGES: Final[dict[End, tuple[int, int]]] = {
    End.REACH: (10, 2000),
    End.EXCEED: (10, 2000),
    End.DEALS: (1, 100),
    End.TIME: (5, 240),
}
"""How far `end_at` goes for each way to end; minutes for TIME."""

PLAIN_ENDS: Final[dict[End, int]] = {
    End.REACH: 100, End.EXCEED: 100, End.DEALS: 8, End.TIME: 30, End.CHIPS: 100,
}  # fmt: skip
"""A usual `end_at` for each way to end."""

CARD_POINTS: Final = (-100, 100)
"""How far a card's own value goes."""

WRAP_RANGE: Final = (1, 2000)

FACES: Final = tuple(face.text for face in STANDARD_FACES)


@cache
def option_types() -> dict[str, type]:
    """The type of each option's value: bool, int, an enum, or tuple."""
    hints = get_type_hints(RuleValues)
    return {key: tuple if get_origin(hint) is tuple else hint for key, hint in hints.items()}


@cache
def option_hints() -> dict[str, object]:
    """The full annotation of each option."""
    return dict(get_type_hints(RuleValues))


def nearest_in(low: int, high: int, value: int) -> int:
    """The value, or the end of the range that it lies beyond."""
    return min(max(value, low), high)


def check_value(key: str, value: object) -> None:
    """Raise RulesError unless the value is of the option's kind and within its range."""
    kind = option_types()[key]
    if kind is tuple:
        _check_tuple(key, value)
    elif kind is bool:
        if not isinstance(value, bool):
            raise RulesError(key, value, message("refused-either-on-or-off"), {key: bool(value)})
    elif kind is int:
        _check_int(key, value)
    elif not isinstance(value, kind):
        raise unknown_choice(key, value, kind)


def unknown_choice(key: str, value: object, kind: type) -> RulesError:
    """The error for a text that is not one of an option's choices."""
    from difflib import get_close_matches

    assert issubclass(kind, StrEnum)
    texts = [str(member.value) for member in kind]
    close = get_close_matches(str(value), texts, n=1, cutoff=0.5)
    default = getattr(STANDARD, key) if key in option_types() else None
    nearest = {key: kind(close[0]) if close else default}
    return RulesError(key, value, message("refused-choice", choices=tuple(texts)), nearest)


def is_int(value: object) -> bool:
    """Whether this is a whole number and no truth value."""
    return isinstance(value, int) and not isinstance(value, bool)


def _check_int(key: str, value: object) -> None:
    if not isinstance(value, int) or isinstance(value, bool):
        raise RulesError(key, value, message("refused-whole-number"), {key: getattr(STANDARD, key)})
    if key not in RANGES or (value == 0 and key in ZERO_IS_OFF):
        return
    low, high = RANGES[key]
    if not low <= value <= high:
        why = message("refused-range", low=low, high=high)
        raise RulesError(key, value, why, {key: nearest_in(low, high, value)})


def _check_tuple(key: str, value: object) -> None:
    if not isinstance(value, tuple):
        raise RulesError(key, value, message("refused-list"), {key: getattr(STANDARD, key)})
    item = get_args(option_hints()[key])[0]
    for part in value:
        if get_origin(item) is tuple:
            good = (
                isinstance(part, tuple)
                and len(part) == len(get_args(item))
                and isinstance(part[0], str)
                and is_int(part[1])
            )
        else:
            good = is_int(part) if item is int else isinstance(part, item)
        if not good:
            raise RulesError(
                key, part, message("refused-does-not-belong-list"), {key: getattr(STANDARD, key)}
            )
