"""The opponents' process is killed at random moments, and every game is finished."""

from __future__ import annotations

import sys

import pytest

from tests.session.worker_trial import measure, trial


def test_games_are_finished_although_their_process_is_killed() -> None:
    outcome = trial(2, "club")
    assert outcome.finished == outcome.games
    assert outcome.replaced + outcome.given_up == outcome.games


@pytest.mark.slow
def test_a_hundred_kills_stop_no_game() -> None:
    outcome = trial(100)
    assert outcome.kills >= 100
    assert outcome.finished == outcome.games
    assert outcome.replaced
    assert outcome.given_up


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_the_strongest_player_keeps_to_its_memory() -> None:
    assert measure("grandmaster")["peak_mib"] <= 250
