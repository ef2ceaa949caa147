"""Corner cases O and H: the opening lead, the first trick, leading hearts."""

from __future__ import annotations

from typing import Any

import pytest

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import to_act
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.engine.play.validate import IllegalAction
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import value_from_plain
from tests.engine.positions import (
    before_play,
    do,
    events_of,
    legal,
    pass_to,
    play,
    position,
    public,
    turn,
    verdicts,
)
from tests.kits.case_rules import rules

ALL_HEARTS = "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"


def test_o1_the_holder_of_the_two_of_clubs_after_the_pass_leads_it() -> None:
    hands = "2C 4S 5S 6S / 3C 7S 8S 9S / 4C 2D 3D 4D / 5C 5D 6D 7D"
    game = before_play(preset("hay"), hands, token=PassToken.A)
    game = do(
        game,
        pass_to(0, "2C 4S 5S", 2),
        pass_to(1, "7S 8S 9S", 3),
        pass_to(2, "2D 3D 4D", 0),
        pass_to(3, "5D 6D 7D", 1),
    )
    assert turn(game) == 2
    assert legal(game) == {"2C"}
    assert verdicts(game)["4C"] is Verdict.OPENING_CARD


def test_o2_the_three_of_clubs_leads_when_the_two_is_in_the_kitty() -> None:
    game = position(preset("hay_kitty", 3), "5C 4D / 3C 9C / 6C 7D", kitty="2C")
    assert turn(game) == 1
    assert legal(game) == {"3C"}


def test_o3_the_three_of_clubs_leads_when_the_two_was_stripped() -> None:
    game = position(preset("hay", 3), "3C 4D / 5C 9C / 6C 7D", dealer=1)
    assert turn(game) == 0
    assert legal(game) == {"3C"}


def test_o5_eldest_may_lead_a_heart_where_hearts_may_always_be_led() -> None:
    game = position(preset("wiki2008"), "5H 2D / 2C 3C / 4C 5C / 6C 7C")
    assert turn(game) == 0
    assert legal(game) == {"5H", "2D"}


def test_o6_no_points_on_the_first_trick() -> None:
    game = position(preset("standard"), "2C 3C 5C / 4H QS 7D / 6C 7C 8C / 9C TC JC")
    game = play(game, "2C")
    assert legal(game) == {"7D"}
    assert verdicts(game)["QS"] is Verdict.NO_POINTS_FIRST_TRICK


def test_o7_a_hand_of_penalty_cards_may_play_any_and_so_break_hearts() -> None:
    hands = (
        "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC / QS AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H / "
        "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD / 2H 2S 3S 4S 5S 6S 7S 8S 9S TS JS KS AS"
    )
    game = play(position(preset("standard"), hands), "2C")
    assert len(legal(game)) == 13
    assert not public(game).broken
    assert public(play(game, "5H")).broken


def test_o8_points_may_fall_on_the_first_trick_where_it_is_free() -> None:
    game = position(preset("hay"), "2C 3C 5C / 4H QS 7D / 6C 7C 8C / 9C TC JC")
    assert legal(play(game, "2C")) == {"4H", "QS", "7D"}


def test_o10_following_suit_beats_the_ban() -> None:
    hands = "2C 3C 4C TC / 7C 5D 9D 3H / 8C 9C QC KC / 2S 3S 4S 5S"
    assert legal(play(position(preset("hooligan"), hands), "2C")) == {"7C"}


def test_o11_another_club_must_be_played_instead_of_the_seven() -> None:
    hands = "2C 3C 4C / 7C JC 5D / 8C 9C QC / 2S 3S 4S"
    assert legal(play(position(preset("hooligan"), hands), "2C")) == {"JC"}


def test_o12_the_queen_follows_a_spade_led_to_the_first_trick() -> None:
    hands = "4S 2C 3C / QS 4D KH / 5S 6S 7S / 8S 9S TS"
    game = position(rules("wiki2008", first_trick="no_points"), hands)
    assert legal(play(game, "4S")) == {"QS"}


def test_o13_a_spade_without_points_is_preferred_and_the_ace_alone_must_follow() -> None:
    maria = rules("black_maria", first_trick="no_points")
    others = "/ 5S 6S 7S / 8S TS JS"
    assert legal(play(position(maria, f"4S 2C 3C / AS 9S 4D {others}"), "4S")) == {"9S"}
    assert legal(play(position(maria, f"4S 2C 3C / AS 9D 4D {others}"), "4S")) == {"AS"}


