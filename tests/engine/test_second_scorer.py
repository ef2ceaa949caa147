"""The engine's counting compared with a scorer written apart from it, and its own laws."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hearts_gui.engine.rules.choices import (
    Adjust,
    BonusCard,
    End,
    MoonEffect,
    MoonGuard,
    SpecialWin,
    Tie,
    Values,
)
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import face_points
from hearts_gui.engine.score.endings import add_deal, game_result
from hearts_gui.engine.score.scores import DealScore, Standings
from tests.engine.random_deals import random_rules, random_standings, random_summary, rotated
from tests.engine.second_scorer import winners
from tests.kits.second_scoring import all_outcomes, check_against_second, counted
from tests.kits.slow import some

DEALS_PER_PRESET = 12
_RELATED = (
    Values.ROYAL,
    Values.GONG_ZHU,
    Values.TURBO,
    Values.COMPLEX,
    Values.TEN_OF_CLUBS,
    Values.NAMED_SUIT,
)
"""Tables in which cards change each other, or that the deal itself decides."""


def agree_on_random_rules(name: str, count: int) -> None:
    """Compare on this many random rules, four deals each."""
    seen: Counter[str] = Counter()
    for seed in range(count):
        rng = Random(f"{name} {seed}")
        rules = random_rules(rng)
        for _ in range(4):
            summary = random_summary(rng, rules)
            standings = random_standings(rng, rules)
            dealer = rng.randrange(rules.players)
            seen[check_against_second(rules, summary, standings, dealer)] += 1
    assert min(seen[kind] for kind in ("plain", "moon", "sun")) > 20, seen


@pytest.mark.parametrize("games", some((70, 200), 70))
def test_the_second_scorer_agrees_on_random_rules(games: int) -> None:
    agree_on_random_rules("counting", games)


@pytest.mark.slow
def test_the_second_scorer_agrees_on_many_random_rules() -> None:
    agree_on_random_rules("counting on", 4000)


@pytest.mark.parametrize("key", [entry.key for entry in all_presets()])
def test_the_second_scorer_agrees_on_every_preset(key: str) -> None:
    rules = preset(key)
    for seed in range(DEALS_PER_PRESET):
        rng = Random(f"{key} {seed}")
        summary = random_summary(rng, rules)
        check_against_second(rules, summary, random_standings(rng, rules), seed % rules.players)


@settings(max_examples=120, deadline=None)
@given(seed=st.integers(0, 2**40))
def test_lines_sum_to_points_for_every_seat(seed: int) -> None:
    rng = Random(seed)
    rules = random_rules(rng)
    summary, standings = random_summary(rng, rules), random_standings(rng, rules)
    for score in all_outcomes(rules, summary, standings, 0).values():
        for lines, points in zip(score.lines, score.points, strict=True):
            assert sum(line.points for line in lines) == points


@settings(max_examples=120, deadline=None)
@given(seed=st.integers(0, 2**40))
def test_moving_every_seat_moves_every_score(seed: int) -> None:
    rng = Random(seed)
    rules = random_rules(rng)
    summary, standings = random_summary(rng, rules), random_standings(rng, rules)
    n, by, dealer = rules.players, rng.randrange(1, rules.players), rng.randrange(4)
    totals = tuple(standings.totals[(seat - by) % n] for seat in range(n))
    moved = Standings(totals=totals, stocks=standings.stocks)
    here = all_outcomes(rules, summary, standings, dealer)
    there = all_outcomes(rules, rotated(summary, by), moved, (dealer + by) % n)
    for choice, score in here.items():
        other = there[choice]
        assert other.points == tuple(score.points[(seat - by) % n] for seat in range(n))
        if score.shooter is not None:
            assert other.shooter == (score.shooter + by) % n


def test_the_guard_subtracts_exactly_when_adding_would_lose() -> None:
    subtracted = 0
    for seed in range(600):
        rng = Random(f"guard {seed}")
        rules = Rules(
            moon_guard=MoonGuard.AUTO_SUBTRACT,
            end=rng.choice((End.REACH, End.EXCEED)),
            tie=rng.choice(list(Tie)),
            adjust=rng.choice(list(Adjust)),
        )
        standings = random_standings(rng, rules)
        summary = random_summary(rng, rules)
        guarded = counted(rules, summary, standings, dealer=0)
        plain_rules = rules.but(moon_guard=MoonGuard.NONE)
        added = counted(plain_rules, summary, standings, dealer=0)
        assert guarded.shooter == added.shooter
        result = game_result(plain_rules, add_deal(standings, added))
        loses = result is not None and added.shooter not in result.winners
        if added.shooter is not None and loses:
            assert guarded.moon_effect == "subtract"
            subtracted += 1
        else:
            assert guarded == added
    assert subtracted > 40


def _random_end(rng: Random) -> Rules:
    end = rng.choice((End.REACH, End.EXCEED, End.DEALS))
    return Rules(
        end=end,
        end_at=6 if end is End.DEALS else 30,
        tie=rng.choice(list(Tie)),
        special_win=rng.choice((SpecialWin.NONE, SpecialWin.SIXTY_NINE)),
        count_arrival=rng.random() < 0.5,
    )


@pytest.mark.parametrize("games", some((500, 1500), 500))
def test_the_second_scorer_agrees_when_a_game_is_over(games: int) -> None:
    over = 0
    for seed in range(games):
        rng = Random(f"ends {seed}")
        rules = _random_end(rng)
        standings = Standings(totals=(0,) * 4)
        history: list[list[int]] = []
        for number in range(1, 10):
            history.append(_next_totals(rng, history))
            standings = add_deal(standings, _deal_at(number, history[-1]))
            result = game_result(rules, standings)
            expected = winners(rules, history)
            assert (None if result is None else list(result.winners)) == expected, history
            over += expected is not None
    assert over > games / 2


def _next_totals(rng: Random, history: list[list[int]]) -> list[int]:
    if history and rng.random() < 0.6:
        return history[-1]
    return [rng.choice((3, 10, 29, 30, 31, 69, rng.randrange(40))) for _ in range(4)]


def _deal_at(number: int, totals: list[int]) -> DealScore:
    return DealScore(
        number=number,
        dealer=0,
        token=None,
        lines=((),) * 4,
        points=(0,) * 4,
        totals=tuple(totals),
        tricks=(3,) * 4,
        taken=((),) * 4,
    )


def test_places_agree_with_the_order_of_the_totals() -> None:
    rules = Rules(end=End.DEALS, end_at=1)
    for seed in range(300):
        rng = Random(f"places {seed}")
        totals = [rng.randrange(6) for _ in range(4)]
        result = game_result(rules, add_deal(Standings(totals=(0,) * 4), _deal_at(1, totals)))
        assert result is not None
        assert list(result.places) == [1 + sum(t < own for t in totals) for own in totals]


@pytest.mark.parametrize("values", [v for v in Values if v not in _RELATED], ids=str)
def test_every_card_is_counted_once(values: Values) -> None:
    rules = Rules(
        values=values,
        moon_effect=MoonEffect.NONE,
        bonus_card=BonusCard.TD,
        end=End.DEALS,
        end_at=8,
    )
    points = face_points(rules)
    for seed in range(25):
        rng = Random(f"conserved {values} {seed}")
        summary = random_summary(rng, rules)
        score = counted(rules, summary, Standings(totals=(0,) * 4), dealer=0)
        there = [card for card in summary.in_play if card not in summary.voided]
        assert sum(score.points) == sum(points.get(c.face, 0) for c in there)


@pytest.mark.parametrize(
    ("effect", "shooter", "other"),
    [
        (MoonEffect.ADD, 0, 26),
        (MoonEffect.SUBTRACT, -26, 0),
        (MoonEffect.NEGATE, -26, 0),
        (MoonEffect.GIFT_FROM_EACH, -78, 26),
    ],
)
def test_a_moon_moves_the_points_of_the_pack_in_play(
    effect: MoonEffect, shooter: int, other: int
) -> None:
    rules = Rules(moon_effect=effect)
    moons = 0
    for seed in range(40):
        summary = random_summary(Random(f"moon {seed}"), rules)
        score = counted(rules, summary, Standings(totals=(0,) * 4), dealer=0)
        if score.shooter is None or summary.voided:
            continue
        moons += 1
        assert score.points == tuple(
            shooter if seat == score.shooter else other for seat in range(4)
        )
    assert moons > 10
