"""Another seat is believed to have buried sensible cards for a kitty."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.simulator.batch_cards import index_of
from hearts_gui.ai.simulator.imagined import Packed
from hearts_gui.ai.worlds.burials import LikelyBurials
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import new_game, step, to_act, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Kitty
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules

TABLES = [
    *(preset("heartsette", players) for players in (3, 4, 6)),
    preset("hay_kitty", 3).but(kitty=Kitty.FIRST_POINT_SWAP),
]
SIZE = 60


def asked(rules: Rules, seed: str) -> Iterator[tuple[Game, PlayerView]]:
    """Views of seats that did not take the kitty, after someone has; rule players play."""
    bots, game = [RulePlayer(str(seat)) for seat in range(rules.players)], new_game(rules, seed)
    while not game.public.standings.history:
        seat = next(iter(to_act(game).seats), 0)
        view, deal = view_of(game, seat), game.public.deal
        playing = to_act(game).kind is AskKind.PLAY
        if playing and deal is not None and deal.buried_count and deal.kitty_taker != seat:
            yield game, view
        game = step(game, bots[seat].decide(view))[1]


def drawn(view: PlayerView, *, likely: bool) -> Packed:
    rng, burials = np.random.default_rng(3), LikelyBurials(view)
    pool = Sampler(view).draw(burials.wanted(SIZE), rng)
    return burials.likely(pool, SIZE, rng) if likely else pool.pick(np.arange(SIZE))


@pytest.mark.parametrize("rules", TABLES)
def test_worlds_still_agree_with_all_that_the_seat_knows(rules: Rules) -> None:
    for game, view in list(asked(rules, "agree"))[::4]:
        deal, pack = view.deal, None
        for world in drawn(view, likely=True).worlds():
            assert tuple(map(len, world.hands)) == deal.sizes
            assert len(world.kitty) == deal.buried_count
            assert world.hands[view.seat] == view.own.hand
            cards = sorted([card for hand in world.hands for card in hand] + list(world.kitty))
            pack = pack or cards
            assert cards == pack
            assert len(set(cards)) == len(cards)
            for seat, suit in deal.voids:
                assert not any(card.suit is suit for card in world.hands[seat])
        assert game.public is view.public


def share_found(rules: Rules, *, likely: bool) -> float:
    """Return how often, on average, a card that was buried lies there in the worlds."""
    shares = []
    for game, view in list(asked(rules, "found"))[::3]:
        assert view.deal.kitty_taker is not None
        kitty = drawn(view, likely=likely).kitty[0]
        for card in game.owns[view.deal.kitty_taker].buried:
            shares.append((kitty >> index_of(card) & 1).mean())
    return float(np.mean(shares))


def test_the_cards_that_rule_players_bury_are_found_more_often() -> None:
    rules = preset("heartsette", 4)
    assert share_found(rules, likely=True) > 1.3 * share_found(rules, likely=False)


def test_the_seat_that_buried_cards_knows_them_and_others_believe_nothing_before() -> None:
    rules = preset("heartsette", 4)
    game = next(iter(asked(rules, "own")))[0]
    assert game.public.deal is not None
    taker = game.public.deal.kitty_taker
    assert taker is not None
    assert not LikelyBurials(view_of(game, taker)).apply
    start = new_game(rules, "own")
    start = step(start, RulePlayer("x").decide(view_of(start, 0)))[1]
    assert not LikelyBurials(view_of(start, to_act(start).seats[0])).apply
