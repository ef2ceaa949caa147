"""Rules drawn at random finish a deal; HEARTS_FUZZ sets how many (100000 for a release)."""

from __future__ import annotations

import os

import pytest

from tests.engine.fuzz import run
from tests.kits.slow import some


@pytest.mark.parametrize("count", some((25, 150), 25))
def test_some_random_rules_finish_a_deal(count: int) -> None:
    assert run(count).failures == []


@pytest.mark.slow
def test_many_random_rules_finish_a_deal() -> None:
    assert run(int(os.environ.get("HEARTS_FUZZ", "600")), first=1000).failures == []
