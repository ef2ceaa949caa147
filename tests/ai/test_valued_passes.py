"""Passes under many rule sets: tables propose them, and the network for all rules plays them
out."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hearts_gui.ai.effort import Effort
from hearts_gui.ai.policies.features import Features, Past, to_52_bits
from hearts_gui.ai.policies.learned import OWN, LearnedPolicy
from hearts_gui.ai.policies.network import Network, network
from hearts_gui.ai.policies.valued import BONUS, VALUED, features_for
from hearts_gui.ai.search import pass_search
from hearts_gui.ai.search import pass_search as module
from hearts_gui.ai.search.evaluation import Evaluation, Method
from hearts_gui.ai.search.pass_search import search_pass
from hearts_gui.ai.search.race import Samples
from hearts_gui.ai.simulator.batch_cards import Ints, column
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.engine.play.actions import PassCards
from hearts_gui.engine.play.game import view_of
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.presets import preset
from tests.games import first_deal

SMALL = Effort(worlds=8, passes=60, learned=8, learned_passes=8)


def asked(key: str, seat: int = 0) -> PlayerView:
    """A seat is asked for its pass."""
    players = 3 if key == "black_maria" else 4
    return view_of(first_deal(preset(key, players), "valued"), seat)


def found_by(view: PlayerView, effort: Effort = SMALL, seed: int = 2) -> Evaluation:
    evaluation = search_pass(view, effort, np.random.default_rng(seed))
    assert evaluation is not None
    return evaluation


def given(evaluation: Evaluation) -> tuple[str, ...]:
    assert isinstance(evaluation.action, PassCards)
    return tuple(sorted(card.text for card, _ in evaluation.action.gives))


@pytest.mark.parametrize(
    ("key", "name"),
    [("omnibus", BONUS), ("partnership", BONUS), ("black_maria", VALUED), ("hooligan", OWN)],
)
def test_the_network_of_the_rule_set_plays_them_out(
    monkeypatch: pytest.MonkeyPatch, key: str, name: str
) -> None:
    players: list[Network] = []

    def noted(state: State, rng: Any, seen: Features, net: Network) -> LearnedPolicy:
        players.append(net)
        everywhere = np.ones((state.plan.players, state.size), dtype=np.bool_)
        return LearnedPolicy(state, rng, seen, net, others=[(net, everywhere)])

    monkeypatch.setattr(pass_search, "valued_policy", noted)
    evaluation = found_by(asked(key))
    assert evaluation.method is Method.BY_NETWORKS
    assert players
    assert all(player is network(name) for player in players)
    assert evaluation.rounds == len(module.VALUED.rounds)


def test_each_seat_remembers_what_it_gave(monkeypatch: pytest.MonkeyPatch) -> None:
    view = asked("omnibus")
    remembered: list[Ints] = []

    def noted(view: PlayerView, size: int, net: Network, past: Past) -> Features:
        assert past.way == 1
        remembered.append(np.asarray(past.given))
        return features_for(view, size, net, past)

    monkeypatch.setattr(pass_search, "features_for", noted)
    found_by(view)
    own = to_52_bits(column(view.own.hand, 1)[0])
    for passed in remembered:
        assert (_counts(passed) == 3).all()
        assert (passed[0] & ~own == 0).all()
        assert (passed[1:] & own == 0).all()
    assert len({int(bits) for bits in remembered[0][0]}) > 5


def _counts(bits: Ints) -> Ints:
    counts: Ints = np.vectorize(lambda one: int(one).bit_count())(bits)
    return counts


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Value passes: `liked` by tables in points, `best` by the network, or `moon`."""
    data: dict[str, Any] = {"tables": {}, "network": {}, "moon": 0.0, "tried": []}

    def tried(trial: Any, passes: Any, before: Any, *, shoots: bool) -> Samples:
        kind = "tables" if trial._net is None else "network"
        names = [tuple(sorted(card.text for card in cards)) for cards in passes]
        values = np.array([data[kind].get(name, 0.0) for name in names])
        values = values + data["moon"] * shoots
        data["tried"].append((kind, names, shoots))
        columns = np.repeat(values[:, None], before.worlds.size, axis=1)
        return Samples(columns, np.full(columns.shape, -1))

    monkeypatch.setattr(pass_search.PassTrial, "tried", tried)
    return data


def names_of(view: PlayerView, *places: tuple[int, int, int]) -> list[tuple[str, ...]]:
    """Some passes of a hand, by the places of their cards."""
    hand = sorted(view.own.hand)
    return [tuple(sorted(hand[k].text for k in some)) for some in places]


def test_what_the_network_finds_better_is_passed(played: dict[str, Any]) -> None:
    view = asked("omnibus")
    one, other, third = names_of(view, (0, 1, 2), (3, 4, 5), (6, 7, 8))
    played["tables"] = {one: 20.0, other: 15.0}
    played["network"] = {one: 0.0, other: 5.0, third: 40.0}
    assert given(found_by(view)) == other, "the third one was not named by the tables"
    shown = [names for kind, names, _ in played["tried"] if kind == "network"]
    assert len(shown[0]) <= module.VALUED.shortlist + 1
    assert third not in shown[0]
    played["network"] = {one: 0.0, other: 1.0}
    assert given(found_by(view)) == one, "what the tables say counts for a part"


def test_the_rule_players_pass_is_always_among_them(played: dict[str, Any]) -> None:
    view = asked("omnibus")
    every = names_of(
        view, *((a, b, c) for a in range(4) for b in range(4, 8) for c in range(8, 13))
    )
    usual = given(found_by(view, Effort(passes=60), seed=1))
    played["tried"].clear()
    played["tables"] = dict.fromkeys((name for name in every if name != usual), 9.0)
    found_by(view)
    first = next(names for kind, names, _ in played["tried"] if kind == "network")
    assert usual in first


@pytest.mark.parametrize(("moon", "shoots"), [(8.0, False), (30.0, True)])
def test_a_moon_must_promise_much_more(played: dict[str, Any], moon: float, shoots: bool) -> None:
    played["moon"] = moon
    assert found_by(asked("omnibus")).shoots is shoots


def test_without_networks_tables_choose_alone() -> None:
    assert found_by(asked("chips")).method is Method.BY_TABLES
    assert found_by(asked("omnibus"), Effort(passes=60)).method is Method.BY_TABLES


def test_the_same_view_gets_the_same_pass() -> None:
    view = asked("omnibus", 2)
    assert given(found_by(view)) == given(found_by(view))
