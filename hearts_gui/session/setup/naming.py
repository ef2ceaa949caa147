"""What rules are called: their key or code for programs, their title for people."""

from __future__ import annotations

from hearts_gui.engine.rules.presets import ImpossibleTable, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.share_code import ShareCodeError, decode, encode, looks_like_code
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.variants import nearest_variant, variant_of


def rules_name(rules: Rules) -> str:
    """The key of a named rule set, or the code of any other rules."""
    entry = variant_of(rules)
    return encode(rules) if entry is None else entry.key


def rules_title(rules: Rules) -> str:
    """What people call these rules."""
    entry, changes = nearest_variant(rules)
    if not changes:
        return entry.title
    return say("session-changed-rules", title=entry.title, n=changes)


def title_of(name: str) -> str:
    """What people call the rules of this name; the name itself where it is of none."""
    try:
        return rules_title(decode(name).rules if looks_like_code(name) else preset(name))
    except (KeyError, ImpossibleTable, ShareCodeError):
        return name
