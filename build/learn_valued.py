"""The courses of the two players that are shown what cards count: many rule sets in turn.

Both begin as the standard game's own player, to whom the values are shown as well, and learn from
the outcome of every card that was tried. Where that player is behind players by tables, the learner
first imitates these.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from learn_course import STATE, TEMPERATURE, TrialCourse
from learn_deals import Moments
from learn_effort import Plan, Sizes, Span
from learn_net import Net, batches, kept, packed
from learn_play import copy_choices
from learn_players import NetPlays, Player, Rival, Table, TablesPlay
from learn_rule_deals import RuleDeals

from hearts_gui.ai.policies.features import to_52_bits
from hearts_gui.ai.policies.network import Network, network_of
from hearts_gui.ai.policies.valued import VALUE_INPUTS
from hearts_gui.ai.simulator.batch_cards import top_index
from hearts_gui.engine.rules.presets import preset

BONUS_SETS = (
    *("partnership", "complex", "royal", "gong_zhu", "omnibus", "jack_of_diamonds"),
    "reverse",
)
"""Partners, cards that are worth having and points that are good."""

VALUED_SETS = (
    *("black_maria", "black_lady_uk", "arnold", "four_jacks", "chips", "black_maria"),
    "arnold_all",
)
"""The rule sets where the standard game's own player loses to players by tables."""

_SHARES = {"tables": 0.55, "own": 0.3, "moon_shooter": 0.15}
"""The share of each kind of rival."""

_DOUBT = 0.4
"""Training begins with this part of the logits. The standard game's player is so sure that the
queen is to be discarded that it would never learn what she does on a partner's trick."""
_SURE = 2.0
"""Later training starts with this many times its logits: a player in doubt plays poorly."""

_COPY_RATE = 1.5e-3
_COPY_LAST_RATE = 5e-5


class ByTurns:
    """Deals of one rule set after the other."""

    def __init__(self, keys: Sequence[str], rng: np.random.Generator) -> None:
        self._deals = [RuleDeals(preset(key), rng) for key in keys]
        self._next = 0

    def __call__(self, size: int) -> Table:
        """This many deals of the next rule set."""
        deals = self._deals[self._next % len(self._deals)]
        self._next += 1
        return deals.table(size)


def with_value_inputs(own: Net, middle: int, rng: np.random.Generator) -> Net:
    """A network that plays as `own` and sees the values as well, which mean nothing to it yet."""
    return own.with_more_units(VALUE_INPUTS, len(own.parts[1]), rng).with_second_layer(middle, rng)


def shown_by_tables(table: Table) -> Moments:
    """Return the choices of players by tables in these deals, wherever there is a choice."""
    player, moments = TablesPlay(), []
    while not table.batch.over:
        cards, free = table.allowed.copy(), table.free()
        if len(free):
            cards[free] = player.cards(table, free)
            picked = top_index(to_52_bits(cards[free]))
            masks = to_52_bits(table.allowed[free])
            moments.append(Moments(packed(table.planes[:, free]), masks, picked))
        table.play(cards)
    return Moments.joined(moments)


def imitate_tables(
    learner: Net, tables: ByTurns, sizes: Sizes, span: Span, rng: np.random.Generator
) -> None:
    """Teach the learner to choose as they do."""
    while (part := span.part()) < 1:
        seen = shown_by_tables(tables(sizes.trial_deals))
        for batch in batches(len(seen), sizes.trial_batch, rng):
            copy_choices(learner, seen.pick(batch), _COPY_RATE * (1 - part) + _COPY_LAST_RATE)


class ValuedCourses:
    """The setting in which both of them learn: the player they begin as, and whom they meet."""

    def __init__(self, own: Net, shooter: Network, plan: Plan, rng: np.random.Generator) -> None:
        """`shooter` is the moon shooter as the program has it."""
        network = network_of(kept(own))
        players: dict[str, Player] = {
            "tables": TablesPlay(),
            "own": NetPlays(network, network, TEMPERATURE),
            "moon_shooter": NetPlays(shooter, shooter, TEMPERATURE),
        }
        self._rivals = [Rival(name, player, _SHARES[name]) for name, player in players.items()]
        self._own, self._plan, self._rng = own, plan, rng

    def bonus(self, folder: Path) -> Net:
        """The player who knows partners and cards that are worth having."""
        learner = self._beginner()
        if not (folder / STATE).exists():
            doubtful = folder / "doubtful"
            learner = self._learnt(doubtful, learner.scaled(_DOUBT), BONUS_SETS, "doubt")
        return self._learnt(folder, learner.scaled(_SURE), BONUS_SETS, "bonus")

    def valued(self, folder: Path) -> Net:
        """The player of rule sets whose cards count quite otherwise."""
        learner = self._beginner()
        if not (folder / STATE).exists():
            tables, span = ByTurns(VALUED_SETS, self._rng), self._plan.spans["copy_tables"]
            imitate_tables(learner, tables, self._plan.sizes, span, self._rng)
        return self._learnt(folder, learner, VALUED_SETS, "values")

    def _beginner(self) -> Net:
        return with_value_inputs(self._own, self._plan.sizes.valued_middle, self._rng)

    def _learnt(self, folder: Path, learner: Net, keys: Sequence[str], span: str) -> Net:
        tables, sizes = ByTurns(keys, self._rng), self._plan.sizes
        course = TrialCourse(folder, learner, self._rivals, tables, sizes, self._rng)
        return course.run(self._plan.spans[span])
