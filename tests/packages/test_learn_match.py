"""Matches between players without search: seats, passes and the report."""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "build"))

import learn_match
import learn_players
from learn_deals import Deals
from learn_players import RulePlays, Table, TablesPlay, plain_table
from learn_rule_deals import RuleDeals

from hearts_gui.ai.policies.features import Features, to_52_bits, to_lanes
from hearts_gui.ai.policies.network import network
from hearts_gui.ai.policies.pass_policy import pass_points
from hearts_gui.ai.policies.valued import can_be_learnt
from hearts_gui.ai.simulator.batch_cards import Ints, bit_counts
from hearts_gui.engine.rules.presets import all_presets, preset


def hands(size: int) -> Ints:
    result: Ints = Deals(np.random.default_rng(1)).dealt(size)[0]
    return result


def test_the_best_pass_is_the_one_the_judge_likes_best() -> None:
    judge = network("pass_value")
    assert judge is not None
    dealt, way = hands(6), np.array([1, 2, 3, 1, 2, 3])
    result = learn_players.best_passes(judge, dealt, way)
    for hand, given, side in zip(to_52_bits(dealt), result, way, strict=True):
        cards = [place for place in range(52) if int(hand) >> place & 1]
        sets = np.array([sum(1 << card for card in three) for three in combinations(cards, 3)])
        worth = pass_points(judge, hand & ~sets, sets, side)
        best = sets[worth.argmax()]
        assert to_52_bits(given[None])[0] == best


def test_only_those_pass_who_are_to() -> None:
    dealt = Deals(np.random.default_rng(2)).dealt(40)
    way = np.arange(40) % 4
    who = np.zeros((4, 40), dtype=np.int64)
    given = learn_players.passes_of([RulePlays()], who, dealt, way)
    assert (bit_counts(given) == np.where(way > 0, 3, 0)).all()
    assert ((given & ~dealt) == 0).all()


def test_everyone_plays_where_they_sit() -> None:
    class Lowest(RulePlays):
        """Plays the lowest card of the lowest suit."""

        def cards(self, table: Table, part: Ints) -> Ints:
            allowed = table.allowed[part]
            return allowed & -allowed

    rng = np.random.default_rng(3)
    deals = Deals(rng)
    who = np.array([[0], [1], [1], [0]]).repeat(50, axis=1)
    table = plain_table(deals.batch(deals.passed(50).hands), Features(50), rng)
    points = learn_players.play_table(table, [RulePlays(), Lowest()], who)
    assert points.shape == (4, 50)
    assert points[who == 0].mean() < points[who == 1].mean()


def test_a_player_has_no_lead_over_itself() -> None:
    score = learn_match.match(RulePlays(), RulePlays(), 300, 4)
    assert score.lead == pytest.approx(0, abs=1e-9)
    shot, conceded = score.moons or (-1, -2)
    assert shot == conceded


def test_the_rule_player_beats_the_tables() -> None:
    score = learn_match.match(RulePlays(), TablesPlay(), 200, 5)
    assert score.lead > 2 * score.error > 0
    again = learn_match.match(RulePlays(), TablesPlay(), 200, 5)
    assert score == again


def test_a_match_says_who_is_better_by_how_much(capsys: pytest.CaptureFixture[str]) -> None:
    assert learn_match.main(["own", "rule", "--deals", "64"]) == 0
    output = capsys.readouterr().out
    assert output.startswith("standard: own against rule: ")
    assert " ± " in output


@pytest.mark.parametrize("name", ["nobody", "nowhere.npz", "own+nothing"])
def test_who_is_not_there_does_not_play(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        learn_match.main([name, "rule"])
    assert stopped.value.code == 2
    assert "n" in capsys.readouterr().err


def test_cards_have_the_same_places_both_ways() -> None:
    index = np.arange(52)
    assert (to_52_bits(to_lanes(index)) == np.int64(1) << index).all()


@pytest.mark.parametrize("key", ["omnibus", "black_maria", "partnership", "complex", "hay_kitty"])
def test_nobody_leads_over_itself_in_other_rule_sets(key: str) -> None:
    score = learn_match.match_by(preset(key), TablesPlay(), TablesPlay(), 200, 6)
    assert score.lead == pytest.approx(0, abs=1e-6)


def test_a_lead_is_counted_in_the_points_of_the_rules() -> None:
    """In Spot Hearts all cards together count 129 points: leads are as much greater."""

    class Highest(TablesPlay):
        """Plays the highest card of the highest suit, and takes what there is."""

        def cards(self, table: Table, part: Ints) -> Ints:
            allowed = to_52_bits(table.allowed[part])
            return to_lanes(np.floor(np.log2(allowed.astype(np.float64))).astype(np.int64))

    usual, spot = (
        learn_match.match_by(preset(key), TablesPlay(), Highest(), 500, 7)
        for key in ("wiki2008", "spot")
    )
    assert usual.lead > 3
    assert spot.lead > 3 * usual.lead


def test_partners_sit_together() -> None:
    rng = np.random.default_rng(8)
    sides = learn_match.draw_sides(np.array([0, 1, 0, 1]), 200, rng)
    assert (sides[0] == sides[2]).all()
    assert (sides[0] != sides[1]).all()
    alone = learn_match.draw_sides(np.arange(3), 200, rng)
    assert set(alone.sum(axis=0).tolist()) == {1, 2}


def test_every_rule_set_that_can_be_learnt_is_dealt_whole() -> None:
    rng = np.random.default_rng(9)
    for entry in all_presets():
        rules = preset(entry.key)
        if not can_be_learnt(rules):
            with pytest.raises(ValueError, match="learn"):
                RuleDeals(rules, rng)
            continue
        deals = RuleDeals(rules, rng)
        table = deals.table(20)
        assert (bit_counts(table.state.left[0]) == table.state.cards_left).all()
        sums = learn_players.play_table(table, [TablesPlay()], np.zeros((rules.players, 20), int))
        assert sums.shape == (rules.players, 20)
        assert np.abs(table.values().sum(axis=0)).max() < 1e-4
