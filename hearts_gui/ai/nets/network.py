"""Small networks of whole numbers, and the weights that come with the program.

All numbers are whole and small enough for sums to be exact in any order, so that a network answers
the same on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final
from zipfile import BadZipFile
from zlib import error

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]

MOST_HIDDEN: Final = 511.0
WEIGHTS: Final = Path(__file__).parent / "weights"


@dataclass(frozen=True, slots=True)
class Network:
    """One hidden layer. The weights are whole numbers, kept as floats for speed."""

    first: Floats  # (inputs, hidden)
    first_bias: Floats
    second: Floats  # (hidden, cards)
    second_bias: Floats
    hidden_scale: float
    """Hidden values are multiplied by this, a power of two below 1."""
    logit_scale: int
    """A logit greater by so much makes a card e times as likely."""

    @property
    def shape(self) -> tuple[int, int]:
        """The numbers of inputs and of outputs."""
        return self.first.shape[0], self.second.shape[1]

    def logits(self, inputs: npt.NDArray[np.uint8]) -> Floats:
        """The logit of every card, as a whole number, in the shape (worlds, cards).

        Of more inputs than it has, a network looks at the first ones.
        """
        hidden: Floats = inputs[:, : len(self.first)].astype(np.float32) @ self.first
        hidden += self.first_bias
        logits: Floats = self.activate(hidden) @ self.second
        logits += self.second_bias
        return logits

    def activate(self, hidden: Floats) -> Floats:
        """Clipped, quantised ReLU: scaled, rounded down, 0 to MOST_HIDDEN; overwrites the sums."""
        hidden *= self.hidden_scale
        np.floor(hidden, out=hidden)
        np.clip(hidden, 0.0, MOST_HIDDEN, out=hidden)
        return hidden


@lru_cache(maxsize=8)
def network(name: str) -> Network | None:
    """Weights that come with the program, or None where they are missing or damaged."""
    try:
        path = WEIGHTS / f"{name}.npz"
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            return network_of({part: kept[part] for part in kept.files})
    except (OSError, EOFError, ValueError, TypeError, KeyError, BadZipFile, error):
        return None


def network_of(kept: Mapping[str, npt.NDArray[np.int64]]) -> Network:
    """The network with these whole weights.

    Raises KeyError for a weight that is missing, ValueError for weights of another shape.
    """
    parts = [kept[name].astype(np.float32) for name in ("first", "first_bias", "second", "bias")]
    inputs, hidden = parts[0].shape
    outputs = len(parts[3])
    if parts[1].shape != (hidden,) or parts[2].shape != (hidden, outputs) or inputs % 64:
        raise ValueError("the weights do not fit together")
    if any(part.dtype.kind != "i" for part in kept.values()):
        raise ValueError("weights are whole numbers")
    logit_scale, shift = (int(number) for number in kept["scale"])
    if logit_scale < 1:
        raise ValueError("the logits have no scale")
    return Network(parts[0], parts[1], parts[2], parts[3], 0.5**shift, logit_scale)
