"""Moons, suns, guards, bonus cards and cards that count for nobody; ids from the corner cases."""

from __future__ import annotations

import pytest

from hearts_gui.engine.rules.choices import (
    Adjust,
    BonusCard,
    BonusFloor,
    End,
    Kitty,
    KittyDiscard,
    MoonAmount,
    MoonBonus,
    MoonEffect,
    MoonGuard,
    PartnerMoon,
    Partners,
    PassToken,
    Stuck,
    Sun,
    Values,
)
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.endings import add_deal, game_result
from hearts_gui.engine.score.scores import LineKind, Reason
from tests.engine.counting_kit import ALL_HEARTS, MOON, count, finish, finished, offer, standing

HAY = preset("hay")
YPPEDIA = preset("yppedia")
RICKETTS = preset("ricketts")
OMNIBUS = preset("omnibus", 4)
JACK = preset("jack_of_diamonds", 4)
ARNOLD_ALL = preset("arnold_all", 4)
SUN = preset("shoot_sun", 4)
DOUBLE_DECK = preset("double_deck", 8)
PARTNERSHIP = preset("partnership")
SHOT = finished(MOON, "", "", "")
NOTHING = ("", "", "", "")


def test_m1_moon_may_be_added_or_subtracted() -> None:
    before: tuple[Score, ...] = (10, 20, 30, 40)
    asked = offer(HAY, SHOT, before)
    assert asked is not None
    assert asked.seat == 0
    assert asked.choices == ("add", "subtract")
    assert asked.outcomes == ((10, 46, 56, 66), (-16, 20, 30, 40))
    assert count(HAY, SHOT, before, choice="add").totals == (10, 46, 56, 66)
    assert count(HAY, SHOT, before, choice="subtract").totals == (-16, 20, 30, 40)


def test_the_shooter_must_choose_what_is_offered() -> None:
    with pytest.raises(ValueError, match="add, subtract"):
        count(HAY, SHOT)
    with pytest.raises(ValueError, match="'double'"):
        count(HAY, SHOT, choice="double")
    with pytest.raises(ValueError, match="nothing to choose"):
        count(YPPEDIA, SHOT, choice="add")
    assert offer(YPPEDIA, SHOT) is None
    assert offer(HAY, finished("QS", ALL_HEARTS, "", "")) is None


def test_m3_moon_is_subtracted() -> None:
    rules = Rules(moon_effect=MoonEffect.SUBTRACT)
    score = count(rules, SHOT, (10, 20, 30, 40))
    assert score.totals == (-16, 20, 30, 40)
    assert score.reasons == (Reason.MOON,)
    assert score.shooter == 0
    assert score.moon_effect == "subtract"


@pytest.mark.parametrize(
    ("before", "after", "winners"),
    [
        ((90, 95, 63, 70), (64, 95, 63, 70), None),
        ((60, 95, 63, 70), (60, 121, 89, 96), (0,)),
        ((89, 95, 63, 70), (89, 121, 89, 96), (0, 2)),
        ((90, 78, 60, 50), (64, 78, 60, 50), None),
    ],
    ids=["m4", "m5", "m6", "m8"],
)
def test_m4_to_m8_guard_subtracts_when_adding_would_lose(
    before: tuple[int, ...], after: tuple[int, ...], winners: tuple[int, ...] | None
) -> None:
    score, result = finish(YPPEDIA, SHOT, before)
    assert score.totals == after
    assert (None if result is None else result.winners) == winners


@pytest.mark.parametrize(
    ("before", "after", "winners"),
    [
        ((95, 100, 60, 50), (95, 0, 86, 76), None),
        ((89, 95, 63, 80), (89, 121, 89, 106), None),
        ((90, 95, 30, 30), (90, 121, 56, 56), None),
        ((70, 110, 60, 60), (70, 136, 86, 86), (0,)),
    ],
    ids=["m9", "m10", "m11", "m13"],
)
def test_m9_to_m13_guard_looks_at_wraps_and_ties(
    before: tuple[int, ...], after: tuple[int, ...], winners: tuple[int, ...] | None
) -> None:
    score, result = finish(RICKETTS, SHOT, before)
    assert score.totals == after
    assert (None if result is None else result.winners) == winners


