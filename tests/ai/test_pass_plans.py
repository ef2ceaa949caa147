"""Passes that are judged by playouts of the learned players, ducking or after a moon."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from hearts_gui.ai.effort import Effort
from hearts_gui.ai.policies.batch_rule import RuleMind
from hearts_gui.ai.policies.learned import OWN, SHOOTER, LearnedPolicy
from hearts_gui.ai.policies.network import network
from hearts_gui.ai.policies.pass_policy import MOON_PASS_VALUE, PASS_VALUE, pass_values
from hearts_gui.ai.search import pass_search
from hearts_gui.ai.search import pass_search as module
from hearts_gui.ai.search.pass_search import PassPlan, pass_plans, search_pass
from hearts_gui.ai.search.race import Samples
from hearts_gui.engine.cards import parse_cards
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.play.actions import PassCards
from hearts_gui.engine.play.game import view_of
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import End, PassToken, Ranking
from hearts_gui.engine.rules.rules import Rules
from tests.games import first_deal

LEFT = Rules(pass_cycle=(PassToken.L,))


def asked(seed: str = "plans", seat: int = 0) -> PlayerView:
    """A seat is asked for its pass to the left."""
    return view_of(first_deal(LEFT, seed), seat)


def passed(view: PlayerView, learned: int) -> tuple[str, ...]:
    evaluation = search_pass(
        view, Effort(passes=0, learned_passes=learned), np.random.default_rng(2)
    )
    assert evaluation is not None
    assert isinstance(evaluation.action, PassCards)
    return tuple(sorted(card.text for card, _ in evaluation.action.gives))


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """By which network this seat was played, each time; others may be either player."""
    plans: list[str] = []
    names = {id(network(name)): name for name in (OWN, SHOOTER)}

    def noted(*given: Any) -> LearnedPolicy:
        own, others, mind = given[4:]
        seat, mine = own
        assert seat == 0
        ((player, where),) = others
        assert player is network(OWN)
        assert 0.1 < where.mean() < 0.7
        plans.append(names[id(mine)])
        assert isinstance(mind, RuleMind)
        return LearnedPolicy(*given)

    monkeypatch.setattr(pass_search, "LearnedPolicy", noted)
    return plans


def test_a_pass_is_tried_for_ducking_and_for_a_moon(played: list[str]) -> None:
    assert len(passed(asked(), 400)) == 3
    assert played[0] == OWN
    assert SHOOTER in played


def test_few_worlds_are_not_spent_on_moons(played: list[str]) -> None:
    passed(asked(), 10)
    assert set(played) == {OWN}


def fake_values(
    monkeypatch: pytest.MonkeyPatch, shooting: float
) -> list[tuple[list[tuple[str, ...]], bool]]:
    """Makes every pass worth 0 by ducking and this by shooting, and notes which passes are
    tried."""
    asked_for: list[tuple[list[tuple[str, ...]], bool]] = []

    def samples(trial: Any, passes: Any, before: Any, *, shoots: bool) -> Samples:
        names = [tuple(sorted(card.text for card in cards)) for cards in passes]
        asked_for.append((names, shoots))
        values = np.full((len(passes), before.worlds.size), shooting if shoots else 0.0)
        return Samples(values, np.where(values > 0, 0, -1))

    monkeypatch.setattr(pass_search.PassTrial, "tried", samples)
    return asked_for


def judged(monkeypatch: pytest.MonkeyPatch, shooting: float) -> None:
    """The judge of moon shooters' passes thinks this of every pass, the other one nothing."""

    def values(_view: object, _to: int, candidates: Any, judge: str = PASS_VALUE) -> np.ndarray:
        return np.full(len(candidates), shooting if judge == MOON_PASS_VALUE else 0.0)

    monkeypatch.setattr(module, "pass_values", values)


def test_what_the_judge_finds_hopeless_is_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = fake_values(monkeypatch, 30.0)
    judged(monkeypatch, -8.1)
    passed(asked(), 400)
    assert [shoots for _, shoots in tried] == [False] * 3


def test_in_the_last_deal_no_judge_of_points_rules_a_moon_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Failing before: a moon that costs points was not tried where only a moon could win."""
    first = asked()
    rules = LEFT.but(end=End.DEALS, end_at=1, ranking=Ranking.WINNER_ONLY)
    standings = replace(first.public.standings, totals=(60, 40, 45, 42))
    last = replace(first, public=evolve(first.public, rules=rules, standings=standings))
    tried = fake_values(monkeypatch, 3.0)
    judged(monkeypatch, -40.0)
    result = passed(last, 400)
    assert [shoots for _, shoots in tried] == [False, True, True, True]
    assert result in tried[1][0], "what judges say of points does not outweigh the playouts"


def test_the_better_plan_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    for shooting in (-6.0, 6.0):
        tried = fake_values(monkeypatch, shooting)
        judged(monkeypatch, 0.0)
        result = passed(asked(), 400)
        first, second = tried[:2]
        assert [shoots for _, shoots in tried[:2]] == [False, True]
        assert result == (second if shooting > 0 else first)[0][0]
        assert all(shoots is (shooting > 0) for _, shoots in tried[2:])
        assert len(tried[-1][0]) < len(first[0])


def test_each_plan_tries_the_passes_that_its_judge_likes() -> None:
    view = asked()
    every = list(combinations(sorted(view.own.hand), 3))
    result = pass_plans(view, 1, every, shoots=True)
    for shoots, judge in ((False, PASS_VALUE), (True, MOON_PASS_VALUE)):
        worth = pass_values(view, 1, every, judge)
        mine = {plan.cards: plan.worth for plan in result if plan.shoots is shoots}
        if shoots and not mine:
            continue
        assert mine.pop(every[0]) == worth[0]
        assert set(mine.values()) <= set(np.sort(worth)[-12:])
        assert len(mine) >= 11


def test_strong_hands_are_kept_for_a_moon_and_weak_ones_are_not() -> None:
    """Failing before: only passes that suit those who duck were tried for a moon."""
    first, second = (
        hand("TC JC QC KC AC KD AD AS KS 3H 9H KH AH"),
        hand("2C 5C 8C 3D 7D JD 2S 5S 9S 3H 5H 8H TH"),
    )
    result = pass_plans(first, 1, list(combinations(sorted(first.own.hand), 3)), shoots=True)
    moon, duck = (best(result, shoots=shoots) for shoots in (True, False))
    assert {card.text for card in moon.cards} >= {"3H", "9H"}
    assert moon.worth > duck.worth + 5
    weak = pass_plans(second, 1, list(combinations(sorted(second.own.hand), 3)), shoots=True)
    assert best(weak, shoots=True).worth < best(weak, shoots=False).worth


def best(plans: list[PassPlan], *, shoots: bool) -> PassPlan:
    """Return the pass that the judge of these plans likes best."""
    mine = [plan for plan in plans if plan.shoots is shoots]
    return max(mine, key=lambda plan: plan.worth)


def hand(cards: str) -> PlayerView:
    """Someone with these cards is asked for a pass to the left."""
    view = asked()
    return replace(view, own=evolve(view.own, hand=tuple(sorted(parse_cards(cards)))))


def test_the_same_view_gets_the_same_pass() -> None:
    assert passed(asked(), 120) == passed(asked(), 120)
