"""Trains a network to pass as others do: as the rule player, or as the network of passes would."""

from __future__ import annotations

import numpy as np
from learn_deals import SEATS
from learn_effort import Sizes, Span
from learn_net import Bytes, Net, bits_of, endless_batches, packed, probabilities
from learn_pass_likelihood import Exchanges

from hearts_gui.ai.policies.batch_rule import GIVEN
from hearts_gui.ai.policies.features import CARDS, unpacked
from hearts_gui.ai.policies.network import Floats
from hearts_gui.ai.policies.pass_policy import PASS_POLICY_INPUTS, pass_policy_planes
from hearts_gui.ai.simulator.batch_cards import Ints

_RATE = 2e-3
_LAST_RATE = 2e-5


def learn_pass_policy(
    exchanges: Exchanges, sizes: Sizes, span: Span, rng: np.random.Generator
) -> Net:
    """A player who passes gives each of three cards first in a third of all cases."""
    rows, hands, given = pass_rows_of(exchanges)
    net = Net.fresh(PASS_POLICY_INPUTS, sizes.hidden, CARDS, rng)
    for batch in endless_batches(len(rows), sizes.batch // 2, rng):
        part = span.part()
        if part >= 1:
            break
        inputs = bits_of(rows[batch])
        hidden, logits = net.forward(inputs)
        slopes = probabilities(logits, hands[batch])
        slopes -= _cards(given[batch]) / np.float32(GIVEN)
        slopes /= np.float32(len(batch))
        net.step(inputs, hidden, slopes, _RATE * (1 - part) + _LAST_RATE)
    print(
        f"pass_policy: {agreement_share(net, rows, hands, given):.1%} of the cards alike",
        flush=True,
    )
    return net


def pass_rows_of(exchanges: Exchanges) -> tuple[Bytes, Ints, Ints]:
    """Inputs (passes, bytes), hands and given cards (passes,), both kinds of players in turn."""
    hands, steps = exchanges.before.reshape(-1), exchanges.way.repeat(SEATS)
    kinds = [np.full(len(hands), judged) for judged in (False, True)]
    planes = np.concatenate([pass_policy_planes(hands, steps, kind) for kind in kinds], axis=1)
    given = np.concatenate([exchanges.usual.reshape(-1), exchanges.judged.reshape(-1)])
    return packed(planes), np.tile(hands, 2), given


def agreement_share(net: Net, rows: Bytes, hands: Ints, given: Ints) -> float:
    """The share of the cards given that the network would give."""
    _, logits = net.forward(bits_of(rows))
    order = probabilities(logits, hands).argsort(axis=1)[:, -GIVEN:]
    return float(np.take_along_axis(_cards(given), order, axis=1).mean())


def _cards(sets: Ints) -> Floats:
    bits: Floats = unpacked(sets[None])[:, :CARDS].astype(np.float32)
    return bits
