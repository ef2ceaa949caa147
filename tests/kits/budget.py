"""Processor seconds of each test file, held against a budget.

`tests/budgets.toml` names the seconds that a file may take. A run prints the files that take the
most, and fails when one takes more than twice its budget. With several workers each worker counts
its own tests and sends the sums to the process that prints them.

A slow machine fails nothing: every process also measures a loop of known length, and the budgets
grow by the factor by which that loop takes longer than on the machine of the budgets.
"""

from __future__ import annotations

import os
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

import pytest

BUDGETS = Path(__file__).parents[1] / "budgets.toml"
SHOWN = 12
"""Number of files in the printed list."""
TOLERANCE = 2.0
"""A file may take this many times its budget before the run fails."""
_ROUNDS = 200_000


def processor_seconds() -> float:
    """Processor time of this process and of its finished children, in seconds."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def loop_seconds() -> float:
    """Processor time of a loop that is always the same, the least of three."""
    times = []
    for _ in range(3):
        before = time.process_time()
        total = 0
        for number in range(_ROUNDS):
            total += number % 7
        times.append(time.process_time() - before)
    return min(times)


def over_budget(
    spent: Mapping[str, float], budgets: Mapping[str, float], factor: float = 1.0
) -> list[str]:
    """One sentence for each file that took more than twice its budget on a machine this slow."""
    lines = []
    for file, seconds in sorted(spent.items()):
        budget = budgets.get(file, budgets["default"]) * max(1.0, factor)
        if seconds > TOLERANCE * budget:
            lines.append(f"{file} took {seconds:.1f} s of processor time; {budget:.1f} s are meant")
    return lines


def read_budgets(path: Path = BUDGETS) -> tuple[dict[str, float], float]:
    """Seconds by test file, with `default` for the others, and those of the loop."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return {"default": table["default"], **table["files"]}, table["loop"]


def _file(item: pytest.Item) -> str:
    """The test file of a test, as the budgets name it."""
    return item.nodeid.partition("::")[0]


class Budget:
    """A pytest plugin that counts the processor seconds of each test file."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._spent: dict[str, float] = defaultdict(float)
        self._failed: list[str] = []
        self._loop = loop_seconds()

    @property
    def _judged(self) -> bool:
        """Whether budgets apply: the slow tests are left out, and nothing is traced."""
        return self._config.getoption("markexpr") == "not slow" and sys.gettrace() is None

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Run the files that take longest first, so that all workers end together."""
        budgets, _ = read_budgets()
        items.sort(key=lambda item: -budgets.get(_file(item), budgets["default"]))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> object:
        """Count what one test takes, its fixtures included."""
        before = processor_seconds()
        result = yield
        self._spent[_file(item)] += processor_seconds() - before
        return result

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        """Add what a worker has counted."""
        output = getattr(node, "workeroutput", {})
        for file, seconds in output.get("spent", {}).items():
            self._spent[file] += seconds
        self._loop = max(self._loop, output.get("loop", 0.0))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Send the sums to the first process, or judge them there."""
        output = getattr(self._config, "workeroutput", None)
        if output is not None:
            output["spent"] = dict(self._spent)
            output["loop"] = max(self._loop, loop_seconds())
            return
        budgets, loop = read_budgets()
        if self._judged:
            self._failed = over_budget(self._spent, budgets, self._loop / loop)
        if self._failed and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the files that took the most, and those over their budget."""
        total = sum(self._spent.values())
        if total < 1:
            return
        terminalreporter.section(f"{total:.0f} s of processor time")
        costly = sorted(self._spent.items(), key=lambda row: -row[1])
        for file, seconds in costly[:SHOWN]:
            terminalreporter.write_line(f"{seconds:7.1f} s  {file}")
        for sentence in self._failed:
            terminalreporter.write_line(sentence, red=True)
