"""Inputs without what worlds have in common lose nothing."""

from __future__ import annotations

import random

import numpy as np
import pytest

from hearts_gui.ai.policies.features import CARDS, INPUTS, PLANES, Features, shared_inputs, unpacked
from hearts_gui.ai.policies.learned import OWN, RULE
from hearts_gui.ai.policies.network import network
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import Ints
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import new_game, to_act, view_of
from hearts_gui.engine.rules.rules import Rules
from tests.ai.batch_kit import advanced


def looked_at(tricks: int, cards: int, seed: str) -> Ints:
    """Return what the seat in turn sees in many worlds of one deal, so far into it."""
    rng, game = random.Random(seed), new_game(Rules(), seed)
    while True:
        game = advanced(game, rng)
        deal = game.public.deal
        if deal is None or to_act(game).kind is not AskKind.PLAY:
            continue
        if (len(deal.tricks), len(deal.plays)) == (tricks, cards):
            break
    seat = (to_act(game).seats[0] + 1) % 4
    packed = Sampler(view_of(game, seat)).draw(300, np.random.default_rng(1))
    batch = Batch.from_worlds(game.public, packed)
    return Features(batch.size).planes(batch.state)


def columns(planes: Ints) -> int:
    """Return the number of columns that hold all inputs, and check that they do."""
    inputs = shared_inputs(planes)
    every = np.zeros((len(inputs.bits), INPUTS), dtype=np.float32)
    every[:, inputs.differ] = inputs.bits @ inputs.spread
    every[:, inputs.always] += 1
    assert np.array_equal(every, unpacked(planes))
    return len(inputs.spread)


@pytest.mark.parametrize("cards", [0, 1, 2, 3])
@pytest.mark.parametrize("tricks", [0, 1, 5, 9, 12])
def test_few_columns_hold_all_inputs(tricks: int, cards: int) -> None:
    planes = looked_at(tricks, cards, f"common/{tricks}/{cards}")
    unplayed = 52 - 4 * tricks - cards
    assert columns(planes) <= 3 * unplayed


@pytest.mark.parametrize("seed", range(4))
def test_any_bits_may_be_taken_apart(seed: int) -> None:
    rng = np.random.default_rng(seed)
    shared = rng.integers(0, 1 << 62, (PLANES, 1))
    loose = rng.integers(0, 1 << 62, (PLANES, 40)) & rng.integers(0, 1 << 62, (PLANES, 1))
    planes = shared ^ loose
    planes[1] = ~planes[0]
    planes[2] = planes[0] & shared[3]
    assert columns(planes)


@pytest.mark.parametrize("name", [RULE, OWN])
def test_the_marks_are_the_same(name: str) -> None:
    net = network(name)
    assert net is not None
    planes = looked_at(4, 2, "marks")
    cards = np.array([3, 17, 39, CARDS - 1])
    expected = net.logits(unpacked(planes))[:, cards]
    assert np.array_equal(shared_inputs(planes).logits(net, cards), expected)


def test_one_world_differs_from_nothing() -> None:
    planes = looked_at(3, 1, "one")[:, :1]
    assert columns(planes) == 0
