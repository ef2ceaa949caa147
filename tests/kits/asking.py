"""Games played up to a decision other than a card."""

from __future__ import annotations

from dataclasses import replace

from hearts_gui.engine.play.state import Phase
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.rules import Rules
from tests.ai.table import position


def asked(rules: Rules, phase: Phase, hand: str, **changes: object) -> PlayerView:
    """The view of seat 0, dealer on its right, asked at a stage before play."""
    game = position(hand, rules=rules.but(pass_cycle=(PassToken.HOLD,)) if hand else rules)
    deal = game.public.deal
    assert deal is not None
    todo = (phase, Phase.PLAY, Phase.SCORE)
    fresh = replace(deal, todo=todo, opened=False, opening_card=None, ready=(), leader=0)
    fresh = replace(fresh, **changes)  # type: ignore[arg-type]
    return PlayerView(replace(game.public, rules=rules, deal=fresh), game.owns[0])
