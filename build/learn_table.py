"""Deals of the players that choose by tables, recorded as data for training."""

from __future__ import annotations

import numpy as np
from learn_deals import Deals, Moments
from learn_net import packed

from hearts_gui.ai.policies.features import BARE_INPUTS, Features, to_52_bits
from hearts_gui.ai.simulator.batch_cards import top_index
from hearts_gui.ai.simulator.batch_legal import legal
from hearts_gui.ai.simulator.batch_sensible import SensiblePolicy
from hearts_gui.ai.simulator.batch_tricks import play


def by_tables(deals: Deals, size: int, rng: np.random.Generator) -> Moments:
    """Every choice in this many deals of these players."""
    batch = deals.batch(deals.passed(size).hands)
    state, features = batch.state, Features(size)
    policy = SensiblePolicy(state.plan, size, rng)
    moments: list[Moments] = []
    while not batch.over:
        allowed = legal(state)
        chosen = policy.choose(state, allowed)
        free = np.flatnonzero(allowed[0] & (allowed[0] - 1))
        planes = features.planes(state)[: BARE_INPUTS // 64, free]
        picked = top_index(to_52_bits(chosen[0][free]))
        moments.append(Moments(packed(planes), to_52_bits(allowed[0][free]), picked))
        features.played(state, chosen[0])
        play(state, chosen, None)
    return Moments.joined(moments)
