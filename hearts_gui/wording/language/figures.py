"""Numbers written in figures."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from functools import reduce
from typing import Any, Final

MINUS: Final = "−"


def figure(count: int) -> str:
    """A whole number in figures, with a real minus sign."""
    return f"{MINUS}{-count}" if count < 0 else str(count)


def in_groups(figures: str, render: Callable[[str, dict[str, Any]], str]) -> str:
    """Figures, those of five digits or more in groups of three as a language writes them."""

    def grouped(found: re.Match[str]) -> str:
        return reduce(lambda head, rest: render("thousands", {"head": head, "rest": rest}),
                      f"{int(found[0]):,}".split(","))  # fmt: skip

    return re.sub(r"\d{5,}", grouped, figures)


def complex_figure(real: int, imaginary: int) -> str:
    """A complex number: 12 − 3i."""
    if not imaginary:
        return figure(real)
    unit = "i" if abs(imaginary) == 1 else f"{abs(imaginary)}i"
    if not real:
        return unit if imaginary > 0 else f"{MINUS}{unit}"
    return f"{figure(real)} {'+' if imaginary > 0 else MINUS} {unit}"


def score_figure(score: complex | Fraction) -> str:
    """A score with a real minus sign; complex ones as "12 − 3i", shares as "−1/3"."""
    if isinstance(score, complex):
        return complex_figure(int(score.real), int(score.imag))
    if isinstance(score, Fraction) and score.denominator != 1:
        return f"{figure(score.numerator)}/{score.denominator}"
    return figure(int(score))


def signed_figure(score: complex | Fraction) -> str:
    """A score with its sign: "+4"; zero has none."""
    text = score_figure(score)
    return text if text.startswith(MINUS) or score == 0 else f"+{text}"
