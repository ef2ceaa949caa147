"""Training by trying cards in deals under way: the results, and what a network learns from them."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "build"))

import learn_course
import learn_own
import learn_trials
from learn_deals import Deals
from learn_effort import QUICK, Rounds, quick_plan
from learn_games import VALUE
from learn_net import Net, bits_of, kept, packed
from learn_players import RulePlays, Table, play_table, play_turn
from learn_trials import LearningPlayer, Trials

from hearts_gui.ai.policies.features import CARDS, INPUTS, to_52_bits, to_lanes
from hearts_gui.ai.policies.network import network_of, required_network
from hearts_gui.ai.simulator.batch_cards import Ints

SIZE = 48
LITTLE = replace(QUICK, trials=QUICK.trials // 4)


def learner(seed: int) -> Net:
    return Net.fresh(INPUTS, 12, CARDS, np.random.default_rng(seed))


def table(seed: int) -> Table:
    """The same deals for the same seed."""
    rng = np.random.default_rng(seed)
    return learn_own.plain_tables(Deals(rng), rng)(SIZE)


def everywhere(number: int) -> Ints:
    return np.full((4, SIZE), number, dtype=np.int64)


@pytest.mark.parametrize("turns", [0, 13, 16, 30, 45])
def test_copies_of_deals_under_way_go_on_as_the_deals_do(turns: int) -> None:
    """Rule players remember who took what; they must not notice that they sit in a copy."""
    deals = table(turns)
    for _ in range(turns):
        play_turn(deals, [RulePlays()], everywhere(0))
    index = np.random.default_rng(1).integers(0, SIZE, 30)
    copies = deals.pick(index)
    assert (copies.planes == deals.planes[:, index]).all()
    result = play_table(copies, [RulePlays()], everywhere(0)[:, :30])
    assert (result == play_table(deals, [RulePlays()], everywhere(0))[:, index]).all()


def test_the_result_of_a_card_is_its_result_in_that_deal() -> None:
    """Without chance every trial can be played once more, in its deal alone."""
    sure = LearningPlayer(learner(2), 0.0)
    deals, turn = table(3), 21
    who = np.array([[0], [1], [0], [1]]).repeat(SIZE, axis=1)
    for _ in range(turn):
        play_turn(deals, [sure, RulePlays()], who)
    free = deals.free()
    part = free[who[deals.state.seat[free], free] == 0]
    seats = deals.state.seat.copy()
    trials = learn_trials.tried(deals, sure, [RulePlays()], who)
    rows = {row.tobytes(): place for place, row in enumerate(trials.rows)}
    checked = 0
    for deal in part.tolist():
        place = rows.get(packed(deals.planes[:, [deal]])[0].tobytes())
        if place is None:
            continue
        for card in np.flatnonzero(trials.tried[place]).tolist():
            alone = deals.pick(np.array([deal]))
            assert to_52_bits(alone.allowed)[0] >> card & 1
            alone.play(to_lanes(np.array([card])))
            play_table(alone, [sure, RulePlays()], who[:, [deal]])
            value = alone.values()[seats[deal], 0] / VALUE
            assert trials.values[place, card] == pytest.approx(value, abs=1e-3)
            checked += 1
    assert checked > SIZE, "hardly anything was tried"
    assert (trials.tried.sum(axis=1) > 1).all(), "one card is no choice"


def trials(count: int) -> Trials:
    rng = np.random.default_rng(4)
    planes = rng.integers(0, 1 << 62, (INPUTS // 64, count)) & rng.integers(
        0, 1 << 62, (INPUTS // 64, count)
    )
    tried = np.zeros((count, CARDS), dtype=np.bool_)
    tried[:, 3:7] = True
    values = np.where(tried, rng.normal(0, 5, tried.shape), 0).astype(np.float32)
    return Trials(packed(planes), tried, values)


def promised(net: Net, some: Trials) -> float:
    """Return the average result of the network's choices among the tried cards."""
    logs = learn_trials.chances(net.forward(bits_of(some.rows))[1], some.tried)
    return float((np.exp(logs) * some.tried * some.values).sum(axis=1).mean())


def test_choices_come_to_more_by_what_is_learnt() -> None:
    net, some = learner(5), trials(60)
    before, first = net.copy(), promised(net, some)
    strayed = [learn_trials.prefer_better(net, before, some, 0.0, 1e-3) for _ in range(40)]
    assert promised(net, some) > first + 0.5
    assert strayed[0] == pytest.approx(0, abs=1e-6)
    assert strayed[-1] > 0.01


