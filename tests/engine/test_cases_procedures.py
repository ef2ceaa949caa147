"""Corner cases V that are about play: charging, nines, jokers, stock and widow."""

from __future__ import annotations

import pytest

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import new_game, to_act, view_of
from hearts_gui.engine.play.legal import Verdict, classify_charge
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.validate import IllegalAction
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import preset
from tests.engine.positions import (
    before_play,
    cards,
    deal_event,
    dealt,
    do,
    events_of,
    hand,
    legal,
    mentions,
    play,
    position,
    public,
    turn,
    verdicts,
)
from tests.kits.case_rules import rules

PLAIN = "/ 5D 6D 7D / 8D 9D TD / 8C 9C TC"


def test_v22_a_charged_card_stays_in_hand_on_the_first_trick_of_its_suit() -> None:
    gong_zhu = preset("gong_zhu")
    hands = "2S 3S 2C / QS KS 5S / 4S 6S 7S / 8S 9S TS"
    game = play(position(gong_zhu, hands, charges="QS"), "2S")
    assert legal(game) == {"KS", "5S"}
    assert verdicts(game)["QS"] is Verdict.CHARGED_LOCKED
    second = play(game, "5S 4S TS 9S 3S")
    assert turn(second) == 1
    assert legal(second) == {"QS", "KS"}
    alone = position(gong_zhu, "2S 3S 2C / QS KD 5D / 4S 6S 7S / 8S 9S TS", charges="QS")
    assert legal(play(alone, "2S")) == {"QS"}
    void = position(gong_zhu, "2S 3S 2C / QS KD 5D / 4S 6S 7C / 8S 9S TC", charges="QS")
    assert legal(led(void, "2C")) == {"QS", "KD", "5D"}


def led(game: Game, card: str) -> Game:
    """The game after this card was led, even where the opening asks for another."""
    leader = public(game).leader
    held = " / ".join(" ".join(sorted(hand(game, seat))) for seat in range(4))
    charges = " ".join(card.text for _, card in public(game).charges)
    return play(position(game.rules, held, leader=leader, charges=charges), card)


def test_a_charged_card_may_not_be_led_first_unless_nothing_else_may() -> None:
    hands = f"QS 3C 5H {PLAIN}"
    game = position(preset("turbo"), hands, leader=0, charges="QS")
    assert legal(game) == {"3C"}
    alone = position(preset("turbo"), f"QS 4H 5H {PLAIN}", leader=0, charges="QS")
    assert legal(alone) == {"QS"}


def test_v24_who_took_the_pig_leads_the_next_deal_with_any_card() -> None:
    hands = "2S 5H / 3S 6H / KS 7H / QS 8H"
    game = play(position(preset("gong_zhu"), hands), "2S 3S KS QS 7H 8H 5H 6H")
    assert game.public.next_leader == 2
    second = "2S 5H / 3S 6H / 4H KS / QS 8H"
    game = dealt(game, deal_event(game.rules, second, number=2, dealer=0))
    while to_act(game).kind is AskKind.CHARGE:
        game = do(game, act.ChargeCards(to_act(game).seats[0], ()))
    assert turn(game) == 2
    assert legal(game) == {"4H", "KS"}


def test_v31_the_charged_ten_waits_while_another_club_is_held() -> None:
    hands = "2C 3C 5C / TC 4C 7D / 6C 7C 8C / 9C JC QC"
    assert legal(play(position(preset("turbo"), hands, charges="TC"), "2C")) == {"4C"}
    alone = "2C 3C 5C / TC 4D 7D / 6C 7C 8C / 9C JC QC"
    assert legal(play(position(preset("turbo"), alone, charges="TC"), "2C")) == {"TC"}


CHARGING = "2C 3C 5C 6C / QS 4C 7D 8D / 6D 7C TC 9D / 9C JC QC KD"


def test_v32_the_fourth_deal_smooshes_only_if_nobody_charged() -> None:
    token = preset("turbo").pass_cycle[3]
    assert token is PassToken.CHARGE
    game = before_play(preset("turbo"), CHARGING, token=token)
    assert to_act(game).kind is AskKind.CHARGE
    quiet = do(game, *(act.ChargeCards(seat, ()) for seat in range(4)))
    assert to_act(quiet).kind is AskKind.PASS
    for seat in range(4):
        three = quiet.owns[seat].hand[:3]
        quiet = do(quiet, act.PassCards(seat, tuple((card, -1) for card in three)))
    assert to_act(quiet).kind is AskKind.CHARGE
    quiet = do(quiet, *(act.ChargeCards(seat, ()) for seat in to_act(quiet).seats))
    assert to_act(quiet).kind is AskKind.PLAY
    loud = do(game, act.ChargeCards(0, ()), act.ChargeCards(1, cards("QS")))
    assert set(to_act(loud).seats) == {0, 2, 3}
    loud = do(loud, *(act.ChargeCards(seat, ()) for seat in (0, 2, 3)))
    assert to_act(loud).kind is AskKind.PLAY
    assert not public(loud).passed


