"""Means and shares with their 95% confidence intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from operator import mul

SURE = 1.96
"""The standard errors to either side of a 95% confidence interval."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with half the width of its 95% confidence interval."""

    value: float
    half: float
    count: int

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.value - self.half

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.value + self.half


@dataclass(slots=True)
class Moments:
    """The number of values, their sum and that of their squares: enough for their mean."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def among(cls, values: Sequence[float]) -> Moments:
        """The moments of these values."""
        return cls(len(values), fsum(values), fsum(map(mul, values, values)))

    @classmethod
    def of(cls, counts: Mapping[int, int]) -> Moments:
        """The moments of values, each with how often it comes."""
        return cls(
            sum(counts.values()),
            float(sum(value * times for value, times in counts.items())),
            float(sum(value * value * times for value, times in counts.items())),
        )

    def __add__(self, other: Moments) -> Moments:
        return Moments(
            self.count + other.count, self.total + other.total, self.squares + other.squares
        )

    def __sub__(self, other: Moments) -> Moments:
        return Moments(
            self.count - other.count, self.total - other.total, self.squares - other.squares
        )

    @property
    def mean(self) -> Mean | None:
        """The mean of independent values; None for fewer than two."""
        if self.count < 2:
            return None
        mean = self.total / self.count
        variance = max(0.0, self.squares - mean * self.total) / (self.count - 1)
        return Mean(mean, SURE * sqrt(variance / self.count), self.count)


def mean_of(values: Sequence[float]) -> Mean | None:
    """The mean of independent values; None for fewer than two."""
    return Moments.among(values).mean


def wilson(hits: int, of: int) -> tuple[float, float]:
    """Wilson's interval of a share, which is sound near 0 and 1 too."""
    share, square = hits / of, SURE * SURE
    middle = (share + square / (2 * of)) / (1 + square / of)
    half = SURE * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    return max(0.0, middle - half), min(1.0, middle + half)
