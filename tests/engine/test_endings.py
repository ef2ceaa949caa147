"""Ends, ties, jumps and special wins; ids from the table of corner cases."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hearts_gui.engine.rules.choices import (
    Adjust,
    BonusCard,
    End,
    MoonEffect,
    Partners,
    PassToken,
    Strip,
    Tie,
)
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.endings import add_deal, game_result, measure, opening_standings
from hearts_gui.engine.score.scores import DealScore, EndReason, GameResult
from tests.engine.counting_kit import ALL_HEARTS, count, finish, finished, outcome, standing

HAY = preset("hay")
WINDOWS = preset("standard")
YPPEDIA = preset("yppedia")
RICKETTS = preset("ricketts")
SIXTY_NINE = preset("ricketts_69")
RESETS = Rules(adjust=Adjust.EXACT_50_100)
GONG_ZHU = preset("gong_zhu")
COMPLEX = preset("complex")
HALF = "QS"
HEARTS = ALL_HEARTS


def winners(result: GameResult | None) -> tuple[int, ...] | None:
    """The winners, or None while the game goes on."""
    return None if result is None else result.winners


def test_nobody_has_won_before_the_first_deal() -> None:
    assert game_result(WINDOWS, opening_standings(WINDOWS)) is None


def test_e1_lowest_wins_when_the_limit_is_reached() -> None:
    result = outcome(HAY, (100, 60, 60, 40))
    assert winners(result) == (3,)
    assert result is not None
    assert result.reason is EndReason.SCORE
    assert result.places == (2, 2, 2, 1)


def test_e2_a_tie_for_lowest_needs_another_deal() -> None:
    assert outcome(HAY, (104, 52, 52, 52)) is None
    assert winners(outcome(HAY, (104, 52, 52, 52), (104, 65, 52, 65))) == (2,)


def test_e3_a_tie_may_be_shared() -> None:
    assert winners(outcome(WINDOWS, (104, 52, 52, 52))) == (1, 2, 3)


def test_e4_exactly_the_limit_is_not_more_than_the_limit() -> None:
    assert outcome(RICKETTS, (100, 20, 30, 58)) is None
    assert winners(outcome(RICKETTS, (101, 20, 30, 57))) == (1,)


def test_extra_hands_go_on_even_if_nobody_is_past_the_limit_any_more() -> None:
    sticky = Rules(bonus_card=BonusCard.JD, tie=Tie.EXTRA_HANDS)
    shared = sticky.but(tie=Tie.NOT_OVER_WHILE_TIED)
    deals: tuple[tuple[Score, ...], ...] = ((101, 52, 52, 55), (95, 60, 52, 65))
    assert winners(outcome(sticky, *deals)) == (2,)
    assert outcome(shared, *deals) is None


def test_e6_a_wrapped_total_can_win() -> None:
    score, result = finish(RICKETTS, finished(HALF, HEARTS, "", ""), (91, 90, 40, 31))
    assert score.totals == (0, 103, 40, 31)
    assert score.adjusted == (0,)
    assert winners(result) == (0,)


def test_e7_only_exact_totals_wrap() -> None:
    score, _ = finish(RICKETTS, finished("2H 3H 4H 5H 6H", "", "", ""), (100, 20, 20, 20))
    assert score.totals[0] == 105


def test_e8_a_lost_moon_can_wrap() -> None:
    score, result = finish(RICKETTS, finished("", f"{HEARTS} QS", "", ""), (100, 50, 50, 50))
    assert score.totals == (0, 50, 76, 76)
    assert result is None


def test_e9_two_totals_wrap_in_one_deal() -> None:
    score, _ = finish(RICKETTS, finished(HALF, HEARTS, "", ""), (91, 91, 20, 30))
    assert score.totals == (0, 0, 20, 30)
    assert score.adjusted == (0, 1)


def test_e11_exactly_fifty_falls_to_nothing() -> None:
    score, _ = finish(RESETS, finished("", HALF, HEARTS, ""), (1, 37, 2, 3))
    assert score.totals == (1, 0, 15, 3)


def test_e12_a_total_that_did_not_change_stays() -> None:
    first, _ = finish(RESETS, finished("", HALF, HEARTS, ""), (1, 87, 2, 3))
    assert first.totals[1] == 50
    second, _ = finish(RESETS, finished(HALF, "", HEARTS, ""), first.totals)
    assert second.totals[1] == 50


def test_e13_a_reset_comes_before_the_end() -> None:
    score, result = finish(RESETS, finished("", HALF, HEARTS, ""), (30, 87, 90, 45))
    assert score.totals == (30, 50, 103, 45)
    assert winners(result) == (0,)


def test_only_exactly_one_hundred_may_be_reset() -> None:
    rules = Rules(adjust=Adjust.EXACT_100)
    score, result = finish(rules, finished(HALF, HEARTS, "", ""), (87, 37, 0, 0))
    assert score.totals == (50, 50, 0, 0)
    assert result is None


def _stay(deals: int, *, first: int = 10) -> list[tuple[Score, ...]]:
    """Seat 1 reaches 69 in a deal and stays there, seat 2 being lower all along."""
    before: list[tuple[Score, ...]] = [(deal, 6, deal, deal) for deal in range(first - 1)]
    return before + [(20 + deal, 69, 10, 30) for deal in range(deals + 1)]


def test_e14_sixty_nine_for_five_deals_wins() -> None:
    assert outcome(SIXTY_NINE, *_stay(4)) is None
    result = outcome(SIXTY_NINE, *_stay(5))
    assert winners(result) == (1,)
    assert result is not None
    assert result.reason is EndReason.SPECIAL


def test_the_arriving_deal_may_count() -> None:
    rules = SIXTY_NINE.but(count_arrival=True)
    assert outcome(rules, *_stay(3)) is None
    assert winners(outcome(rules, *_stay(4))) == (1,)


def test_leaving_sixty_nine_starts_again() -> None:
    broken = [*_stay(4), (40, 70, 10, 40), (40, 69, 10, 41)]
    assert outcome(SIXTY_NINE, *broken, *[(40, 69, 10, 42)] * 4) is None


def test_e16_a_moon_that_leaves_the_shooter_there_counts() -> None:
    standings = opening_standings(SIXTY_NINE)
    standings = add_deal(standings, replace(_first(), totals=(20, 69, 10, 30)))
    for _ in range(4):
        standings = add_deal(standings, replace(_first(), totals=(20, 69, 10, 30)))
    assert game_result(SIXTY_NINE, standings) is None
    score = count(SIXTY_NINE, finished("", f"{HEARTS} QS", "", ""), standings=standings)
    assert score.totals == (46, 69, 36, 56)
    assert winners(game_result(SIXTY_NINE, add_deal(standings, score))) == (1,)


def _first() -> DealScore:
    return count(SIXTY_NINE, finished(HALF, HEARTS, "", ""))


def test_e17_a_special_win_overrules_the_lowest_score() -> None:
    deals = _stay(5)
    deals[-1] = (40, 69, 10, 105)
    result = outcome(SIXTY_NINE, *deals)
    assert winners(result) == (1,)
    assert result is not None
    assert result.places == (2, 1, 2, 2)


def test_e18_two_special_winners_share() -> None:
    deals = [(20 + deal, 69, 10, 69) for deal in range(6)]
    assert winners(outcome(SIXTY_NINE, *deals)) == (1, 3)


def test_e19_five_for_sixty_nine_deals_wins() -> None:
    assert outcome(SIXTY_NINE, *[(20, 5, 4, 30)] * 69) is None
    assert winners(outcome(SIXTY_NINE, *[(20, 5, 4, 30)] * 70)) == (1,)
    assert outcome(RICKETTS, *[(20, 5, 4, 30)] * 70) is None


def test_e21_a_fixed_number_of_deals_may_end_tied() -> None:
    shared = Rules(end=End.DEALS, end_at=8)
    deals: list[tuple[Score, ...]] = [(9, 9, 9, 9)] * 7
    assert outcome(shared, *deals) is None
    assert winners(outcome(shared, *deals, (10, 10, 40, 44))) == (0, 1)
    extra = shared.but(tie=Tie.EXTRA_HANDS)
    assert outcome(extra, *deals, (10, 10, 40, 44)) is None
    assert winners(outcome(extra, *deals, (10, 10, 40, 44), (11, 10, 40, 69))) == (1,)


def test_e22_time_ends_the_game_with_the_deal() -> None:
    rules = Rules(end=End.TIME, end_at=30)
    standings = add_deal(standing(rules), replace(_first(), totals=(5, 9, 7, 5)))
    assert game_result(rules, standings) is None
    result = game_result(rules, replace(standings, time_up=True))
    assert winners(result) == (0, 3)
    assert result is not None
    assert result.reason is EndReason.TIME


def test_e23_places_are_shared() -> None:
    result = outcome(YPPEDIA, (101, 40, 40, 79))
    assert result is not None
    assert result.places == (4, 1, 1, 3)
    assert outcome(YPPEDIA, (100, 40, 40, 80)) is None


def test_v25_gong_zhu_ends_when_someone_is_down_a_thousand() -> None:
    result = outcome(GONG_ZHU, (-1000, 150, -20, 149))
    assert winners(result) == (1,)
    assert outcome(GONG_ZHU, (-999, 1500, -20, 149)) is None


def test_gong_zhu_may_also_end_up_a_thousand() -> None:
    both = GONG_ZHU.but(end_both_ways=True)
    assert winners(outcome(both, (-999, 1000, -20, 149))) == (1,)
    assert winners(outcome(both, (-1000, 10, -20, 149))) == (3,)


@pytest.mark.parametrize(
    ("total", "over"), [(71 + 70j, False), (60 + 80j, True), (-100 + 0j, True), (99j, False)]
)
def test_v49_complex_ends_by_magnitude(total: complex, over: bool) -> None:
    assert (outcome(COMPLEX, (total, 0j, 1j, 1 + 0j)) is not None) is over


def test_v50_smallest_magnitude_wins() -> None:
    result = outcome(COMPLEX, (99 + 0j, 60 + 60j, 3j, 100 + 0j))
    assert winners(result) == (2,)


def test_measures_compare_what_the_rules_compare() -> None:
    assert measure(WINDOWS, 3) < measure(WINDOWS, 4)
    assert measure(GONG_ZHU, 4) < measure(GONG_ZHU, 3)
    assert measure(COMPLEX, 3 - 3j) < measure(COMPLEX, 5 + 0j)
    assert measure(COMPLEX, 71 + 70j) == 9941


def test_sides_win_or_lose_together() -> None:
    rules = Rules(partners=Partners.FIXED, moon_effect=MoonEffect.ADD_OTHER_SIDE)
    assert outcome(rules, (49, 10, 50, 10)) is None
    result = outcome(rules, (0, 70, 90, 35))
    assert winners(result) == (0, 2)
    assert result is not None
    assert result.places == (1, 2, 1, 2)
    assert winners(outcome(rules, (60, 35, 0, 90))) == (0, 2)


def test_three_sides_rank_by_their_sums() -> None:
    rules = Rules(
        players=6,
        partners=Partners.FIXED,
        moon_effect=MoonEffect.ADD_OTHER_SIDE,
        strip=Strip.ARNOLD,
        pass_cycle=(PassToken.HOLD,),
    )
    result = outcome(rules, (50, 10, 20, 50, 0, 5))
    assert result is not None
    assert result.winners == (1, 4)
    assert result.places == (3, 1, 2, 3, 1, 2)