STUCK = f"2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC / {ALL_HEARTS} / 2D..AD / 2S..AS"


def test_o15_a_stuck_hand_may_call_a_misdeal() -> None:
    game = position(rules("arnold_all", first_trick_stuck="misdeal"), STUCK, dealer=3)
    token = public(game).token
    with pytest.raises(IllegalAction):
        do(game, act.CallMisdeal(0))
    game = play(game, "2C")
    with pytest.raises(IllegalAction):
        do(game, act.CallMisdeal(2))
    happened = events_of(game, act.CallMisdeal(1))
    assert [type(event) for event in happened] == [ev.MisdealCalled, ev.DealVoided]
    game = do(game, act.CallMisdeal(1))
    assert to_act(game).kind is AskKind.START
    assert game.public.standings.totals == (0, 0, 0, 0)
    (again,) = (e for e in events_of(game, act.StartDeal()) if isinstance(e, ev.DealStarted))
    assert (again.dealer, again.number, again.attempt) == (3, 1, 1)
    assert token is PassToken.HOLD
    assert again.token is game.rules.pass_cycle[0]
    assert len(legal(play(position(game.rules, STUCK, dealer=3), "2C"))) == 13


@pytest.mark.parametrize("stuck", ["point_void", "lay_aside"])
def test_o16_o17_the_card_of_a_stuck_hand_is_marked(stuck: str) -> None:
    game = play(position(rules("arnold_all", first_trick_stuck=stuck), STUCK), "2C")
    (played, *_) = events_of(game, act.PlayCard(1, Card("9H")))
    assert isinstance(played, ev.CardPlayed)
    assert played.stuck
    assert public(play(game, "9H")).stuck_plays == (Card("9H"),)


@pytest.mark.parametrize(("stuck", "total"), [("point_void", 12), ("lay_aside", 13)])
def test_o16_o18_a_stuck_card_is_void_or_goes_to_the_fewest_points(stuck: str, total: int) -> None:
    wanted = rules("arnold_all", first_trick_stuck=stuck, moon_effect="none")
    game = play(position(wanted, STUCK), "2C 9H")
    happened: tuple[ev.Event, ...] = ()
    while game.public.deal is not None:
        card = min(legal(game), key=lambda text: Card(text).key)
        happened = events_of(game, act.PlayCard(turn(game), Card(card)))
        game = play(game, card)
    (scored,) = (event for event in happened if isinstance(event, ev.DealScored))
    assert scored.score.points == (total, 0, 0, 0)


def test_a_hand_of_penalty_cards_that_can_follow_is_not_stuck() -> None:
    wanted = rules("hooligan", first_trick_stuck="misdeal")
    hands = "2C 3C 4C / 7C QS 4H / 8C 9C QC / 2S 3S 4S"
    game = play(position(wanted, hands), "2C")
    assert legal(game) == {"7C"}
    with pytest.raises(IllegalAction):
        do(game, act.CallMisdeal(1))


def test_o20_the_ten_of_clubs_stays_unless_it_is_the_only_club() -> None:
    others = "/ 8C 9C QC / 2S 3S 4S"
    complex_hearts = preset("complex")
    assert legal(play(position(complex_hearts, f"2C 3C 5C / TC 4C 7D {others}"), "2C")) == {"4C"}
    assert legal(play(position(complex_hearts, f"2C 3C 5C / TC 4D 7D {others}"), "2C")) == {"TC"}


def test_ten_of_clubs_may_not_be_led_first_while_another_club_is_held() -> None:
    game = position(preset("complex"), "TC 4C 7D / 3C 5C 6C / 8C 9C QC / 2S 3S 4S", leader=0)
    assert legal(game) == {"4C", "7D"}
    assert verdicts(game)["TC"] is Verdict.TEN_OF_CLUBS


def test_the_ten_as_only_club_is_free_on_a_first_trick_of_another_suit() -> None:
    eldest = rules("complex", opening_lead="eldest")
    game = position(eldest, "TC 4D 7D / 3C 5C 6C / 8C 9C QC / 2S 3S 4S")
    assert legal(game) == {"TC", "4D", "7D"}
    void = position(eldest, "4D 7D 8D / TC 5S 6S / 8C 9C QC / 2S 3S 4S")
    assert legal(play(void, "4D")) == {"TC", "5S", "6S"}


