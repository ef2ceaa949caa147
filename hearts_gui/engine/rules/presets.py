"""The named rule sets: looked up by key, by any of their names, and built for any table size."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from typing import Any

from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.option_values import OPTION_KEYS, STANDARD
from hearts_gui.engine.rules.passing import token_exists
from hearts_gui.engine.rules.rules import Rules, repaired
from hearts_gui.engine.rules.variant_values import BY_SIZE, SIZE_CYCLES, VALUES, Changes
from hearts_gui.wording.variant_texts import VARIANTS, Variant

__all__ = [
    "ImpossibleTable",
    "UnknownRules",
    "Variant",
    "all_presets",
    "cycle_at",
    "find",
    "nearest_variant",
    "preset",
    "preset_values",
    "preset_with",
    "variant",
    "variant_of",
]


class UnknownRules(ValueError):
    """No rule set has this key; `nearest` is the most similar one, if any."""

    def __init__(self, text: str, nearest: str | None) -> None:
        self.text = text
        self.nearest = nearest
        hint = "" if nearest is None else f" Did you mean {nearest!r}?"
        super().__init__(f"There is no rule set {text!r}.{hint}")


class ImpossibleTable(ValueError):
    """A rule set is not for this number of players; `sizes` are those it is for."""

    def __init__(self, entry: Variant, players: int) -> None:
        self.key = entry.key
        self.players = players
        self.sizes = entry.sizes
        super().__init__(f"{entry.title} is for {_listed(entry.sizes)} players, not {players}.")


def _listed(sizes: tuple[int, ...]) -> str:
    texts = [str(size) for size in sizes]
    if len(texts) > 2:
        return f"{texts[0]} to {texts[-1]}" if _unbroken(sizes) else ", ".join(texts)
    return " or ".join(texts)


def _unbroken(sizes: tuple[int, ...]) -> bool:
    return sizes == tuple(range(sizes[0], sizes[-1] + 1))


def all_presets() -> tuple[Variant, ...]:
    """Every rule set in the order of the menu."""
    return VARIANTS


@cache
def _by_key() -> dict[str, Variant]:
    return {entry.key: entry for entry in VARIANTS}


@cache
def _by_name() -> dict[str, Variant]:
    """Rule sets by key, title and other names; a name that several share means the first."""
    names: dict[str, Variant] = {}
    for entry in VARIANTS:
        names[_folded(entry.key)] = entry
    for entry in VARIANTS:
        names.setdefault(_folded(entry.title), entry)
    for entry in VARIANTS:
        for name in entry.names:
            names.setdefault(_folded(name), entry)
    return names


def _folded(text: str) -> str:
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def variant(key: str) -> Variant:
    """The rule set with this key, title or other name.

    Raises UnknownRules naming the nearest key.
    """
    entry = _by_name().get(_folded(key))
    if entry is not None and _folded(key):
        return entry
    close = get_close_matches(_folded(key), _by_name(), n=1, cutoff=0.5)
    raise UnknownRules(key, _by_name()[close[0]].key if close else None)


def find(text: str) -> tuple[Variant, ...]:
    """Rule sets that a search for this text shows, the best matches first."""
    wanted = _folded(text)
    if not wanted:
        return VARIANTS
    ranked: list[tuple[int, Variant]] = []
    for entry in VARIANTS:
        rank = _match(entry, wanted)
        if rank is not None:
            ranked.append((rank, entry))
    return tuple(entry for _, entry in sorted(ranked, key=lambda pair: pair[0]))


def _match(entry: Variant, wanted: str) -> int | None:
    names = [_folded(name) for name in (entry.key, entry.title, *entry.names)]
    if wanted in names:
        return names.index(wanted) > 1
    if any(name.startswith(wanted) for name in names):
        return 2
    if any(wanted in name for name in names):
        return 3
    return 4 if wanted in _folded(entry.line + entry.origin) else None


def preset(key: str, players: int | None = None) -> Rules:
    """The rules of a named rule set, for its usual table or this number of players.

    Raises UnknownRules or ImpossibleTable.
    """
    entry = variant(key)
    size = entry.usual if players is None else players
    if size not in entry.sizes:
        raise ImpossibleTable(entry, size)
    return _built(entry.key, size)


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
    entry = variant(key)
    if players in entry.sizes:
        values = preset_values(entry.key, players)
    else:
        values = {**preset_values(entry.key, entry.usual), "players": players}
        values["pass_cycle"] = _possible(values["pass_cycle"], players)
    return repaired({**values, **changes}, keep=("players", *changes))


def _possible(cycle: tuple[PassToken, ...], players: int) -> tuple[PassToken, ...]:
    if all(token_exists(token, players) for token in cycle):
        return cycle
    return SIZE_CYCLES.get(players, (PassToken.L, PassToken.R, PassToken.HOLD))


def variant_of(rules: Rules) -> Variant | None:
    """The rule set that these rules are exactly, if any."""
    for entry in VARIANTS:
        if rules.players in entry.sizes and preset(entry.key, rules.players) == rules:
            return entry
    return None


def nearest_variant(rules: Rules) -> tuple[Variant, int]:
    """The rule set that differs from these rules in the fewest options, and in how many."""
    best: tuple[Variant, int] | None = None
    for entry in VARIANTS:
        size = rules.players if rules.players in entry.sizes else entry.usual
        other = preset(entry.key, size)
        count = sum(getattr(rules, key) != getattr(other, key) for key in OPTION_KEYS)
        if best is None or count < best[1]:
            best = entry, count
    assert best is not None
    return best
