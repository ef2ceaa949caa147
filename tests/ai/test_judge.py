"""What a deal is worth to a searching player: the place in the game, not the deal alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from hearts_gui.ai.search.search_value import WEIGHTS, Judge
from hearts_gui.engine.play.actions import StartDeal
from hearts_gui.engine.play.game import new_game, step, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import End, Partners, Ranking, Settle, Wager
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.scores import DealScore


def seen(totals: Sequence[int], rules: Rules | None = None, seat: int = 0) -> PlayerView:
    """The view of a seat in a deal that began at these totals."""
    rules = rules or Rules()
    game: Game = new_game(rules, "judge")
    past = DealScore(
        number=1, dealer=0, token=None, lines=(), points=tuple(totals), totals=tuple(totals),
        tricks=(), taken=(), shooter=None,
    )  # fmt: skip
    standings = replace(game.public.standings, totals=tuple(totals))
    if any(totals):
        standings = replace(standings, history=(past,))
    game = replace(game, public=replace(game.public, standings=standings))
    return view_of(step(game, StartDeal())[1], seat)


def worth(view: PlayerView, *deals: Sequence[int], bane: float = 0.0) -> list[float]:
    """The worth of deals that bring these points."""
    return [float(each) for each in Judge(view, bane).value(np.array(deals).T)]


def test_in_the_first_deal_own_points_count_against_the_others() -> None:
    none, some, queen = worth(seen((0, 0, 0, 0)), (0, 13, 13, 0), (5, 21, 0, 0), (13, 0, 0, 13))
    assert none > some > queen
    same = worth(seen((0, 0, 0, 0)), (4, 22, 0, 0), (4, 0, 0, 22))
    assert same[0] == same[1], "nobody is after one of the others"


def test_a_moon_is_worth_more_than_a_deal_without_a_point() -> None:
    moon, clean = worth(seen((0, 0, 0, 0)), (0, 26, 26, 26), (0, 13, 13, 0))
    assert moon > clean


def test_a_leader_gladly_ends_the_game_at_the_price_of_some_points() -> None:
    view = seen((60, 96, 80, 75))
    ends, goes_on = worth(view, (5, 10, 6, 5), (0, 3, 12, 11))
    assert ends > goes_on


def test_a_player_just_behind_does_not_end_the_game() -> None:
    view = seen((60, 96, 50, 60))
    ends, goes_on = worth(view, (0, 13, 0, 13), (0, 0, 0, 26))
    assert goes_on > ends


def test_near_the_end_points_are_for_the_leader_rather_than_for_the_last() -> None:
    view = seen((80, 78, 92, 60))
    leader, last = worth(view, (0, 0, 6, 20), (0, 20, 6, 0))
    assert leader > last


def test_near_the_end_the_own_place_counts_more_than_the_own_points() -> None:
    view = seen((88, 90, 40, 40))
    behind, ahead = worth(view, (13, 13, 0, 0), (0, 26, 0, 0))
    assert ahead > behind
    second, third = worth(view, (12, 14, 0, 0), (12, 0, 14, 0))
    assert second > third


WINNER = Rules(ranking=Ranking.WINNER_ONLY)
TAKES_ALL = Rules(settle=Settle.WAGER, wager=Wager.WINNER_TAKES_ALL)


@pytest.mark.parametrize("rules", [WINNER, TAKES_ALL], ids=["nobody comes second", "wager"])
def test_where_only_the_winner_counts_a_lost_game_is_not_ended(rules: Rules) -> None:
    """Failing before: to come second was worth more than a chance to win."""
    totals, deals = (20, 10, 21, 95), ((0, 3, 10, 13), (13, 3, 10, 0))
    ends, goes_on = worth(seen(totals, rules), *deals)
    assert goes_on > ends
    ends, goes_on = worth(seen(totals), *deals)
    assert ends > goes_on, "where the second place counts it is taken"


def test_where_only_the_winner_counts_all_other_places_are_the_same() -> None:
    view = seen((90, 40, 92, 99), WINNER)
    second, last = worth(view, (0, 0, 0, 26), (26, 0, 0, 0))
    assert second == pytest.approx(last, abs=0.01)


def test_a_game_that_is_over_is_won_by_a_point() -> None:
    """Failing before: a game won by a point was worth three quarters of a win."""
    won, lost = worth(seen((60, 60, 80, 95)), (4, 5, 4, 13), (5, 4, 4, 13))
    assert won - lost > 0.9 * WEIGHTS.scale * WEIGHTS.spread * WEIGHTS.win


def test_a_limit_that_must_be_exceeded_is_not_reached_by_reaching_it() -> None:
    """Failing before: 100 points ended every game."""
    totals, exact = (61, 60, 80, 92), (0, 0, 18, 8)
    reached, exceeded = (
        worth(seen(totals, Rules(end=end)), exact)[0] for end in (End.REACH, End.EXCEED)
    )
    assert reached < exceeded


def test_the_sum_of_a_side_ends_the_game_of_partners() -> None:
    """Failing before: only single seats were looked at, and the place hardly counted."""
    rules = preset("partnership", 4)
    assert Judge(seen((48, 20, 47, 30), rules)).late == 1
    ahead, behind = worth(seen((48, 30, 47, 40), rules), (0, 13, 0, 13), (5, 11, 0, 10))
    assert ahead - behind > 10


def test_the_last_counters_of_anyone_end_a_game_for_chips() -> None:
    """Failing before: the place never counted there."""
    view = seen((0, 0, 0, 0), preset("chips", 4))
    stocks = (45, 46, 60, 3)
    near = replace(view.public.standings, stocks=stocks)
    late = replace(view, public=replace(view.public, standings=near))
    assert Judge(view).late == 0
    assert Judge(late).late == 1


def test_when_the_time_is_up_the_deal_is_the_last() -> None:
    """Failing before: the place never counted there."""
    view = seen((20, 10, 40, 30), preset("black_lady_uk", 4))
    over = replace(view.public.standings, time_up=True)
    last = replace(view, public=replace(view.public, standings=over))
    assert (Judge(view).late, Judge(last).late) == (0, 1)
    won, lost = worth(last, (0, 20, 10, 15), (15, 0, 20, 10))
    assert won - lost == pytest.approx(WEIGHTS.scale * WEIGHTS.spread)


def test_points_of_the_partner_are_ones_own() -> None:
    rules = preset("partnership", 4)
    assert rules.partners is Partners.FIXED
    view = seen((0, 0, 0, 0), rules)
    own, partner, other = worth(view, (13, 6, 0, 7), (0, 6, 13, 7), (0, 13, 0, 13))
    assert own == partner
    assert other > own


def test_high_scores_are_good_where_they_are() -> None:
    view = seen((0, 0, 0, 0), preset("gong_zhu", 4))
    sheep, pig = worth(view, (100, 0, 0, -200), (-100, 0, 0, 0))
    assert sheep > pig


def test_near_the_losing_score_of_gong_zhu_the_place_counts() -> None:
    view = seen((-200, -960, -400, -300), preset("gong_zhu", 4))
    ends, goes_on = worth(view, (-50, -100, 0, -50), (0, 0, -100, -100))
    assert ends > goes_on


def test_a_number_near_zero_is_good_where_magnitudes_count() -> None:
    view = seen((30, 0, 0, 0), preset("complex", 4))
    values = Judge(view).value(np.array([[-20, 20], [0, 0], [0, 0], [6, 6]]) + 0j)
    assert values[0] > values[1]


def test_an_eye_for_the_leader_makes_his_points_welcome() -> None:
    view = seen((30, 10, 30, 30))
    plain = worth(view, (0, 10, 8, 8), (0, 8, 10, 8))
    after = worth(view, (0, 10, 8, 8), (0, 8, 10, 8), bane=0.4)
    assert after[0] - after[1] > plain[0] - plain[1]


def test_counters_are_what_counts_where_they_are_paid() -> None:
    rules = preset("sweepstake", 4)
    clear, shared = worth(seen((0, 0, 0, 0), rules), (0, 13, 0, 0), (1, 4, 4, 4))
    alone, two = worth(seen((0, 0, 0, 0), rules), (0, 5, 4, 4), (0, 0, 6, 7))
    assert alone > two > shared
    assert alone > clear, "a pool stays where one has taken everything"


def test_a_place_that_is_certain_raises_no_warning() -> None:
    """Failing before: for who is thousands behind at the end, NumPy raised a warning."""
    view = seen((1990, 0, 0, 0), Rules(end_at=2000))
    with np.errstate(over="raise"):
        last, moon = worth(view, (26, 0, 0, 0), (0, 26, 26, 26))
    assert moon > last
