"""The course of the program's own player: it tries cards in deals against a pool of rivals.

It begins as the veteran, keeps its shape, and learns from the outcome of every card that was tried.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
from learn_course import TEMPERATURE, TrialCourse
from learn_deals import Deals
from learn_effort import Plan
from learn_net import Net
from learn_players import NetPlays, Player, Rival, RulePlays, Table, TablesPlay, plain_table

from hearts_gui.ai.policies.features import Features
from hearts_gui.ai.policies.network import Network

_FORGETFUL = 0.3
"""The share of deals in which nobody remembers the pass, as when others are imagined."""

_SHARES = {"rule": 0.45, "tables": 0.12, "veteran": 0.25, "moon_shooter": 0.18}
"""The share of each kind of rival."""


def learn_own(
    folder: Path,
    veteran: Net,
    rivals: tuple[Network, Network],
    deals: Deals,
    plan: Plan,
    rng: np.random.Generator,
) -> Net:
    """Teach the veteran, and return the result.

    `rivals` are the veteran and the moon shooter as the program has them; there are others too.
    """
    course = TrialCourse(folder, veteran, pool(*rivals), plain_tables(deals, rng), plan.sizes, rng)
    return course.run(plan.spans["try_cards"])


def plain_tables(deals: Deals, rng: np.random.Generator) -> Callable[[int], Table]:
    """Deals of the standard game, some without memory."""

    def dealt(size: int) -> Table:
        passed = deals.passed(size)
        past = passed.past(rng.random(size) >= _FORGETFUL)
        return plain_table(deals.batch(passed.hands), Features(size, past), rng)

    return dealt


def pool(veteran: Network, shooter: Network) -> list[Rival]:
    """Whom the learner plays against."""
    players: dict[str, Player] = {
        "rule": RulePlays(),
        "tables": TablesPlay(),
        "veteran": NetPlays(veteran, veteran, TEMPERATURE),
        "moon_shooter": NetPlays(shooter, shooter, TEMPERATURE),
    }
    return [Rival(name, player, _SHARES[name]) for name, player in players.items()]
