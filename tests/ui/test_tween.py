"""The curves start at 0, end at 1 and go where the design says."""

import itertools

import pytest

from hearts_gui.ui.draw import tween

CURVES = [tween.out_cubic, tween.out_quint, tween.in_cubic, tween.in_out]


@pytest.mark.parametrize("curve", CURVES)
def test_curves_join_zero_and_one(curve: tween.Curve) -> None:
    assert curve(0) == 0
    assert curve(1) == 1
    assert curve(-1) == 0
    assert curve(2) == 1


@pytest.mark.parametrize("curve", CURVES)
def test_curves_never_turn_back(curve: tween.Curve) -> None:
    values = [curve(k / 200) for k in range(201)]
    assert all(a <= b + 1e-9 for a, b in itertools.pairwise(values))


def test_out_curves_start_fast_and_in_curves_slowly() -> None:
    assert tween.out_cubic(0.3) > 0.5
    assert tween.in_cubic(0.3) < 0.15
    assert tween.in_out(0.5) == pytest.approx(0.5, abs=0.02)


def test_spring_settles_within_a_quarter_of_a_second_and_a_bit() -> None:
    assert tween.spring(0) == 0
    assert tween.spring(0.24) == pytest.approx(1, abs=0.06)
    assert tween.spring(1.0) == pytest.approx(1, abs=1e-4)


def test_following_does_not_depend_on_the_frame_rate() -> None:
    fine = 0.0
    for _ in range(10):
        fine = tween.follow(fine, 100, 5, 14)
    assert fine == pytest.approx(tween.follow(0, 100, 50, 14))
