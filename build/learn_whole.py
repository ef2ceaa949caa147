"""Rounds a trained network to whole numbers, so that the program's sums are exact."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from hearts_gui.ai.policies.network import MOST_HIDDEN, Floats, Network, network_of
from hearts_gui.ai.simulator.batch_cards import Ints, Reals

NAMES = ("first", "first_bias", "second", "bias")

_FIRST_UNIT = 512
_SHIFT = 4
_HIDDEN_UNIT = _FIRST_UNIT >> _SHIFT
"""Hidden values are whole numbers of this fraction."""

MOST = MOST_HIDDEN / _HIDDEN_UNIT
"""The greatest hidden value: the program cuts off there, and so does training."""

_EXACT = 1 << 24
"""A float holds every whole number up to here."""

_ROOM = 0.35
"""The rest is for what players add to logits, to forbid a card or as noise, exactly as well."""

_MIDDLE_ROOM = 0.9


def quantised(learnt: Mapping[str, Floats]) -> dict[str, Ints]:
    """Whole weights for `hearts_gui.ai.policies.network`, from learnt ones by the same names.

    Raises ValueError where the weights are too large for that.
    """
    parts = {name: part.astype(np.float64) for name, part in learnt.items()}
    second, bias = parts["second"], parts["bias"]
    largest = MOST_HIDDEN * np.abs(second).sum(axis=0) + _HIDDEN_UNIT * np.abs(bias)
    second_unit = int(_ROOM * _EXACT / float(largest.max()))
    if not second_unit:
        raise ValueError("the weights of the second layer are too large")
    # The program rounds hidden values down; half a step beforehand makes that the nearest one.
    whole = {
        "first": parts["first"] * _FIRST_UNIT,
        "first_bias": parts["first_bias"] * _FIRST_UNIT + (1 << _SHIFT) / 2,
        "second": second * second_unit,
        "bias": bias * second_unit * _HIDDEN_UNIT,
    }
    scale = [second_unit * _HIDDEN_UNIT, _SHIFT]
    if "middle" in parts:
        shift = _middle_shift(parts["middle"], parts["middle_bias"])
        unit = 1 << shift
        whole["middle"] = parts["middle"] * unit
        whole["middle_bias"] = parts["middle_bias"] * unit * _HIDDEN_UNIT + unit / 2
        scale.append(shift)
    arrays = {name: np.round(part).astype(np.int64) for name, part in whole.items()}
    arrays["scale"] = np.array(scale)
    check_exact(arrays)
    return arrays


def _middle_shift(middle: Reals, bias: Reals) -> int:
    """The finest power of two in which the second hidden layer's sums are exact."""
    sums = MOST_HIDDEN * np.abs(middle).sum(axis=0) + _HIDDEN_UNIT * np.abs(bias)
    fits = _MIDDLE_ROOM * _EXACT / float(sums.max())
    if fits < 2:
        raise ValueError("the weights of the middle layer are too large")
    return int(np.log2(fits))


def check_exact(weights: Mapping[str, Ints]) -> None:
    """Raises ValueError where any sum may leave what a float holds exactly."""
    size = {name: np.abs(part) for name, part in weights.items()}
    most = int(MOST_HIDDEN)
    if (size["first"].sum(axis=0) + size["first_bias"]).max() >= _EXACT:
        raise ValueError("the weights of the first layer are too large")
    if "middle" in weights:
        sums = size["middle"].sum(axis=0) * most + size["middle_bias"]
        if sums.max() >= _EXACT:
            raise ValueError("the weights of the middle layer are too large")
    if (size["second"].sum(axis=0) * most + size["bias"]).max() >= _EXACT:
        raise ValueError("the weights of the second layer are too large")


def write(path: Path, weights: Mapping[str, Ints]) -> None:
    """Write whole weights, each part as small as its numbers allow."""
    small: dict[str, Any] = {
        name: part.astype(np.int16 if np.abs(part).max() < 1 << 15 else np.int32)
        for name, part in weights.items()
    }
    with path.open("wb") as file:
        np.savez_compressed(file, **small)


def read(path: Path) -> Network:
    """The network with the weights that `write` wrote; raises OSError or ValueError."""
    with np.load(path, allow_pickle=False) as kept:
        return network_of({name: kept[name] for name in kept.files})
