"""Seats that go for the moon in some worlds of a batch, while everybody else plays on sensibly."""

from __future__ import annotations

import numpy as np

from hearts_gui.ai.batch_cards import (
    LANE_BITS,
    RANKED,
    SUIT,
    Ints,
    bit_counts,
    is_some,
    is_zero,
    merged,
)
from hearts_gui.ai.batch_plan import Plan
from hearts_gui.ai.batch_sensible import SensiblePolicy
from hearts_gui.ai.batch_state import State

_SUITS = range(4)
_SURE = 1 << 12
_LENGTH = 1 << 5


class HunterPolicy:
    """The sensible player, but for one seat that takes all it can where `hunting` is -1."""

    def __init__(
        self, plan: Plan, size: int, rng: np.random.Generator, seat: int, hunting: Ints
    ) -> None:
        self._others = SensiblePolicy(plan, size, rng)
        self._seat = seat
        self._hunting = hunting
        self._harmful = self._others.tables.harmful

    def choose(self, state: State, legal: Ints, /) -> Ints:
        """One of the legal cards in every world."""
        cards = self._others.choose(state, legal)
        faces = merged(legal)
        mine = is_zero(state.seat ^ self._seat) & self._hunting & is_some(faces)
        index = np.flatnonzero(mine)
        if not len(index):
            return cards
        hand = merged(state.hand).take(index)
        allowed = faces.take(index) & RANKED
        out = merged(state.left).take(index) & ~hand
        if state.leads:
            face = _lead(allowed, out)
        else:
            face = self._answer(state, index, allowed, out)
        kept = is_zero(face)
        for word in range(len(cards)):
            chosen = face & legal[word].take(index)
            if word:
                chosen &= is_zero(cards[0, index] & face)
            cards[word, index] = (cards[word, index] & kept) | chosen
        return cards

    def names(self, state: State) -> Ints | None:
        """Any suit."""
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
        return (face & ~void) | (self._throw(allowed, out) & void)

    def _low(self, cards: Ints) -> Ints:
        plain = cards & ~self._harmful
        some = (plain & is_some(plain)) | (cards & is_zero(plain))
        return some & -some

    def _throw(self, allowed: Ints, out: Ints) -> Ints:
        """The card least likely to take a trick, and none that the moon needs."""
        plain = allowed & ~self._harmful
        cards = (plain & is_some(plain)) | (allowed & is_zero(plain))
        best = np.full(len(cards), -1, dtype=np.int64)
        face = np.zeros_like(cards)
        for suit in _SUITS:
            lane = SUIT << (suit * LANE_BITS)
            held = cards & lane
            low = held & -held
            above = bit_counts((out & lane) & -low).astype(np.int64) & is_some(low)
            key = above - is_zero(low) * -2
            better = (best - key) >> 63
            face = (low & better) | (face & ~better)
            best = np.maximum(best, key)
        return face


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
    """The highest bit of every value; 0 for 0."""
    filled = cards.copy()
    for shift in (1, 2, 4, 8, 16, 32):
        filled |= filled >> shift
    return filled ^ (filled >> 1)
