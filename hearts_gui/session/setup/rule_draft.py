"""Rules while a player changes them: the chosen values, the playable rules, and repairs.

`rules` can always be played. A change that cannot be played is kept as a `Clash`, with repairs that
make it playable; until it is repaired or undone, no game can be started or saved.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.irrelevant import why_irrelevant
from hearts_gui.engine.rules.option_values import PLAIN_ENDS, RulesError, changes_from, values_of
from hearts_gui.engine.rules.presets import (
    STANDARD_KEY,
    cycle_at,
    preset,
    preset_values,
    preset_with,
)
from hearts_gui.engine.rules.rules import Rules, repaired, rules_from_dict
from hearts_gui.wording.describe import differences
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.variants import variant, variant_of

Values = dict[str, Any]

PLAYERS = "players"
MOST_STEPS_BACK = 100


@lru_cache(maxsize=32)
def standard_at(players: int) -> Rules:
    """The Standard game at a table of any size: what changes are measured against."""
    return preset_with(STANDARD_KEY, players, {})


def count_changes(rules: Rules) -> int:
    """The number of options that differ from Standard at the same table."""
    return len(differences(rules, standard_at(rules.players)))


@dataclass(frozen=True, slots=True)
class Source:
    """The rule set that a draft starts from: a named one by key, or one of the player's own."""

    key: str
    title: str
    rules: Rules
    own: bool = False
    based_on: str = ""


@dataclass(frozen=True, slots=True)
class Repair:
    """Playable rules, and the further options that they change."""

    rules: Rules
    changes: tuple[tuple[str, object], ...]


@dataclass(frozen=True, slots=True)
class Clash:
    """A change that cannot be played: the option at fault, the reason, and repairs."""

    key: str
    wish: str
    why: str
    repairs: tuple[Repair, ...]


def preset_source(key: str, players: int | None = None) -> Source:
    """A named rule set at a table size that it allows, else at its usual one."""
    entry = variant(key)
    size = players if players in entry.sizes else entry.usual
    return Source(entry.key, entry.title, preset(entry.key, size))


def own_source(name: str, based_on: str, plain: Mapping[str, Any]) -> Source:
    """One of the player's own rule sets from its stored values.

    Raises RulesError when they make no game.
    """
    return Source(name, name, rules_from_dict(plain), own=True, based_on=based_on)


def loose_source(rules: Rules, title: str = "") -> Source:
    """The source of rules from a code or a game: their named rule set, or none."""
    named = variant_of(rules)
    if named is not None:
        return Source(named.key, named.title, rules)
    return Source("", title or say("draft-shared"), rules, based_on=title)


