"""A variant is a value: nothing anywhere asks which rule set is being played."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from hearts_gui.engine.rules.presets import all_presets
from tests.house import modules

KEYS = {entry.key for entry in all_presets()} | {"windows"}
QUOTED = re.compile(rf"""["'](?:{"|".join(sorted(KEYS))})["']""")


def conditions(tree: ast.AST) -> Iterator[ast.AST]:
    """The conditions of every branch in a program."""
    for node in ast.walk(tree):
        match node:
            case ast.If() | ast.IfExp() | ast.While() | ast.Assert():
                yield node.test
            case ast.comprehension():
                yield from node.ifs
            case ast.match_case():
                yield node.pattern
                if node.guard is not None:
                    yield node.guard
            case ast.Compare():
                yield node
            case _:
                pass


def keys_in_conditions(program: str) -> set[tuple[int, str]]:
    """Line and key of every rule set that a condition names."""
    if not QUOTED.search(program):
        return set()
    return {
        (part.lineno, part.value)
        for condition in conditions(ast.parse(program))
        for part in ast.walk(condition)
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value in KEYS
    }


@pytest.mark.parametrize(
    "program",
    [
        "if key == 'turbo':\n    pass",
        "x = 1 if key in ('hay', 'royal') else 2",
        "x = [1 for y in z if y.source != 'warren']",
        "match key:\n    case 'spot' | 'omnibus':\n        pass",
        "match key:\n    case str() if key.startswith('windows'):\n        pass",
        "wanted = key == 'gong_zhu'",
        "while name(rules) == 'draw':\n    pass",
    ],
)
def test_the_search_finds_a_key_in_any_kind_of_condition(program: str) -> None:
    assert keys_in_conditions(program)


def test_no_condition_anywhere_names_a_rule_set() -> None:
    result = [
        (module, *where)
        for module, path in modules().items()
        for where in sorted(keys_in_conditions(path.read_text(encoding="utf-8")))
    ]
    assert result == []
