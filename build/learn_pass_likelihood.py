"""Trains the network that says how likely hands are after a pass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from itertools import combinations

import numpy as np
from learn_deals import HAND, SEATS
from learn_effort import Sizes, Span
from learn_net import Bytes, Net, bits_of, packed

from hearts_gui.ai.policies.batch_rule import GIVEN, rule_passes
from hearts_gui.ai.policies.features import CARDS, to_52_bits, unpacked
from hearts_gui.ai.policies.network import Floats, Network
from hearts_gui.ai.policies.pass_policy import (
    PASS_LIKELIHOOD_PLANES,
    pass_likelihood_planes,
    pass_points,
)
from hearts_gui.ai.simulator.batch_cards import Ints

PASS_LIKELIHOOD_INPUTS = 64 * PASS_LIKELIHOOD_PLANES

_BY_JUDGE = 0.4
"""The share who pass as the judge of passes advises, and not as the rule player does."""

_NOISE = 0.5
"""Players who follow that advice see each pass's value with a random error of this many points."""

_RATE = 2e-3
_LAST_RATE = 2e-5
_BATCH = 500
_REPORT = 2000


@dataclass(frozen=True, slots=True)
class Exchanges:
    """Hands and what their owners would pass; sets of cards without gaps, (deals, seats)."""

    before: Ints
    usual: Ints  # what the rule player gives
    judged: Ints  # what the judge of passes advises
    way: Ints  # (deals,): how many places further the cards go

    def __len__(self) -> int:
        return len(self.way)

    def pick(self, index: Ints) -> Exchanges:
        """The exchanges with these numbers."""
        return Exchanges(self.before[index], self.usual[index], self.judged[index], self.way[index])

    @classmethod
    def joined(cls, parts: Sequence[Exchanges]) -> Exchanges:
        """All of these parts as one."""
        names = (field.name for field in fields(cls))
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def exchanges(span: Span, judge: Network, rng: np.random.Generator) -> Exchanges:
    """Fresh hands, and how two kinds of players would pass from them."""
    parts: list[Exchanges] = []
    while span.part() < 1:
        order = rng.random((_BATCH, CARDS)).argsort(axis=1).reshape(_BATCH, SEATS, HAND)
        before: Ints = (np.int64(1) << order).sum(axis=2)
        way = rng.integers(1, SEATS, _BATCH)
        usual = to_52_bits(rule_passes(before.reshape(-1))).reshape(before.shape)
        parts.append(Exchanges(before, usual, _judged(before, way, judge, rng), way))
    return Exchanges.joined(parts)


def _judged(before: Ints, way: Ints, judge: Network, rng: np.random.Generator) -> Ints:
    """The passes that the judge likes best, by and large."""
    judged = np.empty_like(before)
    choices = np.array(list(combinations(range(HAND), GIVEN)))
    for seat in range(SEATS):
        hands = before[:, seat]
        cards: Ints = np.int64(1) << np.nonzero(unpacked(hands[None]))[1].reshape(-1, HAND)
        given = cards[:, choices].sum(axis=2)
        kept = (hands[:, None] & ~given).reshape(-1)
        ways = way.repeat(len(choices))
        points = pass_points(judge, kept, given.reshape(-1), ways).reshape(given.shape)
        points += rng.normal(0.0, _NOISE, points.shape)
        judged[:, seat] = given[np.arange(len(hands)), points.argmax(axis=1)]
    return judged


def after(given: Exchanges, rng: np.random.Generator) -> tuple[Ints, Ints, Ints]:
    """One seat's part in each exchange: the other hands (others, deals), what it gave, and got."""
    deals, size = np.arange(len(given)), len(given)
    packets = np.where(rng.random((size, SEATS)) < _BY_JUDGE, given.judged, given.usual)
    hands = given.before & ~packets
    for giver in range(SEATS):
        hands[deals, (giver + given.way) % SEATS] |= packets[:, giver]
    seats = rng.integers(0, SEATS, size)
    others = np.stack([hands[deals, (seats + ahead) % SEATS] for ahead in range(1, SEATS)])
    return others, packets[deals, seats], packets[deals, (seats - given.way) % SEATS]


def shuffled(others: Ints, gave: Ints, way: Ints, rng: np.random.Generator) -> Ints:
    """The other hands (others, deals) as they may be for all that the seat has seen itself."""
    deals, size = np.arange(others.shape[1]), others.shape[1]
    unknown = np.bitwise_or.reduce(others, axis=0) & ~gave
    count = HAND * (SEATS - 1) - GIVEN
    places = np.nonzero(unpacked(unknown[None]))[1].reshape(size, count)
    order = rng.random((size, count)).argsort(axis=1)
    cards: Ints = np.int64(1) << np.take_along_axis(places, order, axis=1)
    short = HAND - GIVEN
    # The hand that got the packet needs ten more cards; the other two, in their order, thirteen.
    parts = [cards[:, :short].sum(axis=1) | gave]
    parts += [cards[:, short + HAND * k : short + HAND * (k + 1)].sum(axis=1) for k in range(2)]
    hands, shuffled = np.stack(parts), np.empty_like(others)
    for ahead in range(1, SEATS):
        part = np.where(way == ahead, 0, np.where(ahead < way, ahead, ahead - 1))
        shuffled[ahead - 1] = hands[part, deals]
    return shuffled


def training_examples(given: Exchanges, rng: np.random.Generator) -> tuple[Bytes, Floats]:
    """True hands and shuffled ones (examples, bytes), and which they are: 1 or 0 (examples,)."""
    others, gave, got = after(given, rng)
    false = shuffled(others, gave, given.way, rng)
    rows = [
        packed(pass_likelihood_planes(hands, gave, got, given.way)) for hands in (others, false)
    ]
    true = np.repeat(np.array([1, 0], dtype=np.float32), len(given))
    return np.concatenate(rows), true


def learn_pass_likelihood(
    given: Exchanges, sizes: Sizes, span: Span, rng: np.random.Generator
) -> Net:
    """The logarithm of how much likelier hands are for the pass, as a network with one output."""
    net = Net.fresh(PASS_LIKELIHOOD_INPUTS, sizes.hidden, 1, rng)
    count = 0
    while (part := span.part()) < 1:
        rows, true = training_examples(
            given.pick(rng.integers(0, len(given), sizes.batch // 4)), rng
        )
        inputs = bits_of(rows)
        hidden, logits = net.forward(inputs)
        wrong = 1 / (1 + np.exp(-logits[:, 0])) - true
        slopes = (wrong / np.float32(len(true)))[:, None].astype(np.float32)
        net.step(inputs, hidden, slopes, _RATE * (1 - part) + _LAST_RATE)
        count += 1
        if count % _REPORT == 0:
            right = ((logits[:, 0] > 0) == (true > 0)).mean()
            print(f"pass_likelihood: {count} batches, {right:.1%} told apart", flush=True)
    return net
