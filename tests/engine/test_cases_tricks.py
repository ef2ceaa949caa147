"""Corner cases T and K: who takes a trick, cancelled tricks, the kitty."""

from __future__ import annotations

import pytest

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import Ask, AskKind
from hearts_gui.engine.play.game import apply, to_act, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.validate import IllegalAction
from hearts_gui.engine.play.view import OBSERVER, redact
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from tests.engine.positions import (
    cards,
    do,
    events_of,
    hand,
    hands_of,
    legal,
    mentions,
    play,
    position,
    public,
    taken,
    turn,
)
from tests.kits.case_rules import rules


def one_trick(rules: Rules, text: str, *, more: str = "2D 3D 4D 5D 6D 7D 8D") -> Game:
    """The game after these cards fell in turn from seat 0, everyone holding one card more."""
    rest = more.split()
    hands = " / ".join(f"{card} {rest[seat]}'" for seat, card in enumerate(text.split()))
    return play(position(rules, hands, leader=0), text)


def last_events(game: Game, card: str) -> tuple[ev.Event, ...]:
    """Return the events when the seat whose turn it is plays this card."""
    return events_of(game, act.PlayCard(turn(game), Card(card)))


def test_t2_the_first_of_two_equal_cards_ranks_higher() -> None:
    game = one_trick(preset("double_deck", 6), "8C KC KC 4C QC 9C")
    assert turn(game) == 1


def test_t3_the_last_of_two_equal_cards_ranks_higher_where_agreed() -> None:
    game = one_trick(rules("double_deck", 6, duplicates="last"), "8C KC KC 4C QC 9C")
    assert turn(game) == 2


@pytest.mark.parametrize(
    ("trick", "taker"),
    [
        pytest.param("9D KD KD 4D QD 9D", 4, id="T4"),
        pytest.param("JC TC 9C 8C 4C JC", 1, id="T5"),
        pytest.param("9D KD 9D 2D 3D 4D", 1, id="T14"),
    ],
)
def test_t4_t5_t14_equal_cards_cancel(trick: str, taker: int) -> None:
    more = "2S 3S 4S 5S 6S 7S"
    assert turn(one_trick(preset("cancellation", 6), trick, more=more)) == taker


def test_t7_a_fully_cancelled_trick_is_held_over_and_its_leader_leads_again() -> None:
    game = one_trick(preset("cancellation", 6), "JC JC TC TC 9C 9C")
    (trick,) = public(game).tricks
    assert trick.taker is None
    assert not trick.discarded
    assert turn(game) == 0
    assert all(taken(game, seat) == [] for seat in range(6))


def test_t8_a_pair_of_another_suit_cancels_nothing_and_still_scores() -> None:
    game = one_trick(preset("cancellation", 6), "7S AH AH 2D 3D 4D")
    assert turn(game) == 0
    assert sorted(taken(game, 0)) == ["2D", "3D", "4D", "7S", "AH", "AH'"]


def test_t9_both_queens_cancel_and_the_jack_takes_them() -> None:
    game = one_trick(preset("cancellation", 6), "QS 4S QS JS 2S 9S")
    assert turn(game) == 3
    assert [card for card in taken(game, 3) if card.startswith("QS")] == ["QS", "QS'"]


HELD_TWICE = (
    "JC 4D 5S / JC 4D 6S / TC 8D 7S / TC 8D 8S / 9C 2D 9S / 9C 2D TS",
    "JC JC TC TC 9C 9C 4D 4D 8D 8D 2D 2D",
)


def test_t10_the_next_taker_gets_every_held_trick() -> None:
    hands, tricks = HELD_TWICE
    hands = hands.replace("7S", "AS")
    game = play(position(preset("cancellation", 6), hands, leader=0), tricks)
    assert turn(game) == 0
    before = public(game)
    assert [trick.taker for trick in before.tricks] == [None, None]
    game = play(game, "5S 6S AS 8S 9S")
    played, trick_taken, *_ = last_events(game, "TS")
    assert trick_taken == ev.TrickTaken(2)
    game = apply(apply(game, played), trick_taken)
    assert len(taken(game, 2)) == 18


