"""What a hand is worth after giving three cards away, learnt from deals that were played out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from hearts_gui.ai.batch_cards import words_of
from hearts_gui.ai.network import network
from hearts_gui.ai.search_value import Reals
from hearts_gui.ai.sight import CARDS, compact, unpacked
from hearts_gui.engine.cards import Card
from hearts_gui.engine.view import PlayerView

_INPUTS: Final = 128


def pass_values(view: PlayerView, receiver: int, candidates: Sequence[tuple[Card, ...]]) -> Reals:
    """By candidate, the points that the others are expected to take beyond this seat's own."""
    net = network("passes")
    if net is None or net.shape != (_INPUTS, 1):
        return np.zeros(len(candidates))
    hand = np.array(words_of(view.own.hand, 1), dtype=np.int64)
    given = np.array([words_of(cards, 1)[0] for cards in candidates], dtype=np.int64)
    way = (receiver - view.seat) % view.rules.players
    kept = compact(hand & ~given) | (1 << (CARDS + way))
    marks = net.marks(unpacked(np.stack([kept, compact(given)])))[:, 0]
    worth: Reals = marks.astype(np.float64) * 13 / net.unit
    return worth
