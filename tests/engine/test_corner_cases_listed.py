"""Every corner case of the rules has a test named by its id."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
LISTED = 180
IDS = (HERE / "corner_case_ids.txt").read_text(encoding="utf-8").split()


def _tests() -> Iterator[ast.FunctionDef]:
    for path in HERE.parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def _names(test: ast.FunctionDef) -> Iterator[str]:
    """The name of a test and the names that it gives to its rows."""
    yield test.name
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.keyword) and node.arg in ("id", "ids"):
                for part in ast.walk(node.value):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value


def test_every_corner_case_has_a_test_named_by_its_id() -> None:
    words = {word.lower() for test in _tests() for name in _names(test) for word in name.split("_")}
    assert [case for case in IDS if case.lower() not in words] == []


def test_the_list_names_every_corner_case_once() -> None:
    assert len(IDS) == len(set(IDS)) == LISTED
