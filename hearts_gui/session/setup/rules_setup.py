"""Rule sets to choose from, and the one that is being changed: what the rules screens show."""

import json
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from pathlib import Path

from hearts_gui.config import rule_sets
from hearts_gui.config.rule_sets import OwnSets, RuleSet, tidy_name
from hearts_gui.engine.rules.option_values import RulesError
from hearts_gui.engine.rules.presets import STANDARD_KEY, all_presets, preset
from hearts_gui.engine.rules.rules import rules_from_dict, rules_to_dict
from hearts_gui.engine.rules.share_code import ShareCodeError, decode, encode
from hearts_gui.session.setup.plans import TablePlan
from hearts_gui.session.setup.rule_draft import (
    RuleDraft,
    Source,
    count_changes,
    loose_source,
    own_source,
    preset_source,
)
from hearts_gui.wording.language.letters import folded
from hearts_gui.wording.language.messages import cached_by_language, message_text, say
from hearts_gui.wording.variants import VARIANTS, Variant, find, variant


class SetGroup(StrEnum):
    """A heading in the list of rule sets."""

    YOURS = "yours"
    CLASSIC = "classic"
    BONUS = "bonus"
    TEAMS = "teams"
    MANY = "many"
    ODD = "odd"

    @property
    def heading(self) -> str:
        return say(f"session-group-{self.value}")


_MEMBERS = {
    SetGroup.CLASSIC: (
        "standard", "hay", "wiki2008", "black_maria", "black_lady_uk", "spot", "graded",
        "point_count", "hooligan", "shoot_sun", "yppedia", "arnold", "arnold_all",
    ),
    SetGroup.BONUS: ("omnibus", "jack_of_diamonds", "gong_zhu"),
    SetGroup.TEAMS: ("partnership",),
    SetGroup.MANY: ("cancellation", "double_deck"),
}  # fmt: skip
"""The groups of rule sets; what is not named here is odd."""


@cache
def grouped() -> dict[str, SetGroup]:
    """The group of every named rule set by its key, in the order of the list."""
    groups = {key: group for group, keys in _MEMBERS.items() for key in keys}
    return groups | {
        entry.key: SetGroup.ODD for entry in all_presets() if entry.key not in groups
    }  # fmt: skip


def in_groups() -> tuple[Variant, ...]:
    """Every named rule set in the order of the list."""
    by_key = {entry.key: entry for entry in VARIANTS}
    return tuple(by_key[key] for key in grouped())


@dataclass(frozen=True, slots=True)
class Entry:
    """A line in the list of rule sets.

    `players` says for how many, `changes` how many options differ from Standard, in the chosen set
    as it is now; `based_on` is the origin of a set of the player's own, `problem` why it cannot be
    played.
    """

    key: str
    title: str
    group: SetGroup
    players: str
    changes: int
    own: bool = False
    based_on: str = ""
    problem: str | None = None


