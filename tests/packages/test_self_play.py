"""Self-play: the networks of two layers, what they learn from, and going on where it broke off."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch: Any = pytest.importorskip("torch", reason="PyTorch is needed for learning only")

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "build"))

import learn_course  # noqa: E402
import learn_own  # noqa: E402
import learn_selfplay  # noqa: E402
import learn_valued  # noqa: E402
from learn_deals import Deals  # noqa: E402
from learn_deep import Deep, Teacher  # noqa: E402
from learn_effort import Rounds, quick_plan  # noqa: E402
from learn_net import drawn, packed  # noqa: E402
from learn_players import OPEN_WORDS, RulePlays, seatings  # noqa: E402
from learn_selfplay import Moves, SelfPlay  # noqa: E402
from learn_whole import whole_of  # noqa: E402

from hearts_gui.ai.nets.features import CARDS, INPUTS, unpacked  # noqa: E402
from hearts_gui.ai.nets.network import Network, network, network_of  # noqa: E402
from hearts_gui.ai.nets.value_features import VALUE_INPUTS  # noqa: E402
from hearts_gui.ai.simulator.batch_cards import Ints  # noqa: E402


def shipped(name: str) -> Network:
    found = network(name)
    assert found is not None
    return found


def sights(size: int) -> Ints:
    return np.random.default_rng(2).integers(0, 1 << 62, (INPUTS // 64, size)) & (1 << 62) - 1


@pytest.fixture
def course() -> SelfPlay:
    rng = np.random.default_rng(3)
    learner = Deep.fresh(INPUTS, 12, 8, CARDS, rng)
    rivals = learn_own.pool(shipped("moon_shooter"), shipped("moon_shooter"))
    tables = learn_own.plain_tables(Deals(rng), rng)
    return SelfPlay(learner, tables, rivals, (48, 64), rng, OPEN_WORDS, 3e-4)


@pytest.mark.parametrize("name", ["moon_shooter", "rule"])
def test_a_deepened_network_answers_as_before(name: str) -> None:
    before = shipped(name)
    deep = Deep.deepened(before, 16, np.random.default_rng(1))
    found = network_of(whole_of(deep.numbers()))
    assert found.middle is not None
    planes = sights(200) & sights(1)
    expected = before.logits(unpacked(planes)) / before.logit_scale
    exact = found.logits(unpacked(planes)) / found.logit_scale
    assert np.abs(exact - expected).mean() < 0.1, "rounded once more, no worse"
    assert np.abs(deep.answers(packed(planes)) - expected).max() < 0.5, "shorter floats, no more"


def test_whole_weights_of_two_layers_answer_as_the_learnt_ones() -> None:
    deep = Deep.fresh(INPUTS, 48, 24, CARDS, np.random.default_rng(5))
    planes = sights(300) & sights(1)
    inputs = torch.from_numpy(unpacked(planes)).float()
    parts = {name: torch.from_numpy(part) for name, part in deep.numbers().items()}
    hidden = (inputs @ parts["first"] + parts["first_bias"]).clamp(0, 15.96875)
    middle = (hidden @ parts["middle"] + parts["middle_bias"]).clamp(0, 15.96875)
    exact = torch.cat([hidden, middle], dim=1) @ parts["second"] + parts["bias"]
    whole = network_of(whole_of(deep.numbers()))
    found = whole.logits(unpacked(planes)) / whole.logit_scale
    assert np.abs(found - exact.numpy()).max() < 0.05


def test_cards_that_gained_become_likelier_and_others_less() -> None:
    rng = np.random.default_rng(6)
    rows, masks = packed(sights(40)), np.full(40, 0b1111)
    for gain in (1.0, -1.0):
        net = Deep.fresh(INPUTS, 12, 8, CARDS, rng)
        picked, logs = drawn(net.answers(rows), masks, 1.0, rng)
        moves = Moves(rows, masks, picked, logs, np.arange(40))
        gains = np.full(40, gain, dtype=np.float32)
        teacher = Teacher(net)
        for _ in range(5):
            loss = learn_selfplay.preference_loss(net, moves, np.arange(40), gains, np.abs(gains))
            teacher.step(loss, 1e-3)
        marks = net.answers(rows)[:, :4]
        after = marks - np.log(np.exp(marks).sum(axis=1, keepdims=True))
        assert np.sign((after[np.arange(40), picked] - logs).mean()) == gain


def test_cards_are_drawn_by_their_chances_among_the_allowed_ones() -> None:
    rng = np.random.default_rng(7)
    marks = np.zeros((20_000, CARDS), dtype=np.float32)
    marks[:, :3] = np.log([1, 2, 5])
    picked, logs = drawn(marks, np.full(len(marks), 0b101), 1.0, rng)
    assert set(picked.tolist()) == {0, 2}
    assert (picked == 2).mean() == pytest.approx(5 / 6, abs=0.02)
    assert np.exp(logs[picked == 0][0]) == pytest.approx(1 / 6, abs=0.01)


def test_every_kind_of_rival_is_met_by_its_share() -> None:
    who = seatings([3, 1], 4, 20_000, np.random.default_rng(8))
    assert (who == 0).any(axis=0).all(), "the learner sits everywhere"
    assert (who == 1).sum() / (who == 2).sum() == pytest.approx(3, rel=0.1)


def test_the_deals_are_played_by_whoever_sits_there(course: SelfPlay) -> None:
    rng = np.random.default_rng(9)
    table = learn_own.plain_tables(Deals(rng), rng)(64)
    who = seatings([1], 4, 64, rng)
    played = learn_selfplay.play_out(table, course.learner, [RulePlays()], who)
    assert played.sights.shape[:2] == (CARDS, 64)
    assert np.abs(played.values.sum(axis=0)).max() < 1e-4
    learns = played.who[played.seats, np.arange(64)] == 0
    turns, deals = played.moves.where // 64, played.moves.where % 64
    assert learns[turns, deals].all()


def test_a_course_goes_on_where_it_was_broken_off(course: SelfPlay, tmp_path: Path) -> None:
    pace = learn_course.Pace(opening=1, rival=2, save=2)
    learnt = learn_course.Course(tmp_path, course, pace).run(Rounds(4))
    rng = np.random.default_rng(4)
    fresh = SelfPlay(
        Deep.fresh(INPUTS, 12, 8, CARDS, rng),
        learn_own.plain_tables(Deals(rng), rng),
        learn_own.pool(shipped("moon_shooter"), shipped("moon_shooter")),
        (48, 64),
        rng,
        OPEN_WORDS,
        3e-4,
    )
    again = learn_course.Course(tmp_path, fresh, pace)
    assert all((fresh.learner.numbers()[name] == learnt[name]).all() for name in learnt)
    assert [rival.name for rival in fresh.rivals] == [rival.name for rival in course.rivals]
    again.run(Rounds(1))
    lines = [json.loads(line) for line in (tmp_path / "figures.jsonl").read_text().splitlines()]
    assert [line["round"] for line in lines] == [1, 2, 3, 4, 5]
    assert "moments" not in lines[0], "the critic learns alone at first"
    assert lines[1]["moments"] > 0


def test_the_values_mean_nothing_before_they_are_learnt() -> None:
    own, rng = shipped("own"), np.random.default_rng(1)
    deep = learn_valued.shown_values(own, 8, rng)
    planes = np.concatenate([sights(50) & sights(1), sights(50)[:8]])
    bits = unpacked(planes)
    whole = network_of(whole_of(deep.numbers()))
    assert whole.shape == (VALUE_INPUTS, CARDS)
    off = whole.logits(bits) / whole.logit_scale - own.logits(bits) / own.logit_scale
    assert np.abs(off).mean() < 0.1


def test_players_by_tables_are_imitated() -> None:
    rng = np.random.default_rng(2)
    tables = learn_valued.ByTurns(["arnold"], rng)
    shown = learn_valued.shown_by_tables(tables(120))
    learner = Deep.fresh(VALUE_INPUTS, 24, 8, CARDS, rng)

    def likeness() -> float:
        marks = learner.answers(shown.inputs)
        picked, _ = drawn(marks, shown.masks, 0.0, rng)
        return float((picked == shown.picked).mean())

    before = likeness()
    learn_valued.imitate_tables(learner, tables, (120, 256), Rounds(12), rng)
    assert likeness() > before + 0.15


def test_a_quick_course_learns_other_rule_sets(tmp_path: Path) -> None:
    rng, plan = np.random.default_rng(1), quick_plan()
    parts = learn_valued.learn_valued(tmp_path, shipped("own"), plan, rng)
    net = network_of(whole_of(parts))
    assert net.shape == (VALUE_INPUTS, CARDS)
    lines = [json.loads(line) for line in (tmp_path / "figures.jsonl").read_text().splitlines()]
    assert [line["round"] for line in lines] == list(range(1, 9))
    assert {"tables", "copied"} <= set(lines[-1]["leads"])
