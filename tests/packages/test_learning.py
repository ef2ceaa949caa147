"""The scripts that train the networks: their arithmetic, and one small run from end to end."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

BUILD = Path(__file__).parent.parent.parent / "build"
sys.path.insert(0, str(BUILD))

import learn  # noqa: E402
import learn_deals  # noqa: E402
import learn_games  # noqa: E402
import learn_moon_shooter  # noqa: E402
import learn_net  # noqa: E402
import learn_pass  # noqa: E402
import learn_pass_likelihood  # noqa: E402
import learn_pass_policy  # noqa: E402
import learn_play  # noqa: E402
from learn_deals import Deals, Moments, Recorded  # noqa: E402
from learn_effort import FULL, QUICK, Clock, Rounds, plan_for, quick_plan  # noqa: E402
from learn_net import Net, kept  # noqa: E402
from learn_record import record  # noqa: E402
from learn_whole import MOST  # noqa: E402

from hearts_gui.ai.policies.batch_rule import RuleMind, rule_passes  # noqa: E402
from hearts_gui.ai.policies.features import (  # noqa: E402
    BARE_INPUTS,
    CARDS,
    INPUTS,
    Features,
    to_52_bits,
    to_lanes,
    unpacked,
)
from hearts_gui.ai.policies.network import MOST_HIDDEN, Floats, network_of  # noqa: E402
from hearts_gui.ai.policies.valued import VALUE_INPUTS  # noqa: E402
from hearts_gui.ai.simulator.batch_cards import Ints, bit_counts  # noqa: E402
from hearts_gui.ai.simulator.batch_legal import legal  # noqa: E402
from hearts_gui.ai.simulator.batch_state import State  # noqa: E402
from hearts_gui.ai.simulator.batch_tricks import play  # noqa: E402
from tests.kits.slow import some  # noqa: E402


def bits_in(cards: int) -> list[int]:
    return [place for place in range(CARDS) if int(cards) >> place & 1]


def read(path: Path) -> dict[str, Ints]:
    with np.load(path, allow_pickle=False) as data:
        return {name: data[name] for name in data.files}


@pytest.fixture(scope="module")
def recorded() -> Recorded:
    return record(Rounds(80), 5, 1)


@pytest.fixture(scope="module")
def lessons(recorded: Recorded) -> Moments:
    return learn_deals.replayed(recorded, Deals(np.random.default_rng(0)))


@pytest.fixture(scope="module")
def pupil(lessons: Moments) -> Net:
    """A player as wide as those of the program, and thus with weights as coarse."""
    sizes = replace(QUICK, hidden=FULL.hidden)
    return learn_play.imitate(lessons, sizes, Rounds(60), np.random.default_rng(1))


@pytest.mark.slow
def test_a_quick_run_makes_all_networks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert learn.main(["--out", str(tmp_path), "--quick"]) == 0
    shapes = dict.fromkeys(("rule", "own", "moon_shooter"), (INPUTS, CARDS)) | {
        "rule": (BARE_INPUTS, CARDS),
        "stranger": (BARE_INPUTS, CARDS),
    }
    shapes |= {
        "pass_value": (128, 1),
        "moon_pass_value": (128, 1),
        "pass_policy": (64, CARDS),
        "pass_likelihood": (320, 1),
        "bonus": (VALUE_INPUTS, CARDS),
        "valued": (VALUE_INPUTS, CARDS),
    }
    for name, shape in shapes.items():
        net = network_of(read(tmp_path / f"{name}.npz"))
        assert net.shape == shape
    output = capsys.readouterr().out
    stages = "record imitate improve pass_value pass_policy pass_likelihood bonus valued"
    assert all(f"{stage}: " in output for stage in stages.split())
    rule, own, shooter = (
        read(tmp_path / f"{name}.npz")["first"] for name in ("rule", "own", "moon_shooter")
    )
    assert rule.shape[1] == QUICK.rule
    assert own.shape[1] == shooter.shape[1] == QUICK.wide
    assert (own != shooter).any()


@pytest.mark.parametrize(
    "trained", some([[*learn.NEEDED], ["rule", "own", "moon_shooter"]], [*learn.NEEDED]), ids=len
)
def test_a_run_goes_on_with_what_is_trained(
    tmp_path: Path, pupil: Net, trained: Sequence[str]
) -> None:
    (tmp_path / "trained").mkdir()
    for name in trained:
        learn_net.save(tmp_path / "trained" / f"{name}.npz", pupil)
    assert learn.main(["--out", str(tmp_path), "--quick"]) == 0
    expected = learn_net.kept(pupil)
    for name in ("rule", "own"):
        data = read(tmp_path / f"{name}.npz")
        assert data.keys() == expected.keys()
        assert all((data[part] == expected[part]).all() for part in data)


def test_time_runs_from_the_first_question_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([100.0, 105.0, 120.0])
    monkeypatch.setattr("learn_effort.time", SimpleNamespace(monotonic=lambda: next(times)))
    clock = Clock(10)
    assert [clock.part() for _ in range(3)] == [0.0, 0.5, 1.0]
    rounds = Rounds(2)
    assert [rounds.part() for _ in range(4)] == [0.0, 0.5, 1.0, 1.0]


def test_the_imitation_learns_what_it_is_shown(lessons: Moments, pupil: Net) -> None:
    blank = Net.fresh(BARE_INPUTS, FULL.hidden, CARDS, np.random.default_rng(1))
    assert learn_play.agreement_share(blank, lessons) < 0.35
    assert learn_play.agreement_share(pupil, lessons) > 0.42


def test_whole_weights_choose_as_the_learnt_ones_do(lessons: Moments, pupil: Net) -> None:
    inputs = learn_net.bits_of(lessons.inputs)
    whole = network_of(learn_net.kept(pupil))
    logits = whole.logits(inputs.astype(np.uint8)) / np.float32(whole.logit_scale)
    exact = learn_net.probabilities(pupil.forward(inputs)[1], lessons.masks)
    result = learn_net.probabilities(logits, lessons.masks)
    assert (exact.argmax(axis=1) == result.argmax(axis=1)).mean() > 0.97
    assert np.abs(exact - result).mean() < 0.001


def test_no_sum_of_whole_weights_leaves_what_a_float_holds(pupil: Net) -> None:
    whole = learn_net.kept(pupil)
    first = np.abs(whole["first"]).sum(axis=0) + np.abs(whole["first_bias"])
    second = np.abs(whole["second"]).sum(axis=0) * int(MOST_HIDDEN) + np.abs(whole["bias"])
    assert first.max() < 1 << 24
    assert second.max() < 1 << 24
    assert np.abs(whole["second"]).max() > 200, "finer weights would fit"


@pytest.mark.parametrize(("part", "name"), [(0, "first"), (2, "second"), (3, "second")])
def test_weights_that_are_too_large_are_refused(pupil: Net, part: int, name: str) -> None:
    wild = pupil.copy()
    wild.parts[part][:] = 1e7
    with pytest.raises(ValueError, match=f"{name} layer"):
        learn_net.kept(wild)


def test_learnt_weights_come_back_from_their_file(tmp_path: Path, pupil: Net) -> None:
    learn_net.save(tmp_path / "net.npz", pupil)
    again = learn_net.load(tmp_path / "net.npz")
    assert all((a == b).all() for a, b in zip(again.parts, pupil.parts, strict=True))


def small_net() -> tuple[Net, Floats, Floats]:
    """A network, inputs for it, and how much each output counts in the loss."""
    rng = np.random.default_rng(3)
    net = Net.fresh(8, 6, 3, rng)
    net.parts[0] *= 4
    net.parts[1] += np.float32(0.3)
    inputs = rng.integers(0, 2, (5, 8)).astype(np.float32)
    return net, inputs, rng.standard_normal((5, 3)).astype(np.float32)


def test_gradients_are_those_of_finite_differences() -> None:
    net, inputs, slopes = small_net()
    before = inputs @ net.parts[0] + net.parts[1]
    nudge = 1e-2
    assert np.abs(before).min() > nudge, "a bend would lie between the two sides"
    hidden, _ = net.forward(inputs)
    for part, gradient in zip(net.parts, net.gradients(inputs, hidden, slopes), strict=True):
        for place in np.ndindex(part.shape):
            kept = part[place]
            losses = []
            for side in (nudge, -nudge):
                part[place] = kept + np.float32(side)
                losses.append(float((net.forward(inputs)[1] * slopes).sum()))
            part[place] = kept
            assert (losses[0] - losses[1]) / (2 * nudge) == pytest.approx(
                float(gradient[place]), abs=2e-3
            )


def test_hidden_values_are_cut_off_where_the_program_does_it() -> None:
    """Nothing is learnt from units beyond that, and answers are the program's."""
    rng = np.random.default_rng(11)
    net = Net.fresh(64, 12, CARDS, rng)
    net.parts[0] *= np.float32(12)
    inputs = (rng.random((50, 64)) < 0.5).astype(np.float32)
    hidden, outputs = net.forward(inputs)
    cut = hidden == np.float32(MOST)
    assert 0.05 < cut.mean() < 0.6
    whole = network_of(kept(net))
    exact = whole.logits(inputs.astype(np.uint8)) / whole.logit_scale
    assert np.abs(exact - outputs).max() < 0.05
    slopes = np.ones_like(outputs)
    result = net.gradients(inputs, hidden, slopes)[1]
    back = (slopes @ net.parts[2].T) * ((hidden > 0) & ~cut)
    assert result == pytest.approx(back.sum(axis=0), abs=1e-3)


