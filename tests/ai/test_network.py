"""Networks compute exactly, in whole numbers; the game works without files that cannot be read."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from hearts_gui.ai.policies import network as module
from hearts_gui.ai.policies.features import BARE_INPUTS, CARDS, INPUTS
from hearts_gui.ai.policies.network import (
    MOST_HIDDEN,
    Network,
    network,
    network_of,
    required_network,
)
from hearts_gui.ai.policies.pass_policy import PASS_LIKELIHOOD_PLANES, PASS_POLICY_INPUTS
from hearts_gui.ai.policies.valued import VALUE_INPUTS

NAMES = (
    "rule",
    "own",
    "moon_shooter",
    "stranger",
    "pass_value",
    "moon_pass_value",
    "pass_policy",
    "pass_likelihood",
    "bonus",
    "valued",
)
EXACT = 2**24
"""Every whole number up to this has a float of its own."""


def weights(net: Network) -> tuple[npt.NDArray[np.float32], ...]:
    return net.first, net.first_bias, net.second, net.second_bias


def deeper(net: Network) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """The second hidden layer, which may have no units."""
    if net.middle is None or net.middle_bias is None:
        return np.zeros((len(net.first_bias), 0), np.float32), np.zeros(0, np.float32)
    return net.middle, net.middle_bias


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder for weights."""
    monkeypatch.setattr(module, "WEIGHTS", tmp_path)
    network.cache_clear()
    yield tmp_path
    network.cache_clear()


@pytest.mark.parametrize("name", NAMES)
def test_the_weights_are_whole_numbers(name: str) -> None:
    net = required_network(name)
    for part in weights(net):
        assert part.dtype == np.float32
        assert np.array_equal(part, np.rint(part))
    assert net.logit_scale > 0
    mantissa, _ = np.frexp(net.hidden_scale)
    assert mantissa == 0.5
    assert net.hidden_scale < 1


def test_the_networks_see_and_answer_what_they_are_asked() -> None:
    for name in ("rule", "own", "moon_shooter", "stranger"):
        assert required_network(name).first.shape[0] in (BARE_INPUTS, INPUTS)
        assert required_network(name).second.shape[1] == CARDS
    for name in ("bonus", "valued"):
        assert required_network(name).shape == (VALUE_INPUTS, CARDS)
    for name in ("pass_value", "moon_pass_value"):
        assert required_network(name).shape == (2 * 64, 1)
    assert required_network("pass_policy").shape == (PASS_POLICY_INPUTS, CARDS)
    assert required_network("pass_likelihood").shape == (64 * PASS_LIKELIHOOD_PLANES, 1)


@pytest.mark.parametrize("name", NAMES)
def test_no_sum_leaves_the_numbers_that_floats_hold_exactly(name: str) -> None:
    net = required_network(name)
    first, first_bias, second, second_bias = (part.astype(np.float64) for part in weights(net))
    assert (np.abs(first).sum(axis=0) + np.abs(first_bias)).max() < EXACT
    middle, middle_bias = (part.astype(np.float64) for part in deeper(net))
    sums = MOST_HIDDEN * np.abs(middle).sum(axis=0) + np.abs(middle_bias)
    assert sums.max(initial=0) < EXACT
    assert (MOST_HIDDEN * np.abs(second).sum(axis=0) + np.abs(second_bias)).max() < EXACT


@pytest.mark.parametrize("share", [0.02, 0.2, 0.5, 1.0])
@pytest.mark.parametrize("name", NAMES)
def test_whole_numbers_come_to_the_same_marks(name: str, share: float) -> None:
    net = required_network(name)
    first, first_bias, second, second_bias = (part.astype(np.int64) for part in weights(net))
    rng = np.random.default_rng(7)
    inputs = (rng.random((300, len(first))) < share).astype(np.uint8)
    shift = round(-np.log2(net.hidden_scale))
    hidden = ((inputs.astype(np.int64) @ first + first_bias) >> shift).clip(0, int(MOST_HIDDEN))
    middle, middle_bias = (part.astype(np.int64) for part in deeper(net))
    shift = round(-np.log2(net.middle_scale))
    further = ((hidden @ middle + middle_bias) >> shift).clip(0, int(MOST_HIDDEN))
    values = np.concatenate([hidden, further], axis=1)
    assert np.array_equal(net.logits(inputs), values @ second + second_bias)


@pytest.mark.parametrize("name", NAMES)
def test_the_order_of_the_sums_changes_nothing(name: str) -> None:
    net = required_network(name)
    rng = np.random.default_rng(8)
    inputs = (rng.random((100, len(net.first))) < 0.3).astype(np.uint8)
    middle, middle_bias = deeper(net)
    ways, units = rng.permutation(len(net.first)), rng.permutation(len(net.first_bias))
    further = rng.permutation(len(middle_bias))
    places = np.concatenate([units, len(units) + further])
    mixed = Network(
        np.ascontiguousarray(net.first[ways][:, units]),
        net.first_bias[units],
        np.ascontiguousarray(net.second[places]),
        net.second_bias,
        net.hidden_scale,
        net.logit_scale,
        np.ascontiguousarray(middle[units][:, further]) if len(further) else None,
        middle_bias[further] if len(further) else None,
        net.middle_scale,
    )
    assert np.array_equal(mixed.logits(np.ascontiguousarray(inputs[:, ways])), net.logits(inputs))
    assert np.array_equal(net.logits(inputs[:1]), net.logits(inputs)[:1])


