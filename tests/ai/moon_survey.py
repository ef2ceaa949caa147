"""Compares the chance that Grandmaster gives its moons with how often they succeed.

    python -m tests.ai.moon_survey rule strong pool --deals 100

Grandmaster sits with three of one kind: a level, one of `strangers.KINDS`, or a `pool` of all of
these, drawn for each seat. Of every card and pass that is chosen with some chance of an own moon,
the promised points and chance are compared with the outcome of the deal. Errors are standard errors
over the deals.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from hearts_gui.ai.players.external import ExternalBot
from hearts_gui.ai.players.levels import BY_KEY
from hearts_gui.ai.search.evaluation import Evaluation
from hearts_gui.ai.search.searcher import Searcher
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.view import PlayerView, redact
from hearts_gui.engine.rules.rules import Rules
from tests.ai.against_strangers import seated
from tests.ai.memory_survey import told
from tests.ai.strangers import KINDS
from tests.games import by, moments

POOL = "pool"
SOME = 0.05
"""The least chance of a moon that is looked at."""
EDGES = (SOME, 0.2, 0.4, 0.6, 0.8, 1.01)
"""The limits between groups of chances."""


@dataclass(frozen=True)
class Promise:
    """The promise of a choice, and the result of the deal: points over the others, and a moon."""

    trick: int
    points: float
    chance: float
    kept: float
    made: bool


class Noting(Searcher):
    """Notes what its choices promise."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, BY_KEY["grandmaster"].effort)
        self.noted: list[tuple[int, Evaluation]] = []

    def decide(self, view: PlayerView) -> Action:
        evaluation = self.evaluate(view)
        if evaluation.best.worlds:
            trick = len(view.deal.tricks) if view.deal.opened else -1
            self.noted.append((trick, evaluation))
        return evaluation.action


def promises(kind: str, number: int) -> Iterator[Promise]:
    """Those of one deal; its pass goes to each side in turn."""
    seed, rules = f"moons/{kind}/{number}", Rules()
    turn = number % len(rules.pass_cycle)
    rules = rules.but(pass_cycle=(*rules.pass_cycle[turn:], *rules.pass_cycle[:turn]))
    drawn = random.Random(seed)
    names = drawn.choices(list(KINDS), k=3) if kind == POOL else [kind] * 3
    own = Noting(seed)
    bots = [own, *(seated(name, f"{seed}/{seat}") for seat, name in enumerate(names, 1))]
    for moment in moments(new_game(rules, seed), by(bots)):
        for seat, bot in enumerate(bots):
            if isinstance(bot, ExternalBot):
                for event in moment.events:
                    bot.observe(redact(event, seat))
        last = moment.after
    score = last.public.standings.history[0]
    points = [float(point.real) for point in score.points]
    kept = sum(points[1:]) / 3 - points[0]
    for trick, evaluation in own.noted:
        best = evaluation.best
        yield Promise(trick, best.value, best.moons[0], kept, score.shooter == 0)


def survey(kind: str, deals: int) -> None:
    """Print the results for one kind of opponent."""
    by_deal = [list(promises(kind, number)) for number in range(deals)]
    every = [promise for deal in by_deal for promise in deal]
    print(f"{kind}: {deals} deals, moons {sum(deal[0].made for deal in by_deal if deal)},", end=" ")
    print("points kept", told([deal[0].kept for deal in by_deal if deal]))
    print("  less than", SOME, line(by_deal, 0.0, SOME))
    for low, high in pairwise(EDGES):
        if any(low <= promise.chance < high for promise in every):
            print(f"  {low} to {min(1.0, high)}:", line(by_deal, low, high), flush=True)


def line(by_deal: Sequence[Sequence[Promise]], low: float, high: float) -> str:
    """Return the promise and the result of choices with such a chance."""
    parts = [[p for p in deal if low <= p.chance < high] for deal in by_deal]
    rows = [np.mean([(p.points - p.kept, p.chance - p.made) for p in part], axis=0)
            for part in parts if part]  # fmt: skip
    count = sum(map(len, parts))
    if not rows:
        return "none"
    points, chances = np.array(rows).T
    return f"{count} choices of {len(rows)} deals, too much {told(points)}, moons {told(chances)}"


def main() -> None:
    """Ask for the options, and print."""
    parser = argparse.ArgumentParser(description="Moons promised and made.")
    parser.add_argument("kinds", nargs="+")
    parser.add_argument("--deals", type=int, default=50)
    wanted = parser.parse_args()
    for kind in wanted.kinds:
        survey(kind, wanted.deals)


if __name__ == "__main__":
    main()
