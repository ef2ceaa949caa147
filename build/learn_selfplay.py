"""A player with two hidden layers that learns by playing a pool of others and itself as it was.

Proximal policy optimisation: J. Schulman and others, "Proximal policy optimization algorithms"
(2017), with the advantages of "High-dimensional continuous control using generalized advantage
estimation" (2016). The critic sees all hands and knows who plays where; it is thrown away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch
from learn_deep import Deep, Teacher, Tensor
from learn_games import VALUE
from learn_net import Bytes, allowed_in, batches, drawn, packed
from learn_players import Player, Rival, Table, seatings

from hearts_gui.ai.nets.features import BARE_INPUTS, CARDS, to_52_bits, to_lanes
from hearts_gui.ai.nets.network import Floats
from hearts_gui.ai.simulator.batch_cards import Ints

SEATS: Final = 4
_LOWEST: Final = BARE_INPUTS // 64 - 1
"""Of this plane the bits above the cards are free."""

_LAST_RATE: Final = 2e-5
_CRITIC_RATE: Final = 1e-3
_CRITIC_LAST_RATE: Final = 5e-5
_CRITIC_BATCHES: Final = 9
_READINGS: Final = 2
"""So often the learner goes through a batch of games."""

_CLIP: Final = 0.2
_CURIOSITY: Final = 0.003
"""What being undecided is worth, or the learner would stop trying other cards."""

_GREAT: Final = 4.0
"""Standard deviations; what gained more counts no more."""

_FARSIGHT: Final = 0.9
"""How much of what surprises at one turn is put down to the turn before."""

_OF_OTHERS: Final = 0.4
"""How much the critic cares for what the others' seats are worth."""

_SURE: Final = 0.98
"""What was so likely anyway teaches little:"""

_SURE_SHARE: Final = 4
"""one in so many of these moments stands for all of them."""

_NEVER: Final = np.float32(-1e9)
_TINY: Final = np.float32(1e-12)


@dataclass(frozen=True, slots=True)
class Moves:
    """What the learner chose, where it had a choice."""

    rows: Bytes  # (moments, bytes): what it saw, packed
    masks: Ints  # (moments,): what it might play, as 52 bits
    picked: Ints  # (moments,): 0 to 51
    logs: Floats  # (moments,): logarithms of the chances of what it played
    where: Ints  # (moments,): turn * deals + deal


@dataclass(frozen=True, slots=True)
class Played:
    """Deals that were played out."""

    moves: Moves
    sights: Bytes  # (turns, deals, bytes): what the critic sees, packed
    seats: Ints  # (turns, deals): whose turn it was
    who: Ints  # (seats, deals): which player sat there; 0 is the learner
    values: Floats  # (seats, deals): what the deals were worth

    def by_turn(self, values: Floats, ahead: int = 0) -> Floats:
        """Values (seats, deals) of the seat in turn, or of one so many places on; by turn."""
        seats = (self.seats + ahead) % len(values)
        return values[seats, np.arange(values.shape[1])]

    def lead(self, kind: int) -> float | None:
        """By how many points a deal the learner was better, where it met this kind only."""
        rival = self.who == kind
        pure = (rival | (self.who == 0)).all(axis=0) & rival.any(axis=0) & ~rival.all(axis=0)
        if not pure.any():
            return None
        who, values = self.who[:, pure], self.values[:, pure]
        lead = values[who == 0].mean() - values[who == kind].mean()
        return float(lead * (len(who) - 1) / len(who) / VALUE)


class DeepPlays:
    """A network that may be learning."""

    def __init__(self, net: Deep, temperature: float) -> None:
        self.net, self._temperature = net, temperature

    def cards(self, table: Table, part: Ints) -> Ints:
        """Cards drawn by its chances."""
        rows, masks = packed(table.planes[:, part]), to_52_bits(table.allowed[part])
        return to_lanes(drawn(self.net.answers(rows), masks, self._temperature, table.rng)[0])

    def passes(self, hands: Ints, way: Ints) -> Ints:
        """Deals to learn from are passed beforehand."""
        raise NotImplementedError


