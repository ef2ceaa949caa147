"""Only games at a table depend on the clock: elsewhere the same seed gives the same game."""

from __future__ import annotations

import time
from itertools import count
from pathlib import Path

import pytest

from hearts_gui.ai.effort import Deadline
from hearts_gui.ai.players.levels import UnknownLevel, level, make_bot
from hearts_gui.arguments import seed_of
from hearts_gui.engine.rules.choices import End, PassToken
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.headless.reports import simulate_report
from tests.kits.slow import some

ONE_DEAL = Rules(end=End.DEALS, end_at=1)
NO_PASS = ONE_DEAL.but(pass_cycle=(PassToken.HOLD,))
BY_TABLES = preset("black_maria", 4).but(end=End.DEALS, end_at=1)
BOTS = ("grandmaster@6", "expert@6", "strong@20", "club")
ONE_THINKS = ("grandmaster@1", "club", "club", "club")


def log(folder: Path, rules: Rules, bots: tuple[str, ...]) -> bytes:
    simulate_report(rules, bots, games=1, seed="load", folder=folder)
    (path,) = folder.iterdir()
    return path.read_bytes()


@pytest.mark.parametrize(
    ("rules", "bots"),
    [
        pytest.param(NO_PASS, ONE_THINKS, id="learned"),
        pytest.param(BY_TABLES, ONE_THINKS, id="tables"),
        pytest.param(ONE_DEAL, BOTS, id="all learned", marks=pytest.mark.slow),
        pytest.param(BY_TABLES, BOTS, id="all tables", marks=pytest.mark.slow),
    ],
)
def test_a_clock_that_runs_away_changes_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: Rules, bots: tuple[str, ...]
) -> None:
    calm = log(tmp_path / "calm", rules, bots)
    hours = (3600.0 * step for step in count())
    for name in ("perf_counter", "monotonic", "process_time", "time"):
        monkeypatch.setattr(time, name, lambda: next(hours))
    assert log(tmp_path / "busy", rules, bots) == calm


def test_at_a_table_the_clock_ends_the_thinking() -> None:
    searching = level("grandmaster").effort
    assert searching is not None
    assert not searching.deadline().passed
    bot = make_bot("grandmaster", "seed", time.perf_counter)
    effort = bot._effort  # type: ignore[attr-defined]
    assert effort.clock is time.perf_counter
    assert Deadline(lambda: 2.0, 1.0).passed
    assert not Deadline(lambda: 0.5, 1.0).passed


def test_two_packs_cost_as_many_worlds_less() -> None:
    effort = level("grandmaster").effort
    assert effort is not None
    assert effort.for_packs(1) == effort
    double = effort.for_packs(2)
    assert 2 * double.worlds == effort.worlds
    assert 2 * double.passes == effort.passes
    assert (double.learned, double.seconds) == (effort.learned, effort.seconds)


@pytest.mark.parametrize(
    ("rules", "bots"), some([(NO_PASS, ONE_THINKS), (ONE_DEAL, BOTS)], (NO_PASS, ONE_THINKS))
)
def test_one_process_and_two_write_the_same_games(
    tmp_path: Path, rules: Rules, bots: tuple[str, ...]
) -> None:
    for jobs in (1, 2):
        simulate_report(rules, bots, games=2, seed="cores", jobs=jobs, folder=tmp_path / str(jobs))
    one, two = (
        [path.read_bytes() for path in sorted((tmp_path / str(jobs)).iterdir())] for jobs in (1, 2)
    )
    assert len(one) == 2
    assert one == two


def test_processor_time_is_a_budget_for_those_who_ask() -> None:
    effort = level("grandmaster@0.5s").effort
    assert effort is not None
    assert (effort.clock, effort.seconds) == (time.process_time, 0.5)
    for wrong in ("0s", "-1s", "s", "nans", "infs", "9999s"):
        with pytest.raises(UnknownLevel):
            level(f"grandmaster@{wrong}")


def test_a_program_from_outside_cannot_guess_the_seed_of_a_run() -> None:
    assert seed_of(None, ("club", "expert")) == "0"
    drawn = {seed_of(None, ("club", "cmd:x")) for _ in range(20)}
    assert len(drawn) == 20
    assert all(len(seed) == 32 for seed in drawn)
    assert seed_of("mine", ("club", "cmd:x")) == "mine"
