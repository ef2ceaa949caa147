"""Matches that end at an error, and matches that go on where they stopped."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from typing import Any

import pytest

from hearts_gui.cli import main
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.headless.match import (
    FEWEST_DEALS,
    DealResult,
    Length,
    Match,
    MatchFile,
    MatchFileError,
    MatchShare,
    run_match,
)
from tests.refused import refused

MATCH = Match("rule", "random", Rules(), "2v2", "x")


def result(difference: float) -> DealResult:
    """A deal in which A did better by this much."""
    return DealResult(*(MatchShare(1, c, c, 0, 1, 0.0, 0) for c in (0.0, difference)))


def plain(report: dict[str, Any]) -> dict[str, Any]:
    """A report without what a clock says."""
    return {key: value for key, value in report.items() if not key.startswith("ms_")}


def test_a_match_ends_at_its_error_but_not_before_it_can_be_believed() -> None:
    same = [result(1.0)] * (FEWEST_DEALS - 1)
    assert not Length(100, 0.5).reached(same)
    assert Length(100, 0.5).reached([*same, result(1.0)])
    wild = [result(9.0 * (-1) ** k) for k in range(50)]
    assert not Length(100, 0.5).reached(wild)
    assert Length(50, 0.5).reached(wild)
    assert not Length(100).reached(wild)


def test_how_many_processes_play_does_not_change_when_a_match_ends() -> None:
    length = Length(200, 1.0)
    one, two = run_match(MATCH, length), run_match(MATCH, length, jobs=2)
    assert plain(one) == plain(two)
    assert FEWEST_DEALS <= one["deals"] < 200
    assert one["standard_error"] <= 1.0


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    whole = plain(run_match(MATCH, Length(5)))
    for deals in (2, 5):
        file = MatchFile(path)
        file.begin(MATCH)
        known = len(file.results)
        report = run_match(MATCH, Length(deals), before=file.results, keep=file.add)
        assert (known, report["deals"]) == ((0, 2) if deals == 2 else (2, 5))
    assert plain(report) == whole
    assert len(path.read_text(encoding="utf-8").splitlines()) == 6


def test_a_torn_last_line_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    file = MatchFile(path)
    file.begin(MATCH)
    whole = run_match(MATCH, Length(3), keep=file.add)
    path.write_text(path.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    again = MatchFile(path)
    again.begin(MATCH)
    assert len(again.results) == 2
    report = run_match(MATCH, Length(3), before=again.results, keep=again.add)
    assert plain(report) == plain(whole)
    assert len(MatchFile(path).results) == 3


def test_a_last_line_without_its_end_stays_a_line_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    file = MatchFile(path)
    file.begin(MATCH)
    run_match(MATCH, Length(2), keep=file.add)
    path.write_bytes(path.read_bytes()[:-1])
    again = MatchFile(path)
    run_match(MATCH, Length(3), before=again.results, keep=again.add)
    assert len(MatchFile(path).results) == 3


def test_a_disk_that_refuses_leaves_the_deals_that_were_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.jsonl"
    file = MatchFile(path)
    file.begin(MATCH)
    run_match(MATCH, Length(2), keep=file.add)
    torn = path.read_bytes()[:-20]
    path.write_bytes(torn)

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with refused(MatchFileError, "No space left"):
        MatchFile(path)
    assert path.read_bytes() == torn


@pytest.mark.parametrize("other", [
    Match("rule", "club", Rules(), "2v2", "x"),
    Match("rule", "random", Rules(end_at=50), "2v2", "x"),
    Match("rule", "random", Rules(), "1v3", "x"),
    Match("rule", "random", Rules(), "2v2", "y"),
])  # fmt: skip
def test_another_match_does_not_go_into_the_file(tmp_path: Path, other: Match) -> None:
    path = tmp_path / "match.jsonl"
    MatchFile(path).begin(MATCH)
    with refused(MatchFileError, "match.jsonl holds another match: other players, rules, format"):
        MatchFile(path).begin(other)


@pytest.mark.parametrize("damage", ["{}", "nonsense", '{"deal": 7, "a": [], "b": []}', "\x00"])
def test_damage_before_the_end_is_named_by_its_line(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "match.jsonl"
    file = MatchFile(path)
    file.begin(MATCH)
    run_match(MATCH, Length(2), keep=file.add)
    lines = path.read_text(encoding="utf-8").split("\n")
    lines[1] = damage
    path.write_text("\n".join(lines), encoding="utf-8")
    with refused(MatchFileError, "match.jsonl, line 2: this is not a deal of a match. Name"):
        MatchFile(path)


def test_a_file_that_cannot_be_written_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["match", "rule", "random", "--deals", "1", "--resume", str(tmp_path)]
    assert main(words) == 2, "as every other verb says of a folder"
    assert capsys.readouterr().err == f"'{tmp_path}' can’t be read (it is not a file).\n"


@pytest.mark.parametrize("text", [
    "notes", "notes\n", "{}", '{"match', '{"match":1}\n', "\udcff", "[1]\n", "\n",
    '{"match":1,"seed":[]}\n', '{"rounds": []}',
])  # fmt: skip
def test_a_file_that_is_not_a_match_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    """Failing before: a file of one line was emptied, and a match written in its place."""
    path = tmp_path / "match.jsonl"
    path.write_bytes(text.encode(errors="surrogateescape"))
    status = main(["match", "rule", "random", "--deals", "1", "--resume", str(path)])
    said = capsys.readouterr().err
    if text == '{"match':
        assert (status, len(MatchFile(path).results)) == (0, 1)
        return
    wanted = "match.jsonl, line 1: this is not a deal of a match. Name another file.\n"
    assert (status, said) == (1, wanted)
    assert path.read_bytes() == text.encode(errors="surrogateescape")


def test_a_match_of_a_newer_version_is_named_as_such(tmp_path: Path) -> None:
    """Failing before: its first line was said to be no deal of a match."""
    (tmp_path / "match.jsonl").write_text('{"match":2,"players":["a"]}\n')
    with refused(MatchFileError, r"cannot be used \(written by a newer version of Hearts"):
        MatchFile(tmp_path / "match.jsonl")


def test_the_command_line_keeps_the_seed_of_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "match.jsonl")
    assert (
        main(["match", "rule", "random", "--deals", "1", "--seed", "mine", "--resume", path]) == 0
    )
    capsys.readouterr()
    assert main(["match", "rule", "random", "--deals", "2", "--resume", path]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["seed"], report["deals"]) == ("mine", 2)


@pytest.mark.parametrize("wrong", ["0", "-1", "nan", "inf", "much"])
def test_an_error_is_a_number_above_zero(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "rule", "random", f"--until-error={wrong}"]) == 2
    assert "is not a number above zero" in capsys.readouterr().err
