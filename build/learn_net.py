"""A small trainable network, and its rounding to whole numbers.

Inputs are 0 or 1. There is one hidden layer, or two, where the outputs read both; they are cut off
where the program does it. The outputs are plain sums: the marks of cards, or one value. Steps
follow Adam.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from learn_whole import MOST, NAMES, quantised

from hearts_gui.ai.policies.features import CARDS, unpacked
from hearts_gui.ai.policies.network import MIDDLE, Floats
from hearts_gui.ai.simulator.batch_cards import Ints

Bytes = npt.NDArray[np.uint8]
Bools = npt.NDArray[np.bool_]

_INPUTS_SET = 80
"""About this many inputs are 1, so that hidden values start near 1."""

_TIMID = 0.3
"""Outputs start small: no card is much liked before anything is learnt."""

_MEAN_FADES = 0.9
_SQUARE_FADES = 0.999
_TINY = np.float32(1e-8)
_NEVER = np.float32(-1e9)
_SURE = np.float32(1e-12)


class Net:
    """One hidden layer or two; `parts` are its weights, named in `NAMES` and `MIDDLE`."""

    def __init__(self, parts: list[Floats]) -> None:
        """Weights in the shapes (inputs, hidden), (hidden,), (hidden, outputs), (outputs,).

        With a second hidden layer, (hidden, middle) and (middle,) come after these and the third
        one has the shape (hidden + middle, outputs).
        """
        self.parts = parts
        self._means = [np.zeros_like(part) for part in parts]
        self._squares = [np.zeros_like(part) for part in parts]
        self._steps = 0

    @classmethod
    def fresh(cls, inputs: int, hidden: int, outputs: int, rng: np.random.Generator) -> Net:
        """A network that has learnt nothing yet."""
        first = rng.standard_normal((inputs, hidden), dtype=np.float32)
        second = rng.standard_normal((hidden, outputs), dtype=np.float32)
        first *= np.float32(np.sqrt(2 / _INPUTS_SET))
        second *= np.float32(np.sqrt(_TIMID / hidden))
        return cls([first, np.zeros(hidden, np.float32), second, np.zeros(outputs, np.float32)])

    def copy(self) -> Net:
        """A network with the same weights, to be taught something else."""
        return Net([part.copy() for part in self.parts])

    @property
    def memory(self) -> dict[str, Floats]:
        """Weights, and what Adam remembers of the steps so far, by name."""
        groups = {"part": self.parts, "mean": self._means, "square": self._squares}
        data = {f"{name}_{k}": part for name, parts in groups.items()
                for k, part in enumerate(parts)}  # fmt: skip
        return {**data, "steps": np.array([self._steps], dtype=np.float32)}

    def restore(self, memory: Mapping[str, Floats]) -> None:
        """Continue from there."""
        for name, part in self.memory.items():
            part[...] = memory[name]
        self._steps = int(memory["steps"][0])

    @property
    def inputs(self) -> int:
        """Return the number of inputs it looks at."""
        return len(self.parts[0])

    @property
    def named(self) -> dict[str, Floats]:
        """The weights by name."""
        return dict(zip((*NAMES, *MIDDLE), self.parts, strict=False))

    def with_second_layer(self, middle: int, rng: np.random.Generator) -> Net:
        """A network that still answers the same, with a second hidden layer of this many units."""
        first, first_bias, second, bias = (part.copy() for part in self.parts)
        hidden, outputs = second.shape
        between = rng.standard_normal((hidden, middle), dtype=np.float32)
        between *= np.float32(np.sqrt(2 / hidden))
        second = np.concatenate([second, np.zeros((middle, outputs), np.float32)])
        return Net([first, first_bias, second, bias, between, np.zeros(middle, np.float32)])

    def scaled(self, share: float) -> Net:
        """A network with the same preferences, its outputs multiplied by `share`.

        What is never done is never tried: a network that is sure of everything learns nothing.
        """
        scaled = self.copy()
        for part in scaled.parts[2:4]:
            part *= np.float32(share)
        return scaled

    def with_more_units(self, inputs: int, hidden: int, rng: np.random.Generator) -> Net:
        """A one-layer network that still answers the same, with room to learn from more."""
        net = Net.fresh(inputs, hidden, self.parts[2].shape[1], rng)
        first, first_bias, second, bias = net.parts
        before, units = self.parts[0].shape
        first[:, :units] = 0
        first[:before, :units], first_bias[:units] = self.parts[:2]
        second[units:] = 0
        second[:units], bias[:] = self.parts[2:]
        return net

    def forward(self, inputs: Floats) -> tuple[Floats, Floats]:
        """Hidden values (examples, hidden) and outputs (examples, outputs)."""
        return self._after(inputs @ self.parts[0])

    def outputs(self, bits: Bytes) -> Floats:
        """The outputs (examples, outputs) for inputs of 0 and 1, where nothing is learnt."""
        known_bits = bits[:, : self.inputs]
        used = np.flatnonzero(known_bits.any(axis=0))
        return self._after(known_bits[:, used].astype(np.float32) @ self.parts[0][used])[1]

    def _after(self, sums: Floats) -> tuple[Floats, Floats]:
        """Hidden values and outputs from the sums of the first layer, which are overwritten."""
        hidden = _cut(sums, self.parts[1])
        if len(self.parts) > len(NAMES):
            hidden = np.concatenate([hidden, _cut(hidden @ self.parts[4], self.parts[5])], axis=1)
        outputs: Floats = hidden @ self.parts[2]
        outputs += self.parts[3]
        return hidden, outputs

    def gradients(self, inputs: Floats, hidden: Floats, slopes: Floats) -> list[Floats]:
        """The gradients of the loss by each weight, from those by the outputs (`slopes`)."""
        units = len(self.parts[1])
        back: Floats = slopes @ self.parts[2].T
        alive = (hidden > 0) & (hidden < np.float32(MOST))
        low, more = back[:, :units], []
        if len(self.parts) > len(NAMES):
            high = back[:, units:] * alive[:, units:]
            low = low + high @ self.parts[4].T
            more = [hidden[:, :units].T @ high, high.sum(axis=0)]
        low = low * alive[:, :units]
        outer = [inputs.T @ low, low.sum(axis=0), hidden.T @ slopes, slopes.sum(axis=0)]
        return [*outer, *more]

    def step(self, inputs: Floats, hidden: Floats, slopes: Floats, rate: float) -> None:
        """Change all weights a little so that the loss becomes smaller."""
        self._steps += 1
        fair = np.sqrt(1 - _SQUARE_FADES**self._steps) / (1 - _MEAN_FADES**self._steps)
        gradients = self.gradients(inputs, hidden, slopes)
        for part, mean, square, slope in zip(
            self.parts, self._means, self._squares, gradients, strict=True
        ):
            mean += np.float32(1 - _MEAN_FADES) * (slope - mean)
            square += np.float32(1 - _SQUARE_FADES) * (slope * slope - square)
            part -= np.float32(rate * fair) * mean / (np.sqrt(square) + _TINY)


def _cut(sums: Floats, bias: Floats) -> Floats:
    """Hidden values from their sums, which are overwritten."""
    sums += bias
    return np.clip(sums, 0, np.float32(MOST), out=sums)


def bits_of(rows: Bytes) -> Floats:
    """Packed inputs (examples, bytes) as the numbers 0 and 1."""
    return np.unpackbits(rows, axis=1, bitorder="little").astype(np.float32)


def packed(planes: Ints) -> Bytes:
    """Words of 64 inputs (words, examples) as rows of bytes (examples, 8 * words)."""
    return np.ascontiguousarray(planes.T).view(np.uint8)


def probabilities(logits: Floats, masks: Ints) -> Floats:
    """Return the odds of each output, (examples, outputs); only those in the masks have any."""
    allowed = np.unpackbits(masks.view(np.uint8).reshape(-1, 8), axis=1, bitorder="little")
    masked: Floats = np.where(allowed[:, : logits.shape[1]], logits, np.float32(-1e9))
    masked -= masked.max(axis=1, keepdims=True)
    np.exp(masked, out=masked)
    masked /= masked.sum(axis=1, keepdims=True)
    return masked


def drawn(logits: Floats, masks: Ints, temperature: float, rng: np.random.Generator) -> Ints:
    """Cards (examples,) drawn by their chances at a temperature, of those in the masks only."""
    allowed = unpacked(masks[None])[:, :CARDS] != 0
    noise = -np.log(rng.standard_exponential(logits.shape, dtype=np.float32) + _SURE)
    marks = np.where(allowed, logits + np.float32(temperature) * noise, _NEVER)
    result: Ints = marks.argmax(axis=1)
    return result


def batches(count: int, batch: int, rng: np.random.Generator) -> Iterator[Ints]:
    """The numbers below `count` shuffled into equal batches (batch,), without the remainder."""
    order = rng.permutation(count)
    for start in range(0, max(1, count - batch + 1), batch):
        yield order[start : start + batch]


def endless_batches(count: int, batch: int, rng: np.random.Generator) -> Iterator[Ints]:
    """Endless shuffled batches (batch,)."""
    while True:
        yield from batches(count, batch, rng)


def fit(net: Net, rows: Bytes, goals: Floats, rate: float) -> None:
    """One step of a net with one output towards the wanted values (examples,)."""
    inputs = bits_of(rows)
    hidden, values = net.forward(inputs)
    slopes = (values - goals[:, None]) / np.float32(len(rows))
    net.step(inputs, hidden, slopes, rate)


def save(path: Path, net: Net) -> None:
    """Write the weights as they are, for more learning."""
    save_parts(path, net.named)


def save_parts(path: Path, parts: Mapping[str, Floats]) -> None:
    """Save the weights of several networks by name."""
    named: dict[str, Any] = dict(parts)
    with path.open("wb") as file:
        np.savez(file, **named)


def load(path: Path) -> Net:
    """A network with the weights that `save` wrote; raises KeyError where one is missing."""
    parts = load_parts(path)
    names = (*NAMES, *MIDDLE) if set(MIDDLE) & set(parts) else NAMES
    return Net([parts[name] for name in names])


def load_parts(path: Path) -> dict[str, Floats]:
    """The weights by name."""
    with np.load(path, allow_pickle=False) as saved:
        return {name: saved[name].astype(np.float32) for name in saved.files}


def kept(net: Net) -> dict[str, Ints]:
    """Whole weights for the program, see `learn_whole`."""
    return quantised(net.named)
