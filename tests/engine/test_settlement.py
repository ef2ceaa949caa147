"""Money and counters; ids from the table of corner cases."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate, pairwise

from hearts_gui.engine.cards import RANK_TEXT, Suit
from hearts_gui.engine.rules.choices import (
    End,
    MoonEffect,
    OpeningLead,
    Ranking,
    Settle,
    Strip,
    Values,
    Wager,
)
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.endings import add_deal, game_result, opening_standings
from hearts_gui.engine.score.scores import DealScore, EndReason, Standings, Summary
from tests.engine.counting_kit import count, finished, outcome

AVERAGE = Rules(
    values=Values.HEARTS_ONLY,
    moon_effect=MoonEffect.NONE,
    end=End.DEALS,
    end_at=1,
    settle=Settle.AVERAGE,
)
COUNTERS = preset("sweepstake", 4)
CHIPS = preset("chips", 4).but(chips=10)
HOWELL = preset("howell", 4)
WAGER = preset("yppedia")


def hearts(*counts: int, suit: str = "H") -> Summary:
    """A deal in which the seats took this many hearts each."""
    cards = [f"{RANK_TEXT[rank]}{suit}" for rank in range(2, 15)]
    ends = [0, *accumulate(counts)]
    return finished(*(" ".join(cards[a:b]) for a, b in pairwise(ends)))


def play(rules: Rules, *deals: Summary) -> tuple[Standings, list[DealScore]]:
    """Settle deals one after the other."""
    standings = opening_standings(rules)
    scores = []
    for summary in deals:
        scores.append(count(rules, summary, standings=standings))
        standings = add_deal(standings, scores[-1])
    return standings, scores


def settlement(rules: Rules, *totals: Score) -> tuple[object, ...]:
    """Return the payments at the end of a game of one deal."""
    result = outcome(rules, totals)
    assert result is not None
    return result.settlement


def test_z1_below_the_mean_draws() -> None:
    assert settlement(AVERAGE, 20, 36, 52, 92) == (30, 14, -2, -42)


def test_z2_fractions_are_exact() -> None:
    assert settlement(AVERAGE, 10, 20, 31, 40) == (
        Fraction(61, 4),
        Fraction(21, 4),
        Fraction(-23, 4),
        Fraction(-59, 4),
    )
    assert settlement(AVERAGE.but(stake=4), 10, 20, 31, 40) == (61, 21, -23, -59)


def test_z4_howell() -> None:
    _, scores = play(HOWELL, hearts(7, 6, 0, 0))
    assert scores[0].counters == (-15, -11, 13, 13)
    assert scores[0].stocks == (85, 89, 113, 113)


def test_z5_the_clear_players_share_the_pool() -> None:
    standings, scores = play(CHIPS, finished("QS", "2H", "JD", ""))
    assert scores[0].counters == (-1, -1, 1, 1)
    assert standings.stocks == (9, 9, 11, 11)
    assert standings.pool == 0


def test_z6_a_pool_stays_and_so_do_odd_chips() -> None:
    nobody_clear = finished("QS", "2H", "3H", "4H")
    three_clear = finished("QS 2H", "", "", "")
    standings, scores = play(CHIPS, nobody_clear, three_clear)
    assert scores[0].pool == 4
    assert scores[1].counters == (-1, 1, 1, 1)
    assert standings.pool == 2
    assert sum(standings.stocks) + standings.pool == 40


def test_z7_the_game_ends_when_someone_has_no_chip_left() -> None:
    unlucky = finished("QS", "", "2H", "3H")
    standings = opening_standings(CHIPS)
    for deal in range(10):
        assert game_result(CHIPS, standings) is None, deal
        standings = add_deal(standings, count(CHIPS, unlucky, standings=standings))
    assert standings.stocks == (0, 40, 0, 0)
    result = game_result(CHIPS, standings)
    assert result is not None
    assert result.reason is EndReason.CHIPS
    assert result.winners == (1,)
    assert result.settlement == (-10, 30, -10, -10)


def test_a_player_who_wins_the_last_ante_back_plays_on() -> None:
    standings = Standings(totals=(0,) * 4, stocks=(1, 13, 13, 13))
    score = count(CHIPS, finished("", "QS", "2H", "3H"), standings=standings)
    assert score.stocks == (4, 12, 12, 12)
    assert game_result(CHIPS, add_deal(standings, score)) is None


def test_z9_a_jack_is_not_won_by_two() -> None:
    _, scores = play(COUNTERS, hearts(3, 5, 4, 1), hearts(0, 8, 5, 0))
    assert (scores[0].pool, scores[0].jack) == (13, True)
    assert scores[0].counters == (-3, -5, -4, -1)
    assert (scores[1].pool, scores[1].jack) == (26, True)


def test_z10_a_jack_goes_to_a_player_alone_in_being_clear() -> None:
    _, scores = play(COUNTERS, hearts(3, 5, 4, 1), hearts(0, 6, 4, 3))
    assert scores[1].counters == (26, -6, -4, -3)
    assert (scores[1].pool, scores[1].jack) == (0, False)


def test_z11_all_hearts_with_one_player_make_a_jack() -> None:
    _, scores = play(COUNTERS, hearts(0, 13, 0, 0))
    assert scores[0].counters == (0, -13, 0, 0)
    assert (scores[0].pool, scores[0].jack) == (13, True)


def test_an_odd_counter_does_not_make_a_jack() -> None:
    _, scores = play(COUNTERS, hearts(0, 7, 6, 0), hearts(0, 7, 6, 0))
    assert (scores[0].pool, scores[0].jack) == (1, False)
    assert scores[0].counters == (6, -7, -6, 6)
    assert scores[1].counters == (7, -7, -6, 7)
    assert scores[1].pool == 0


def test_d5_six_players_play_for_twelve_hearts() -> None:
    rules = COUNTERS.but(players=6, strip=Strip.FOSTER)
    _, scores = play(rules, hearts(0, 12, 0, 0, 0, 0))
    assert (scores[0].pool, scores[0].jack) == (12, True)


def test_an_auction_pays_the_bid_into_the_pool() -> None:
    rules = COUNTERS.but(values=Values.NAMED_SUIT, auction=True, opening_lead=OpeningLead.BIDDER)
    won = hearts(0, 6, 4, 3, suit="C")
    deal = Summary(
        **{
            name: getattr(won, name)
            for name in ("taken", "tricks", "tricks_after_first", "trick_count", "in_play")
        },
        penalty_suit=Suit.CLUBS,
        bid=(2, 4),
    )
    _, scores = play(rules, deal)
    assert scores[0].counters == (17, -6, -8, -3)


def test_excess_pays_the_difference_to_each_other() -> None:
    rules = COUNTERS.but(players=3, strip=Strip.FOSTER, settle=Settle.EXCESS)
    _, scores = play(rules, hearts(8, 4, 1), hearts(6, 6, 1))
    assert scores[0].counters == (-11, 4, 7)
    assert scores[1].counters == (-5, -5, 10)


def test_most_counters_win_even_with_most_hearts() -> None:
    rules = COUNTERS.but(end_at=3)
    deals = hearts(3, 5, 4, 1), hearts(0, 5, 5, 3), hearts(12, 1, 0, 0)
    standings, _ = play(rules, *deals)
    assert standings.totals == (15, 11, 9, 4)
    result = game_result(rules, standings)
    assert result is not None
    assert result.winners == (0,)
    assert result.places == (1, 4, 3, 2)
    assert result.settlement == (11, -11, -3, 2)


def test_z12_wager_places_are_paid_in_proportion() -> None:
    stake = WAGER.but(stake=6)
    assert settlement(stake, 101, 10, 20, 30) == (-6, 6, 2, -2)
    assert settlement(stake, 101, 10, 10, 30) == (-6, 4, 4, -2)
    assert settlement(WAGER, 101, 10, 10, 10) == (-1, *(Fraction(1, 3),) * 3)


def test_a_wager_may_go_to_the_winner_alone() -> None:
    rules = WAGER.but(wager=Wager.WINNER_TAKES_ALL, ranking=Ranking.WINNER_ONLY)
    assert settlement(rules, 101, 10, 20, 30) == (-1, 3, -1, -1)
    assert settlement(rules, 101, 10, 10, 30) == (-1, 1, 1, -1)


def test_turbo_points_pay_the_sum_less_four_times_the_own_score() -> None:
    rules = AVERAGE.but(settle=Settle.TURBO_POINTS)
    assert settlement(rules, 20, 36, 52, 92) == (120, 56, -8, -168)


def test_a_game_without_money_settles_nothing() -> None:
    assert settlement(Rules(), 101, 10, 20, 30) == ()
