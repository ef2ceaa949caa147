"""How dangerous the cards of a hand are, and what getting rid of one is worth.

A card is dangerous when it is likely to take a trick that hurts: the more cards below it are
out, the sooner it wins; the more low cards of the suit lie beside it, the longer it can hide.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hearts_gui.ai.rule_player.bits import count_above, count_below
from hearts_gui.ai.rule_player.stakes import BIG
from hearts_gui.engine.cards import Card

COVER: Final = 0.45
"""What one lower card of the suit leaves of a card's danger."""

BIG_COVER: Final = 0.35

UNCOVER: Final = 1 / COVER
BIG_COMES: Final = 0.25
_BONUS_COMES: Final = 0.35
_BONUS_HELD: Final = 0.1
_BONUS_WINS: Final = 0.6
_BONUS_COVER: Final = 0.05
SMALL_FALLS: Final = 2.0
BARE: Final = 0.5
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
    use: float  # how likely the suit is led before its cards can be thrown


def outlook(
    unseen: int,
    penalties: int,
    watched: tuple[Card, ...],
    pain: tuple[float, ...],
    trick: float,
    use: float = 1.0,
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
    return Outlook(unseen, trick, bigs, small, use)


def danger_of(card: Card, hurt: float, covers: float, view: Outlook) -> tuple[float, float]:
    """The expected pain of keeping a card with so much cover, and the cover that it gives.

    A card that would win as well hides nothing: it covers by as much as it is likely to lose.
    """
    rank = card.rank
    below = count_below(view.unseen, rank)
    above = count_above(view.unseen, rank)
    if not below:
        if hurt < 0:
            return hurt * (_BONUS_HELD + _BONUS_COVER * min(covers, 3.0)), 1.0
        return (0.0, 1.0) if above else (BARE * view.trick * COVER**covers, 0.5)
    share = below / (below + above)
    if hurt < 0:
        chance = _BONUS_HELD + _BONUS_WINS * share**3 + _BONUS_COVER * min(covers, 3.0)
        return hurt * chance, 0.0
    cost = view.trick + hurt + SMALL_FALLS * view.small
    for big, pain in view.bigs:
        if big < rank:
            cost += pain * (BIG_COMES if pain > 0 else _BONUS_COMES)
    cover = BIG_COVER if hurt >= BIG else COVER
    return view.use * share * share * cover**covers * cost, (1.0 - share if hurt < BIG else 0.0)


def held_cards(cards: list[Card], pain: tuple[float, ...], view: Outlook) -> list[Held]:
    """The cards of one suit, lowest first, with their dangers and sheds.

    Losing a low card uncovers those above it, so its shed may be negative.
    """
    weighed: list[tuple[float, float]] = []
    covers = 0.0
    for card in cards:
        danger, cover = danger_of(card, pain[card.key], covers, view)
        weighed.append((danger, cover))
        covers += cover
    held: list[Held] = []
    above = 0.0
    for place in range(len(cards) - 1, -1, -1):
        danger, cover = weighed[place]
        shed = danger - above * (UNCOVER**cover - 1) if cover and above else danger
        held.append(Held(cards[place], danger, shed))
        if danger > 0:
            above += danger
    held.reverse()
    return held
