"""Tests which kind of choice certainly costs more than the others.

The worst of seven kinds looks bad even if all cost the same, and losses are mostly zero and
sometimes very large, so no standard test applies. Here the losses are redistributed at random among
the kinds, as many to each as it had. The worst kind is named only if it is worse than the worst in
nearly every such redistribution. P. Westfall, S. Young, "Resampling-based multiple testing" (1993);
each kind is divided by its own error, as E. Chung and J. Romano require where kinds may differ in
their spread ("Exact and asymptotically robust permutation tests", Ann. Stat. 41, 2013).
"""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

LEAST_CHOICES = 5
"""Kinds of which there are fewer cannot be named."""
FALSE = 0.02
"""In this share of histories whose kinds are alike one is named; one in twenty is allowed, which
leaves room for kinds that cost the same in different ways."""
_DEALS = 399

Reals = npt.NDArray[np.float64]


def worst_kind(losses: Mapping[str, Mapping[int, int]]) -> str | None:
    """The kind that certainly costs most; None while chance may explain it.

    `losses` says, by kind, how often each loss occurred, in steps. The same losses always give the
    same answer.
    """
    kinds = sorted(kind for kind, counts in losses.items() if counts)
    parts = [np.repeat(list(losses[kind]), list(losses[kind].values())) for kind in kinds]
    sizes = np.array([len(part) for part in parts])
    if (sizes >= LEAST_CHOICES).sum() < 2:
        return None
    values = np.concatenate(parts)
    variance, rng = float(values.var(ddof=1)), np.random.default_rng(1)
    excess = _excess(values, sizes, variance)
    if not excess.max() > 0:
        return None
    as_bad = 0
    for _ in range(_DEALS):
        as_bad += bool(_excess(rng.permutation(values), sizes, variance).max() >= excess.max())
        if 1 + as_bad > FALSE * (1 + _DEALS):
            return None
    return kinds[int(excess.argmax())]


def _excess(values: Reals, sizes: npt.NDArray[np.int64], variance: float) -> Reals:
    """The extra cost of each kind over the others in standard errors, in the order of the kinds.

    A kind's spread counts as at least the `variance` of all values, because a few equal losses
    prove nothing.
    """
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    total, squares = np.add.reduceat(values, starts), np.add.reduceat(values**2, starts)
    count, rest = sizes, len(values) - sizes
    mean, others = total / count, (values.sum() - total) / np.maximum(rest, 1)
    spread = (squares - total * mean) / np.maximum(count - 1, 1)
    spread = np.maximum(spread, variance)
    squared_rest = squares.sum() - squares - (values.sum() - total) * others
    error = np.sqrt(
        spread / count + np.maximum(squared_rest, 0) / np.maximum(rest - 1, 1) / np.maximum(rest, 1)
    )
    enough = (count >= LEAST_CHOICES) & (rest >= LEAST_CHOICES)
    return np.where(enough, (mean - others) / np.maximum(error, 1e-9), 0.0)
