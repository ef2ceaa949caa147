"""Random rules for property tests and fuzzers."""

from __future__ import annotations

import random
from enum import StrEnum
from typing import Any, get_args, get_origin

from hearts_gui.engine.rules.choices import End, PassToken
from hearts_gui.engine.rules.option_values import (
    END_RANGES,
    FACES,
    FORBIDDABLE,
    OPTION_KEYS,
    RANGES,
    STANDARD,
    ZERO_IS_OFF,
    RulesError,
    option_hints,
    option_types,
    values_of,
)
from hearts_gui.engine.rules.presets import all_presets, preset_values
from hearts_gui.engine.rules.rules import Rules, repaired

_LIKELY_PLAYERS = (2, 3, 4, 4, 4, 5, 6, 7, 8, 9, 10, 11)


def random_rules(rng: random.Random, keys: tuple[str, ...] = OPTION_KEYS) -> Rules | None:
    """Rules with each of these options drawn by itself, then repaired; None where repairs give up.

    The share of options that differ from a starting point varies, so that options which most
    others rule out are reached as well.
    """
    values = random_values(rng, keys)
    keep = rng.sample(keys, 12)
    try:
        return repaired(values, keep=keep)
    except RulesError:
        return None


def random_values(rng: random.Random, keys: tuple[str, ...] = OPTION_KEYS) -> dict[str, Any]:
    """Option values of the right kinds, drawn independently; few of them make a valid game."""
    start = dict(values_of(STANDARD))
    if rng.random() < 0.5:
        entry = rng.choice(all_presets())
        start.update(preset_values(entry.key, rng.choice(entry.sizes)))
    share = rng.choice((0.05, 0.2, 0.5, 1.0))
    for key in keys:
        if rng.random() < share:
            start[key] = random_value(rng, key)
    if rng.random() < share:
        end = rng.choice(list(End))
        low, high = END_RANGES.get(end, (1, 100))
        start["end"], start["end_at"] = end, rng.randint(low, min(high, 200))
    return start


def random_value(rng: random.Random, key: str) -> Any:
    """One value that the option could take, the others aside."""
    kind = option_types()[key]
    if key == "players":
        return rng.choice(_LIKELY_PLAYERS)
    if issubclass(kind, StrEnum):
        return rng.choice(list(kind))
    if kind is bool:
        return rng.random() < 0.5
    if kind is tuple:
        return _random_list(rng, key)
    if key == "end_at":
        return rng.randint(5, 300)
    if key == "pip_ace":
        return rng.choice(RANGES[key])
    low, high = RANGES[key]
    if key in ZERO_IS_OFF and rng.random() < 0.3:
        return 0
    return rng.randint(low, high)


def _random_list(rng: random.Random, key: str) -> tuple[Any, ...]:
    item = get_args(option_hints()[key])[0]
    if get_origin(item) is tuple:
        faces = rng.sample(FACES, rng.choice((0, 1, 2, 5)))
        return tuple((face, rng.randint(-20, 40)) for face in faces)
    if item is int:
        return tuple(rng.randint(1, 150) for _ in range(rng.randint(1, 4)))
    if key == "pass_forbid":
        return tuple(rng.sample(FORBIDDABLE, rng.randint(0, 3)))
    return tuple(rng.choice(list(PassToken)) for _ in range(rng.randint(1, 6)))
