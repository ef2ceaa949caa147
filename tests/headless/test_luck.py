"""Matches without the luck of the deals: nothing is changed on average, and errors get smaller."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from statistics import fmean, pstdev

import numpy as np
import pytest

from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.headless.match import (
    Length,
    Match,
    adjusted,
    coefficients,
    run_match,
    stake,
    stakes_of_match,
)

DEALS = ((1.0, 3.0), (0.0, -2.0), (4.0, 9.0), (2.0, 2.5), (7.0, 1.0))
"""The stake and the difference of every deal there is, each as likely."""


def test_on_average_over_all_matches_the_mean_is_the_true_one() -> None:
    """In closed form: every match of four deals, and every batch of two usual ones."""
    stakes = [stake for stake, _ in DEALS]
    true = fmean(difference for _, difference in DEALS)
    result = []
    for match in product(DEALS, repeat=4):
        mine, differences = zip(*match, strict=True)
        parts = coefficients(differences, mine)
        plain = fmean(differences)
        shift = fmean(part * own for part, own in zip(parts, mine, strict=True))
        # The mean over all batches of usual deals, as the adjusted mean is linear in their mean.
        result.append(plain - shift + fmean(parts) * fmean(stakes))
        for usual in ((1.0, 0.0), (7.0, 7.0)):
            mean, _ = adjusted(differences, mine, usual)
            assert mean == pytest.approx(plain - shift + fmean(parts) * fmean(usual))
    assert fmean(result) == pytest.approx(true, abs=1e-12)
    assert max(result) > true > min(result)


def test_a_coefficient_from_all_deals_would_not_be_fair() -> None:
    """The test above can fail: with the deal itself among the reference deals it is biased."""
    true = fmean(difference for _, difference in DEALS)
    level = fmean(stake for stake, _ in DEALS)
    result = []
    for match in product(DEALS, repeat=4):
        mine, differences = (np.array(values) for values in zip(*match, strict=True))
        spread = np.var(mine)
        part = np.cov(mine, differences, bias=True)[0, 1] / spread if spread else 0.0
        result.append(float(differences.mean() - part * (mine.mean() - level)))
    assert fmean(result) != pytest.approx(true, abs=0.01)


def test_the_coefficient_of_a_deal_comes_from_the_others() -> None:
    stakes, differences = [1.0, 2.0, 4.0, 7.0], [3.0, 5.0, 9.0, 100.0]
    assert coefficients(differences, stakes)[3] == pytest.approx(2.0)
    others = [Fraction(x) for x in (1, 2, 7)], [Fraction(y) for y in (3, 5, 100)]
    mean = [sum(values) / 3 for values in others]
    over = sum((x - mean[0]) * (y - mean[1]) for x, y in zip(*others, strict=True))
    under = sum((x - mean[0]) ** 2 for x in others[0])
    assert coefficients(differences, stakes)[2] == pytest.approx(float(over / under))
    assert coefficients([1.0, 5.0], [1.0, 2.0]) == [0.0, 0.0]
    assert coefficients([1.0, 5.0, 2.0, 3.0], [2.0] * 4) == [0.0] * 4


@pytest.mark.parametrize(("part", "least", "most"), [(0.0, 0.97, 1.08), (2.0, 0.4, 0.6)])
def test_the_error_is_what_it_says_and_smaller_where_luck_counts(
    part: float, least: float, most: float
) -> None:
    rng = np.random.default_rng(5)
    plain, means, errors = [], [], []
    for _ in range(600):
        mine, usual = rng.exponential(1.0, 40), rng.exponential(1.0, 400)
        differences = part * mine + rng.normal(0.0, 1.0, 40) - part
        mean, error = adjusted(differences.tolist(), mine.tolist(), usual.tolist())
        plain.append(float(differences.mean()))
        means.append(mean)
        errors.append(error)
    assert fmean(means) == pytest.approx(0.0, abs=4 * pstdev(means) / 600**0.5)
    assert pstdev(means) == pytest.approx(fmean(errors), rel=0.1)
    assert least < pstdev(means) / pstdev(plain) < most


def test_stakes_are_the_same_no_matter_who_plays_and_differ_by_deal() -> None:
    mine, usual = stakes_of_match(Rules(), "x", 4)
    assert mine == [stake(Rules(), "match/x", number) for number in range(1, 5)]
    assert len(set(mine)) > 1
    assert len(usual) == 40
    assert set(mine) != set(usual[:4])


@pytest.mark.parametrize("key", ["gong_zhu", "auction", "partnership"])
def test_other_rules_have_stakes_too(key: str) -> None:
    assert stake(preset(key, 4), "match/x", 1) >= 0


def test_the_report_has_both() -> None:
    report = run_match(Match("rule", "random", Rules(), "2v2", "x"), Length(6))
    assert report["adjusted_difference"] != report["difference"]
    assert report["adjusted_error"] > 0
    single = run_match(Match("rule", "random", Rules(), "2v2", "x"), Length(1))
    assert single["adjusted_difference"] == single["difference"]
