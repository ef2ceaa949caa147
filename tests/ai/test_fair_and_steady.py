"""An answer depends on the seat's own view alone: not on hidden cards, other brains or history."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.strategy import Strategy
from hearts_gui.engine.log.codec import event_from_plain, event_to_plain
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import new_game, to_act, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import PlayerView, opening_view, redact, see
from hearts_gui.engine.rules.presets import all_presets, preset
from tests.games import by, decisions, first_deal, moments, view
from tests.kits.reshuffling import reshuffled

PRESETS = [(entry.key, entry.sizes[len(entry.sizes) // 2]) for entry in all_presets()]


def over_the_wire(view: PlayerView, events: list[object]) -> PlayerView:
    """The view after events that went through JSON, redacted."""
    for event in events:
        plain = json.loads(json.dumps(event_to_plain(redact(event, view.seat))))  # type: ignore[arg-type]
        view = see(view, event_from_plain(plain))
    return view


@pytest.mark.parametrize(("key", "players"), PRESETS)
def test_a_fresh_brain_fed_with_redacted_json_answers_like_one_that_sat_through_the_deal(
    key: str, players: int
) -> None:
    rules = preset(key, players)
    sitting = [RulePlayer(str(seat)) for seat in range(players)]
    views = [opening_view(rules, seat) for seat in range(players)]
    for moment in moments(new_game(rules, "steady"), by(sitting)):
        if not moment.starts:
            told = views[moment.view.seat]
            assert RulePlayer("another seed").decide(told) == moment.action
        views = [over_the_wire(view, list(moment.events)) for view in views]


@pytest.mark.parametrize(("key", "players"), PRESETS)
def test_hidden_cards_and_other_brains_change_no_answer(key: str, players: int) -> None:
    rules = preset(key, players)
    chance = random.Random(key)
    bots: list[Strategy] = [RulePlayer()]
    bots += [RandomBot(str(seat)) for seat in range(1, players)]
    asked = 0
    for moment in decisions(new_game(rules, "hidden"), by(bots)):
        if moment.view.seat == 0:
            other = reshuffled(moment.before, 0, chance)
            for neighbour in range(1, players):
                _ask_about_everything(other, neighbour)
            assert RulePlayer().decide(view_of(other, 0)) == moment.action
            asked += 1
    assert asked > 4


def _ask_about_everything(game: Game, seat: int) -> None:
    """Let another brain think about its own hand as if it were its turn."""
    deal = game.public.deal
    assert deal is not None
    if to_act(game).kind is not AskKind.PLAY or not game.owns[seat].hand:
        return
    public = replace(game.public, deal=replace(deal, plays=(), leader=seat))
    RulePlayer().decide(PlayerView(public, game.owns[seat], game.version))


def test_random_players_answer_by_seed_and_version() -> None:
    game = first_deal(preset("standard", 4), "x")
    seen = view(game)
    assert RandomBot("a").decide(seen) == RandomBot("a").decide(seen)
    answers = {RandomBot(str(seed)).decide(seen) for seed in range(20)}
    assert len(answers) > 10
