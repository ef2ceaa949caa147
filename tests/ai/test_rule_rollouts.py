"""Rule rollouts: a few worlds played out by rule players, in time and always alike."""

from __future__ import annotations

import time

import numpy as np

from hearts_gui.ai.effort import NEVER, Deadline, Effort
from hearts_gui.ai.players.levels import level
from hearts_gui.ai.search.playout_search import rule_rollouts
from hearts_gui.ai.search.search_value import Judge
from hearts_gui.ai.search.searcher import Searcher
from hearts_gui.ai.simulator.batch_cards import Reals
from hearts_gui.ai.worlds.belief import Believer
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.state import Game
from tests.ai.table import late, position
from tests.games import view


def opinion(
    game: Game, worlds: int, deadline: Deadline = NEVER, likes: dict[str, float] | None = None
) -> dict[str, Reals]:
    """Return the results of each legal card in these worlds; `likes` speak for some in addition."""
    seen = view(game)
    cards = legal_plays(seen.rules, seen.deal, seen.own)
    drawn = Believer(seen).draw(worlds, np.random.default_rng(1))
    rng = np.random.default_rng(2)
    extra = np.array([[(likes or {}).get(card.text, 0.0)] for card in cards])
    values = rule_rollouts(
        seen.public, drawn, cards, Judge(seen), rng, lambda values: values + extra, deadline
    )
    return dict(zip((card.text for card in cards), values, strict=True))


def queen_on_the_table() -> Game:
    """The queen lies under the king that could take her."""
    return position("4C 9C JC 3D 6D TD 4H 8H 9H 3S 5S 8S KS", "2: 2C KC 9C AC", "1: JS QS 9S")


def test_every_card_is_tried_in_every_world() -> None:
    values = opinion(queen_on_the_table(), 6)
    assert {text: len(result) for text, result in values.items()} == dict.fromkeys(values, 6)
    assert values["KS"].mean() < values["8S"].mean() - 10


def test_the_queen_is_not_a_gift_to_her_holder() -> None:
    game = late("QS 3C 4H 5C", out="6D 7D 8D TC JC QC 2S 3S 4S", plays="1: 9D TD JD")
    values = opinion(game, 8)
    assert max(values, key=lambda text: float(values[text].mean())) == "QS"


def test_when_the_time_is_up_few_worlds_must_do() -> None:
    values = opinion(
        queen_on_the_table(), 40, deadline=Deadline(time.perf_counter, time.perf_counter() - 1)
    )
    assert 0 < len(values["8S"]) < 40


def test_what_is_clear_needs_few_worlds() -> None:
    """One card is far ahead for what else speaks for it; in eight worlds nothing is clear."""
    game = queen_on_the_table()
    clear = opinion(game, 40, likes={"8S": 100.0})
    assert len(clear["8S"]) < 40
    assert len(opinion(game, 8, likes={"8S": 100.0})["8S"]) == 8
    # Two cards are as likely the best one, so all worlds are wanted, and the first are the same.
    open_yet = opinion(game, 40, likes={"8S": 100.0, "5S": 100.5, "3S": 101.0})
    assert len(open_yet["8S"]) == 40
    few = len(clear["8S"])
    assert all((open_yet[text][:few] == clear[text]).all() for text in clear)


def test_the_same_question_gets_the_same_answer() -> None:
    game = position("4C 9C JC 3D 6D TD 4H 8H 9H 3S 5S 8S KS", "2: 2C KC 9C AC", "1: JS")
    answers = [
        Searcher("seed", Effort(worlds=60, checks=6, seconds=60)).decide(view(game))
        for _ in range(2)
    ]
    assert answers[0] == answers[1]
    assert isinstance(answers[0], PlayCard)


def test_a_small_budget_has_few_rule_rollouts() -> None:
    full, small, least = level("grandmaster"), level("grandmaster@120"), level("grandmaster@12")
    assert full.effort is not None
    assert small.effort is not None
    assert least.effort is not None
    assert full.effort.checks > small.effort.checks > 0
    assert least.effort.checks == 0
