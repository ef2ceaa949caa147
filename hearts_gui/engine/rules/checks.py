"""Which combinations of options make a game.

`checked` serves the constructor of `Rules`. First the kind and range of every value, then what
must hold before anything can be worked out, then options without effect and equal ways of
writing are made plain, then everything that would make no game is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import fields
from functools import cache
from typing import Any, Final

from hearts_gui.engine.rules import refuse_scores as scores
from hearts_gui.engine.rules import refuse_table as table
from hearts_gui.engine.rules.irrelevant import WHY_IDLE
from hearts_gui.engine.rules.limits import check_value
from hearts_gui.engine.rules.normalise import Changes, idle_value, plain_values, with_changes
from hearts_gui.engine.rules.rules import OPTION_KEYS, Rules, RulesError

_FIRST: Final[tuple[Callable[[Rules], RulesError | None], ...]] = (
    table.pack_for_players,
    table.jokers_for_strip,
    table.hands_within_pack,
    table.cycle_is_a_list,
    scores.custom_values_are_cards,
    scores.score_direction,
    scores.bonus_takes_off,
)
_THEN: Final[tuple[Callable[[Rules], RulesError | None], ...]] = (
    table.warren_alone,
    table.comes_out_even,
    table.stock_to_draw,
    table.left_over_cards,
    table.hands_not_too_big,
    table.uneven_hands_alone,
    table.tokens_at_this_table,
    table.pass_fits_the_hand,
    table.auction_has_a_suit,
    table.opening_card_is_there,
    scores.something_counts,
    scores.partners_fit,
    scores.settlement_fits,
    scores.counters_fit,
    scores.moon_fits,
    scores.sun_fits,
    scores.end_fits,
    scores.end_will_come,
    scores.wraps_are_totals,
)
_ROUNDS: Final = 12
_REPAIRS: Final = 60


@cache
def standard_values() -> dict[str, object]:
    """The Standard value of every option."""
    return {field.name: field.default for field in fields(Rules) if field.name in OPTION_KEYS}


def checked(rules: Rules) -> dict[str, object]:
    """Options to change so that equal games are equal values.

    Raises RulesError for values that make no game.
    """
    for key in OPTION_KEYS:
        check_value(key, getattr(rules, key))
    _refuse(_FIRST, rules)
    plain = _made_plain(rules)
    _refuse(_THEN, plain)
    return {
        key: getattr(plain, key)
        for key in OPTION_KEYS
        if getattr(plain, key) != getattr(rules, key)
    }


def _refuse(checks: tuple[Callable[[Rules], RulesError | None], ...], rules: Rules) -> None:
    for check in checks:
        error = check(rules)
        if error is not None:
            raise error


def _made_plain(rules: Rules) -> Rules:
    draft = with_changes(rules, {})
    for _ in range(_ROUNDS):
        changes = _idle_changes(draft)
        if changes:
            draft = with_changes(draft, changes)
        found = plain_values(draft)
        if not changes and not found:
            return draft
        draft = with_changes(draft, found)
    raise AssertionError("options do not settle")


def _idle_changes(rules: Rules) -> Changes:
    changes: Changes = {}
    standard = standard_values()
    for key, why in WHY_IDLE.items():
        value = idle_value(rules, key, standard[key])
        if getattr(rules, key) != value and why(rules) is not None:
            changes[key] = value
    return changes


def repaired(values: Mapping[str, Any], keep: Collection[str] = ()) -> Rules:
    """The nearest rules that make a game.

    Options named in `keep` are changed only if nothing else helps. Raises RulesError when no
    repair is found.
    """
    wanted = {**standard_values(), **values}
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
    """The less tried repair, rather one that leaves alone what should be kept."""
    both = [dict(repair) for repair in (error.nearest, error.instead) if repair]
    return min(
        both,
        key=lambda repair: 2 * tried[repr(repair)] + bool(set(repair) & set(keep)),
        default={},
    )
