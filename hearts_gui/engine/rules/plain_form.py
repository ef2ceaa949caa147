"""Rules as plain data: a flat dict of option keys, as in saves and `--json`."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from enum import StrEnum
from typing import Any, get_args, get_origin

from hearts_gui.engine.message import message
from hearts_gui.engine.rules.limits import is_int, option_hints, option_types, unknown_choice
from hearts_gui.engine.rules.option_values import OPTION_KEYS, STANDARD, Plain, RulesError
from hearts_gui.engine.rules.rules import Rules


def rules_to_dict(rules: Rules) -> dict[str, Plain]:
    """Every option as a number, text, truth value or list."""
    return {key: value_to_plain(getattr(rules, key)) for key in OPTION_KEYS}


def value_to_plain(value: object) -> Plain:
    """One option value as JSON knows it."""
    if isinstance(value, tuple):
        return [value_to_plain(part) for part in value]
    if isinstance(value, StrEnum):
        return value.value
    assert isinstance(value, int | str)
    return value


def rules_from_dict(plain: Mapping[str, Any]) -> Rules:
    """Rules from plain data; missing options are Standard.

    Raises RulesError for unknown keys, wrong kinds of value and combinations that make no game.
    """
    return Rules(**values_from_dict(plain))


def values_from_dict(plain: Mapping[str, Any]) -> dict[str, Any]:
    """Option values from plain data, each of the right kind, not checked together."""
    return {key: value_from_plain(key, value) for key, value in plain.items()}


def value_from_plain(key: str, value: Any) -> Any:
    """One option value from plain data. Raises RulesError naming key, value and what it can be."""
    if key not in OPTION_KEYS:
        raise unknown_key(key, value)
    kind = option_types()[key]
    if issubclass(kind, StrEnum):
        return _choice(key, value, kind)
    if kind is tuple:
        return _list(key, value)
    if kind is bool and not isinstance(value, bool):
        raise RulesError(
            key, value, message("refused-either-true-or-false"), {key: getattr(STANDARD, key)}
        )
    if kind is int and not is_int(value):
        raise RulesError(key, value, message("refused-whole-number"), {key: getattr(STANDARD, key)})
    return value


def unknown_key(key: str, value: object) -> RulesError:
    """The error for a key that no option has, with the nearest one that exists."""
    close = get_close_matches(key, OPTION_KEYS, n=1, cutoff=0.5)
    why = message("refused-no-such-option")
    if close:
        why = message("refused-no-such-option-but", nearest=close[0])
    return RulesError(key, value, why, {close[0]: value} if close else None)


def _choice(key: str, value: Any, kind: type[StrEnum]) -> StrEnum:
    try:
        return kind(value)
    except ValueError:
        raise unknown_choice(key, value, kind) from None


def _list(key: str, value: Any) -> tuple[Any, ...]:
    wrong = RulesError(key, value, message("refused-list"), {key: getattr(STANDARD, key)})
    if not isinstance(value, list | tuple):
        raise wrong
    item = get_args(option_hints()[key])[0]
    if get_origin(item) is tuple:
        if not all(isinstance(part, list | tuple) for part in value):
            raise wrong
        return tuple(tuple(part) for part in value)
    if issubclass(item, StrEnum):
        try:
            return tuple(_choice(key, part, item) for part in value)
        except RulesError as error:
            error.nearest = wrong.nearest
            raise
    return tuple(value)
