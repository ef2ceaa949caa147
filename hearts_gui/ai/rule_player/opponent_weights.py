"""How much a seat minds that another takes points: the leader may have them, a partner not.

The trailing players together hold the leader back; the leader himself prefers to see the second
take points, and the last, which ends the game sooner. Nothing here knows who is human.
"""

from __future__ import annotations

from hearts_gui.ai.rule_player.weights import OPPONENTS
from hearts_gui.engine.play.summary import sides
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Partners, ScoreDir
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.endings import measure
from hearts_gui.engine.score.scores import Standings


def opponent_weights(view: PlayerView) -> tuple[tuple[float, ...], bool]:
    """For each seat what a point that it takes is worth, and whether that holds for the deal."""
    rules = view.rules
    if rules.partners is Partners.NONE:
        return by_rank(rules, view.public.standings, view.seat), True
    team = sides(rules, view.deal)
    weights = tuple(
        OPPONENTS.partner if team[s] == team[view.seat] else OPPONENTS.rival_side
        for s in range(len(team))
    )
    open_sides = rules.partners is Partners.ADHOC and len(set(team)) != 2
    if open_sides:
        return by_rank(rules, view.public.standings, view.seat), False
    return weights, True


def by_rank(rules: Rules, standings: Standings, own: int) -> tuple[float, ...]:
    """By the places of the others: hold back the leader, spare the last."""
    if rules.score_dir is ScoreDir.COUNTERS and standings.stocks:
        marks = [float(-stock) for stock in standings.stocks]
    else:
        marks = [float(measure(rules, total)) for total in standings.totals]
    weights = [OPPONENTS.others] * rules.players
    others = sorted((mark, seat) for seat, mark in enumerate(marks) if seat != own)
    if others[0][0] < others[-1][0]:
        weights[others[0][1]] = OPPONENTS.leader if marks[own] > others[0][0] else OPPONENTS.second
        weights[others[-1][1]] = OPPONENTS.last if marks[own] > others[0][0] else OPPONENTS.others
    weights[own] = -1.0
    return tuple(weights)
