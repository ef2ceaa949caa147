"""Players of every kind at one table of deals side by side, as a learner or a match needs them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Protocol

import numpy as np
import numpy.typing as npt
from learn_deals import HAND, SEATS
from learn_games import OPPONENT_WEIGHTS, worth

from hearts_gui.ai.policies.batch_rule import GIVEN, RuleMind, rule_passes
from hearts_gui.ai.policies.features import CARDS, Features, to_52_bits, to_lanes, unpacked
from hearts_gui.ai.policies.learned import gumbel_noise
from hearts_gui.ai.policies.network import Floats, Network
from hearts_gui.ai.policies.pass_policy import pass_points
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import Ints, bit_counts
from hearts_gui.ai.simulator.batch_legal import legal
from hearts_gui.ai.simulator.batch_sensible import SensiblePolicy
from hearts_gui.ai.simulator.batch_tricks import play

_NEVER = np.float32(1 << 22)
_CHUNK = 1024
"""Hands whose passes are judged together."""

_ALIKE = 0.6
"""The share of the deals in which all rivals are of one kind."""

_LEARNERS = (0.1, 0.25, 0.4, 0.25)
"""The odds that no, one, two and three seats are a rival's."""

CHOICES = np.array(list(combinations(range(HAND), GIVEN)))
"""The three places in a hand that may be given away, (passes, 3)."""


class Table:
    """Deals under way, and what the seat in turn can see and do in each."""

    def __init__(
        self,
        batch: Batch,
        features: Features,
        rng: np.random.Generator,
        mind: RuleMind | None = None,
    ) -> None:
        """`mind` is the rule player's, where it may sit there: it knows the plain game only."""
        self.batch, self.state, self.rng = batch, batch.state, rng
        self.features = features
        self._mind = mind
        self._tables = SensiblePolicy(self.state.plan, batch.size, rng)
        self.look()

    def pick(self, index: Ints) -> Table:
        """Copies of the deals with these numbers; a number may come more than once."""
        batch = self.batch.pick(index)
        mind = None if self._mind is None else self._mind.pick(batch.state, index)
        return Table(batch, self.features.pick(index), self.rng, mind)

    def look(self) -> None:
        """Note what can be seen before the next card."""
        self._every = legal(self.state)
        self.allowed: Ints = self._every[0]
        self.planes = self.features.planes(self.state)
        self._by_tables: Ints | None = None
        if self._mind is not None:
            self._mind.follow(self.state)

    @property
    def turns(self) -> int:
        """Return the number of cards still to be played in each deal."""
        return int(bit_counts(self.state.left[0, :1])[0])

    def values(self) -> Floats:
        """Return the worth of the deals to each seat, (seats, deals), once they are over."""
        return worth(self.batch.outcome().points)

    def free(self) -> Ints:
        """The numbers of the deals in which there is a choice."""
        result: Ints = np.flatnonzero(self.allowed & (self.allowed - 1))
        return result

    def by_rule(self, part: Ints) -> Ints:
        """The rule player's cards in these deals. Raises ValueError if it does not play here."""
        if self._mind is None:
            raise ValueError("the rule player does not know this game")
        return self._mind.choose(self.state, self.features, self.allowed[part], part)

    def by_tables(self, part: Ints) -> Ints:
        """The cards of the player by tables in these deals."""
        if self._by_tables is None:
            self._by_tables = self._tables.choose(self.state, self._every)[0]
        result: Ints = self._by_tables[part]
        return result

    def play(self, cards: Ints) -> None:
        """One card in every deal."""
        self.features.played(self.state, cards)
        play(self.state, cards[None], None)
        if not self.batch.over:
            self.look()


def plain_table(batch: Batch, features: Features, rng: np.random.Generator) -> Table:
    """Deals of the standard game about to be played, where rule players may sit as well."""
    return Table(batch, features, rng, RuleMind(batch.state, OPPONENT_WEIGHTS))


class Player(Protocol):
    """A player who sits at such tables."""

    def cards(self, table: Table, part: Ints) -> Ints:
        """The cards played in the deals with these numbers (deals,), as bits of the simulator."""

    def passes(self, hands: Ints, way: Ints) -> Ints:
        """The cards given of each hand (hands,), as bits of the simulator both."""


@dataclass(frozen=True, slots=True)
class Rival:
    """A player to play against, and how often compared with others."""

    name: str
    player: Player
    share: float


