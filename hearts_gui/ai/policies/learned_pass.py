"""What a hand is worth after giving three cards away, learnt from deals that were played out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from hearts_gui.ai.nets.features import CARDS, to_52_bits, unpacked
from hearts_gui.ai.nets.network import Network, network
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, words_of
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.view import PlayerView

_INPUTS: Final = 128
PASS_VALUE: Final = "pass_value"
MOON_PASS_VALUE: Final = "moon_pass_value"
"""The judges of passes by those who duck, and by those who are after a moon."""


def judges(name: str) -> bool:
    """Whether there is such a judge."""
    net = network(name)
    return net is not None and net.shape == (_INPUTS, 1)


def pass_values(
    view: PlayerView, receiver: int, candidates: Sequence[tuple[Card, ...]], judge: str = PASS_VALUE
) -> Reals:
    """By candidate, the points that the others are expected to take beyond this seat's own."""
    net = network(judge)
    if net is None or not judges(judge):
        return np.zeros(len(candidates))
    hand = np.array(words_of(view.own.hand, 1), dtype=np.int64)
    given = np.array([words_of(cards, 1)[0] for cards in candidates], dtype=np.int64)
    steps = (receiver - view.seat) % view.rules.players
    return pass_points(net, to_52_bits(hand & ~given), to_52_bits(given), steps)


def pass_planes(kept: Ints, given: Ints, way: Ints | int) -> Ints:
    """What stays and what goes this many places further, as inputs (words, passes).

    Both are sets of cards without gaps, (passes,).
    """
    return np.stack([kept | (np.int64(1) << (np.int64(CARDS) + way)), given])


def pass_points(net: Network, kept: Ints, given: Ints, way: Ints | int) -> Reals:
    """What a judge of passes expects of these, in points."""
    logits = net.logits(unpacked(pass_planes(kept, given, way)))[:, 0]
    worth: Reals = logits.astype(np.float64) * 13 / net.logit_scale
    return worth