def test_a_full_run_spends_all_its_time_and_no_more() -> None:
    spans = plan_for(60).spans.values()
    seconds = [span.seconds for span in spans if isinstance(span, Clock)]
    assert sum(seconds) == pytest.approx(3600)
    assert len(seconds) == len(quick_plan().spans)


def test_the_first_step_goes_down_by_the_rate_everywhere() -> None:
    net, inputs, slopes = small_net()
    before = [part.copy() for part in net.parts]
    hidden, _ = net.forward(inputs)
    gradients = net.gradients(inputs, hidden, slopes)
    net.step(inputs, hidden, slopes, 0.01)
    for old, new, gradient in zip(before, net.parts, gradients, strict=True):
        steep = np.abs(gradient) > 1e-3
        assert steep.any()
        assert new[steep] - old[steep] == pytest.approx(-0.01 * np.sign(gradient[steep]), rel=1e-2)


def test_only_allowed_cards_have_a_chance() -> None:
    logits: Floats = np.zeros((2, CARDS), dtype=np.float32)
    logits[0, 3] = 50
    logits[1, :2] = np.log([3, 1])
    result = learn_net.probabilities(logits, np.array([0b110, 0b11]))
    assert result[0, :4] == pytest.approx([0, 0.5, 0.5, 0])
    assert result[1, :2] == pytest.approx([0.75, 0.25])


