"""Letters and weeks as the language that is spoken has them."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from hearts_gui.wording.language import letters
from hearts_gui.wording.language.messages import spoken

SIDES = "ABCDE"
"""What the sides of a partnership game are called."""
WEEK: Final = 7
_SUNDAY_FIRST: Final = frozenset({"ja", "pt-BR"})
"""CLDR 48, supplemental data, `weekData`, by the language's country; English alone has none."""


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return letters.capital(spoken(), text)


def in_lists(text: str) -> tuple[str, str]:
    """What texts are sorted by."""
    return letters.sort_key(spoken(), text)


def weekdays() -> tuple[int, ...]:
    """The days in the order of a week; 0 is Monday."""
    first = WEEK - 1 if spoken() in _SUNDAY_FIRST else 0
    return tuple((first + index) % WEEK for index in range(WEEK))


def start_of_week(day: date) -> date:
    """The first day of the week of a day."""
    return day - timedelta(days=weekdays().index(day.weekday()))
