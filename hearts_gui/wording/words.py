"""Numbers, counted things and lists in words, for sentences that are no messages yet."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from hearts_gui.wording.language import functions, letters
from hearts_gui.wording.language.figures import figure
from hearts_gui.wording.language.messages import current, say, spoken

SIDES = "ABCDE"
"""What the sides of a partnership game are called."""


def number(count: int) -> str:
    """A whole number: in words up to twelve, in figures beyond."""
    return say("number", n=count)


def ordinal(place: int) -> str:
    """First, second, third …"""
    return say("ordinal", n=place)


def plural(count: complex | Fraction, word: str) -> str:
    """The noun alone: card for one, cards for several or none."""
    return word if abs(count) == 1 else f"{word}s"


def counted(count: int, word: str) -> str:
    """A number with its noun: no cards, one card, two cards."""
    return f"{number(count)} {plural(count, word)}"


def listed(parts: Iterable[str], last: str = "and") -> str:
    """a, b and c."""
    return functions.listed(current(), parts, last)


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return letters.capital(spoken(), text)


__all__ = ["SIDES", "capital", "counted", "figure", "listed", "number", "ordinal", "plural"]
