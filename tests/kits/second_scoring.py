"""The engine's scores against those of the second scorer."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from hearts_gui.engine.rules.choices import MoonGuard
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.scores import DealScore, Standings, Summary
from hearts_gui.engine.score.scoring import moon_offer, score_deal
from tests.engine.second_scorer import Counting, Pair, Pile


def pair(score: Score) -> Pair:
    """A score as two whole numbers."""
    return int(score.real), int(score.imag)


def piled(rules: Rules, summary: Summary, standings: Standings, dealer: int) -> Pile:
    """The deal in the form that the second scorer takes."""
    return Pile(
        hands=[Counter(card.text for card in cards) for cards in summary.taken],
        played=Counter(c.text for c in summary.in_play if c not in summary.voided),
        tricks=list(summary.tricks),
        later_tricks=list(summary.tricks_after_first),
        totals=[pair(total) for total in standings.totals],
        charged={card.text for card in summary.charged},
        named=None if summary.penalty_suit is None else summary.penalty_suit.letter,
        pledged=list(summary.pledges),
        passed_to=list(summary.passed_to),
        sides=list(summary.sides),
        first=(dealer + rules.turn_step) % rules.players,
    )


def counted(
    rules: Rules,
    summary: Summary,
    standings: Standings,
    *,
    dealer: int,
    choice: str | None = None,
) -> DealScore:
    """Count with the engine."""
    return score_deal(rules, replace(summary, dealer=dealer), standings, choice)


def all_outcomes(
    rules: Rules, summary: Summary, standings: Standings, dealer: int
) -> dict[str, DealScore]:
    """The deal after each choice that its shooter has."""
    offer = moon_offer(rules, replace(summary, dealer=dealer), standings)
    if offer is None:
        score = counted(rules, summary, standings, dealer=dealer)
        return {score.moon_effect: score}
    scores = {
        choice: counted(rules, summary, standings, dealer=dealer, choice=choice)
        for choice in offer.choices
    }
    assert offer.outcomes == tuple(score.totals for score in scores.values())
    return scores


def check_against_second(rules: Rules, summary: Summary, standings: Standings, dealer: int) -> str:
    """Compare every outcome of a deal; returns what kind of deal it was."""
    second = Counting(rules, piled(rules, summary, standings, dealer))
    outcomes = all_outcomes(rules, summary, standings, dealer)
    choices = second.choices()
    if rules.moon_guard is MoonGuard.AUTO_SUBTRACT and choices == ["add"]:
        choices = list(outcomes)
        assert choices in (["add"], ["subtract"])
    assert set(outcomes) == set(choices)
    for choice, score in outcomes.items():
        case = (rules, summary, standings, choice)
        assert [pair(p) for p in score.points] == second.points(choice), case
        assert [pair(t) for t in score.totals] == second.totals(choice), case
        assert score.shooter == (second.speaker() if second.shooters else None), case
    return "sun" if second.sun else "moon" if second.shooters else "plain"
