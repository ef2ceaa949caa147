"""Measures how much the network of unknown players improves the worlds that a search draws.

    python -m tests.ai.belief_survey greedy counter rule --deals 12

A rule player sits with three players of one kind: a level, or one of `strangers.KINDS`. After 2, 4,
6 and 7 tricks the mean logarithm of the chance that it gives to where a hidden card is, beyond that
of worlds drawn evenly, is found for each share that strangers have beforehand, and for each number
of strangers that are told apart; a share of 0 is without the network. Errors are standard errors
over the deals, whose passes go to each side in turn.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from itertools import product

import numpy as np

from hearts_gui.ai.policies.learned import stranger_networks
from hearts_gui.ai.simulator.batch_cards import Reals
from hearts_gui.ai.simulator.imagined import Packed
from hearts_gui.ai.worlds import belief as module
from hearts_gui.ai.worlds.belief import LEARNED, Believer
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.rules.rules import Rules
from tests.ai.memory_survey import belief, positions, told
from tests.games import view

TRICKS = (2, 4, 6, 7)
EVENLY = 4000
NOBODY = 1e-9


def gains(game: Game, worlds: int, company: Sequence[tuple[float, int]]) -> list[float]:
    """By share and number of strangers, how much better than even worlds those drawn are."""
    seen = view(game)

    def certainty(pool: Packed) -> float:
        return belief(game, seen.seat, pool.hands[0], np.full(pool.size, 1 / pool.size))

    even = certainty(Believer(seen, learned=True).draw_evenly(EVENLY, np.random.default_rng(1)))
    result = []
    for share, many in company:
        module.LEARNED = replace(LEARNED, strange=share or NOBODY)
        drawn = Believer(seen, learned=True, strange=many).draw(worlds, np.random.default_rng(2))
        result.append(certainty(drawn) - even)
    return result


def of_kind(kind: str, deals: int, worlds: int, company: Sequence[tuple[float, int]]) -> Reals:
    """The means of the deals, one column for each share and number."""
    rules = Rules()
    rows = []
    for number in range(deals):
        turn = number % len(rules.pass_cycle)
        cycle = (*rules.pass_cycle[turn:], *rules.pass_cycle[:turn])
        games = positions(kind, f"belief/{kind}/{number}", 1, rules.but(pass_cycle=cycle), TRICKS)
        rows.append(np.mean([gains(game, worlds, company) for game in games], axis=0))
    return np.array(rows)


def main() -> None:
    """Ask for the options, and print."""
    parser = argparse.ArgumentParser(description="Belief with and without the strangers.")
    parser.add_argument("kinds", nargs="+")
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("--worlds", type=int, default=300)
    parser.add_argument("--shares", type=float, nargs="+", default=[LEARNED.strange])
    parser.add_argument("--strangers", type=int, nargs="+", default=[1, len(stranger_networks())])
    wanted = parser.parse_args()
    company = [(0.0, 1), *product(wanted.shares, wanted.strangers)]
    for kind in wanted.kinds:
        first, *others = of_kind(kind, wanted.deals, wanted.worlds, company).T
        print(f"{kind}: without strangers {told(first)}", flush=True)
        for (share, many), column in zip(company[1:], others, strict=True):
            one, ahead = others[0], told(column - others[0])
            print(f"  gained where {share} are {many} strangers: {told(column - first)}", end="")
            print("" if column is one else f", {ahead} more than the first", flush=True)


if __name__ == "__main__":
    main()
