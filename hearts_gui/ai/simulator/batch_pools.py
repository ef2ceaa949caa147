"""Counters that deals move, for many finished deals side by side (RULES 1.12).

Every point stands for one card of the penalty suit, as it does in every named game that is
settled deal by deal.
"""

from __future__ import annotations

import numpy as np

from hearts_gui.ai.simulator.batch_cards import Ints
from hearts_gui.ai.simulator.batch_moons import Points
from hearts_gui.engine.rules.choices import ScoreDir, Settle
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.scores import Standings


def settles(rules: Rules) -> bool:
    """Whether counters are what this game is about, and move with every deal."""
    kinds = (Settle.CHIPS_POOL, Settle.SWEEPSTAKE, Settle.HOWELL, Settle.EXCESS)
    return rules.score_dir is ScoreDir.COUNTERS and rules.settle in kinds


def counters(
    rules: Rules,
    standings: Standings,
    points: Points,
    bidder: int | None = None,
    bid: Ints | int = 0,
) -> Points:
    """What each seat wins in each world, losses below 0; `bid` is what the bidder pays in."""
    counts = rules.stake * points
    pool = np.full(points.shape[1], int(standings.pool)) + bid
    match rules.settle:
        case Settle.CHIPS_POOL:
            clear = np.less_equal(points, 0)
            paid = np.full_like(counts, rules.stake)
            gains = _shared(paid, pool, clear, clear.sum(axis=0) > 0)
        case Settle.SWEEPSTAKE:
            clear = counts == 0
            number = clear.sum(axis=0)
            paid_out = (number > 0) & (number < rules.players - 1)
            if standings.jack:
                paid_out &= number == 1
            gains = _shared(counts, pool, clear, paid_out)
        case Settle.HOWELL:
            gains = counts.sum(axis=0) - rules.players * counts
        case _:
            short = counts.max(axis=0) - counts
            worst = short == 0
            gains = worst.sum(axis=0) * short - worst * short.sum(axis=0)
    if bidder is not None:
        gains[bidder] -= bid
    return gains


def _shared(paid: Points, pool: Points, clear: Points, paid_out: Points) -> Points:
    """Everyone pays in, and the clear players share where the pool is paid out."""
    pool = pool + paid.sum(axis=0)
    share = np.where(paid_out, pool // np.maximum(1, clear.sum(axis=0)), 0)
    return clear * share - paid
