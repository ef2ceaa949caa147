"""Totals that jump at the end of a deal (RULES 1.11): wraps and exact resets, once, unchained."""

from __future__ import annotations

from hearts_gui.engine.rules.choices import Adjust
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score

_RESETS: dict[Adjust, dict[int, int]] = {
    Adjust.EXACT_50_100: {50: 0, 100: 50},
    Adjust.EXACT_100: {100: 50},
}


def adjusted(rules: Rules, total: Score, *, changed: bool) -> Score:
    """The total after its jump, if it makes one.

    A wrap looks at the total itself; an exact reset asks for a total that this deal changed,
    or else everyone put at 50 would fall to 0 with the next deal.
    """
    if rules.adjust is Adjust.WRAP:
        return total * 0 if total in rules.wrap_at else total
    if changed:
        for exact, new in _RESETS.get(rules.adjust, {}).items():
            if total == exact:
                return total * 0 + new
    return total