class RulePlays:
    """Plays as the rule player does."""

    def cards(self, table: Table, part: Ints) -> Ints:
        """The cards that the rule player plays in this part."""
        return table.by_rule(part)

    def passes(self, hands: Ints, way: Ints) -> Ints:
        """Its passes, the same to all sides."""
        del way
        return rule_passes(to_52_bits(hands))


class TablesPlay(RulePlays):
    """The player that chooses by tables of holdings; it passes as the rule player does."""

    def cards(self, table: Table, part: Ints) -> Ints:
        """The cards that the table player plays in this part."""
        return table.by_tables(part)


class NetPlays:
    """A network as the program has it, with the judge that chooses its passes."""

    def __init__(self, net: Network, judge: Network, temperature: float) -> None:
        self._net, self._judge = net, judge
        self._noise = gumbel_noise(net.logit_scale, temperature)

    def cards(self, table: Table, part: Ints) -> Ints:
        """Cards drawn from the network's softmax at this temperature."""
        marks = self._net.logits(unpacked(table.planes[:, part]))
        draws = table.rng.integers(0, len(self._noise), marks.shape, dtype=np.uint8)
        marks += self._noise.take(draws)
        allowed = unpacked(to_52_bits(table.allowed[part])[None])[:, :CARDS]
        marks += (allowed - np.float32(1)) * _NEVER
        return to_lanes(marks.argmax(axis=1))

    def passes(self, hands: Ints, way: Ints) -> Ints:
        """The passes with the judge's highest values."""
        return best_passes(self._judge, hands, way)


def best_passes(judge: Network, hands: Ints, way: Ints) -> Ints:
    """Return this judge's pass from each hand (hands,); bits of the simulator both."""
    passes = np.empty_like(hands)
    for start in range(0, len(hands), _CHUNK):
        some = slice(start, start + _CHUNK)
        passes[some] = _best_passes(judge, to_52_bits(hands[some]), way[some])
    return passes


def _best_passes(judge: Network, hands: Ints, way: Ints) -> Ints:
    places = np.nonzero(unpacked(hands[None])[:, :CARDS])[1].reshape(-1, HAND)
    given: Ints = np.bitwise_or.reduce(np.int64(1) << places[:, CHOICES], axis=2)
    kept = hands[:, None] & ~given
    ways = np.repeat(way, len(CHOICES))
    worth = pass_points(judge, kept.reshape(-1), given.reshape(-1), ways).reshape(given.shape)
    best = CHOICES[worth.argmax(axis=1)]
    chosen = np.take_along_axis(places, best, axis=1)
    passes: Ints = np.bitwise_or.reduce(to_lanes(chosen), axis=1)
    return passes


def seatings(shares: Sequence[float], seats: int, size: int, rng: np.random.Generator) -> Ints:
    """Choose who sits where (seats, deals): 0 for the learner, from 1 on rivals by their shares."""
    chances = np.array(shares) / sum(shares)
    strangers = rng.choice(len(chances), (1, size), p=chances) + 1
    mixed = rng.choice(len(chances), (seats, size), p=chances) + 1
    rivals = np.where(rng.random(size) < _ALIKE, np.repeat(strangers, seats, axis=0), mixed)
    count = np.minimum(rng.choice(len(_LEARNERS), size, p=_LEARNERS), seats - 1)
    rivals[np.arange(seats)[:, None] >= count] = 0
    return rng.permuted(rivals, axis=0)


def passes_of(
    players: Sequence[Player], who: npt.NDArray[np.int64], hands: Ints, way: Ints
) -> Ints:
    """Return the gifts of everyone; `who` and `hands` are (seats, deals), `way` (deals,)."""
    passes = np.zeros_like(hands)
    ways = np.tile(way, (SEATS, 1))
    for number, player in enumerate(players):
        there = (who == number) & (ways > 0)
        if there.any():
            passes[there] = player.passes(hands[there], ways[there])
    return passes


def play_table(table: Table, players: Sequence[Player], who: Ints) -> Ints:
    """Play the deals to their end; the points, (seats, deals)."""
    while not table.batch.over:
        play_turn(table, players, who)
    return table.batch.outcome().points


def play_turn(table: Table, players: Sequence[Player], who: Ints) -> None:
    """One card in every deal; `who` (seats, deals) says which of the players sits where."""
    cards, free = table.allowed.copy(), table.free()
    sitting = who[table.state.seat[free], free]
    for number, player in enumerate(players):
        part = free[sitting == number]
        if len(part):
            cards[part] = player.cards(table, part)
    table.play(cards)
