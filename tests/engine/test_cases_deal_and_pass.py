"""Corner cases D and P: dealing and passing."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from hearts_gui.engine.cards import WARREN, Card
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.dealing import deal_cards
from hearts_gui.engine.play.game import new_game, step, to_act
from hearts_gui.engine.play.legal import Verdict, classify_pass
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.validate import IllegalAction
from hearts_gui.engine.rules.choices import Jokers, Kitty, PassToken
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.passing import pass_gives
from hearts_gui.engine.rules.presets import preset, preset_with
from hearts_gui.engine.rules.rules import Rules
from tests.engine.positions import before_play, do, hand, legal, pass_to, public, turn
from tests.engine.random_play import moments

FOUR = "QS KS AS 9D / 5C 6C 7C 8C / 9C TC JC QC / 2C 3C 4C 5D"


def first_deal(rules: Rules, seed: str = "1") -> ev.DealStarted:
    """The first deal of a game, whole."""
    return deal_cards(new_game(rules, seed).public, seed)


def hand_cards(game: Game) -> Counter[Card]:
    """All cards in all hands."""
    return Counter(card for own in game.owns for card in own.hand)


def tokens_of(rules: Rules, deals: int) -> list[PassToken]:
    """Return the passes of the first deals of a random game."""
    tokens: list[PassToken] = []
    for moment in moments(rules, 5, deals=deals):
        tokens += [event.token for event in moment.events if isinstance(event, ev.DealStarted)]
    return tokens[:deals]


@pytest.mark.parametrize(
    ("key", "players", "size"), [("hay", 3, 17), ("hay", 4, 13), ("hay", 5, 10), ("arnold", 6, 8)]
)
def test_d1_hands_are_equal_and_no_card_is_dealt_twice(key: str, players: int, size: int) -> None:
    rules = preset(key, players)
    hands = [held or () for held in first_deal(rules).hands]
    assert [len(held) for held in hands] == [size] * players
    assert sorted(card for held in hands for card in held) == list(build_pack(rules))


@pytest.mark.parametrize(("players", "size"), [(3, 18), (5, 11), (6, 9)])
def test_d2_jokers_even_the_deal_out(players: int, size: int) -> None:
    rules = preset_with("wiki2008", players, {"jokers": Jokers.OFF_SUIT})
    deal = first_deal(rules)
    assert deal.sizes == (size,) * players
    assert deal.kitty_size == 0
    assert len(build_pack(rules)) == size * players


@pytest.mark.parametrize(
    ("players", "size", "left"),
    [(6, 17, 2), (7, 14, 6), (8, 13, 0), (9, 11, 5), (10, 10, 4), (11, 9, 5)],
)
def test_d4_two_packs_leave_a_kitty(players: int, size: int, left: int) -> None:
    deal = first_deal(preset("double_deck", players))
    assert deal.sizes == (size,) * players
    assert deal.kitty_size == left == len(deal.kitty or ())


def test_d5_six_players_without_twos_play_with_twelve_hearts() -> None:
    rules = preset("sweepstake", 6)
    deal = first_deal(rules)
    assert deal.sizes == (8,) * 6
    hearts = [card for card in build_pack(rules) if card.text.endswith("H")]
    assert len(hearts) == 12


def test_d6_warren_deal_leaves_exactly_one_extra_card() -> None:
    rules = preset("warren")
    owners = set()
    for seed in range(120):
        deal = first_deal(rules, str(seed))
        everything = [card for held in deal.hands for card in held or ()]
        assert deal.sizes == (13,) * 4
        assert deal.extra is not None
        assert sorted([*everything, deal.extra]) == list(build_pack(rules))
        assert len(build_pack(rules)) == 53
        assert (deal.warren_owner is None) == (deal.extra is WARREN)
        owners.add(deal.warren_owner)
    assert owners == {None, 0, 1, 2, 3}


def test_d7_dealer_moves_one_seat_clockwise_after_each_deal() -> None:
    dealers: list[int] = []
    for moment in moments(preset("hay"), 3, deals=4):
        dealers += [event.dealer for event in moment.events if isinstance(event, ev.DealStarted)]
    assert len(dealers) == 4
    assert all((first + 1) % 4 == second for first, second in pairwise(dealers))


def test_p1_hay_passes_left_right_across_and_holds() -> None:
    assert [token.value for token in tokens_of(preset("hay"), 5)] == ["L", "R", "A", "HOLD", "L"]


def test_p2_ricketts_scatters_before_it_holds() -> None:
    result = [token.value for token in tokens_of(preset("ricketts"), 6)]
    assert result == ["L", "R", "A", "SCATTER", "HOLD", "L"]


def test_p3_royal_never_holds() -> None:
    assert [token.value for token in tokens_of(preset("royal"), 4)] == ["L", "A", "R", "L"]


def test_p4_received_cards_cannot_be_passed_on() -> None:
    game = before_play(preset("hay"), FOUR, token=PassToken.L)
    game = do(game, pass_to(3, "2C 3C 4C", 0))
    with pytest.raises(IllegalAction) as refused:
        do(game, pass_to(0, "QS KS 2C", 1))
    assert refused.value.verdict is Verdict.NOT_YOURS
    game = do(game, pass_to(0, "QS KS AS", 1), pass_to(1, "5C 6C 7C", 2), pass_to(2, "9C TC JC", 3))
    assert hand(game, 0) == {"9D", "2C", "3C", "4C"}
    with pytest.raises(IllegalAction):
        do(game, pass_to(0, "2C 3C 4C", 1))


def _pass_all(game: Game, seed: int = 0) -> Game:
    """Everyone passes the first cards of a shuffled hand."""
    rng = random.Random(seed)
    for seat in to_act(game).seats:
        held = list(game.owns[seat].hand)
        rng.shuffle(held)
        receivers = pass_gives(game.rules, public(game).token, seat)
        given = tuple((held.pop(), to) for to, count in receivers for _ in range(count))
        _, game = step(game, act.PassCards(seat, given))
    return game


def test_p6_three_players_scatter_two_cards_each_way() -> None:
    rules = preset_with("hay", 3, {"pass_cycle": (PassToken.SCATTER,)})
    game = do(new_game(rules, "6"), act.StartDeal())
    assert pass_gives(rules, PassToken.SCATTER, 0) == ((1, 2), (2, 2))
    before = hand_cards(game)
    game = _pass_all(game)
    assert hand_cards(game) == before
    assert [len(own.hand) for own in game.owns] == [17] * 3
    for own in game.owns:
        assert sorted(giver for _, giver in own.got) == sorted(
            2 * [(own.seat + 1) % 3, (own.seat + 2) % 3]
        )


def test_p7_five_players_scatter_one_card_to_each_other_seat() -> None:
    rules = preset_with("hay", 5, {"pass_cycle": (PassToken.SCATTER,)})
    game = _pass_all(do(new_game(rules, "7"), act.StartDeal()))
    for own in game.owns:
        assert len(own.gave) == 4
        assert {to for _, to in own.gave} == set(range(5)) - {own.seat}
        assert {giver for _, giver in own.got} == set(range(5)) - {own.seat}


def test_p8_smoosh_gives_three_cards_back_and_own_ones_may_return() -> None:
    rules = preset_with("hay", 4, {"pass_cycle": (PassToken.SMOOSH,)})
    returned = 0
    for seed in range(12):
        game = do(new_game(rules, str(seed)), act.StartDeal())
        before = hand_cards(game)
        game = _pass_all(game, seed)
        assert hand_cards(game) == before
        for own in game.owns:
            assert len(own.hand) == 13
            assert len(own.got) == 3
            returned += len({card for card, _ in own.gave} & {card for card, _ in own.got})
    assert returned


def along() -> Rules:
    """Hay with packets that may be handed on unseen."""
    return preset_with("hay", 4, {"pass_along": True})


def test_p9_a_forwarded_packet_goes_one_seat_further() -> None:
    game = before_play(along(), FOUR, token=PassToken.L)
    game = do(
        game,
        pass_to(0, "QS KS AS", 1),
        act.ForwardPass(1),
        pass_to(2, "9C TC JC", 3),
        pass_to(3, "2C 3C 4C", 0),
    )
    assert hand(game, 1) == {"5C", "6C", "7C", "8C"}
    assert hand(game, 2) == {"QC", "QS", "KS", "AS"}
    assert hand(game, 3) == {"5D", "9C", "TC", "JC"}
    assert hand(game, 0) == {"9D", "2C", "3C", "4C"}


def test_p11_a_packet_can_come_back_to_its_giver() -> None:
    game = before_play(along(), FOUR, token=PassToken.A)
    game = do(
        game,
        pass_to(0, "QS KS AS", 2),
        pass_to(1, "5C 6C 7C", 3),
        act.ForwardPass(2),
        act.ForwardPass(3),
    )
    assert hand(game, 0) == {"QS", "KS", "AS", "9D"}
    assert hand(game, 1) == {"5C", "6C", "7C", "8C"}
    assert turn(game) == 3


def test_p12_nothing_moves_when_everyone_forwards() -> None:
    game = before_play(along(), FOUR, token=PassToken.L)
    before = [own.hand for own in game.owns]
    game = do(game, *(act.ForwardPass(seat) for seat in range(4)))
    assert [own.hand for own in game.owns] == before
    assert to_act(game).kind is AskKind.PLAY


def test_p13_a_forbidden_card_is_refused_and_the_hand_stays() -> None:
    rules = preset_with("hay", 4, {"pass_forbid": ("AS", "KS", "QS")})
    hands = "QS 4D 9C 2H / 5C 6C 7C 8C / TC JC QC KC / 2C 3C 4C 5D"
    game = before_play(rules, hands, token=PassToken.L)
    with pytest.raises(IllegalAction) as refused:
        do(game, pass_to(0, "QS 4D 9C", 1))
    assert refused.value.verdict is Verdict.PASS_FORBIDDEN
    assert refused.value.card is Card("QS")
    assert hand(game, 0) == {"QS", "4D", "9C", "2H"}
    verdicts = classify_pass(rules, public(game), game.owns[0])
    assert {card.text for card, verdict in verdicts.items() if verdict is Verdict.OK} == {
        "4D",
        "9C",
        "2H",
    }


def test_p14_five_players_pass_two_cards() -> None:
    assert pass_gives(preset("wiki2008", 5), PassToken.R, 0) == ((4, 2),)
    assert pass_gives(preset("wiki2008", 4), PassToken.R, 0) == ((3, 3),)


def test_p16_the_holder_of_the_two_of_clubs_after_the_pass_leads() -> None:
    hands = "2C KS AS 9D / 5C 6C 7C 8C / 9C TC JC QC / QS 3C 4C 5D"
    game = before_play(preset("hay"), hands, token=PassToken.L)
    game = do(
        game,
        pass_to(0, "2C KS AS", 1),
        pass_to(1, "5C 6C 7C", 2),
        pass_to(2, "9C TC JC", 3),
        pass_to(3, "QS 3C 4C", 0),
    )
    assert turn(game) == 1
    assert legal(game) == {"2C"}


def test_nothing_of_a_pass_moves_before_everyone_has_chosen() -> None:
    game = before_play(preset("hay"), FOUR, token=PassToken.R)
    game = do(game, pass_to(2, "9C TC JC", 1))
    assert hand(game, 2) == {"9C", "TC", "JC", "QC"}
    assert set(to_act(game).seats) == {0, 1, 3}
    with pytest.raises(IllegalAction):
        do(game, pass_to(2, "9C TC QC", 1))


@pytest.mark.parametrize(
    "gives",
    [
        [("9C", 1)],
        [("9C", 1), ("TC", 1), ("TC", 1)],
        [("9C", 1), ("TC", 1), ("JC", 3)],
        [("9C", 1), ("TC", 1), ("JC", 1), ("QC", 3)],
        [("9C", 2), ("TC", 2), ("JC", 2)],
    ],
)
def test_a_pass_of_wrong_cards_or_receivers_is_refused(gives: list[tuple[str, int]]) -> None:
    game = before_play(preset("hay"), FOUR, token=PassToken.R)
    with pytest.raises(IllegalAction):
        do(game, act.PassCards(2, tuple((Card(text), to) for text, to in gives)))
    assert hand(game, 2) == {"9C", "TC", "JC", "QC"}


def test_kitty_lies_face_down_until_someone_takes_it() -> None:
    deal = first_deal(preset("hay_kitty", 3))
    assert preset("hay_kitty", 3).kitty is Kitty.FIRST_TRICK
    assert deal.kitty_size == 1
    assert deal.sizes == (17, 17, 17)
