"""The rule player answers every question of every rule set, legally, and better than chance."""

from __future__ import annotations

import random

import pytest

from hearts_gui.ai.players.levels import ALIASES, LEVELS, UnknownLevel, level, make_bot
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.strategy import Strategy
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.endings import measure
from hearts_gui.wording.language.messages import message_text
from tests.engine.strategies import random_rules
from tests.games import play_out
from tests.kits.rule_tables import BY_TABLE
from tests.kits.slow import some


@pytest.mark.parametrize(("key", "players"), BY_TABLE)
def test_rule_and_random_players_finish_deals_without_an_illegal_answer(
    key: str, players: int
) -> None:
    rules = preset(key, players)
    for number in range(2):
        bots: list[Strategy] = [
            RulePlayer() if (seat + number) % 2 else RandomBot(f"{seat}") for seat in range(players)
        ]
        game = play_out(rules, bots, f"mixed {number}", deals=2)
        assert game.public.standings.history


@pytest.mark.parametrize("games", some((30, 90), 30))
def test_no_combination_of_options_leaves_the_rule_player_without_an_answer(games: int) -> None:
    for seed in range(games):
        rules = random_rules(random.Random(seed))
        if rules is None:
            continue
        bots: list[Strategy] = [
            RulePlayer() if (seat + seed) % 3 else RandomBot(str(seat))
            for seat in range(rules.players)
        ]
        assert play_out(rules, bots, f"fuzz {seed}").public.standings.history


def badness(rules: Rules, deals: int) -> tuple[float, float]:
    """Mean points of one rule player and of the random players around it; less is better."""
    players = rules.players
    mine = others = 0.0
    for number in range(deals):
        me = number % players
        bots: list[Strategy] = [
            RulePlayer() if seat == me else RandomBot(f"{seat}") for seat in range(players)
        ]
        game = play_out(rules, bots, f"strength {number // players}")
        marks = [float(measure(rules, p)) for p in game.public.standings.history[0].points]
        mine += marks[me] / deals
        others += (sum(marks) - marks[me]) / (players - 1) / deals
    return mine, others


def test_one_rule_player_takes_few_points_among_random_players() -> None:
    mine, others = badness(preset("standard", 4), 80)
    assert mine < 2.5
    assert others > 7.5


@pytest.mark.parametrize(
    "key",
    sorted({entry.key for entry in all_presets()} - {"domino", "auction", "chips"}),
)
def test_the_rule_player_beats_random_players_at_every_game(key: str) -> None:
    entry = next(entry for entry in all_presets() if entry.key == key)
    rules = preset(key, entry.sizes[0])
    mine, others = badness(rules, 6 * rules.players)
    assert mine < others


def test_few_moons_succeed_among_rule_players() -> None:
    rules = preset("standard", 4)
    moons = 0
    deals = 0
    for number in range(12):
        game = play_out(rules, [RulePlayer() for _ in range(4)], f"moons {number}", deals=8)
        deals += len(game.public.standings.history)
        moons += sum(score.shooter is not None for score in game.public.standings.history)
    assert moons / deals < 0.12


def test_levels_are_found_by_name_and_alias() -> None:
    assert len(LEVELS) >= 7
    assert (LEVELS[0].key, LEVELS[-1].key) == ("beginner", "grandmaster")
    assert message_text(level("rule").title) == "Rule player"
    assert level("reference") is level(ALIASES["reference"])
    assert isinstance(make_bot("reference", "seed"), RulePlayer)
    assert isinstance(make_bot("random", "seed"), RandomBot)


def test_an_unknown_level_names_the_nearest() -> None:
    with pytest.raises(UnknownLevel, match="'rules'") as caught:
        level("rules")
    assert caught.value.nearest == "rule"
    with pytest.raises(UnknownLevel) as caught:
        level("xyz")
    assert caught.value.nearest is None
