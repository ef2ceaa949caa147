"""Refusals of the engine and their words."""

from __future__ import annotations

from typing import Any

import pytest

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.message import message
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.game import new_game, to_act, view_of
from hearts_gui.engine.play.legal import Verdict, is_stuck
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.validate import CorruptLog, IllegalAction, StaleAction
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.score.scores import EndReason
from tests.engine.positions import (
    before_play,
    cards,
    do,
    events_of,
    legal,
    pass_to,
    play,
    position,
    public,
    turn,
)
from tests.engine.random_play import moments
from tests.kits.case_rules import rules

FOUR = "2C 3C 4C 5C / 2D 3D 4D 5D / 2S 3S 4S 5S / 6S 7S 8S 9S"


def why(game: Game, action: Action) -> str:
    """The reason for which an action is refused."""
    with pytest.raises(IllegalAction) as refused:
        do(game, action)
    return str(refused.value)


def test_a_deal_is_not_started_twice_nor_after_the_end() -> None:
    game = position(preset("hay"), FOUR)
    assert why(game, act.StartDeal()) == "a deal is under way"
    last = list(moments(preset("arnold"), 1, deals=99))[-1].after
    assert to_act(last).kind is AskKind.OVER
    assert why(last, act.StartDeal()) == "the game is over"


def test_a_card_out_of_turn_not_held_or_not_allowed_is_refused_with_its_reason() -> None:
    game = position(preset("hay"), FOUR)
    assert why(game, act.PlayCard(1, Card("2D"))) == "it is not this seat's turn"
    assert why(game, act.PlayCard(0, Card("2D"))) == "2D: not in this hand"
    assert why(game, act.PlayCard(0, Card("3C"))) == "3C: may not be played now"
    with pytest.raises(IllegalAction) as refused:
        do(game, act.PlayCard(0, Card("3C")))
    assert refused.value.verdict is Verdict.OPENING_CARD
    assert why(game, act.MakeBid(0, 3)) == "the question is: play"


@pytest.mark.parametrize("wrong", [None, 1, "QS", Card("2C"), []])
def test_anything_but_an_action_is_refused_with_a_reason(wrong: Any) -> None:
    """Failing before: it had no attribute, or a bid of half a counter was made."""
    for game in (position(preset("hay"), FOUR), new_game(preset("hay"), "")):
        assert why(game, wrong).startswith("this is not an action: ")


@pytest.mark.parametrize("wrong", [None, 1.5, "0", "S", 14, []])
def test_half_a_bid_and_a_suit_that_does_not_exist_are_refused(wrong: Any) -> None:
    game = before_play(preset("auction"), "2C 3C / 4C 5C / 6C 7C / 8C 9C")
    assert why(game, act.MakeBid(0, wrong)) == f"a bid is 0 to 13 counters, not {wrong}"
    game = do(game, *(act.MakeBid(seat, bid) for seat, bid in enumerate((1, 3, 3, 0))))
    assert why(game, act.NameSuit(1, wrong)) == f"name a suit, not {wrong!r}"


@pytest.mark.parametrize("seat", [-1, 4, 10**30, None, "0", 0.5, ()])
def test_nobody_sees_the_hand_of_a_seat_that_does_not_exist(seat: Any) -> None:
    """Failing before: seat -1 saw the last one's hand."""
    game = position(preset("hay"), FOUR)
    with pytest.raises(ValueError, match="seats are numbered from 0 to 3, not "):
        view_of(game, seat)


def test_time_is_called_once_and_ends_the_game_with_its_deal() -> None:
    timed = preset("black_lady_uk")
    game = new_game(timed, "5")
    assert "not played against time" in why(position(preset("hay"), FOUR), act.CallTime())
    game = do(game, act.StartDeal(), act.CallTime())
    assert game.public.standings.time_up
    assert "not played against time" in why(game, act.CallTime())
    between = do(new_game(timed, "6"), act.CallTime())
    assert to_act(between).kind is AskKind.START


def test_time_called_in_a_deal_lets_it_finish() -> None:
    game = position(rules("black_lady_uk"), FOUR)
    game = do(play(game, "2C"), act.CallTime())
    game = play(game, "2D 2S 6S 3C 3D 3S 7S 4C 4D 4S 8S 5C 5D 5S 9S")
    result = game.public.result
    assert result is not None
    assert result.reason is EndReason.TIME
    assert why(game, act.CallTime()) != ""


def test_only_offered_moons_may_be_chosen() -> None:
    game = position(preset("hay"), "AH / KH / QS / 2D", leader=0)
    game = play(game, "AH KH QS 2D")
    assert to_act(game).seats == (0,)
    assert why(game, act.ChooseMoon(0, "nothing")).startswith("choose one of add, subtract")
    assert why(game, act.ChooseMoon(1, "add")) == "it is not this seat's turn"
    scored = events_of(game, act.ChooseMoon(0, "subtract"))
    assert isinstance(scored[0], ev.MoonChosen)