def test_who_is_loyal_stays_nearer_to_what_it_was() -> None:
    far = []
    for loyalty in (0.0, 50.0):
        net, some = learner(5), trials(60)
        before = net.copy()
        for _ in range(40):
            strayed = learn_trials.prefer_better(net, before, some, loyalty, 1e-3)
        far.append(strayed)
    assert far[1] < far[0] / 4


@pytest.mark.parametrize("loyalty", [0.0, 2.0])
def test_a_step_goes_up_the_slope_of_what_choices_come_to(
    monkeypatch: pytest.MonkeyPatch, loyalty: float
) -> None:
    net, before, some = learner(6), learner(7), trials(9)
    slopes = []
    monkeypatch.setattr(net, "step", lambda _i, _h, found, _rate: slopes.append(found))
    learn_trials.prefer_better(net, before, some, loyalty, 1.0)
    old = learn_trials.chances(before.forward(bits_of(some.rows))[1], some.tried)

    def worth() -> float:
        logs = learn_trials.chances(net.forward(bits_of(some.rows))[1], some.tried)
        strays = (np.exp(logs) * some.tried * (logs - old)).sum(axis=1).mean()
        return promised(net, some) - loyalty * float(strays)

    bias, nudge = net.parts[3], np.float32(1e-2)
    for card in range(2, 8):
        sides = []
        for side in (nudge, -nudge):
            bias[card] += side
            sides.append(worth())
            bias[card] -= side
        slope = (sides[0] - sides[1]) / (2 * float(nudge))
        assert -float(slopes[0][:, card].sum()) == pytest.approx(slope, abs=2e-3)


def course(folder: Path, beginner: int = 8) -> learn_course.TrialCourse:
    rng = np.random.default_rng(7)
    rivals = learn_own.pool(required_network("own"), required_network("moon_shooter"))
    tables = learn_own.plain_tables(Deals(rng), rng)
    return learn_course.TrialCourse(folder, learner(beginner), rivals, tables, LITTLE, rng)


def rounds_noted(folder: Path) -> list[int]:
    lines = (folder / "figures.jsonl").read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    assert all(line["moments"] >= LITTLE.trials for line in rows)
    return [line["round"] for line in rows]


def test_a_course_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    first = course(tmp_path)
    first.run(Rounds(3))
    again = course(tmp_path, beginner=9)
    beginners = [trial._before for trial in (first, again)]
    for old, new in zip(beginners[0].parts, beginners[1].parts, strict=True):
        assert (old == new).all(), "it stays loyal to whom it was at first"
    for one, two in ((first.learner, again.learner), (first.mean, again.mean)):
        assert all((a == b).all() for a, b in zip(one.parts, two.parts, strict=True))
        assert any((a != b).any() for a, b in zip(two.parts, learner(8).parts, strict=True))
    kept, result = first.learner.memory, again.learner.memory
    assert all((kept[name] == result[name]).all() for name in kept), "Adam goes on too"
    again.run(Rounds(1))
    assert rounds_noted(tmp_path) == [1, 2, 3, 4]


def test_rounds_that_were_not_saved_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class BrokenOff(Rounds):
        def part(self) -> float:
            if (done := super().part()) >= 1:
                raise KeyboardInterrupt
            return done

    monkeypatch.setattr(learn_course, "_SAVED", 2)
    with pytest.raises(KeyboardInterrupt):
        course(tmp_path).run(BrokenOff(3))
    assert rounds_noted(tmp_path) == [1, 2, 3]
    again = course(tmp_path)
    assert rounds_noted(tmp_path) == [1, 2]
    again.run(Rounds(2))
    assert rounds_noted(tmp_path) == [1, 2, 3, 4]


def test_a_quick_course_makes_weights_for_the_program(tmp_path: Path) -> None:
    rng, plan = np.random.default_rng(1), quick_plan()
    rivals = required_network("own"), required_network("moon_shooter")
    plan = replace(plan, spans={**plan.spans, "try_cards": Rounds(1)})
    net = learn_own.learn_own(tmp_path, learner(9), rivals, Deals(rng), plan, rng)
    assert network_of(kept(net)).shape == (INPUTS, CARDS)
