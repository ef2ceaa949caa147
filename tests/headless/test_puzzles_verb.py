"""The output of `puzzles`, also on puzzles whose record is wrong."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from hearts_gui.headless import daily_report
from hearts_gui.session.practice.puzzle import shipped
from tests.kits.command_line import run

PUZZLES = shipped()


Capture = pytest.CaptureFixture[str]


def test_every_puzzle_is_a_row(capsys: Capture) -> None:
    status, out, _ = run(capsys, "puzzles", "--json")
    assert status == 0
    rows = json.loads(out)
    assert [row["id"] for row in rows] == [puzzle.id for puzzle in PUZZLES]
    assert set(rows[0]) == {"id", "rules", "tier", "theme", "gap", "error", "rating"}
    assert len({row["rules"] for row in rows}) >= 7
    assert len(rows) >= 450


def test_one_puzzle_is_proved_again(capsys: Capture) -> None:
    status, out, _ = run(capsys, "puzzles", "--verify", PUZZLES[0].id, "--json")
    assert status == 0
    assert [row["id"] for row in json.loads(out)] == [PUZZLES[0].id]


def test_an_unknown_puzzle_is_a_wrong_command(capsys: Capture) -> None:
    status, _, err = run(capsys, "puzzles", "--verify", "standard-0")
    assert (status, err.strip()) == (2, "There is no puzzle standard-0.")


def test_a_false_puzzle_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    false = [replace(puzzle, gap=puzzle.gap + 1) for puzzle in PUZZLES[:1]]
    monkeypatch.setattr(daily_report, "shipped", lambda: (PUZZLES[5], *false))
    with pytest.raises(daily_report.NotVerified) as caught:
        daily_report.puzzle_rows("all")
    assert caught.value.message.named["ids"] == [puzzle.id for puzzle in false]
