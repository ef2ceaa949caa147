"""The engine counts as many legal sequences as arithmetic and the referee do."""

from __future__ import annotations

import pytest

from tests.engine import make_perft
from tests.engine.perft import Deal, corpus, divide, levels, mismatches, perft

DEALS = corpus()
ENUMERABLE = [deal for deal in DEALS if deal.size <= 16]


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.name)
def test_engine_counts_what_the_file_says(deal: Deal) -> None:
    assert mismatches(deal) == []


def test_corpus_holds_deals_for_every_table_from_three_to_eight() -> None:
    assert {deal.rules.players for deal in DEALS} >= set(range(3, 9))
    assert len(DEALS) >= 200
    assert len({deal.name for deal in DEALS}) == len(DEALS)


def test_the_file_counts_small_deals_to_their_end() -> None:
    assert [deal.name for deal in ENUMERABLE if deal.size not in deal.counts] == []


def test_divide_adds_up_to_perft() -> None:
    deal = next(deal for deal in DEALS if deal.name == "ricketts-1")
    game = deal.game()
    assert sum(divide(game, 6).values()) == perft(game, 6) == levels(game, 6)[-1]


def test_a_wrong_count_is_reported_with_the_counts_under_each_first_play() -> None:
    deal = Deal("wrong", "hay", "2C 3D / 4C 4D / 5C 5D / 6C 6D", counts={1: 1, 2: 7})
    (text,) = mismatches(deal)
    assert text == "wrong depth 2: 1 for 7; divide: 2C 1"


def test_four_suits_counts_are_those_of_the_hand_arithmetic() -> None:
    closed = next(deal for deal in DEALS if deal.name == "four-suits")
    assert closed.counts == {1: 1, 2: 13, 3: 169, 4: 13 * 13 * 12, 5: 13 * 13 * 12 * 12, 6: 292032}


@pytest.mark.parametrize("deal", ENUMERABLE[::40], ids=lambda deal: deal.name)
def test_file_says_what_the_referee_counts(deal: Deal) -> None:
    assert make_perft.counted(deal) == deal.counts


@pytest.mark.slow
@pytest.mark.parametrize("deal", ENUMERABLE, ids=lambda deal: deal.name)
def test_file_says_what_the_referee_counts_everywhere(deal: Deal) -> None:
    assert make_perft.counted(deal) == deal.counts