def test_lots_hold_everything_once_but_for_a_rest() -> None:
    rng = np.random.default_rng(0)
    result = [sorted(batch.tolist()) for batch in learn_net.batches(10, 4, rng)]
    assert [len(batch) for batch in result] == [4, 4]
    assert len({number for batch in result for number in batch}) == 8
    assert [len(batch) for batch in learn_net.batches(3, 4, rng)] == [3]


def test_advantages_are_as_computed_by_hand() -> None:
    """One deal; seat 1 leads every trick. The critic changes its mind about seat 2 at the end."""
    seats = np.tile(np.array([1, 2, 3, 0]), 13)[:, None]
    expected: Floats = np.zeros((52, 1), dtype=np.float32)
    expected[4 * 11 + 1] = 0.5  # seat 2 in the last trick but one
    expected[4 * 12 + 1] = -1.0  # and in the last one
    values: Floats = np.array([[0.0], [0.0], [2.0], [1.0]], dtype=np.float32)
    better, wanted = learn_games.advantages(expected, seats, values)
    # Last trick: 2 - -1 = 3. Before: (-1 - 0.5) + 0.9 * 3 = 1.2. Before that:
    # (0.5 - 0) + 0.9 * 1.2 = 1.58, and from there on 0.9 of it for every trick.
    own = better[:, 0].reshape(13, 4)
    assert own[9:, 1] == pytest.approx([0.9 * 1.58, 1.58, 1.2, 3.0])
    assert own[0, 1] == pytest.approx(0.9**10 * 1.58)
    assert own[:, 0] == pytest.approx(np.zeros(13))
    assert own[:, 2] == pytest.approx(0.9 ** np.arange(12, -1, -1))
    # Half what the critic came to think, (1.2 + 0.5), half the outcome.
    assert wanted[4 * 11 + 1, 0] == pytest.approx((1.7 + 2.0) / 2)


