"""Tests that loop over rows in one case; a failure names its row."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any


def for_each(rows: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Run a test, which takes no fixtures, for every row; a tuple is several arguments."""
    every = [row if isinstance(row, tuple) else (row,) for row in rows]

    def through(test: Callable[..., None]) -> Callable[[], None]:
        def run() -> None:
            assert every, "there are no rows"
            for row in every:
                try:
                    test(*row)
                except Exception as error:
                    error.add_note(f"in the row {row}")
                    raise

        run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
        return run

    return through