def test_the_points_of_held_tricks_count_for_their_taker() -> None:
    hands = "JC 4D 5S / JC 4D 6S / TC 8D AS / TC 8D 8S / QS 2D 9S / QS 2D TS"
    game = play(position(preset("cancellation", 6), hands, leader=0), "JC JC TC TC QS QS")
    assert turn(game) == 0
    game = play(game, "4D 4D 8D 8D 2D 2D 5S 6S AS 8S 9S")
    (offered,) = (event for event in last_events(game, "TS") if isinstance(event, ev.MoonOffered))
    assert offered.offer.seat == 2


def test_t12_a_discarded_last_trick_counts_for_nobody() -> None:
    hands = "2C 4H / 3C 4H / 4C 8H / 5C 8H / 6C 2H / QS 2H"
    wanted = rules("cancellation", 6, dead_last_trick="discard", hearts_lead="always")
    game = play(position(wanted, hands, leader=0), "2C 3C 4C 5C 6C QS")
    assert turn(game) == 4
    game = play(game, "2H 2H 4H 4H 8H")
    happened = last_events(game, "8H'")
    assert ev.TrickTaken(None, discarded=True) in happened
    (scored,) = (event for event in happened if isinstance(event, ev.DealScored))
    assert scored.score.points == (0, 0, 0, 0, 13, 0)
    assert scored.score.shooter is None


@pytest.mark.parametrize(("dead", "taker"), [("leader", 4), ("second_of_top", 3)])
def test_a_dead_last_trick_goes_where_the_rules_send_it(dead: str, taker: int) -> None:
    hands = "2C 4H / 3C 4H / 4C 8H / 5C 8H / 6C 2H / QS 2H"
    wanted = rules("cancellation", 6, dead_last_trick=dead, hearts_lead="always")
    game = play(position(wanted, hands, leader=0), "2C 3C 4C 5C 6C QS 2H 2H 4H 4H 8H")
    assert ev.TrickTaken(taker) in last_events(game, "8H'")


def test_t13_the_kitty_goes_with_the_held_trick_to_the_next_taker() -> None:
    hands, tricks = HELD_TWICE
    first = tricks.split()[:6]
    game = position(preset("cancellation", 6), hands, leader=0, kitty="AH KH")
    game = play(game, " ".join(first))
    assert public(game).kitty_size == 2
    game = play(game, "5S 6S 7S 8S 9S")
    happened = last_events(game, "TS")
    assert happened[1:3] == (ev.TrickTaken(5), ev.KittyTaken(5, 2, False, cards("AH KH")))


def test_t15_the_first_of_two_aces_wins_in_black_lady() -> None:
    game = one_trick(
        preset("black_lady_uk", 7), "4D AD AD 5D 6D 7D 8D", more="2C 3C 4C 5C 6C 7C 8C"
    )
    assert turn(game) == 1


def kitty_game(hands: str, kitty: str, way: str, **changes: object) -> Game:
    """A three-player deal of Hay's kitty game."""
    return position(rules("hay_kitty", 3, kitty=way, **changes), hands, kitty=kitty)


def test_k2_the_kitty_waits_for_the_first_point() -> None:
    hands = "3C 4D 5D 3H 6H / AC KD QD 4S KS / 5C 6D 7D AS 2S"
    game = kitty_game(hands, "KH", "first_point")
    assert turn(game) == 0
    game = play(game, "3C AC 5C KD 6D 4D QD 7D 5D")
    assert turn(game) == 1
    assert public(game).kitty_size == 1
    game = play(game, "4S AS")
    assert ev.KittyTaken(2, 1, False, cards("KH")) in last_events(game, "3H")
    game = play(game, "3H 2S 6H")
    (scored,) = (event for event in last_events(game, "KS") if isinstance(event, ev.DealScored))
    assert scored.score.points == (0, 1, 2)


