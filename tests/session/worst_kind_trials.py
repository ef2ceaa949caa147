"""Simulates how often a kind of choice is named as the costliest, rightly and falsely.

python -m tests.session.worst_kind_trials [HISTORIES]
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Mapping

import numpy as np
import numpy.typing as npt

from hearts_gui.ai.coach.worst_kind import worst_kind
from hearts_gui.session.past.aggregates import LOSS_STEPS

Reals = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Losses = Callable[[np.random.Generator, Ints], Reals]

KINDS = "plfadmo"
"""Passing, leading, following, last, discarding, defending, own moon."""
OFTEN = np.array([0.09, 0.21, 0.29, 0.16, 0.15, 0.06, 0.04])
CHOICES = 8
"""Real choices in a deal."""
DEALS = (5, 30, 100, 300)


def mostly_small(rng: np.random.Generator, kinds: Ints) -> Reals:
    """Most choices cost next to nothing, some a little, a few very much."""
    size, which = len(kinds), rng.random(len(kinds))
    costs = np.where(which < 0.30, rng.exponential(0.6, size), rng.normal(0, 0.12, size))
    costs = np.where((which >= 0.30) & (which < 0.42), rng.exponential(2.5, size), costs)
    return np.where(which > 0.96, rng.exponential(8.0, size), costs)


def seldom_much(rng: np.random.Generator, kinds: Ints) -> Reals:
    """One choice in twelve costs all there is."""
    size = len(kinds)
    return np.where(rng.random(size) < 0.08, rng.exponential(8.0, size), rng.normal(0, 0.02, size))


def noise(rng: np.random.Generator, kinds: Ints) -> Reals:
    """Decisions without losses, so that only the coach's own error is left."""
    return rng.normal(0.1, 0.4, len(kinds))


def by_kind(rng: np.random.Generator, kinds: Ints) -> Reals:
    """Every kind costs the same on average, one often a little and another rarely much."""
    rates = np.array([0.9, 0.4, 0.25, 0.2, 0.3, 0.1, 0.05])[kinds]
    size = len(kinds)
    costs = np.where(rng.random(size) < rates, rng.exponential(0.66, size) / rates, 0.0)
    return costs + rng.normal(0, 0.05, size)


ALIKE: Mapping[str, Losses] = {
    "mostly small": mostly_small, "seldom much": seldom_much, "noise": noise, "by kind": by_kind,
}  # fmt: skip


def named(
    rng: np.random.Generator, deals: int, losses: Losses, leak: str = "", factor: float = 1.0
) -> str | None:
    """The kind that is named in one history; choices of the kind `leak` cost more by a factor."""
    kinds = rng.choice(len(KINDS), size=deals * CHOICES, p=OFTEN)
    costs = losses(rng, kinds)
    if leak:
        costs = np.where(kinds == KINDS.index(leak), factor * costs, costs)
    counts: dict[str, Counter[int]] = {}
    for kind, cost in zip(kinds.tolist(), costs.tolist(), strict=True):
        counts.setdefault(KINDS[kind], Counter())[round(cost * LOSS_STEPS)] += 1
    return worst_kind(counts)


def false_names(losses: Losses, deals: int, histories: int) -> float:
    """The share of histories whose kinds are alike in which one is named."""
    rng = np.random.default_rng(deals)
    return sum(named(rng, deals, losses) is not None for _ in range(histories)) / histories


def power(leak: str, factor: float, deals: int, histories: int) -> float:
    """The share of histories in which a leak is named."""
    rng = np.random.default_rng(deals)
    hits = (named(rng, deals, mostly_small, leak, factor) == leak for _ in range(histories))
    return sum(hits) / histories


def main() -> None:
    """Print both tables, in percent."""
    histories = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    heads = " | ".join(map(str, DEALS))
    print(f"| False names, losses | {heads} |")
    for name, losses in ALIKE.items():
        cells = (f"{100 * false_names(losses, deals, histories):.1f}" for deals in DEALS)
        print(f"| {name} | {' | '.join(cells)} |", flush=True)
    print(f"| Named, leak | {heads} |")
    for leak, factor in (("p", 2.0), ("l", 1.5), ("l", 2.0), ("f", 2.0), ("l", 3.0)):
        cells = (f"{100 * power(leak, factor, deals, histories // 4):.0f}" for deals in DEALS)
        print(f"| {leak} × {factor} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
