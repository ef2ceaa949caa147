"""Packs, deal shapes and passes at every table (RULES 1.1, 1.2)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from hearts_gui.engine.cards import Card, parse_cards
from hearts_gui.engine.rules.choices import Jokers, Kitty, OpeningLead, PassToken, Strip
from hearts_gui.engine.rules.packs import DealShape, build_pack, deal_shape, removed_faces
from hearts_gui.engine.rules.passing import dealer_tokens, pass_gives, pass_size
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.seats import POOL
from tests.engine.strategies import random_rules
from tests.kits.slow import some


def _hay_table(players: int) -> Rules:
    return Rules(players=players, strip=Strip.HAY, pass_cycle=(PassToken.L,))


def test_d1_stripped_packs_make_equal_hands() -> None:
    tables = [
        (_hay_table(3), 17),
        (Rules(), 13),
        (_hay_table(5), 10),
        (preset("arnold", 6), 8),
    ]
    for rules, size in tables:
        assert deal_shape(rules) == DealShape((size,) * rules.players)
        assert len(set(build_pack(rules))) == size * rules.players


@pytest.mark.parametrize(("players", "jokers", "size"), [(3, 2, 18), (5, 3, 11), (6, 2, 9)])
def test_d2_jokers_fill_the_pack_up(players: int, jokers: int, size: int) -> None:
    values = {"strip": Strip.WIKI, "jokers": Jokers.OFF_SUIT, "pass_cycle": (PassToken.R,)}
    rules = Rules(players=players, **values)  # type: ignore[arg-type]
    assert sum(card.is_joker for card in build_pack(rules)) == jokers
    assert removed_faces(rules) == ()
    assert deal_shape(rules).sizes == (size,) * players


@pytest.mark.parametrize(
    ("players", "size", "kitty"),
    [(6, 17, 2), (7, 14, 6), (8, 13, 0), (9, 11, 5), (10, 10, 4), (11, 9, 5)],
)
def test_d4_two_packs_leave_these_kitties(players: int, size: int, kitty: int) -> None:
    shape = deal_shape(preset("double_deck", players))
    assert shape == DealShape((size,) * players, kitty=kitty)


def test_d5_foster_for_six_leaves_twelve_hearts() -> None:
    pack = build_pack(preset("sweepstake", 6))
    assert not any(card.rank == 2 for card in pack)
    assert sum(card.face.text.endswith("H") for card in pack) == 12
    assert deal_shape(preset("sweepstake", 6)).sizes == (8,) * 6


def test_d6_warren_is_the_53rd_card_and_leaves_one_extra() -> None:
    rules = preset("warren")
    assert len(build_pack(rules)) == 53
    assert deal_shape(rules) == DealShape((13,) * 4, extra=1)
    assert deal_shape(rules).left_over == 1


def test_uneven_hands_give_the_extra_cards_to_those_served_first() -> None:
    rules = Rules(players=5, uneven_hands=True, pass_cycle=(PassToken.L,))
    assert deal_shape(rules) == DealShape((11, 11, 10, 10, 10))


def test_two_pack_schemes_remove_single_copies() -> None:
    rules = Rules(
        players=6,
        packs=2,
        strip=Strip.WIKI2,
        pass_cycle=(PassToken.L,),
        opening_lead=OpeningLead.LOWEST_CLUB,
    )
    counts = Counter(card.face.text for card in build_pack(rules))
    assert counts["2C"] == counts["2D"] == 1
    assert counts["3C"] == 2
    assert Card("2C") in build_pack(rules)
    nine = preset("black_lady_uk", 9)
    assert removed_faces(nine) == parse_cards("2C 2D 2C 2D 3C")
    assert len(build_pack(nine)) == 99


def test_marked_jokers_are_one_of_clubs_and_one_of_diamonds() -> None:
    rules = Rules(
        players=3, strip=Strip.JOKERS, jokers=Jokers.ZERO_OF_SUIT, pass_cycle=(PassToken.L,)
    )
    assert [card.text for card in build_pack(rules) if card.is_joker] == ["0C", "0D"]


def test_fixed_hands_leave_a_kitty_or_a_stock() -> None:
    kitty = Rules(hand_size=10, kitty=Kitty.OUT_OF_PLAY)
    assert deal_shape(kitty) == DealShape((10,) * 4, kitty=12)
    assert deal_shape(preset("domino", 7)) == DealShape((6,) * 7, stock=10)


@pytest.mark.parametrize("games", some((60, 200), 60))
def test_random_tables_deal_out_exactly_their_pack(games: int) -> None:
    rng = random.Random(11)
    for _ in range(games):
        rules = random_rules(rng)
        if rules is None:
            continue
        shape, pack = deal_shape(rules), build_pack(rules)
        assert sum(shape.sizes) + shape.left_over == len(pack) == len(set(pack))
        assert min(shape.kitty, shape.stock, shape.extra) >= 0
        assert max(shape.sizes) - min(shape.sizes) <= 1
        assert list(pack) == sorted(pack)


def test_a_pass_to_one_player_goes_round_the_table() -> None:
    rules = preset("hay", 5)
    assert pass_gives(rules, PassToken.L, 4) == ((0, 3),)
    assert pass_gives(rules, PassToken.R, 0) == ((4, 3),)
    assert pass_gives(rules, PassToken.L2, 4) == ((1, 3),)
    assert pass_gives(rules, PassToken.R2, 0) == ((3, 3),)
    assert pass_gives(rules, PassToken.HOLD, 0) == ()
    assert pass_gives(rules, PassToken.DEALER, 0) == ()
    assert pass_gives(preset("arnold_all", 6), PassToken.A, 1) == ((4, 3),)
    assert pass_gives(preset("arnold"), PassToken.L, 1) == ()


def test_p6_scatter_among_three_is_two_cards_to_each() -> None:
    assert pass_gives(preset("hay", 3), PassToken.SCATTER, 1) == ((2, 2), (0, 2))


def test_p7_scatter_among_five_is_one_card_to_each() -> None:
    assert pass_gives(preset("hay", 5), PassToken.SCATTER, 3) == ((4, 1), (0, 1), (1, 1), (2, 1))


def test_p8_smoosh_is_three_cards_into_the_middle() -> None:
    for token in (PassToken.SMOOSH, PassToken.CHARGE):
        assert pass_gives(Rules(), token, 2) == ((POOL, 3),)


def test_p14_two_cards_are_passed_among_more_than_four() -> None:
    assert pass_size(preset("wiki2008", 4), PassToken.R) == 3
    assert pass_size(preset("wiki2008", 5), PassToken.R) == 2


def test_a_dealer_may_pick_each_possible_pass_once() -> None:
    picks = dealer_tokens(preset("hay", 5))
    assert [pick.value for pick in picks] == ["L", "R", "L2", "R2", "SCATTER", "SMOOSH", "HOLD"]
    assert PassToken.A in dealer_tokens(Rules())
    eleven = preset("double_deck", 11)
    assert PassToken.SCATTER not in dealer_tokens(eleven)  # ten cards of a hand of nine
