"""The player's own rule sets, one JSON line each, in a file that is replaced whole.

A line that cannot be read stays in the file as it is and is named in a warning: a newer version may
have written it, or someone may have mistyped it. This module does not check what the rules mean.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from hearts_gui.config.reading import on_one_line, parse_json, read_small, replace_whole
from hearts_gui.engine.message import Message, message

LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A named set of rules: every option as plain data, and the title of its origin."""

    name: str
    based_on: str
    values: Mapping[str, Any]

    def line(self) -> str:
        data = {"name": self.name, "based_on": self.based_on, "rules": dict(self.values)}
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class OwnSets:
    """All sets of the file in order, the lines that cannot be read, and messages for the player."""

    sets: tuple[RuleSet, ...] = ()
    others: tuple[str, ...] = ()
    warnings: tuple[Message, ...] = field(default=(), compare=False)

    def named(self, name: str) -> RuleSet | None:
        return next((rule_set for rule_set in self.sets if rule_set.name == name), None)

    def free_name(self, wanted: str) -> str:
        """This name, or the first of "name 2", "name 3" … that no set has."""
        wanted = tidy_name(wanted) or "My rules"
        name, number = wanted, 2
        while self.named(name) is not None:
            name = f"{wanted[: LONGEST_NAME - 4]} {number}"
            number += 1
        return name

    def with_set(self, new: RuleSet) -> "OwnSets":
        """These sets with a new one, which replaces the one of that name or goes to the end."""
        if self.named(new.name) is None:
            return replace(self, sets=(*self.sets, new))
        return replace(
            self,
            sets=tuple(new if rule_set.name == new.name else rule_set for rule_set in self.sets),
        )

    def renamed(self, old: str, new: str) -> "OwnSets":
        """These sets with one under another name."""
        sets = tuple(
            replace(rule_set, name=new) if rule_set.name == old else rule_set
            for rule_set in self.sets
        )
        return replace(self, sets=sets)

    def without(self, name: str) -> "OwnSets":
        return replace(
            self, sets=tuple(rule_set for rule_set in self.sets if rule_set.name != name)
        )

    def merged(self, before: "OwnSets", there: "OwnSets") -> "OwnSets":
        """These sets, with what another window made of those `before`: what is `there` now."""
        was, now = ({rule_set.name: rule_set for rule_set in own.sets} for own in (before, there))
        kept = [
            now.get(rule_set.name) if rule_set == was.get(rule_set.name) else rule_set
            for rule_set in self.sets
        ]
        new = [s for name, s in now.items() if name not in was and self.named(name) is None]
        return replace(there, sets=(*filter(None, kept), *new))

    def text(self) -> str:
        """The text of the whole file."""
        lines = [*(rule_set.line() for rule_set in self.sets), *self.others]
        return "".join(f"{line}\n" for line in lines)


def tidy_name(text: str) -> str:
    """A name on one line without what cannot be shown, at most as long as names may be."""
    return on_one_line(text)[:LONGEST_NAME].strip()


def parse(text: str) -> OwnSets:
    """The sets of a file's text. Never fails."""
    sets: list[RuleSet] = []
    others: list[str] = []
    warnings: list[Message] = []
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        entry = _set_of(line)
        if entry is None or any(rule_set.name == entry.name for rule_set in sets):
            others.append(line)
            twice = "" if entry is None else entry.name
            warnings.append(message("rule-sets-line", n=number, twice=bool(twice), name=twice))
        else:
            sets.append(entry)
    return OwnSets(tuple(sets), tuple(others), tuple(warnings))


def _set_of(line: str) -> RuleSet | None:
    try:
        data = parse_json(line)
    except ValueError:
        return None
    match data:
        case {"name": str(name), "based_on": str(based_on), "rules": dict(values)}:
            name = tidy_name(name)
            return RuleSet(name, based_on, values) if name else None
        case _:
            return None


def load(path: Path) -> OwnSets:
    """The sets in this file; none when there is no such file."""
    raw = read_small(path)
    return OwnSets() if raw is None else parse(raw.decode("utf-8", errors="replace"))


def save(own: OwnSets, path: Path, since: OwnSets | None = None) -> Message | None:
    """Replace the file. Returns a message when the disk refuses, else None.

    What another window has done to the sets that are as they were in `since` stays.
    """
    raw = None if since is None else read_small(path, ours=False)
    if since is not None and raw is not None:
        own = own.merged(since, parse(raw.decode("utf-8", errors="replace")))
    # Half a character is written as an escape, which JSON can read back.
    why = replace_whole(path, own.text().encode("utf-8", errors="backslashreplace"))
    return None if why is None else message("save-sets-not-saved", why=why)
