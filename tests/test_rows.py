"""A loop over rows fails as a case for each would: with its row, and never for lack of rows."""

from __future__ import annotations

import pytest

from tests.kits.rows import for_each


def test_a_row_that_fails_is_named() -> None:
    seen: list[int] = []

    @for_each([(1, 1), (2, 3), (4, 4)])
    def alike(one: int, other: int) -> None:
        seen.append(one)
        assert one == other

    with pytest.raises(AssertionError) as result:
        alike()
    assert result.value.__notes__ == ["in the row (2, 3)"]
    assert seen == [1, 2]


def test_a_test_without_rows_fails() -> None:
    with pytest.raises(AssertionError, match="there are no rows"):
        for_each([])(print)()
