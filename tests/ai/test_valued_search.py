"""The search with the network for many rule sets is fair, repeatable, legal and useful."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hearts_gui.ai.effort import Effort
from hearts_gui.ai.policies import network as networks
from hearts_gui.ai.policies.features import to_52_bits
from hearts_gui.ai.policies.learned import OWN, knows
from hearts_gui.ai.policies.network import Network, network, required_network
from hearts_gui.ai.policies.valued import (
    BONUS,
    VALUE_INPUTS,
    VALUED,
    ValueFeatures,
    features_for,
    knows_bonus,
    reads_values,
    standard_network_wins,
    valued_log_policy,
    valued_network_wins,
)
from hearts_gui.ai.search import card_trials
from hearts_gui.ai.search.card_trials import ValuedTrial
from hearts_gui.ai.search.evaluation import Evaluation, Method
from hearts_gui.ai.search.race import Samples
from hearts_gui.ai.search.searcher import Searcher
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import column
from hearts_gui.ai.simulator.imagined import Packed
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.cards import Card
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.game import step
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.state import Game, PublicDeal
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from tests.ai.batch_kit import at_play
from tests.games import view
from tests.kits.reshuffling import reshuffled
from tests.kits.slow import some

NEAR = ("hooligan", "spot", "hay_kitty", "point_count")
SMALL = Effort(worlds=8, passes=8, learned=60, learned_passes=8)


def own() -> Network:
    return required_network(OWN)


def deal_of(game: Game) -> PublicDeal:
    assert game.public.deal is not None
    return game.public.deal


def found_by(game: Game, seed: str = "x", effort: Effort = SMALL) -> Evaluation:
    return Searcher(seed, effort).evaluate(view(game))


@pytest.fixture
def valued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A network that reads values, of little sense; the program's others stay."""
    rng, real = np.random.default_rng(1), networks.WEIGHTS
    parts: dict[str, Any] = {
        "first": rng.integers(-90, 90, (VALUE_INPUTS, 16)),
        "first_bias": rng.integers(-90, 90, 16),
        "second": rng.integers(-9, 9, (16, 52)),
        "bias": np.zeros(52, dtype=np.int64),
        "scale": np.array([900, 3]),
    }
    for path in real.glob("*.npz"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    for name in (BONUS, VALUED):
        np.savez(tmp_path / f"{name}.npz", **parts)
    monkeypatch.setattr(networks, "WEIGHTS", tmp_path)
    network.cache_clear()
    yield
    network.cache_clear()


def test_who_plays_which_rule_set() -> None:
    near = {entry.key for entry in all_presets() if standard_network_wins(preset(entry.key))}
    assert {*NEAR, "graded", "point_count", "arnold_all"} <= near
    shown = {entry.key for entry in all_presets() if valued_network_wins(preset(entry.key))}
    assert {"arnold", "sweepstake", "howell", "black_maria", "black_lady_uk"} <= shown
    assert not shown & near
    bonus = {entry.key for entry in all_presets() if knows_bonus(preset(entry.key))}
    assert {"omnibus", "jack_of_diamonds", "royal", "complex", "partnership"} <= bonus
    assert {"gong_zhu", "reverse"} <= bonus
    assert not bonus & (shown | near)
    assert not {"chips", "four_jacks"} & (bonus | shown | near)


@pytest.mark.parametrize("key", some(NEAR, "hooligan", "hay_kitty"))
def test_the_answer_is_legal_and_the_same_again(key: str) -> None:
    for cards in (0, 9, 26):
        game = at_play(preset(key), f"legal/{key}", cards)
        seen = view(game)
        legal = legal_plays(seen.rules, seen.deal, seen.own)
        evaluation = found_by(game)
        assert isinstance(evaluation.action, PlayCard)
        assert evaluation.action.card in legal
        assert found_by(game) == evaluation
        if len(legal) > 1:
            assert evaluation.method is Method.BY_NETWORKS


def test_hidden_cards_change_nothing() -> None:
    game = at_play(preset("spot"), "fair", 14)
    evaluation = found_by(game)
    for seed in range(3):
        other = reshuffled(game, view(game).seat, random.Random(seed))
        assert found_by(other) == evaluation


def test_many_cards_share_what_may_be_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[int] = []
    real = ValuedTrial.tried

    def counted(
        trial: ValuedTrial, worlds: Packed, cards: Sequence[Card], *rest: Any
    ) -> list[Samples]:
        spent.append(worlds.size * len(cards))
        return real(trial, worlds, cards, *rest)

    monkeypatch.setattr(ValuedTrial, "tried", counted)
    monkeypatch.setattr(ValuedTrial, "playouts", 900)
    for key in ("omnibus", "gong_zhu"):
        spent.clear()
        game = at_play(preset(key), f"room/{key}", 4)
        evaluation = found_by(game, effort=Effort(learned=600, thorough=True))
        assert evaluation.method is Method.BY_NETWORKS
        assert 0 < sum(spent) <= 900


def test_levels_without_networks_search_by_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*given: object) -> None:
        raise AssertionError("this is the other search")

    game = at_play(preset("spot"), "tables", 8)
    monkeypatch.setattr(card_trials, "ValuedTrial", never)
    found_by(game, effort=Effort(worlds=20))
    found_by(at_play(preset("chips"), "tables", 8))


