"""What others are likely to pass, as a network has learnt it from many hands."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from hearts_gui.ai.nets.features import CARDS, spaced, unpacked
from hearts_gui.ai.nets.network import Network, network
from hearts_gui.ai.policies.learned import whims
from hearts_gui.ai.simulator.batch_cards import Ints
from hearts_gui.ai.vector_rule.batch_rule_pass import GIVEN

GIFTS: Final = "gifts"
GIFT_INPUTS: Final = 64
_JUDGED: Final = 1 << 56
"""Set where somebody passes as the judge of passes likes it; else it is the rule player."""

_WARMTH: Final = 0.25
_NEVER: Final = np.float32(1 << 22)


def giver() -> Network | None:
    """The network that comes with the program, if it is there."""
    net = network(GIFTS)
    return net if net is not None and net.shape == (GIFT_INPUTS, CARDS) else None


def gift_words(hands: Ints, way: Ints | int, judged: npt.NDArray[np.bool_] | bool) -> Ints:
    """Hands (hands,) without gaps that pass so many places further, as inputs (1, hands)."""
    ways = np.int64(1) << (np.int64(CARDS) + way)
    found: Ints = (hands | ways | np.int64(_JUDGED) * judged)[None]
    return found


def gifts(
    net: Network,
    hands: Ints,
    way: Ints | int,
    judged: npt.NDArray[np.bool_] | bool,
    rng: np.random.Generator,
) -> Ints:
    """Three cards of each hand (hands,) that may be passed, as bits of the simulator.

    The hands are sets of cards without gaps.
    """
    marks = net.marks(unpacked(gift_words(hands, way, judged)))
    marks += whims(net.unit, _WARMTH).take(rng.integers(0, 256, marks.shape, dtype=np.uint8))
    held = unpacked(hands[None])[:, :CARDS]
    marks += (held - np.float32(1)) * _NEVER
    chosen = np.argpartition(-marks, GIVEN - 1, axis=1)[:, :GIVEN]
    found: Ints = np.bitwise_or.reduce(spaced(chosen), axis=1)
    return found
