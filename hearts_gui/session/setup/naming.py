"""What rules are called: their key or code for programs, their title for people."""

from __future__ import annotations

from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.share_code import encode
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