def test_m14_anothers_jack_counts_beside_the_moon() -> None:
    summary = finished(MOON, "", "JD", "")
    assert count(OMNIBUS, summary, choice="add").points == (0, 26, 16, 26)


def test_m15_no_moon_without_the_jack_where_it_is_needed() -> None:
    summary = finished(MOON, "", "JD", "")
    assert offer(JACK, summary) is None
    assert count(JACK, summary).points == (26, 0, -10, 0)


def test_m16_the_jack_still_counts_after_a_moon_with_it() -> None:
    summary = finished(f"{MOON} JD", "", "", "")
    assert count(JACK, summary, choice="add").points == (-10, 26, 26, 26)
    assert count(JACK, summary, choice="subtract").points == (-36, 0, 0, 0)


def test_a_moon_may_swallow_its_shooters_bonus() -> None:
    rules = OMNIBUS.but(moon_and_bonus=MoonBonus.SWALLOWED)
    assert count(rules, finished(f"{MOON} JD", "", "", ""), choice="add").points == (0, 26, 26, 26)
    assert count(rules, finished(MOON, "JD", "", ""), choice="add").points == (0, 16, 26, 26)


def test_the_amount_may_be_the_shooters_own_hand() -> None:
    rules = OMNIBUS.but(moon_amount=MoonAmount.OWN_HAND)
    summary = finished(f"{MOON} JD", "", "", "")
    assert count(rules, summary, choice="add").points == (0, 16, 16, 16)
    assert count(rules, summary, choice="subtract").points == (-16, 0, 0, 0)


def test_m18_thirteen_hearts_are_a_moon_without_the_queen() -> None:
    summary = finished(ALL_HEARTS, "QS", "", "")
    assert count(ARNOLD_ALL, summary, choice="add").points == (0, 13, 13, 13)
    assert count(ARNOLD_ALL, summary, choice="subtract").points == (-13, 0, 0, 0)


def _both_packs(text: str) -> str:
    return " ".join(f"{card} {card}'" for card in text.split())


def test_m19_two_packs_need_all_fifty_two_points() -> None:
    empty = ("",) * 6
    nearly = finished(f"{_both_packs(ALL_HEARTS)} QS", "QS'", *empty, packs=2)
    assert offer(DOUBLE_DECK, nearly) is None
    assert count(DOUBLE_DECK, nearly).points == (39, 13, 0, 0, 0, 0, 0, 0)
    moon = finished(_both_packs(MOON), "", *empty, packs=2)
    assert count(DOUBLE_DECK, moon, choice="add").points == (0, *(52,) * 7)


def test_m20_the_sun_counts_twice_the_moon() -> None:
    score = count(SUN, finished(MOON, "", "", "", tricks=(13, 0, 0, 0)))
    assert score.points == (0, 52, 52, 52)
    assert score.reasons == (Reason.SUN,)
    assert any(line.kind is LineKind.SUN for line in score.lines[0])


def test_m21_one_clean_trick_elsewhere_leaves_a_moon() -> None:
    score = count(SUN, finished(MOON, "", "", "", tricks=(12, 1, 0, 0)))
    assert score.points == (0, 26, 26, 26)
    assert score.reasons == (Reason.MOON,)


def test_a_subtracted_sun_counts_twice() -> None:
    rules = SUN.but(moon_effect=MoonEffect.SUBTRACT)
    assert count(rules, finished(MOON, "", "", "", tricks=(13, 0, 0, 0))).points[0] == -52


def test_a_sun_counts_where_moons_do_not() -> None:
    rules = SUN.but(moon_effect=MoonEffect.NONE)
    assert count(rules, finished(MOON, "", "", "", tricks=(13, 0, 0, 0))).points == (0, 52, 52, 52)
    assert count(rules, finished(MOON, "", "", "", tricks=(12, 1, 0, 0))).points == (26, 0, 0, 0)


def test_the_punishing_sun_hits_the_player_who_passed_to_the_shooter() -> None:
    rules = Rules(sun=Sun.PUNISH)
    sun = (13, 0, 0, 0)
    left = finished(MOON, "", "", "", tricks=sun, passed_to=(1, 2, 3, 0))
    assert count(rules, left).points == (0, 26, 26, 52)
    held = finished(MOON, "", "", "", tricks=sun, passed_to=(None,) * 4)
    assert count(rules, held).points == (0, 26, 26, 26)


