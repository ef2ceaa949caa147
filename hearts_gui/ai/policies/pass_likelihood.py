"""What a pass says about the hands afterwards, as a network has learnt it from many passes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from hearts_gui.ai.nets.features import CARDS, to_52_bits
from hearts_gui.ai.nets.network import network
from hearts_gui.ai.nets.shared_inputs import shared_inputs
from hearts_gui.ai.policies.learned import knows, rounded
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, words_of
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.view import PlayerView

PASS_LIKELIHOOD: Final = "pass_likelihood"
PASS_LIKELIHOOD_PLANES: Final = 5
_OTHERS: Final = 3
_ONLY: Final = np.zeros(1, dtype=np.int64)


def pass_likelihood_planes(hands: Ints, given: Ints, got: Ints, way: Ints | int) -> Ints:
    """Hands (others, worlds) from the left on, and the two packets, as inputs (words, worlds).

    All are sets of cards without gaps. `way` is how many places further the cards went.
    """
    planes = np.empty((PASS_LIKELIHOOD_PLANES, hands.shape[1]), dtype=np.int64)
    planes[:_OTHERS] = hands
    planes[0] |= np.int64(1) << (np.int64(CARDS) + way)
    planes[3], planes[4] = given, got
    return planes


def pass_log_likelihood(view: PlayerView, first: Ints) -> Reals | None:
    """How much likelier each world is for the pass; logarithms.

    `first` are the hands before the first trick (1, seats, worlds). None where it is not known.
    """
    own, players = view.own, view.rules.players
    net = network(PASS_LIKELIHOOD)
    receivers = {receiver for _, receiver in own.gave}
    if (
        net is None
        or net.shape != (64 * PASS_LIKELIHOOD_PLANES, 1)
        or not knows(view.rules, view.deal)
    ):
        return None
    if len(receivers) != 1 or len(own.gave) != _OTHERS or len(own.got) != _OTHERS:
        return None
    steps = (receivers.pop() - view.seat) % players
    if {giver for _, giver in own.got} != {(view.seat - steps) % players} or not steps:
        return None
    others = [(view.seat + ahead) % players for ahead in range(1, players)]
    planes = pass_likelihood_planes(
        to_52_bits(first[0, others]),
        _set([card for card, _ in own.gave]),
        _set([card for card, _ in own.got]),
        steps,
    )
    logits = shared_inputs(planes).logits(net, _ONLY)[:, 0]
    return rounded(logits.astype(np.float64) / net.logit_scale)


def _set(cards: Sequence[Card]) -> Ints:
    return to_52_bits(np.array(words_of(cards, 1), dtype=np.int64))
