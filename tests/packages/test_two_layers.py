"""Learning networks with a second hidden layer, and the one that is shown what cards count."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "build"))

import learn_net
import learn_own
import learn_trials
import learn_valued
from learn_deals import Deals
from learn_effort import QUICK, Rounds, quick_plan
from learn_games import VALUE
from learn_net import Net, drawn, kept, packed, probabilities
from learn_play import agreement_share
from learn_players import Player, TablesPlay, play_table, play_turn, seatings
from learn_rule_deals import RuleDeals, RuleTable
from learn_trials import LearningPlayer
from learn_valued import BONUS_SETS, VALUED_SETS, ByTurns, ValuedCourses, with_value_inputs

from hearts_gui.ai.policies.features import CARDS, INPUTS, to_52_bits, to_lanes, unpacked
from hearts_gui.ai.policies.network import Floats, network_of, required_network
from hearts_gui.ai.policies.valued import VALUE_INPUTS, can_be_learnt, card_values
from hearts_gui.ai.simulator.batch_cards import Ints, bit_counts, column
from hearts_gui.engine.cards import AH, QS, Card
from hearts_gui.engine.rules.presets import preset
from tests.kits.slow import some

SIZE = 40


def sights(size: int, words: int = INPUTS // 64) -> Ints:
    every = np.random.default_rng(2).integers(0, 1 << 62, (words, size)) & (1 << 62) - 1
    return every & np.random.default_rng(3).integers(0, 1 << 62, (words, size))


def deep_net(seed: int = 5, inputs: int = INPUTS) -> Net:
    """A network whose second layer says something."""
    rng = np.random.default_rng(seed)
    net = Net.fresh(inputs, 48, CARDS, rng).with_second_layer(24, rng)
    net.parts[2][48:] = rng.normal(0, 0.2, net.parts[2][48:].shape)
    net.parts[5] += rng.normal(0, 0.5, net.parts[5].shape).astype(np.float32)
    return net


def test_a_deepened_network_answers_as_before_and_can_change_all_its_weights() -> None:
    rng = np.random.default_rng(4)
    net = Net.fresh(INPUTS, 16, CARDS, rng)
    deep = net.with_second_layer(8, rng)
    inputs = unpacked(sights(60)).astype(np.float32)
    assert np.abs(deep.forward(inputs)[1] - net.forward(inputs)[1]).max() < 1e-4
    before = [part.copy() for part in deep.parts]
    for _ in range(3):
        hidden, outputs = deep.forward(inputs)
        deep.step(inputs, hidden, (outputs - 1) / np.float32(60), 1e-3)
    assert all((old != new).any() for old, new in zip(before, deep.parts, strict=True))


def test_who_doubts_likes_the_same_cards_and_tries_more() -> None:
    net = deep_net()
    net.parts[2] *= np.float32(6)
    inputs = unpacked(sights(80)).astype(np.float32)
    sure, doubtful = (half.forward(inputs)[1] for half in (net, net.scaled(0.4)))
    assert (sure.argmax(axis=1) == doubtful.argmax(axis=1)).all()
    every = np.full(80, (1 << CARDS) - 1)
    seldom = [(probabilities(marks, every) < 0.004).mean() for marks in (sure, doubtful)]
    assert seldom[1] < seldom[0] - 0.1


def test_gradients_of_two_layers_are_those_of_finite_differences() -> None:
    net = deep_net(6, 64)
    inputs = unpacked(sights(7, 1)).astype(np.float32)
    slopes = np.random.default_rng(8).normal(0, 1, (7, CARDS)).astype(np.float32)
    hidden, _ = net.forward(inputs)
    result = net.gradients(inputs, hidden, slopes)
    rng = np.random.default_rng(9)

    def worth() -> float:
        return float((net.forward(inputs)[1].astype(np.float64) * slopes).sum())

    for part, slope in zip(net.parts, result, strict=True):
        steep = np.argsort(-np.abs(slope).reshape(-1))[:30]
        for place in rng.choice(steep, 4, replace=False):
            where = np.unravel_index(place, part.shape)
            middle, nudge = part[where], np.float32(2e-3)
            part[where] = middle + nudge
            above = worth()
            part[where] = middle - nudge
            below = worth()
            part[where] = middle
            expected = (above - below) / (2 * float(nudge))
            assert slope[where] == pytest.approx(expected, rel=0.05, abs=0.02)


def test_whole_weights_of_two_layers_answer_as_the_learnt_ones() -> None:
    net = deep_net()
    bits = unpacked(sights(300))
    whole = network_of(kept(net))
    assert whole.middle is not None
    exact: Floats = net.forward(bits.astype(np.float32))[1]
    assert np.abs(whole.logits(bits) / whole.logit_scale - exact).max() < 0.1
    assert np.abs(net.outputs(bits) - exact).max() < 1e-3


def test_two_layers_come_back_from_their_file(tmp_path: Path) -> None:
    net = deep_net()
    learn_net.save(tmp_path / "deep.npz", net)
    again = learn_net.load(tmp_path / "deep.npz")
    assert len(again.parts) == len(net.parts)
    assert all((a == b).all() for a, b in zip(again.parts, net.parts, strict=True))


def test_a_second_layer_without_its_bias_is_missed(tmp_path: Path) -> None:
    parts = deep_net().named
    del parts["middle_bias"]
    learn_net.save_parts(tmp_path / "deep.npz", parts)
    with pytest.raises(KeyError, match="middle_bias"):
        learn_net.load(tmp_path / "deep.npz")


def test_the_values_mean_nothing_before_they_are_learnt() -> None:
    rng = np.random.default_rng(1)
    own = Net.fresh(INPUTS, 24, CARDS, rng)
    deep = with_value_inputs(own, 8, rng)
    bits = unpacked(sights(50, VALUE_INPUTS // 64))
    assert np.abs(deep.outputs(bits) - own.outputs(bits)).max() < 1e-3
    assert network_of(kept(deep)).shape == (VALUE_INPUTS, CARDS)


def test_cards_are_drawn_by_their_chances_among_the_allowed_ones() -> None:
    rng = np.random.default_rng(7)
    marks = np.zeros((20_000, CARDS), dtype=np.float32)
    marks[:, :3] = np.log([1, 2, 5])
    picked = drawn(marks, np.full(len(marks), 0b101), 1.0, rng)
    assert set(picked.tolist()) == {0, 2}
    assert (picked == 2).mean() == pytest.approx(5 / 6, abs=0.02)
    sure = drawn(marks, np.full(len(marks), 0b011), 0.0, rng)
    assert (sure == 1).all()


def test_every_kind_of_rival_is_met_by_its_share() -> None:
    who = seatings([3, 1], 4, 20_000, np.random.default_rng(8))
    assert (who == 0).any(axis=0).all(), "the learner sits everywhere"
    assert (who == 1).sum() / (who == 2).sum() == pytest.approx(3, rel=0.1)


@pytest.mark.parametrize("key", sorted({*BONUS_SETS, *VALUED_SETS}))
def test_every_rule_set_of_the_course_can_be_learnt(key: str) -> None:
    assert can_be_learnt(preset(key))


def middle_of(key: str, turns: int) -> tuple[RuleTable, list[Player]]:
    """A table at which this many cards are played, and who played them, without chance."""
    table = RuleDeals(preset(key), np.random.default_rng(3)).table(SIZE)
    players: list[Player] = [LearningPlayer(deep_net(2, VALUE_INPUTS), 0.0)]
    for _ in range(turns):
        play_turn(table, players, everyone(table))
    return table, players


def everyone(table: RuleTable) -> Ints:
    return np.zeros((table.state.plan.players, table.state.size), dtype=np.int64)


@pytest.mark.parametrize("key", ["omnibus", "black_maria", "hay_kitty", "partnership", "complex"])
@pytest.mark.parametrize("turns", [0, 14, 31])
def test_copies_of_deals_under_other_rules_go_on_as_the_deals_do(key: str, turns: int) -> None:
    """The cards taken so far are worth something to the copy as well."""
    table, players = middle_of(key, turns)
    index = np.random.default_rng(1).integers(0, SIZE, 30)
    copies = table.pick(index)
    assert (copies.planes == table.planes[:, index]).all()
    assert copies.turns == table.turns
    play_table(copies, players, everyone(copies))
    play_table(table, players, everyone(table))
    assert (copies.values() == table.values()[:, index]).all()


def test_the_result_of_a_card_counts_for_both_partners() -> None:
    """Without chance every trial can be played once more, in its deal alone."""
    table, players = middle_of("partnership", 21)
    learner = players[0]
    assert isinstance(learner, LearningPlayer)
    trials = learn_trials.tried(table, learner, [TablesPlay()], everyone(table))
    rows = {row.tobytes(): place for place, row in enumerate(trials.rows)}
    checked = 0
    for deal, seat in enumerate(table.state.seat.tolist()):
        place = rows.get(packed(table.planes[:, [deal]])[0].tobytes())
        for card in [] if place is None else np.flatnonzero(trials.tried[place]).tolist():
            alone = table.pick(np.array([deal]))
            alone.play(to_lanes(np.array([card])))
            play_table(alone, players, everyone(alone))
            values = alone.values()[:, 0] / VALUE
            assert values[seat] == values[(seat + 2) % 4] == -values[(seat + 1) % 4]
            assert trials.values[place, card] == pytest.approx(values[seat], abs=1e-3)
            checked += 1
    assert checked > 10


def charged_table() -> RuleTable:
    """Deals of Gong Zhu with two charged cards at least."""
    deals = RuleDeals(preset("gong_zhu"), np.random.default_rng(5))
    return next(table for table in (deals.table(400) for _ in range(60))
                if len(table.state.plan.charges) > 1)  # fmt: skip


def test_charged_cards_lie_with_whom_everyone_knows_to_have_them() -> None:
    table = charged_table()
    hands = to_52_bits(table.state.hands[0])
    assert (np.bitwise_or.reduce(hands, axis=0) == (1 << CARDS) - 1).all()
    assert (bit_counts(table.state.hands[0]) == 13).all()
    shown = 0
    for card in table.state.plan.charges:
        bit = to_52_bits(column([card], 1)[0])[0]
        owners = ((hands & bit) != 0).argmax(axis=0)
        seats = (table.state.leader + owners) % 4
        assert len(set(seats.tolist())) == 1
        for ahead in (1, 2, 3):
            told = (table.planes[6 + ahead] & bit) != 0
            assert (told == ((seats - table.state.seat) % 4 == ahead)).all()
            shown += int(told.sum())
    assert shown > 400
    others = hands[0] & ~np.bitwise_or.reduce(
        [to_52_bits(column([card], 1)[0])[0] for card in table.state.plan.charges]
    )
    counts = unpacked(others[None])[:, :CARDS].mean(axis=0)
    assert counts[counts > 0].min() > 0.12, "all other cards lie anywhere"
    assert np.sort(counts)[-2] < 0.4, "but the two of spades, which leads"


def test_charges_cost_more_and_points_are_good_where_the_rules_say_so() -> None:
    rules = preset("gong_zhu")
    deals = RuleDeals(rules, np.random.default_rng(5))
    assert deals.unit < 0
    plain, charged = card_values(rules), card_values(rules, frozenset({AH}))
    queen, king = (13 * int(card.suit or 0) + card.rank - 2 for card in (QS, Card("KH")))
    assert charged.costs[king] / charged.costs[queen] == pytest.approx(
        2 * plain.costs[king] / plain.costs[queen], rel=0.15
    )
    table = deals.table(200)
    play_table(table, [TablesPlay()], everyone(table))
    points = table.batch.outcome().points
    assert (points.argmax(axis=0) == table.values().argmax(axis=0)).all()


def test_rule_sets_come_by_turns() -> None:
    tables = ByTurns(["arnold", "black_maria", "omnibus"], np.random.default_rng(1))
    players = [tables(8).state.plan.players for _ in range(4)]
    assert players == [4, 3, 4, 4]


def test_players_by_tables_are_imitated() -> None:
    rng = np.random.default_rng(2)
    tables = ByTurns(["arnold"], rng)
    shown = learn_valued.shown_by_tables(tables(60))
    learner = Net.fresh(VALUE_INPUTS, 24, CARDS, rng).with_second_layer(8, rng)
    before = agreement_share(learner, shown)
    learn_valued.imitate_tables(learner, tables, QUICK, Rounds(40), rng)
    assert agreement_share(learner, shown) > before + 0.15


@pytest.mark.parametrize("name", some(["bonus", "valued"], "valued"))
def test_a_quick_course_learns_other_rule_sets(name: str, tmp_path: Path) -> None:
    rng, plan = np.random.default_rng(1), quick_plan()
    own = Net.fresh(INPUTS, plan.sizes.wide, CARDS, rng)
    courses = ValuedCourses(own, required_network("moon_shooter"), plan, rng)
    net: Net = getattr(courses, name)(tmp_path)
    assert network_of(kept(net)).shape == (VALUE_INPUTS, CARDS)
    first = with_value_inputs(own, plan.sizes.valued_middle, rng).parts[0]
    assert (net.parts[0][INPUTS:] != first[INPUTS:]).any(), "it looks at the values"
    lines = [json.loads(line) for line in (tmp_path / "figures.jsonl").read_text().splitlines()]
    assert [line["round"] for line in lines] == [1, 2, 3]
    assert (tmp_path / "doubtful" / "state.npz").exists() is (name == "bonus")


@pytest.mark.slow
def test_a_course_that_goes_on_neither_imitates_nor_doubts_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, plan = np.random.default_rng(1), quick_plan()
    own = Net.fresh(INPUTS, plan.sizes.wide, CARDS, rng)
    courses = ValuedCourses(own, required_network("moon_shooter"), plan, rng)
    courses.valued(tmp_path / "valued")
    courses.bonus(tmp_path / "bonus")
    monkeypatch.delattr(learn_valued, "imitate_tables")
    plan = replace(plan, spans={"values": Rounds(1), "bonus": Rounds(1)})
    again = ValuedCourses(own, required_network("moon_shooter"), plan, rng)
    again.valued(tmp_path / "valued")
    again.bonus(tmp_path / "bonus")
    for name in ("valued", "bonus"):
        figures = (tmp_path / name / "figures.jsonl").read_text().splitlines()
        assert len(figures) == 4


def test_both_courses_deal_from_their_own_tables() -> None:
    rng = np.random.default_rng(1)
    assert learn_own.plain_tables(Deals(rng), rng)(8).turns == CARDS
    assert ByTurns(["black_maria"], rng)(8).turns == 51
