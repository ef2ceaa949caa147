"""Networks with two hidden layers that learn in PyTorch: `pip install hearts-gui[learn]`.

The second layer reads the first; the outputs read both. So a network of one layer can be deepened
and answers the same at first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np
import torch
from learn_net import Bytes
from learn_whole import HIDDEN_UNIT, MOST, NAMES

from hearts_gui.ai.nets.network import MIDDLE, Floats, Network

Tensor: TypeAlias = Any
"""A `torch.Tensor`; whoever checks types need not have PyTorch."""

_FIRST_UNIT: Final = HIDDEN_UNIT << 4
_INPUTS_SET: Final = 80
"""About so many inputs are 1, so that hidden values start near 1."""

_TIMID: Final = 0.3
"""Outputs start small: no card is much liked before anything is learnt."""

_AT_ONCE: Final = 16384


class Deep:
    """Inputs of 0 and 1, two hidden layers of clipped ReLU, and plain sums."""

    def __init__(self, parts: Mapping[str, Floats]) -> None:
        """`parts` are named as in files of whole weights, see `learn_whole`."""
        self.parts: dict[str, Tensor] = {
            name: torch.tensor(parts[name], dtype=torch.float32, requires_grad=True)
            for name in (*NAMES, *MIDDLE)
        }

    @classmethod
    def fresh(
        cls, inputs: int, hidden: int, middle: int, outputs: int, rng: np.random.Generator
    ) -> Deep:
        """A network that has learnt nothing yet."""

        def drawn(before: int, after: int, square: float) -> Floats:
            found = rng.standard_normal((before, after), dtype=np.float32)
            return found * np.float32(np.sqrt(square))

        return cls(
            {
                "first": drawn(inputs, hidden, 2 / _INPUTS_SET),
                "first_bias": np.zeros(hidden, np.float32),
                "middle": drawn(hidden, middle, 2 / hidden),
                "middle_bias": np.zeros(middle, np.float32),
                "second": drawn(hidden + middle, outputs, _TIMID / (hidden + middle)),
                "bias": np.zeros(outputs, np.float32),
            }
        )

    @classmethod
    def deepened(cls, net: Network, middle: int, rng: np.random.Generator) -> Deep:
        """One that answers as this network of the program, with a second layer of so many units."""
        inputs, outputs = net.shape
        hidden = len(net.first_bias)
        found = cls.fresh(inputs, hidden, middle, outputs, rng).numbers()
        found["first"] = net.first / np.float32(_FIRST_UNIT)
        found["first_bias"] = (net.first_bias - np.float32(0.5 / net.hidden_scale)) / np.float32(
            _FIRST_UNIT
        )
        found["second"][hidden:] = 0
        found["second"][:hidden] = net.second[:hidden] * np.float32(HIDDEN_UNIT / net.logit_scale)
        found["bias"] = net.second_bias / np.float32(net.logit_scale)
        return cls(found)

    def copy(self) -> Deep:
        """A network with the same weights, which stays as it is."""
        return Deep(self.numbers())

    def numbers(self) -> dict[str, Floats]:
        """The weights by name."""
        return {name: part.detach().numpy().copy() for name, part in self.parts.items()}

    def put(self, parts: Mapping[str, Floats]) -> None:
        """Take over these weights, of the same shapes."""
        with torch.no_grad():
            for name, part in self.parts.items():
                part.copy_(torch.from_numpy(parts[name]))

    @property
    def inputs(self) -> int:
        """How many inputs it looks at."""
        return int(self.parts["first"].shape[0])

    def outputs(self, rows: Bytes) -> Tensor:
        """The outputs (examples, outputs) for packed inputs (examples, bytes)."""
        parts = self.parts
        with torch.autocast("cpu", dtype=torch.bfloat16):
            hidden = (_bits(rows, self.inputs) @ parts["first"]).float() + parts["first_bias"]
            hidden = hidden.clamp(0, MOST)
            middle = (hidden @ parts["middle"]).float() + parts["middle_bias"]
            middle = middle.clamp(0, MOST)
            return (torch.cat([hidden, middle], dim=1) @ parts["second"]).float() + parts["bias"]

    def answers(self, rows: Bytes) -> Floats:
        """The same without learning anything from it."""
        found: list[Floats] = []
        with torch.no_grad():
            for start in range(0, len(rows), _AT_ONCE):
                found.append(self.outputs(rows[start : start + _AT_ONCE]).numpy())
        return np.concatenate(found)


def _bits(rows: Bytes, inputs: int) -> Tensor:
    found = np.unpackbits(rows[:, : inputs // 8], axis=1, bitorder="little")
    return torch.from_numpy(found).to(torch.bfloat16)


class Teacher:
    """Changes a network's weights by Adam: D. Kingma, J. Ba, "Adam" (2015)."""

    def __init__(self, net: Deep, steepest: float = 0.5) -> None:
        """Steps along gradients longer than `steepest` are as long as along that."""
        self._net, self._steepest = net, steepest
        self._adam = torch.optim.Adam(net.parts.values(), lr=0.0, eps=1e-7)

    def step(self, loss: Tensor, rate: float) -> None:
        """One step down."""
        for group in self._adam.param_groups:
            group["lr"] = rate
        self._adam.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self._net.parts.values(), self._steepest)
        self._adam.step()

    @property
    def state(self) -> Any:
        """What it remembers, to be kept."""
        return self._adam.state_dict()

    @state.setter
    def state(self, kept: Any) -> None:
        self._adam.load_state_dict(kept)
