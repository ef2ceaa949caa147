"""The rule player of the simulator passes as the rule player of the engine does."""

from __future__ import annotations

import numpy as np
import pytest

from hearts_gui.ai.policies.batch_rule import rule_passes
from hearts_gui.ai.policies.features import to_52_bits
from hearts_gui.ai.policies.pass_policy import pass_network, pass_policy
from hearts_gui.ai.rule_player.passing import choose_pass, moon_pass
from hearts_gui.ai.rule_player.stakes import stakes_of
from hearts_gui.ai.rule_player.weights import PASS
from hearts_gui.ai.simulator.batch_cards import Ints, cards_in, words_of
from hearts_gui.engine.cards import STANDARD_FACES, Card, parse_cards
from hearts_gui.engine.play.actions import PassCards
from hearts_gui.engine.play.game import view_of
from hearts_gui.engine.rules.choices import MoonEffect
from hearts_gui.engine.rules.rules import Rules
from tests.games import first_deal

STRONG = (
    "AC KC QC JC TC 9C 8C AD KD AS 2H 3D 2S",
    "AS KS QS JS TS 9S AH KH QH JH TH 2C 2D",
    "AC KC QC 2C AD KD QD 2D AS KS AH KH QH",
)


def whole(cards: tuple[Card, ...]) -> Ints:
    return to_52_bits(np.array([words_of(cards, 1)[0]], dtype=np.int64))


def passed(rules: Rules, count: int, guard: float) -> list[tuple[tuple[Card, ...], set[Card]]]:
    """Hands and what the rule player of the engine passes from them."""
    passes = []
    for number in range(count):
        game = first_deal(rules, f"pass {number}")
        for seat in range(4):
            view = view_of(game, seat)
            answer = choose_pass(view, guard)
            assert isinstance(answer, PassCards)
            passes.append((view.own.hand, {card for card, _ in answer.gives}))
    return passes


@pytest.mark.parametrize("guard", [0.0, PASS.guard])
@pytest.mark.parametrize("effect", [MoonEffect.NONE, Rules().moon_effect])
def test_it_passes_what_the_rule_player_passes(effect: MoonEffect, guard: float) -> None:
    rules = Rules(moon_effect=effect)
    rows = passed(rules, 150, guard)
    hands = np.concatenate([whole(hand) for hand, _ in rows])
    result = rule_passes(hands, moons=effect is not MoonEffect.NONE, guard=guard)
    same = 0
    for (hand, expected), bits in zip(rows, result, strict=True):
        given = set(cards_in([int(bits)]))
        assert len(given) == 3
        assert given <= set(hand)
        if given == expected:
            same += 1
            continue
        # Of cards that are worth the same the rule player's floats pick one by their last bits.
        mine, its = given - expected, expected - given
        assert len(mine) == len(its) == 1
        (one,), (other,) = mine, its
        assert one.suit is other.suit
        assert one.rank > other.rank
        between = [card for card in STANDARD_FACES if card.suit is one.suit and other < card < one]
        assert set(between) <= set(hand)
    assert same > 0.95 * len(rows)


@pytest.mark.parametrize("text", STRONG)
def test_a_hand_for_a_moon_gives_its_losers(text: str) -> None:
    hand = tuple(sorted(parse_cards(text)))
    expected = moon_pass(list(hand), set(hand), stakes_of(Rules()), 3, 3)
    (result,) = rule_passes(whole(hand))
    if expected is None:
        assert result == rule_passes(whole(hand), moons=False)[0]
    else:
        assert set(cards_in([int(result)])) == set(expected)
        assert result != rule_passes(whole(hand), moons=False)[0]


def test_some_strong_hand_is_one_for_a_moon() -> None:
    moons = [
        moon_pass(list(parse_cards(text)), set(parse_cards(text)), stakes_of(Rules()), 3, 3)
        for text in STRONG
    ]
    assert any(moons)


def test_without_worlds_there_are_no_passes() -> None:
    """Failing before: few worlds sometimes contained none in which the rule player sat."""
    nobody = np.zeros(0, dtype=np.int64)
    assert rule_passes(nobody).shape == (0,)
    net = pass_network()
    assert net is not None
    assert pass_policy(net, nobody, 1, True, np.random.default_rng(1)).shape == (0,)
