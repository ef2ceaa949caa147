"""What many worlds have in common, taken out of a network's inputs and added up only once.

Looked at from one seat, imagined deals share what was played, and of the rest much follows from
the hand: what others hold is what is not in it. So few columns differ, and the sums, which are
exact in any order, come to the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from hearts_gui.ai.nets.features import unpacked
from hearts_gui.ai.nets.network import Floats, Network
from hearts_gui.ai.simulator.batch_cards import Ints

_BITS: Final = 64
_WAYS: Final = (np.bitwise_or, np.bitwise_and)


@dataclass(frozen=True, slots=True)
class SharedInputs:
    """Inputs in few columns: `bits @ spread + always` has them all, in the shape (worlds, inputs).

    `bits` are (worlds, columns), `spread` (columns, inputs), `always` (inputs,).
    """

    bits: Floats
    spread: Floats
    always: Floats

    def logits(self, net: Network, cards: Ints) -> Floats:
        """The logits of these cards (numbers 0 to 51), in the shape (worlds, cards)."""
        inputs = len(net.first)
        hidden: Floats = self.bits @ (self.spread[:, :inputs] @ net.first)
        hidden += self.always[:inputs] @ net.first + net.first_bias
        return net.logits_after(hidden, net.second[:, cards], net.second_bias[cards])


def shared_inputs(planes: Ints) -> SharedInputs:
    """What differs between these inputs, as bits in the shape (words, worlds)."""
    change = planes ^ planes[0]
    some, every = (_flags(way.reduce(planes, axis=1)) for way in _WAYS)
    unlike, opposite = (_flags(way.reduce(change, axis=1)) for way in _WAYS)
    differs = some & ~every
    follows = differs & differs[0] & (~unlike | opposite)
    follows[0] = False
    columns = np.flatnonzero(differs & ~follows)
    spread = np.zeros((len(columns), some.size), dtype=np.float32)
    spread[np.arange(len(columns)), columns] = 1
    # The first word's columns come first, in the order of their bits.
    word, bit = np.nonzero(follows)
    source = differs[0].cumsum()[bit] - 1
    spread[source, word * _BITS + bit] = np.where(opposite[word, bit], -1, 1)
    always = (every | (follows & opposite)).reshape(-1).astype(np.float32)
    bits = unpacked(planes)[:, columns].astype(np.float32)
    return SharedInputs(bits, spread, always)


def _flags(planes: Ints) -> npt.NDArray[np.bool_]:
    """Whether each bit is set, in the shape (words, bits)."""
    flags: npt.NDArray[np.bool_] = unpacked(planes[:, None]).reshape(-1, _BITS) != 0
    return flags
