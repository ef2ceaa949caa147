"""Small integer networks, and the weights that come with the program.

All numbers are small integers, so that sums are exact in any order and a network gives the same
result on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from zipfile import BadZipFile
from zlib import error

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]

MOST_HIDDEN = 511.0
MIDDLE = ("middle", "middle_bias")
"""The arrays in a file that belong to a second hidden layer, if there is one."""

WEIGHTS = Path(__file__).parent / "weights"


@dataclass(frozen=True, slots=True)
class Network:
    """A network with one hidden layer, or with two, of which the outputs read both.

    A second layer can be added without a change of the results. The weights are whole numbers, kept
    as floats for speed.
    """

    first: Floats  # (inputs, hidden)
    first_bias: Floats
    second: Floats  # (hidden + middle, cards)
    second_bias: Floats
    hidden_scale: float
    """Hidden values are multiplied by this, a power of two below 1."""
    logit_scale: int
    """The amount by which a logit must be greater to make a card e times as likely."""
    middle: Floats | None = None  # (hidden, middle): the second hidden layer, if there is one
    middle_bias: Floats | None = None
    middle_scale: float = 1.0

    @property
    def shape(self) -> tuple[int, int]:
        """The numbers of inputs and of outputs."""
        return self.first.shape[0], self.second.shape[1]

    def is_like(self, other: Network) -> bool:
        """Whether both networks differ only in the bias and scale of their outputs."""
        return self.first is other.first and self.second is other.second

    def logits(
        self, inputs: npt.NDArray[np.uint8], cards: npt.NDArray[np.int64] | slice = slice(None)
    ) -> Floats:
        """The logit of every card or of some, as a whole number, in the shape (worlds, cards).

        A network ignores inputs beyond its own number. Inputs that all worlds share are summed
        once; sums of whole numbers are the same in any order.
        """
        known_inputs = inputs[:, : len(self.first)]
        always = np.bitwise_and.reduce(known_inputs, axis=0) != 0
        differs = np.flatnonzero(np.bitwise_or.reduce(known_inputs, axis=0) > always)
        sums: Floats = known_inputs[:, differs].astype(np.float32) @ self.first[differs]
        sums += self.first[always].sum(axis=0) + self.first_bias
        return self.logits_after(sums, cards)

    def logits_after(self, sums: Floats, cards: npt.NDArray[np.int64] | slice) -> Floats:
        """The logits from the sums of the first layer (worlds, hidden), which are overwritten."""
        hidden = _activated(sums, self.hidden_scale)
        units, second = len(self.first_bias), self.second[:, cards]
        logits: Floats = hidden @ second[:units]
        if self.middle is not None and self.middle_bias is not None:
            sums = hidden @ self.middle
            sums += self.middle_bias
            logits += _activated(sums, self.middle_scale) @ second[units:]
        logits += self.second_bias[cards]
        return logits


def _activated(sums: Floats, scale: float) -> Floats:
    """Clipped, quantised ReLU: scaled, rounded down, 0 to MOST_HIDDEN; overwrites the sums."""
    sums *= scale
    np.floor(sums, out=sums)
    np.clip(sums, 0.0, MOST_HIDDEN, out=sums)
    return sums


@lru_cache(maxsize=16)
def network(name: str) -> Network | None:
    """Weights that come with the program, or None where they are missing or damaged."""
    try:
        path = WEIGHTS / f"{name}.npz"
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            return network_of({part: kept[part] for part in kept.files})
    except (OSError, EOFError, ValueError, TypeError, KeyError, BadZipFile, error):
        return None


def required_network(name: str) -> Network:
    """Weights that come with the program and are not damaged."""
    net = network(name)
    assert net is not None
    return net


def network_of(kept: Mapping[str, npt.NDArray[np.int64]]) -> Network:
    """The network with these whole weights.

    Raises KeyError for a weight that is missing, ValueError for weights of another shape.
    """
    parts = [kept[name].astype(np.float32) for name in ("first", "first_bias", "second", "bias")]
    inputs, hidden = parts[0].shape
    outputs = len(parts[3])
    middle = [kept[name].astype(np.float32) for name in MIDDLE if name in kept]
    units = len(middle[1]) if len(middle) == len(MIDDLE) else 0
    fits = parts[1].shape == (hidden,) and parts[2].shape == (hidden + units, outputs)
    if middle and (not units or middle[0].shape != (hidden, units)):
        fits = False
    if not fits or inputs % 64:
        raise ValueError("the weights do not fit together")
    if any(part.dtype.kind != "i" for part in kept.values()):
        raise ValueError("weights are whole numbers")
    logit_scale, shift, *deeper = (int(number) for number in kept["scale"])
    if logit_scale < 1 or len(deeper) != bool(middle):
        raise ValueError("the sums have no scale")
    net = Network(parts[0], parts[1], parts[2], parts[3], 0.5**shift, logit_scale)
    if not middle:
        return net
    return replace(net, middle=middle[0], middle_bias=middle[1], middle_scale=0.5 ** deeper[0])
