"""A test file that takes more than twice its budget is named; a slow machine fails nothing."""

from __future__ import annotations

from tests.house import ROOT
from tests.kits.budget import over_budget, read_budgets


def test_a_file_over_twice_its_budget_is_named() -> None:
    budgets = {"default": 2.0, "tests/b.py": 10.0}
    spent = {"tests/a.py": 4.1, "tests/b.py": 19.9, "tests/c.py": 3.9}
    (sentence,) = over_budget(spent, budgets)
    assert sentence == "tests/a.py took 4.1 s of processor time; 2.0 s are meant"
    assert over_budget(spent, budgets, factor=2.0) == []
    assert len(over_budget(spent, budgets, factor=0.5)) == 1, "a fast machine is no stricter"


def test_every_budget_is_of_a_file_that_is_there() -> None:
    budgets, loop = read_budgets()
    assert 0 < loop < 1
    assert [name for name in budgets if name != "default" and not (ROOT / name).exists()] == []
