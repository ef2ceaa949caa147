"""The course of the player that is shown what cards count: many rule sets by turns.

It begins as the veteran of the standard game, to whom the values are shown as well. It
first learns to play as players by tables do, and then, by self-play, to beat them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from learn_course import Course, Pace
from learn_deals import Moments
from learn_deep import Deep, Teacher
from learn_effort import Plan, Span
from learn_net import batches, packed
from learn_players import Rival, Table, TablesPlay
from learn_rule_deals import VALUED_WORDS, RuleDeals
from learn_selfplay import DeepPlays, SelfPlay, chosen_loss

from hearts_gui.ai.nets.features import to_52_bits
from hearts_gui.ai.nets.network import Floats, Network
from hearts_gui.ai.nets.value_features import VALUE_INPUTS
from hearts_gui.ai.simulator.batch_cards import top_index
from hearts_gui.engine.rules.presets import preset

RULE_SETS: Final = ("black_maria", "arnold", "black_lady_uk", "four_jacks")
"""Where the standard game's own player loses to players by tables."""

_COPY_RATE: Final = 1.5e-3
_COPY_LAST_RATE: Final = 5e-5
_RATE: Final = 7e-4
_TEMPERATURE: Final = 0.5
_TABLES_SHARE: Final = 0.7
_EARLIER_SHARE: Final = 0.2


class ByTurns:
    """Deals of one rule set after the other."""

    def __init__(self, keys: Sequence[str], rng: np.random.Generator) -> None:
        self._deals = [RuleDeals(preset(key), rng, n) for n, key in enumerate(keys)]
        self._next = 0

    def __call__(self, size: int) -> Table:
        """So many deals of the next rule set."""
        deals = self._deals[self._next % len(self._deals)]
        self._next += 1
        return deals.table(size)


def shown_values(veteran: Network, middle: int, rng: np.random.Generator) -> Deep:
    """One that plays as this network and sees the values as well, which mean nothing to it yet."""
    parts = Deep.deepened(veteran, middle, rng).numbers()
    inputs = len(veteran.first)
    first = np.zeros((VALUE_INPUTS, parts["first"].shape[1]), dtype=np.float32)
    first[:inputs] = parts["first"]
    return Deep({**parts, "first": first})


def shown_by_tables(table: Table) -> Moments:
    """What players by tables choose in these deals, wherever there is a choice."""
    player, found = TablesPlay(), []
    while not table.batch.over:
        cards, free = table.allowed.copy(), table.free()
        if len(free):
            cards[free] = player.cards(table, free)
            picked = top_index(to_52_bits(cards[free]))
            masks = to_52_bits(table.allowed[free])
            found.append(Moments(packed(table.planes[:, free]), masks, picked))
        table.play(cards)
    return Moments.joined(found)


def imitate_tables(
    learner: Deep, tables: ByTurns, sizes: tuple[int, int], span: Span, rng: np.random.Generator
) -> None:
    """Teach the learner to choose as they do; `sizes` are deals at a time and moments of a step."""
    teacher = Teacher(learner, 1.0)
    deals, batch = sizes
    while (part := span.part()) < 1:
        seen = shown_by_tables(tables(deals))
        for lot in batches(len(seen), batch, rng):
            some = seen.pick(lot)
            loss = chosen_loss(learner, some.inputs, some.masks, some.picked)
            teacher.step(loss, _COPY_RATE * (1 - part) + _COPY_LAST_RATE)


def learn_valued(
    folder: Path, veteran: Network, plan: Plan, rng: np.random.Generator
) -> Mapping[str, Floats]:
    """The weights by name of the player of these rule sets."""
    sizes = plan.sizes
    learner, tables = shown_values(veteran, sizes.valued_middle, rng), ByTurns(RULE_SETS, rng)
    if not (folder / "state.pt").exists():
        few = sizes.table_deals // 4, sizes.batch // 2
        imitate_tables(learner, tables, few, plan.spans["copy_tables"], rng)
    copied = DeepPlays(learner.copy(), _TEMPERATURE)
    rivals = [Rival("tables", TablesPlay(), _TABLES_SHARE), Rival("copied", copied, _EARLIER_SHARE)]
    course = SelfPlay(
        learner, tables, rivals, (sizes.table_deals, sizes.batch), rng, VALUED_WORDS, _RATE
    )
    turns = len(RULE_SETS)
    return Course(folder, course, Pace(turns, 5 * turns, turns)).run(plan.spans["values"])
