"""What the rule player passes, for many hands of the plain game side by side; see `passing`."""

from __future__ import annotations

from typing import Final

import numpy as np

from hearts_gui.ai.policies.batch_facts import (
    EQUAL,
    HEARTS,
    QUEEN,
    SEATS,
    SPADES,
    Hands,
    weighed,
)
from hearts_gui.ai.policies.features import CARDS, to_lanes
from hearts_gui.ai.rule_player.weights import PASS
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, Truths

GIVEN: Final = 3
_EVERYTHING: Final = (1 << CARDS) - 1


def rule_passes(hands: Ints, *, moons: bool = True, guard: float = PASS.guard) -> Ints:
    """The three cards that go from each hand (hands,), a set without gaps; as the simulator's bits.

    `moons` says that there is something to gain by one.
    """
    if not len(hands):
        return hands.copy()
    cards = Hands(hands, _EVERYTHING & ~hands)
    given = _unwelcome(cards, guard)
    if moons:
        losers, strong = _losers(cards)
        given = np.where(strong, losers, given)
    passes: Ints = (to_lanes(cards.cards) * given).sum(axis=0)
    return passes


def _unwelcome(cards: Hands, guard: float) -> Truths:
    """The cards whose loss is worth most, one after the other."""
    left = np.ones(cards.cards.shape, dtype=np.bool_)
    plain = (cards.suit != HEARTS) & (cards.suit != SPADES)
    guards = guard * ((cards.suit == SPADES) & (cards.rank < QUEEN))
    suits = np.arange(SEATS)[:, None, None]
    for wanted in range(GIVEN, 0, -1):
        discard_value, _ = weighed(cards, PASS.trick, 1.0, left)
        length = ((cards.suit == suits) & left).sum(axis=1)
        whole = plain & (cards.of_suit(length) <= wanted)
        worth = np.where(left, discard_value + PASS.void * whole - guards, -np.inf)
        _mark(left, _best(worth, cards.cards), on=False)
    return ~left


def _losers(cards: Hands) -> tuple[Truths, Truths]:
    """The three cards likeliest to lose a trick, and whether the rest takes nearly everything."""
    lost = cards.losers(np.full(cards.cards.shape, SEATS - 1))
    rest = lost.copy()
    given = np.zeros(lost.shape, dtype=np.bool_)
    enough = (lost > 0).sum(axis=0) >= GIVEN
    for _ in range(GIVEN):
        _mark(given, _best(rest, cards.cards), on=True)
        rest[given] = -1.0
    kept = np.where(given, 0.0, lost).sum(axis=0)
    return given, enough & (kept <= PASS.moon_losers + EQUAL)


def _best(worth: Reals, cards: Ints) -> Ints:
    """The place of the best card of each hand, the highest one of equals."""
    good = worth >= worth.max(axis=0) - EQUAL
    best: Ints = np.where(good, cards, -1).argmax(axis=0)
    return best


def _mark(truths: Truths, places: Ints, *, on: bool) -> None:
    truths[places, np.arange(len(places))] = on
