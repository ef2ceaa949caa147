"""No seat is at a disadvantage, and a searching player knows no hidden card."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest

from hearts_gui.ai.players.levels import make_bot
from hearts_gui.ai.strategy import Strategy
from hearts_gui.engine.play.game import new_game, view_of
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from tests.games import by, decisions, play_out
from tests.kits.less_thought import believe_less
from tests.kits.reshuffling import reshuffled
from tests.kits.slow import some

_DEALS = 10
SURE = 3.3
"""Standard errors: chance goes so far once in a thousand tries."""


def points(rules: Rules, names: Sequence[str], deals: int, seed: str) -> np.ndarray:
    """The points of each seat, deal by deal, in games of many deals."""
    bots = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    rows = []
    for number in range(deals // _DEALS):
        game = play_out(rules.but(end=End.DEALS, end_at=_DEALS), bots, f"{seed} {number}", _DEALS)
        rows += [deal.points for deal in game.public.standings.history]
    return np.array(rows, dtype=np.float64)


@pytest.mark.parametrize("deals", some((40, 100), 40))
@pytest.mark.parametrize("level", ["learner", "club"])
def test_among_equals_no_seat_is_worse_off(level: str, deals: int) -> None:
    result = points(Rules(), [level] * 4, deals, f"equal {level}")
    against = result - result.mean(axis=1, keepdims=True)
    error = against.std(axis=0) / np.sqrt(len(result))
    assert (np.abs(against.mean(axis=0)) < SURE * error).all()


@pytest.mark.slow
def test_one_among_three_alike_fares_the_same_in_every_seat() -> None:
    """A person in any seat, played by the rule player; the three others are of one kind."""
    means, errors = [], []
    for person in range(4):
        names = ["casual"] * 4
        names[person] = "rule"
        own = points(Rules(), names, 130, f"person {person}")[:, person]
        means.append(own.mean())
        errors.append(own.std() / np.sqrt(len(own)))
    spread = np.array(means) - np.mean(means)
    assert (np.abs(spread) < SURE * np.array(errors)).all()


SEARCHED = [("standard", 4), ("turbo", 4), ("hay_kitty", 3), ("cancellation", 6), ("auction", 4)]


@pytest.mark.parametrize(("key", "players"), some(SEARCHED, ("standard", 4), ("hay_kitty", 3)))
def test_hidden_cards_change_no_answer_of_a_searching_player(
    monkeypatch: pytest.MonkeyPatch, key: str, players: int
) -> None:
    believe_less(monkeypatch)
    rules, chance = preset(key, players), random.Random(key)
    bots: list[Strategy] = [make_bot("expert@12", "x")]
    bots += [make_bot("club", str(seat)) for seat in range(1, players)]
    asked = 0
    for moment in decisions(new_game(rules, "hidden"), by(bots)):
        if moment.view.seat == 0:
            other = view_of(reshuffled(moment.before, 0, chance), 0)
            assert make_bot("expert@12", "x").decide(other) == moment.action
            asked += 1
    assert asked > 6
