"""What is certain of two cards in every possible deal, from the view alone.

Only where a trick is what everybody thinks it is: one pack, no jokers, nothing that waits for its
taker. Elsewhere nothing is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from hearts_gui.ai.coach.inference import unseen
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.play.tricks import beats, takes, trick_seats
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Boost, Draw, Jokers
from hearts_gui.engine.rules.values import scoring_faces


@dataclass(frozen=True, slots=True)
class Pair:
    """The better card and another one, both to be played to the same trick."""

    view: PlayerView
    best: Card
    other: Card
    about: Card | None = None
    """The card that the difference has to do with."""

    def ends(self, card: Card) -> tuple[bool, tuple[Card, ...]]:
        """Played last: whether this card takes the trick, and what counts in it then."""
        deal, rules = self.view.deal, self.view.rules
        plays = (*deal.plays, Play(self.view.seat, card, card.suit))
        faces = scoring_faces(rules, deal.penalty_suit)
        counting = tuple(sorted(play.card for play in plays if play.card.face in faces))
        led = plays[0].suit
        return takes(rules, plays, led) == len(plays) - 1, counting

    @property
    def last(self) -> bool:
        """Whether nobody plays after."""
        deal = self.view.deal
        return len(deal.plays) == len(trick_seats(self.view.rules, deal)) - 1

    def hidden(self, suit: Suit) -> tuple[Card, ...]:
        """The cards of a suit that the seat cannot see."""
        own = self.view.own
        gone = {*own.buried, *own.kitty}
        return tuple(card for card in unseen(self.view) if card.suit is suit and card not in gone)


def certain(pair: Pair) -> Message | None:
    """The most telling thing that holds in every possible deal, or None."""
    if not _plain(pair.view):
        return None
    return next((found for fact in _FACTS for found in fact(pair)), None)


def _plain(view: PlayerView) -> bool:
    rules, deal = view.rules, view.deal
    usual = rules.packs == 1 and rules.jokers is Jokers.NONE and deal.warren_owner is None
    quiet = rules.boost is Boost.OFF and rules.draw is Draw.OFF and not rules.uneven_hands
    whole = not deal.kitty_size and not deal.stock_size and not rules.trick_points
    settled = all(trick.taker is not None for trick in deal.tricks)
    return usual and quiet and whole and settled


def _played_last(pair: Pair) -> Iterator[Message]:
    """Nobody plays after: who takes the trick is known."""
    if not pair.last:
        return
    best_takes, best_counts = pair.ends(pair.best)
    other_takes, other_counts = pair.ends(pair.other)
    if other_takes and not best_takes and other_counts:
        yield message("coach-last-takes", other=pair.other, cards=other_counts)
    elif best_takes and not best_counts and not pair.view.rules.no_trick_bonus:
        yield message("coach-last-free", better=pair.best)
    elif best_takes and other_takes and beats(pair.view.rules, pair.best, pair.other):
        yield message("coach-last-either", better=pair.best, other=pair.other)


def _one_holder(pair: Pair) -> Iterator[Message]:
    """Only one other player can still hold the card that matters."""
    card = pair.about
    if card is None or card.suit is None or card not in pair.hidden(card.suit):
        return
    deal, own = pair.view.deal, pair.view.own
    if any(given is card for given, _ in own.gave) or deal.buried_count:
        return
    void = {seat for seat, suit in deal.voids if suit is card.suit}
    holders = [
        seat for seat, size in enumerate(deal.sizes)
        if size and seat != pair.view.seat and seat not in void
    ]  # fmt: skip
    if len(holders) == 1 and len(deal.sizes) > 2:
        yield message("coach-one-holder", card=card)


def _beaten(pair: Pair) -> Iterator[Message]:
    """All that is hidden of a suit is higher than the one card, or lower than the other."""
    deal, rules, (best, other) = pair.view.deal, pair.view.rules, (pair.best, pair.other)
    led = deal.led_suit if deal.plays else None
    if best.suit is not None and led in (None, best.suit) and not pair.last:
        over = [beats(rules, card, best) for card in pair.hidden(best.suit)]
        if over and all(over):
            yield message("coach-all-beat", n=len(over), suit=best.suit, card=best)
    if other.suit is not None and led in (None, other.suit) and not pair.last:
        over = [beats(rules, card, other) for card in pair.hidden(other.suit)]
        if over and not any(over):
            yield message("coach-none-beats", n=len(over), suit=other.suit, card=other)


def _emptied(pair: Pair) -> Iterator[Message]:
    """The better card is the last of its suit in the hand."""
    suit, hand = pair.best.suit, pair.view.own.hand
    if suit is None or suit is pair.other.suit or len(hand) < _LEFT:
        return
    if sum(card.suit is suit for card in hand) == 1 and pair.hidden(suit):
        yield message("coach-empties", suit=suit)


_LEFT: Final = 3
"""With fewer cards it hardly matters what a hand is out of."""

_FACTS: Final[tuple[Callable[[Pair], Iterator[Message]], ...]] = (
    _played_last, _one_holder, _beaten, _emptied,
)  # fmt: skip
