"""What others are likely to pass, as a network has learnt it from many hands."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from hearts_gui.ai.nets.features import CARDS, to_lanes, unpacked
from hearts_gui.ai.nets.network import Network, network
from hearts_gui.ai.policies.learned import gumbel_noise
from hearts_gui.ai.simulator.batch_cards import Ints
from hearts_gui.ai.vector_rule.batch_rule_pass import GIVEN

PASS_POLICY: Final = "pass_policy"
PASS_POLICY_INPUTS: Final = 64
_JUDGED: Final = 1 << 56
"""Set where someone passes as the judge of passes likes it; else it is the rule player."""

_TEMPERATURE: Final = 0.25
_NEVER: Final = np.float32(1 << 22)


def giver() -> Network | None:
    """The network that comes with the program, if it is there."""
    net = network(PASS_POLICY)
    return net if net is not None and net.shape == (PASS_POLICY_INPUTS, CARDS) else None


def pass_policy_planes(hands: Ints, way: Ints | int, judged: npt.NDArray[np.bool_] | bool) -> Ints:
    """Hands (hands,) without gaps that pass this many places further, as inputs (1, hands)."""
    ways = np.int64(1) << (np.int64(CARDS) + way)
    planes: Ints = (hands | ways | np.int64(_JUDGED) * judged)[None]
    return planes


def pass_policy(
    net: Network,
    hands: Ints,
    way: Ints | int,
    judged: npt.NDArray[np.bool_] | bool,
    rng: np.random.Generator,
) -> Ints:
    """Three cards of each hand (hands,) that may be passed, as bits of the simulator.

    The hands are sets of cards without gaps.
    """
    logits = net.logits(unpacked(pass_policy_planes(hands, way, judged)))
    logits += gumbel_noise(net.logit_scale, _TEMPERATURE).take(
        rng.integers(0, 256, logits.shape, dtype=np.uint8)
    )
    held = unpacked(hands[None])[:, :CARDS]
    logits += (held - np.float32(1)) * _NEVER
    chosen = np.argpartition(-logits, GIVEN - 1, axis=1)[:, :GIVEN]
    passes: Ints = np.bitwise_or.reduce(to_lanes(chosen), axis=1)
    return passes