def test_a_sun_can_clean_the_slate() -> None:
    rules = Rules(sun=Sun.CLEAN_SLATE, bonus_card=BonusCard.JD)
    summary = finished(f"{MOON} JD", "", "", "", tricks=(13, 0, 0, 0))
    score = count(rules, summary, (70, 20, 30, 40))
    assert score.totals == (0, 20, 30, 40)
    assert score.points[0] == -70


def test_the_guard_does_not_touch_a_clean_slate() -> None:
    rules = Rules(sun=Sun.CLEAN_SLATE, moon_guard=MoonGuard.AUTO_SUBTRACT, end=End.DEALS, end_at=1)
    summary = finished(MOON, "", "", "", tricks=(13, 0, 0, 0))
    score, result = finish(rules, summary, (50, 20, -5, 30))
    assert score.totals == (0, 20, -5, 30)
    assert result is not None
    assert result.winners == (2,)


def test_only_a_sun_helps_where_moons_score_normally() -> None:
    rules = Rules(sun=Sun.SUN_ONLY)
    assert count(rules, finished(MOON, "", "", "", tricks=(12, 1, 0, 0))).points == (26, 0, 0, 0)
    assert count(rules, finished(MOON, "", "", "", tricks=(13, 0, 0, 0))).points == (0, 26, 26, 26)


def test_the_first_trick_may_not_matter_for_the_sun() -> None:
    rules = Rules(sun=Sun.FIRST_TRICK_FREE)
    late = finished(MOON, "", "", "", tricks=(12, 1, 0, 0), after_first=(12, 0, 0, 0))
    assert count(rules, late).points == (0, 52, 52, 52)
    early = finished(MOON, "", "", "", tricks=(12, 1, 0, 0), after_first=(11, 1, 0, 0))
    assert count(rules, early).points == (0, 26, 26, 26)


def test_m23_totals_are_cleared_or_doubled() -> None:
    rules = Rules(
        players=3,
        values=Values.BLACK_LADY_UK,
        moon_effect=MoonEffect.ZERO_OR_DOUBLE,
        kitty=Kitty.FIRST_TRICK,
        pass_cycle=(PassToken.L,),
    )
    shot = finished(f"{MOON} AS TS", "", "")
    asked = offer(rules, shot, (120, 80, 200))
    assert asked is not None
    assert dict(zip(asked.choices, asked.outcomes, strict=True)) == {
        "zero": (0, 80, 200),
        "double": (120, 160, 400),
    }
    assert count(rules, shot, (120, 80, 200), choice="zero").totals == (0, 80, 200)


def test_m24_a_reset_total_can_be_reached_from_above() -> None:
    rules = Rules(moon_effect=MoonEffect.SUBTRACT, adjust=Adjust.EXACT_50_100)
    score = count(rules, SHOT, (76, 20, 30, 40))
    assert score.points[0] == -26
    assert score.totals == (0, 20, 30, 40)
    assert score.adjusted == (0,)


def test_m25_without_a_moon_rule_all_hearts_just_cost() -> None:
    rules = ARNOLD_ALL.but(moon_effect=MoonEffect.NONE)
    score = count(rules, finished(ALL_HEARTS, "", "", ""))
    assert score.points == (13, 0, 0, 0)
    assert score.reasons == ()
    assert score.shooter is None


def test_a_gift_is_collected_from_every_opponent() -> None:
    rules = Rules(moon_effect=MoonEffect.GIFT_FROM_EACH)
    assert count(rules, SHOT).points == (-78, 26, 26, 26)


def test_new_moon_opens_once_the_score_is_reached() -> None:
    rules = Rules(moon_guard=MoonGuard.REACHED_SCORE, moon_guard_score=50)
    assert count(rules, SHOT, (49, 0, 0, 0)).totals == (49, 26, 26, 26)
    asked = offer(rules, SHOT, (50, 0, 0, 0))
    assert asked is not None
    assert asked.choices == ("add", "subtract")


def test_the_game_can_go_on_after_a_losing_moon() -> None:
    rules = Rules(moon_guard=MoonGuard.GAME_GOES_ON)
    score, result = finish(rules, SHOT, (90, 95, 63, 70))
    assert score.totals == (90, 121, 89, 96)
    assert result is None
    _, later = finish(rules, finished("QS", ALL_HEARTS, "", ""), score.totals)
    assert later is not None
    assert later.winners == (2,)


