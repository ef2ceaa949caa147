"""The rule player's own moons, for many deals side by side; see `moon`, which has the reasons."""

from __future__ import annotations

from typing import Final

import numpy as np

from hearts_gui.ai.rule_player.weights import MOON
from hearts_gui.ai.simulator.batch_cards import Reals, Truths
from hearts_gui.ai.vector_rule.batch_facts import ALL, RANKS, SEATS, BatchFacts, counts

_SUIT: Final = 32
_LENGTH: Final = _SUIT * 16
_SURE: Final = _LENGTH * 16


def shooting(facts: BatchFacts) -> Truths:
    """In which worlds this seat goes for the moon."""
    seats = np.arange(SEATS)[:, None]
    alone = ((facts.points > 0) & (seats != facts.seat)).sum(axis=0) == 0
    unsure = ((facts.hand != 0) & (facts.hand < facts.out)).sum(axis=0)
    result: Truths = alone & (unsure <= 1) & ~_on_table_lost(facts)
    if result.any():
        own = facts.points[facts.seat, np.arange(facts.size)]
        committed = own > MOON.committed * ALL
        lost = facts.losers(facts.of_suit(facts.live)).sum(axis=0)
        result &= lost <= np.where(committed, MOON.go_on, MOON.start)
    return result


def _on_table_lost(facts: BatchFacts) -> Truths:
    """Whether the trick holds points and cannot be won any more."""
    if facts.leads:
        return np.zeros(facts.size, dtype=np.bool_)
    hand = (facts.hand << (RANKS * np.arange(SEATS))[:, None]) * facts.led
    lost: Truths = (facts.table > 0) & (hand.sum(axis=0) < facts.best)
    return lost


def shoot(facts: BatchFacts) -> Reals:
    """How gladly each card of a hand is played while going for the moon."""
    if facts.leads:
        return _leads(facts)
    high = np.int64(1) << facts.cards > facts.best
    same = facts.true_of_suit(facts.led)
    wins = same & high
    last = facts.place == SEATS - 1
    winning = _SURE + (-facts.rank if last else facts.rank)
    needed = facts.cost > 0
    losing = -(needed * _LENGTH + facts.rank)
    throwing = np.where(needed, 0, _SURE) + facts.above * (_SUIT * 4) - facts.cards
    return np.where(wins, winning, np.where(same, losing, throwing)).astype(np.float64)


def _leads(facts: BatchFacts) -> Reals:
    """Sure winners first, from the longest suit, the highest card first."""
    length = facts.real_of_suit(counts(facts.hand))
    sure = facts.above == 0
    values: Reals = sure * _SURE + length * _LENGTH + facts.rank * _SUIT + facts.cards / RANKS
    return values
