"""A program that is killed loses at most what it was just doing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kits.slow import some
from tests.session.kill_trial import trial


@pytest.mark.parametrize("kills", some((2, 5), 2))
def test_a_few_kills_lose_nothing(tmp_path: Path, kills: int) -> None:
    assert trial(kills, tmp_path).kills == kills


@pytest.mark.slow
def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    outcome = trial(200, tmp_path, seed=2)
    assert outcome.kills == 200
    assert outcome.finished > 3
