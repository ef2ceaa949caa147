"""A program that is killed loses at most what it was just doing."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from hearts_gui.session.past.library import Library
from hearts_gui.session.practice.book import FILE, TrainingBook
from hearts_gui.session.setup.players import one_human
from tests.kits.past_rows import TWO_DEALS
from tests.kits.slow import some
from tests.session.kill_trial import killed_while_reading, trial
from tests.session.kit import LocalBots, play_out


@pytest.mark.parametrize("kills", some((2, 5), 2))
def test_a_few_kills_lose_nothing(tmp_path: Path, kills: int) -> None:
    assert trial(kills, tmp_path).kills == kills


def test_killed_while_it_reads_games_it_loses_and_doubles_no_card(tmp_path: Path) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    games = Library(killed, make_bots=LocalBots)
    for number in range(2):
        session = games.start(TWO_DEALS, one_human(4), seed=f"game-{number}")
        play_out(session)
        games.leave(session)
    shutil.copytree(killed, whole)
    assert killed_while_reading(whole, 60) == 0
    ended, known = list[int](), list[int]()
    while 0 not in ended:
        ended.append(killed_while_reading(killed, 0.3 + 0.15 * len(ended)))
        known.append(len(TrainingBook(killed / FILE).games))
    left, wanted = TrainingBook(killed / FILE), TrainingBook(whole / FILE)
    assert ended.count(-9) > 1, ended
    assert known == sorted(known), known
    assert left.cards == wanted.cards
    assert len(left.cards) > 20
    assert left.games == wanted.games
    assert len(left.games) == 2
    lines = [line for line in (killed / FILE).read_text("utf-8").splitlines() if '"card":' in line]
    assert len(lines) == len(set(lines)) == len(left.cards)


@pytest.mark.slow
def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    outcome = trial(200, tmp_path, seed=2)
    assert outcome.kills == 200
    assert outcome.finished > 3
