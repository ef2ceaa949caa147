"""When the rest of a deal is offered to be played out, and that it never changes a score."""

from __future__ import annotations

import pytest

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.engine.play.actions import AskKind, ChooseMoon
from hearts_gui.engine.play.game import new_game, step, to_act, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Sun
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.seen import Settled, settled
from tests.games import by, decisions
from tests.kits.slow import some

from .kit import make_session, play_until, seen_by, take_turn


def why_settled(view: PlayerView) -> Settled | None:
    """Why the deal can be ended here, where a card is asked for."""
    return settled(view) if view.ask.kind is AskKind.PLAY else None


def play_on(game: Game, seed: str) -> tuple[object, ...]:
    """Return the result of the deal when the rest is played at random."""
    bots = [RandomBot(f"{seed}/{seat}") for seat in range(game.rules.players)]
    before = len(game.public.standings.history)
    while len(game.public.standings.history) == before:
        ask = to_act(game)
        action = bots[ask.seats[0]].decide(view_of(game, ask.seats[0]))
        if ask.kind is AskKind.MOON:
            assert game.public.deal is not None
            assert game.public.deal.offer is not None
            action = ChooseMoon(ask.seats[0], game.public.deal.offer.choices[0])
        _, game = step(game, action)
    score = game.public.standings.history[-1]
    return score.points, score.totals, score.counters, score.stocks, game.public.next_leader


@pytest.mark.parametrize("key", [entry.key for entry in all_presets()])
def test_a_settled_deal_comes_to_the_same_however_it_is_played_on(key: str) -> None:
    rules = preset(key)
    bots = [RulePlayer(str(seat)) for seat in range(rules.players)]
    for number in range(10):
        for moment in decisions(new_game(rules, f"{key}/{number}"), by(bots)):
            if why_settled(moment.view) is not None:
                assert len({play_on(moment.before, f"end {k}") for k in range(6)}) == 1
                break


def reasons(rules: Rules, deals: int) -> list[Settled | None]:
    """Why each of some deals was settled before its last card."""
    result: list[Settled | None] = []
    bots = [RulePlayer(str(seat)) for seat in range(rules.players)]
    for number in range(deals):
        played = decisions(new_game(rules, f"settled/{number}"), by(bots))
        reasons = (why_settled(moment.view) for moment in played)
        result.append(next((why for why in reasons if why is not None), None))
    return result


@pytest.mark.parametrize("deals", some((40, 80), 40))
def test_many_deals_are_settled_early_for_both_reasons(deals: int) -> None:
    result = reasons(Rules(), deals)
    assert result.count(Settled.NOTHING_LEFT) >= deals / 40
    assert result.count(Settled.ALL_YOURS) >= deals / 40


def test_nothing_is_left_only_while_no_trick_can_count() -> None:
    assert Settled.NOTHING_LEFT not in reasons(Rules(trick_points=1), 60)


def test_a_sun_in_the_making_keeps_a_deal_open() -> None:
    sunny = Rules(sun=Sun.DOUBLE)
    for number in range(60):
        bots = [RulePlayer(str(seat)) for seat in range(4)]
        for moment in decisions(new_game(sunny, f"sun/{number}"), by(bots)):
            if why_settled(moment.view) is Settled.NOTHING_LEFT:
                assert len({trick.taker for trick in moment.view.deal.tricks}) > 1


def test_the_person_finishes_a_settled_deal_in_one_go() -> None:
    for number in range(40):
        session = make_session(seed=f"finish/{number}")
        session.finish_deal()  # nothing to finish yet
        assert session.version == 0
        play_until(session, lambda game: game.offer_finish() or game.over)
        if session.over:
            continue
        before = len(session.view(0).public.standings.history)
        held = session.view(0).own.hand
        session.finish_deal()
        assert session.view(0).public.standings.history[before:]
        marks = [event for event in seen_by(session, 0) if getattr(event, "card", None) in held]
        assert all(getattr(event, "auto", True) for event in marks[-len(held) :])
        take_turn(session)
        return
    pytest.fail("no deal was settled")
