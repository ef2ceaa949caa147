"""What has gone in a deal, what is out, and what the tricks prove; and three questions about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import Final

from hearts_gui.ai.worlds.knowledge import knowledge_of
from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.packs import build_pack, deal_shape


@dataclass(frozen=True, slots=True)
class GoneSuit:
    """One suit: the cards played so far, how many the seat holds, how many the others hold."""

    suit: Suit
    played: tuple[Card, ...]
    held: int
    out: int

    @property
    def downwards(self) -> tuple[Card, ...]:
        """The cards played, the highest first."""
        return tuple(sorted(self.played, key=lambda card: card.rank, reverse=True))


@dataclass(frozen=True, slots=True)
class ShownVoid:
    """A seat has shown that it has none of a suit, in a trick from 1, with a card."""

    seat: int
    suit: Suit
    trick: int
    card: Card


@dataclass(frozen=True, slots=True)
class Gone:
    """What a seat can tell of a deal under way."""

    suits: tuple[GoneSuit, ...]
    voids: tuple[ShownVoid, ...]
    queen: tuple[int, ...] | None
    """The other seats that may still hold the queen of spades; None once she is seen."""


def can_tell(view: PlayerView) -> bool:
    """Whether there is a deal of which something can be told: one pack, all of it in the hands."""
    deal, shape = view.public.deal, deal_shape(view.rules)
    whole = view.rules.packs == 1 and not shape.kitty and not shape.stock
    return deal is not None and whole and bool(deal.tricks or deal.plays)


POINTS: Final = 3
"""At most at this many points of a deal the coach asks, where that is wished."""


def points_passed(view: PlayerView) -> int:
    """How many of these points a deal has come to: in Standard after 4, 7 and 10 tricks."""
    deal = view.deal
    length = max(deal.start_sizes)
    return sum(len(deal.tricks) > length * index // (POINTS + 1) for index in range(1, POINTS + 1))


def gone_cards(view: PlayerView) -> Gone:
    """What the seat can tell; there must be a deal."""
    deal, hand = view.deal, view.own.hand
    played = [play.card for trick in deal.tricks for play in trick.plays]
    played += [play.card for play in deal.plays]
    pack = [card for card in build_pack(view.rules) if card.suit is not None]
    suits = []
    for suit in Suit:
        whole = sum(card.suit is suit for card in pack)
        away = tuple(sorted(card for card in played if card.suit is suit))
        held = sum(card.suit is suit for card in hand)
        suits.append(GoneSuit(suit, away, held, whole - len(away) - held))
    queen_gone = QS in played or QS in hand or QS not in pack
    return Gone(tuple(suits), tuple(_voids(view)), None if queen_gone else _holders(view))


def _voids(view: PlayerView) -> Iterator[ShownVoid]:
    """Each void of the others where it was shown first."""
    shown: set[tuple[int, Suit]] = set()
    wanted = set(view.deal.voids)
    tricks = [*(trick.plays for trick in view.deal.tricks), view.deal.plays]
    for number, plays in enumerate(tricks, start=1):
        led = plays[0].suit if plays else None
        for play in plays:
            if led is None or play.suit is led or play.seat == view.seat:
                continue
            if (play.seat, led) in wanted and (play.seat, led) not in shown:
                shown.add((play.seat, led))
                yield ShownVoid(play.seat, led, number, play.card)


def _holders(view: PlayerView) -> tuple[int, ...]:
    """The seats that may hold the queen, by what was passed, charged, shown and not followed."""
    knowledge = knowledge_of(view, inferred=False)
    seats = range(view.rules.players)
    if QS not in knowledge.unseen:
        return tuple(seat for seat in seats if QS in knowledge.held[seat])
    places = knowledge.places[knowledge.unseen.index(QS)]
    return tuple(seat for seat in seats if places >> seat & 1)


class GoneTopic(StrEnum):
    """What a question is about."""

    OUT = "out"
    """How many cards of a suit the others hold."""
    QUEEN = "queen"
    """Who may still hold the queen of spades."""
    VOID = "void"
    """Who has shown to have none of a suit."""


@dataclass(frozen=True, slots=True)
class RecallQuestion:
    """A question with its possible answers: numbers, or groups of seats; `right` is one's place."""

    kind: GoneTopic
    suit: Suit
    numbers: tuple[int, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()
    right: int = 0


def questions(view: PlayerView) -> tuple[RecallQuestion, ...]:
    """Up to three questions: of the suit of which most is gone, the queen, and a void."""
    gone = gone_cards(view)
    most = max(gone.suits, key=lambda suit: (len(suit.played), suit.suit))
    top = most.out + 3
    numbers = tuple(range(max(0, most.out - 3), top + 1))
    asked = [RecallQuestion(GoneTopic.OUT, most.suit, numbers, right=numbers.index(most.out))]
    others = tuple(seat for seat in range(view.rules.players) if seat != view.seat)
    groups = tuple(group for size in range(len(others) + 1) for group in combinations(others, size))
    if gone.queen is not None:
        asked.append(
            RecallQuestion(GoneTopic.QUEEN, Suit.SPADES, (), groups, groups.index(gone.queen))
        )
    suit = gone.voids[-1].suit if gone.voids else most.suit
    out = tuple(sorted(void.seat for void in gone.voids if void.suit is suit))
    asked.append(RecallQuestion(GoneTopic.VOID, suit, (), groups, groups.index(out)))
    return tuple(asked)
