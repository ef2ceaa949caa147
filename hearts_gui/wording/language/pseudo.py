"""A language that nobody speaks, to see what was never translated and what is too narrow.

Every letter of a message gets an accent and every message grows by two fifths, in brackets, so that
a text without accents is one that no catalogue knows, and a bracket that is missing was cut off.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hearts_gui.wording.language.patterns import Pattern

CODE: Final = "en-XA"
_GROWTH: Final = 0.4
"""The share by which texts grow: German and Finnish need about as much."""

_ACCENTED: Final = str.maketrans("aceilnorsuyzACEILNORSUYZ", "áçéíłñóřšúýžÁÇÉÍŁÑÓŘŠÚÝŽ")
_PARTS: Final = frozenset({
    "list", "series", "number", "ordinal", "place", "language",
    "suit", "rank", "card", "cards", "the",
})  # fmt: skip
_FILLING: Final = "one two three four five six seven eight nine ten "


def pseudo(patterns: Mapping[str, Pattern]) -> dict[str, Pattern]:
    """The messages with accents; all but lists, numbers and other parts of messages grow too."""
    return {
        key: _accented(pattern) if key.partition("-")[0] in _PARTS else _grown(_accented(pattern))
        for key, pattern in patterns.items()
    }


def _accented(pattern: Pattern) -> Pattern:
    if isinstance(pattern, str):
        return pattern.translate(_ACCENTED)
    return [part.translate(_ACCENTED) if isinstance(part, str) else _chosen(part, _accented)
            for part in pattern]  # fmt: skip


def _chosen(part: list[Any], change: Any) -> list[Any]:
    """A placeable whose variants are changed; anything else stays."""
    if part[0] != "?":
        return part
    _, chooser, variants, default = part
    return ["?", chooser, {key: change(text) for key, text in variants.items()}, default]


def _grown(pattern: Pattern) -> Pattern:
    """The pattern with two fifths more text in brackets, also in each of its variants."""
    parts = [pattern] if isinstance(pattern, str) else list(pattern)
    letters = sum(len(part) for part in parts if isinstance(part, str))
    if not letters or letters < len(_FILLING) // 10:
        return [part if isinstance(part, str) else _chosen(part, _grown) for part in parts]
    more = round(letters * _GROWTH)
    filling = (_FILLING * (more // len(_FILLING) + 1))[:more].strip()
    return [*parts, f" [{filling}]" if filling else ""]
