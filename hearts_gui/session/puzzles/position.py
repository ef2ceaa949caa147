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
from hearts_gui.engine.play.actions import AskKind, PassCards, PlayCard
from hearts_gui.engine.play.errors import IllegalAction
from hearts_gui.engine.play.events import CardPlayed, CardsChosen, DealStarted, Event
from hearts_gui.engine.play.game import apply, new_game, step, to_act
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.presets import ImpossibleTable, preset
from hearts_gui.engine.rules.rules import Rules

_LETTERS: Final = string.ascii_letters
_OF_CARD: Final = dict(zip(STANDARD_FACES, _LETTERS, strict=True))
_OF_LETTER: Final = dict(zip(_LETTERS, STANDARD_FACES, strict=True))
_NOTHING: Final = "-"
POSITION_PARTS: Final = 6


class PositionError(ValueError):
    """A line that is no position."""


def position_text(rules: str, events: Sequence[Event]) -> str:
    """The line of a deal that has come to this; `rules` is `key/players`.

    Raises PositionError where something else happened than passes and plays.
    """
    started = events[0]
    if not isinstance(started, DealStarted) or started.kitty or started.stock or started.extra:
        raise PositionError("not a deal of hands alone")
    hands = [letters_of(hand or ()) for hand in started.hands]
    passes, plays = [], []
    for event in events[1:]:
        match event:
            case CardsChosen(seat=seat, gives=gives, forward=forward):
                receivers = {receiver for _, receiver in gives or ()}
                if forward or len(receivers) != 1:
                    raise PositionError("a pass to more than one seat")
                cards = letters_of([card for card, _ in gives or ()])
                passes.append(f"{seat}{receivers.pop()}{cards}")
            case CardPlayed(card=card):
                plays.append(card)
            case _:
                pass
    parts = (
        rules, started.token.value, str(started.dealer), ".".join(hands),
        ",".join(passes) or _NOTHING, letters_of(plays) or _NOTHING,
    )  # fmt: skip
    text = " ".join(parts)
    if len(plays) < sum(isinstance(event, CardPlayed) for event in events):
        raise PositionError("a card without a letter")
    return text


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


def _replayed(text: str) -> tuple[tuple[Event, ...], Game]:
    rules = rules_of(text)
    try:
        _, token, dealer, hands, passes, plays = text.split(" ")
        started = _started(rules, PassToken(token), int(dealer), hands)
        events: list[Event] = [started]
        game = apply(new_game(rules, ""), started)
        for each in () if passes == _NOTHING else passes.split(","):
            seat, receiver = int(each[0]), int(each[1])
            gives = tuple((_OF_LETTER[letter], receiver) for letter in each[2:])
            happened, game = step(game, PassCards(seat, gives))
            events += happened
        for letter in "" if plays == _NOTHING else plays:
            ask = to_act(game)
            if ask.kind is not AskKind.PLAY:
                raise PositionError("a card when none was asked for")
            happened, game = step(game, PlayCard(ask.seats[0], _OF_LETTER[letter]))
            events += happened
    except (ValueError, KeyError, IndexError, IllegalAction) as error:
        raise PositionError(str(error)) from error
    return tuple(events), game


def _started(rules: Rules, token: PassToken, dealer: int, hands: str) -> DealStarted:
    held = [tuple(sorted(_OF_LETTER[letter] for letter in hand)) for hand in hands.split(".")]
    dealt = [card for hand in held for card in hand]
    if len(held) != rules.players or sorted(dealt) != sorted(build_pack(rules)):
        raise PositionError("not the pack of these rules")
    sizes = tuple(len(hand) for hand in held)
    if not 0 <= dealer < rules.players:
        raise PositionError("no such dealer")
    return DealStarted(1, 0, dealer, token, sizes, tuple(held))
