"""Sums of floats that are equal in every version of Python."""

from collections.abc import Iterable
from functools import reduce
from operator import add


def add_up(values: Iterable[float]) -> float:
    """The sum of these numbers, added one after the other.

    From Python 3.12 on `sum` rounds less than before, so a game that depends on it would be another
    one there.
    """
    return reduce(add, values, 0.0)
