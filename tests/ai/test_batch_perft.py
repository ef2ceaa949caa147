"""The simulator counts the same legal sequences as the corpus that the engine is tested with."""

from __future__ import annotations

import numpy as np
import pytest

from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import LOOSE, Ints
from hearts_gui.engine.rules.choices import Boost, Draw
from tests.ai.batch_kit import world_of
from tests.engine.perft import Deal, corpus


def in_step(deal: Deal) -> bool:
    """Whether all sequences of the same length stand at the same place of a trick."""
    rules = deal.rules
    return rules.boost is Boost.OFF and rules.draw is not Draw.DOMINO and not rules.kitty.swaps


DEALS = [deal for deal in corpus() if in_step(deal)]


def children(batch: Batch) -> Batch:
    """Every way to play one card in every world."""
    legal, plan = batch.legal(), batch.state.plan
    worlds: list[Ints] = []
    cards: list[Ints] = []
    named: list[Ints] = []
    asks = LOOSE if plan.names and batch.state.leads else 0
    for word in range(plan.words):
        for bit in range(63):
            index = np.flatnonzero(legal[word] >> bit & 1)
            for suit in range(4 if asks >> bit & 1 else 1):
                worlds.append(index)
                chosen = np.zeros((plan.words, len(index)), dtype=np.int64)
                chosen[word] = 1 << bit
                cards.append(chosen)
                named.append(np.full(len(index), suit, dtype=np.int64))
    after = batch.pick(np.concatenate(worlds))
    after.play(np.concatenate(cards, axis=1), np.concatenate(named))
    return after


def counts(deal: Deal) -> dict[int, int]:
    """The number of sequences by length."""
    game = deal.game()
    batch = Batch.from_worlds(game.public, [world_of(game)])
    result: dict[int, int] = {}
    for depth in range(1, max(deal.counts) + 1):
        if batch.over:
            break
        batch = children(batch)
        result[depth] = batch.size
    return result


def agrees(deal: Deal) -> int:
    """Count the lengths that were compared; raises AssertionError where the counts differ."""
    result = counts(deal)
    wanted = {depth: count for depth, count in deal.counts.items() if depth in result}
    assert {depth: result[depth] for depth in wanted} == wanted, deal.name
    return len(wanted)


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.name)
def test_the_whole_corpus_is_counted_alike(deal: Deal) -> None:
    assert agrees(deal) > 2


def test_most_of_the_corpus_is_counted() -> None:
    assert len(DEALS) > 0.9 * len(corpus())
