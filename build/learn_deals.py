"""Deals to learn from: fresh ones after a pass, and recorded ones as what the players saw.

All of them are of the standard game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from learn_net import Bools, Bytes, packed

from hearts_gui.ai.policies.batch_rule import rule_passes
from hearts_gui.ai.policies.features import (
    BARE_INPUTS,
    CARDS,
    Features,
    Past,
    to_52_bits,
    to_lanes,
    unpacked,
)
from hearts_gui.ai.policies.network import Network
from hearts_gui.ai.policies.pass_policy import pass_policy
from hearts_gui.ai.rule_player.facts import view_stakes
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, top_index
from hearts_gui.ai.simulator.batch_legal import legal
from hearts_gui.ai.simulator.batch_tricks import play
from hearts_gui.ai.simulator.imagined import Packed
from hearts_gui.ai.worlds.pass_worlds import pass_keys
from hearts_gui.engine.play.actions import StartDeal
from hearts_gui.engine.play.game import new_game, step, view_of
from hearts_gui.engine.rules.presets import preset

SEATS = 4
HAND = CARDS // SEATS
RANKS = 13

_SUITS = CARDS // RANKS
_HIGH = 7
"""The place of the nine in its suit; higher cards count the more the higher they are."""

_LUCK = 2.0
"""The error in taking strengths; without it weaker hands would never be tried."""

_JUDGED = 0.5
"""This many pass as the judge of passes likes it, not as the rule player."""

_USUAL_SHARE = 0.3
_LOW_SHARE = 0.4
_HAZE = 2.5
"""The error of a player who passes low cards in taking ranks."""

_NOISE = 1.2
"""The part of mood in a usual pass, in points of fear."""

_MOODY = 4.0
_WILD = 60.0
"""The mood with which the pass is any three cards."""

_WILD_SHARE = 0.35
_BATCH = 4096


@dataclass(frozen=True, slots=True)
class Recorded:
    """Deals that were played, each card as the number of its bit."""

    hands: Bytes  # (deals, seats, 13), after the pass
    plays: Bytes  # (deals, 52), in the order of play

    def __len__(self) -> int:
        return len(self.hands)

    def part(self, start: int, end: int) -> Recorded:
        """Some of the deals."""
        return Recorded(self.hands[start:end], self.plays[start:end])

    @classmethod
    def joined(cls, parts: Sequence[Recorded]) -> Recorded:
        """All of these parts as one."""
        return cls(
            np.concatenate([part.hands for part in parts]),
            np.concatenate([part.plays for part in parts]),
        )


@dataclass(frozen=True, slots=True)
class Moments:
    """Decisions between several cards, and what was played."""

    inputs: Bytes  # (moments, inputs / 8), packed
    masks: Ints  # (moments,): the legal cards as 52 bits
    picked: Ints  # (moments,): 0 to 51

    def __len__(self) -> int:
        return len(self.picked)

    def pick(self, index: Ints) -> Moments:
        """The moments with these numbers."""
        return Moments(self.inputs[index], self.masks[index], self.picked[index])

    @classmethod
    def joined(cls, parts: Sequence[Moments]) -> Moments:
        """All of these parts as one."""
        return cls(
            np.concatenate([part.inputs for part in parts]),
            np.concatenate([part.masks for part in parts]),
            np.concatenate([part.picked for part in parts]),
        )


@dataclass(frozen=True, slots=True)
class Passed:
    """Deals after their pass; sets of cards in the shape (seats, deals)."""

    hands: Ints
    kept: Ints  # what was not given away
    given: Ints
    way: Ints  # (deals,): how many places further the cards went

    def __len__(self) -> int:
        return len(self.way)

    def pick(self, index: Ints) -> Passed:
        """The deals with these numbers."""
        hands, kept, given = (cards[:, index] for cards in (self.hands, self.kept, self.given))
        return Passed(hands, kept, given, self.way[index])

    def past(self, remembered: Bools) -> Past:
        """Return the seats' memory of it, in those deals (deals,) in which they have one."""
        return Past(given=to_52_bits(self.given) & -remembered.astype(np.int64), way=self.way)


