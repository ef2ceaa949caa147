"""Worlds are weighed by every card that was played, and resampled without bias."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from hearts_gui.ai.policies.batch_rule import rule_mind
from hearts_gui.ai.policies.features import Features, to_52_bits
from hearts_gui.ai.policies.learned import OWN, RULE, log_policies, passed_of
from hearts_gui.ai.policies.likelihood import log_likelihood, systematic_resample
from hearts_gui.ai.policies.network import network
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.simulator.batch_cards import column, index_of, words_of
from hearts_gui.ai.simulator.batch_legal import legal
from hearts_gui.ai.simulator.batch_tricks import play
from hearts_gui.ai.simulator.imagined import distinct
from hearts_gui.ai.strategy import Strategy
from hearts_gui.ai.worlds.belief import Believer, can_infer, opening_state
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.rules.rules import Rules
from tests.games import midway, view
from tests.kits.slow import some

NETS = [net for net in (network(RULE), network(OWN)) if net is not None]


def played(seed: str, tricks: int, player: Callable[[str], Strategy] = RulePlayer) -> Game:
    """A deal of such players, so far into it."""
    bots = [player(f"{seed}/{seat}") for seat in range(4)]
    return midway(new_game(Rules(), seed), bots, tricks * 4)


def test_a_reading_is_the_product_of_all_chances() -> None:
    seen = view(played("product", 5))
    believer = Believer(seen, learned=True)
    pool = Sampler(seen).draw(60, np.random.default_rng(2))
    first = believer._first_hands(pool)
    tricks = [trick.plays for trick in seen.deal.tricks] + [seen.deal.plays]
    tricks = [plays for plays in tricks if plays]
    logs = log_likelihood(opening_state(seen, first, tricks[0][0]), tricks, seen.seat, NETS)
    assert logs.shape == (2, 4, 60)
    assert (logs[:, seen.seat] == 0).all()

    state = opening_state(seen, first, tricks[0][0])
    sight, expected = Features(60), np.zeros((2, 4, 60))
    for each in [trick for plays in tricks for trick in plays]:
        allowed, bits = legal(state), column([each.card], 1)
        free = (allowed[0] & (allowed[0] - 1)) != 0
        if each.seat != seen.seat:
            card = int(to_52_bits(bits[0])[0]).bit_length() - 1
            for kind, net in enumerate(NETS):
                chance = np.exp(log_policies(state, allowed, sight, net)[:, card])
                mixed = 0.85 * chance + 0.15 / 4
                expected[kind, each.seat] += np.where(free, np.log(mixed), 0)
        faces = np.repeat(bits, 60, axis=1)
        sight.played(state, faces[0])
        play(state, faces)
    assert np.allclose(logs, expected, atol=1e-5)


def test_the_rule_player_itself_explains_a_deal_of_rule_players_best() -> None:
    """In the true hands, where the network that imitates it is often in doubt."""
    gain = 0.0
    for number in range(6):
        game = played(f"exact/{number}", 9)
        seen = view(game)
        first = np.array([[words_of(own.hand, 1)[0]] for own in game.owns], dtype=np.int64)[None]
        tricks = [trick.plays for trick in seen.deal.tricks]
        for each in [trick for plays in tricks for trick in plays]:
            first[0, each.seat] |= column([each.card], 1)[0]
        state = opening_state(seen, first, tricks[0][0])
        mind = rule_mind(seen.public, state)
        logs = log_likelihood(state, tricks, seen.seat, NETS, passed_of(seen), mind)
        assert logs.shape == (3, 4, 1)
        gain += logs[2].sum() - logs[0].sum()
    assert gain > 6 * 3


@pytest.mark.parametrize("games", some((2, 6), 2))
def test_believed_worlds_are_nearer_to_the_truth_than_possible_ones(games: int) -> None:
    gains = []
    for number in range(games):
        game = played(f"near/{number}", 6)
        seen = view(game)
        assert can_infer(seen)
        even = Sampler(seen).draw(4000, np.random.default_rng(3)).hands[0]
        likely = Believer(seen, learned=True).draw(800, np.random.default_rng(3)).hands[0]
        for seat, own in enumerate(game.owns):
            for card in own.hand if seat != seen.seat else ():
                bit = 1 << index_of(card)
                share = [float(((hands[seat] & bit) != 0).mean()) for hands in (likely, even)]
                gains.append(np.log(0.98 * share[0] + 0.01) - np.log(0.98 * share[1] + 0.01))
    assert np.mean(gains) > 0.08


def test_thinning_keeps_the_likeliest_and_changes_nothing_on_average() -> None:
    rng = np.random.default_rng(4)
    odds = rng.normal(0.0, 3.0, 400)
    share = np.exp(odds)
    sums = np.zeros(400)
    for _ in range(3000):
        kept, left = systematic_resample(odds, 50, rng)
        assert len(kept) <= 50
        assert len(np.unique(kept)) == len(kept)
        assert odds.argmax() in kept
        sums[kept] += np.exp(left)
    mean = sums / 3000
    assert mean.sum() == pytest.approx(share.sum(), rel=1e-3)
    big = share > share.sum() / 2000
    assert np.abs(mean[big] / share[big] - 1).max() < 0.25


def test_few_worlds_are_not_thinned() -> None:
    odds = np.array([0.0, -700.0, 2.0])
    kept, left = systematic_resample(odds, 3, np.random.default_rng(1))
    assert kept.tolist() == [0, 1, 2]
    assert np.array_equal(left, odds)


def test_hopeless_worlds_do_not_break_the_thinning() -> None:
    odds = np.array([0.0, *[-2000.0] * 50])
    kept, left = systematic_resample(odds, 10, np.random.default_rng(1))
    assert 0 in kept
    assert np.isfinite(left).all()


def test_a_world_that_came_twice_counts_twice() -> None:
    seen = view(played("twice", 10))
    pool = Sampler(seen).draw(500, np.random.default_rng(5))
    once, count = distinct(pool)
    assert once.size < pool.size == count.sum()
    rows = [tuple(hands) for hands in pool.hands[0].T.tolist()]
    result = [tuple(hands) for hands in once.hands[0].T.tolist()]
    assert dict(zip(result, count, strict=True)) == {row: rows.count(row) for row in rows}


def test_no_world_breaks_the_rules_in_hindsight() -> None:
    for number in range(150, 180):
        game = played(f"hindsight/{number}", 10, RandomBot)
        seen = view(game)
        tricks = [trick.plays for trick in seen.deal.tricks]
        first = Believer(seen)._first_hands(Sampler(seen).draw(40, np.random.default_rng(6)))
        state = opening_state(seen, first, tricks[0][0])
        for each in [trick for plays in tricks for trick in plays]:
            bits = np.repeat(column([each.card], 1), 40, axis=1)
            assert (legal(state)[0] & bits[0] != 0).all(), (number, each.card)
            play(state, bits)
