"""Whole games of everyone at every table; the long runs of `soak` in small."""

from __future__ import annotations

import pytest

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.strategy import Strategy
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.validate import IllegalAction
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.rules import Rules
from tests.kits.slow import some
from tests.session.soak import Method, play, play_levels, play_tables, tables

SHORT = Rules(end=End.DEALS, end_at=2)


def test_games_at_some_tables_keep_every_card_point_and_counter() -> None:
    result = play_tables(1, only=[("turbo", 4), ("warren", 4), ("auction", 4), ("heartsette", 5)])
    assert result.games == 4
    assert result.deals >= 4 + 8 + 8 + 8


@pytest.mark.parametrize(("games", "worlds"), some([(1, 2), (3, 8)], (1, 2)))
def test_every_level_and_character_sits_down_without_a_fault(games: int, worlds: int) -> None:
    result = play_levels(games, worlds, deals=1)
    assert result.games == result.deals == games


def test_an_answer_that_is_not_allowed_is_noticed() -> None:
    class Wrong(RulePlayer):
        def decide(self, view: PlayerView) -> act.Action:
            return act.MakeBid(view.seat, 1)

    bots: list[Strategy] = [Wrong(), *(RandomBot(str(seat)) for seat in range(3))]
    with pytest.raises(IllegalAction):
        play(SHORT, bots, "wrong", Method())


def test_all_tables_are_known() -> None:
    assert len(tables()) == 120


@pytest.mark.slow
def test_three_games_at_every_table() -> None:
    assert play_tables(3).games == 360


@pytest.mark.slow
def test_a_thousand_games_of_everyone() -> None:
    assert play_levels(1000, 10, deals=1).games == 1000


@pytest.mark.slow
def test_twenty_games_at_full_budget() -> None:
    assert play_levels(20, 0, deals=1).games == 20
