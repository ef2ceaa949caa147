"""A minute of random hands at the program's window."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import screens
from tests.ui.soak import growth, soak


@pytest.mark.slow
@pytest.mark.parametrize("x11", [True, False])
def test_random_hands_never_break_the_window(x11: bool, tmp_path: Path) -> None:
    if why := screens.lacking(*(("Xvfb", "openbox", "xdotool") if x11 else ("sway",))):
        pytest.skip(why)
    out = tmp_path / "soak.csv"
    assert soak(minutes=1.1, x11=x11, seed=1, out=out, data=tmp_path) == 0
    assert len(out.read_text(encoding="utf-8").splitlines()) == 2


def test_growth_is_that_of_the_second_half_without_pictures() -> None:
    used = [100.0, 150.0, 170.0, 180.0, 190.0, *(200.0 + minute for minute in range(5))]
    rows = [
        {"minute": index, "rest_mb": mb + index % 3, "prepared_mb": float(index % 3)}
        for index, mb in enumerate(used, start=1)
    ]
    assert growth(rows) == 60.0
    assert growth(rows[:4]) is None
