"""The rules of one table: option values that make a game.

Construction through `Rules(...)` normalises options without effect and refuses nonsense (see
`checks.py`); there is no other way to a `Rules`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from hearts_gui.engine.rules.checks import checked
from hearts_gui.engine.rules.option_values import (
    OPTION_KEYS,
    STANDARD,
    Changes,
    RulesError,
    RuleValues,
    values_of,
)

_REPAIRS: Final = 60  # tries; each known clash takes one or two


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(RuleValues):
    """Checked and normalised option values: equal games are equal values."""

    # Rules key many caches, and hashing seventy fields at every look-up would cost more than
    # what the caches save.
    _hash: int = field(default=0, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for name, value in checked(self).items():
            object.__setattr__(self, name, value)
        object.__setattr__(self, "_hash", hash(tuple(getattr(self, key) for key in OPTION_KEYS)))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        # Another process hashes texts differently: it must build, not copy.
        return _rebuilt, (tuple(getattr(self, key) for key in OPTION_KEYS),)

    def but(self, **changes: Any) -> Rules:
        """The same rules with some options changed; raises RulesError like the constructor."""
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
    """The less tried repair, rather one that leaves alone what should be kept."""
    both = [dict(repair) for repair in (error.nearest, error.instead) if repair]
    return min(
        both,
        key=lambda repair: 2 * tried[repr(repair)] + bool(set(repair) & set(keep)),
        default={},
    )
