"""Deals to learn from: fresh ones after a pass, and recorded ones as what the players saw.

All of them are of the standard game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from learn_net import Bytes, packed

from hearts_gui.ai.batch import Batch
from hearts_gui.ai.batch_cards import Ints, top_index
from hearts_gui.ai.batch_legal import legal
from hearts_gui.ai.batch_tricks import play
from hearts_gui.ai.facts import view_stakes
from hearts_gui.ai.passsearch import pass_keys
from hearts_gui.ai.search_value import Reals
from hearts_gui.ai.sight import BARE_INPUTS, CARDS, Past, Seen, compact, spaced
from hearts_gui.ai.worlds import Packed
from hearts_gui.engine.actions import StartDeal
from hearts_gui.engine.game import new_game, step, view_of
from hearts_gui.engine.variants import preset

SEATS: Final = 4
HAND: Final = CARDS // SEATS
Bools = npt.NDArray[np.bool_]

_WHIM: Final = 1.2
"""How much, in points of fear, a usual pass is a matter of mood."""

_MOODY: Final = 4.0
_WILD: Final = 60.0
"""With so much mood the pass is any three cards."""

_WILD_SHARE: Final = 0.35
_LOT: Final = 4096


@dataclass(frozen=True, slots=True)
class Recorded:
    """Deals that were played, each card as the number of its bit."""

    hands: Bytes  # (deals, seats, 13), after the pass
    plays: Bytes  # (deals, 52), in the order of play

    def __len__(self) -> int:
        return len(self.hands)

    def part(self, start: int, end: int) -> Recorded:
        """Some of the deals."""
        return Recorded(self.hands[start:end], self.plays[start:end])


@dataclass(frozen=True, slots=True)
class Moments:
    """Decisions between several cards, and what was played."""

    inputs: Bytes  # (moments, inputs / 8), packed
    masks: Ints  # (moments,): the legal cards as 52 bits
    picked: Ints  # (moments,): 0 to 51

    def __len__(self) -> int:
        return len(self.picked)

    def pick(self, index: Ints) -> Moments:
        """The moments with these numbers."""
        return Moments(self.inputs[index], self.masks[index], self.picked[index])

    @classmethod
    def joined(cls, parts: Sequence[Moments]) -> Moments:
        """All of these."""
        return cls(
            np.concatenate([part.inputs for part in parts]),
            np.concatenate([part.masks for part in parts]),
            np.concatenate([part.picked for part in parts]),
        )


@dataclass(frozen=True, slots=True)
class Passed:
    """Deals after their pass; sets of cards in the shape (seats, deals)."""

    hands: Ints
    kept: Ints  # what was not given away
    given: Ints
    way: Ints  # (deals,): how many places further the cards went

    def __len__(self) -> int:
        return len(self.way)

    def pick(self, index: Ints) -> Passed:
        """The deals with these numbers."""
        hands, kept, given = (cards[:, index] for cards in (self.hands, self.kept, self.given))
        return Passed(hands, kept, given, self.way[index])

    def past(self, known: Bools) -> Past:
        """What the seats remember of it, in those deals (deals,) in which they do."""
        return Past(given=compact(self.given) & -known.astype(np.int64), way=self.way)


class Deals:
    """Where deals come from."""

    def __init__(self, rng: np.random.Generator) -> None:
        self._rng = rng
        _, game = step(new_game(preset("standard"), "learning"), StartDeal())
        self._view = view_of(game, 0)
        self._stakes = view_stakes(self._view)

    def batch(self, hands: Ints) -> Batch:
        """Deals about to be played, with these hands (seats, deals)."""
        size = hands.shape[1]
        none = np.zeros((1, size), dtype=np.int64)
        stock = np.zeros((0, 1, size), dtype=np.int64)
        worlds = Packed(hands=hands[None].copy(), kitty=none, stock=stock, extra=none)
        return Batch.from_worlds(self._view.public, worlds)

    def passed(self, size: int, *, odd: bool = False) -> Passed:
        """New deals after usual passes to any side; odd ones always pass, often on a whim."""
        rng = self._rng
        order = rng.random((size, CARDS)).argsort(axis=1).reshape(size, SEATS, HAND)
        before = np.ascontiguousarray(np.bitwise_or.reduce(spaced(order), axis=2).T)
        way = rng.integers(1 if odd else 0, SEATS, size)
        moods = (self._odd_moods(size) if odd else np.full(size, _WHIM) for _ in range(SEATS))
        given = np.stack(
            [self._given(hand, mood) for hand, mood in zip(before, moods, strict=True)]
        )
        given &= -(way > 0).astype(np.int64)
        kept = before & ~given
        hands = kept.copy()
        places = np.arange(size)
        for giver in range(SEATS):
            hands[(giver + way) % SEATS, places] |= given[giver]
        return Passed(hands, kept, given, way)

    def _odd_moods(self, size: int) -> Reals:
        usual = self._rng.choice([_WHIM, _MOODY], size)
        return np.where(self._rng.random(size) < _WILD_SHARE, _WILD, usual)

    def _given(self, hand: Ints, mood: Reals) -> Ints:
        """Three cards of each hand (deals,), such as a player in that mood would pass."""
        keys, bits = pass_keys(hand[None], self._view, self._stakes)
        keys = keys + self._rng.normal(0.0, 1.0, keys.shape) * mood
        chosen = np.argpartition(-keys, 2, axis=0)[:3]
        found: Ints = np.bitwise_or.reduce(bits[:, 0][chosen], axis=0)
        return found


def replayed(recorded: Recorded, deals: Deals) -> Moments:
    """What the players of recorded deals saw and did, wherever they had a choice.

    Raises ValueError for a play that the rules forbid.
    """
    parts: list[Moments] = []
    for start in range(0, len(recorded), _LOT):
        parts += _replayed(recorded.part(start, start + _LOT), deals)
    return Moments.joined(parts)


def _replayed(recorded: Recorded, deals: Deals) -> list[Moments]:
    bits = np.int64(1) << recorded.hands.astype(np.int64)
    batch = deals.batch(np.bitwise_or.reduce(bits, axis=2).T)
    state, seen = batch.state, Seen(batch.size)
    found = []
    for cards in (np.int64(1) << recorded.plays.astype(np.int64)).T:
        allowed = legal(state)[0]
        if not (allowed & cards).all():
            raise ValueError("a recorded play is not legal")
        free = np.flatnonzero(allowed & (allowed - 1))
        words = seen.words(state)[: BARE_INPUTS // 64, free]
        picked = top_index(compact(cards[free]))
        found.append(Moments(packed(words), compact(allowed[free]), picked))
        seen.played(state, cards)
        play(state, cards[None], None)
    return found
