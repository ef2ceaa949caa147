"""Imaginary deals: one way in which all hidden cards may lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from hearts_gui.engine.cards import Card
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.game import new_game
from hearts_gui.engine.state import Game, Own, PublicGame, Secret

Imagined: TypeAlias = Game
"""A whole game that somebody imagines; nobody's real cards are in it."""


@dataclass(frozen=True, slots=True)
class World:
    """One way in which the hidden cards may lie.

    `hands` are by seat, as they are now. `kitty` is what lies, or lay before somebody took it,
    face down; after a swap it is what the taker laid away. `stock` is in drawing order, `extra`
    the Warren card's companion.
    """

    hands: tuple[tuple[Card, ...], ...]
    kitty: tuple[Card, ...] = ()
    stock: tuple[Card, ...] = ()
    extra: Card | None = None


def imagined(public: PublicGame, world: World) -> Imagined:
    """A game in which everything lies as in this world. Earlier hands and passes are left out."""
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
