"""Every rule set still plays its transcript to the letter."""

from __future__ import annotations

import pytest

from hearts_gui.engine.play import events as ev
from hearts_gui.engine.rules.presets import all_presets, preset
from tests.golden.regenerate import FOLDER, events_in, path_of, replayed

KEYS = [entry.key for entry in all_presets()]


@pytest.mark.parametrize("key", KEYS)
def test_the_decisions_of_a_transcript_lead_to_the_same_events(key: str) -> None:
    lines = path_of(key).read_text(encoding="utf-8").splitlines()
    assert replayed(preset(key), lines) == lines


def test_no_transcript_is_missing_or_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_a_transcript_holds_one_whole_deal(key: str) -> None:
    events = events_in(path_of(key))
    assert isinstance(events[0], ev.DealStarted)
    assert sum(isinstance(event, ev.DealScored) for event in events) == 1
