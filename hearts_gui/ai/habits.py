"""The habits of a character: small preferences added to what its level thinks best.

They are in points and decide between answers of nearly equal value; none is large enough to ruin a
deal.
"""

from dataclasses import dataclass

from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.shuffle import Stream

_GRAIN = 1 << 20
_HIGH = 10
_EARLY = 4
_RISK_BONUS = 6.0


@dataclass(frozen=True, slots=True)
class Habits:
    """One character's preferences; 0 everywhere means no habits."""

    risk: float = 0.0  # above 0 likes tricks that anyone may take, below 0 avoids them
    moon: float = 0.0  # how much sooner it goes for a moon
    queen: float = 0.0  # keeps the high spades in the pass
    make_voids: float = 0.0  # passes for short suits
    hearts: float = 0.0  # plays hearts sooner
    high: float = 0.0  # plays high cards early
    target_leader: float = 0.0  # would rather see the leader take points
    careless: float = 0.0  # how far it misjudges

    def for_card(self, view: PlayerView, card: Card) -> float:
        """The preference for playing a card."""
        liking = 0.0
        if card.suit is Suit.HEARTS:
            liking += self.hearts
        if card.rank > _HIGH and len(view.deal.tricks) < _EARLY and card.suit is not Suit.HEARTS:
            liking += self.high * (card.rank - _HIGH) / 4
        return liking

    def risk_bonus(self, doubt: float) -> float:
        """The preference for a card that leaves it this uncertain who takes the trick."""
        return _RISK_BONUS * self.risk * doubt

    def for_pass(self, view: PlayerView, cards: tuple[Card, ...]) -> float:
        """The preference for passing these cards."""
        liking = 0.0
        for card in cards:
            if card.suit is Suit.SPADES and card.rank >= QS.rank:
                liking -= self.queen
        if self.make_voids:
            left = [card.suit for card in view.own.hand if card not in cards]
            make_voids = (Suit.CLUBS, Suit.DIAMONDS)
            liking += self.make_voids * sum(max(0, 2 - left.count(suit)) / 2 for suit in make_voids)
        return liking


PLAIN = Habits()


def chance(seed: str, view: PlayerView, *what: object) -> float:
    """A number from 0 to 1 that depends on the decision alone."""
    deal = view.deal
    where = (deal.number, deal.attempt, len(deal.tricks), len(deal.plays))
    return Stream(seed, "habit", *where, *what).below(_GRAIN) / _GRAIN
