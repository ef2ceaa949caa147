"""Parts of what is said: hands by suit, plays, everyone's points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.scores import Amount
from hearts_gui.session.game.seen import Cards
from hearts_gui.wording.language.messages import say


@dataclass(frozen=True, slots=True)
class Listener:
    """A listener: the seat, what the seats are called, how much is said.

    `detail` is brief, usual or full; with `points` false nothing is said of a deal's points.
    """

    seat: int
    names: tuple[str, ...]
    detail: str = "usual"
    points: bool = True

    @property
    def brief(self) -> bool:
        """Whether only that is said which nobody can do without."""
        return self.detail == "brief"

    @property
    def full(self) -> bool:
        """Whether everything is said."""
        return self.detail == "full"

    def say(self, key: str, seat: int, /, **more: Any) -> str:
        """A message about a seat."""
        return say(key, name=self.names[seat], mine=seat == self.seat, detail=self.detail, **more)


def by_suit(hand: Cards) -> list[tuple[Suit | None, Cards]]:
    """The cards of each suit, the suits in the order of the hand; cards of no suit last."""
    groups: dict[Suit | None, list[Card]] = {}
    for card in hand:
        groups.setdefault(card.suit, []).append(card)
    return [(suit, tuple(cards)) for suit, cards in groups.items()]


def suits_held(hand: Cards) -> list[str]:
    """Every suit with its ranks, as parts of a sentence."""
    parts = []
    for suit, cards in by_suit(hand):
        if suit is None:
            parts += [say("reason-card", card=card) for card in cards]
        else:
            ranks = tuple(card.rank for card in cards)
            parts.append(say("aloud-suit-held", suit=suit, ranks=ranks))
    return parts


def suits_counted(hand: Cards, order: Sequence[Suit]) -> list[str]:
    """The number of cards of every suit, those that are missing too."""
    counts = {suit: sum(card.suit is suit for card in hand) for suit in order}
    parts = [say("aloud-suit-count", suit=suit, n=count) for suit, count in counts.items()]
    return parts + [say("reason-card", card=card) for card in hand if card.suit is None]


def plays_told(listener: Listener, plays: Iterable[Play]) -> list[str]:
    """Who played what, in order."""
    return [listener.say("aloud-play", play.seat, card=play.card) for play in plays]


def each_told(listener: Listener, values: Sequence[Score | Amount]) -> list[str]:
    """Everyone's number, the listener first."""
    seats = range(len(values))
    own = [seat for seat in seats if seat == listener.seat]
    order = own + [seat for seat in seats if seat != listener.seat]
    return [listener.say("aloud-each", seat, points=values[seat]) for seat in order]
