"""Finds named rule sets by any of their names, and names the rules of a table."""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from hearts_gui.engine.message import message
from hearts_gui.engine.rules.presets import (
    ImpossibleTable,
    all_presets,
    nearest_preset,
    preset,
    preset_entry,
    preset_of,
)
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.share_code import ShareCodeError, decode, encode, looks_like_code
from hearts_gui.wording.language.letters import folded
from hearts_gui.wording.language.messages import ENGLISH, catalogue, exists, say, spoken

_EVERYWHERE = frozenset((
    "a", "card", "game", "hearts", "of", "official", "pass", "rule", "rules", "the", "variant",
    "variants", "version",
))  # fmt: skip
"""Words that are in the names of many rule sets."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A named rule set, as it is shown to people."""

    key: str

    @property
    def title(self) -> str:
        """Its name in the current language."""
        return say(self._message)

    @property
    def english_title(self) -> str:
        """Its name in data for other programs."""
        return catalogue(ENGLISH).render(self._message, {})

    @property
    def line(self) -> str:
        """One line on what is special about it."""
        return say(f"{self._message}.line")

    @property
    def origin(self) -> str:
        """The source of the rule set."""
        return say(f"{self._message}.origin")

    @property
    def names(self) -> tuple[str, ...]:
        """Other names, also found by a search."""
        key = f"{self._message}.names"
        return tuple(say(key).split("; ")) if exists(key) else ()

    @property
    def english_names(self) -> tuple[str, ...]:
        """Its English names, which every language finds too: people know games by them."""
        key = f"{self._message}.names"
        english = catalogue(ENGLISH)
        more = english.render(key, {}).split("; ") if key in english.patterns else ()
        return (self.english_title, *more)

    @property
    def sizes(self) -> tuple[int, ...]:
        """The tables that it allows."""
        return preset_entry(self.key).sizes

    @property
    def usual(self) -> int:
        """The table that it is started with."""
        return preset_entry(self.key).usual

    @property
    def _message(self) -> str:
        return f"variant-{self.key.replace('_', '-')}"


VARIANTS = tuple(Variant(entry.key) for entry in all_presets())
"""Every rule set in the order of the menu."""


class UnknownRules(ValueError):
    """No rule set has this name; `nearest` is the key of the most similar one, if any."""

    def __init__(self, text: str, nearest: str | None) -> None:
        self.text = text
        self.nearest = nearest
        super().__init__(text, nearest)


@lru_cache(maxsize=4)
def _by_name(language: str) -> dict[str, Variant]:
    """Rule sets by key, title and other names; a name that several share means the first.

    English names are known in every language.
    """
    names: dict[str, Variant] = {}
    for entry in VARIANTS:
        names[_folded(entry.key)] = entry
    for entry in VARIANTS:
        names.setdefault(_folded(entry.title), entry)
    for entry in VARIANTS:
        for name in (*entry.english_names, *entry.names):
            names.setdefault(_folded(name), entry)
    assert language == spoken()
    return names


def _folded(text: str) -> str:
    """Letters and digits alone, without accents."""
    return "".join(letter for letter in folded(text) if letter.isalnum())


def _telling(text: str) -> list[str]:
    """The words of a name that tell it from others."""
    words = map(_folded, re.split(r"\W+", text))
    return [word for word in words if word and word not in _EVERYWHERE]


def variant(name: str) -> Variant:
    """The rule set with this key, title or other name.

    Raises UnknownRules naming the nearest key.
    """
    known = Variant(name)
    if known in VARIANTS:
        return known
    by_name = _by_name(spoken())
    entry = by_name.get(_folded(name))
    if entry is not None and _folded(name):
        return entry
    close = get_close_matches(_folded(name), by_name, n=1)
    raise UnknownRules(name, by_name[close[0]].key if close else None)


def find(text: str) -> tuple[Variant, ...]:
    """Rule sets that a search for this text shows, the best matches first."""
    wanted, words = _folded(text), _telling(text)
    if not wanted:
        return VARIANTS
    ranks = {entry: _match(entry, wanted, words) for entry in VARIANTS}
    found = {entry: rank for entry, rank in ranks.items() if rank is not None}
    return tuple(sorted(found, key=found.__getitem__))


def _match(entry: Variant, query: str, words: list[str]) -> int | None:
    names = [_folded(name) for name in (entry.key, entry.title, *entry.names, *entry.english_names)]
    if query in names:
        return names.index(query) > 1
    if any(name.startswith(query) for name in names):
        return 2
    if any(query in name for name in names):
        return 3
    if query in _folded(entry.line + entry.origin):
        return 4
    return 5 if words and all(any(word in name for name in names) for word in words) else None


def variant_of(rules: Rules) -> Variant | None:
    """The rule set that these rules are exactly, if any."""
    entry = preset_of(rules)
    return None if entry is None else Variant(entry.key)


def nearest_variant(rules: Rules) -> tuple[Variant, int]:
    """The rule set that differs from these rules in the fewest options, and in how many."""
    entry, count = nearest_preset(rules)
    return Variant(entry.key), count


def rules_from_text(text: str, players: int | None = None) -> Rules:
    """Rules from a key, another name of a rule set, or a code.

    Raises UnknownRules, ImpossibleTable or CodeError, each with a sentence. A code carries its
    own number of players; asking for another one is an error.
    """
    if not looks_like_code(text):
        entry = variant(text)
        size = entry.usual if players is None else players
        if size not in entry.sizes:
            raise ImpossibleTable(entry.title, entry.sizes, size)
        return preset(entry.key, size)
    rules = decode(text).rules
    if players is not None and players != rules.players:
        raise ShareCodeError(message("code-players", here=rules.players, players=players))
    return rules


def rules_name(rules: Rules) -> str:
    """The key of a named rule set, or the code of any other rules."""
    entry = variant_of(rules)
    return encode(rules) if entry is None else entry.key


def rules_title(rules: Rules) -> str:
    entry, changes = nearest_variant(rules)
    if not changes:
        return entry.title
    return say("session-changed-rules", title=entry.title, n=changes)


def title_of(name: str) -> str:
    """The title of the rules with this name; the name itself where there are none."""
    try:
        return rules_title(decode(name).rules if looks_like_code(name) else preset(name))
    except (KeyError, ImpossibleTable, ShareCodeError):
        return name
