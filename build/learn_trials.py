"""Finds the result of every card that may be good, by playing deals on.

At some moments of a deal under way every card that a learner may well play is tried in a copy of
it, and all copies are played out. So cards are compared in the same deal, whatever it holds, and
cards that are rarely played are tried too: G. Tesauro, G. Galperin, "On-line policy improvement
using Monte-Carlo search" (1996); N. Brown and others, "Deep counterfactual regret minimization"
(2019) for learning from the differences.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from itertools import count

import numpy as np
from learn_games import VALUE
from learn_net import Bools, Bytes, Net, bits_of, drawn, packed, probabilities
from learn_players import Player, Table, play_table, play_turn

from hearts_gui.ai.policies.features import to_52_bits, to_lanes, unpacked
from hearts_gui.ai.policies.learned import masked_log_softmax
from hearts_gui.ai.policies.network import Floats
from hearts_gui.ai.simulator.batch_cards import Ints

_LEAST_CHANCE = 0.004
"""A card less likely than that is not tried."""


class LearningPlayer:
    """A network that is learning, in a seat: cards are drawn by its chances at a temperature."""

    def __init__(self, net: Net, temperature: float) -> None:
        self.net, self._temperature = net, temperature

    def cards(self, table: Table, part: Ints) -> Ints:
        """The cards in the deals with these numbers (deals,), as bits of the simulator."""
        logits = self.net.outputs(unpacked(table.planes[:, part]))
        masks = to_52_bits(table.allowed[part])
        return to_lanes(drawn(logits, masks, self._temperature, table.rng))

    def passes(self, hands: Ints, way: Ints) -> Ints:
        """Deals to learn from are passed beforehand."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Trials:
    """Moments with a choice, and the result of each card that was tried."""

    rows: Bytes  # (moments, bytes): what the seat saw, packed
    tried: Bools  # (moments, 52)
    values: Floats  # (moments, 52): points; 0 where a card was not tried

    def __len__(self) -> int:
        return len(self.rows)

    def pick(self, index: Ints) -> Trials:
        """The moments with these numbers."""
        return Trials(self.rows[index], self.tried[index], self.values[index])

    @classmethod
    def joined(cls, parts: Sequence[Trials]) -> Trials:
        """All of these parts as one."""
        return cls(
            np.concatenate([part.rows for part in parts]),
            np.concatenate([part.tried for part in parts]),
            np.concatenate([part.values for part in parts]),
        )


def play_trials(
    table: Table,
    players: tuple[LearningPlayer, LearningPlayer],
    rivals: Sequence[Player],
    who: Ints,
    turns: Container[int],
) -> Trials:
    """Play deals to their end and try cards at these turns, of which 0 is the first one.

    `who` (seats, deals) says who sits where, 0 is the learner: the first of the two players until
    cards are tried, the second one after that.
    """
    batches: list[Trials] = []
    for turn in count():
        if table.batch.over:
            break
        if turn in turns:
            batches.append(tried(table, players[1], rivals, who))
        play_turn(table, [players[0], *rivals], who)
    return Trials.joined(batches)


def tried(table: Table, learner: LearningPlayer, rivals: Sequence[Player], who: Ints) -> Trials:
    """Every card worth a thought, tried where it is the learner's turn and there is a choice.

    `who` (seats, deals) says who sits where: 0 is the learner, from 1 on it is the rivals.
    """
    free = table.free()
    part = free[who[table.state.seat[free], free] == 0]
    rows = packed(table.planes[:, part])
    logits = learner.net.outputs(unpacked(table.planes[:, part]))
    thought = probabilities(logits, to_52_bits(table.allowed[part])) >= _LEAST_CHANCE
    chosen = thought.sum(axis=1) > 1
    rows, thought, part = rows[chosen], thought[chosen], part[chosen]
    moments, cards = np.nonzero(thought)
    copies = table.pick(part[moments])
    seats, deals = copies.state.seat.copy(), np.arange(len(moments))
    copies.play(to_lanes(cards))
    play_table(copies, [learner, *rivals], who[:, part[moments]])
    values = np.zeros(thought.shape, dtype=np.float32)
    values[moments, cards] = copies.values()[seats, deals] / VALUE
    return Trials(rows, thought, values)


def chances(logits: Floats, thought: Bools) -> Floats:
    """Return the odds of some cards, as logarithms (moments, cards); 0 at all others."""
    return np.where(thought, masked_log_softmax(logits, thought, 1), 0).astype(np.float32)


def prefer_better(net: Net, before: Net, trials: Trials, loyalty: float, rate: float) -> float:
    """One step towards the cards that did better; how far it has come from what it was before.

    The expected value of a choice goes up its exact slope, over all cards that were tried: C.
    Allen and others, "Mean actor critic" (2017). `loyalty` is what it costs, in points, to be e
    times as fond of a card as the network was before.
    """
    inputs = bits_of(trials.rows)
    hidden, logits = net.forward(inputs)
    logs = chances(logits, trials.tried)
    likely = np.where(trials.tried, np.exp(logs), np.float32(0))
    strays = logs - chances(before.forward(inputs)[1], trials.tried)
    gains = trials.values - np.float32(loyalty) * strays
    better = gains - (likely * gains).sum(axis=1, keepdims=True)
    net.step(inputs, hidden, -(likely * better) / np.float32(len(trials)), rate)
    return float((likely * strays).sum(axis=1).mean())
