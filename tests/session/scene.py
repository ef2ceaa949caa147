"""The scene before a player who is to play a card, for habits that are written as functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.view import PlayerView

QUEEN = Card("QS")
HIGH_SPADES = (Card("KS"), Card("AS"))
SIDES = (Suit.CLUBS, Suit.DIAMONDS)
DECK = tuple(Card(rank + suit) for suit in "CDSH" for rank in "23456789TJQKA")


def cost(card: Card) -> int:
    """Points of a card in the standard game."""
    return 13 if card is QUEEN else int(card.suit is Suit.HEARTS)


def low(cards: Sequence[Card]) -> Card:
    return min(cards, key=lambda card: (card.rank, card.key))


def high(cards: Sequence[Card]) -> Card:
    return max(cards, key=lambda card: (card.rank, card.key))


@dataclass(frozen=True)
class Scene:
    """The scene before a player who is to play a card."""

    view: PlayerView

    @cached_property
    def hand(self) -> tuple[Card, ...]:
        return self.view.own.hand

    @cached_property
    def legal(self) -> tuple[Card, ...]:
        return legal_plays(self.view.rules, self.view.deal, self.view.own)

    @cached_property
    def table(self) -> tuple[Card, ...]:
        return tuple(play.card for play in self.view.deal.plays)

    @cached_property
    def seen(self) -> frozenset[Card]:
        """All cards that were played."""
        tricks = self.view.deal.tricks
        return frozenset(chain(self.table, (play.card for trick in tricks for play in trick.plays)))

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that others still hold."""
        return tuple(card for card in DECK if card not in self.seen and card not in self.hand)

    @property
    def leads(self) -> bool:
        return not self.table

    @property
    def last(self) -> bool:
        return len(self.table) == 3

    @property
    def void(self) -> bool:
        """Whether this player cannot follow suit."""
        return bool(self.table) and self.legal[0].suit is not self.led

    @property
    def led(self) -> Suit | None:
        return self.view.deal.led_suit

    @property
    def queen_lurks(self) -> bool:
        """Whether another player still holds the queen of spades."""
        return QUEEN in self.unseen

    @cached_property
    def top(self) -> Card:
        """The card that wins the trick so far."""
        return high([card for card in self.table if card.suit is self.led])

    @property
    def leader(self) -> int:
        """Who wins the trick so far."""
        return next(play.seat for play in self.view.deal.plays if play.card is self.top)

    @property
    def pot(self) -> int:
        return sum(map(cost, self.table))

    @property
    def ducks(self) -> list[Card]:
        """The cards that follow suit and do not win."""
        return [c for c in self.legal if c.suit is self.led and c.rank < self.top.rank]

    @property
    def wins(self) -> list[Card]:
        return [c for c in self.legal if c.suit is self.led and c.rank > self.top.rank]

    @cached_property
    def taken(self) -> Mapping[int, int]:
        """The points of each player who has some."""
        points: dict[int, int] = {}
        for trick in self.view.deal.tricks:
            worth = sum(cost(play.card) for play in trick.plays)
            if worth and trick.taker is not None:
                points[trick.taker] = points.get(trick.taker, 0) + worth
        return points

    def of(self, suit: Suit, cards: Sequence[Card] | None = None) -> list[Card]:
        return [card for card in (self.legal if cards is None else cards) if card.suit is suit]


Habit = Callable[[Scene], Card | None]
PassHabit = Callable[[PlayerView, Sequence[Card]], Sequence[Card] | None]
