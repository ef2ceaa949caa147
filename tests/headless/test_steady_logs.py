"""The same seed gives the same games: on one core, on two, and where the machine is busy."""

from __future__ import annotations

from multiprocessing import get_context
from pathlib import Path

import pytest

from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.headless.reports import simulate_report

STANDARD = ("grandmaster@70", "expert", "strong", "club")
"""Enough worlds for plans of moons and for passes by networks."""

OTHERS = ("grandmaster@12", "expert@8", "strong@8", "learner")


def busy() -> None:
    """Keep a core busy until someone ends this."""
    while True:
        sum(range(100_000))


def games(folder: Path, rules: Rules, levels: tuple[str, ...], jobs: int) -> dict[str, bytes]:
    """The files of two games of one deal."""
    folder.mkdir()
    short = rules.but(end=End.DEALS, end_at=1)
    simulate_report(short, levels, games=2, seed="steady", jobs=jobs, folder=folder)
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.hearts"))}


@pytest.mark.slow  # one process and two with little thinking: tests/ai/test_clocks.py
@pytest.mark.parametrize(("key", "levels"), [("standard", STANDARD), ("omnibus", OTHERS)])
def test_cores_and_other_work_change_no_byte(
    tmp_path: Path, key: str, levels: tuple[str, ...]
) -> None:
    rules = preset(key, 4)
    one = games(tmp_path / "one", rules, levels, 1)
    assert len(one) == 2
    assert len(set(one.values())) == 2
    crowd = [get_context("spawn").Process(target=busy, daemon=True) for _ in range(3)]
    try:
        for process in crowd:
            process.start()
        two = games(tmp_path / "two", rules, levels, 2)
    finally:
        for process in crowd:
            process.kill()
            process.join()
    assert two == one
