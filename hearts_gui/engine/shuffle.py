"""Our own seeded randomness: the same on every platform and Python version, now and later.

A stream is SHA-256 in counter mode over the seed and a purpose; numbers below a bound are drawn
by rejection, so that every order of a pack is equally likely. `VERSION` is kept in saves.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

VERSION = 1
T = TypeVar("T")


class Stream:
    """Random numbers for one purpose of one game, for example the shuffle of deal 3."""

    def __init__(self, seed: str, *purpose: object) -> None:
        label = "/".join(["hearts", str(VERSION), seed, *(str(part) for part in purpose)])
        self._key = hashlib.sha256(label.encode()).digest()
        self._counter = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            block = hashlib.sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            self._words = [int.from_bytes(block[k : k + 4], "big") for k in range(0, 32, 4)]
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely; bound is at most 2**32."""
        limit = (1 << 32) - (1 << 32) % bound
        while True:
            word = self._word()
            if word < limit:
                return word % bound

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """Some of the items, in random order."""
        return self.shuffled(items)[:count]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """All the items in random order (Fisher-Yates from the end)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            index = self.below(last + 1)
            order[last], order[index] = order[index], order[last]
        return tuple(order)


def commitment(seed: str) -> str:
    """The SHA-256 of a seed in hexadecimal, published before the first deal."""
    return hashlib.sha256(f"hearts/{VERSION}/{seed}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Cut:
    """A seed made by two parties: the program, bound by its commitment, and then a player.

    The commitment is that of `secret`, which was drawn before the player cut; so neither side could
    choose the deals. `text` is what the player entered.
    """

    secret: str
    text: str

    @property
    def seed(self) -> str:
        """The seed of the game: the SHA-256 of both, in hexadecimal."""
        return hashlib.sha256(
            f"hearts/cut/{VERSION}/{self.secret}/{self.text}".encode()
        ).hexdigest()


def promised_by(seed: str, cut: Cut | None) -> str:
    """The commitment of a game: that of what was drawn before anyone cut."""
    return commitment(seed if cut is None else cut.secret)


def bot_seed(seed: str, seat: int) -> str:
    """A seat's own seed, from which the deal seed cannot be found."""
    return hashlib.sha256(f"hearts/{VERSION}/{seed}/bot/{seat}".encode()).hexdigest()[:32]
