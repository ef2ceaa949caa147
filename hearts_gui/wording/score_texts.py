"""Scores, amounts and totals in figures, whatever kind of number they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hearts_gui.wording.language.figures import MINUS, complex_figure, in_groups, score_figure
from hearts_gui.wording.language.messages import say

if TYPE_CHECKING:
    from hearts_gui.engine.rules.values import Score
    from hearts_gui.engine.score.scores import Amount


def score_text(score: Score | Amount) -> str:
    """A score with a real minus sign; complex ones as "12 − 3i", shares as "−1/3"."""
    return in_groups(score_figure(score), lambda key, named: say(key, **named))


def score_size(score: Score | Amount) -> float:
    """A number to compare and draw scores of any kind by."""
    return abs(score) if isinstance(score, complex) else float(score)


def decimal_text(number: float, places: int = 1) -> str:
    """A number with this many decimals, as the language writes them, and a real minus sign."""
    whole, _, part = f"{abs(number):.{places}f}".partition(".")
    text = say("decimal", whole=whole, part=part) if places else whole
    return f"{MINUS}{text}" if number < 0 and text.strip("0.,") else text


def short_text(number: float) -> str:
    """A number with one decimal, or with none where it is whole."""
    return decimal_text(number, 0 if number == int(number) else 1)


def halves(points: float) -> str:
    """A number of points to a half, without its sign."""
    whole, half = divmod(round(abs(points) * 2), 2)
    return say("review-halves", whole=whole, half=half == 1)


def half_points(points: float) -> dict[str, Any]:
    """The arguments of a message that says about how many points: `n` counts the halves."""
    return {"n": round(abs(points) * 2), "points": halves(points)}


def progress_text(deal: int, total: Any) -> str:
    """A short text on a game: the deal under way and the player's total."""
    return say("games-stand", deal=deal, points=_points(total))


def _points(total: Any) -> int | str:
    """A plain total as an argument of a message; other than whole numbers as text."""
    if isinstance(total, list) and len(total) == 2:
        return complex_figure(*total)
    return total if type(total) is int else str(total).replace("-", MINUS)
