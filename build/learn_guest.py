"""A learned player at a table of the engine, for recordings of what others do against it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

import numpy as np

from hearts_gui.ai.batch import Batch
from hearts_gui.ai.learned import likings
from hearts_gui.ai.learned_pass import judged
from hearts_gui.ai.network import Network
from hearts_gui.ai.sampler import Sampler
from hearts_gui.engine.actions import Action, AskKind, PassCards, PlayCard
from hearts_gui.engine.legal import legal_plays
from hearts_gui.engine.passing import pass_gives
from hearts_gui.engine.view import PlayerView

_WARMTH: Final = 0.4
_WHIM: Final = 1.5
"""How far a guest misjudges passes, in points."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A player by network, and the judge of its passes."""

    net: Network
    judge: Network

    def decide(self, view: PlayerView, rng: np.random.Generator) -> Action:
        """Its pass or its card, with a little chance."""
        if view.ask.kind is AskKind.PASS:
            return self._pass(view, rng)
        legal = legal_plays(view.rules, view.deal, view.own)
        if len(legal) == 1:
            return PlayCard(view.seat, legal[0])
        any_world = Sampler(view).draw(1, rng)
        state = Batch.from_worlds(view.public, any_world).state
        marks = likings(view, legal, state, self.net) + _WARMTH * rng.gumbel(size=len(legal))
        return PlayCard(view.seat, legal[int(marks.argmax())])

    def _pass(self, view: PlayerView, rng: np.random.Generator) -> Action:
        ((receiver, count),) = pass_gives(view.rules, view.deal.token, view.seat)
        choices = list(combinations(view.own.hand, count))
        points = judged(self.judge, view, receiver, choices)
        points += rng.normal(0.0, _WHIM, points.shape)
        best = choices[int(points.argmax())]
        return PassCards(view.seat, tuple((card, receiver) for card in best))
