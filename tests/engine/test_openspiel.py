"""The engine agrees with OpenSpiel, where that is installed."""

from __future__ import annotations

import pytest

pytest.importorskip("pyspiel")

from tests.engine.openspiel import CARDS, combinations, rules_for, run
from tests.kits.slow import some


def test_every_combination_of_options_is_another_table() -> None:
    # Options that only matter while hearts must be broken fall together without that rule.
    assert len(set(combinations())) == 128
    assert len({rules_for(chosen) for chosen in combinations()}) == 64 + 16
    assert len(set(CARDS)) == 52


@pytest.mark.parametrize("cards", some((5000, 20000), 5000))
def test_engine_and_openspiel_agree_on_some_deals(cards: int) -> None:
    walk = run(cards)
    assert walk.disagreements == []
    assert walk.decisions >= cards
    assert len(walk.combinations) == 128
    assert walk.moons > 0


@pytest.mark.slow
def test_engine_and_openspiel_agree_on_many_deals() -> None:
    walk = run(100_000, seed=1)
    assert walk.disagreements == []
    assert walk.moons > 5
