"""Rules that the simulator leaves to the engine are played out by it, through the same calls."""

from __future__ import annotations

import random

import numpy as np
import pytest

from hearts_gui.ai.simulator import fallback
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.fallback import play_each
from hearts_gui.ai.simulator.imagined import World, imagined
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import Action, PlayCard
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.game import new_game, step, to_act
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from tests.ai.batch_kit import at_play, shuffled, world_of


def legal_cards(game: Game) -> tuple[Card, ...]:
    deal = game.public.deal
    assert deal is not None
    return legal_plays(game.rules, deal, game.owns[to_act(game).seats[0]])


@pytest.mark.parametrize(("key", "total"), [("domino", 13), ("heartsette", 13), ("draw", 13)])
def test_every_penalty_point_finds_a_taker(key: str, total: int) -> None:
    game = at_play(preset(key), key, 3)
    rng = random.Random(1)
    for _ in range(3):
        other = shuffled(game, rng)
        worlds, cards = [world_of(other)] * 2, legal_cards(other)
        outcome = play_each(other.public, worlds, cards, np.random.default_rng(1))
        sums = outcome.points.sum(axis=0)
        assert sums.shape == (len(cards) * len(worlds),)
        assert sums.max() == total
        assert sums.min() == total or key == "domino"  # where some cards may never be drawn


def test_the_given_card_is_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = at_play(preset("domino"), "first")
    cards, first = legal_cards(game), []

    def noted(before: Game, action: Action) -> tuple[tuple[Event, ...], Game]:
        if not before.version:
            first.append(action)
        return step(before, action)

    monkeypatch.setattr(fallback, "step", noted)
    play_each(game.public, [world_of(game)], cards, np.random.default_rng(1))
    assert first == [PlayCard(to_act(game).seats[0], card) for card in cards]


def test_engine_and_simulator_agree_when_every_card_is_forced() -> None:
    game = at_play(preset("standard"), "forced", 48)
    world = world_of(game)
    slow = play_each(game.public, [world], legal_cards(game), np.random.default_rng(1))
    fast = Batch.from_worlds(game.public, [world]).run("random", np.random.default_rng(1))
    assert np.array_equal(slow.points, fast.points)
    assert np.array_equal(slow.shooter, fast.shooter)


@pytest.mark.parametrize("key", ["standard", "warren", "hay_kitty", "draw", "heartsette"])
def test_an_imagined_game_holds_what_its_world_says(key: str) -> None:
    for cards in (0, 7, 20):
        game = at_play(preset(key), f"{key} {cards}", cards)
        copy = imagined(game.public, world_of(game))
        assert [own.hand for own in copy.owns] == [own.hand for own in game.owns]
        assert [own.buried for own in copy.owns] == [own.buried for own in game.owns]
        assert copy.secret.stock == game.secret.stock
        assert world_of(copy) == world_of(game)


def test_no_world_without_a_deal() -> None:
    game = new_game(Rules(), "none")
    with pytest.raises(ValueError, match="no deal"):
        imagined(game.public, World(((),) * 4))
