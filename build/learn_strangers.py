"""Deals of players of many kinds, for a network that imitates those of whom nothing is known.

Two sorts of deals: `company` seats rule players with other weights and players with human errors,
`mixed` seats tables, the learned player at several temperatures, and players who like and dislike
simple things about a card as chance will have it. None of them is a player by which others are
measured.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

import numpy as np
from learn_deals import RANKS, SEATS, Deals, Moments
from learn_net import packed

from hearts_gui.ai.players.levels import make_bot
from hearts_gui.ai.policies.features import (
    BARE_INPUTS,
    CARDS,
    Features,
    to_52_bits,
    to_lanes,
    unpacked,
)
from hearts_gui.ai.policies.network import Floats, Network
from hearts_gui.ai.rule_player import danger, facts, moon, passing, playing, weights
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, column, top_index
from hearts_gui.ai.simulator.batch_legal import legal
from hearts_gui.ai.simulator.batch_sensible import SensiblePolicy
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.ai.simulator.batch_tricks import play
from hearts_gui.ai.strategy import Strategy
from hearts_gui.engine.cards import QS
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.view import PlayerView

_GROUPS = ("OPPONENTS", "DANGER", "TRICK", "PLAY", "MOON", "PASS")
_READERS = tuple(
    (module, name)
    for module in (danger, facts, moon, weights, passing, playing)
    for name in _GROUPS
    if hasattr(module, name)
)

_SCALAR = {"rule": 4, "0.3": 6, "1.0": 8, "newcomer": 2, "beginner": 4, "casual": 4,
                  "learner": 4, "club": 2, "random": 1}  # fmt: skip
"""Levels, and rule players by how far their weights stray; how often each sits there."""

_TEMPERATURES = (0.4, 1.0, 2.0)
_VECTOR = (0.25, 0.1, 0.08, 0.06, 0.51)
"""The share of seats for tables, the learned player at each temperature, and one of whims."""

_LIKES = 0.6
_WHIMS = (0.02, 0.1, 0.3)
"""The share of things a player of whims cares about, and how undecided such players are."""
_THINGS = 9
_QUEEN = int(top_index(to_52_bits(column([QS], 1)[0]))[0])


class Jittered:
    """The rule player with other weights, which its seed draws."""

    def __init__(self, seed: str, spread: float) -> None:
        self._player, self._weights = RulePlayer(seed), jittered(seed, spread)

    def decide(self, view: PlayerView) -> Action:
        """Return its play."""
        try:
            for module, name in _READERS:
                setattr(module, name, self._weights[name])
            return self._player.decide(view)
        finally:
            for module, name in _READERS:
                setattr(module, name, getattr(weights, name))

    def note(self) -> None:
        """Says nothing."""


def jittered(seed: str, spread: float) -> Mapping[str, Any]:
    """The rule player's weights, each multiplied by about 1 ± `spread`; shares stay shares."""
    drawn = random.Random(f"weights/{seed}")
    result = {}
    for name in _GROUPS:
        group = getattr(weights, name)
        changed = {}
        for field in fields(group):
            value = getattr(group, field.name)
            if isinstance(value, float):
                most = 1.0 if 0 < value <= 1 and name != "PLAY" else np.inf
                changed[field.name] = min(most, value * float(np.exp(drawn.gauss(0, spread))))
        result[name] = replace(group, **changed)
    return result


def company(name: str) -> list[Strategy]:
    """Players of four kinds, which the name of the deal draws."""
    kinds = random.Random(name).choices([*_SCALAR], [*_SCALAR.values()], k=SEATS)
    seeds = [f"{name}-{seat}" for seat in range(SEATS)]
    return [
        Jittered(seed, float(kind)) if kind[0].isdigit() else make_bot(kind, seed)
        for kind, seed in zip(kinds, seeds, strict=True)
    ]


