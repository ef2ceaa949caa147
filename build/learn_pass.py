"""Trains the network that says what a hand is worth after passing three cards."""

from __future__ import annotations

import numpy as np
from learn_deals import SEATS, Deals, Passed
from learn_effort import Sizes, Span
from learn_games import OPPONENT_WEIGHTS, worth
from learn_net import Bytes, Net, bits_of, endless_batches, fit, packed

from hearts_gui.ai.policies.batch_rule import RuleMind
from hearts_gui.ai.policies.features import Features, to_52_bits
from hearts_gui.ai.policies.learned import LearnedPolicy
from hearts_gui.ai.policies.network import Floats, Network
from hearts_gui.ai.policies.pass_policy import pass_planes

PASS_VALUE_INPUTS = 128
"""The ten cards that stay and the way of the pass, then the three that go."""

_RATE = 1.5e-3
_LAST_RATE = 5e-5
_REPORT = 40
_HELD = 20
"""One batch in this many is kept back to see how well the judge does."""


def played_passes(
    deals: Deals,
    pupil: Network,
    sizes: Sizes,
    span: Span,
    rng: np.random.Generator,
) -> tuple[Bytes, Floats]:
    """Passes (passes, bytes) and what they brought (passes,).

    In every other batch the rule player plays all seats, else a player who has learnt.
    """
    rows: list[Bytes] = []
    values: list[Floats] = []
    while span.part() < 1:
        passed = deals.passed(sizes.deals, odd=True)
        batch = deals.batch(passed.hands)
        mind = RuleMind(batch.state, OPPONENT_WEIGHTS) if len(rows) % 2 else None
        features = Features(batch.size, passed.past(np.ones(len(passed), dtype=np.bool_)))
        outcome = batch.run(LearnedPolicy(batch.state, rng, features, pupil, mind=mind), rng)
        rows.append(pass_rows(passed))
        values.append(worth(outcome.points).reshape(-1))
        if len(rows) % _REPORT == 0:
            print(f"passes: {len(rows) * sizes.deals} deals", flush=True)
    return np.concatenate(rows), np.concatenate(values)


def played_moon_passes(
    deals: Deals,
    shooter: Network,
    sizes: Sizes,
    span: Span,
    rng: np.random.Generator,
) -> tuple[Bytes, Floats]:
    """Passes of strong hands (passes, bytes), and a moon shooter's points with them (passes,)."""
    rows: list[Bytes] = []
    values: list[Floats] = []
    while span.part() < 1:
        passed = deals.passed_for_moon(sizes.deals)
        batch = deals.batch(passed.hands)
        features = Features(batch.size, passed.past(np.ones(len(passed), dtype=np.bool_)))
        mind = RuleMind(batch.state, OPPONENT_WEIGHTS)
        outcome = batch.run(
            LearnedPolicy(batch.state, rng, features, own=(0, shooter), mind=mind), rng
        )
        kept, given = to_52_bits(passed.kept[0]), to_52_bits(passed.given[0])
        rows.append(packed(pass_planes(kept, given, passed.way)))
        values.append(worth(outcome.points)[0])
        if len(rows) % _REPORT == 0:
            print(f"moon passes: {len(rows) * sizes.deals} deals", flush=True)
    return np.concatenate(rows), np.concatenate(values)


def pass_rows(passed: Passed) -> Bytes:
    """All passes of some deals as packed inputs of the judge (passes, bytes), seat by seat."""
    kept, given = (to_52_bits(cards).reshape(-1) for cards in (passed.kept, passed.given))
    return packed(pass_planes(kept, given, np.tile(passed.way, SEATS)))


def learn_passes(
    rows: Bytes, values: Floats, group: int, sizes: Sizes, span: Span, rng: np.random.Generator
) -> Net:
    """A judge of passes; prints the share of the variance that it explains.

    This many passes (`group`) stand together, of the same deals. Whole groups are held back, or a
    deal would be known from another of its seats.
    """
    groups = len(rows) // group
    held = min(groups - 1, 1 + groups // _HELD) * group
    training = len(rows) - held
    net = Net.fresh(PASS_VALUE_INPUTS, sizes.judge, 1, rng)
    for batch in endless_batches(training, sizes.batch, rng):
        part = span.part()
        if part >= 1:
            break
        fit(net, rows[batch], values[batch], _RATE * (1 - part) + _LAST_RATE)
    if held:
        print(
            f"passes: {explained(net, rows[training:], values[training:]):.1%} explained",
            flush=True,
        )
    return net


def explained(net: Net, rows: Bytes, values: Floats) -> float:
    """The share of the variance of the values that the judge foresees."""
    _, logits = net.forward(bits_of(rows))
    return float(1 - np.var(values - logits[:, 0]) / np.var(values))
