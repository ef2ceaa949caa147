"""The packaged program under a real pointer: HEARTS_PACKAGED names its folder, or it is skipped.

With HEARTS_WHOLE_GAME set a whole game against Grandmasters is played instead of a deal.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearts_gui.session.setup.plans import Opponent, TablePlan, save_plan
from tests import screens
from tests.packages import screen_hands
from tests.packages.screen_hands import Hands

FOLDER = os.environ.get("HEARTS_PACKAGED", "")
PROGRAM = [str(Path(FOLDER) / "hearts-gui")]
DEAL_SECONDS, GAME_SECONDS = 240, 1800

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not FOLDER, reason="HEARTS_PACKAGED names no packaged program"),
    pytest.mark.skipif(bool(why := screens.lacking("Xvfb", "xdotool")), reason=why or "all there"),
]


@pytest.fixture
def around() -> Iterator[dict[str, str]]:
    with screens.x11_screen() as environment:
        yield environment


def deals_scored(data: Path) -> int:
    return sum('"e":"DealScored"' in line for line in screen_hands.saved_lines(data))


def finished(data: Path) -> bool:
    return any('"e":"GameEnded"' in line for line in screen_hands.saved_lines(data))


def test_a_deal_is_played_by_pointer_and_keys(around: dict[str, str], tmp_path: Path) -> None:
    hands = Hands(around)
    whole = bool(os.environ.get("HEARTS_WHOLE_GAME"))
    if whole:
        company = TablePlan(opponents=(Opponent("grandmaster"),) * 3)
        assert save_plan(company, tmp_path / "last-table.json") is None
    with screen_hands.program(PROGRAM, around, tmp_path) as running:
        screen_hands.open_game(hands, running, tmp_path)
        screen_hands.play_until(
            hands, running,
            lambda: finished(tmp_path) or (not whole and deals_scored(tmp_path)),
            GAME_SECONDS if whole else DEAL_SECONDS,
        )  # fmt: skip
    assert not (tmp_path / "reports").exists()
    assert "Traceback" not in screen_hands.log(tmp_path)


def test_a_killed_game_is_there_at_the_next_start(around: dict[str, str], tmp_path: Path) -> None:
    hands = Hands(around)

    def cards_played() -> int:
        return sum('"e":"CardPlayed"' in line for line in screen_hands.saved_lines(tmp_path))

    with screen_hands.program(PROGRAM, around, tmp_path) as running:
        screen_hands.open_game(hands, running, tmp_path)
        screen_hands.play_until(hands, running, lambda: cards_played() >= 8, DEAL_SECONDS)
        running.kill()
        running.wait()
    before = cards_played()
    (tmp_path / "hearts.log").unlink()
    for lock in (tmp_path / "saves").glob("*.lock"):
        lock.unlink()  # left by the kill, held by nobody
    with screen_hands.program(PROGRAM, around, tmp_path) as running:
        screen_hands.open_game(hands, running, tmp_path)
        screen_hands.play_until(hands, running, lambda: cards_played() > before, DEAL_SECONDS)
    assert cards_played() > before


def test_two_windows_play_a_game_each(around: dict[str, str], tmp_path: Path) -> None:
    hands = Hands(around)
    with screen_hands.program(PROGRAM, around, tmp_path) as first:
        screen_hands.open_game(hands, first, tmp_path)
        (tmp_path / "hearts.log").unlink()
        with screen_hands.program(PROGRAM, around, tmp_path) as second:
            screen_hands.another_game(hands, second, tmp_path)
            assert len(list((tmp_path / "saves").glob("*.lock"))) == 2
    assert not (tmp_path / "reports").exists()