def test_any_club_may_open_but_nothing_else() -> None:
    game = position(rules("standard", opening_lead="any_club"), "2C 9C 4D / 3C / 4C / 5C")
    assert legal(game) == {"2C", "9C"}
    assert verdicts(game)["4D"] is Verdict.OPENING_SUIT


UNBROKEN = "/ 3C 4C 5C / 6C 7C 8C / 2S 3S 4S"


def test_h1_a_heart_may_not_be_led_before_hearts_are_broken() -> None:
    game = position(preset("hay"), f"KH 3H 9D {UNBROKEN}", leader=0)
    assert legal(game) == {"9D"}
    assert verdicts(game)["KH"] is Verdict.NOT_BROKEN


def test_h2_a_hand_of_hearts_may_lead_one_and_breaks_them() -> None:
    game = position(preset("hay"), "KH 3H / 3C 4C / 6C 7C / 2S 3S", leader=0)
    assert legal(game) == {"KH", "3H"}
    assert public(play(game, "3H")).broken


def test_h3_the_queen_breaks_hearts_in_ricketts_even_when_she_follows() -> None:
    hands = "KS 5H 2D / QS 6D 7D / 2S 8D 9D / 3S TD JD"
    game = play(position(preset("ricketts"), hands, leader=0), "KS QS 2S 3S")
    assert turn(game) == 0
    assert legal(game) == {"5H", "2D"}
    hay = play(position(preset("hay"), hands, leader=0), "KS QS 2S 3S")
    assert legal(hay) == {"2D"}


def test_h5_the_queen_breaks_hearts_when_discarded_on_a_diamond() -> None:
    hands = "AD 5H 2D / 3D 6C 7C / QS 8C 9C / 4D TC JC"
    game = play(position(preset("ricketts"), hands, leader=0), "AD 3D QS 4D")
    assert legal(game) == {"5H", "2D"}


def test_h6_the_only_card_that_is_not_a_heart_must_be_led() -> None:
    hands = "KS AH KH QH JH TH 9H 8H 7H 6H 5H 4H 2H / 2C..AC / 2D..AD / 2S..QS AS 3H"
    assert legal(position(preset("ricketts"), hands)) == {"KS"}


def second_trick(key: str, held: str, **changes: Any) -> set[str]:
    """Return the cards that seat 0 may lead to the second trick, hearts being unbroken."""
    count = len(held.split())
    diamonds = ["2D", "3D", "4D", "5D", "6D", "8D", "9D", "TD", "JD", "QD", "KD", "AD"]
    rest = [" ".join(diamonds[k * count : (k + 1) * count]) for k in range(3)]
    hands = f"AC {held} / 2C {rest[0]} / 3C {rest[1]} / 4C {rest[2]}"
    game = play(position(rules(key, **changes), hands), "2C 3C 4C AC")
    assert turn(game) == 0
    assert not public(game).broken
    return legal(game)


def test_h7_the_queen_must_be_led_from_hearts_and_the_queen() -> None:
    assert second_trick("standard", "QS 5H 9H") == {"QS"}


def test_h8_the_exempt_leader_need_not_lead_the_queen() -> None:
    free = second_trick("standard", "QS 5H 9H", lead_exempt="hearts_or_penalty")
    assert free == {"QS", "5H", "9H"}
    other = second_trick("standard", "QS 5H 7D", lead_exempt="hearts_or_penalty")
    assert other == {"QS", "7D"}


def test_h10_the_seven_of_clubs_counts_among_the_exempt() -> None:
    free = second_trick("hooligan", "QS 7C 5H", lead_exempt="hearts_or_penalty")
    assert free == {"QS", "7C", "5H"}


@pytest.mark.parametrize(
    ("key", "expected"),
    [("hay", {"6D", "7H"}), ("ricketts", {"6D", "7H"}), ("yppedia", {"6D"})],
)
def test_h11_a_led_heart_breaks_hearts_unless_they_must_be_discarded(
    key: str, expected: set[str]
) -> None:
    hands = "3H 2H 4H / AH 6D 7H / 2D 3D 4D / 2S 3S 4S"
    game = play(position(preset(key), hands, leader=0), "3H AH 2D 2S")
    assert turn(game) == 1
    assert legal(game) == expected


