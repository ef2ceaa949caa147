"""Trains a player to shoot moons: it is dealt strong hands and rewarded for every moon."""

from __future__ import annotations

import numpy as np
from learn_deals import SEATS, hand_strengths
from learn_games import Games
from learn_play import Improver

_MOON_BONUS = 6.0
"""The worth of the player's own moon and its points, in queens."""

_CHOSEN_FROM = 3
"""One deal in this many is played: that in which someone is the strongest."""


class MoonShooterCourse(Improver):
    """Learns in deals in which its hand is strong, against three rivals that stay as they are.

    Every other batch it has passed for that.
    """

    _count = 0

    def _play(self, rivals: int) -> Games:
        del rivals  # the learner would get in its own way
        rng, size = self._rng, self._sizes.deals
        self._count += 1
        for_moon = self._count % 2 == 0
        deal = self._deals.passed_for_moon if for_moon else self._deals.passed
        passed = deal(_CHOSEN_FROM * size)
        strong = hand_strengths(passed.hands, rng)
        if for_moon:
            strong[1:] = -np.inf  # seat 0 has passed so
        chosen = np.argsort(-strong.max(axis=0))[:size]
        who = rng.integers(1, len(self.rivals) + 1, (SEATS, size))
        who[strong[:, chosen].argmax(axis=0), np.arange(size)] = 0
        return self._played(passed.pick(chosen), who, _MOON_BONUS)