SWAP = "3C 4D 5D 3S / AC 9C QD 4S / 5C 6D 7D AS"


def test_k3_the_swapped_kitty_comes_into_the_hand_before_the_second_trick() -> None:
    game = play(kitty_game(SWAP, "KH", "first_trick_swap"), "3C AC 5C")
    assert to_act(game) == Ask(AskKind.BURY, (1,))
    assert hand(game, 1) == {"9C", "QD", "4S", "KH"}
    assert public(game).sizes == (3, 4, 3)
    with pytest.raises(IllegalAction):
        do(game, act.PlayCard(1, Card("QD")))
    with pytest.raises(IllegalAction):
        do(game, act.BuryCards(1, cards("9C QD")))
    game = do(game, act.BuryCards(1, cards("9C")))
    assert hand(game, 1) == {"QD", "4S", "KH"}
    assert public(game).sizes == (3, 3, 3)
    assert not public(game).broken
    assert legal(game) == {"QD", "4S"}


def test_k4_the_queen_buried_after_a_swap_counts_for_her_taker() -> None:
    hands = "3C 4D 5D 3H / AC 9C QD 4S / 5C 6D 7D AS"
    for discard, expected in (("captured", 13), ("out_of_play", 0)):
        game = kitty_game(hands, "QS", "first_trick_swap", kitty_discard=discard)
        game = do(play(game, "3C AC 5C"), act.BuryCards(1, cards("QS")))
        game = play(game, "QD 6D 4D 4S AS 3H 7D 5D")
        (scored,) = (event for event in last_events(game, "9C") if isinstance(event, ev.DealScored))
        assert scored.score.points == (0, expected, 1)
        assert scored.score.shooter is None


def test_k6_the_last_trick_brings_the_kitty() -> None:
    game = kitty_game("3C 4D / AC 2D / 5C 6D", "5H", "last_trick")
    game = play(game, "3C AC 5C 2D 6D")
    happened = last_events(game, "4D")
    assert happened[1:3] == (ev.TrickTaken(2), ev.KittyTaken(2, 1, False, cards("5H")))


def test_k7_a_kitty_with_every_penalty_card_goes_with_the_last_trick() -> None:
    game = kitty_game("3C 4D / AC 2D / 5C 6D", "5H", "first_point")
    game = play(game, "3C AC 5C 2D 6D")
    assert ev.KittyTaken(2, 1, False, cards("5H")) in last_events(game, "4D")


def test_k8_only_the_taker_sees_the_kitty() -> None:
    game = kitty_game(SWAP, "KH", "first_trick_swap")
    game = play(game, "3C AC")
    happened = last_events(game, "5C")
    (kitty,) = (event for event in happened if isinstance(event, ev.KittyTaken))
    assert redact(kitty, 1) == kitty
    for seat in (0, 2, OBSERVER):
        assert redact(kitty, seat) == ev.KittyTaken(1, 1, True, None)
    for event in happened:
        game = apply(game, event)
    assert not mentions(view_of(game, 0), "KH")
    assert mentions(view_of(game, 1).own, "KH")


def test_two_hands_of_designed_deals_may_hold_both_copies() -> None:
    assert hands_of("KC KC / 2C") == ((Card("KC"), Card("KC'")), (Card("2C"),))


def test_a_dead_last_trick_of_domino_goes_to_its_leader_though_one_seat_keeps_a_card() -> None:
    wanted = rules("cancellation", 6, draw="domino", hand_size=6, pass_cycle=["HOLD"], kitty="none")
    game = play(position(wanted, "5C / 5C / KH 2H / 3H / 4H / 6H", leader=0), "5C 5C KH 3H 4H")
    over = last_events(game, "6H")
    assert ev.TrickTaken(0) in over
    (score,) = [event.score for event in over if isinstance(event, ev.DealScored)]
    assert score.points == (4, 0, 1, 0, 0, 0)
