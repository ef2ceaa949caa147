"""The danger of the cards in a hand, and the worth of getting rid of one.

A card is dangerous when it is likely to take a trick that hurts: the more cards below it are out,
the sooner it wins; the more low cards of the suit the hand has, the longer it can be kept back.
"""

from typing import NamedTuple

from hearts_gui.ai.rule_player.bits import count_above, count_below
from hearts_gui.ai.rule_player.stakes import BIG
from hearts_gui.ai.rule_player.weights import DANGER
from hearts_gui.engine.cards import Card

_UNCOVER = 1 / DANGER.cover
"""The factor by which a card grows more dangerous when a lower one of its suit is gone."""


class Held(NamedTuple):
    """One card of a suit with its danger and what losing it is worth."""

    card: Card
    danger: float
    discard_value: float


class Outlook(NamedTuple):
    """A suit as seen from one hand: unseen cards, and what its tricks cost."""

    unseen: int
    trick: float  # cost of a trick in a suit without penalty cards
    bigs: tuple[tuple[int, float], ...]  # rank and cost of unseen big or wanted cards
    small: float  # cost of an average unseen small penalty card of the suit, by its frequency
    use: float  # how likely the suit is to be led before a discard


def outlook(
    unseen: int,
    penalties: int,
    watched: tuple[Card, ...],
    cost: tuple[float, ...],
    trick: float,
    use: float = 1.0,
) -> Outlook:
    """The outlook of a suit; `watched` are its unseen big and wanted cards."""
    out = unseen.bit_count()
    small = 0.0
    smalls = unseen & penalties
    bigs: tuple[tuple[int, float], ...] = ()
    if watched:
        bigs = tuple((card.rank, cost[card.key]) for card in watched)
    if smalls:
        count = smalls.bit_count() - sum(hurt >= BIG for _, hurt in bigs)
        small = count / out
    return Outlook(unseen, trick, bigs, small, use)


def danger_of(card: Card, hurt: float, covers: float, view: Outlook) -> tuple[float, float]:
    """The expected cost of keeping a card with this cover, and the cover that it gives.

    A card that would also win gives no cover: it covers as much as it is likely to lose.
    """
    rank = card.rank
    below = count_below(view.unseen, rank)
    above = count_above(view.unseen, rank)
    if not below:
        if hurt < 0:
            return hurt * (
                DANGER.bonus_held + DANGER.bonus_cover * min(covers, DANGER.bonus_covers)
            ), 1.0
        return (
            (0.0, 1.0)
            if above
            else (DANGER.bare * view.trick * DANGER.cover**covers, DANGER.bare_cover)
        )
    share = below / (below + above)
    if hurt < 0:
        chance = (
            DANGER.bonus_held
            + DANGER.bonus_wins * share**3
            + DANGER.bonus_cover * min(covers, DANGER.bonus_covers)
        )
        return hurt * chance, 0.0
    total = view.trick + hurt + DANGER.small_falls * view.small
    for big, cost in view.bigs:
        if big < rank:
            total += cost * (DANGER.big_falls if cost > 0 else DANGER.bonus_falls)
    cover = DANGER.big_cover if hurt >= BIG else DANGER.cover
    return view.use * share * share * cover**covers * total, (1.0 - share if hurt < BIG else 0.0)


def held_cards(cards: list[Card], cost: tuple[float, ...], view: Outlook) -> list[Held]:
    """The cards of one suit, lowest first, with their dangers and discard values.

    Losing a low card uncovers those above it, so its discard value may be negative.
    """
    weighed: list[tuple[float, float]] = []
    covers = 0.0
    for card in cards:
        danger, cover = danger_of(card, cost[card.key], covers, view)
        weighed.append((danger, cover))
        covers += cover
    held: list[Held] = []
    above = 0.0
    for index in range(len(cards) - 1, -1, -1):
        danger, cover = weighed[index]
        discard_value = danger - above * (_UNCOVER**cover - 1) if cover and above else danger
        held.append(Held(cards[index], danger, discard_value))
        if danger > 0:
            above += danger
    held.reverse()
    return held