def test_only_cards_with_an_effect_may_be_charged_and_only_once() -> None:
    game = before_play(preset("turbo"), CHARGING)
    assert classify_charge(game.rules, public(game), game.owns[1]) == {
        Card("4C"): Verdict.NOT_CHARGEABLE,
        Card("7D"): Verdict.NOT_CHARGEABLE,
        Card("8D"): Verdict.NOT_CHARGEABLE,
        Card("QS"): Verdict.OK,
    }
    game = do(game, act.ChargeCards(1, cards("QS")), act.ChargeCards(3, ()))
    with pytest.raises(IllegalAction):
        do(game, act.ChargeCards(1, ()))
    game = do(game, act.ChargeCards(2, cards("TC")))
    assert set(to_act(game).seats) == {0, 1, 3}
    with pytest.raises(IllegalAction) as refused:
        do(game, act.ChargeCards(1, cards("QS")))
    assert refused.value.verdict is Verdict.ALREADY_CHARGED


def test_blind_charges_are_hidden_until_everyone_has_charged() -> None:
    game = before_play(rules("turbo", charge="blind"), CHARGING)
    game = do(game, act.ChargeCards(1, cards("QS")))
    assert not mentions(view_of(game, 0), "QS")
    game = do(game, *(act.ChargeCards(seat, ()) for seat in (0, 2, 3)))
    assert public(game).charges == ((1, Card("QS")),)


def test_v34_a_nine_makes_everyone_play_a_second_card() -> None:
    hands = "5D KD 2S / 9D 3D 3S / JD QS 4S / 2D AD 5S"
    game = play(position(preset("booster_nines"), hands, leader=0), "5D 9D JD 2D")
    assert turn(game) == 0
    assert public(game).tricks == ()
    game = play(game, "KD 3D 4S AD")
    assert turn(game) == 3
    assert len(public(game).tricks[0].plays) == 8


@pytest.mark.parametrize(("way", "tricks"), [("any_nine", 0), ("led_nine", 1)])
def test_v35_a_nine_of_another_suit_counts_only_where_any_nine_does(way: str, tricks: int) -> None:
    hands = "5D KD 2S / 9C 3C 3S / JD QS 4S / 2D AD 5S"
    game = play(position(rules("booster_nines", boost=way), hands, leader=0), "5D 9C JD 2D")
    assert len(public(game).tricks) == tricks
    if tricks:
        assert turn(game) == 2


def test_v36_no_second_round_without_cards() -> None:
    game = position(preset("booster_nines"), "9H / 2H / 3H / 4H", leader=0)
    game = play(game, "9H 2H 3H")
    happened = events_of(game, act.PlayCard(3, Card("4H")))
    assert ev.TrickTaken(0) in happened


def test_v37_the_second_round_of_the_first_trick_still_bars_points() -> None:
    hands = "2C 3C 4C 5C / 9C 6C 2D 3S / TC QS 4H 3D / 7C 8C JC QC"
    game = play(position(preset("booster_nines"), hands), "2C 9C TC 7C 3C 6C")
    assert turn(game) == 2
    assert legal(game) == {"3D"}


def test_v39_a_nine_in_the_second_round_adds_no_third() -> None:
    hands = "5D KD 2S / 9D 3D 3S / JD 9S 4S / 2D AD 5S"
    game = play(position(preset("booster_nines"), hands, leader=0), "5D 9D JD 2D KD 3D 9S AD")
    assert len(public(game).tricks) == 1


def test_v40_the_leader_follows_in_the_second_round() -> None:
    hands = "5D 4H 5C / 9D 3D 3S / JD 8D 4S / 2D AD 5S"
    game = play(position(rules("hay", boost="any_nine"), hands, leader=0), "5D 9D JD 2D")
    assert turn(game) == 0
    assert not public(game).broken
    assert legal(game) == {"4H", "5C"}


def test_v41_a_joker_may_be_played_any_time() -> None:
    hands = "2D 3D 4D / JK 9D 4C / 5D 6D 7D / 8D TD JD"
    game = play(position(preset("joker_hearts"), hands, leader=0), "2D")
    assert legal(game) == {"JK", "9D"}
    (shown, *_) = events_of(game, act.PlayCard(1, Card("JK")))
    assert shown == ev.CardPlayed(1, Card("JK"), None)


