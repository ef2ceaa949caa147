"""Imagined worlds: consistent with everything a seat saw, and each as likely as any other."""

from __future__ import annotations

import random
import time
from collections import Counter
from itertools import product

import numpy as np
import pytest

from hearts_gui.ai.counting import Impossible, Layouts
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.ai.simulator.imagined import Packed
from hearts_gui.ai.worlds.knowledge import knowledge_of
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.presets import all_presets, preset
from tests.ai.table import late
from tests.games import by, decisions, view

PRESETS = [(entry.key, entry.sizes[len(entry.sizes) // 2]) for entry in all_presets()]
_CHI_LIMIT = 5.0
"""This many standard deviations of chi-square are as good as never reached by chance."""


def chi_square(counts: Counter[object], ways: int, drawn: int) -> float:
    """Return how far counts are from even, in standard deviations of chi-square."""
    expected = drawn / ways
    square = sum((count - expected) ** 2 / expected for count in counts.values())
    square += (ways - len(counts)) * expected
    return float((square - (ways - 1)) / (2 * (ways - 1)) ** 0.5)


def drawn_hands(packed: Packed) -> Counter[object]:
    """Count how often each way to deal the hands was drawn."""
    return Counter(world.hands for world in packed.worlds())


def every_deal(view: PlayerView) -> set[tuple[tuple[Card, ...], ...]]:
    """All ways to deal the unseen cards to the others, by trying every way."""
    deal = view.deal
    known = knowledge_of(view)
    others = [seat for seat in range(len(deal.sizes)) if seat != view.seat]
    deals = set()
    for owners in product(others, repeat=len(known.unseen)):
        hands: list[list[Card]] = [[] for _ in deal.sizes]
        hands[view.seat] = list(view.own.hand)
        for card, owner in zip(known.unseen, owners, strict=True):
            hands[owner].append(card)
        fits = all(len(hand) == size for hand, size in zip(hands, deal.sizes, strict=True))
        if fits and not any(card.suit is suit for seat, suit in deal.voids for card in hands[seat]):
            deals.add(tuple(tuple(sorted(hand)) for hand in hands))
    return deals


@pytest.mark.parametrize(
    ("hand", "out", "voids"),
    [
        ("2C 3C", "4C 5C 6D 7D 8S 9S", ""),
        ("2C 3C", "4C 5C 6D 7D 8S 9S", "1D"),
        ("2C 3C 4D", "4C 5C 6C 7D 8D 9S TS 9H TH", "1C 2H"),
        ("2C 3C", "4C 5C 6D 7D 8S 9S", "1C 1D 2C"),
    ],
)
def test_every_consistent_deal_is_drawn_about_equally_often(
    hand: str, out: str, voids: str
) -> None:
    seen = view(late(hand, out=out, voids=voids))
    ways = every_deal(seen)
    counts = drawn_hands(Sampler(seen).draw(40 * len(ways), np.random.default_rng(5)))
    assert set(counts) == ways
    if len(ways) > 1:
        assert chi_square(counts, len(ways), 40 * len(ways)) < _CHI_LIMIT


def test_the_number_of_layouts_is_that_of_enumeration() -> None:
    sizes, rooms = (3, 2, 2), (3, 2, 2)
    most = ((3, 1, 0), (2, 0, 2), (1, 2, 2))
    kinds = [kind for kind, size in enumerate(sizes) for _ in range(size)]
    count = sum(
        all(owners.count(place) == room for place, room in enumerate(rooms))
        and all(
            Counter(zip(owners, kinds, strict=True))[place, kind] <= most[place][kind]
            for place, kind in product(range(3), repeat=2)
        )
        for owners in product(range(3), repeat=7)
    )
    assert Layouts(sizes, rooms, most).count == pytest.approx(count)


def test_limits_that_leave_nothing_are_refused() -> None:
    with pytest.raises(Impossible):
        Layouts((2,), (1, 1), ((2,), (0,)))


def random_views(key: str, players: int, seed: int) -> list[tuple[Game, PlayerView]]:
    """Some views of a deal between random players, with the game that they are of."""
    bots = [RandomBot(str(seat)) for seat in range(players)]
    chance = random.Random(seed)
    played = decisions(new_game(preset(key, players), str(seed)), by(bots))
    return [(moment.before, moment.view) for moment in played if chance.random() < 0.15]


@pytest.mark.parametrize(("key", "players"), PRESETS)
def test_the_true_deal_is_among_the_possible_ones(key: str, players: int) -> None:
    for game, seen in random_views(key, players, 1):
        known = knowledge_of(seen)
        for card, places in zip(known.unseen, known.places, strict=True):
            for seat, own in enumerate(game.owns):
                if card in own.hand:
                    assert places >> seat & 1, (card, seat)


@pytest.mark.parametrize(("key", "players"), PRESETS)
def test_worlds_have_every_card_once_and_obey_what_was_shown(key: str, players: int) -> None:
    for game, seen in random_views(key, players, 2):
        packed = Sampler(seen).draw(5, np.random.default_rng(0))
        deal = seen.deal
        for world in packed.worlds():
            assert tuple(len(hand) for hand in world.hands) == deal.sizes
            assert world.hands[seen.seat] == tuple(sorted(seen.own.hand))
            cards = [card for hand in world.hands for card in hand]
            assert len(set(cards)) == len(cards)
            for seat, suit in deal.voids:
                assert not any(card.suit is suit for card in world.hands[seat])
            for card, receiver in seen.own.gave:
                unplayed = card in {c for own in game.owns for c in own.hand}
                if receiver >= 0 and unplayed and not deal.buried_count:
                    assert card in world.hands[receiver]


def test_worlds_do_not_depend_on_hidden_cards() -> None:
    first = view(late("2C 3C", out="4C 5C 6D 7D 8S 9S", voids="1D", fill=1))
    other = view(late("2C 3C", out="4C 5C 6D 7D 8S 9S", voids="1D", fill=2))
    one = Sampler(first).draw(50, np.random.default_rng(3))
    two = Sampler(other).draw(50, np.random.default_rng(3))
    assert (one.hands == two.hands).all()


def test_many_voids_cost_no_rejections() -> None:
    out = "4C 5C 6C 7C 8C 7D 8D 9D 9S TS JS 9H TH JH QH"
    seen = view(late("2C 3C 4D 5D 2H", out=out, voids="1C 1D 2C 2S 3H 3S"))
    begin = time.perf_counter()
    packed = Sampler(seen).draw(1000, np.random.default_rng(1))
    assert time.perf_counter() - begin < 2
    for world in packed.pick(np.arange(20)).worlds():
        assert all(card.suit in (Suit.SPADES, Suit.HEARTS) for card in world.hands[1])
