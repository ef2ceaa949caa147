"""The rules of one table: checked option values, and their plain form as in saves and `--json`.

The only way to make a `Rules` is `Rules(...)`. It checks the kind and range of every value, then
what must hold before anything can be worked out. Then it normalises options without effect and
equal ways of writing. Last it refuses whatever makes no playable game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from enum import StrEnum
from functools import lru_cache
from typing import Any, get_args, get_origin

from hearts_gui.engine.message import message
from hearts_gui.engine.rules import refusals
from hearts_gui.engine.rules.irrelevant import WHY_IRRELEVANT
from hearts_gui.engine.rules.normalise import irrelevant_value, normalising_changes
from hearts_gui.engine.rules.option_values import (
    OPTION_KEYS,
    STANDARD,
    Changes,
    Plain,
    RulesError,
    RuleValues,
    changes_from,
    check_value,
    is_int,
    not_of_kind,
    option_hints,
    option_types,
    unknown_choice,
    values_of,
    with_changes,
)

_FIRST: tuple[Callable[[RuleValues], RulesError | None], ...] = (
    refusals.pack_for_players,
    refusals.jokers_for_strip,
    refusals.hands_within_pack,
    refusals.cycle_is_a_list,
    refusals.custom_values_are_cards,
    refusals.score_direction,
    refusals.bonus_takes_off,
)
_THEN: tuple[Callable[[RuleValues], RulesError | None], ...] = (
    refusals.warren_alone,
    refusals.comes_out_even,
    refusals.stock_to_draw,
    refusals.left_over_cards,
    refusals.hands_not_too_big,
    refusals.uneven_hands_alone,
    refusals.tokens_at_this_table,
    refusals.pass_fits_the_hand,
    refusals.auction_has_a_suit,
    refusals.opening_card_is_there,
    refusals.something_counts,
    refusals.partners_fit,
    refusals.settlement_fits,
    refusals.counters_fit,
    refusals.moon_fits,
    refusals.sun_fits,
    refusals.end_fits,
    refusals.end_will_come,
    refusals.wraps_are_totals,
)
_ROUNDS = 12


def checked(rules: RuleValues) -> dict[str, object]:
    """Options to change so that equal games are equal values.

    Raises RulesError for values that make no game.
    """
    values = values_of(rules)
    for key, value in values.items():
        check_value(key, value)
    return _normal_changes(tuple(values.values()))


@lru_cache(maxsize=512)
def _normal_changes(values: tuple[Any, ...]) -> dict[str, object]:
    """The same as `checked`, cached, for values of the right kinds."""
    rules = RuleValues(**dict(zip(OPTION_KEYS, values, strict=True)))
    _refuse(_FIRST, rules)
    normal = _normalised(rules)
    _refuse(_THEN, normal)
    return changes_from(rules, normal)


def _refuse(
    checks: tuple[Callable[[RuleValues], RulesError | None], ...], rules: RuleValues
) -> None:
    for check in checks:
        error = check(rules)
        if error is not None:
            raise error


def _normalised(rules: RuleValues) -> RuleValues:
    draft = with_changes(rules, {})
    for _ in range(_ROUNDS):
        changes = _irrelevant_changes(draft)
        if changes:
            draft = with_changes(draft, changes)
        result = normalising_changes(draft)
        if not changes and not result:
            return draft
        draft = with_changes(draft, result)
    raise AssertionError("options do not settle")


def _irrelevant_changes(rules: RuleValues) -> Changes:
    changes: Changes = {}
    for key, why in WHY_IRRELEVANT.items():
        value = irrelevant_value(rules, key)
        if getattr(rules, key) != value and why(rules) is not None:
            changes[key] = value
    return changes


_REPAIRS = 60  # tries; each known clash needs one or two


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(RuleValues):
    """Checked and normalised option values: equal games are equal values."""

    # Rules key many caches, and hashing seventy fields at every look-up would cost more than
    # what the caches save.
    _hash: int = field(default=0, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for name, value in checked(self).items():
            object.__setattr__(self, name, value)
        object.__setattr__(self, "_hash", hash(tuple(values_of(self).values())))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        # Another process hashes texts differently: it must build, not copy.
        return _rebuilt, (tuple(values_of(self).values()),)

    def but(self, **changes: Any) -> Rules:
        """These rules with some options changed. Raises RulesError like the constructor."""
        return replace(self, **changes)


def _rebuilt(values: tuple[Any, ...]) -> Rules:
    return Rules(**dict(zip(OPTION_KEYS, values, strict=True)))


def repaired(values: Mapping[str, Any], keep: Collection[str] = ()) -> Rules:
    """The nearest rules that make a game.

    Options named in `keep` are changed only if nothing else helps. Raises RulesError when no
    repair is found.
    """
    wanted = {**values_of(STANDARD), **values}
    tried: Counter[str] = Counter()
    for _ in range(_REPAIRS):
        try:
            return Rules(**wanted)
        except RulesError as error:
            repair = _choose(error, keep, tried)
            if not repair:
                raise
            tried[repr(repair)] += 1
            wanted.update(repair)
    return Rules(**wanted)


def _choose(error: RulesError, keep: Collection[str], tried: Counter[str]) -> Changes:
    """The repair tried less often, if possible one that changes nothing in `keep`."""
    both = [dict(repair) for repair in (error.nearest, error.instead) if repair]
    return min(
        both, key=lambda repair: 2 * tried[repr(repair)] + bool(set(repair) & set(keep)), default={}
    )


def rules_to_dict(rules: Rules) -> dict[str, Plain]:
    """Every option as a number, text, truth value or list."""
    return {key: value_to_plain(getattr(rules, key)) for key in OPTION_KEYS}


def value_to_plain(value: object) -> Plain:
    """One option value as JSON data."""
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
        raise not_of_kind(key, value, "refused-either-true-or-false")
    if kind is int and not is_int(value):
        raise not_of_kind(key, value, "refused-whole-number")
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
    wrong = not_of_kind(key, value, "refused-list")
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
