"""The course of the player that is shown what cards count: many rule sets by turns.

It begins as the standard game's own player, to whom the values are shown as well, and learns from
what became of every card that was tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
from learn_course import TEMPERATURE, TrialCourse
from learn_effort import Plan
from learn_net import Net, kept
from learn_players import NetPlays, Player, Rival, Table, TablesPlay
from learn_rule_deals import RuleDeals

from hearts_gui.ai.nets.network import Network, network_of
from hearts_gui.ai.nets.value_features import VALUE_INPUTS
from hearts_gui.engine.rules.presets import preset

RULE_SETS: Final = (
    "omnibus",
    "black_maria",
    "partnership",
    "black_lady_uk",
    "jack_of_diamonds",
    "arnold",
    "complex",
    "four_jacks",
    "royal",
    "chips",
    "reverse",
    "hay_kitty",
    "omnibus",
    "black_maria",
    "partnership",
    "arnold_all",
    "hooligan",
    "spot",
)
"""Those where the standard game's own player loses to players by tables or does not know what is
worth having, twice those that are played most; and some others, so that values are read."""

_SHARES: Final = {"tables": 0.55, "own": 0.3, "moon_shooter": 0.15}
"""How often each kind of rival is met."""


class ByTurns:
    """Deals of one rule set after the other."""

    def __init__(self, keys: Sequence[str], rng: np.random.Generator) -> None:
        self._deals = [RuleDeals(preset(key), rng) for key in keys]
        self._next = 0

    def __call__(self, size: int) -> Table:
        """So many deals of the next rule set."""
        deals = self._deals[self._next % len(self._deals)]
        self._next += 1
        return deals.table(size)


def shown_values(own: Net, middle: int, rng: np.random.Generator) -> Net:
    """One that plays as this network and sees the values as well, which mean nothing to it yet."""
    return own.widened(VALUE_INPUTS, len(own.parts[1]), rng).deepened(middle, rng)


def learn_valued(
    folder: Path, own: Net, shooter: Network, plan: Plan, rng: np.random.Generator
) -> Net:
    """What becomes of the standard game's own player; `shooter` is a rival beside it."""
    whole = network_of(kept(own))
    players: dict[str, Player] = {
        "tables": TablesPlay(),
        "own": NetPlays(whole, whole, TEMPERATURE),
        "moon_shooter": NetPlays(shooter, shooter, TEMPERATURE),
    }
    rivals = [Rival(name, player, _SHARES[name]) for name, player in players.items()]
    learner = shown_values(own, plan.sizes.valued_middle, rng)
    tables = ByTurns(RULE_SETS, rng)
    course = TrialCourse(folder, learner, rivals, tables, plan.sizes, rng)
    return course.run(plan.spans["values"])
