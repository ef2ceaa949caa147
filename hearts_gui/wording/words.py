"""The names of cards and passes; letters and weeks in the current language."""

from collections.abc import Sequence
from datetime import date, timedelta

from hearts_gui.engine.cards import Card
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.wording.language import letters
from hearts_gui.wording.language.messages import say, spoken
from hearts_gui.wording.language.patterns import card_arguments

SIDES = "ABCDE"
"""The names of the sides of a partnership game."""
WEEK = 7
_SUNDAY_FIRST = frozenset({"ja", "pt-BR"})
"""CLDR 48, supplemental data, `weekData`, by the language's country; English alone has none."""
MOST_CARDS = 7
"""More cards than this are counted, not listed."""


def cards_signs(cards: Sequence[Card]) -> str:
    """Cards in signs; many are only counted."""
    if len(cards) > MOST_CARDS:
        return say("cards", n=len(cards))
    return " ".join(say("sheet-card", **card_arguments(card)) for card in cards)


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return letters.capital(spoken(), text)


def in_lists(text: str) -> tuple[str, str]:
    """The key by which texts are sorted."""
    return letters.sort_key(spoken(), text)


def weekdays() -> tuple[int, ...]:
    """The days in the order of a week; 0 is Monday."""
    first = WEEK - 1 if spoken() in _SUNDAY_FIRST else 0
    return tuple((first + index) % WEEK for index in range(WEEK))


def start_of_week(day: date) -> date:
    """The first day of the week of a day."""
    return day - timedelta(days=weekdays().index(day.weekday()))


def weekday_text(day: date) -> str:
    """The day of the week and the date."""
    return say("daily-weekday-date", n=day.weekday(), day=day.day, month=day.month)


def pass_name(token: PassToken) -> str:
    """The name of a pass, within a sentence."""
    return say("pass-name", token=token)


def pass_label(token: PassToken) -> str:
    """The name of a pass on a button or in a list."""
    return say("pass-label", token=token)


def rank_short(card: Card) -> str:
    """A card's rank as on its face: 6, 10, Q."""
    return say("rank-short", **card_arguments(card))