def sight(table: Table, who: Ints) -> Bytes:
    """What the critic sees in each deal: the hands, and of which kind everybody is."""
    state, deals = table.state, np.arange(table.state.size)
    players = state.plan.players
    seen = table.open_planes
    seen[_LOWEST] |= np.int64(1) << (np.int64(CARDS) + who[state.seat, deals])
    hidden = np.zeros((SEATS - 1, state.size), dtype=np.int64)
    for ahead in range(1, players):
        kind = np.int64(1) << (np.int64(CARDS) + who[(state.seat + ahead) % players, deals])
        hidden[ahead - 1] = to_52_bits(state.hands[0, (state.turn + ahead) % players]) | kind
    return packed(np.concatenate([seen, hidden]))


def play_out(table: Table, learner: Deep, rivals: Sequence[Player], who: Ints) -> Played:
    """Play deals to their end; `who` (seats, deals) says who sits where, 0 is the learner."""
    found: list[tuple[Any, ...]] = []
    sights: list[Bytes] = []
    seats: list[Ints] = []
    size = table.state.size
    while not table.batch.over:
        turn = len(seats)
        sights.append(sight(table, who))
        seats.append(table.state.seat.copy())
        cards, free = table.allowed.copy(), table.free()
        sitting = who[seats[-1][free], free]
        part = free[sitting == 0]
        if len(part):
            rows, masks = packed(table.planes[:, part]), to_52_bits(table.allowed[part])
            picked, logs = drawn(learner.answers(rows), masks, 1.0, table.rng)
            cards[part] = to_lanes(picked)
            found.append((rows, masks, picked, logs, turn * size + part))
        for number, player in enumerate(rivals, 1):
            part = free[sitting == number]
            if len(part):
                cards[part] = player.cards(table, part)
        table.play(cards)
    moves = Moves(*(np.concatenate(parts) for parts in zip(*found, strict=True)))
    return Played(moves, np.stack(sights), np.stack(seats), who, table.values())