def test_a_deal_is_worth_the_points_of_the_others_beyond_the_own() -> None:
    result = learn_games.worth(np.array([[26], [0], [0], [0]]))
    assert result[:, 0] == pytest.approx([-2, 2 / 3, 2 / 3, 2 / 3])


def only_first_choice(games: learn_games.Games, net: Net) -> float:
    """Return the odds of the first recorded choice for this player."""
    moments = games.moments
    logits = net.forward(learn_net.bits_of(moments.inputs[:1]))[1]
    return float(learn_net.probabilities(logits, moments.masks[:1])[0, moments.picked[0]])


@pytest.fixture(scope="module")
def games(pupil: Net) -> learn_games.Games:
    """Two learners and two rivals."""
    rng = np.random.default_rng(4)
    deals = Deals(rng)
    who = np.array([[0], [1], [1], [0]]).repeat(30, axis=1)
    return learn_games.play_out(deals.batch(deals.passed(30).hands), (pupil, pupil), who, rng)


@pytest.mark.parametrize("gain", [2.0, -2.0])
def test_cards_that_gained_become_likelier_and_others_less(
    games: learn_games.Games, pupil: Net, gain: float
) -> None:
    net = pupil.copy()
    before = only_first_choice(games, net)
    gains = np.full(len(games.moments), gain, dtype=np.float32)
    learn_play.policy_step(net, games, gains, np.array([0]), 1e-4)
    assert np.sign(only_first_choice(games, net) - before) == np.sign(gain)


def test_a_chance_that_has_changed_enough_is_left_alone(
    games: learn_games.Games, pupil: Net, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learn_play, "_CURIOSITY", 0.0)
    net = pupil.copy()
    gains = np.ones(len(games.moments), dtype=np.float32)
    rarer = replace(games, logs=games.logs - np.float32(0.3))
    learn_play.policy_step(net, rarer, gains, np.array([0]), 1e-3)
    assert all((a == b).all() for a, b in zip(net.parts, pupil.parts, strict=True))


def test_the_learner_meets_every_rival_and_itself(
    pupil: Net, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[tuple[Net, ...], Ints]] = []
    real = learn_games.play_out

    def watched(batch: Any, players: Any, who: Ints, rng: np.random.Generator, **more: Any) -> Any:
        seen.append((tuple(players), who))
        return real(batch, players, who, rng, **more)

    monkeypatch.setattr(learn_play, "play_out", watched)
    rng = np.random.default_rng(3)
    improver = learn_play.Improver(pupil, [pupil], Deals(rng), QUICK, rng)
    improver.open(Rounds(1))
    improver.rivals.append(pupil.copy())
    improver.run(Rounds(2))
    alone, *others = seen
    assert (alone[1] == 0).all()
    for number, (players, who) in enumerate(others):
        assert players == (improver.player, *improver.rivals)
        assert ((who > 0).sum(axis=0) == 2 + number).all()
        assert set(np.unique(who)) == {0, 1, 2}
    assert any(
        (mine != first).any()
        for mine, first in zip(improver.player.parts, pupil.parts, strict=True)
    )


