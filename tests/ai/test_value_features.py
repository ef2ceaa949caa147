"""The inputs of a network of many rule sets: the usual ones, and what the cards count."""

from __future__ import annotations

import numpy as np
import pytest

from hearts_gui.ai.policies.features import CARDS, PLANES, Features, to_52_bits, unpacked
from hearts_gui.ai.policies.learned import past_of
from hearts_gui.ai.policies.valued import (
    UNIT,
    VALUE_PLANES,
    ValueFeatures,
    can_be_learnt,
    card_values,
)
from hearts_gui.ai.rule_player.stakes import BIG, stakes_of
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import Ints, column
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.game import to_act
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.presets import all_presets, preset
from tests.ai.batch_kit import at_play
from tests.games import view

RULE_SETS = ("omnibus", "black_maria", "spot", "reverse", "partnership", "hay_kitty", "four_jacks")
HAND_SETS = slice(PLANES, PLANES + 3)
OUT_SETS = slice(PLANES + 3, PLANES + 6)
PILE, COUNTING = PLANES + 6, PLANES + 7


def looked_at(game: Game) -> tuple[PlayerView, Ints]:
    """The view of the seat in turn, and what it sees in many worlds that agree with it."""
    seen = view(game)
    worlds = Sampler(seen).draw(40, np.random.default_rng(1))
    batch = Batch.from_worlds(game.public, worlds)
    return seen, features_of(seen, batch.size).planes(batch.state)


def features_of(view: PlayerView, size: int) -> ValueFeatures:
    return ValueFeatures(size, card_values(view.rules), past_of(view), view.rules.players)


def cards_in(plane: Ints) -> set[int]:
    return set(np.flatnonzero(unpacked(plane[:1][None])[0, :CARDS]).tolist())


def numbers(cards: list[Card]) -> set[int]:
    bits = to_52_bits(column(cards, 1)[0])
    return {place for place in range(CARDS) if int(bits[0]) >> place & 1}


def kind_of(cost: float) -> int:
    """0 hurts a little, 1 hurts much, 2 is wanted, 3 counts nothing."""
    if cost < -0.01:
        return 2
    return 3 if cost < 0.01 else int(cost >= BIG)


@pytest.mark.parametrize("cards", [0, 1, 22, 38])
@pytest.mark.parametrize("key", RULE_SETS)
def test_cards_are_sorted_by_what_they_count(key: str, cards: int) -> None:
    game = at_play(preset(key), f"values/{key}/{cards}", cards)
    view, planes = looked_at(game)
    cost = stakes_of(view.rules).cost
    table = [play.card for play in view.deal.plays]
    for kind, plane in enumerate(planes[HAND_SETS]):
        wanted = [card for card in view.own.hand if kind_of(cost[card.key]) == kind]
        assert cards_in(plane) == numbers(wanted)
    assert cards_in(planes[PILE]) == numbers(table)
    counting = [card for card in table if kind_of(cost[card.key]) < 3]
    assert cards_in(planes[COUNTING]) == numbers(counting)
    mine = set.union(*(cards_in(plane) for plane in planes[HAND_SETS]))
    others = set.union(*(cards_in(plane) for plane in planes[OUT_SETS]))
    assert not mine & others


@pytest.mark.parametrize("key", ["omnibus", "spot", "partnership", "reverse"])
def test_nothing_that_lies_hidden_is_seen(key: str) -> None:
    view, planes = looked_at(at_play(preset(key), f"hidden/{key}", 17))
    assert (planes == planes[:, :1]).all()
    assert planes.shape[0] == VALUE_PLANES
    assert view.seat == to_act(at_play(preset(key), f"hidden/{key}", 17)).seats[0]


def test_the_usual_inputs_come_first_unchanged() -> None:
    game = at_play(preset("standard"), "first", 23)
    seen = view(game)
    batch = Batch.from_worlds(game.public, Sampler(seen).draw(5, np.random.default_rng(1)))
    usual = Features(batch.size, past_of(seen)).planes(batch.state)
    assert np.array_equal(features_of(seen, batch.size).planes(batch.state)[:PLANES], usual)


def test_what_was_taken_is_told_in_steps_of_exact_sums() -> None:
    rules = preset("omnibus")
    values = card_values(rules)
    assert values.costs[values.costs > 0].sum() == pytest.approx(26 * UNIT, abs=8)
    game = at_play(rules, "taken", 36)
    _, planes = looked_at(game)
    deal = game.public.deal
    assert deal is not None
    seat = to_act(game).seats[0]
    for ahead in range(4):
        pile = [
            play.card
            for trick in deal.tricks
            if trick.taker == (seat + ahead) % 4
            for play in trick.plays
        ]
        costs = [int(values.costs[place]) for place in numbers(pile)]
        bad, good = sum(c for c in costs if c > 0), sum(c for c in costs if c < 0)
        told = int(planes[PLANES + 1 + ahead, 0]) >> CARDS & 0x7F
        steps = [bad >= step for step in (2, 32, 64, 112, 176, 256)]
        assert told == sum(int(s) << k for k, s in enumerate([*steps, good <= -8]))


def test_three_players_see_each_other_in_turn() -> None:
    rules = preset("black_maria")
    game = at_play(rules, "three", 13)
    view, planes = looked_at(game)
    plays = [play for trick in view.deal.tricks for play in trick.plays] + list(view.deal.plays)
    for ahead in (1, 2):
        theirs = [play.card for play in plays if play.seat == (view.seat + ahead) % 3]
        assert cards_in(planes[6 + ahead]) == numbers(theirs)
    assert not planes[9].any()


def test_which_rule_sets_can_be_learnt() -> None:
    learnt = {entry.key for entry in all_presets() if can_be_learnt(preset(entry.key))}
    assert {"standard", "omnibus", "black_maria", "partnership", "gong_zhu"} <= learnt
    out = {"turbo", "double_deck", "cancellation", "warren", "joker_hearts", "domino"}
    assert not out & learnt
    assert not {"draw", "auction", "heartsette", "booster_nines"} & learnt


def test_rules_that_differ_have_different_flags() -> None:
    flags = {key: card_values(preset(key)).rules for key in ("standard", "arnold", "partnership")}
    assert len(set(flags.values())) == 3
    assert all(0 <= flag < 1 << 12 for flag in flags.values())


def test_an_empty_table_of_values_shows_none() -> None:
    values = card_values(preset("standard"))
    assert values.wanted == 0
    assert bin(values.small).count("1") == 13
    assert bin(values.big).count("1") == 1
    size = 3
    assert ValueFeatures(size, values).voids.shape == (size,)
