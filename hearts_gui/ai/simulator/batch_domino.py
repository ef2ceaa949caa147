"""Domino in many deals side by side: who cannot follow draws, who has no cards drops out."""

from __future__ import annotations

import numpy as np

from hearts_gui.ai.simulator.batch_cards import Ints, is_some, is_zero, merged
from hearts_gui.ai.simulator.batch_state import State, give, seat_at


def called(state: State) -> None:
    """Let the seat in turn play where it has cards, after it drew until it can follow."""
    hand = state.hand
    state.active = is_some(merged(hand))
    if state.undrawn is None:
        return
    follows = hand & state.led
    if state.wild is not None:
        follows &= ~state.wild
    lacks = state.active & is_some(state.led) & is_zero(merged(follows))
    index = np.flatnonzero(lacks & is_some(merged(state.undrawn)))
    if len(index):
        _draw(state, index)


def _draw(state: State, index: Ints) -> None:
    """Let the seat in turn draw, in these worlds, to the first card of the suit, or all there
    are."""
    assert state.stock is not None
    assert state.next_draw is not None
    assert state.undrawn is not None
    start = state.next_draw.take(index)
    first = int(start.min())
    stock = state.stock[first:].take(index, axis=-1)
    order = np.arange(first, first + len(stock))[:, None]
    led = state.led.take(index)
    hits = (np.bitwise_or.reduce(stock, axis=1) & led != 0) & (order >= start)
    last = np.where(hits.any(axis=0), first + hits.argmax(axis=0), first + len(stock) - 1)
    drawn = (order >= start) & (order <= last)
    cards = np.bitwise_or.reduce(stock & -drawn.astype(np.int64)[:, None], axis=0)
    state.hands[:, state.turn, index] |= cards
    state.left[:, index] |= cards
    state.base[:, index] |= cards
    state.undrawn[:, index] ^= cards
    state.next_draw[index] = last + 1


def alone(state: State) -> Ints:
    """Where one hand at most still holds cards: no further trick is played."""
    holding = is_some(merged(state.hands)).sum(axis=0)
    return is_zero(np.maximum(-1 - holding, 0))


def next_leads(state: State) -> None:
    """After a trick: deals end where one seat alone has cards, who keeps them; others go on.

    The next seat leads for one that has run out.
    """
    over = alone(state)
    if over.any():
        for place in range(state.plan.players):
            rest = state.hands[:, place] & over
            give(state.taken, seat_at(state.plan, state.leader, place), rest)
            state.hands[:, place] ^= rest
        state.left &= ~over
    by = is_some(merged(state.hands)).argmin(axis=0)
    if by.any():
        state.leader = seat_at(state.plan, state.leader, by)
        state.turn_hands(by)
    state.active = is_some(merged(state.left))
