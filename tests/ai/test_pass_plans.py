"""Passes that are judged by playouts of the learned players, ducking or after a moon."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hearts_gui.ai import passsearch as module
from hearts_gui.ai.learned import HUNTER, OWN, LearnedPolicy
from hearts_gui.ai.network import network
from hearts_gui.ai.passsearch import search_pass
from hearts_gui.engine.actions import PassCards, StartDeal
from hearts_gui.engine.game import new_game, step, view_of
from hearts_gui.engine.rules import PassToken, Rules
from hearts_gui.engine.view import PlayerView

LEFT = Rules(pass_cycle=(PassToken.L,))


def asked(seed: str = "plans", seat: int = 0) -> PlayerView:
    """A seat is asked for its pass to the left."""
    return view_of(step(new_game(LEFT, seed), StartDeal())[1], seat)


def passed(view: PlayerView, learned: int) -> tuple[str, ...]:
    found = search_pass(view, 0, np.random.default_rng(2), learned=learned)
    assert isinstance(found, PassCards)
    return tuple(sorted(card.text for card, _ in found.gives))


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """By which network the own seat was played, each time; others may be either player."""
    found: list[str] = []
    names = {id(network(name)): name for name in (OWN, HUNTER)}

    def noted(
        state: Any, rng: np.random.Generator, voids: Any, net: Any, own: Any, others: Any
    ) -> LearnedPolicy:
        seat, mine = own
        assert seat == 0
        assert others[0] is network(OWN)
        assert 0.4 < others[1].mean() < 0.6
        found.append(names[id(mine)])
        return LearnedPolicy(state, rng, voids, net, own, others)

    monkeypatch.setattr(module, "LearnedPolicy", noted)
    return found


def test_a_pass_is_tried_for_ducking_and_for_a_moon(played: list[str]) -> None:
    assert len(passed(asked(), 400)) == 3
    assert played[0] == OWN
    assert HUNTER in played


def test_few_worlds_are_not_spent_on_moons(played: list[str]) -> None:
    passed(asked(), 10)
    assert set(played) == {OWN}


def fake_values(
    monkeypatch: pytest.MonkeyPatch, hunting: float
) -> list[tuple[tuple[int, ...], bool]]:
    """Every pass comes to nothing by ducking, and to this by hunting; but the first one to less."""
    asked_for: list[tuple[tuple[int, ...], bool]] = []

    def mean(race: Any, part: list[int], packed: object, *, hunts: bool) -> np.ndarray:
        asked_for.append((tuple(part), hunts))
        return np.array([(hunting if hunts else 0.0) - 50.0 * (k == 0) for k in part])

    monkeypatch.setattr(module._Race, "_mean", mean)
    return asked_for


def test_hunting_is_dropped_after_a_hopeless_round(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = fake_values(monkeypatch, -20.0)
    passed(asked(), 400)
    assert [hunts for _, hunts in tried] == [False, True, False, False]


def test_hunting_goes_on_while_it_promises_something(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = fake_values(monkeypatch, 3.0)
    passed(asked(), 400)
    assert [hunts for _, hunts in tried] == [False, True] * 3
    assert all(0 not in part for part, _ in tried[2:]), "the pass that is behind is not tried again"


def test_the_same_view_gets_the_same_pass() -> None:
    assert passed(asked(), 120) == passed(asked(), 120)