def test_a_second_moon_puts_the_end_off_again() -> None:
    rules = Rules(moon_guard=MoonGuard.GAME_GOES_ON)
    standings = standing(rules, (90, 95, 63, 70))
    for summary in (SHOT, finished("", "", MOON, "")):
        standings = add_deal(standings, count(rules, summary, standings=standings))
        assert game_result(rules, standings) is None
    assert standings.totals == (116, 147, 89, 122)
    plain = count(rules, finished("QS", ALL_HEARTS, "", ""), standings=standings)
    result = game_result(rules, add_deal(standings, plain))
    assert result is not None
    assert result.winners == (2,)


def test_a_moon_that_wins_ends_the_game() -> None:
    rules = Rules(moon_guard=MoonGuard.GAME_GOES_ON)
    _, result = finish(rules, SHOT, (60, 95, 63, 70))
    assert result is not None
    assert result.winners == (0,)


# Bonus cards and no tricks


def test_b1_a_lone_jack_may_push_a_total_below_zero() -> None:
    assert count(OMNIBUS, finished("", "JD", "", ""), (0, 3, 0, 0)).totals[1] == -7


def test_b3_a_floor_under_the_hand() -> None:
    rules = OMNIBUS.but(bonus_floor=BonusFloor.HAND)
    score = count(rules, finished("", "JD 2H 3H 4H", "", ""), (0, 40, 0, 0))
    assert score.points[1] == 0
    assert score.totals[1] == 40
    assert [(line.kind, line.points) for line in score.lines[1]][-1] == (LineKind.FLOOR, 7)


def test_a_floor_under_the_total_lets_the_jack_eat_old_points() -> None:
    rules = OMNIBUS.but(bonus_floor=BonusFloor.TOTAL)
    assert count(rules, finished("", "JD 2H", "", ""), (0, 40, 0, 0)).totals[1] == 31
    assert count(rules, finished("", "JD 2H", "", ""), (0, 5, 0, 0)).totals[1] == 0


def test_b5_a_player_without_tricks_gains() -> None:
    rules = Rules(no_trick_bonus=-5)
    summary = finished("2H 3H 4H 5H 6H", "QS", "7H 8H 9H TH JH QH KH AH", "", tricks=(5, 5, 3, 0))
    assert count(rules, summary).points == (5, 13, 8, -5)


def test_b6_nothing_for_no_tricks_beside_a_moon() -> None:
    rules = Rules(no_trick_bonus=-5)
    summary = finished(MOON, "", "", "", tricks=(9, 2, 0, 2))
    assert count(rules, summary).points == (0, 26, 26, 26)
    kind = rules.but(no_trick_on_moon=True)
    assert count(kind, summary).points == (0, 26, 21, 26)


def test_a_pledge_is_kept_or_broken() -> None:
    rules = Rules(pledge=True)
    summary = finished("QS", "2H", "3H", "", pledges=(True, True, False, False))
    assert count(rules, summary).points == (3, 11, 1, 0)


# Cards that count for nobody, or later


def test_o16_a_voided_heart_is_not_needed_for_the_moon() -> None:
    rules = ARNOLD_ALL.but(first_trick_stuck=Stuck.POINT_VOID)
    twelve = ALL_HEARTS.replace("9H ", "")
    summary = finished("", "", twelve, "", voided="9H")
    assert count(rules, summary, choice="add").points == (12, 12, 0, 12)
    split = finished("2H", "", twelve.replace("2H ", ""), "", voided="9H")
    assert sum(int(p.real) for p in count(rules, split).points) == 12


def test_o17_a_heart_laid_aside_goes_to_the_fewest_points_above_none() -> None:
    rules = ARNOLD_ALL.but(first_trick_stuck=Stuck.LAY_ASIDE)
    summary = finished("", "2H 3H 4H", "5H 6H 7H 8H", "TH JH QH KH AH", aside="9H")
    score = count(rules, summary)
    assert score.points == (0, 4, 4, 5)
    assert [card.text for card in score.taken[1]] == ["2H", "3H", "4H", "9H"]


