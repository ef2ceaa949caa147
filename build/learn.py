"""Teaches the networks that come with the program, from nothing but the rules and the rule player.

Usage: python build/learn.py --out FOLDER [--minutes N] [--seed S] [--quick]

It records deals of the rule player, lets a network learn to play like it (`rule`), lets another
find out how to beat that one and then its earlier self as well (`own`), and a third judge passes by
deals that these two play (`passes`). FOLDER gets their whole weights, to be put into
`hearts_gui/ai/weights`, and in `trained` the weights before rounding. A network that lies there
already is not taught again.

The clock says how much is learnt, so no two runs give quite the same weights. With `--quick` the
work is counted instead, and so little that the players are poor: that only proves the way.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from learn_deals import Deals, replayed
from learn_effort import FULL, QUICK, Clock, Rounds, Sizes, Span
from learn_net import Net, kept, load, save, write
from learn_pass import learn_passes, played_passes
from learn_play import Improver, imitate, likeness
from learn_record import record

from hearts_gui.ai.network import network_of

HELD = 50
"""One deal of so many is kept back to see how well the imitation does."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a run spends on each of its stages."""

    sizes: Sizes
    workers: int
    record: Span
    imitate: Span
    expect: Span
    improve: Span
    go_on: Span
    play_passes: Span
    judge_passes: Span


def plan_for(minutes: float) -> Plan:
    """The stages of a full run; the improvement gains most from more time."""
    seconds = 60 * minutes
    return Plan(
        sizes=FULL,
        workers=os.cpu_count() or 1,
        record=Clock(0.14 * seconds),
        imitate=Clock(0.16 * seconds),
        expect=Clock(0.03 * seconds),
        improve=Clock(0.32 * seconds),
        go_on=Clock(0.25 * seconds),
        play_passes=Clock(0.07 * seconds),
        judge_passes=Clock(0.03 * seconds),
    )


def quick_plan() -> Plan:
    """Every stage, but hardly any of it."""
    return Plan(
        sizes=QUICK,
        workers=1,
        record=Rounds(60),
        imitate=Rounds(60),
        expect=Rounds(2),
        improve=Rounds(4),
        go_on=Rounds(2),
        play_passes=Rounds(3),
        judge_passes=Rounds(40),
    )


class Course:
    """One run; every stage leaves a trained network in the folder."""

    def __init__(self, out: Path, plan: Plan, seed: int) -> None:
        self._trained = out / "trained"
        self._trained.mkdir(parents=True, exist_ok=True)
        self._plan = plan
        self._seed = seed
        self._rng = np.random.default_rng(seed)
        self._deals = Deals(self._rng)

    def run(self) -> dict[str, Net]:
        """All networks, by name."""
        rule = self._found("rule") or self._done("rule", self._rule())
        own = self._found("own") or self._done("own", self._own(rule))
        passes = self._found("passes") or self._done("passes", self._passes(rule, own))
        return {"rule": rule, "own": own, "passes": passes}

    def _found(self, name: str) -> Net | None:
        path = self._trained / f"{name}.npz"
        if not path.exists():
            return None
        print(f"{name}: taken from {path}", flush=True)
        return load(path)

    def _done(self, name: str, net: Net) -> Net:
        save(self._trained / f"{name}.npz", net)
        return net

    def _rule(self) -> Net:
        plan = self._plan
        recorded = record(plan.record, self._seed, plan.workers)
        held = len(recorded) // HELD + 1
        print(f"record: {len(recorded)} deals", flush=True)
        lessons = replayed(recorded.part(held, len(recorded)), self._deals)
        print(f"imitate: {len(lessons)} choices", flush=True)
        net = imitate(lessons, plan.sizes, plan.imitate, self._rng)
        alike = likeness(net, replayed(recorded.part(0, held), self._deals))
        print(f"imitate: {alike:.1%} of new choices alike", flush=True)
        return net

    def _own(self, rule: Net) -> Net:
        improver = Improver(rule, [rule], self._deals, self._plan.sizes, self._rng)
        improver.open(self._plan.expect)
        print("improve: the critic knows what to expect", flush=True)
        improver.run(self._plan.improve)
        print("improve: from now on against its earlier self as well", flush=True)
        improver.rivals.append(improver.player.copy())
        improver.run(self._plan.go_on)
        return improver.player

    def _passes(self, rule: Net, own: Net) -> Net:
        plan = self._plan
        players = [network_of(kept(net)) for net in (rule, own)]
        rows, values = played_passes(self._deals, players, plan.sizes, plan.play_passes, self._rng)
        return learn_passes(rows, values, plan.sizes, plan.judge_passes, self._rng)


def main(arguments: list[str]) -> int:
    """Learn, round, write."""
    parser = argparse.ArgumentParser(description="Teach the networks of the program.")
    parser.add_argument("--out", type=Path, required=True, help="where the weights go")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="seconds, for a proof")
    given = parser.parse_args(arguments)
    if given.minutes <= 0:
        parser.error("learning takes time")
    plan = quick_plan() if given.quick else plan_for(given.minutes)
    for name, net in Course(given.out, plan, given.seed).run().items():
        path = given.out / f"{name}.npz"
        write(path, kept(net))
        print(f"{path}: {path.stat().st_size} bytes", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
