"""The output of `daily`: the plan, what everyone sees, and what a code says."""

from __future__ import annotations

import json
from datetime import date, timedelta

import pytest

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.presets import preset
from hearts_gui.session.daily.challenge import challenge_code
from hearts_gui.session.daily.replay import from_player
from hearts_gui.session.daily.week import daily_of
from hearts_gui.session.setup.players import one_human
from tests.kits.command_line import run
from tests.kits.daily_company import old_code
from tests.kits.slow import some

Capture = pytest.CaptureFixture[str]
MONDAY = date(2026, 11, 23)


def days(capsys: Capture, *words: str) -> list[dict[str, object]]:
    status, out, _ = run(capsys, "daily", *words)
    assert status == 0
    rows: list[dict[str, object]] = json.loads(out)
    return rows


def test_a_week_is_the_plan_and_its_codes_are_right(capsys: Capture) -> None:
    rows = days(capsys, "2026-11-23", "--days", "7")
    assert [row["date"] for row in rows] == [
        (MONDAY + timedelta(days=by)).isoformat() for by in range(7)
    ]
    for by, row in enumerate(rows):
        daily = daily_of(MONDAY + timedelta(days=by))
        assert row["kind"] == daily.kind.value
        assert ("points" in row) == bool(daily.deals)
        (row_said,) = days(capsys, "--check", str(row["code"]))
        assert row_said["date"] == row["date"]
        assert row_said["points"] == row.get("points", [])
    assert len({str(row["log"]) for row in rows}) == 7
    assert days(capsys, "2026-11-23", "--days", "7") == rows


def test_a_code_that_is_not_right_is_refused(capsys: Capture) -> None:
    (row,) = days(capsys, "2026-11-23")
    code = str(row["code"])
    for wrong in ("nonsense", code[:-1], code.replace("20261123", "20261130")):
        status, out, err = run(capsys, "daily", "--check", wrong)
        assert (status, out) == (1, "")
        assert err.strip() == "This code isn’t valid, or comes from another version."


@pytest.mark.parametrize(("key", "players"), some([("domino", 2), ("standard", 4)], ("domino", 2)))
def test_a_game_that_the_company_would_not_have_played_is_refused(
    capsys: Capture, key: str, players: int
) -> None:
    rules, seed = preset(key, players).but(end=End.DEALS, end_at=1), "ab" * 16
    seats = one_human(players, level="strong", seed="x")
    played = from_player(rules, seed, seats, RandomBot("me").decide)
    (report,) = days(capsys, "--check", challenge_code(rules, seed, seats, played.events))
    assert report["points"] == [float(point.real) for point in played.points]
    weaker = one_human(players, level="club", seed="x")
    other = from_player(rules, seed, weaker, RandomBot("me").decide)
    forged = challenge_code(rules, seed, seats, other.events)
    assert run(capsys, "daily", "--check", forged)[0] == 1


@pytest.mark.parametrize("words", [("tomorrow",), ("--days", "0"), ("--days", "401")])
def test_what_cannot_be_meant_is_said(capsys: Capture, words: tuple[str, ...]) -> None:
    status, out, err = run(capsys, "daily", *words)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1


def test_puzzles_are_judged_again_and_a_false_claim_does_not_count(capsys: Capture) -> None:
    (sunday,) = days(capsys, "2026-11-29")
    (report,) = days(capsys, "--check", str(sunday["code"]))
    assert report["checked"] is True
    assert len(report["solved"]) == 1  # type: ignore[arg-type]
    for count in (2, 300):
        claim = old_code(date(2026, 11, 29), (1 << count + 1) - 1)
        assert run(capsys, "daily", "--check", claim)[:2] == (1, "")
    (report,) = days(capsys, "--check", old_code(date(2026, 11, 29), 3))
    assert (report["solved"], report["checked"]) == (None, False)
    assert "earlier version" in str(report["not_checked"])


def test_the_ends_of_the_calendar_are_named(capsys: Capture) -> None:
    status, out, err = run(capsys, "daily", "9999-12-31", "--days", "2")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "9999-12-31" in err
    (row,) = days(capsys, "9999-12-31")
    assert days(capsys, "--check", str(row["code"]))[0]["date"] == "9999-12-31"
    (row,) = days(capsys, "0001-01-01")
    assert days(capsys, "--check", str(row["code"]))[0]["date"] == "0001-01-01"
