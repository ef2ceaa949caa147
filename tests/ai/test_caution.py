"""Where hearts alone count, a search of few worlds overrules the rule player only by a wide
margin."""

from __future__ import annotations

from dataclasses import replace

from hearts_gui.ai.effort import Effort
from hearts_gui.ai.players.levels import BY_KEY
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.search.searcher import Searcher
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import new_game, step, to_act, view_of
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.rules.presets import preset

BOLD = Effort(worlds=32, checks=2)
CAREFUL = replace(BOLD, caution=1000.0)


def departures(key: str, effort: Effort) -> int:
    """Return how often, of a deal's first cards, another one than the rule player's is chosen."""
    rules = preset(key)
    bots, game = [RulePlayer(str(seat)) for seat in range(rules.players)], new_game(rules, "care")
    departed = seen = 0
    while seen < 8:
        ask = to_act(game)
        seat = next(iter(ask.seats), 0)
        view = view_of(game, seat)
        usual = bots[seat].decide(view)
        if ask.kind is AskKind.PLAY and len(legal_plays(rules, view.deal, view.own)) > 3:
            seen += 1
            evaluation = Searcher("x", effort).evaluate(view)
            kept = next(estimate for estimate in evaluation.estimates if estimate.action == usual)
            departed += evaluation.action != usual and kept.worlds == evaluation.worlds
        game = step(game, usual)[1]
    return departed


def test_a_careful_player_stays_with_the_usual_card_where_hearts_alone_count() -> None:
    assert departures("heartsette", BOLD) > 0
    assert departures("heartsette", CAREFUL) == 0


def test_elsewhere_caution_changes_nothing() -> None:
    assert departures("omnibus", BOLD) == departures("omnibus", CAREFUL) > 0


def test_only_levels_with_few_second_opinions_are_careful() -> None:
    efforts = {key: level.effort for key, level in BY_KEY.items() if level.effort is not None}
    careful = {key for key, effort in efforts.items() if effort.caution}
    assert careful == {key for key, effort in efforts.items() if effort.checks < 40}
