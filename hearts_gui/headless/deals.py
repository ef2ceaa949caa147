"""The deals of a match, each alone, and what one brings a seat."""

from __future__ import annotations

from hearts_gui.engine.rules.choices import ScoreDir
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.scores import DealScore


def rules_of_deal(rules: Rules, number: int) -> Rules:
    """The rules with the pass cycle turned, so that the first deal is passed as this one."""
    cycle = rules.pass_cycle
    turn = number % len(cycle)
    return rules.but(pass_cycle=(*cycle[turn:], *cycle[:turn])) if turn else rules


def cost_of(rules: Rules, score: DealScore, seat: int) -> float:
    """How badly a deal went for a seat."""
    if rules.score_dir is ScoreDir.COUNTERS and score.counters:
        return -float(score.counters[seat])
    points = score.points[seat]
    if isinstance(points, complex) or rules.score_dir is ScoreDir.MAGNITUDE:
        return abs(points)
    return float(-points if rules.score_dir is ScoreDir.HIGH else points)


def points_of(rules: Rules, score: DealScore, seat: int) -> float:
    """What a deal brought a seat, as these rules count."""
    cost = cost_of(rules, score, seat)
    return -cost if rules.score_dir in (ScoreDir.HIGH, ScoreDir.COUNTERS) else cost