class RulesSetup:
    """The chosen rule set and its changes; own sets are stored whenever they change."""

    def __init__(self, plan: TablePlan, file: Path, *, own: OwnSets | None = None) -> None:
        self._file = file
        self.own = self._stored = rule_sets.load(file) if own is None else own
        self.draft = self._draft_of(plan)
        self._deleted: tuple[RuleSet, int] | None = None

    def _draft_of(self, plan: TablePlan) -> RuleDraft:
        source = self._source_of(plan)
        draft = RuleDraft(source)
        if source.rules != plan.rules:
            draft.adopt(plan.rules)
        return draft

    def _source_of(self, plan: TablePlan) -> Source:
        own = self.own.named(plan.source)
        if own is not None:
            try:
                return own_source(own.name, own.based_on, own.values)
            except RulesError:
                return loose_source(plan.rules, plan.title)
        exists = any(entry.key == plan.source for entry in all_presets())
        if exists and plan.rules.players in variant(plan.source).sizes:
            return preset_source(plan.source, plan.rules.players)
        return loose_source(plan.rules, plan.title)

    # -- the list

    def entries(self, query: str = "") -> tuple[Entry, ...]:
        """The player's own sets and then the named ones by groups, or what a search finds."""
        wanted = folded(query).strip()
        own = tuple(
            _own_entry(own_set) for own_set in self.own.sets
            if wanted in folded(f"{own_set.name} {own_set.based_on}")
        )  # fmt: skip
        named = tuple(_entry(variant) for variant in (find(query) if wanted else in_groups()))
        changes = count_changes(self.draft.rules)
        return tuple(
            replace(entry, changes=changes) if self.is_chosen(entry) else entry
            for entry in (*own, *named)
        )

    def is_chosen(self, entry: Entry) -> bool:
        """Whether this is the rule set being changed."""
        return (entry.own, entry.key) == (self.draft.source.own, self.draft.source.key)

    def choose(self, entry: Entry) -> None:
        """Start from another rule set; the number of players stays where it is allowed."""
        if entry.own:
            rule_set = self.own.named(entry.key)
            if rule_set is None:
                return
            self.draft = RuleDraft(own_source(rule_set.name, rule_set.based_on, rule_set.values))
        else:
            self.draft = RuleDraft(preset_source(entry.key))

    # -- own sets

    def suggested_name(self) -> str:
        """A free name for the present rules."""
        source = self.draft.source
        return self.own.free_name(
            source.title if source.own else say("draft-my-set", title=source.title)
        )

    def name_problem(self, name: str, *, but: str = "") -> str | None:
        """Return why a set cannot have this name; None when it can."""
        name = tidy_name(name)
        if not name:
            return say("draft-no-name")
        if name != but and self.own.named(name) is not None:
            return say("draft-name-taken")
        return None

    def save_as(self, name: str) -> str | None:
        """Keep the present rules under a name, replacing a set of the player's own of that name.

        Returns a message when that fails.
        """
        name = tidy_name(name)
        source, rules = self.draft.source, self.draft.rules
        based_on = source.based_on if source.own else source.title
        rule_set = RuleSet(name, based_on, rules_to_dict(rules))
        problem = self._store(self.own.with_set(rule_set))
        if problem is None:
            self.draft.source = Source(name, name, rules, own=True, based_on=based_on)
        return problem

    def rename(self, old: str, new: str) -> str | None:
        """Rename a set of the player's own. Returns a sentence when that fails."""
        new = tidy_name(new)
        problem = self._store(self.own.renamed(old, new))
        source = self.draft.source
        if problem is None and source.own and source.key == old:
            self.draft.source = replace(source, key=new, title=new)
        return problem

    def delete(self, name: str) -> str | None:
        """Remove a set of the player's own; it can be brought back until another one is removed."""
        rule_set = self.own.named(name)
        if rule_set is None:
            return None
        index = self.own.sets.index(rule_set)
        problem = self._store(self.own.without(name))
        if problem is None:
            self._deleted = (rule_set, index)
            source = self.draft.source
            if source.own and source.key == name:
                self.draft = RuleDraft(preset_source(STANDARD_KEY))
        return problem

    @property
    def deleted(self) -> str | None:
        """The name of the set that `restore` would bring back."""
        return self._deleted[0].name if self._deleted is not None else None

    def restore(self) -> str | None:
        """Restore and choose the set removed last. Returns a sentence when that fails."""
        if self._deleted is None:
            return None
        rule_set, index = self._deleted
        rule_set = replace(rule_set, name=self.own.free_name(rule_set.name))
        sets = (*self.own.sets[:index], rule_set, *self.own.sets[index:])
        problem = self._store(replace(self.own, sets=sets))
        if problem is None:
            self._deleted = None
            self.choose(_own_entry(rule_set))
        return problem

    def _store(self, own: OwnSets) -> str | None:
        """Keep the sets for this run even when the disk refuses."""
        self.own = own
        problem = rule_sets.save(own, self._file, self._stored)
        if problem is not None:
            return message_text(problem)
        self._stored = own
        return None

    # -- codes

    def code(self) -> str:
        """The present rules as a code to share."""
        return encode(self.draft.rules)

    def take_code(self, text: str) -> str | None:
        """Take over the rules of a code; otherwise return a sentence on what is wrong with it."""
        if not text.strip():
            return say("draft-no-text")
        try:
            shared = decode(text)
        except ShareCodeError as error:
            return message_text(error.message)
        self.draft = RuleDraft(loose_source(shared.rules))
        return None


@cached_by_language(64)
def _entry(entry: Variant) -> Entry:
    rules = preset(entry.key)
    return Entry(
        entry.key, entry.title, grouped()[entry.key], sizes_text(entry), count_changes(rules)
    )


def sizes_text(entry: Variant) -> str:
    """The player counts of a named rule set, as text."""
    sizes = entry.sizes
    if len(sizes) == 1:
        return say("draft-players", n=sizes[0])
    if len(sizes) <= sizes[-1] - sizes[0]:
        return say("draft-players-of", sizes=sizes)
    return say("draft-players-range", low=sizes[0], high=sizes[-1])


def read_named() -> None:
    """Build every named rule set ahead of time, so that the first list of them is quick."""
    for entry in VARIANTS:
        _entry(entry)


def _own_entry(rule_set: RuleSet) -> Entry:
    players, changes, problem = _counted(json.dumps(dict(rule_set.values)))
    return Entry(
        rule_set.name, rule_set.name, SetGroup.YOURS, players, changes, own=True,
        based_on=rule_set.based_on, problem=problem,
    )  # fmt: skip


@cached_by_language(512)
def _counted(values: str) -> tuple[str, int, str | None]:
    """The number of players and of changes from Standard, or why the rules cannot be played."""
    try:
        rules = rules_from_dict(json.loads(values))
    except RulesError as error:
        return "", 0, message_text(error.why)
    return say("draft-players", n=rules.players), count_changes(rules), None
