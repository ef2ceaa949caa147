"""The share of cases in which the rating's band holds a person's true strength, by simulation.

    python -m tests.session.rating_coverage [PEOPLE]

People of a known strength meet one level, or all of them, and places are drawn by the model. How
strong each level truly is, is drawn as well, as far as its rating may be off.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence

import numpy as np
import numpy.typing as npt

from hearts_gui.session.past import rating as model
from hearts_gui.session.past.means import SURE

Reals = npt.NDArray[np.float64]
LEVELS = tuple(model.MEASURED)
TRUTHS = tuple(range(700, 1701, 100))
GAMES = (10, 30, 100, 300)
SEATS = 4
_VALUES = np.array([model.MEASURED[level] for level in LEVELS])
_ERRORS = np.array([model.FIGURES[level].rating_error for level in LEVELS])
_STRENGTHS = np.array(model.STRENGTHS, dtype=np.float64)


def coverage(
    truths: Sequence[float],
    levels: Sequence[str],
    games: Iterable[int],
    people: int,
    seed: str,
    *,
    exact: bool = False,
) -> Mapping[int, Reals]:
    """By number of games and truth the share of people whose band holds the truth.

    Opponents are drawn among the levels; with `exact` these are as strong as they were measured.
    """
    rng = np.random.default_rng(list(seed.encode()))
    true = np.repeat(np.asarray(truths, dtype=np.float64), people)
    chosen = np.array([LEVELS.index(level) for level in levels])
    off = rng.normal(size=(len(true), len(LEVELS))) * (0.0 if exact else 1.0)
    strong = _VALUES + off * _ERRORS
    chances = np.tile(np.array(model.Rating().chances), (len(true), 1))
    met = np.zeros((len(true), len(LEVELS)))
    rows, result = np.arange(len(true)), {}
    for game in range(1, max(games) + 1):
        company = rng.choice(chosen, size=(len(true), SEATS - 1))
        for index in range(SEATS - 1):
            met[rows, company[:, index]] += 1
        values = np.column_stack([true, np.take_along_axis(strong, company, axis=1)])
        order = np.argsort(-values / model.SCALE - rng.gumbel(size=values.shape), axis=1)
        ahead = (order == 0).argmax(axis=1)
        others = order[order != 0].reshape(-1, SEATS - 1) - 1
        finished = np.take_along_axis(company, others, axis=1)
        chances = _drifted(chances) * _likely(finished, ahead)
        chances /= chances.sum(axis=1, keepdims=True)
        if game in games:
            result[game] = _held(chances, met, true).reshape(-1, people).mean(axis=1)
    return result


def _drifted(chances: Reals) -> Reals:
    moved = chances.copy()
    steps = model._MOVED * np.diff(chances, axis=1)
    moved[:, :-1] += steps
    moved[:, 1:] -= steps
    return moved


def _likely(company: npt.NDArray[np.int64], ahead: npt.NDArray[np.int64]) -> Reals:
    keys = np.column_stack([company, ahead])
    kinds, which = np.unique(keys, axis=0, return_inverse=True)
    table = [
        model._likely(tuple(LEVELS[level] for level in key[:-1]), int(key[-1]), 0) for key in kinds
    ]
    chances: Reals = np.array(table)[which.reshape(-1)]
    return chances


def _held(chances: Reals, met: Reals, true: Reals) -> npt.NDArray[np.bool_]:
    mean = chances @ _STRENGTHS
    own = chances @ _STRENGTHS**2 - mean**2
    odds = np.exp(-np.abs(mean[:, None] - _VALUES) / model.SCALE)
    weight = met * odds / (1 + odds) ** 2
    shares = weight / weight.sum(axis=1, keepdims=True)
    half = SURE * np.sqrt(own + ((shares * _ERRORS) ** 2).sum(axis=1))
    held: npt.NDArray[np.bool_] = np.abs(mean - true) <= half
    return held


def main() -> None:
    """Print the whole table, in percent."""
    people = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    worst = 1.0
    print("| Opponents | Games |", " | ".join(map(str, TRUTHS)), "|")
    print("| --- | --- |", " | ".join("---" for _ in TRUTHS), "|")
    for levels in (*((level,) for level in LEVELS), LEVELS):
        name = levels[0] if len(levels) == 1 else "all"
        for exact in (False, True):
            result = coverage(TRUTHS, levels, GAMES, people, f"{name}/{exact}", exact=exact)
            for games, shares in result.items():
                worst = min(worst, float(shares.min()))
                if not exact:
                    cells = " | ".join(f"{100 * share:.0f}" for share in shares)
                    print(f"| {name} | {games} | {cells} |", flush=True)
    print(f"lowest cell, the levels as they were measured included: {100 * worst:.1f}")


if __name__ == "__main__":
    main()
