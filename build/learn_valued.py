"""The course of the player that reads what cards count: self-play in many rule sets by turns.

It begins as the program's own player of the standard game, to whom the values are shown as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import numpy as np
from learn_deep import Deep
from learn_effort import Plan
from learn_own import Course, Pace
from learn_players import NetPlays, Table, TablesPlay
from learn_rule_deals import VALUED_WORDS, RuleDeals
from learn_selfplay import Rival, SelfPlay

from hearts_gui.ai.nets.network import Floats, Network
from hearts_gui.ai.nets.value_features import VALUE_INPUTS
from hearts_gui.engine.rules.presets import preset

RULE_SETS: Final = (
    "omnibus",
    "black_maria",
    "arnold",
    "spot",
    "black_lady_uk",
    "jack_of_diamonds",
    "hooligan",
    "four_jacks",
    "graded",
    "reverse",
    "partnership",
    "chips",
    "royal",
    "hay_kitty",
    "point_count",
    "arnold_all",
    "complex",
)
"""Those that differ in what counts; others are played as one of these is."""

_RATE: Final = 6e-4
_TEMPERATURE: Final = 0.4
_TABLES_SHARE: Final = 0.5
_OWN_SHARE: Final = 0.2


class ByTurns:
    """Deals of one rule set after the other."""

    def __init__(self, rng: np.random.Generator) -> None:
        self._deals = [RuleDeals(preset(key), rng, n) for n, key in enumerate(RULE_SETS)]
        self._next = 0

    def __call__(self, size: int) -> Table:
        """So many deals of the next rule set."""
        deals = self._deals[self._next % len(self._deals)]
        self._next += 1
        return deals.table(size)


def shown_values(own: Network, middle: int, rng: np.random.Generator) -> Deep:
    """One that plays as this network and sees the values as well, which mean nothing to it yet."""
    parts = Deep.deepened(own, middle, rng).numbers()
    inputs = len(own.first)
    first = np.zeros((VALUE_INPUTS, parts["first"].shape[1]), dtype=np.float32)
    first[:inputs] = parts["first"]
    return Deep({**parts, "first": first})


def learn_valued(
    folder: Path, own: Network, plan: Plan, rng: np.random.Generator
) -> Mapping[str, Floats]:
    """The weights by name of the player of many rule sets."""
    sizes = plan.sizes
    learner = shown_values(own, sizes.valued_middle, rng)
    rivals = [
        Rival("tables", TablesPlay(), _TABLES_SHARE),
        Rival("own", NetPlays(own, own, _TEMPERATURE), _OWN_SHARE),
    ]
    tables: Callable[[int], Table] = ByTurns(rng)
    course = SelfPlay(
        learner, tables, rivals, (sizes.table_deals, sizes.batch), rng, VALUED_WORDS, _RATE
    )
    turns = len(RULE_SETS)
    return Course(folder, course, Pace(turns, 3 * turns, turns)).run(plan.spans["values"])
