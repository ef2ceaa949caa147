"""A program that is killed loses at most what it was just doing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.session.kill_trial import trial


def test_a_few_kills_lose_nothing(tmp_path: Path) -> None:
    assert trial(5, tmp_path).kills == 5


@pytest.mark.slow
def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    outcome = trial(200, tmp_path, seed=2)
    assert outcome.kills == 200
    assert outcome.finished > 3
