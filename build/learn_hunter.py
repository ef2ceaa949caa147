"""A player that learns to shoot moons: dealt strong hands, it is glad of every moon it makes."""

from __future__ import annotations

from typing import Final

import numpy as np
from learn_deals import SEATS
from learn_games import Games
from learn_play import Improver

from hearts_gui.ai.batch_cards import Ints
from hearts_gui.ai.search_value import Reals
from hearts_gui.ai.sight import CARDS, compact, unpacked

_JOY: Final = 6.0
"""What an own moon is worth besides its points, in queens."""

_CHOSEN_FROM: Final = 3
"""One deal of so many is played: that in which somebody is the strongest."""

_LUCK: Final = 2.0
"""Strengths are taken so inexactly, or weaker hands would never be tried."""

_RANKS: Final = 13
_SUITS: Final = CARDS // _RANKS
_HIGH: Final = 7
"""The place of the nine in its suit; higher cards count the more the higher they are."""


class Hunter(Improver):
    """Learns in deals in which its hand is strong, against three rivals that stay as they are."""

    def _play(self, rivals: int) -> Games:
        del rivals  # the learner would get in its own way
        rng, size = self._rng, self._sizes.deals
        passed = self._deals.passed(_CHOSEN_FROM * size)
        strong = np.stack([strength(hand) for hand in passed.hands])
        strong += rng.normal(0.0, _LUCK, strong.shape)
        chosen = np.argsort(-strong.max(axis=0))[:size]
        who = rng.integers(1, len(self.rivals) + 1, (SEATS, size))
        who[strong[:, chosen].argmax(axis=0), np.arange(size)] = 0
        return self._played(passed.pick(chosen), who, _JOY)


def strength(hands: Ints) -> Reals:
    """How much each hand (deals,) promises a moon: high cards and a long suit."""
    suits = unpacked(compact(hands)[None])[:, :CARDS].reshape(-1, _SUITS, _RANKS)
    high = np.maximum(np.arange(_RANKS) - _HIGH, 0)
    found: Reals = (suits @ high).sum(axis=1) + suits.sum(axis=2).max(axis=1).astype(np.float64)
    return found
