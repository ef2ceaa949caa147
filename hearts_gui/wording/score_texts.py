"""Scores and amounts in figures, whatever kind of number they are."""

from __future__ import annotations

from fractions import Fraction

from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.scores import Amount
from hearts_gui.wording.words import MINUS, complex_figure, figure


def score_text(score: Score | Amount) -> str:
    """A score with a real minus sign; complex ones as "12 − 3i", shares as "−1/3"."""
    if isinstance(score, complex):
        return complex_figure(int(score.real), int(score.imag))
    if isinstance(score, Fraction) and score.denominator != 1:
        return f"{figure(score.numerator)}/{score.denominator}"
    return figure(int(score))


def signed_text(score: Score | Amount) -> str:
    """A score with its sign: "+4"."""
    text = score_text(score)
    return text if text.startswith(MINUS) or score == 0 else f"+{text}"


def score_size(score: Score | Amount) -> float:
    """A number to compare and draw scores of any kind by."""
    return abs(score) if isinstance(score, complex) else float(score)
