"""The named rule sets by their keys, for every table size they allow.

What they are called and say to people is in `wording/variants.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from hearts_gui.engine.memo import per_rules
from hearts_gui.engine.message import MessageError, message
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.option_values import OPTION_KEYS, STANDARD
from hearts_gui.engine.rules.passing import token_exists
from hearts_gui.engine.rules.rules import Rules, repaired
from hearts_gui.engine.rules.variant_values import BY_SIZE, SIZE_CYCLES, TABLES, VALUES, Changes

STANDARD_KEY: Final = "standard"
"""The key of the rule set that is played unless another one is chosen."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A named rule set: the tables it allows and the one it is started with."""

    key: str
    sizes: tuple[int, ...]
    usual: int


_PRESETS = {key: Preset(key, sizes, usual) for key, (sizes, usual) in TABLES.items()}


class ImpossibleTable(MessageError, ValueError):
    """A rule set is not for this number of players; `sizes` are those it is for."""

    def __init__(self, name: str, sizes: tuple[int, ...], players: int) -> None:
        self.players = players
        self.sizes = sizes
        unbroken = len(sizes) > 2 and sizes == tuple(range(sizes[0], sizes[-1] + 1))
        key = "impossible-table-range" if unbroken else "impossible-table"
        super().__init__(
            message(key, name=name, sizes=sizes, low=sizes[0], high=sizes[-1], players=players)
        )


def all_presets() -> tuple[Preset, ...]:
    """Every rule set in the order of the menu."""
    return tuple(_PRESETS.values())


def preset_entry(key: str) -> Preset:
    """The rule set with this key.

    Raises KeyError.
    """
    return _PRESETS[key]


def preset(key: str, players: int | None = None) -> Rules:
    """The rules of a rule set by its key, for its usual table or this number of players.

    Raises KeyError or ImpossibleTable.
    """
    entry = _PRESETS[key]
    size = entry.usual if players is None else players
    if size not in entry.sizes:
        raise ImpossibleTable(key, entry.sizes, size)
    return _built(key, size)


@cache
def _built(key: str, players: int) -> Rules:
    return Rules(**preset_values(key, players))


def preset_values(key: str, players: int) -> Changes:
    """What a rule set changes of Standard at one table, as its sources give it."""
    values: Changes = {"players": players, **VALUES[key], **BY_SIZE.get(key, {}).get(players, {})}
    values["pass_cycle"] = cycle_at(values.get("pass_cycle", _standard_cycle()), players)
    return values


def _standard_cycle() -> tuple[PassToken, ...]:
    cycle = STANDARD.pass_cycle
    assert isinstance(cycle, tuple)
    return cycle


def cycle_at(cycle: tuple[PassToken, ...], players: int) -> tuple[PassToken, ...]:
    """The cycle itself, or what stands for it where it cannot be made (RULES 2.1)."""
    if players not in SIZE_CYCLES or PassToken.A not in cycle:
        return cycle
    other = SIZE_CYCLES[players]
    if PassToken.HOLD in cycle:
        return other
    return tuple(token for token in other if token is not PassToken.HOLD)


def preset_with(key: str, players: int, changes: dict[str, Any]) -> Rules:
    """A rule set at one table with some options changed, repaired where they clash with others.

    Unlike `preset(key).but(...)` this keeps what the rule set says about options that only the
    changes bring to life. Raises RulesError when nothing helps.
    """
    entry = _PRESETS[key]
    if players in entry.sizes:
        values = preset_values(key, players)
    else:
        values = {**preset_values(key, entry.usual), "players": players}
        values["pass_cycle"] = _possible(values["pass_cycle"], players)
    return repaired({**values, **changes}, keep=("players", *changes))


def _possible(cycle: tuple[PassToken, ...], players: int) -> tuple[PassToken, ...]:
    if all(token_exists(token, players) for token in cycle):
        return cycle
    return SIZE_CYCLES.get(players, (PassToken.L, PassToken.R, PassToken.HOLD))


@per_rules
def nearest_preset(rules: Rules) -> tuple[Preset, int]:
    """The rule set that differs from these rules in the fewest options, and in how many."""
    best: tuple[Preset, int] | None = None
    for entry in _PRESETS.values():
        size = rules.players if rules.players in entry.sizes else entry.usual
        other = preset(entry.key, size)
        count = sum(getattr(rules, key) != getattr(other, key) for key in OPTION_KEYS)
        if best is None or count < best[1]:
            best = entry, count
    assert best is not None
    return best


def preset_of(rules: Rules) -> Preset | None:
    """The rule set that these rules are exactly, if any."""
    return next(
        (
            entry
            for entry in _PRESETS.values()
            if rules.players in entry.sizes and preset(entry.key, rules.players) == rules
        ),
        None,
    )
