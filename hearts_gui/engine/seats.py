"""Seat arithmetic: seats are 0 to n-1 clockwise, so the seat on the left is the next one."""

from functools import cache

POOL = -1
"""The receiver of a card given to the middle of the table (smoosh)."""


@cache
def turn_order(players: int, first: int, step: int) -> tuple[int, ...]:
    """All seats in turn from `first`; `step` is +1 clockwise, -1 the other way."""
    return tuple((first + step * k) % players for k in range(players))
