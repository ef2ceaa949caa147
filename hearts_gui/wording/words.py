"""Numbers, counted things and lists as plain English words."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

MINUS: Final = "−"
_NUMBERS: Final = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
)  # fmt: skip
_ORDINALS: Final = (
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
    "tenth", "eleventh", "twelfth",
)  # fmt: skip
_PLACES: Final = {1: "1st", 2: "2nd", 3: "3rd"}


def number(count: int) -> str:
    """A whole number: in words up to twelve, in figures beyond."""
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else figure(count)


def figure(count: int) -> str:
    """A whole number in figures, with a real minus sign."""
    return f"{MINUS}{-count}" if count < 0 else str(count)


def complex_figure(real: int, imaginary: int) -> str:
    """A complex number: 12 − 3i."""
    if not imaginary:
        return figure(real)
    unit = "i" if abs(imaginary) == 1 else f"{abs(imaginary)}i"
    if not real:
        return unit if imaginary > 0 else f"{MINUS}{unit}"
    return f"{figure(real)} {'+' if imaginary > 0 else MINUS} {unit}"


def ordinal(place: int) -> str:
    """First, second, third …"""
    if 0 < place <= len(_ORDINALS):
        return _ORDINALS[place - 1]
    return f"{place}th"


def place_name(place: int) -> str:
    """1st, 2nd, 3rd, 4th."""
    return _PLACES.get(place, f"{place}th")


def plural(count: complex | Fraction, word: str) -> str:
    """The noun alone: card for one, cards for several or none."""
    return word if abs(count) == 1 else f"{word}s"


def counted(count: int, word: str) -> str:
    """A number with its noun: no cards, one card, two cards."""
    return f"{number(count)} {plural(count, word)}"


def points(count: int) -> str:
    """A number of points."""
    return counted(count, "point")


def listed(parts: Iterable[str], last: str = "and") -> str:
    """a, b and c."""
    texts = list(parts)
    if len(texts) < 2:
        return "".join(texts)
    return f"{', '.join(texts[:-1])} {last} {texts[-1]}"


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


SIDES = "ABCDE"
"""What the sides of a partnership game are called."""
