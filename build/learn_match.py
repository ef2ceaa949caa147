"""Compare two players without any search, over thousands of deals side by side.

Usage: python build/learn_match.py ONE OTHER [--rules KEY] [--deals N] [--seed S]

A player is `rule`, `tables`, the name of a network of the program, or a file of whole weights; a
network and its judge of passes (`pass_value` if nothing is said) stand as `own+pass_value`. Every
deal is played twice, two against two, with the sides changed. The output says by how many points
a deal and seat ONE is better, with its standard error, and the moons of both. In rule sets other
than the standard one everyone passes alike, only `tables` and networks can play, and points are
those of the rules; `every` stands for all rule sets that a network can play.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from learn_deals import SEATS, Deals, exchanged
from learn_games import VALUE, moons
from learn_players import (
    NetPlays,
    Player,
    RulePlays,
    TablesPlay,
    passes_of,
    plain_table,
    play_table,
)
from learn_rule_deals import RuleDeals
from learn_whole import read

from hearts_gui.ai.policies.features import Features
from hearts_gui.ai.policies.network import Network, network
from hearts_gui.ai.policies.pass_policy import PASS_VALUE
from hearts_gui.ai.policies.valued import can_be_learnt
from hearts_gui.ai.simulator.batch_cards import Ints
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules

TEMPERATURE = 0.4
"""The temperature of the program's playouts."""

SIDES = np.array([[0, 0, 1, 1], [0, 1, 0, 1], [0, 1, 1, 0]]).T
_BATCH = 4096


@dataclass(frozen=True, slots=True)
class Score:
    """The result of a match."""

    lead: float
    """Points a deal and seat."""
    error: float
    moons: tuple[int, int] | None = None
    """Made by one and the other, where they are told."""

    def __str__(self) -> str:
        text = f"{self.lead:+.3f} ± {self.error:.3f}"
        return text if self.moons is None else f"{text}, moons {self.moons[0]}:{self.moons[1]}"


def match(first: Player, second: Player, deals: int, seed: int) -> Score:
    """Play this many deals twice."""
    rng = np.random.default_rng(seed)
    source = Deals(rng)
    leads, shot = [], np.zeros(2, dtype=np.int64)
    for start in range(0, deals, _BATCH):
        size = min(_BATCH, deals - start)
        before, way = source.dealt(size), rng.integers(0, SEATS, size)
        who = SIDES[:, rng.integers(0, SIDES.shape[1], size)] ^ rng.integers(0, 2, size)
        leads.append(np.zeros(size))
        for sides in (who, 1 - who):
            points = _played(source, (first, second), sides, before, way, rng)
            leads[-1] += (points * (2 * sides - 1)).sum(axis=0) / SEATS
            shot += [int(moons(points)[sides == side].sum()) for side in (0, 1)]
    differences = np.concatenate(leads)
    error = float(differences.std() / np.sqrt(len(differences)))
    return Score(float(differences.mean()), error, (int(shot[0]), int(shot[1])))


def match_by(rules: Rules, first: Player, second: Player, deals: int, seed: int) -> Score:
    """The match under other rules, where the deals are passed beforehand."""
    rng = np.random.default_rng(seed)
    leads = []
    for start in range(0, deals, _BATCH):
        size, dealing = min(_BATCH, deals - start), int(rng.integers(1 << 32))
        source = RuleDeals(rules, rng)
        who = draw_sides(source.sides, size, rng)
        leads.append(np.zeros(size))
        for sides in (who, 1 - who):
            table = RuleDeals(rules, np.random.default_rng(dealing)).table(size)
            play_table(table, (first, second), sides)
            gains = table.values() / (VALUE * abs(source.unit))
            # Whose points are the others' own is not counted twice.
            gains *= (rules.players - 1) / rules.players if len(set(source.sides)) > 2 else 1 / 2
            leads[-1] += (gains * (1 - 2 * sides)).sum(axis=0) / rules.players
    differences = np.concatenate(leads)
    return Score(float(differences.mean()), float(differences.std() / np.sqrt(len(differences))))


def draw_sides(partners: Ints, size: int, rng: np.random.Generator) -> Ints:
    """Seat the two players (seats, deals); partners stay together."""
    players = len(partners)
    if len(set(partners)) < players:
        sides = np.repeat(partners[:, None], size, axis=1)
    elif players == SEATS:
        sides = SIDES[:, rng.integers(0, SIDES.shape[1], size)]
    else:
        sides = (np.arange(players)[:, None] == rng.integers(0, players, size)).astype(np.int64)
    result: Ints = sides ^ rng.integers(0, 2, size)
    return result


def _played(
    source: Deals,
    players: tuple[Player, Player],
    who: Ints,
    before: Ints,
    way: Ints,
    rng: np.random.Generator,
) -> Ints:
    passed = exchanged(before, passes_of(players, who, before, way), way)
    past = passed.past(np.ones(len(way), dtype=np.bool_))
    features = Features(len(way), past)
    return play_table(plain_table(source.batch(passed.hands), features, rng), players, who)


def player_named(name: str) -> Player:
    """The player of this name, see above. Raises ValueError where there is none."""
    if name in ("rule", "tables"):
        return RulePlays() if name == "rule" else TablesPlay()
    plays, _, judge = name.partition("+")
    return NetPlays(_net(plays), _net(judge or PASS_VALUE), TEMPERATURE)


def _net(name: str) -> Network:
    net = read(Path(name)) if name.endswith(".npz") else network(name)
    if net is None:
        raise ValueError(f"there is no network {name!r}")
    return net


def main(arguments: list[str]) -> int:
    """Play the match and print the result."""
    parser = argparse.ArgumentParser(description="Let two players without search play each other.")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--rules", default="standard")
    parser.add_argument("--deals", type=int, default=16384)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    try:
        first, second = player_named(options.one), player_named(options.other)
        sets = _rule_sets(options.rules)
    except (OSError, ValueError) as error:
        parser.error(str(error))
    for key, rules in sets:
        if key == "standard":
            score = match(first, second, options.deals, options.seed)
        else:
            score = match_by(rules, first, second, options.deals, options.seed)
        print(f"{key}: {options.one} against {options.other}: {score}", flush=True)
    return 0


def _rule_sets(name: str) -> list[tuple[str, Rules]]:
    keys = [entry.key for entry in all_presets()] if name == "every" else [name]
    sets = [(key, preset(key)) for key in keys]
    return [(key, rules) for key, rules in sets if name != "every" or can_be_learnt(rules)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
