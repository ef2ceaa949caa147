"""Marks all but some cases of a test as slow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def some(cases: Iterable[Any], *quick: Any) -> list[Any]:
    """Cases for `parametrize`, all but the quick ones slow. Raises ValueError for a wrong name."""
    every = list(cases)
    missing = [case for case in quick if case not in every]
    if missing:
        raise ValueError(f"no such cases: {missing}")
    return [_case(case, slow=case not in quick) for case in every]


def _case(values: Any, *, slow: bool) -> Any:
    marks = (pytest.mark.slow,) if slow else ()
    return (
        pytest.param(*values, marks=marks)
        if isinstance(values, tuple)
        else pytest.param(values, marks=marks)
    )
