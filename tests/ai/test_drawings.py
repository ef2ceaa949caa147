"""In Domino every draw shows something, and sample deals agree with all of it."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.ai.worlds import knowledge
from hearts_gui.ai.worlds.knowledge import most_cards
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import new_game, step, to_act, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.rules.choices import Jokers
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules

TABLES = [
    *(preset("domino", players) for players in (2, 3, 4, 7)),
    preset("domino", 6).but(jokers=Jokers.ANYTIME),
]


def moments(rules: Rules, seed: str) -> list[Game]:
    """A deal between random players, whenever one of them is to play."""
    bots = [RandomBot(f"{seed}/{seat}") for seat in range(rules.players)]
    game, result = new_game(rules, seed), []
    while not game.public.standings.history:
        ask = to_act(game)
        if ask.kind is AskKind.PLAY:
            result.append(game)
        seat = next(iter(ask.seats), 0)
        game = step(game, bots[seat].decide(view_of(game, seat)))[1]
    return result


def length(hand: tuple[Card, ...], suit: Suit) -> int:
    return sum(card.suit is suit and not card.is_joker for card in hand)


@pytest.mark.parametrize("rules", TABLES)
def test_nobody_holds_more_of_a_suit_than_the_draws_allow(rules: Rules) -> None:
    limits = Counter[int]()
    for number in range(8):
        for game in moments(rules, f"limits {number}"):
            assert game.public.deal is not None
            for (seat, suit), most in most_cards(game.public.deal).items():
                assert length(game.owns[seat].hand, suit) <= most
                limits[most] += 1
    assert limits[0] > 20
    assert sum(limits.values()) > limits[0] + 20


def broken_limits(rules: Rules, seed: str) -> tuple[int, int]:
    """Count the hands of sample deals above and within the limits that the draws set."""
    over = within = 0
    for game in moments(rules, seed)[::3]:
        view = view_of(game, to_act(game).seats[0])
        worlds = Sampler(view).draw(12, np.random.default_rng(1)).worlds()
        for (seat, suit), most in most_cards(view.deal).items():
            for world in worlds:
                more = length(world.hands[seat], suit) > most
                over, within = over + more, within + (not more)
        for world in worlds:
            assert tuple(map(len, world.hands)) == view.deal.sizes
            assert world.hands[view.seat] == view.own.hand
            assert len(world.stock) == view.deal.stock_size
    return over, within


@pytest.mark.parametrize("rules", TABLES)
def test_imagined_deals_agree_with_every_draw(rules: Rules) -> None:
    over, within = broken_limits(rules, "agree")
    assert within > 50
    assert not over


def test_without_the_draws_they_would_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge, "most_cards", lambda _: {})
    over, _ = broken_limits(preset("domino", 4), "agree")
    assert over


def test_what_a_seat_does_not_know_changes_nothing() -> None:
    for game in moments(preset("domino", 4), "hidden")[::5]:
        view = view_of(game, to_act(game).seats[0])
        known = knowledge.knowledge_of(view)
        hidden = {card for own in game.owns if own.seat != view.seat for card in own.hand}
        assert hidden | set(game.secret.stock) == set(known.unseen)
        for card in known.unseen:
            places = known.places[known.unseen.index(card)]
            assert places >> known.stock & 1 or not view.deal.stock_size
