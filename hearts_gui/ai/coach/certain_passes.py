"""What is certain of two passes, from the hand alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import ScoreDir
from hearts_gui.engine.rules.values import penalty_faces

_HIGH: Final = 12
"""The rank of a queen: few cards beat one."""
_LOW: Final = 5
"""Up to this rank most cards beat one."""


@dataclass(frozen=True, slots=True)
class PassPair:
    """The better cards to give and others, from one hand."""

    view: PlayerView
    best: tuple[Card, ...]
    other: tuple[Card, ...]

    @property
    def gone(self) -> tuple[Card, ...]:
        """What is given by the better pass alone, the highest card first."""
        return tuple(sorted(set(self.best) - set(self.other), key=lambda card: -card.rank))

    @property
    def kept(self) -> tuple[Card, ...]:
        """What is kept by the better pass alone, the lowest card first."""
        return tuple(sorted(set(self.other) - set(self.best), key=lambda card: card.rank))

    @property
    def queen(self) -> bool:
        """Whether the queen of spades counts."""
        return QS in penalty_faces(self.view.rules, self.view.deal.penalty_suit)

    def left(self, suit: Suit, given: tuple[Card, ...]) -> int:
        """How many cards of a suit stay in the hand."""
        return sum(card.suit is suit and card not in given for card in self.view.own.hand)


def certain_pass(pair: PassPair) -> Message | None:
    """The most telling thing that the better pass does and the other does not, or None."""
    if pair.view.rules.score_dir is not ScoreDir.LOW:
        return None
    return next((reason for fact in _FACTS for reason in fact(pair)), None)


def pass_reason(view: PlayerView, cards: tuple[Card, ...]) -> Message | None:
    """What giving these cards is good for, compared with giving none."""
    return certain_pass(PassPair(view, cards, ()))


def _queen(pair: PassPair) -> Iterator[Message]:
    if pair.queen and any(card.face is QS for card in pair.gone):
        yield Message("coach-pass-queen")


def _guards(pair: PassPair) -> Iterator[Message]:
    """The hand keeps the queen, and with the better pass more of the small spades."""
    holds = any(card.face is QS and card not in pair.best for card in pair.view.own.hand)
    small = [card for card in pair.kept if card.suit is Suit.SPADES and card.rank < QS.rank]
    if pair.queen and holds and small:
        yield message("coach-pass-guards", card=small[0])


def _empties(pair: PassPair) -> Iterator[Message]:
    for suit in Suit:
        gives = any(card.suit is suit for card in pair.gone)
        if gives and not pair.left(suit, pair.best) and pair.left(suit, pair.other):
            yield message("coach-pass-empties", suit=suit)


def _spades(pair: PassPair) -> Iterator[Message]:
    """Spades that are higher than the queen go, and she does not stay in the hand."""
    holds = any(card.face is QS and card not in pair.best for card in pair.view.own.hand)
    high = [card for card in pair.gone if card.suit is Suit.SPADES and card.rank > QS.rank]
    if pair.queen and not holds and high:
        yield message("coach-pass-spades", card=high[0])


def _high(pair: PassPair) -> Iterator[Message]:
    high = [card for card in pair.gone if card.rank >= _HIGH]
    if high:
        yield message("coach-pass-high", card=high[0])


def _low(pair: PassPair) -> Iterator[Message]:
    low = [card for card in pair.kept if 0 < card.rank <= _LOW]
    if low:
        yield message("coach-pass-low", card=low[0])


def _shorter(pair: PassPair) -> Iterator[Message]:
    for suit in Suit:
        best, other_left = pair.left(suit, pair.best), pair.left(suit, pair.other)
        if 0 < best < other_left and best <= _SHORT:
            yield message("coach-pass-shorter", suit=suit)


_SHORT: Final = 2

_FACTS: Final[tuple[Callable[[PassPair], Iterator[Message]], ...]] = (
    _queen, _guards, _empties, _spades, _high, _low, _shorter,
)  # fmt: skip
