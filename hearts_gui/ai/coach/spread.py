"""The spread of a seat's results over the deals of a rule set."""

from functools import lru_cache

import numpy as np

from hearts_gui.ai.search.search_value import Judge
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.playout_speed import opening_worlds
from hearts_gui.engine.play.state import Own
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.rules import Rules

_DEALS = 2000
_SEED = 20


@lru_cache(maxsize=64)
def spread_of(rules: Rules) -> float:
    """The standard deviation of a seat's net points in one deal among sensible players.

    Net points are a seat's own against the mean of the others. Raises ValueError for rules that
    the simulator cannot play.
    """
    public, worlds = opening_worlds(rules, _DEALS)
    outcome = Batch.from_worlds(public, worlds).run("sensible", np.random.default_rng(_SEED))
    values = [
        Judge(PlayerView(public, Own(seat), 0)).value(outcome.points)
        for seat in range(rules.players)
    ]
    return float(np.std(np.stack(values)))