def test_the_standard_game_is_searched_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*given: object) -> None:
        raise AssertionError("this is the other search")

    monkeypatch.setattr(card_trials, "ValuedTrial", never)
    game = at_play(Rules(), "standard", 8)
    assert knows(game.rules, deal_of(game))
    assert found_by(game).method is Method.BY_NETWORKS


def test_charged_cards_are_seen_by_who_has_learnt_them(valued: None) -> None:
    rules = preset("gong_zhu")
    game = at_play(rules, "charges", 6)
    seen = view(game)
    held = next(card for card in game.owns[2].hand if card.suit is not None)
    deal = evolve(deal_of(game), charges=((2, held),))
    net = reads_values(rules, deal)
    assert net is network(BONUS)
    assert net is not None
    features = features_for(replace(seen, public=evolve(seen.public, deal=deal)), 2, net)
    assert isinstance(features, ValueFeatures)
    state = Batch.from_worlds(game.public, Sampler(seen).draw(2, np.random.default_rng(1))).state
    ahead = (2 - seen.seat) % rules.players
    bit = to_52_bits(column([held], 1)[0])
    assert ahead
    assert (features.planes(state)[6 + ahead] & bit != 0).all()
    assert not (features_for(seen, 2, net).planes(state)[6 + ahead] & bit).any()


def test_charged_cards_are_left_to_the_tables() -> None:
    game = at_play(preset("spot"), "charges", 6)
    deal = deal_of(game)
    assert reads_values(game.rules, deal) is own()
    charged = evolve(deal, charges=((1, deal_of(game).plays[0].card),))
    assert reads_values(game.rules, charged) is None


def test_a_player_that_reads_values_plays_where_it_can(valued: None) -> None:
    for key in ("black_maria", "black_lady_uk", "arnold", "omnibus", "partnership", "gong_zhu"):
        game = at_play(preset(key), f"valued/{key}", 7)
        net = reads_values(game.rules, deal_of(game))
        assert net is not None
        assert net.shape[0] == VALUE_INPUTS
        assert isinstance(features_for(view(game), 2, net), ValueFeatures)
        assert found_by(game) == found_by(game)
    warren = at_play(preset("double_deck"), "valued/two", 7)
    assert reads_values(warren.rules, deal_of(warren)) is None


def test_the_chances_of_the_cards_come_to_one() -> None:
    game = at_play(preset("spot"), "chances", 12)
    seen = view(game)
    legal = legal_plays(seen.rules, seen.deal, seen.own)
    state = Batch.from_worlds(game.public, Sampler(seen).draw(1, np.random.default_rng(1))).state
    logs = valued_log_policy(seen, legal, state, own())
    assert np.exp(logs).sum() == pytest.approx(1.0, abs=1e-4)
    assert logs.shape == (len(legal),)


def last_cards(rules: Rules, deals: int) -> Iterator[PlayerView]:
    """Views near the end of deals, with a choice for the last to play."""
    for number in range(deals):
        seen = view(at_play(rules, f"end/{number}", 4 * 10 + 3))
        if len(legal_plays(rules, seen.deal, seen.own)) > 1:
            yield seen


@pytest.mark.parametrize("deals", some((40, 150), 40))
def test_at_the_end_of_a_deal_the_best_card_is_played(deals: int) -> None:
    better, tried = 0, 0
    for seen in last_cards(preset("spot"), deals):
        evaluation = Searcher("end", Effort(learned=240, thorough=True)).evaluate(seen)
        values = [estimate.value for estimate in evaluation.estimates if estimate.worlds]
        if max(values) - min(values) > 2:
            tried += 1
            better += evaluation.best.value > max(values) - 0.5
    assert tried > deals / 25
    assert better >= 0.9 * tried


def test_a_deal_is_played_to_its_end_by_it() -> None:
    game = at_play(preset("hay_kitty"), "whole", 30)
    for _ in range(9):
        game = step(game, found_by(game, effort=Effort(learned=5)).action)[1]
    assert len(deal_of(game).tricks) >= 10