def small(**changes: Any) -> dict[str, npt.NDArray[Any]]:
    """The weights of a tiny, meaningless network, as a file holds them."""
    parts: dict[str, npt.NDArray[Any]] = {
        "first": np.ones((64, 3), dtype=np.int16),
        "first_bias": np.array([0, 10, -10], dtype=np.int16),
        "second": np.array([[1, 0], [0, 1], [1, 1]], dtype=np.int16),
        "bias": np.array([5, -5], dtype=np.int16),
        "scale": np.array([100, 1], dtype=np.int32),
    }
    return {name: part for name, part in {**parts, **changes}.items() if part is not None}


def packed(**parts: Any) -> bytes:
    file = io.BytesIO()
    np.savez(file, **parts)
    return file.getvalue()


def test_marks_are_as_computed_by_hand() -> None:
    net = network_of(small())
    inputs = np.zeros((2, 64), dtype=np.uint8)
    inputs[1, :13] = 1
    # Hidden: 0, 5, and nothing below 0; then 6, 11 and 1.
    assert net.logits(inputs).tolist() == [[5.0, 0.0], [5.0 + 6 + 1, -5.0 + 11 + 1]]
    strong = network_of(small(first=np.full((64, 3), 1000)))
    assert strong.logits(np.ones((1, 64), dtype=np.uint8)).tolist() == [
        [5.0 + 2 * MOST_HIDDEN, -5.0 + 2 * MOST_HIDDEN]
    ]


def two_layers(**changes: Any) -> dict[str, Any]:
    deeper = {
        "middle": np.array([[2, 0], [-1, 1], [0, 4]], dtype=np.int16),
        "middle_bias": np.array([4, 0], dtype=np.int16),
        "second": np.array([[1, 0], [0, 1], [1, 1], [1, 0], [0, 10]], dtype=np.int16),
        "scale": np.array([100, 1, 2], dtype=np.int32),
    }
    return small(**{**deeper, **changes})


def test_a_second_layer_reads_the_first_and_the_outputs_both() -> None:
    net = network_of(two_layers())
    inputs = np.zeros((2, 64), dtype=np.uint8)
    inputs[1, :13] = 1
    # First 0, 5, 0 gives -1 and 5 in fours: 0 and 1. Then 6, 11, 1 gives 5 and 15: 1 and 3.
    assert net.logits(inputs).tolist() == [[5.0, 0.0 + 10], [12.0 + 1, 7.0 + 30]]


def test_weights_are_read_from_their_file(folder: Path) -> None:
    (folder / "some.npz").write_bytes(packed(**small()))
    net = network("some")
    assert net is not None
    assert np.array_equal(net.first, small()["first"])
    assert (net.hidden_scale, net.logit_scale) == (0.5, 100)


def test_a_missing_file_gives_no_network(folder: Path) -> None:
    assert network("rule") is None
    (folder / "own.npz").mkdir()
    assert network("own") is None


MISSHAPEN: dict[str, dict[str, Any]] = {
    "no first": {"first": None},
    "no bias": {"bias": None},
    "no scale": {"scale": None},
    "fewer hidden": {"first": np.ones((64, 2), dtype=np.int16)},
    "more hidden": {"first_bias": np.zeros(4, dtype=np.int16)},
    "more answers": {"bias": np.zeros(3, dtype=np.int16)},
    "odd inputs": {"first": np.ones((65, 3), dtype=np.int16)},
    "flat": {"first": np.ones(64, dtype=np.int16)},
    "short scale": {"scale": np.array([100])},
    "words": {"bias": np.array(["five", "six"])},
    "fractions": {"second_bias": None, "bias": np.array([0.5, 0.25])},
    "no unit": {"scale": np.array([0, 4])},
    "one number": {"bias": np.array(3)},
    "objects": {"bias": np.array([None, {}], dtype=object)},
}


TWICE_MISSHAPEN: dict[str, dict[str, Any]] = {
    "no middle": {"middle": None},
    "no middle bias": {"middle_bias": None},
    "fewer middle units": {"middle": np.ones((3, 1), dtype=np.int16)},
    "fewer below": {"middle": np.ones((2, 2), dtype=np.int16)},
    "outputs of one layer": {"second": np.ones((3, 2), dtype=np.int16)},
    "a scale too few": {"scale": np.array([100, 1])},
    "flat middle": {"middle": np.ones(3, dtype=np.int16)},
}


@pytest.mark.parametrize("fault", TWICE_MISSHAPEN)
def test_a_second_layer_that_does_not_fit_gives_no_network(fault: str, folder: Path) -> None:
    (folder / "some.npz").write_bytes(packed(**two_layers(**TWICE_MISSHAPEN[fault])))
    assert network("some") is None


@pytest.mark.parametrize("fault", MISSHAPEN)
def test_weights_that_do_not_fit_give_no_network(fault: str, folder: Path) -> None:
    (folder / "some.npz").write_bytes(packed(**small(**MISSHAPEN[fault])))
    assert network("some") is None


def test_weights_that_do_not_fit_are_refused_in_words() -> None:
    with pytest.raises(KeyError):
        network_of(small(second=None))
    with pytest.raises(ValueError, match="do not fit"):
        network_of(small(second=np.ones((3, 5), dtype=np.int16)))


def test_a_file_of_something_else_gives_no_network(folder: Path) -> None:
    (folder / "some.npz").write_bytes(b"These are no weights, but words.\n" * 20)
    assert network("some") is None


def test_a_damaged_file_gives_no_network(folder: Path) -> None:
    good = packed(**small())
    middle = len(good) // 2
    place = good.index(b"NUMPY") + 140
    spoilt = good[:place] + bytes([good[place] ^ 255]) + good[place + 1 :]
    damaged = [b"", good[:100], good[:middle], spoilt]
    for number, content in enumerate(damaged):
        (folder / f"damaged{number}.npz").write_bytes(content)
        network.cache_clear()
        assert network(f"damaged{number}") is None, number
