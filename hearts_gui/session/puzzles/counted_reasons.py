"""Why a card is better where all possible deals are counted: exact numbers, no estimates.

A reason says what the other card costs, and then how that comes about. What can be taken in a deal
is what the others can make the seat take when all play their best; the screen says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from hearts_gui.ai.worlds.ending_lines import LineTally
from hearts_gui.ai.worlds.endings import Counted, worth_of
from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.packs import build_pack

_HALF: Final = 0.5
"""The least share of the gap that a single card must explain to be named."""
_OFTEN: Final = 0.25
"""What happens in a smaller part of the deals explains little."""


@dataclass(frozen=True, slots=True)
class Compared:
    """The right card and another one, with what each comes to in all possible deals."""

    view: PlayerView
    counted: Counted
    tallies: dict[Card, LineTally]
    right: Card
    other: Card

    @property
    def deals(self) -> int:
        """How many deals there are."""
        return self.counted.deals

    @property
    def gap(self) -> float:
        """The points that the other card costs more on average."""
        return self.counted.mean(self.other) - self.counted.mean(self.right)

    def both(self) -> tuple[LineTally, LineTally]:
        """The lines after the right card and after the other."""
        return self.tallies[self.right], self.tallies[self.other]

    def left(self) -> dict[Card, int]:
        """What is still to be taken and counts, by card."""
        gone = {play.card for trick in self.view.deal.tricks for play in trick.plays}
        worth = worth_of(self.view.rules) or {}
        return {card: count for card, count in worth.items() if count and card not in gone}

    def sentence(self, key: str, often: int = 0, rarely: int = 0, **more: object) -> Message:
        """A sentence about both cards, in how many deals something happens after each."""
        return message(
            key, other=self.other, better=self.right, of=self.deals,
            often=often, share=self._share(often), rarely=rarely, few=self._share(rarely), **more,
        )  # fmt: skip

    def _share(self, deals: int) -> str:
        return "none" if not deals else "all" if deals == self.deals else "some"


def counted_reason(pair: Compared) -> Message:
    """Why the right card is better than the other one."""
    cost = next(reason for fact in _COSTS for reason in fact(pair))
    how = next((reason for fact in _WAYS for reason in fact(pair)), None)
    return cost if how is None else message("coach-both", first=cost, then=how)


def _one_card(pair: Compared) -> Iterator[Message]:
    """The card that counts most for the gap, where not all count the same."""
    left, (best, other) = pair.left(), pair.both()
    if len(left) != 1 and len(set(left.values())) < 2:
        return

    def part(card: Card) -> float:
        return (other.taken[card] - best.taken[card]) * left[card] / pair.deals

    card = max(left, key=part)
    if part(card) < _HALF * pair.gap:
        return
    if left[card] < 0:
        yield pair.sentence("puzzle-why-misses", best.taken[card], other.taken[card], card=card)
    elif card is pair.other:
        yield pair.sentence("puzzle-why-itself", other.taken[card], best.taken[card])
    else:
        own = card in pair.view.own.hand
        yield pair.sentence(
            "puzzle-why-takes", other.taken[card], best.taken[card], card=card, own=own
        )


def _one_suit(pair: Compared) -> Iterator[Message]:
    """How many cards more of the only suit that counts."""
    left = pair.left()
    suits, counts = {card.suit for card in left}, set(left.values())
    if len(suits) != 1 or len(counts) != 1 or min(counts) < 0:
        return
    each = counts.pop()
    rows = pair.counted.points[pair.other], pair.counted.points[pair.right]
    more = sorted((other - right) // each for other, right in zip(*rows, strict=True))
    suit = suits.pop()
    if more[0] == more[-1]:
        yield pair.sentence("puzzle-why-suit-always", suit=suit, n=more[0])
    elif (more[0], more[-1]) == (0, 1):
        yield pair.sentence("puzzle-why-suit-one", sum(more), suit=suit)
    else:
        yield pair.sentence("puzzle-why-suit", suit=suit, most=more[-1], **_tenths(pair.gap / each))


def _points(pair: Compared) -> Iterator[Message]:
    """The points at worst, or else on average."""
    best, other = (max(pair.counted.points[card]) for card in (pair.right, pair.other))
    if other > best >= 0:
        yield pair.sentence("puzzle-why-worst", worst=other, least=best)
    else:
        yield pair.sentence("puzzle-why-mean", **_tenths(pair.gap))


def _tenths(number: float) -> dict[str, int]:
    """The parts of a number with one decimal."""
    whole, part = divmod(round(10 * number), 10)
    return {"whole": whole, "part": part}


def _parting_trick(pair: Compared) -> Iterator[Message]:
    """One card takes the trick under way for certain, the other does not."""
    best, other = pair.both()
    if other.always() and best.never():
        yield pair.sentence("puzzle-why-other-takes")
    elif best.always() and other.never():
        yield pair.sentence("puzzle-why-better-takes")


def _kept(pair: Compared) -> Iterator[Message]:
    """The right card is a burden as long as it is kept, and less of one now."""
    best, other = pair.both()
    kept, now = other.takers[pair.right], best.takers[pair.right]
    if kept > now and kept >= _OFTEN * pair.deals:
        yield pair.sentence("puzzle-why-kept", kept, now)


def _trick(pair: Compared) -> Iterator[Message]:
    """What else is certain of the trick under way."""
    best, other = pair.both()
    higher = pair.right.suit is pair.other.suit and pair.right.rank > pair.other.rank
    if higher and best.always() and other.always():
        yield pair.sentence("puzzle-why-both-take")
    elif higher and best.never() and other.never():
        yield pair.sentence("puzzle-why-neither-takes")
    elif other.always() and not best.always():
        yield pair.sentence("puzzle-why-unbeaten")
    elif best.never() and not other.never():
        yield pair.sentence("puzzle-why-beaten")


def _emptied(pair: Compared) -> Iterator[Message]:
    """The right card is the last of its suit in the hand, and others still have some."""
    suit, hand = pair.right.suit, pair.view.own.hand
    gone = {play.card for trick in pair.view.deal.tricks for play in trick.plays}
    gone |= {play.card for play in pair.view.deal.plays} | set(hand)
    out = any(card.suit is suit and card not in gone for card in build_pack(pair.view.rules))
    if suit is pair.other.suit or not out or len(hand) < _LEFT:
        return
    if sum(card.suit is suit for card in hand) == 1:
        yield pair.sentence("puzzle-why-empties", suit=suit)


_LEFT: Final = 3
"""Below this many cards it hardly matters which suits a hand is out of."""

_Way = Callable[[Compared], Iterator[Message]]
_COSTS: Final[tuple[_Way, ...]] = (_one_card, _one_suit, _points)
_WAYS: Final[tuple[_Way, ...]] = (_parting_trick, _kept, _trick, _emptied)
