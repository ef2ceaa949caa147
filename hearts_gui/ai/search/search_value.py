"""The worth of a deal's outcome to one seat.

It is the seat's own points against the others' and, near the end of the game, the place that the
totals would bring.
"""

from dataclasses import dataclass

import numpy as np

from hearts_gui.ai.simulator.batch_cards import Ints, Reals, Truths
from hearts_gui.ai.simulator.batch_moons import Points
from hearts_gui.ai.simulator.batch_score import Outcome, counters, scores_counters
from hearts_gui.engine.play.phases import high_bidder
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Adjust, End, Ranking, ScoreDir, Settle, Tie, Wager
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.endings import fixed_sides
from hearts_gui.engine.score.scoring import adjusted

_CERTAIN = 700.0
"""Steps beyond which a chance is 0 or 1 as far as a float can say."""
_DECIDED = 0.1
"""The points that totals still move when the game is over: a point is enough to be ahead."""
_SHARED = 0.2
"""The points by which a tie is better where those who share a place each have it in full."""


@dataclass(frozen=True, slots=True)
class ValueWeights:
    """The weight of the place at the end of the game; all found by trial."""

    far: float = 0.45
    """Places begin to count when this share of the game is over."""
    near: float = 0.95
    """Only places count when this share of the game is over."""
    deal: float = 0.13
    """The share of the limit that a deal brings nearer, on average."""
    spread: float = 9.0
    """The points that totals still move until the end (for a limit of 26)."""
    win: float = 0.6
    """The weight of the first place against the mean of all places (share), where others count."""
    scale: float = 4.0
    """Points for a chance, on a scale of `spread`."""


WEIGHTS = ValueWeights()


