"""Sample deals, called worlds: possible distributions of all hidden cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from hearts_gui.ai.simulator.batch_cards import Ints, cards_in
from hearts_gui.engine.cards import WARREN, Card
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.state import Game, Own, PublicGame, Secret

_ODD = np.uint64(0x9E3779B97F4A7C15)
"""Spreads bits over a word of 64 (the golden ratio, as in D. Knuth's multiplicative hashing)."""

Imagined: TypeAlias = Game
"""A whole game that someone imagines; nobody's real cards are in it."""


@dataclass(frozen=True, slots=True)
class World:
    """One possible distribution of the hidden cards.

    `hands` are by seat, as they are now. `kitty` are its cards, even after someone took it; after a
    swap it is what the taker buried. `stock` is in drawing order, `extra` the Warren card's
    companion.
    """

    hands: tuple[tuple[Card, ...], ...]
    kitty: tuple[Card, ...] = ()
    stock: tuple[Card, ...] = ()
    extra: Card | None = None


@dataclass(frozen=True, slots=True)
class Packed:
    """Many worlds as bits, see `batch_cards`; the last axis is the world.

    The extra card stands in the Warren card's place, in the hand `warren` if it is in one.
    """

    hands: Ints  # (words, players, worlds)
    kitty: Ints  # (words, worlds)
    stock: Ints  # (draws, words, worlds)
    extra: Ints  # (words, worlds)
    warren: int | None = None

    @property
    def size(self) -> int:
        """The number of worlds."""
        return int(self.hands.shape[2])

    def pick(self, index: Ints) -> Packed:
        """The worlds with these numbers."""
        return Packed(
            hands=self.hands.take(index, axis=-1),
            kitty=self.kitty.take(index, axis=-1),
            stock=self.stock.take(index, axis=-1),
            extra=self.extra.take(index, axis=-1),
            warren=self.warren,
        )

    def world(self, number: int) -> World:
        """One of the worlds, card by card."""
        extra = cards_in(self.extra[:, number])
        hands = [list(cards_in(hand)) for hand in self.hands[:, :, number].T]
        if self.warren is not None and extra:
            hands[self.warren].remove(extra[0])
            hands[self.warren].append(WARREN)
        return World(
            hands=tuple(tuple(sorted(hand)) for hand in hands),
            kitty=cards_in(self.kitty[:, number]),
            stock=tuple(cards_in(draw[:, number])[0] for draw in self.stock),
            extra=extra[0] if extra else None,
        )

    def worlds(self) -> list[World]:
        """All of them, card by card."""
        return [self.world(number) for number in range(self.size)]


def joined(parts: Sequence[Packed]) -> Packed:
    """All these worlds, in this order."""
    return Packed(
        hands=np.concatenate([part.hands for part in parts], axis=-1),
        kitty=np.concatenate([part.kitty for part in parts], axis=-1),
        stock=np.concatenate([part.stock for part in parts], axis=-1),
        extra=np.concatenate([part.extra for part in parts], axis=-1),
        warren=parts[0].warren,
    )


def _rows(packed: Packed) -> Ints:
    """One row for each world, with everything in which worlds may differ."""
    return np.concatenate(
        [part.reshape(-1, packed.size) for part in (packed.hands, packed.stock, packed.extra)]
    )


def distinct(packed: Packed) -> tuple[Packed, Ints]:
    """Each different world once, and how often it came (worlds,)."""
    rows = _rows(packed)
    order = np.lexsort(rows)
    lined = rows[:, order]
    first = np.flatnonzero(np.append(True, (lined[:, 1:] != lined[:, :-1]).any(axis=0)))
    return packed.pick(order[first]), np.diff(first, append=packed.size)


def origin_of(packed: Packed) -> Ints:
    """A number for each world, the same for equal worlds, whenever they were drawn."""
    numbers = np.zeros(packed.size, dtype=np.uint64)
    for row in _rows(packed).astype(np.uint64):
        numbers = (numbers ^ row) * _ODD
        numbers ^= numbers >> np.uint64(32)
    return (numbers >> np.uint64(2)).astype(np.int64)


def imagined(public: PublicGame, world: World) -> Imagined:
    """A game with the cards of this world, without earlier hands and passes."""
    deal = public.deal
    if deal is None:
        raise ValueError("no deal is under way")
    owns = []
    for seat, hand in enumerate(world.hands):
        extra = world.extra if deal.warren_owner == seat else None
        own = Own(seat, hand=tuple(sorted(hand)), extra=extra)
        if seat == deal.kitty_taker:
            own = evolve(own, **{"buried" if deal.buried_count else "kitty": world.kitty})
        owns.append(own)
    kitty = world.kitty if deal.kitty_size else ()
    return evolve(
        new_game(public.rules, "imagined"),
        public=public,
        owns=tuple(owns),
        secret=Secret(kitty=kitty, stock=world.stock, extra=world.extra),
    )
