"""The deals of a match, each alone, and what one brings a seat."""

from __future__ import annotations

import math
from collections.abc import Sequence

from hearts_gui.engine.rules.choices import ScoreDir
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.endings import fixed_sides
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


def shared(rules: Rules, values: Sequence[float]) -> list[float]:
    """What each seat has of what the seats got: of a side whose partners add it up, its part."""
    sides = fixed_sides(rules) or range(len(values))
    parts = [[got for got, one in zip(values, sides, strict=True) if one == side] for side in sides]
    return [math.fsum(part) / len(part) for part in parts]


def points_of(rules: Rules, score: DealScore, seat: int) -> float:
    """What a deal brought a seat, as these rules count."""
    cost = cost_of(rules, score, seat)
    return -cost if rules.score_dir in (ScoreDir.HIGH, ScoreDir.COUNTERS) else cost
