"""Seats that shoot the moon in some worlds of a batch, while everyone else plays on sensibly."""

import numpy as np

from hearts_gui.ai.simulator.batch_cards import (
    LANE_BITS,
    RANKED,
    SUIT,
    Ints,
    bit_counts,
    is_some,
    is_zero,
    merged,
)
from hearts_gui.ai.simulator.batch_plan import Plan
from hearts_gui.ai.simulator.batch_policy import Policy
from hearts_gui.ai.simulator.batch_sensible import SensiblePolicy
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.ai.simulator.batch_tables import tables_of

_SUITS = range(4)

# A moon shooter decides by keys, in which the first part that differs decides; the numbers only
# separate the parts.
_SURE = 1 << 12
"""A lead that nothing out can beat goes before any other."""

_LENGTH = 1 << 5
"""After sure leads the longer suit goes first, then the higher card."""

_FIRST = 1 << 8
_SECOND = 1 << 6
"""A card that loses, and one that does not hurt: by which of them a discard is chosen first."""

_BEGUN = 1
"""Bad cards after which defenders see an attempt, nobody else having any; found by trial."""


class Defenders(SensiblePolicy):
    """Sensible players who recognise one seat's attempt at a moon from its start."""

    def __init__(self, plan: Plan, size: int, rng: np.random.Generator, seat: int) -> None:
        super().__init__(plan, size, rng)
        self._seat = seat

    def _shooters(self, state: State) -> Ints:
        harmful = self.tables.harmful
        piles = merged(state.taken) & harmful
        has = is_some(piles)
        alone = is_zero((has.sum(axis=0) + 1) & 63)
        begun = (_BEGUN - 1 - bit_counts(piles[self._seat]).astype(np.int64)) >> 63
        shooters = np.zeros_like(has)
        shooters[self._seat] = alone & begun
        return shooters.reshape(-1)

    def _follow(self, state: State, follow: Ints, threat: Ints | None) -> Ints:
        usual = super()._follow(state, follow, threat)
        if threat is None:
            return usual
        # Under an unbeatable card the lowest is played: high cards may still stop the moon.
        beaten = threat & is_some(follow) & ((follow - state.best - 1) >> 63)
        return (follow & -follow & beaten) | (usual & ~beaten)

    def _throw(self, state: State, faces: Ints, void: Ints, threat: Ints | None) -> Ints:
        usual = super()._throw(state, faces, void, threat)
        if threat is None:
            return usual
        cards = faces.take(void) & RANKED
        out = state.around.take(void) & ~cards
        kept = lowest_loser(cards, out, self.tables.harmful, winners_stay=True)
        feared = threat.take(void) & is_some(kept)
        return (kept & feared) | (usual & ~feared)


class MoonShooterPolicy:
    """The sensible player, except for one seat that takes all it can where `shooting` is -1."""

    def __init__(
        self,
        plan: Plan,
        size: int,
        rng: np.random.Generator,
        seat: int,
        shooting: Ints,
        others: Policy | None = None,
    ) -> None:
        self._others: Policy = others or Defenders(plan, size, rng, seat)
        self._seat = seat
        self._shooting = shooting
        self._harmful = tables_of(plan.rules, plan.named, plan.charges).harmful

    def choose(self, state: State, legal: Ints, /) -> Ints:
        """One of the legal cards in every world."""
        cards = self._others.choose(state, legal)
        faces = merged(legal)
        own_turn = is_zero(state.seat ^ self._seat) & self._shooting & is_some(faces)
        index = np.flatnonzero(own_turn)
        if not len(index):
            return cards
        hand = merged(state.hand).take(index)
        allowed = faces.take(index) & RANKED
        out = state.around.take(index) & ~hand
        face = _lead(allowed, out) if state.leads else self._answer(state, index, allowed, out)
        kept = is_zero(face)
        for word in range(len(cards)):
            chosen = face & legal[word].take(index)
            if word:
                chosen &= is_zero(cards[0, index] & face)
            cards[word, index] = (cards[word, index] & kept) | chosen
        return cards

    def names(self, state: State) -> Ints | None:
        """Name any suit."""
        return self._others.names(state)

    def _answer(self, state: State, index: Ints, allowed: Ints, out: Ints) -> Ints:
        led, best = state.led.take(index), state.best.take(index)
        follow = allowed & led
        over = follow & ~((best << 1) - 1) & is_some(best) | (follow & is_zero(best))
        last = state.turn == state.plan.players - 1
        winner = (over & -over) if last else top_bit(over)
        # A card that is higher than all others out wins as well as the ace does.
        loser = self._low(follow)
        face = winner | (loser & is_zero(over))
        void = is_zero(follow)
        return (face & ~void) | (lowest_loser(allowed, out, self._harmful) & void)

    def _low(self, cards: Ints) -> Ints:
        plain = cards & ~self._harmful
        some = (plain & is_some(plain)) | (cards & is_zero(plain))
        return some & -some


def _lead(allowed: Ints, out: Ints) -> Ints:
    """Sure winners from the longest suit first, else the highest card of the longest suit."""
    best = np.full(len(allowed), -1, dtype=np.int64)
    face = np.zeros_like(allowed)
    for suit in _SUITS:
        low = suit * LANE_BITS
        held = (allowed >> low) & SUIT
        there = (out >> low) & SUIT
        top = top_bit(held)
        sure = (there - top) >> 63
        length = bit_counts(held).astype(np.int64)
        key = (sure & _SURE) + length * _LENGTH + bit_counts(top - 1 & SUIT).astype(np.int64)
        key = (key & is_some(held)) - 1
        better = (best - key) >> 63
        face = ((top << low) & better) | (face & ~better)
        best = np.maximum(best, key)
    return face


def top_bit(cards: Ints) -> Ints:
    """The highest bit of each value, in the same shape; 0 for 0."""
    filled = cards.copy()
    for shift in (1, 2, 4, 8, 16, 32):
        filled |= filled >> shift
    return filled ^ (filled >> 1)


def lowest_loser(cards: Ints, out: Ints, harmful: int, *, winners_stay: bool = False) -> Ints:
    """The card least likely to take a trick, if possible one that does not hurt.

    With `winners_stay` a card that hurts is played rather than one that would win its suit.
    """
    best = np.full(len(cards), -1, dtype=np.int64)
    face = np.zeros_like(cards)
    plain_first, loser_first = (_SECOND, _FIRST) if winners_stay else (_FIRST, _SECOND)
    for suit in _SUITS:
        lane = SUIT << (suit * LANE_BITS)
        held = cards & lane
        low = held & -held
        above = bit_counts((out & lane) & -low).astype(np.int64)
        key = above + (is_some(above) & loser_first) + (is_zero(low & harmful) & plain_first)
        key = (key & is_some(low)) - (is_zero(low) & 1)
        better = (best - key) >> 63
        face = (low & better) | (face & ~better)
        best = np.maximum(best, key)
    return face
