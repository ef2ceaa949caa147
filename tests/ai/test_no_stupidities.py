"""No level, the weakest included, does what players call stupid, whatever the others hold.

Failing before, found by asking weak players of many seeds: a beginner took a heart on a club that
it could duck (5 of 12 seeds), led low clubs that nobody else had any more (6 of 12) and suits in
which all others were known to be void (5 of 12), threw a heart to a player who was shooting and to
its partner; a casual player did the first two; a learner held the ace of clubs back on the first
trick (4 of 12). Strong, Expert and Grandmaster took the queen that was thrown on a first trick.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hearts_gui.ai.players.levels import LEVELS, Level, make_bot
from hearts_gui.engine.play.actions import PassCards, PlayCard
from hearts_gui.engine.play.state import Phase
from hearts_gui.engine.rules.choices import PassToken
from tests.ai.stupidities import LEFT, LOST, PASS_VALUE, PLAYS, Stupidity
from tests.ai.table import position
from tests.games import view

FILLS = range(2)
SEARCHING = [level for level in LEVELS if level.effort is not None]
SLOW = ("expert", "grandmaster")
SOME_LEVELS = [
    pytest.param(level, marks=pytest.mark.slow if level.key in SLOW else ()) for level in LEVELS
]
SEEDS = ("seed", "1", "2", "5")
"""Weak players of different seeds forget and misjudge different cards."""


def test_there_are_forty_positions_and_every_complaint_has_some() -> None:
    numbers = {play.complaint for play in PLAYS} | {number for number, *_ in PASS_VALUE}
    assert len(PLAYS) + len(PASS_VALUE) >= 40
    assert numbers == set(range(11))


@pytest.mark.parametrize("level", SOME_LEVELS, ids=lambda level: level.key)
@pytest.mark.parametrize("each", PLAYS, ids=lambda each: each.name)
def test_no_level_plays_so(each: Stupidity, level: Level) -> None:
    for fill in FILLS:
        seen = view(each.game(fill))
        assert seen.seat == 0
        for seed in SEEDS if level.effort is None else SEEDS[:1]:
            action = make_bot(level.key, seed).decide(seen)
            assert isinstance(action, PlayCard)
            assert action.card.text not in each.wrong, (fill, seed)


@pytest.mark.parametrize("level", SEARCHING, ids=lambda level: level.key)
def test_no_searching_level_ends_a_lost_game(level: Level) -> None:
    """Failing before: to come second was worth something where nobody does."""
    for fill in FILLS:
        action = make_bot(level.key, "seed").decide(view(LOST.game(fill)))
        assert isinstance(action, PlayCard)
        assert action.card.text not in LOST.wrong


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
@pytest.mark.parametrize(
    ("number", "name", "wrong", "hand"), PASS_VALUE, ids=[p[1] for p in PASS_VALUE]
)
def test_no_level_passes_so(level: Level, number: int, name: str, wrong: str, hand: str) -> None:
    game = position(hand)
    deal = game.public.deal
    assert deal is not None
    todo = (Phase.PASS, Phase.PLAY, Phase.SCORE)
    before = replace(deal, token=PassToken.L, todo=todo, opened=False, opening_card=None)
    seen = replace(view(game), public=replace(game.public, rules=LEFT, deal=before))
    action = make_bot(level.key, "seed").decide(replace(seen, own=game.owns[0]))
    assert isinstance(action, PassCards)
    passed = {card.text for card, _ in action.gives}
    assert not passed & set(wrong.split()), (number, name)