def test_equal_players_get_it_in_turn_from_the_dealers_left() -> None:
    rules = ARNOLD_ALL.but(first_trick_stuck=Stuck.LAY_ASIDE)
    summary = finished("2H 3H", "4H 5H", "6H 7H", "8H TH JH QH KH AH", aside="9H")
    assert count(rules, summary, dealer=3).points == (3, 2, 2, 6)
    assert count(rules, summary, dealer=0).points == (2, 3, 2, 6)
    assert count(rules, summary, dealer=2).points == (3, 2, 2, 6)


def test_o18_a_heart_laid_aside_can_complete_a_moon() -> None:
    rules = ARNOLD_ALL.but(first_trick_stuck=Stuck.LAY_ASIDE)
    summary = finished("", "", ALL_HEARTS.replace("9H ", ""), "", aside="9H")
    assert offer(rules, summary) is not None
    assert count(rules, summary, choice="subtract").points == (0, 0, -13, 0)
    plain = rules.but(moon_effect=MoonEffect.NONE)
    assert count(plain, summary).points == (0, 0, 13, 0)


def test_k4_a_queen_thrown_away_counts_or_spoils_the_moon() -> None:
    kitty = Rules(
        players=3,
        kitty=Kitty.FIRST_TRICK_SWAP,
        moon_effect=MoonEffect.CHOICE,
        pass_cycle=(PassToken.L, PassToken.R, PassToken.HOLD),
    )
    assert count(kitty, finished(ALL_HEARTS, "QS", "")).points == (13, 13, 0)
    gone = kitty.but(kitty_discard=KittyDiscard.OUT_OF_PLAY)
    thrown = finished(ALL_HEARTS, "", "")  # the queen was in play, nobody has her
    assert offer(gone, thrown) is None
    assert count(gone, thrown).points == (13, 0, 0)


def test_k4b_an_undealt_queen_is_not_needed() -> None:
    rules = Rules(
        players=3,
        kitty=Kitty.OUT_OF_PLAY,
        moon_effect=MoonEffect.CHOICE,
        pass_cycle=(PassToken.L, PassToken.R, PassToken.HOLD),
    )
    summary = finished(ALL_HEARTS, "", "", without="QS")
    assert count(rules, summary, choice="add").points == (0, 13, 13)


def test_t12_a_discarded_trick_with_a_heart_makes_a_moon_impossible() -> None:
    summary = finished(_both_packs(MOON).replace("2H' ", ""), *("",) * 7, packs=2)
    assert offer(DOUBLE_DECK, summary) is None
    assert count(DOUBLE_DECK, summary).points[0] == 51


def test_t9_a_cancelled_queen_still_counts_for_the_player_who_takes_her() -> None:
    summary = finished("", "", "", "QS QS'", *("",) * 4, packs=2)
    assert count(DOUBLE_DECK, summary).points[3] == 26


def test_w13_the_extra_card_counts_for_a_moon() -> None:
    score = count(YPPEDIA, finished(f"{ALL_HEARTS} QS W", "", "", ""))
    assert score.points == (0, 26, 26, 26)


# Partners


def test_a_partners_moon_hits_the_other_side_alone() -> None:
    assert count(PARTNERSHIP, SHOT).points == (0, 26, 0, 26)


def test_partners_need_one_hand_for_a_moon_unless_they_pool() -> None:
    summary = finished("QS", "", ALL_HEARTS, "")
    assert count(PARTNERSHIP, summary).points == (13, 0, 13, 0)
    pooled = PARTNERSHIP.but(partner_moon=PartnerMoon.POOLED)
    score = count(pooled, summary)
    assert score.points == (0, 26, 0, 26)
    assert score.shooter == 2


def test_ad_hoc_partners_share_the_points_of_the_deal() -> None:
    rules = Rules(partners=Partners.ADHOC, moon_effect=MoonEffect.NONE)
    summary = finished("2H 3H", "QS", "4H", "", sides=(0, 1, 1, 0))
    score = count(rules, summary)
    assert score.points == (2, 14, 14, 2)
    assert [line.kind for line in score.lines[3]] == [LineKind.PARTNER]


def test_ad_hoc_partner_of_a_shooter_scores_nothing() -> None:
    rules = Rules(partners=Partners.ADHOC, moon_effect=MoonEffect.ADD_OTHER_SIDE)
    assert count(rules, finished(MOON, "", "", "", sides=(0, 1, 1, 0))).points == (0, 26, 26, 0)
