"""How dangerous the cards of a hand are, and what getting rid of one is worth.

A card is dangerous when it is likely to take a trick that hurts: the more cards below it are
out, the sooner it wins; the more low cards of the suit lie beside it, the longer it can hide.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hearts_gui.ai.bits import count_above, count_below
from hearts_gui.ai.stakes import BIG
from hearts_gui.engine.cards import Card

COVER: Final = 0.6
"""What one lower card of the suit leaves of a card's danger."""

_UNCOVER: Final = 1 / COVER - 1
_BIG_COMES: Final = 0.5
_BONUS_COMES: Final = 0.35
_SMALL_FALLS: Final = 2.0
_BARE: Final = 0.5
MOST: Final = 6.0


class Held(NamedTuple):
    """One card of a suit with its danger and what losing it is worth."""

    card: Card
    danger: float
    shed: float


class Outlook(NamedTuple):
    """What a suit looks like from one hand: unseen cards, and what its tricks cost."""

    unseen: int
    trick: float  # pain of a trick in a suit without penalty cards
    bigs: tuple[tuple[int, float], ...]  # rank and pain of unseen big or wanted cards
    small: float  # pain of an average unseen small penalty card of the suit, by its frequency


def outlook(
    unseen: int, penalties: int, watched: tuple[Card, ...], pain: tuple[float, ...], trick: float
) -> Outlook:
    """The outlook of a suit; `watched` are its unseen big and wanted cards."""
    out = unseen.bit_count()
    small = 0.0
    smalls = unseen & penalties
    bigs: tuple[tuple[int, float], ...] = ()
    if watched:
        bigs = tuple((card.rank, pain[card.key]) for card in watched)
    if smalls:
        count = smalls.bit_count() - sum(hurt >= BIG for _, hurt in bigs)
        small = count / out
    return Outlook(unseen, trick, bigs, small)


def danger_of(card: Card, hurt: float, covers: int, view: Outlook) -> float:
    """The expected pain of keeping a card with so many lower cards beside it."""
    rank = card.rank
    if hurt < 0:
        return _danger_of_bonus(rank, hurt, covers, view)
    below = count_below(view.unseen, rank)
    if not below:
        above = count_above(view.unseen, rank)
        return 0.0 if above else _BARE * view.trick * COVER**covers
    share = below / (below + count_above(view.unseen, rank))
    cost = view.trick + hurt + _SMALL_FALLS * view.small
    for big, pain in view.bigs:
        if big < rank:
            cost += pain * (_BIG_COMES if pain > 0 else _BONUS_COMES)
    return float(share * share * COVER**covers * cost)


def _danger_of_bonus(rank: int, hurt: float, covers: int, view: Outlook) -> float:
    """A wanted card is the opposite of a danger, the more so the likelier it wins."""
    below = count_below(view.unseen, rank)
    above = count_above(view.unseen, rank)
    chance = below / (below + above) if below + above else 1.0
    return hurt * (0.1 + 0.6 * chance**3 + 0.05 * min(covers, 3))


def held_cards(cards: list[Card], pain: tuple[float, ...], view: Outlook) -> list[Held]:
    """The cards of one suit, lowest first, with their dangers and sheds.

    Losing a low card uncovers those above it, so its shed may be negative.
    """
    dangers: list[float] = []
    covers = 0
    for card in cards:
        hurt = pain[card.key]
        dangers.append(danger_of(card, hurt, covers, view))
        if hurt < BIG:
            covers += 1
    held: list[Held] = []
    above = 0.0
    for place in range(len(cards) - 1, -1, -1):
        card, danger = cards[place], dangers[place]
        hurt = pain[card.key]
        held.append(Held(card, danger, danger - (above * _UNCOVER if hurt < BIG else 0.0)))
        if danger > 0:
            above += danger
    held.reverse()
    return held
