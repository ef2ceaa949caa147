"""Worlds are weighed by a network that is shown what the cards count."""

from __future__ import annotations

from itertools import chain

import numpy as np
import pytest

from hearts_gui.ai.policies.features import Features, to_52_bits, unpacked
from hearts_gui.ai.policies.learned import log_policies, passed_of
from hearts_gui.ai.policies.network import Network
from hearts_gui.ai.policies.valued import features_for, reads_values
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, column
from hearts_gui.ai.simulator.batch_legal import legal
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.ai.simulator.batch_tricks import play
from hearts_gui.ai.worlds import belief as module
from hearts_gui.ai.worlds.belief import LEARNED, Believer, opening_state
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.game import new_game, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.presets import preset
from tests.games import midway, view
from tests.kits.slow import some

WORLDS = 240


def after(key: str, players: int, number: int, cards: int) -> Game:
    """A deal between rule players after this many cards."""
    bots = [RulePlayer(f"{number}/{seat}") for seat in range(players)]
    return midway(new_game(preset(key, players), f"valued/{number}"), bots, cards)


def network_for(view: PlayerView) -> Network:
    name = reads_values(view.rules, view.deal)
    assert name is not None
    return name


def believed(believer: Believer, game: Game) -> float:
    """The mean logarithm of the chance given to where each hidden card really lies."""
    seen = view(game)
    worlds = believer.draw(WORLDS, np.random.default_rng(5)).hands
    even = Sampler(seen).draw(WORLDS, np.random.default_rng(6)).hands
    logs = []
    for card in Sampler(seen).knowledge.unseen:
        seat = holder(game, card)
        here = (worlds[0, seat] & column([card], 1)[0] != 0).mean()
        anyhow = (even[0, seat] & column([card], 1)[0] != 0).mean()
        logs.append(np.log(0.9 * here + 0.1 * anyhow + 1e-3))
    return float(np.mean(logs))


def holder(game: Game, card: Card) -> int:
    """The holder of a card."""
    seats = range(game.public.rules.players)
    return next(seat for seat in seats if card in view_of(game, seat).own.hand)


@pytest.mark.parametrize(
    ("key", "players", "every"),
    some(
        [("omnibus", 4, 5), ("black_maria", 3, 5), ("omnibus", 4, 1), ("black_maria", 3, 1)],
        ("omnibus", 4, 5),
        ("black_maria", 3, 5),
    ),
)
def test_hidden_cards_are_believed_rather_where_they_lie(
    key: str, players: int, every: int
) -> None:
    """Failing before: worlds were weighed by odds that were measured for sensible players."""
    gains = []
    for number in range(0, 30, every):
        game = after(key, players, number, 4 * players + number % 18)
        seen = view(game)
        learnt = believed(Believer(seen, net=network_for(seen)), game)
        gains.append(learnt - believed(Believer(seen), game))
    assert np.mean(gains) > 0


def test_drawn_worlds_agree_with_what_was_seen() -> None:
    game = after("omnibus", 4, 3, 22)
    seen = view(game)
    worlds = Believer(seen, net=network_for(seen)).draw(WORLDS, np.random.default_rng(4))
    assert worlds.size == WORLDS
    assert (worlds.hands[0, seen.seat] == column(seen.own.hand, 1)[0]).all()
    every = np.bitwise_or.reduce(worlds.hands[0], axis=0)
    unseen = column(Sampler(seen).knowledge.unseen, 1)[0]
    assert (every == (unseen | worlds.hands[0, seen.seat])).all()
    for seat, suit in seen.deal.voids:
        if seat != seen.seat:
            assert not (worlds.hands[0, seat] & (0x3FFF << (16 * int(suit)))).any()


def test_a_world_is_as_likely_as_the_play_in_it() -> None:
    """Replayed card by card by the policy that plays, and by the one that believes."""
    game = after("omnibus", 4, 1, 9)
    seen = view(game)
    net = network_for(seen)
    believer = Believer(seen, net=net)
    pool = Sampler(seen).draw(6, np.random.default_rng(2))
    result = believer._replayed(pool)
    state = opening_state(seen, believer._first_hands(pool), seen.deal.tricks[0].plays[0])
    shown, logs = features_for(seen, pool.size, net, passed_of(seen)), np.zeros((2, 4, pool.size))
    tricks = (*(trick.plays for trick in seen.deal.tricks), seen.deal.plays)
    for number, each in enumerate(chain.from_iterable(tricks)):
        bits = column([each.card], 1)
        if number and each.seat != seen.seat:
            logs[:, each.seat] += explained(state, shown, net, bits[0])
        faces = np.repeat(bits, pool.size, axis=1)
        shown.played(state, faces[0])
        play(state, faces)
    shares = np.array([0.95, 0.05])[:, None, None]
    expected = np.log((shares * np.exp(logs)).sum(axis=0)).sum(axis=0)
    assert result == pytest.approx(expected, abs=1e-4)
    assert np.ptp(expected) > 0.5


def explained(state: State, shown: Features, net: Network, face: Ints) -> Reals:
    """The logarithm of the chance of a card, by the network as far as it is believed, or anyone.

    In the shape (2, worlds); nobody has a choice who may play that card only.
    """
    allowed = legal(state)
    card = int(to_52_bits(face)[0]).bit_length() - 1
    fond = np.exp(LEARNED.fond * log_policies(state, allowed, shown, net))
    held = unpacked(to_52_bits(allowed[0])[None])[:, :52] != 0
    fond *= held
    by_net = fond[:, card] / fond.sum(axis=1)
    chances = np.stack([by_net, 1 / held.sum(axis=1)])
    free = held.sum(axis=1) > 1
    assert held[:, card].all()
    logs: Reals = np.where(free, np.log(0.85 * chances + 0.15 / 4), 0.0)
    return logs


def test_cards_that_lie_in_a_kitty_are_left_to_measured_odds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = after("hay_kitty", 3, 2, 10)
    seen = view(game)
    monkeypatch.setattr(module, "log_likelihood", None)
    worlds = Believer(seen, net=network_for(seen)).draw(WORLDS, np.random.default_rng(4))
    same = Believer(seen).draw(WORLDS, np.random.default_rng(4))
    assert np.array_equal(worlds.hands, same.hands)
    assert np.array_equal(worlds.kitty, same.kitty)


def test_few_worlds_are_drawn_as_well() -> None:
    seen = view(after("partnership", 4, 4, 17))
    few = Believer(seen, net=network_for(seen))
    assert few.draw(LEARNED.few - 1, np.random.default_rng(1)).size == LEARNED.few - 1


def test_the_same_chance_draws_the_same_worlds() -> None:
    seen = view(after("omnibus", 4, 5, 19))
    net = network_for(seen)
    one, two = (Believer(seen, net=net).draw(80, np.random.default_rng(3)) for _ in range(2))
    assert np.array_equal(one.hands, two.hands)
