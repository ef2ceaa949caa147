"""The output of `puzzles`, also on puzzles that are not what they say."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from hearts_gui import verbs
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


def test_a_reader_that_goes_is_no_fault_of_the_puzzles(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def gone(_: object) -> int:
        raise BrokenPipeError

    monkeypatch.setattr(verbs, "print_json", gone)
    with pytest.raises(BrokenPipeError):
        verbs.VERBS["puzzles"]([])
    assert capsys.readouterr().err == ""


def test_puzzles_that_cannot_be_read_say_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def missing() -> None:
        raise FileNotFoundError

    monkeypatch.setattr(daily_report, "shipped", missing)
    status, _, err = run(capsys, "puzzles")
    assert status == 1
    assert err.strip() == "The puzzles that come with the game can’t be read; reinstall the game."