def test_the_dealer_chooses_a_pass_that_exists() -> None:
    game = before_play(rules("hay", pass_cycle=["DEALER"]), FOUR, token=PassToken.DEALER)
    assert to_act(game).seats == (3,)
    assert "not CHARGE" in why(game, act.ChoosePass(3, PassToken.CHARGE))
    held = do(game, act.ChoosePass(3, PassToken.HOLD))
    assert turn(held) == 0
    left = do(game, act.ChoosePass(3, PassToken.L))
    assert to_act(left).kind is AskKind.PASS
    assert public(left).token is PassToken.L


def test_a_packet_is_handed_on_only_where_agreed() -> None:
    plain = before_play(preset("hay"), FOUR, token=PassToken.L)
    assert "handed on" in why(plain, act.ForwardPass(0))
    along = rules("hay", pass_along=True)
    assert "handed on" in why(before_play(along, FOUR, token=PassToken.SMOOSH), act.ForwardPass(0))


def test_a_card_named_twice_is_refused() -> None:
    game = before_play(preset("hay"), FOUR, token=PassToken.L)
    assert why(game, pass_to(0, "2C 2C 3C", 1)) == "a card is named twice"


def test_a_hand_that_may_play_anything_is_never_stuck() -> None:
    game = play(position(preset("standard"), "2C 3C / 4H 5H / 4C 5C / 6C 7C"), "2C")
    assert not is_stuck(game.rules, public(game), game.owns[1])
    assert legal(game) == {"4H", "5H"}


def test_any_club_may_open_from_the_hand_with_the_lowest() -> None:
    game = position(rules("standard", opening_lead="any_club"), "4C 9D / 3C KC / 5C 6D / 7C 8C")
    assert turn(game) == 1
    assert legal(game) == {"3C", "KC"}


def test_a_claim_brings_the_waiting_kitty() -> None:
    wanted = rules("hay_kitty", 3, kitty="last_trick", claim=True)
    game = position(wanted, "AC KC / 3C 4D / 5C 6D", kitty="5H", leader=0)
    game = do(game, act.ClaimRest(0), act.AnswerClaim(1, True))
    happened = events_of(game, act.AnswerClaim(2, True))
    assert ev.KittyTaken(0, 1, False, cards("5H")) in happened


def test_the_pig_claimed_leads_the_next_deal() -> None:
    wanted = rules("gong_zhu", claim=True)
    game = position(wanted, "AS KS / 3S 4D / QS 6D / 7S 8D", leader=0)
    game = do(game, act.ClaimRest(0), *(act.AnswerClaim(seat, True) for seat in (1, 2, 3)))
    assert game.public.next_leader == 0


def test_warren_left_over_is_dealt_again_where_agreed() -> None:
    again = rules("warren", warren_left="redeal")
    for seed in range(60):
        (deal, *_) = events_of(new_game(again, str(seed)), act.StartDeal())
        assert isinstance(deal, ev.DealStarted)
        assert deal.warren_owner is not None


def test_hearts_of_a_held_trick_are_won_with_the_next_one() -> None:
    wanted = rules("cancellation", 6, break_event="won")
    hands = "TC AS 4H / TC KS 5H / JC 2S 3D / JC 3S 4D / 2H 4S 5D / 2H 5S 6D"
    game = play(position(wanted, hands, leader=0), "TC TC JC JC 2H 2H")
    assert not public(game).broken
    assert legal(game) == {"AS"}
    assert public(play(game, "AS KS 2S 3S 4S 5S")).broken


def test_errors_show_the_offending_value() -> None:
    assert str(StaleAction(7, 5)) == "made for version 5, the game is at 7"
    assert str(CorruptLog(3, message("log-undo", n=2))) == "line 3: log-undo(n=2)"
    assert str(IllegalAction("no", Verdict.FOLLOW_SUIT, Card("2C"))) == "2C: no"


def test_a_claim_needs_its_rule_its_turn_and_an_empty_table() -> None:
    hands = "AS KS / 2S 3S / 4S 5S / 6S 7S"
    assert "claimed" in why(position(preset("hay"), hands, leader=0), act.ClaimRest(0))
    game = position(preset("ricketts"), hands)
    assert "claimed" in why(game, act.ClaimRest(1))
    assert "claimed" in why(play(game, "AS"), act.ClaimRest(1))


def test_a_named_joker_sets_the_suit_and_others_name_none() -> None:
    named = rules("joker_hearts", joker_lead="yes_leader_names_suit", opening_lead="eldest")
    game = position(named, "JK 3H AD / 4D 5D 6S / 7C 8D 9D / 2S 3S 4S", leader=0)
    game = do(game, act.PlayCard(0, Card("JK"), Suit.SPADES))
    assert legal(game) == {"6S"}
    (shown, *_) = events_of(game, act.PlayCard(1, Card("6S"), Suit.CLUBS))
    assert shown == ev.CardPlayed(1, Card("6S"), Suit.SPADES)
