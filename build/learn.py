"""Teaches the networks that come with the program, from nothing but the rules and the rule player.

Usage: python build/learn.py --out FOLDER [--minutes N] [--seed S] [--quick]

First come players to practise with: one learns from recorded deals to play about as the rule player
does (`novice`), finds out by playing how to beat the rule player and its own earlier self
(`pupil`), and goes on from there to shoot moons (`early_shooter`); one plays by tables (`table`).
Against these and the rule player itself a wider network with a memory learns to play (`veteran`),
and another one to shoot moons (`moon_shooter`). The veteran goes on by trying every card that it
may well play, in deals against the rule player, tables, moon shooters and itself as it was (`own`,
whose figures lie in `FOLDER/own`). One says which cards a rule player might think of (`rule`), one
what players of many kinds may play (`stranger`). Two value passes by deals that are played out,
those of players who duck (`pass_value`) and those of moon shooters (`moon_pass_value`). One passes
like a player who asks the first of them (`pass_policy`), and one says how likely hands are after
the passes that may have made them (`pass_likelihood`). Lastly the player of the standard game is
shown what cards count and goes on trying cards, once with partners and with cards that are worth
having (`bonus`), once, after it has imitated the players by tables, where cards count quite
differently (`valued`); their figures lie in folders of their names.

FOLDER gets the whole weights of those that the program needs, to be put into
`hearts_gui/ai/policies/weights`, and in `trained` all weights before rounding. A network that lies
there already is not taught again.

The clock says how much is learnt, so no two runs give quite the same weights. With `--quick` the
work is counted instead, and so little that the players are poor: that only proves that the stages
work.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path

import numpy as np
from learn_deals import SEATS, Deals, Moments, replayed
from learn_effort import Plan, plan_for, quick_plan
from learn_games import Player
from learn_moon_shooter import MoonShooterCourse
from learn_net import Net, kept, load, save
from learn_own import learn_own
from learn_pass import learn_passes, played_moon_passes, played_passes
from learn_pass_likelihood import Exchanges, exchanges, learn_pass_likelihood
from learn_pass_policy import learn_pass_policy
from learn_play import Improver, agreement_share, imitate
from learn_record import record
from learn_strangers import company, mixed
from learn_table import by_tables
from learn_valued import ValuedCourses
from learn_whole import write

from hearts_gui.ai.policies.features import INPUTS
from hearts_gui.ai.policies.network import Network, network_of
from hearts_gui.ai.simulator.batch_cards import Ints

TABLE_DEALS = 40_000
HELD = 50
"""One deal in this many is kept back to see how well the imitation does."""

NEEDED = (
    "pass_value",
    "pass_policy",
    "rule",
    "own",
    "stranger",
    "moon_shooter",
    "moon_pass_value",
    "pass_likelihood",
    "bonus",
    "valued",
)
"""The networks of the program."""


class Course:
    """One run; every stage leaves a trained network in the folder."""

    def __init__(self, out: Path, plan: Plan, seed: int) -> None:
        self._out, self._trained = out, out / "trained"
        self._trained.mkdir(parents=True, exist_ok=True)
        self._plan = plan
        self._sizes = plan.sizes
        self._spans = plan.spans
        self._seed = seed
        self._rng = np.random.default_rng(seed)
        self._deals = Deals(self._rng)

    def run(self) -> dict[str, dict[str, Ints]]:
        """The whole weights of the networks that the program needs, by name."""
        networks = {}
        for name in NEEDED:
            networks[name] = kept(self._made(name))
            if name == "pass_policy":  # from now on deals are passed as players pass
                self._deals.giver = self._whole(name)
        return networks

    def _made(self, name: str) -> Net:
        """The network of this name, taught if it is not there yet."""
        path = self._trained / f"{name}.npz"
        if path.exists():
            return load(path)
        teach: dict[str, Callable[[], Net]] = {
            "rule": lambda: self._imitation(self._sizes.rule, "imitate"),
            "novice": lambda: self._imitation(self._sizes.hidden, "begin"),
            "pupil": self._pupil,
            "early_shooter": self._early_shooter,
            "table": self._table,
            "veteran": self._veteran,
            "own": self._own,
            "stranger": self._stranger,
            "bonus": lambda: self._by_values.bonus(self._out / "bonus"),
            "valued": lambda: self._by_values.valued(self._out / "valued"),
            "moon_shooter": self._moon_shooter,
            "pass_value": self._pass_value,
            "pass_policy": self._pass_policy,
            "moon_pass_value": self._moon_pass_value,
            "pass_likelihood": self._pass_likelihood,
        }
        net = teach[name]()
        print(f"{name}: learnt", flush=True)
        save(path, net)
        return net

    def _whole(self, name: str) -> Network:
        """The network as the program would have it."""
        return network_of(kept(self._made(name)))

    @cached_property
    def _lessons(self) -> tuple[Moments, Moments]:
        """Return the rule players' choices, to learn from and to be asked about."""
        recorded = record(self._spans["record"], self._seed, self._plan.workers)
        print(f"record: {len(recorded)} deals", flush=True)
        held = len(recorded) // HELD + 1
        parts = (recorded.part(held, len(recorded)), recorded.part(0, held))
        lessons, questions = (replayed(part, self._deals) for part in parts)
        return lessons, questions

    def _imitation(self, hidden: int, span: str) -> Net:
        """A player with this many hidden units that chooses as the rule player does."""
        lessons, questions = self._lessons
        sizes = replace(self._sizes, hidden=hidden)
        print(f"imitate: {len(lessons)} choices", flush=True)
        net = imitate(lessons, sizes, self._spans[span], self._rng)
        print(f"imitate: {agreement_share(net, questions):.1%} of new choices alike", flush=True)
        return net

    def _pupil(self) -> Net:
        improver = self._improver(self._made("novice"), [None])
        improver.open(self._spans["expect"])
        improver.run(self._spans["improve"])
        print("improve: from now on against its earlier self as well", flush=True)
        improver.rivals.append(improver.player.copy())
        improver.run(self._spans["go_on"])
        return improver.player

    def _early_shooter(self) -> Net:
        return self._raised(self._made("pupil"), "expect_early", "shoot_early")

    def _own(self) -> Net:
        rivals = self._whole("veteran"), self._whole("moon_shooter")
        veteran, folder = self._made("veteran"), self._out / "own"
        return learn_own(folder, veteran, rivals, self._deals, self._plan, self._rng)

    def _stranger(self) -> Net:
        recorded = record(self._spans["record_company"], self._seed, self._plan.workers, company)
        print(f"record: {len(recorded)} deals of many kinds", flush=True)
        own, parts = self._whole("own"), [replayed(recorded, self._deals)]
        while sum(map(len, parts)) < self._sizes.mixed:
            parts.append(mixed(self._deals, own, self._sizes.deals, self._rng))
        span = self._spans["imitate_company"]
        return imitate(Moments.joined(parts), self._sizes, span, self._rng)

    @property
    def _by_values(self) -> ValuedCourses:
        shooter = self._whole("moon_shooter")
        return ValuedCourses(self._made("own"), shooter, self._plan, self._rng)

    def _veteran(self) -> Net:
        net = self._made("pupil").with_more_units(INPUTS, self._sizes.wide, self._rng)
        others = [self._made(name) for name in ("pupil", "early_shooter", "table")]
        improver = self._improver(net, [None, None, None, *others])
        improver.open(self._spans["expect_again"])
        improver.run(self._spans["widen"])
        return improver.player

    def _moon_shooter(self) -> Net:
        net = self._made("early_shooter").with_more_units(INPUTS, self._sizes.wide, self._rng)
        return self._raised(net, "expect_moons", "shoot")

    def _raised(self, player: Net, expect: str, shoot: str) -> Net:
        """Teach a player to be glad of moons."""
        rivals = [None, None, self._made("pupil")]
        shooter = MoonShooterCourse(player, rivals, self._deals, self._sizes, self._rng)
        shooter.open(self._spans[expect])
        shooter.run(self._spans[shoot])
        return shooter.player

    def _improver(self, player: Net, rivals: Sequence[Player]) -> Improver:
        return Improver(player, rivals, self._deals, self._sizes, self._rng)

    def _table(self) -> Net:
        batches = max(1, TABLE_DEALS // self._sizes.deals)
        parts = [by_tables(self._deals, self._sizes.deals, self._rng) for _ in range(batches)]
        return imitate(Moments.joined(parts), self._sizes, self._spans["tables"], self._rng)

    def _pass_value(self) -> Net:
        span, pupil = self._spans["play_passes"], self._whole("pupil")
        rows, values = played_passes(self._deals, pupil, self._sizes, span, self._rng)
        batch, span = SEATS * self._sizes.deals, self._spans["judge_passes"]
        return learn_passes(rows, values, batch, self._sizes, span, self._rng)

    def _moon_pass_value(self) -> Net:
        span, shooter = self._spans["play_moon_passes"], self._whole("moon_shooter")
        rows, values = played_moon_passes(self._deals, shooter, self._sizes, span, self._rng)
        span = self._spans["judge_moon_passes"]
        return learn_passes(rows, values, self._sizes.deals, self._sizes, span, self._rng)

    @cached_property
    def _exchanges(self) -> Exchanges:
        exchanged = exchanges(self._spans["exchanges"], self._whole("pass_value"), self._rng)
        print(f"exchange: {len(exchanged)} deals", flush=True)
        return exchanged

    def _pass_policy(self) -> Net:
        return learn_pass_policy(
            self._exchanges, self._sizes, self._spans["imitate_passes"], self._rng
        )

    def _pass_likelihood(self) -> Net:
        span = self._spans["judge_worlds"]
        return learn_pass_likelihood(self._exchanges, self._sizes, span, self._rng)


def main(arguments: list[str]) -> int:
    """Learn, measure each round and write the weights."""
    parser = argparse.ArgumentParser(description="Teach the networks of the program.")
    parser.add_argument("--out", type=Path, required=True, help="where the weights go")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="seconds, for a proof")
    options = parser.parse_args(arguments)
    if options.minutes <= 0:
        parser.error("learning takes time")
    plan = quick_plan() if options.quick else plan_for(options.minutes)
    for name, weights in Course(options.out, plan, options.seed).run().items():
        path = options.out / f"{name}.npz"
        write(path, weights)
        print(f"{path}: {path.stat().st_size} bytes", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
