"""A deal written down for the referee: what was held, and what happened in which order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.rules.rules import Rules


@dataclass(frozen=True)
class Put:
    """A seat put a card on the table; `named` is the suit given to a led joker."""

    seat: int
    card: Card
    named: Suit | None = None


@dataclass(frozen=True)
class Gain:
    """A seat took cards into its hand (kitty, stock)."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Lose:
    """A seat put cards of its hand away."""

    seat: int
    cards: tuple[Card, ...]


Happening: TypeAlias = Put | Gain | Lose


@dataclass(frozen=True)
class Record:
    """A deal from the moment play opens. `hands` are those of that moment."""

    rules: Rules
    hands: tuple[tuple[Card, ...], ...]
    leader: int
    happenings: tuple[Happening, ...] = ()
    extra: Card | None = None
    charged: frozenset[Card] = frozenset()
    penalty_suit: Suit | None = None
    first_deal: bool = True
    goes_on: bool = False  # the record stops before the hands are played out


@dataclass
class DoneTrick:
    """A trick that is over, as the referee counts it."""

    leader: int
    puts: list[Put]
    taker: int | None
    discarded: bool = False


@dataclass
class Table:
    """The happenings so far, summed up."""

    leader: int
    tricks: list[DoneTrick] = field(default_factory=list)
    puts: list[Put] = field(default_factory=list)