class Deals:
    """The source of the deals."""

    def __init__(self, rng: np.random.Generator) -> None:
        self._rng = rng
        self.giver: Network | None = None
        """A network that has learnt what is usually passed; until then that is what hurts most."""
        _, game = step(new_game(preset("standard"), "learning"), StartDeal())
        self._view = view_of(game, 0)
        self._stakes = view_stakes(self._view)

    def batch(self, hands: Ints) -> Batch:
        """Deals about to be played, with these hands (seats, deals)."""
        size = hands.shape[1]
        none = np.zeros((1, size), dtype=np.int64)
        stock = np.zeros((0, 1, size), dtype=np.int64)
        worlds = Packed(hands=hands[None].copy(), kitty=none, stock=stock, extra=none)
        return Batch.from_worlds(self._view.public, worlds)

    def passed(self, size: int, *, odd: bool = False) -> Passed:
        """New deals after usual passes to any side; odd ones always pass, often with noise."""
        steps = self._rng.integers(1 if odd else 0, SEATS, size)
        before = self.dealt(size)
        if odd:
            given = np.stack([self._given(hand, self._noise_levels(size)) for hand in before])
        else:
            given = self._usual(before, steps)
        return exchanged(before, given, steps)

    def passed_for_moon(self, size: int) -> Passed:
        """New deals in which seat 0 is strong, as a rule the strongest, and passes for a moon.

        That means: often low cards, and often any.
        """
        rng = self._rng
        before = self.dealt(size)
        turn = (hand_strengths(before, rng).argmax(axis=0) + np.arange(SEATS)[:, None]) % SEATS
        before = before[turn, np.arange(size)]
        steps = rng.integers(1, SEATS, size)
        given = self._usual(before, steps)
        odd = rng.random(size) >= _USUAL_SHARE
        given[0, odd] = self._given(before[0, odd], self._noise_levels(int(odd.sum())))
        low = rng.random(size) < _LOW_SHARE
        given[0, low] = self._lowest(before[0, low])
        return exchanged(before, given, steps)

    def _usual(self, before: Ints, way: Ints) -> Ints:
        """Return the usual pass; of no meaning where nothing is passed."""
        size = len(way)
        if self.giver is None:
            return np.stack([self._given(hand, np.full(size, _NOISE)) for hand in before])
        hands, ways = to_52_bits(before.reshape(-1)), np.tile(way, SEATS)
        judged = self._rng.random(len(hands)) < _JUDGED
        given = np.empty_like(hands)
        given[~judged] = rule_passes(hands[~judged])
        given[judged] = pass_policy(self.giver, hands[judged], ways[judged], True, self._rng)
        return given.reshape(before.shape)

    def dealt(self, size: int) -> Ints:
        """Fresh hands, (seats, deals)."""
        order = self._rng.random((size, CARDS)).argsort(axis=1).reshape(size, SEATS, HAND)
        return np.ascontiguousarray(np.bitwise_or.reduce(to_lanes(order), axis=2).T)

    def _lowest(self, hands: Ints) -> Ints:
        """About the lowest three cards of each hand (deals,)."""
        held = unpacked(to_52_bits(hands)[None])[:, :CARDS] != 0
        logits = np.arange(CARDS) % RANKS + self._rng.normal(0.0, _HAZE, held.shape)
        chosen = np.argpartition(np.where(held, logits, np.inf), 2, axis=1)[:, :3]
        passed: Ints = np.bitwise_or.reduce(to_lanes(chosen), axis=1)
        return passed

    def _noise_levels(self, size: int) -> Reals:
        usual = self._rng.choice([_NOISE, _MOODY], size)
        return np.where(self._rng.random(size) < _WILD_SHARE, _WILD, usual)

    def _given(self, hand: Ints, mood: Reals) -> Ints:
        """Three cards of each hand (deals,), such as a player in that mood would pass."""
        keys, bits = pass_keys(hand[None], self._view, self._stakes)
        keys = keys + self._rng.normal(0.0, 1.0, keys.shape) * mood
        chosen = np.argpartition(-keys, 2, axis=0)[:3]
        passed: Ints = np.bitwise_or.reduce(bits[:, 0][chosen], axis=0)
        return passed


def exchanged(before: Ints, given: Ints, way: Ints) -> Passed:
    """The deals after these passes."""
    given = given & -(way > 0).astype(np.int64)
    kept = before & ~given
    hands = kept.copy()
    for giver in range(SEATS):
        hands[(giver + way) % SEATS, np.arange(len(way))] |= given[giver]
    return Passed(hands, kept, given, way)


def hand_strengths(hands: Ints, rng: np.random.Generator) -> Reals:
    """About how strong the hands are, (seats, deals)."""
    strong = np.stack([strength(hand) for hand in hands])
    return strong + rng.normal(0.0, _LUCK, strong.shape)


def strength(hands: Ints) -> Reals:
    """Return how much each hand (deals,) promises a moon: high cards and a long suit."""
    suits = unpacked(to_52_bits(hands)[None])[:, :CARDS].reshape(-1, _SUITS, RANKS)
    high = np.maximum(np.arange(RANKS) - _HIGH, 0)
    result: Reals = (suits @ high).sum(axis=1) + suits.sum(axis=2).max(axis=1).astype(np.float64)
    return result


def replayed(recorded: Recorded, deals: Deals) -> Moments:
    """Record what players saw and did, wherever they had a choice.

    Raises ValueError for a play that the rules forbid.
    """
    parts: list[Moments] = []
    for start in range(0, len(recorded), _BATCH):
        parts += _replayed(recorded.part(start, start + _BATCH), deals)
    return Moments.joined(parts)


def _replayed(recorded: Recorded, deals: Deals) -> list[Moments]:
    bits = np.int64(1) << recorded.hands.astype(np.int64)
    batch = deals.batch(np.bitwise_or.reduce(bits, axis=2).T)
    state, features = batch.state, Features(batch.size)
    batches = []
    for cards in (np.int64(1) << recorded.plays.astype(np.int64)).T:
        allowed = legal(state)[0]
        if not (allowed & cards).all():
            raise ValueError("a recorded play is not legal")
        free = np.flatnonzero(allowed & (allowed - 1))
        planes = features.planes(state)[: BARE_INPUTS // 64, free]
        picked = top_index(to_52_bits(cards[free]))
        batches.append(Moments(packed(planes), to_52_bits(allowed[free]), picked))
        features.played(state, cards)
        play(state, cards[None], None)
    return batches
