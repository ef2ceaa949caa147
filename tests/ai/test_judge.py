"""A searching player judges a deal by its place in the game, not by points alone."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from hearts_gui.ai.search.search_value import WEIGHTS, Judge
from hearts_gui.engine.play.actions import StartDeal
from hearts_gui.engine.play.game import new_game, step, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import (
    Adjust,
    End,
    Partners,
    Ranking,
    ScoreDir,
    Settle,
    Tie,
    Values,
    Wager,
)
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.endings import add_deal, game_result
from hearts_gui.engine.score.scores import DealScore, GameResult
from hearts_gui.engine.score.scoring import adjusted


def seen(totals: Sequence[Score], rules: Rules | None = None, seat: int = 0) -> PlayerView:
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


def worth(view: PlayerView, *deals: Sequence[Score], bane: float = 0.0) -> list[float]:
    """The worth of deals that bring these points."""
    return [float(value) for value in Judge(view, bane).value(np.array(deals).T)]


def test_in_the_first_deal_own_points_count_against_the_others() -> None:
    none, some, queen = worth(seen((0, 0, 0, 0)), (0, 13, 13, 0), (5, 21, 0, 0), (13, 0, 0, 13))
    assert none > some > queen
    same = worth(seen((0, 0, 0, 0)), (4, 22, 0, 0), (4, 0, 0, 22))
    assert same[0] == same[1], "nobody is after one of the others"


def test_a_moon_is_worth_more_than_a_deal_without_a_point() -> None:
    moon, clean = worth(seen((0, 0, 0, 0)), (0, 26, 26, 26), (0, 13, 13, 0))
    assert moon > clean


def test_a_leader_ends_the_game_at_the_price_of_some_points() -> None:
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


def test_points_of_the_partner_count_as_the_seats_own() -> None:
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
    """Failing before: NumPy warned about a player thousands of points behind at the end."""
    view = seen((1990, 0, 0, 0), Rules(end_at=2000))
    with np.errstate(over="raise"):
        last, moon = worth(view, (26, 0, 0, 0), (0, 26, 26, 26))
    assert moon > last


LAST = Rules(end=End.DEALS, end_at=2)
DECIDED = [
    LAST,
    LAST.but(ranking=Ranking.WINNER_ONLY),
    LAST.but(settle=Settle.WAGER),
    LAST.but(settle=Settle.WAGER, wager=Wager.WINNER_TAKES_ALL),
    LAST.but(settle=Settle.AVERAGE),
    LAST.but(settle=Settle.TURBO_POINTS),
    preset("gong_zhu", 4).but(end=End.DEALS, end_at=2, ranking=Ranking.FULL),
    preset("complex", 4).but(end=End.DEALS, end_at=2, ranking=Ranking.FULL),
    LAST.but(adjust=Adjust.EXACT_50_100),
    LAST.but(adjust=Adjust.WRAP, wrap_at=(40, 45, 50)),
    preset("partnership", 4).but(end=End.DEALS, end_at=2),
    preset("partnership", 4).but(
        end=End.DEALS, end_at=2, values=Values.COMPLEX, score_dir=ScoreDir.MAGNITUDE
    ),
]


def ended(view: PlayerView, deal: Sequence[Score]) -> GameResult | None:
    """The end of the game, by the engine, after a deal with these points."""
    rules, standings = view.rules, view.public.standings
    totals = tuple(
        adjusted(rules, old + new, changed=bool(new))
        for old, new in zip(standings.totals, deal, strict=True)
    )
    past = replace(standings.history[-1], points=tuple(deal), totals=totals)
    return game_result(rules, add_deal(standings, past))


@pytest.mark.parametrize("rules", DECIDED, ids=range(len(DECIDED)))
def test_the_worth_of_a_last_deal_is_what_the_game_brings(rules: Rules) -> None:
    """Failing before: wagers by places, payments by points, ties, jumps and magnitudes of sides."""
    draw, pairs = random.Random("ends"), list[tuple[float, float]]()
    signs: dict[ScoreDir, tuple[Score, ...]] = {
        ScoreDir.HIGH: (-1, -1, -1, -1), ScoreDir.MAGNITUDE: (1, 1, 1j, 1j)
    }  # fmt: skip
    sign = signs.get(rules.score_dir, (1, 1, 1, 1))
    view = seen([turn * total for turn, total in zip(sign, (41, 42, 39, 40), strict=True)], rules)
    for _ in range(150):
        deal = [turn * draw.randint(-1, 10) for turn in sign]
        result = ended(view, deal)
        assert result is not None
        brought = float(result.settlement[0] if result.settlement else -result.places[0])
        if rules.ranking is Ranking.WINNER_ONLY:
            brought = float(0 in result.winners)
        pairs.append((brought, worth(view, deal)[0]))
    by_gain: dict[float, list[float]] = {}
    for brought, value in pairs:
        by_gain.setdefault(brought, []).append(value)
    assert len(by_gain) > 1
    for worse, better in pairwise(sorted(by_gain)):
        assert max(by_gain[worse]) < min(by_gain[better]), (worse, better)


def test_a_wager_by_places_is_worth_what_each_place_is_paid() -> None:
    """Failing before: half a chance of the first place was worth more than a certain second one."""
    view = seen((40, 40, 40, 40), LAST.but(settle=Settle.WAGER))
    first, second, third, last = worth(view, *([own, 1, 3, 5] for own in (0, 2, 4, 6)))
    assert first - second == pytest.approx(second - third, abs=0.01)
    assert second - third == pytest.approx(third - last, abs=0.01)


def test_a_shared_place_is_nearly_as_good_as_a_single_one_unless_it_is_played_out() -> None:
    """Failing before: a shared win was worth half of one."""
    for tie, least, most in ((Tie.SHARED, 0.8, 0.99), (Tie.EXTRA_HANDS, 0.4, 0.6)):
        view = seen((40, 40, 60, 60), LAST.but(ranking=Ranking.WINNER_ONLY, tie=tie))
        alone, both, lost = worth(view, (4, 5, 8, 9), (5, 5, 8, 8), (6, 5, 8, 7))
        assert least < (both - lost) / (alone - lost) < most


def test_the_only_deal_of_a_game_is_its_last() -> None:
    """Failing before: nobody having a point yet, the place did not count."""
    only = Rules(end=End.DEALS, end_at=1)
    assert Judge(seen((0, 0, 0, 0), only.but(ranking=Ranking.WINNER_ONLY))).late == 1
    assert Judge(seen((0, 0, 0, 0), only.but(settle=Settle.WAGER))).late == 1
    assert Judge(seen((0, 0, 0, 0), only)).late == 0, "where every place counts points do as well"
