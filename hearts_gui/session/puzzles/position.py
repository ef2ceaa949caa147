"""A position as one line of text: the rules, the deal, the passes and what was played so far.

    standard/4 L 3 <hands> <passes> <plays>

A card is a letter: a to z and A to Z are the cards of a standard pack in order. Hands are parted
by points, passes by commas: seat, receiver, cards. A dash stands for nothing. Only rules are
written so whose deals are nothing but hands, passes and plays.
"""

from __future__ import annotations

import string
from collections.abc import Sequence
from typing import Final

from hearts_gui.engine.cards import STANDARD_FACES, Card
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import ImpossibleTable, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.puzzles.whole_deal import DealError, WholeDeal, laid_of, lay

_LETTERS: Final = string.ascii_letters
_OF_CARD: Final = dict(zip(STANDARD_FACES, _LETTERS, strict=True))
_OF_LETTER: Final = dict(zip(_LETTERS, STANDARD_FACES, strict=True))
_NOTHING: Final = "-"
POSITION_PARTS: Final = 6


class PositionError(ValueError):
    """A line that is not a position."""


def position_text(rules: str, events: Sequence[Event]) -> str:
    """The line of a deal that has come to this; `rules` is `key/players`.

    Raises PositionError where something else happened than passes and plays.
    """
    try:
        deal = laid_of(events)
    except DealError as error:
        raise PositionError(str(error)) from error
    return laid_text(rules, deal)


def laid_text(rules: str, deal: WholeDeal) -> str:
    """The line of a deal that was laid out; `rules` is `key/players`. Raises PositionError."""
    passes = [f"{seat}{receiver}{letters_of(cards)}" for seat, receiver, cards in deal.passes]
    parts = (
        rules, deal.token.value, str(deal.dealer), ".".join(map(letters_of, deal.hands)),
        ",".join(passes) or _NOTHING, letters_of(deal.plays) or _NOTHING,
    )  # fmt: skip
    return " ".join(parts)


def letters_of(cards: Sequence[Card]) -> str:
    """Cards as letters. Raises PositionError for those that no standard pack has."""
    try:
        return "".join(_OF_CARD[card] for card in cards)
    except KeyError as error:
        raise PositionError("a card that no standard pack has") from error


def cards_of_letters(text: str) -> tuple[Card, ...]:
    """The cards of these letters. Raises PositionError."""
    try:
        return tuple(_OF_LETTER[letter] for letter in text)
    except KeyError as error:
        raise PositionError("a letter that is no card") from error


def rules_of(text: str) -> Rules:
    """The rules of a position. Raises PositionError."""
    try:
        key, players = text.split(" ", 1)[0].split("/")
        return preset(key, int(players))
    except (ValueError, KeyError, ImpossibleTable) as error:
        raise PositionError("unknown rules") from error


def read_position(text: str) -> Game:
    """The game in this position, every step of it checked by the engine. Raises PositionError."""
    return _replayed(text)[1]


def position_events(text: str) -> tuple[Event, ...]:
    """Everything that happened up to this position. Raises PositionError."""
    return _replayed(text)[0]


def read_laid(text: str) -> WholeDeal:
    """The deal that a position lays out, not yet checked by the rules. Raises PositionError."""
    try:
        _, token, dealer, hands, passes, plays = text.split(" ")
        given = () if passes == _NOTHING else passes.split(",")
        return WholeDeal(
            PassToken(token), int(dealer),
            tuple(tuple(sorted(cards_of_letters(hand))) for hand in hands.split(".")),
            tuple((int(part[0]), int(part[1]), cards_of_letters(part[2:])) for part in given),
            cards_of_letters("" if plays == _NOTHING else plays),
        )  # fmt: skip
    except (ValueError, IndexError) as error:
        raise PositionError(str(error)) from error


def _replayed(text: str) -> tuple[tuple[Event, ...], Game]:
    rules, deal = rules_of(text), read_laid(text)
    try:
        return lay(new_game(rules, ""), deal)
    except DealError as error:
        raise PositionError(str(error)) from error
