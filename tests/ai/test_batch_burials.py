"""In playouts a kitty is exchanged as the rule player does it."""

from __future__ import annotations

import random

import pytest

from hearts_gui.ai.rule_player.choosing import burial_preferences
from hearts_gui.ai.rule_player.facts import view_stakes
from hearts_gui.ai.simulator import batch_burials
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_burials import burials
from hearts_gui.ai.simulator.batch_cards import cards_in
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import new_game, step, to_act, view_of
from hearts_gui.engine.rules.choices import BonusCard, Kitty, KittyDiscard
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from tests.ai.batch_kit import advanced, legal_cards, world_of

EQUAL = 1e-5
"""Wishes as near as that are the same; which of two cards then goes is left to the last bits."""

HAY = preset("hay_kitty", 3)
TABLES = [
    *(preset("heartsette", players) for players in (3, 4, 5, 6)),
    HAY.but(kitty=Kitty.FIRST_TRICK_SWAP),
    HAY.but(kitty=Kitty.FIRST_TRICK_SWAP, kitty_discard=KittyDiscard.OUT_OF_PLAY),
    preset("hay_kitty", 5).but(kitty=Kitty.FIRST_TRICK_SWAP, bonus_card=BonusCard.JD),
]


def behind(rules: Rules, seed: str) -> float:
    """Return by how much, at most, the rule player likes less what the simulator buries."""
    rng, game = random.Random(seed), new_game(rules, seed)
    while game.public.deal is None or len(game.public.deal.plays) < rules.players - 1:
        game = advanced(game, rng)
    batch = Batch.from_worlds(game.public, [world_of(game)])
    seat = to_act(game).seats[0]
    card = min(legal_cards(batch))
    batch = batch.try_each([card])
    _, after = step(game, act.PlayCard(seat, card))
    assert to_act(after).kind is AskKind.BURY
    view = view_of(after, to_act(after).seats[0])
    gone = set(cards_in([int(word) for word in burials(batch.state)[:, 0]]))
    assert len(gone) == view.deal.bury_count
    left, worst = list(view.own.hand), 0.0
    while gone:
        wishes = burial_preferences(rules, tuple(left), view_stakes(view))
        mine = max(gone, key=lambda card: wishes[card])
        worst = max(worst, max(wishes.values()) - wishes[mine])
        gone.remove(mine)
        left.remove(mine)
    return worst


@pytest.mark.parametrize("rules", TABLES)
def test_the_simulator_buries_what_the_rule_player_does(rules: Rules) -> None:
    for number in range(40):
        assert behind(rules, f"bury {number}") < EQUAL


def test_another_wish_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    real = batch_burials._discard_values
    monkeypatch.setattr(batch_burials, "_discard_values", lambda held, view: -real(held, view))
    rules = TABLES[1].but(end_at=7)  # not the one whose wishes are known
    assert max(behind(rules, f"bury {number}") for number in range(5)) > 1.0
