"""How dangerous the cards of many hands are, and what losing each is worth; see `danger`."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from hearts_gui.ai.rule_player.weights import DANGER
from hearts_gui.ai.simulator.batch_cards import Reals, Truths
from hearts_gui.ai.vector_rule.batch_facts import HEARTS, QUEEN, QUEEN_COST, SPADES, Hands

EQUAL: Final = 1e-9
"""Smaller differences count as none: machines may differ in the last bits."""

_COVER: Final = math.log(DANGER.cover)
_BIG_COVER: Final = math.log(DANGER.big_cover)


def weighed(
    hands: Hands, trick: Reals | float, use: Reals | float, left: Truths | None = None
) -> tuple[Reals, Reals]:
    """What losing each card is worth, and how dangerous it is; (cards, hands).

    `trick` is the cost of a trick without penalty cards, `use` how likely each card's suit is led.
    Only cards that are `left` count, all for None.
    """
    cost, cover = _dangers(hands, trick, use, left)
    growth = np.exp(cover * -_COVER) - 1
    discard_value = np.empty_like(cost)
    higher = np.zeros(hands.size)
    for place in range(len(cost) - 1, -1, -1):
        discard_value[place] = cost[place] - higher * growth[place]
        higher = (higher + cost[place]) * hands.follows[place]
    return discard_value, cost


def _dangers(
    hands: Hands, trick: Reals | float, use: Reals | float, left: Truths | None
) -> tuple[Reals, Reals]:
    """The expected cost of keeping each card, and the cover that it gives to higher ones."""
    below, above = hands.below, hands.above
    buried = below == 0
    share = below / np.maximum(1.0, below + above)
    cover = np.where(hands.queens, 0.0, 1.0 - share)
    cover = np.where(buried, np.where(above > 0, 1.0, 0.5), cover)
    if left is not None:
        cover = cover * left
    hidden = np.exp(_covers(hands, cover) * np.where(hands.queens & ~buried, _BIG_COVER, _COVER))
    total = trick + hands.cost + DANGER.small_falls * (hands.suit == HEARTS)
    over_queen = (hands.suit == SPADES) & (hands.rank > QUEEN) & hands.queen_out
    total = np.where(over_queen, total + QUEEN_COST * DANGER.big_falls, total)
    bare = np.where(above > 0, 0.0, DANGER.bare * trick * hidden)
    cost: Reals = np.where(buried, bare, use * share * share * hidden * total)
    return (cost if left is None else cost * left), cover


def _covers(hands: Hands, cover: Reals) -> Reals:
    """What the lower cards of each card's suit give together."""
    covers = np.zeros_like(cover)
    for place in range(1, len(cover)):
        covers[place] = (covers[place - 1] + cover[place - 1]) * hands.follows[place]
    return covers