def test_v42_a_joker_without_suit_needs_a_void() -> None:
    off_suit = rules("joker_hearts", jokers="off_suit", joker_lead="not_if_other_card")
    hands = "2D 3D 4D / JK 9D 4C / 5D 6D 7D / 8D TD JD"
    assert legal(play(position(off_suit, hands, leader=0), "2D")) == {"9D"}
    void = "2D 3D 4D / JK 9C 4C / 5D 6D 7D / 8D TD JD"
    assert legal(play(position(off_suit, void, leader=0), "2D")) == {"JK", "9C", "4C"}


def test_v44_a_marked_joker_follows_its_suit_and_cannot_win() -> None:
    marked = rules("joker_hearts", jokers="zero_of_suit", joker_lead="not_if_other_card")
    hands = "2C 3D 4D / 0C 9D 4S / 5D 6D 7D / 8D TD JD"
    game = play(position(marked, hands), "2C")
    assert legal(game) == {"0C"}
    game = play(game, "0C 5D 8D")
    assert turn(game) == 0


def test_a_led_joker_leaves_the_suit_to_the_next_card() -> None:
    hands = "JK 3D / 4C 5C / 6C 9D / 8D TD"
    game = play(position(preset("joker_hearts"), hands, leader=0), "JK 4C")
    assert public(game).led_suit is Suit.CLUBS
    assert legal(game) == {"6C"}
    game = play(game, "6C 8D")
    assert turn(game) == 2
    lonely = play(
        position(preset("joker_hearts", 3), "JK 3D / JK 4D / JK 5D", leader=0), "JK JK JK''"
    )
    assert turn(lonely) == 0


def test_v51_a_domino_player_draws_until_able_to_follow() -> None:
    hands = "5C 6C / 4D 5D"
    game = position(preset("domino", 2), hands, stock="9H 2C 3S", leader=0)
    happened = events_of(game, act.PlayCard(0, Card("5C")))
    assert happened[-1] == ev.CardsDrawn(1, 2, cards("9H 2C"), shows_void=True)
    game = play(game, "5C")
    assert legal(game) == {"2C"}
    game = play(game, "2C")
    assert hand(game, 1) == {"4D", "5D", "9H"}
    assert public(game).stock_size == 1


def test_v52_with_an_empty_stock_a_domino_player_plays_anything() -> None:
    game = play(position(preset("domino", 2), "5C 6C / 4D 5D", leader=0), "5C")
    assert legal(game) == {"4D", "5D"}
    drawn = play(position(preset("domino", 2), "5C 6C / 4D 5D", stock="9H", leader=0), "5C")
    assert legal(drawn) == {"4D", "5D", "9H"}


def test_a_domino_player_without_cards_drops_out_and_the_next_seat_leads() -> None:
    game = position(preset("domino", 3), "5C / 4C 5D / 3C 7D 8D", leader=0)
    game = play(game, "5C 4C 3C")
    assert turn(game) == 1
    assert ev.TrickTaken(2) in events_of(play(game, "5D"), act.PlayCard(2, Card("7D")))


def test_v54_the_first_taker_of_heartsette_swaps_the_widow() -> None:
    rules_of_four = preset("heartsette")
    (deal,) = (
        event
        for event in events_of(new_game(rules_of_four, "1"), act.StartDeal())
        if isinstance(event, ev.DealStarted)
    )
    assert deal.sizes == (12, 12, 12, 12)
    assert deal.kitty_size == 3
    hands = "9C 2D 3D 4D / KC 5D 6D 7D / 3C 8D 9D TD / 4C JD QD KD"
    game = play(position(rules_of_four, hands, kitty="2H 3H 4H", leader=0), "9C KC 3C 4C")
    assert to_act(game).kind is AskKind.BURY
    assert len(hand(game, 1)) == 6
    game = do(game, act.BuryCards(1, cards("2H 5D 6D")))
    assert hand(game, 1) == {"7D", "3H", "4H"}
    assert turn(game) == 1


def test_v55_after_each_trick_the_taker_draws_first() -> None:
    hands = "9C 2D / 3C 4D"
    game = position(preset("draw"), hands, stock="2H 3H 4H 5H", leader=0)
    game = play(game, "9C")
    happened = events_of(game, act.PlayCard(1, Card("3C")))
    assert happened[1:] == (
        ev.TrickTaken(0),
        ev.CardsDrawn(0, 1, cards("2H")),
        ev.CardsDrawn(1, 1, cards("3H")),
    )
    game = play(game, "3C")
    assert hand(game, 0) == {"2D", "2H"}
    game = play(game, "2D 4D")
    assert public(game).stock_size == 0
    assert [len(own.hand) for own in game.owns] == [2, 2]
    game = play(game, "4H 5H")
    assert public(game).sizes == (1, 1)
