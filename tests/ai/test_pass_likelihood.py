"""A network says which hands a pass makes likely, without hidden cards, in its own games only."""

from __future__ import annotations

import numpy as np
import pytest

from hearts_gui.ai.policies import pass_policy as module
from hearts_gui.ai.policies.network import network
from hearts_gui.ai.policies.pass_policy import (
    PASS_LIKELIHOOD_PLANES,
    pass_likelihood_planes,
    pass_log_likelihood,
)
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.simulator.batch_cards import Ints, words_of
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.play.game import new_game, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from tests.games import midway

WAYS = (PassToken.L, PassToken.R, PassToken.A)


def passed(rules: Rules, seed: str) -> Game:
    """Rule players have passed; nothing is played yet."""
    bots = [RulePlayer(str(seat)) for seat in range(rules.players)]
    return midway(new_game(rules, seed), bots, 0)


def true_hands(game: Game) -> Ints:
    """The hands as they are, in the shape (1, seats, 1)."""
    return np.array([[[words_of(own.hand, 1)[0]] for own in game.owns]], dtype=np.int64)


def odds(view: PlayerView, first: Ints) -> np.ndarray:
    logs = pass_log_likelihood(view, first)
    assert logs is not None
    return logs


@pytest.mark.parametrize("token", WAYS)
def test_true_hands_are_likelier_than_others_that_fit(token: PassToken) -> None:
    """Measured in nats: how much is known about a deal before its first card."""
    known = []
    for number in range(12):
        game = passed(Rules(pass_cycle=(token,)), f"exchange-{number}")
        view = view_of(game, number % 4)
        even = Sampler(view).draw(400, np.random.default_rng(number)).hands
        mean = np.log(np.exp(odds(view, even)).mean())
        known.append(float(odds(view, true_hands(game))[0] - mean))
    assert np.mean(known) > 1.5
    assert np.mean(np.array(known) > 0) > 0.7


def test_the_odds_are_those_of_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each world by itself, without any shortcut."""
    view = view_of(passed(Rules(pass_cycle=(PassToken.R,)), "plain"), 2)
    first = Sampler(view).draw(30, np.random.default_rng(5)).hands
    seen: list[Ints] = []

    def watched(*args: Ints) -> Ints:
        seen.append(pass_likelihood_planes(*args))
        return seen[-1]

    monkeypatch.setattr(module, "pass_likelihood_planes", watched)
    result = odds(view, first)
    net = network("pass_likelihood")
    assert net is not None
    bits = (seen[0].T[:, :, None] >> np.arange(64)) & 1
    logits = net.logits(bits.reshape(30, -1).astype(np.uint8))[:, 0]
    assert np.abs(result - logits / net.logit_scale).max() < 1e-6
    assert np.ptp(result) > 1


def test_the_inputs_are_the_own_passed_cards_and_the_others_hands() -> None:
    words = pass_likelihood_planes(
        np.array([[1], [2], [4]]), np.array([8], dtype=np.int64), np.array([16], dtype=np.int64), 1
    )
    assert words.shape == (PASS_LIKELIHOOD_PLANES, 1)
    assert words[:, 0].tolist() == [1 | 1 << 53, 2, 4, 8, 16]


@pytest.mark.parametrize(
    "rules",
    [
        Rules(pass_cycle=(PassToken.HOLD,)),
        preset("omnibus"),
        preset("black_maria", 3),
    ],
    ids=["hold", "other values", "three players"],
)
def test_elsewhere_it_says_nothing(rules: Rules) -> None:
    game = passed(rules, "elsewhere")
    assert pass_log_likelihood(view_of(game, 0), true_hands(game)) is None


def test_without_the_network_it_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = passed(Rules(pass_cycle=(PassToken.L,)), "gone")
    monkeypatch.setattr(module, "network", lambda name: None)
    assert pass_log_likelihood(view_of(game, 0), true_hands(game)) is None