def advantages(played: Played, expected: Floats, values: Floats) -> Floats:
    """How much better each turn went than expected (turns, deals), by the critic."""
    players, deals = values.shape
    tricks = np.repeat(np.arange(-(-len(expected) // players)), players)[: len(expected), None]
    own = np.zeros((int(tricks[-1, 0]) + 1, players, deals), dtype=np.float32)
    own[tricks, played.seats, np.arange(deals)] = expected
    gains = np.empty_like(own)
    later, gain = values, np.zeros_like(values)
    for trick in reversed(range(len(own))):
        gain = later - own[trick] + np.float32(_FARSIGHT) * gain
        gains[trick], later = gain, own[trick]
    found: Floats = gains[tricks, played.seats, np.arange(deals)]
    return found


class SelfPlay:
    """One course: a learner, its critic, its rivals, and a table of what came of each round."""

    def __init__(
        self,
        learner: Deep,
        tables: Callable[[int], Table],
        rivals: Sequence[Rival],
        sizes: tuple[int, int],
        rng: np.random.Generator,
        words: int,
        rate: float,
    ) -> None:
        """`tables` deals so many deals; `sizes` are the deals of a round and moments of a step.

        `words` is how many words of facts such a table tells a critic.
        """
        self.learner, self._tables = learner, tables
        self.rivals = list(rivals)
        self._deals, self._batch = sizes
        self._rng, self._rate = rng, rate
        self.critic = Deep.fresh(64 * (words + SEATS - 1), 256, 64, SEATS, rng)
        self.teachers = (Teacher(learner), Teacher(self.critic, 10.0))

    def round(self, part: float, *, learn: bool = True) -> dict[str, Any]:
        """Play, teach the critic and, if so wished, the learner; what is worth a line."""
        table = self._tables(self._deals)
        shares = [rival.share for rival in self.rivals]
        who = seatings(shares, table.state.plan.players, self._deals, self._rng)
        played = play_out(table, self.learner, [rival.player for rival in self.rivals], who)
        values = played.values
        own, learns = played.by_turn(values), played.by_turn(played.who.astype(np.float32)) == 0
        expected = np.zeros_like(own)
        expected[learns] = self.critic.answers(played.sights[learns])[:, 0]
        better = advantages(played, expected, values)
        # What should have been expected: half what the critic came to think, half the outcome.
        wanted = np.where(learns, (better + expected + own) / 2, own)
        self._teach_critic(played, values, wanted, part)
        said = {rival.name: played.lead(k) for k, rival in enumerate(self.rivals, 1)}
        explained = 1 - np.var((own - expected)[learns]) / np.var(own[learns])
        line: dict[str, Any] = {"leads": said, "explained": float(explained)}
        if learn:
            line |= self._teach(played.moves, better.reshape(-1)[played.moves.where], part)
        return line

    def _teach_critic(self, played: Played, values: Floats, wanted: Floats, part: float) -> None:
        rows = played.sights.reshape(wanted.size, -1)
        goals = np.stack([wanted, *(played.by_turn(values, k) for k in range(1, len(values)))])
        goals = goals.reshape(len(goals), -1).T
        care = torch.tensor([1.0] + [_OF_OTHERS] * (len(values) - 1))
        rate = _CRITIC_RATE * (1 - part) + _CRITIC_LAST_RATE
        order = self._rng.permutation(len(rows))[: _CRITIC_BATCHES * self._batch]
        for lot in np.array_split(order, max(1, len(order) // self._batch)):
            found = self.critic.outputs(rows[lot])[:, : len(values)]
            wrong = (found - torch.from_numpy(np.ascontiguousarray(goals[lot]))) ** 2
            self.teachers[1].step((wrong * care).sum(dim=1).mean(), rate)

    def _teach(self, moves: Moves, better: Floats, part: float) -> dict[str, float]:
        gains = ((better - better.mean()) / (better.std() + _TINY)).clip(-_GREAT, _GREAT)
        sure = moves.logs > np.log(_SURE)
        stands_for = np.where(sure, np.float32(_SURE_SHARE), np.float32(1))
        read = np.flatnonzero(~sure | (self._rng.random(len(sure)) * _SURE_SHARE < 1))
        rate = self._rate * (1 - part) + _LAST_RATE
        for _ in range(_READINGS):
            for lot in batches(len(read), self._batch, self._rng):
                some = read[lot]
                loss = preference_loss(self.learner, moves, some, gains[some], stands_for[some])
                self.teachers[0].step(loss, rate)
        return {"moments": len(sure), "decided": float(np.exp(moves.logs).mean())}


def chosen_loss(net: Deep, rows: Bytes, masks: Ints, picked: Ints) -> Tensor:
    """What falls when the cards that were picked become likelier."""
    allowed = torch.from_numpy(allowed_in(masks))
    logits = net.outputs(rows).masked_fill(~allowed, float(_NEVER))
    logs = torch.log_softmax(logits, dim=1)
    return -logs.gather(1, torch.from_numpy(picked)[:, None]).mean()


def preference_loss(
    net: Deep, moves: Moves, index: Ints, gains: Floats, stands_for: Floats
) -> Tensor:
    """What falls when cards that gained become likelier; those changed enough are left alone."""
    allowed = torch.from_numpy(allowed_in(moves.masks[index]))
    logits = net.outputs(moves.rows[index]).masked_fill(~allowed, float(_NEVER))
    logs = torch.log_softmax(logits, dim=1)
    picked = torch.from_numpy(moves.picked[index])[:, None]
    ratio = (logs.gather(1, picked)[:, 0] - torch.from_numpy(moves.logs[index])).exp()
    gain, weight = torch.from_numpy(gains), torch.from_numpy(stands_for)
    pull = torch.minimum(ratio * gain, ratio.clamp(1 - _CLIP, 1 + _CLIP) * gain)
    doubt = -(logs.exp() * logs.masked_fill(~allowed, 0)).sum(dim=1)
    return -(weight * (pull + _CURIOSITY * doubt)).mean()
