"""The output of `judge` for a saved game, also where there is nothing to judge."""

from __future__ import annotations

import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from hearts_gui.ai.coach.grades import COACH
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.headless.reports import simulate_report
from tests.kits.command_line import data, run


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("judged")
    bots = ("random", "rule", "rule", "rule")
    simulate_report(Rules(), bots, games=1, seed="j", folder=folder)
    return folder / "game-000001.hearts"


@pytest.mark.usefixtures("coach_effort")
def test_a_seats_answers_of_a_deal_are_judged_twice_alike(
    capsys: pytest.CaptureFixture[str], game: Path
) -> None:
    words = ("judge", str(game), "--deal", "1", "--seat", "0", "--json")
    report = data(capsys, *words)
    assert list(report) == ["rules", "coach", "deals"]
    assert (report["rules"], report["coach"]) == ("standard", COACH)
    (deal,) = report["deals"]
    rows = deal["decisions"]
    assert (deal["deal"], deal["seat"], deal["real_choices"]) == (1, 0, len(rows))
    assert deal["loss_sum"] == pytest.approx(sum(row["loss"] for row in rows), abs=0.002)
    assert deal["loss_sum"] > 5, "a random player loses more than that"
    assert 0 < deal["loss_error"] < deal["loss_sum"]
    assert rows[0]["ask"] == "pass"
    assert [row["trick"] for row in rows] == sorted(row["trick"] for row in rows)
    for row in rows:
        tried = {answer["answer"]: answer["mean"] for answer in row["answers"]}
        assert row["best"] in tried
        assert row["reason"] is not None or row["label"] == "good"
        if row["played"] == row["best"]:
            assert (row["loss"], row["label"]) in ((0, "good"), (0, "great"))
    assert data(capsys, *words) == report


def test_a_deal_or_seat_that_is_not_there_is_named(
    capsys: pytest.CaptureFixture[str], game: Path
) -> None:
    status, out, err = run(capsys, "judge", str(game), "--deal", "99")
    assert (status, out) == (2, "")
    assert err.startswith("There is no deal 99 in this game")
    status, out, err = run(capsys, "judge", str(game), "--seat", "4")
    assert (status, out) == (2, "")
    assert err == "There is no seat 4 at this table: seats are numbered from 0 to 3.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_progress_is_shown_and_a_request_to_end_is_one_sentence(game: Path, name: str) -> None:
    """Failing before: it said nothing for a minute, and died of the signal without a word."""
    kind = signal.Signals[name]
    heard = partial(signal.signal, kind, signal.SIG_DFL)  # under `nohup` it would be ignored
    command = [sys.executable, "-m", "hearts_gui", "judge", str(game)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          preexec_fn=heard) as begun:  # noqa: PLW1509  # fmt: skip
        assert begun.stderr is not None
        shown = begun.stderr.read(len(b"\r0 of "))
        begun.send_signal(kind)
        out, err = begun.communicate(timeout=60)
    assert (begun.returncode, shown, out) == (1, b"\r0 of ", b"")
    assert err.endswith(b"\nStopped.\n")


def test_anything_but_a_whole_game_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], game: Path, tmp_path: Path
) -> None:
    foreign = tmp_path / "song.mp3"
    foreign.write_bytes(b"\x00\xff music")
    for path in (foreign, tmp_path / "none.hearts", damaged(game, tmp_path)):
        status, out, err = run(capsys, "judge", str(path))
        assert (status, out) in ((1, ""), (2, ""))
        assert err.count("\n") == 1, err


def damaged(game: Path, folder: Path) -> Path:
    lines = game.read_bytes().splitlines(keepends=True)
    path = folder / game.name
    path.write_bytes(b"".join([*lines[:20], b"nonsense\n", *lines[20:]]))
    return path


@pytest.mark.usefixtures("coach_effort")
def test_deals_of_domino_are_judged_like_others(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = "simulate --rules domino --games 1 --seed j --bots rule,rule,rule,rule --log"
    data(capsys, *words.split(), str(tmp_path))
    asked = ("judge", str(tmp_path / "game-000001.hearts"), "--deal", "1", "--seat", "0", "--json")
    report = data(capsys, *asked)
    assert any(deal["real_choices"] for deal in report["deals"])