def test_h11_in_yppedia_a_hand_of_hearts_may_still_lead_one() -> None:
    hands = "3H 2H 4H / AH 6H 7H / 2D 3D 4D / 2S 3S 4S"
    game = play(position(preset("yppedia"), hands, leader=0), "3H AH 2D 2S")
    assert legal(game) == {"6H", "7H"}


def test_h12_the_forced_queen_falls_at_the_first_safe_chance() -> None:
    hands = "2D 3D 4D / 5D 6D 7D / QS 5H KC / 2S 3S 4S"
    forced = position(rules("hay", qs_forced="first_safe_chance"), hands, leader=0)
    game = play(forced, "2D 5D")
    assert legal(game) == {"QS"}
    assert verdicts(game)["KC"] is Verdict.QUEEN_FORCED
    banned = position(rules("standard", qs_forced="first_safe_chance"), hands, leader=0)
    assert legal(play(banned, "2D 5D")) == {"KC"}
    stuck = hands.replace("KC", "6H")
    game = position(rules("standard", qs_forced="first_safe_chance"), stuck, leader=0)
    assert legal(play(game, "2D 5D")) == {"QS"}


def test_the_queen_is_not_forced_on_a_seat_that_can_follow() -> None:
    forced = rules("hay", qs_forced="first_safe_chance")
    game = position(forced, "4S 3D 4D / QS 5S KC / 6S 6D 7D / 2S 3S 8S", leader=0)
    assert legal(play(game, "4S")) == {"QS", "5S"}


def test_the_queen_is_not_forced_while_only_jokers_lie_on_the_table() -> None:
    forced = rules("joker_hearts", qs_forced="first_safe_chance", opening_lead="eldest")
    game = position(forced, "JK 3D 4D / QS 5H KC / 5D 6D 7D / 2S 3S 4S", leader=0)
    assert legal(play(game, "JK")) == {"KC"}
    free = forced.but(first_trick=value_from_plain("first_trick", "free"))
    game = position(free, "JK 3D 4D / QS 5H KC / 5D 6D 7D / 2S 3S 4S", leader=0)
    assert legal(play(game, "JK")) == {"QS", "5H", "KC"}


def test_h13_a_joker_counts_as_no_heart_only_where_it_may_be_led() -> None:
    hands = "JK 4H / 3C 4C / 6C 7C / 2S 3S"
    assert legal(position(preset("joker_hearts"), hands, leader=0)) == {"JK"}
    kept = rules("joker_hearts", joker_lead="not_if_other_card")
    game = position(kept, hands, leader=0)
    assert legal(game) == {"4H"}
    assert verdicts(game)["JK"] is Verdict.JOKER_NOT_LED


def test_a_joker_named_hearts_does_not_break_hearts() -> None:
    named = rules("joker_hearts", joker_lead="yes_leader_names_suit", opening_lead="eldest")
    game = position(named, "JK 3H AD / 4D 5D 6D / 7D 8D 9D / 2S 3S 4S", leader=0)
    with pytest.raises(IllegalAction, match="name the suit"):
        do(game, act.PlayCard(0, Card("JK")))
    game = do(game, act.PlayCard(0, Card("JK"), Suit.HEARTS))
    assert public(game).led_suit is Suit.HEARTS
    assert not public(game).broken
    game = play(game, "4D 7D 2S")
    assert turn(game) == 0
    assert legal(game) == {"AD"}


def test_won_hearts_are_broken_only_when_someone_captured_one() -> None:
    won = rules("hay", break_event="won")
    hands = "2C AD 3H / 4H 5D 7D / 3C 8D 9D / 4C TD JD"
    game = play(position(won, hands), "2C 4H 3C")
    assert not public(game).broken
    game = play(game, "4C")
    assert public(game).broken


def test_b4_bonus_cards_are_not_penalty_cards() -> None:
    hands = "2C 3C 5C / JD 4H 5H / 6C 7C 8C / 9C TC JC"
    assert legal(play(position(preset("omnibus"), hands), "2C")) == {"JD"}
