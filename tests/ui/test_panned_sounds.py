"""Sounds come from the side of the seat that makes them, where the player wants it."""

from __future__ import annotations

from typing import Any

import pytest

from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.shell.sound import Levels, MixerSound, balance, open_sound
from tests.ui.table_run import TableRun


def flicks(**prefs: Any) -> set[float]:
    """The sides from which cards were heard in the first tricks."""
    run = TableRun(Rules(), speed=0.0, **prefs)
    run.run(600)
    model = run.table.state.model
    for card in model.legal[:3]:
        run.table.turns.toggle(card)
    run.table.turns.press_action()
    for _ in range(4):
        run.rest()
        run.table.turns.use(run.table.state.model.legal[0])
    run.rest()
    heard = zip(run.sound.heard, run.sound.sides, strict=True)
    return {round(side, 2) for cue, side in heard if cue == "flick"}


def test_cards_are_heard_from_left_middle_and_right() -> None:
    sides = flicks()
    assert min(sides) < -0.3
    assert max(sides) > 0.3
    assert any(abs(side) < 0.3 for side in sides)


def test_without_the_wish_everything_comes_from_the_middle() -> None:
    assert flicks(pan_sounds=False) == {0.0}


def test_the_middle_is_as_loud_as_ever_and_the_near_side_too() -> None:
    assert balance(0.0) == (1.0, 1.0)
    left, right = balance(-1.0)
    assert left == 1.0
    assert 0 < right < 0.5
    assert balance(2.0) == balance(1.0) == (right, left)


def test_both_speakers_get_the_same_recording() -> None:
    import numpy as np

    sound = open_sound(Levels())
    assert isinstance(sound, MixerSound)
    sound.play("flick", -1.0)
    recording = sound._variants["flick"][0]
    both = np.frombuffer(recording.get_raw(), np.int16).reshape(-1, 2)
    assert (both[:, 0] == both[:, 1]).all()
    assert 0.02 < recording.get_length() < 0.08
    sound.close()


@pytest.mark.parametrize("wished", [True, False])
def test_points_of_others_are_heard_where_that_is_wished(wished: bool) -> None:
    run = TableRun(Rules(pass_cycle=(PassToken.HOLD,)), speed=3.0, more_cues=wished, seed="2")
    while run.at_table:
        run.rest()
        if run.at_table:
            run.table.turns.use(run.table.state.model.legal[0])
    assert ("points-others" in run.sound.heard) is wished