def mixed(deals: Deals, learned: Network, size: int, rng: np.random.Generator) -> Moments:
    """Every choice in this many deals of the others."""
    batch = deals.batch(deals.passed(size, odd=bool(rng.random() < 0.5)).hands)
    state, features = batch.state, Features(size)
    tables = SensiblePolicy(state.plan, size, rng)
    who = rng.choice(len(_VECTOR), (SEATS, size), p=_VECTOR)
    whims = RandomTastes(size, rng)
    batches: list[Moments] = []
    while not batch.over:
        allowed = legal(state)
        planes = features.planes(state)
        chosen = tables.choose(state, allowed)[0].copy()
        free = np.flatnonzero(allowed[0] & (allowed[0] - 1))
        sitting = who[state.seat, np.arange(size)]
        open_to = unpacked(to_52_bits(allowed[0])[None])[:, :CARDS] != 0
        marks = whims.marks(state, open_to)
        for number, temperature in enumerate(_TEMPERATURES, 1):
            part = free[sitting[free] == number]
            logits = learned.logits(unpacked(planes[:, part])) / np.float32(learned.logit_scale)
            marks[part] = logits + temperature * rng.gumbel(size=logits.shape)
        part = free[sitting[free] > 0]
        best = np.where(open_to[part], marks[part], -np.inf).argmax(axis=1)
        chosen[part] = to_lanes(best)
        picked = top_index(to_52_bits(chosen[free]))
        rows = packed(planes[: BARE_INPUTS // 64, free])
        batches.append(Moments(rows, to_52_bits(allowed[0][free]), picked))
        features.played(state, chosen)
        play(state, chosen[None], None)
    return Moments.joined(batches)


class RandomTastes:
    """Players who like and dislike simple things about a card, each seat of each deal others.

    They differ between leading, following and discarding.
    """

    def __init__(self, size: int, rng: np.random.Generator) -> None:
        shape = (3, SEATS, size, _THINGS)
        liking = rng.normal(size=shape) * np.exp(rng.normal(0, 0.7, shape))
        self._tastes: Reals = liking * (rng.random(shape) < _LIKES)
        self._doubt = rng.choice(_WHIMS, (SEATS, size))
        self._rng, self._all = rng, np.arange(size)

    def marks(self, state: State, open_to: Ints) -> Reals:
        """Return the liking for each card, (deals, cards)."""
        follows = (_cards(state.led) * open_to).any(axis=1)
        phase = np.zeros(state.size, dtype=np.int64) if state.leads else np.where(follows, 1, 2)
        liking = self._tastes[phase, state.seat, self._all]
        doubt = self._doubt[state.seat, self._all][:, None] * self._rng.gumbel(size=open_to.shape)
        marks: Reals = np.einsum("df,fdc->dc", liking, _card_features(state)) + doubt
        return marks


def _cards(words: Ints) -> Floats:
    return unpacked(to_52_bits(words)[None])[:, :CARDS].astype(np.float32)


def _card_features(state: State) -> Floats:
    """The facts about a card that a stranger sees, each between about -1 and 1.

    Rank and cost; whether it wins, what it wins, and whether it plays last; how long its suit is,
    how many other cards are higher and how many exist; whether it is a spade.
    """
    card = np.arange(CARDS)
    suit, rank = card // RANKS, card % RANKS
    cost = np.where(suit == SEATS - 1, 1.0, 0.0)
    cost[_QUEEN] = 13
    worth = np.log1p(cost) / 2.6
    hand = _cards(state.hands[0, state.turn])
    out = (_cards(state.left[0]) * (1 - hand)).reshape(-1, SEATS, RANKS)
    features = np.zeros((_THINGS, state.size, CARDS), dtype=np.float32)
    features[0], features[1] = rank / 6 - 1, worth
    if not state.leads:
        best = top_index(to_52_bits(state.best))
        wins = (card > best[:, None]) * _cards(state.led)
        table = np.log1p(_cards(state.pile[0]) @ cost) / 2.6
        features[2], features[3] = wins, wins * table[:, None]
        features[4] = wins * (state.turn == SEATS - 1)
    long = hand.reshape(-1, SEATS, RANKS).sum(axis=2) / 3 - 1
    features[5] = np.repeat(long, RANKS, axis=1)
    above = out[:, :, ::-1].cumsum(axis=2)[:, :, ::-1] - out
    features[6] = (above / 6 - 1).reshape(-1, CARDS)
    features[7] = np.repeat(out.sum(axis=2) / 5 - 1, RANKS, axis=1)
    features[8] = suit == _QUEEN // RANKS
    return features
