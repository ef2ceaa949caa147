"""Worlds by the odds of single cards, weighed so that they come by the true odds."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, bit_counts
from hearts_gui.ai.simulator.imagined import distinct
from hearts_gui.ai.worlds import belief
from hearts_gui.ai.worlds.belief import Believer
from hearts_gui.ai.worlds.card_odds import CardOdds
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.rules import Rules
from tests.games import midway, view
from tests.kits.slow import some


def seen_after(seed: str, cards: int) -> PlayerView:
    bots = [RulePlayer(f"{seed}/{seat}") for seat in range(4)]
    return view(midway(new_game(Rules(), seed), bots, cards))


def shares(odds: CardOdds, owners: Ints, weights: Reals) -> Reals:
    """Return the odds that each card lies at each seat."""
    result: Reals = np.stack([weights @ (owners == seat) for seat in range(4)]) / weights.sum()
    return result


def test_owners_and_worlds_say_the_same() -> None:
    view = seen_after("owners", 22)
    sampler = Sampler(view)
    worlds = sampler.draw(50, np.random.default_rng(1))
    odds = CardOdds(sampler.knowledge)
    again = odds.packed(odds.owners(worlds), worlds)
    assert np.array_equal(again.hands, worlds.hands)


def test_cards_change_places_only_where_they_may_lie() -> None:
    view = seen_after("places", 26)
    sampler = Sampler(view)
    worlds = sampler.draw(200, np.random.default_rng(1))
    odds = CardOdds(sampler.knowledge)
    owners = odds.owners(worlds)
    moved = odds.exchanged(owners, np.random.default_rng(2))
    assert (moved != owners).any(axis=1).mean() > 0.9
    places = np.array(sampler.knowledge.places)
    assert (places >> moved & 1).all()
    after = odds.packed(moved, worlds)
    assert np.array_equal(bit_counts(after.hands[0]), bit_counts(worlds.hands[0]))
    together = [np.bitwise_or.reduce(packed.hands[0], axis=0) for packed in (worlds, after)]
    assert np.array_equal(*together)


def test_exchanges_follow_the_odds() -> None:
    """Where the odds are a sum over cards they are learnt as they are, and worlds come by them."""
    view = seen_after("follow", 31)
    sampler = Sampler(view)
    every, _ = distinct(sampler.draw(40_000, np.random.default_rng(1)))
    odds = CardOdds(sampler.knowledge)
    owners = odds.owners(every)
    given = np.random.default_rng(3).normal(0.0, 1.0, (4, owners.shape[1]))
    true = given[owners, np.arange(owners.shape[1])].sum(axis=1)
    odds.learn(owners, true)
    off = odds.of(owners) - true
    assert np.std(off) < 0.1 * np.std(true)
    start = owners[np.random.default_rng(4).integers(0, len(owners), 4000)]
    for turn in range(3):
        start = odds.exchanged(start, np.random.default_rng(5 + turn))
    expected = shares(odds, owners, np.exp(true - true.max()))
    assert shares(odds, start, np.ones(4000)) == pytest.approx(expected, abs=0.06)


@pytest.mark.parametrize(("seeds", "off"), some([(2, 0.16), (8, 0.12)], (2, 0.16)))
def test_what_is_believed_is_what_all_worlds_say(
    monkeypatch: pytest.MonkeyPatch, seeds: int, off: float
) -> None:
    """Some worlds find the odds of cards; weighed, others agree on average with all there are."""
    view = seen_after("all/4", 34)
    whole = Believer(view, learned=True)
    monkeypatch.setattr(belief, "LEARNED", replace(belief.LEARNED, first=9000, first_broad=20_000))
    every, true = whole._learned_pool(3000, np.random.default_rng(1))
    assert whole._every is not None
    assert every.size > 400
    odds = CardOdds(Sampler(view).knowledge)
    exact = shares(odds, odds.owners(every), np.exp(true - true.max()))

    monkeypatch.undo()
    batches = []
    for seed in range(seeds):
        believer, rng = Believer(view, learned=True), np.random.default_rng(seed)
        batches += [odds.owners(believer.draw(300, rng)) for _ in range(4)]
        assert believer._every is None
        assert believer.alike == pytest.approx(whole.alike, abs=0.1)
    drawn = np.concatenate(batches)
    assert np.abs(shares(odds, drawn, np.ones(len(drawn))) - exact).max() < off
