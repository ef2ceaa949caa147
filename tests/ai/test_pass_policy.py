"""Passes of others are imagined as the rule player and the pass network would choose them."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import numpy as np

from hearts_gui.ai.policies.features import to_52_bits
from hearts_gui.ai.policies.pass_policy import pass_network, pass_policy, pass_values
from hearts_gui.ai.rule_player.facts import view_stakes
from hearts_gui.ai.rule_player.passing import choose_pass
from hearts_gui.ai.simulator.batch_cards import bit_counts, cards_in, words_of
from hearts_gui.ai.worlds.pass_worlds import exchanged
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.play.actions import PassCards
from hearts_gui.engine.play.game import view_of
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.rules import Rules
from tests.games import first_deal


def asked(number: int, seat: int) -> PlayerView:
    rules = Rules(pass_cycle=(PassToken.L,))
    return view_of(first_deal(rules, f"gifts {number}"), seat)


def shared_inputs(view: PlayerView, cards: list[int], *, judged: bool) -> float:
    """Return how many of three cards are given on average that are in this set."""
    net = pass_network()
    assert net is not None
    hand = to_52_bits(np.array(words_of(view.own.hand, 1), dtype=np.int64)).repeat(200)
    passes = pass_policy(net, hand, 1, np.full(200, judged), np.random.default_rng(1))
    assert (bit_counts(passes) == 3).all()
    assert not (to_52_bits(passes) & ~hand).any()
    return float(bit_counts(passes & cards[0]).mean())


def test_gifts_are_like_those_of_the_rule_player() -> None:
    alike = []
    for number in range(40):
        view = asked(number, number % 4)
        usual = choose_pass(view)
        assert isinstance(usual, PassCards)
        alike.append(
            shared_inputs(view, words_of([card for card, _ in usual.gives], 1), judged=False)
        )
    assert np.mean(alike) > 0.8 * 3


def test_gifts_are_like_those_that_the_judge_finds_best() -> None:
    alike = []
    for number in range(20):
        view = asked(number, number % 4)
        every = list(combinations(view.own.hand, 3))
        worth = pass_values(view, (view.seat + 1) % 4, every)
        best = every[int(worth.argmax())]
        alike.append(shared_inputs(view, words_of(best, 1), judged=True))
    assert np.mean(alike) > 0.6 * 3


def test_imagined_worlds_are_passed_so() -> None:
    """Failing before: others were thought to pass their highest cards, so that moons looked
    easy."""
    shares = []
    for number in range(6):
        view, giving = asked(number, 0), asked(number, 3)
        before = Sampler(view).draw(20, np.random.default_rng(2)).hands[0, 3]
        after = exchanged(view, Sampler(view), view_stakes(view), 20, np.random.default_rng(2))
        got = after.worlds.hands[0, 0] & before
        assert (bit_counts(got) == 3).all()
        for world in range(20):
            hand = tuple(sorted(cards_in([int(before[world])])))
            usual = choose_pass(replace(giving, own=evolve(giving.own, hand=hand)))
            assert isinstance(usual, PassCards)
            wanted = words_of([card for card, _ in usual.gives], 1)[0]
            shares.append(int(wanted & got[world]).bit_count() / 3)
    assert np.mean(shares) > 0.68
