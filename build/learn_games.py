"""Games of networks against each other, and how much better than expected each card turned out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from learn_deals import HAND, SEATS, Moments
from learn_net import Bools, Bytes, Net, bits_of, packed, probabilities

from hearts_gui.ai.policies.batch_rule import RuleMind
from hearts_gui.ai.policies.features import (
    BARE_INPUTS,
    CARDS,
    NOTHING_YET,
    Features,
    Past,
    to_52_bits,
    to_lanes,
)
from hearts_gui.ai.policies.network import Floats
from hearts_gui.ai.rule_player.weights import OPPONENTS
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import Ints, Reals
from hearts_gui.ai.simulator.batch_legal import legal
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.ai.simulator.batch_tricks import play

_SIGHT = BARE_INPUTS // 64
CRITIC_INPUTS = BARE_INPUTS + 64 * (SEATS - 1)
"""A seat's inputs, and the three hands that it does not see; who knows these needs no memory."""

VALUE = 1 / 13
"""Values of deals are of the size 1: a queen is one."""

_MOON = 26 * (SEATS - 1)

Player: TypeAlias = Net | None
"""A network, or None for the rule player itself."""

OPPONENT_WEIGHTS: Reals = np.full((SEATS, SEATS), OPPONENTS.others)
"""The worth of others' points to the rule player when all stand alike."""

_FARSIGHT = 0.9
"""The share of a surprise at one turn that is put down to the turn before."""

_SURE = np.float32(1e-12)


@dataclass(frozen=True, slots=True)
class Games:
    """Deals that were played out, with all that is needed to learn from them."""

    moments: Moments  # the choices of the learner
    logs: Floats  # (moments,): logarithms of the chances of what it chose
    where: Ints  # (moments,): turn * deals + deal
    sights: Bytes  # (turns, deals, bytes): what the critic sees, packed
    seats: Ints  # (turns, deals): whose turn it was
    who: Ints  # (seats, deals): which player sat there; 0 is the learner
    points: Ints  # (seats, deals)
    moon_bonus: float = 0.0  # extra worth of the player's own moon

    @property
    def values(self) -> Floats:
        """Return the worth of the deals to each seat, (seats, deals)."""
        values: Floats = worth(self.points)
        values[moons(self.points)] += np.float32(self.moon_bonus)
        return values

    @property
    def lead(self) -> float:
        """Return the points a deal by which the learner was better than the others."""
        return float(self.points[self.who > 0].mean() - self.points[self.who == 0].mean())

    @property
    def learns(self) -> Bools:
        """Whether it was the learner's turn, (turns, deals)."""
        result: Bools = self.who[self.seats, np.arange(self.who.shape[1])] == 0
        return result

    def by_turn(self, values: Floats) -> Floats:
        """Values (seats, deals) of the player to act, (turns, deals)."""
        return values[self.seats, np.arange(values.shape[1])]


def worth(points: Ints) -> Floats:
    """The points of the others, on average, beyond the seat's own; both (seats, deals)."""
    others = (points.sum(axis=0) - points) / (len(points) - 1)
    result: Floats = ((others - points) * VALUE).astype(np.float32)
    return result


def moons(points: Ints) -> Bools:
    """Who has shot the moon, (seats, deals): no points, and the most that can be for the others."""
    shot: Bools = (points == 0) & (points.sum(axis=0) == _MOON)
    return shot


def play_out(
    batch: Batch,
    players: Sequence[Player],
    who: Ints,
    rng: np.random.Generator,
    *,
    past: Past = NOTHING_YET,
    moon_bonus: float = 0.0,
) -> Games:
    """Play deals to their end; `who` (seats, deals) says which player sits where, the first learns.

    `past` is what the players remember of the pass. `moon_bonus` is extra worth of the player's own
    moon its points, in units of `VALUE`.
    """
    state, size = batch.state, batch.size
    features = Features(size, past)
    mind = RuleMind(state, OPPONENT_WEIGHTS)
    choices: list[tuple[Moments, Floats, Ints]] = []
    sights = np.empty((CARDS, size, CRITIC_INPUTS // 8), dtype=np.uint8)
    seats = np.empty((CARDS, size), dtype=np.int64)
    for turn in range(CARDS):
        planes = features.planes(state)
        mind.follow(state)
        sights[turn] = packed(np.concatenate([planes[:_SIGHT], _hidden(state)]))
        seats[turn] = state.seat
        allowed = legal(state)[0]
        cards = allowed.copy()
        free = np.flatnonzero(allowed & (allowed - 1))
        sitting = who[state.seat[free], free]
        for number, player in enumerate(players):
            part = free[sitting == number]
            if not len(part):
                continue
            if player is None:
                cards[part] = mind.choose(state, features, allowed[part], part)
                continue
            moments, logs = _choice(player, planes[:, part], to_52_bits(allowed[part]), rng)
            cards[part] = to_lanes(moments.picked)
            if number == 0:
                choices.append((moments, logs, turn * size + part))
        features.played(state, cards)
        play(state, cards[None], None)
    return Games(
        moments=Moments.joined([moments for moments, _, _ in choices]),
        logs=np.concatenate([logs for _, logs, _ in choices]),
        where=np.concatenate([where for _, _, where in choices]),
        sights=sights,
        seats=seats,
        who=who,
        points=batch.outcome().points,
        moon_bonus=moon_bonus,
    )


def _hidden(state: State) -> Ints:
    """The hands of the three who play later, (words, deals)."""
    turns = [(state.turn + ahead) % SEATS for ahead in range(1, SEATS)]
    return np.stack([to_52_bits(state.hands[0, turn]) for turn in turns])


def _choice(
    player: Net, planes: Ints, masks: Ints, rng: np.random.Generator
) -> tuple[Moments, Floats]:
    """Cards drawn as likely as the player likes them, and the logarithms of their chances."""
    rows = packed(planes[: player.inputs // 64])
    _, logits = player.forward(bits_of(rows))
    likely = probabilities(logits, masks)
    # Of several random clocks, each rings first as often as its rate says.
    rings = rng.standard_exponential(likely.shape, dtype=np.float32) + _SURE
    picked = (likely / rings).argmax(axis=1)
    logs = np.log(likely[np.arange(len(picked)), picked] + _SURE)
    return Moments(rows, masks, picked), logs


def advantages(expected: Floats, seats: Ints, values: Floats) -> tuple[Floats, Floats]:
    """Return how much better each turn went than expected, and what to expect; (turns, deals).

    `expected` (turns, deals) is what the critic thought, `values` (seats, deals) the outcome.
    A seat is judged from one of its turns to the next. What should have been is half what the
    critic thought later on, half the outcome.
    """
    tricks = np.repeat(np.arange(HAND), SEATS)[:, None]
    deals = np.arange(expected.shape[1])
    own = np.empty((HAND, *values.shape), dtype=np.float32)
    own[tricks, seats, deals] = expected
    gains = np.empty_like(own)
    later, gain = values, np.zeros_like(values)
    for trick in reversed(range(HAND)):
        gain = later - own[trick] + np.float32(_FARSIGHT) * gain
        gains[trick], later = gain, own[trick]
    better: Floats = gains[tricks, seats, deals]
    goals: Floats = (better + expected + values[seats, deals]) / np.float32(2)
    return better, goals