def test_a_wider_network_answers_the_same_and_can_learn_from_more(pupil: Net) -> None:
    rng = np.random.default_rng(6)
    wide = pupil.with_more_units(INPUTS, FULL.hidden + 8, rng)
    inputs = rng.integers(0, 2, (50, INPUTS)).astype(np.float32)
    before = pupil.forward(inputs[:, :BARE_INPUTS])[1]
    assert np.allclose(wide.forward(inputs)[1], before, atol=1e-4)
    assert wide.inputs == INPUTS
    slopes = rng.normal(0, 1, before.shape).astype(np.float32)
    changes = wide.gradients(inputs, wide.forward(inputs)[0], slopes)
    assert (changes[0][BARE_INPUTS:] != 0).any()
    assert (changes[2][FULL.hidden :] != 0).any()


def test_who_has_a_memory_learns_with_it(pupil: Net) -> None:
    rng = np.random.default_rng(7)
    deals = Deals(rng)
    passed = deals.passed(40)
    who = np.array([[0], [1], [0], [1]]).repeat(40, axis=1)
    known = np.arange(40) < 20
    wide = pupil.with_more_units(INPUTS, FULL.hidden, rng)
    games = learn_games.play_out(
        deals.batch(passed.hands), (wide, pupil), who, rng, past=passed.past(known)
    )
    bits = learn_net.bits_of(games.moments.inputs)
    assert bits.shape[1] == INPUTS
    given = bits[:, BARE_INPUTS : BARE_INPUTS + 64].sum(axis=1)
    told = known[games.where % 40] & (passed.way[games.where % 40] > 0)
    assert (given[~told] == 0).all()
    assert given[told].max() == 4, "three cards and a way"
    assert (given[told] > 0).all()
    # The others have played as often as it was their turn before.
    played = bits[:, BARE_INPUTS + 64 :].sum(axis=1)
    ahead = games.where // 40 % 4
    assert (played <= games.where // 40).all()
    assert (played >= games.where // 40 - (games.where // 160)).all()
    assert ahead.max() == 3


def test_the_critic_is_asked_at_the_learners_turns(pupil: Net, games: learn_games.Games) -> None:
    rng = np.random.default_rng(8)
    improver = learn_play.Improver(pupil, [pupil], Deals(rng), QUICK, rng)
    result = improver._expected(games)
    assert (result[~games.learns] == 0).all()
    sights = learn_net.bits_of(games.sights[games.learns])
    assert np.allclose(result[games.learns], improver._critic.forward(sights)[1][:, 0], atol=1e-5)
    assert games.learns.mean() == 0.5


def test_games_hold_the_learners_choices_with_their_chances(
    games: learn_games.Games, pupil: Net
) -> None:
    moments = games.moments
    assert games.points.sum(axis=0).min() >= 26
    mine = games.who[games.seats.reshape(-1)[games.where], games.where % 30]
    assert (mine == 0).all()
    assert 200 < len(moments) < 30 * 26
    assert ((moments.masks >> moments.picked) & 1).all()
    logits = pupil.forward(learn_net.bits_of(moments.inputs))[1]
    likely = learn_net.probabilities(logits, moments.masks)[np.arange(len(moments)), moments.picked]
    assert np.exp(games.logs) == pytest.approx(likely, rel=1e-3)


def cards_of(hands: Ints) -> npt.NDArray[np.uint8]:
    return bit_counts(hands)


@pytest.mark.parametrize("odd", [False, True])
def test_fresh_deals_are_whole_packs_after_a_pass(odd: bool) -> None:
    passed = Deals(np.random.default_rng(2)).passed(200, odd=odd)
    assert (cards_of(passed.hands) == 13).all()
    assert (cards_of(np.bitwise_or.reduce(passed.hands, axis=0)) == CARDS).all()
    assert set(passed.way.tolist()) == ({1, 2, 3} if odd else {0, 1, 2, 3})
    away = passed.way > 0
    assert (cards_of(passed.given[:, away]) == 3).all()
    assert not passed.given[:, ~away].any()
    for deal in range(20):
        to = (1 + int(passed.way[deal])) % 4
        assert passed.hands[to, deal] & passed.given[1, deal] == passed.given[1, deal]
    rows = learn_pass.pass_rows(passed)
    assert rows.shape == (800, 16)
    assert (learn_net.bits_of(rows)[:, :CARDS].sum(axis=1) == cards_of(passed.kept).ravel()).all()


def test_recorded_deals_are_whole_and_differ(recorded: Recorded) -> None:
    assert (np.sort(recorded.hands.reshape(80, -1)) == np.sort(recorded.plays)).all()
    assert all(len(set(deal)) == CARDS for deal in recorded.plays.tolist())
    assert len({deal.tobytes() for deal in recorded.plays}) == 80


def test_workers_record_deals_of_their_own() -> None:
    result = record(Rounds(2), 5, 2)
    assert len({deal.tobytes() for deal in result.plays}) == len(result) == 4


def test_a_rival_without_a_network_is_the_rule_player(
    pupil: Net, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, size = np.random.default_rng(4), 30
    deals = Deals(rng)
    passed = deals.passed(size)
    past = passed.past(np.ones(size, dtype=np.bool_))
    who = np.repeat(np.array([[0], [1], [1], [1]]), size, axis=1)
    table: list[Ints] = []

    def noted(state: State, cards: Ints, named: Ints | None = None) -> None:
        table.append(cards[0].copy())
        play(state, cards, named)

    monkeypatch.setattr(learn_games, "play", noted)
    learn_games.play_out(deals.batch(passed.hands), (pupil, None), who, rng, past=past)

    state, seen = deals.batch(passed.hands).state, Features(size, past)
    mind = RuleMind(state, learn_games.OPPONENT_WEIGHTS)
    followed = 0
    for cards in table:
        allowed = legal(state)[0]
        free = np.flatnonzero((allowed & (allowed - 1) != 0) & (state.seat > 0))
        mind.follow(state)
        for world in free:
            index = np.array([world])
            facts, good = mind._weighed(state, seen, allowed[index], index)
            assert (good & (to_lanes(facts.cards) == cards[index])).any()
        followed += len(free)
        seen.played(state, cards)
        play(state, cards[None], None)
    assert followed > 500


def test_raids_begin_in_seat_0_with_a_strong_hand() -> None:
    passed = Deals(np.random.default_rng(2)).passed_for_moon(400)
    assert (cards_of(passed.hands) == 13).all()
    assert (cards_of(np.bitwise_or.reduce(passed.hands, axis=0)) == CARDS).all()
    assert (cards_of(passed.given) == 3).all()
    assert set(passed.way.tolist()) == {1, 2, 3}
    before = passed.kept | passed.given
    strong = np.stack([learn_deals.strength(hand) for hand in before])
    assert (strong.argmax(axis=0) == 0).mean() > 0.7
    own, others = (
        np.nonzero(unpacked(to_52_bits(cards.reshape(-1))[None])[:, :CARDS])[1] % 13
        for cards in (passed.given[0], passed.given[1:])
    )
    assert own.mean() < others.mean() - 1
    rng, sizes = np.random.default_rng(3), QUICK
    net = network_of(learn_net.kept(Net.fresh(BARE_INPUTS, 8, CARDS, rng)))
    rows, values = learn_pass.played_moon_passes(Deals(rng), net, sizes, Rounds(2), rng)
    assert rows.shape == (2 * sizes.deals, 16)
    assert values.shape == (2 * sizes.deals,)
    assert (learn_net.bits_of(rows)[:, :CARDS].sum(axis=1) == 10).all()


def test_gifts_are_given_as_they_were_seen_to_be(
    exchanged: learn_pass_likelihood.Exchanges,
) -> None:
    rng = np.random.default_rng(4)
    net = learn_pass_policy.learn_pass_policy(
        exchanged, replace(QUICK, hidden=32), Rounds(400), rng
    )
    rows, hands, given = learn_pass_policy.pass_rows_of(exchanged)
    assert len(rows) == len(hands) == len(given) == 2 * 4 * len(exchanged)
    blank = Net.fresh(64, 32, CARDS, rng)
    before, after = (
        learn_pass_policy.agreement_share(network, rows, hands, given) for network in (blank, net)
    )
    assert before < 0.4 < 0.5 < after


def test_deals_are_passed_by_the_network_that_learnt_it() -> None:
    rng = np.random.default_rng(5)
    deals = Deals(rng)
    # One that gives the lowest cards of all suits.
    net = Net.fresh(64, 8, CARDS, rng)
    net.parts[2][:] = 0
    net.parts[3][:] = -2.0 * (np.arange(CARDS) % 13)
    deals.giver = network_of(learn_net.kept(net))
    passed = deals.passed(200)
    away = passed.way > 0
    assert (cards_of(passed.given[:, away]) == 3).all()
    assert not passed.given[:, ~away].any()
    before = passed.kept | passed.given
    hands, given = to_52_bits(before[:, away].reshape(-1)), passed.given[:, away].reshape(-1)
    ruled = given == rule_passes(hands)
    assert 0.4 < ruled.mean() < 0.6
    for hand, gone in zip(hands[~ruled], to_52_bits(given[~ruled]), strict=True):
        ranks, own = (sorted(card % 13 for card in bits_in(cards)) for cards in (hand, gone))
        assert own[-1] <= ranks[3]


def test_a_replay_refuses_a_play_against_the_rules(recorded: Recorded) -> None:
    plays = recorded.plays.copy()
    plays[7, [0, 1]] = plays[7, [1, 0]]  # someone else's card instead of the two of clubs
    deals = Deals(np.random.default_rng(0))
    with pytest.raises(ValueError, match="not legal"):
        learn_deals.replayed(replace(recorded, plays=plays), deals)


def test_a_replay_has_every_real_choice_and_no_other(recorded: Recorded, lessons: Moments) -> None:
    assert ((lessons.masks >> lessons.picked) & 1).all()
    assert (bit_counts(lessons.masks) > 1).all()
    assert 30 * 80 < len(lessons) < 48 * 80
    held = learn_net.bits_of(lessons.inputs)[:, :CARDS]
    assert held[np.arange(len(lessons)), lessons.picked].all(), "only own cards are played"


@pytest.fixture(scope="module")
def exchanged() -> learn_pass_likelihood.Exchanges:
    judge = network_of(learn_net.kept(Net.fresh(128, 8, 1, np.random.default_rng(6))))
    return learn_pass_likelihood.exchanges(Rounds(1), judge, np.random.default_rng(7))


def test_exchanges_are_what_players_pass(exchanged: learn_pass_likelihood.Exchanges) -> None:
    assert set(exchanged.way.tolist()) == {1, 2, 3}
    assert (cards_of(exchanged.before) == 13).all()
    for packets in (exchanged.usual, exchanged.judged):
        assert (cards_of(packets) == 3).all()
        assert not (packets & ~exchanged.before).any()
    assert (exchanged.usual != exchanged.judged).any()


def test_each_seat_sees_its_part_of_an_exchange(exchanged: learn_pass_likelihood.Exchanges) -> None:
    others, gave, got = learn_pass_likelihood.after(exchanged, np.random.default_rng(8))
    places = np.arange(len(exchanged))
    assert (cards_of(others) == 13).all()
    assert (others[exchanged.way - 1, places] & gave == gave).all()
    own = ((np.int64(1) << CARDS) - 1) & ~np.bitwise_or.reduce(others, axis=0)
    assert (cards_of(own) == 13).all()
    assert (own & got == got).all()


def test_shuffled_hands_fit_what_the_seat_has_seen(
    exchanged: learn_pass_likelihood.Exchanges,
) -> None:
    rng = np.random.default_rng(9)
    others, gave, _ = learn_pass_likelihood.after(exchanged, rng)
    false = learn_pass_likelihood.shuffled(others, gave, exchanged.way, rng)
    assert (cards_of(false) == 13).all()
    assert (np.bitwise_or.reduce(false, axis=0) == np.bitwise_or.reduce(others, axis=0)).all()
    assert (false[exchanged.way - 1, np.arange(len(exchanged))] & gave == gave).all()
    assert (false != others).any(axis=0).all()


def test_strong_hands_are_high_and_long() -> None:
    def of(*runs: tuple[int, int, int]) -> Ints:
        """Cards without gaps: suit, first and last place in it."""
        cards = [13 * suit + place for suit, low, high in runs for place in range(low, high + 1)]
        assert len(cards) == 13
        hand: Ints = np.bitwise_or.reduce(to_lanes(np.array(cards)))[None]
        return hand

    strong = of((0, 8, 12), (1, 10, 12), (2, 11, 12), (3, 10, 12))
    weak = of((0, 0, 3), (1, 0, 2), (2, 0, 2), (3, 0, 2))
    long = of((0, 0, 12))
    assert learn_deals.strength(strong)[0] > learn_deals.strength(weak)[0] + 20
    assert learn_deals.strength(long)[0] > learn_deals.strength(weak)[0] + 15


def test_the_hunter_sits_where_the_hand_is_strong(
    pupil: Net, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[Any, Ints, float]] = []
    real = learn_games.play_out

    def watched(batch: Any, players: Any, who: Ints, rng: np.random.Generator, **more: Any) -> Any:
        hands = batch.state.hands[0].copy()
        seats = (batch.state.seat + np.arange(4)[:, None]) % 4
        by_seat = np.empty_like(hands)
        by_seat[seats, np.arange(hands.shape[1])] = hands
        seen.append((by_seat, who, more["moon_bonus"]))
        return real(batch, players, who, rng, **more)

    monkeypatch.setattr(learn_play, "play_out", watched)
    rng = np.random.default_rng(3)
    learn_moon_shooter.MoonShooterCourse(pupil, [pupil, pupil], Deals(rng), QUICK, rng).run(
        Rounds(2)
    )
    assert len(seen) == 2
    for hands, who, moon_bonus in seen:
        assert ((who == 0).sum(axis=0) == 1).all()
        strong = np.stack([learn_deals.strength(hand) for hand in hands])
        assert strong[who == 0].mean() > strong[who > 0].mean() + 5
        assert moon_bonus > 0
    assert (seen[0][1][0] != 0).any()
    assert (seen[1][1][0] == 0).all(), "who has passed for it sits in seat 0"


def test_joy_comes_with_moons_alone(games: learn_games.Games) -> None:
    points = np.array([[0, 13], [26, 13], [26, 0], [26, 0]])
    assert learn_games.moons(points).tolist() == [[True, False], *[[False, False]] * 3]
    glad = replace(games, points=points, moon_bonus=6.0)
    plain = replace(games, points=points)
    assert (glad.values - plain.values).tolist() == [[6.0, 0.0], *[[0.0, 0.0]] * 3]