class RuleDraft:
    """One set of rules being changed."""

    def __init__(self, source: Source) -> None:
        self.source = source
        """The rule set that it started from, or that it was saved as."""
        self.rules = source.rules
        """The last playable rules."""
        self._chosen = _start(source)
        self.clash: Clash | None = None
        """The clash of the present values; None if they can be played."""
        self._undo_steps: list[tuple[Source, Values, Rules]] = []
        # by the unit that they count
        self._lengths = {_unit(source.rules.end): source.rules.end_at}

    # -- the present state

    @property
    def playable(self) -> bool:
        """Whether the present values can be played."""
        return self.clash is None

    @property
    def touched(self) -> bool:
        """Whether anything differs from the source."""
        return self.clash is not None or self.rules != self.source.rules

    @property
    def title(self) -> str:
        """The name of the rule set, marked when something was changed."""
        return say("draft-changed", title=self.source.title) if self.touched else self.source.title

    @property
    def can_undo(self) -> bool:
        """Whether a change can be taken back."""
        return bool(self._undo_steps)

    def value(self, key: str) -> object:
        """The value in a control: the chosen one during a clash, else the one in force."""
        return self._chosen[key] if self.clash is not None else getattr(self.rules, key)

    def standard(self, key: str) -> object:
        """The Standard value at this table; for another kind of ending, its default length."""
        if self.counts_otherwise(key):
            return PLAIN_ENDS[self.rules.end]
        return getattr(standard_at(self.rules.players), key)

    def counts_otherwise(self, key: str) -> bool:
        """Whether an option has another unit than in Standard, such as deals in place of points."""
        standard = standard_at(self.rules.players)
        return key == "end_at" and _unit(self.rules.end) != _unit(standard.end)

    def why_blocked(self, key: str) -> str | None:
        """The reason why an option can have no effect now; None when it has one.

        While there is a clash the option that was changed stays open, so that it can be changed
        back.
        """
        if self.clash is not None and key in (self.clash.wish, self.clash.key):
            return None
        why = why_irrelevant(self.rules, key)
        return None if why is None else message_text(why)

    def changed(self, key: str) -> bool:
        """Whether an option in force differs from Standard."""
        if key == PLAYERS or self.why_blocked(key) is not None:
            return False
        return self.value(key) != self.standard(key)

    def sizes(self) -> tuple[int, ...]:
        """Table sizes that the rule set was made for; every size for own and shared ones."""
        if self.source.own or not self.source.key:
            return tuple(range(2, 12))
        return variant(self.source.key).sizes

    # -- changing it

    def set(self, key: str, value: object) -> None:
        """Choose another value for one option."""
        if value == self.value(key):
            return
        self._remember()
        if key == PLAYERS and isinstance(value, int):
            self._seat(value)
        elif key == "end" and isinstance(value, End):
            # With the length last chosen for it, or the usual one.
            self._lengths[_unit(self._chosen["end"])] = self._chosen["end_at"]
            length = self._lengths.get(_unit(value), PLAIN_ENDS[value])
            self._try({**self._chosen, "end": value, "end_at": length}, key)
        else:
            self._try({**self._chosen, key: value}, key)

    def reset_all(self) -> None:
        """Go back to the rule set as it was chosen."""
        if self.touched:
            self._remember()
            self._take(_start(self.source), self.source.rules)

    def mend(self, repair: Repair) -> None:
        """Take a repair of the present clash."""
        self._remember()
        self._take({**self._chosen, **values_of(repair.rules)}, repair.rules)

    def undo(self) -> None:
        """Take the last change back."""
        if not self._undo_steps:
            return
        source, wanted, rules = self._undo_steps.pop()
        if (source.key, source.own) == (self.source.key, self.source.own) and not source.own:
            self.source = source  # the same rule set, perhaps at another table size
        self._take(wanted, rules)

    def adopt(self, rules: Rules) -> None:
        """Continue from these rules as changes of the source."""
        if rules != self.rules:
            self._remember()
            self._take({**self._chosen, **values_of(rules)}, rules)

    def _remember(self) -> None:
        if self.clash is None:
            self._undo_steps.append((self.source, self._chosen, self.rules))
            del self._undo_steps[:-MOST_STEPS_BACK]

    def _take(self, values: Values, rules: Rules) -> None:
        self._chosen, self.rules, self.clash = values, rules, None

    def _try(self, values: Values, key: str) -> None:
        try:
            rules = Rules(**values)
        except RulesError as error:
            self._chosen = values
            self.clash = Clash(
                error.field, key, message_text(error.why), _repairs(values, key, error)
            )
        else:
            self._take(values, rules)

    def _seat(self, players: int) -> None:
        """Change the table size and what depends on it; the result can always be played."""
        source, now = self.source, self.rules
        if source.own or not source.key:
            cycle = cycle_at(now.pass_cycle, players)
            wanted = {**values_of(now), PLAYERS: players, "pass_cycle": cycle}
            rules = repaired(wanted, keep=(PLAYERS,))
            self._take(values_of(rules), rules)
            return
        changes = changes_from(source.rules, now)
        changes.pop(PLAYERS, None)
        rules = preset_with(source.key, players, changes)
        if players in self.sizes():
            # The rule set at another of its own tables is that rule set, not a changed one.
            self.source = source = replace(source, rules=preset(source.key, players))
            self._take({**_start(source), **changes_from(source.rules, rules)}, rules)
        else:
            self._take(values_of(rules), rules)


def _start(source: Source) -> Values:
    """The values as a source gives them, including those that have no effect at present."""
    if source.own or not source.key:
        return values_of(source.rules)
    return {**values_of(Rules()), **preset_values(source.key, source.rules.players)}


def _unit(end: End) -> End:
    """The unit of a game's length: points, for all endings by points, or something else."""
    return End.REACH if end is End.EXCEED else end


def _repairs(values: Values, key: str, error: RulesError) -> tuple[Repair, ...]:
    """Repairs that keep the change, if there are any, then repairs that give it up."""
    repairs: list[Repair] = []
    for first in (error.nearest, error.instead):
        if not first:
            continue
        for keep in ((key,), ()):
            try:
                rules = repaired({**values, **first}, keep=keep)
            except RulesError:
                continue
            repair = Repair(rules, _needed(values, rules))
            if all(repair.rules != known.rules for known in repairs):
                repairs.append(repair)
            break
    return tuple(sorted(repairs, key=lambda repair: len(repair.changes)))


def _needed(values: Values, rules: Rules) -> tuple[tuple[str, object], ...]:
    """The changes that a repair makes, without options that it leaves without effect."""
    changes = ((key, value) for key, value in values_of(rules).items() if value != values[key])
    return tuple(change for change in changes if why_irrelevant(rules, change[0]) is None)
