"""The coach with a tenth of its worlds, for tests that are not about its strength."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from hearts_gui.ai.coach import judging
from hearts_gui.ai.effort import Effort
from hearts_gui.ai.worlds import belief
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.view import PlayerView

WORLDS = Effort(60, 60, checks=8, learned=24, learned_passes=24, thorough=True)
MOST = 100


def think_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer worlds choose, compare and are believed, until the test is over."""
    real = judging.difference

    def compared(
        view: PlayerView, pair: tuple[Action, Action], spread: float, rng: np.random.Generator,
        most: int, *, tables: bool = False,
    ) -> judging.Difference | None:  # fmt: skip
        return real(view, pair, spread, rng, min(most, MOST), tables=tables)

    forget()
    monkeypatch.setattr(judging, "CHOOSING", WORLDS)
    monkeypatch.setattr(judging, "difference", compared)
    believe_less(monkeypatch)


def believe_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searching players look at fewer worlds to find what was likely dealt."""
    few = replace(
        belief.LEARNED, broad=20, evenly=3, first_broad=400, first=40, replayed=1, replayed_by_one=1
    )
    monkeypatch.setattr(belief, "LEARNED", few)


def forget() -> None:
    """Drop the judgements that are kept: they do not know how many worlds there were."""
    judging._evaluate.cache_clear()
    judging._measured.cache_clear()
