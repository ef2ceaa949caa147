"""What a pass says about the hands afterwards, as a network has learnt it from many passes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from hearts_gui.ai.nets.features import CARDS, compact
from hearts_gui.ai.nets.network import network
from hearts_gui.ai.nets.shared_inputs import common
from hearts_gui.ai.policies.learned import knows, rounded
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, words_of
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.view import PlayerView

EXCHANGE: Final = "exchange"
EXCHANGE_WORDS: Final = 5
_OTHERS: Final = 3
_ONLY: Final = np.zeros(1, dtype=np.int64)


def exchange_words(hands: Ints, given: Ints, got: Ints, way: Ints | int) -> Ints:
    """Hands (others, worlds) from the left on, and the two packets, as inputs (words, worlds).

    All are sets of cards without gaps. `way` is how many places further the cards went.
    """
    words = np.empty((EXCHANGE_WORDS, hands.shape[1]), dtype=np.int64)
    words[:_OTHERS] = hands
    words[0] |= np.int64(1) << (np.int64(CARDS) + way)
    words[3], words[4] = given, got
    return words


def exchange_odds(view: PlayerView, first: Ints) -> Reals | None:
    """How much likelier each world is for the pass; logarithms.

    `first` are the hands before the first trick (1, seats, worlds). None where it is not known.
    """
    own, players = view.own, view.rules.players
    net = network(EXCHANGE)
    receivers = {receiver for _, receiver in own.gave}
    if net is None or net.shape != (64 * EXCHANGE_WORDS, 1) or not knows(view.rules, view.deal):
        return None
    if len(receivers) != 1 or len(own.gave) != _OTHERS or len(own.got) != _OTHERS:
        return None
    way = (receivers.pop() - view.seat) % players
    if {giver for _, giver in own.got} != {(view.seat - way) % players} or not way:
        return None
    others = [(view.seat + ahead) % players for ahead in range(1, players)]
    words = exchange_words(
        compact(first[0, others]),
        _set([card for card, _ in own.gave]),
        _set([card for card, _ in own.got]),
        way,
    )
    marks = common(words).marks(net, _ONLY)[:, 0]
    return rounded(marks.astype(np.float64) / net.unit)


def _set(cards: Sequence[Card]) -> Ints:
    return compact(np.array(words_of(cards, 1), dtype=np.int64))
