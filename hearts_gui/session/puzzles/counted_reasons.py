"""Why a card is better where all possible deals are counted: exact numbers, no estimates.

The count says points and not cards. Where one card counts more than all others together that are
still to be taken, the points say who took it; where all that counts is of one suit and counts
alike, they say how many of it.
"""

from __future__ import annotations

from typing import Final

from hearts_gui.ai.worlds.endings import Counted, worth_of
from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play.view import PlayerView

_TENS: Final = 10
_HALF: Final = 0.5
_LEAST_SUIT: Final = 0.25
"""Cards of a suit that are worth a word."""


def counted_reason(view: PlayerView, counted: Counted, right: Card, other: Card) -> Message | None:
    """Why the right card is better than another one; None where nothing simple explains it."""
    left = _left(view)
    first = _big_card(left, counted, right, other) or _one_suit(left, counted, right, other)
    about = first.named.get("card") if first is not None else None
    sure = _certain(view, right, other, about if isinstance(about, Card) else None)
    if first is not None and sure is not None:
        return message("coach-both", first=first, then=sure)
    return first or sure


def _left(view: PlayerView) -> dict[Card, int]:
    """What is still to be taken and counts, by card."""
    gone = {play.card for trick in view.deal.tricks for play in trick.plays}
    worth = worth_of(view.rules) or {}
    return {card: count for card, count in worth.items() if count and card not in gone}


def _big_card(left: dict[Card, int], counted: Counted, right: Card, other: Card) -> Message | None:
    """The card that counts most, where it outweighs the rest and its part is half of the gap."""
    big = max(left, key=lambda card: left[card], default=None)
    if big is None or min(left.values()) < 0 or left[big] <= sum(left.values()) - left[big]:
        return None
    one, two = (
        sum(points >= left[big] for points in counted.points[card]) for card in (right, other)
    )
    gap = counted.mean(other) - counted.mean(right)
    if two <= one or (two - one) * left[big] / counted.deals < _HALF * gap:
        return None
    of, best, played = _TENS, round(_TENS * one / counted.deals), round(_TENS * two / counted.deals)
    if best == played:
        of, best, played = counted.deals, one, two
    return message(
        "coach-takes-with", card=big, better=right, other=other, best=best, played=played, of=of
    )


def _one_suit(left: dict[Card, int], counted: Counted, right: Card, other: Card) -> Message | None:
    """How many cards more of the only suit that counts."""
    suits, counts = {card.suit for card in left}, set(left.values())
    if len(suits) != 1 or len(counts) != 1 or min(counts) < 0:
        return None
    more = (counted.mean(other) - counted.mean(right)) / counts.pop()
    if more < _LEAST_SUIT:
        return None
    halves = round(2 * more)
    return message("coach-suit", suit=suits.pop(), whole=halves // 2, half=halves % 2 == 1)


def _certain(view: PlayerView, right: Card, other: Card, about: Card | None) -> Message | None:
    from hearts_gui.ai.coach.certain import Pair, certain  # loads NumPy

    return certain(Pair(view, right, other, about))
