"""What the luck of the deals did to a match, by a control variate.

All seatings of a deal are played, so nobody is luckier with a seat. What is left is how much there
was to be won: the better player wins more where a hand is strong enough for a moon or where the
points fall on one seat. Quick reference players in all seats show that, in the deals of the match
and in others that nobody else plays, whose mean is what is usual. S. Lavenberg, P. Welch, "A
perspective on the use of control variables to increase the efficiency of Monte Carlo simulations",
Management Science 27 (1981).

The coefficient of each deal comes from the other deals of the match. It is independent of how lucky
that deal is, so nothing is changed on average, no matter how small the match and who plays: A.
Avramidis, J. Wilson, "A splitting scheme for control variates", Operations Research Letters 14
(1993).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from statistics import fmean, pstdev
from typing import Final

from hearts_gui.ai.players.levels import make_player
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.shuffle import bot_seed
from hearts_gui.headless.played import cost_of, one_deal, play, rules_of_deal
from hearts_gui.headless.simulate import game_seed

REFERENCE: Final = "reference"
"""Who plays in every seat to show what there is to be won."""

USUAL_PER_DEAL: Final = 10
"""For each deal of the match this many deals say what is usual."""

MOST_USUAL: Final = 500
"""At most this many deals say what is usual."""

_MOST_ATTEMPTS: Final = 5
_LEVEL: Final = 1e-9


@lru_cache(maxsize=4096)
def stake(rules: Rules, seed: str, number: int) -> float:
    """How unevenly reference players share what a deal costs: the spread over the seats.

    A deal that was void too often counts as even.
    """
    deal, start = rules_of_deal(rules, number - 1), game_seed(seed, number)
    players = [make_player(REFERENCE, bot_seed(start, seat)) for seat in range(rules.players)]
    played = play(deal, players, start, most_deals=_MOST_ATTEMPTS, until=one_deal)
    if not one_deal(played.game):
        return 0.0
    score = played.game.public.standings.history[0]
    return pstdev(cost_of(deal, score, seat) for seat in range(rules.players))


def stakes_of_match(rules: Rules, seed: str, deals: int) -> tuple[list[float], list[float]]:
    """The stakes of the deals of a match, and those of others that say what is usual."""
    mine = [stake(rules, f"match/{seed}", number) for number in range(1, deals + 1)]
    usual = min(MOST_USUAL, USUAL_PER_DEAL * deals)
    return mine, [stake(rules, f"usual/{seed}", number) for number in range(1, usual + 1)]


def adjusted(
    differences: Sequence[float], stakes: Sequence[float], usual: Sequence[float]
) -> tuple[float, float]:
    """The mean difference without luck, and its standard error.

    `stakes` belong to the deals of the differences, `usual` to deals that have nothing to do with
    them. On average over all matches the first number is that of the plain mean.
    """
    parts = coefficients(differences, stakes)
    level = fmean(usual)
    result = [
        difference - part * (stake - level)
        for difference, part, stake in zip(differences, parts, stakes, strict=True)
    ]
    if len(result) < 2:
        return result[0], 0.0
    doubt = fmean(parts) ** 2 * variance(usual) / len(usual)
    return fmean(result), math.sqrt(variance(result) / len(result) + doubt)


def coefficients(differences: Sequence[float], stakes: Sequence[float]) -> list[float]:
    """For each deal how much a unit of stake brings, by least squares over all others."""
    count, every = len(stakes), list(zip(stakes, differences, strict=True))
    sums = [math.fsum(values) for values in zip(
        *((x, y, x * x, x * y) for x, y in every), strict=True
    )]  # fmt: skip
    result = []
    for x, y in every:
        left = count - 1
        if left < 3:
            result.append(0.0)
            continue
        sx, sy, sxx, sxy = (a - b for a, b in zip(sums, (x, y, x * x, x * y), strict=True))
        square = sxx - sx * sx / left
        result.append((sxy - sx * sy / left) / square if square > _LEVEL else 0.0)
    return result


def variance(values: Sequence[float]) -> float:
    """The variance of which these values are a sample; 0 for a single one."""
    if len(values) < 2:
        return 0.0
    mean = fmean(values)
    return math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