class Judge:
    """Values outcomes in points: higher is better for the seat of the view."""

    def __init__(self, view: PlayerView, target_leader: float = 0.0) -> None:
        """`target_leader` is how much more welcome the leader's points are than those of others."""
        rules = view.rules
        self._rules = rules
        self.seat = view.seat
        self._standings = view.public.standings
        self._pools = scores_counters(rules)
        totals = self._standings.totals
        if self._pools:
            totals = tuple(-int(stock) for stock in self._standings.stocks)
        self._totals = np.array(totals)[:, None]
        self._deals = len(self._standings.history)
        deal = view.public.deal
        winner = None if deal is None else high_bidder(deal)
        self._bid = (winner, 0 if deal is None or winner is None else dict(deal.bids)[winner])
        team = fixed_sides(rules) or tuple(range(rules.players))
        order = sorted(set(team), key=lambda side: (side != team[view.seat], side))
        self._sides = [np.array([own == side for own in team]) for side in order]
        """The seats of each side, this seat's first."""
        self._first, self._shared = _places(rules)
        self.late = self._lateness()
        """The weight of the place: 0 while only points count, 1 where this deal may be the last."""
        self._rivals = self._rival_weights(target_leader)

    def _limit(self) -> float:
        rules = self._rules
        if rules.end is End.CHIPS and self._pools:
            return float(rules.chips)
        return abs(rules.end_at) if rules.end in (End.REACH, End.EXCEED) else 0.0

    def _highest_total(self, costs: Reals) -> Reals:
        """For each world, the total of the side nearest to the limit."""
        sides = costs * self._sides[0].sum()
        if self._rules.end is End.CHIPS:
            sides = sides + self._limit()
        farthest: Reals = (np.abs(sides) if self._rules.end_both_ways else sides).max(axis=0)
        return farthest

    def _ends_game(self, after: Reals) -> Truths:
        """For each world, whether these totals end the game, ties aside."""
        rules, limit = self._rules, self._limit()
        if self._standings.time_up or not limit:
            last = rules.end is End.DEALS and self._deals + 1 >= rules.end_at
            return np.full(after.shape[1], last or self._standings.time_up)
        farthest = self._highest_total(after)
        return farthest > limit if rules.end is End.EXCEED else farthest >= limit

    def _lateness(self) -> float:
        rules = self._rules
        if rules.settle in (Settle.AVERAGE, Settle.TURBO_POINTS):
            return 0.0  # every point is paid, whatever the place
        if self._standings.time_up:
            return 1.0
        if rules.end is End.DEALS:
            share = (self._deals + 1) / max(1, rules.end_at)
        elif self._limit():
            share = (
                float(self._highest_total(self._costs(self._totals))[0]) / self._limit()
                + WEIGHTS.deal
            )
        else:
            return 0.0
        first_deal = not self._deals and not np.any(self._totals)
        if first_deal and rules.ranking is Ranking.FULL and rules.settle is Settle.NONE:
            return 0.0
        return min(1.0, max(0.0, (share - WEIGHTS.far) / (WEIGHTS.near - WEIGHTS.far)))

    def _costs(self, totals: Points) -> Reals:
        """The totals of the sides as a measure, by side and world; smaller is better."""
        sides = np.stack([totals[side].mean(axis=0) for side in self._sides])
        if np.iscomplexobj(sides) or self._rules.score_dir is ScoreDir.MAGNITUDE:
            sides = np.abs(sides)
        return -sides if self._rules.score_dir is ScoreDir.HIGH else sides

    def _totals_after(self, points: Points) -> Points:
        """The totals after a deal, with jumps applied."""
        rules = self._rules
        after: Points = points + self._totals
        if rules.adjust is not Adjust.NONE and not self._pools:
            before = after.copy()
            for changed in (False, True):
                moved = (points != 0) == changed
                for total in np.unique(before[moved]):
                    after[moved & (before == total)] = adjusted(rules, total, changed=changed)
        return after

    def ducking(self, outcome: Outcome) -> Reals:
        """The worth of each world where this seat is not after a moon.

        A moon that nobody tried to stop comes too easily in playouts: it counts no more than
        the best deal without one.
        """
        values = self.value(outcome.points)
        own_moon = outcome.shooter == self.seat
        if not own_moon.any():
            return values
        best = values[~own_moon].max() if not own_moon.all() else 0.0
        return np.where(own_moon, np.minimum(values, best), values)

    def value(self, points: Points, bid: tuple[int | None, Ints | int] | None = None) -> Reals:
        """The worth of outcomes with these points, in the shape (players, worlds).

        `bid` is the winning seat and bid of an auction, where the search imagines it.
        """
        if self._pools:
            points = -counters(self._rules, self._standings, points, *(bid or self._bid))
        after = self._costs(self._totals_after(points))
        gain = after - self._costs(self._totals)
        plain: Reals = self._rivals @ gain[1:] - gain[0]
        if not self.late:
            return plain
        return (1 - self.late) * plain + self.late * self._chances_ahead(after)

    def _rival_weights(self, target_leader: float) -> Reals:
        """The weight of each rival's points; together 1."""
        costs = self._costs(self._totals)[1:, 0]
        weights = np.ones(len(costs))
        if target_leader and costs.min() < costs.max():
            weights[costs.argmin()] += target_leader * len(costs)
        weights /= weights.sum()
        return weights

    def _chances_ahead(self, after: Reals) -> Reals:
        """Chances to end ahead of each of the others, on a scale like that of points."""
        limit = self._limit()
        left = np.ones_like(after[0])
        if limit:
            left = np.clip(1 - self._highest_total(after) / limit, 0.0, 1.0)
        moving = 1.0 + WEIGHTS.spread * np.sqrt(left * max(1.0, limit / 26.0))
        over = self._ends_game(after)
        lead = after[1:] - after[0]
        lead = np.where(over & (lead == 0), self._shared, lead)
        steps = lead / np.where(over, _DECIDED, moving)
        ahead = 1 / (1 + np.exp(np.minimum(-steps, _CERTAIN)))
        chance = (1 - self._first) * ahead.mean(axis=0) + self._first * ahead.prod(axis=0)
        result: Reals = WEIGHTS.scale * WEIGHTS.spread * chance
        return result


def _places(rules: Rules) -> tuple[float, float]:
    """The weight of the first place against the mean of all places (share), and what a tie does.

    The second number raises the value of a tie where a shared place is as good as an unshared one.
    """
    shared = _SHARED if rules.tie is Tie.SHARED and rules.settle is not Settle.WAGER else 0.0
    if rules.ranking is Ranking.WINNER_ONLY:
        return 1.0, shared
    if rules.settle is not Settle.WAGER:
        return WEIGHTS.win, shared
    return float(rules.wager is Wager.WINNER_TAKES_ALL), shared  # places are paid alike
