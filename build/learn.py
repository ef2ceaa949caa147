"""Teaches the networks that come with the program, from nothing but the rules and the rule player.

Usage: python build/learn.py --out FOLDER [--minutes N] [--seed S] [--quick]

It records deals of the rule player and lets a network learn to play like it (`rule`). Others find
out by playing: one how to beat that one and its own earlier self, and one from there how to shoot
moons. These two, and one that plays by tables, are rivals of a wider network with a memory (`own`);
from there the last player learns to shoot moons (`hunter`). Two more judge passes by deals that are
played out (`passes`), and hands by the passes that may have made them (`exchange`). FOLDER gets
their whole weights, to be put into `hearts_gui/ai/weights`, and in `trained` all weights before
rounding. A network that lies there already is not taught again.

The clock says how much is learnt, so no two runs give quite the same weights. With `--quick` the
work is counted instead, and so little that the players are poor: that only proves the way.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

import numpy as np
from learn_deals import Deals, Moments, replayed
from learn_effort import FULL, QUICK, Clock, Rounds, Sizes, Span
from learn_exchange import exchanges, learn_exchange
from learn_hunter import Hunter
from learn_net import Net, kept, load, save, write
from learn_pass import learn_passes, played_passes
from learn_play import Improver, imitate, likeness
from learn_record import record
from learn_table import by_tables

from hearts_gui.ai.network import network_of
from hearts_gui.ai.sight import INPUTS

TABLE_DEALS = 40_000
HELD = 50
"""One deal of so many is kept back to see how well the imitation does."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a run spends on each of its stages."""

    sizes: Sizes
    workers: int
    record: Span
    imitate: Span
    begin: Span
    tables: Span
    expect: Span
    improve: Span
    go_on: Span
    expect_raids: Span
    raid: Span
    expect_again: Span
    widen: Span
    expect_moons: Span
    hunt: Span
    play_passes: Span
    judge_passes: Span
    exchange: Span
    judge_exchange: Span


def plan_for(minutes: float) -> Plan:
    """The stages of a full run; the improvement gains most from more time."""
    seconds = 60 * minutes
    return Plan(
        sizes=FULL,
        workers=os.cpu_count() or 1,
        record=Clock(0.06 * seconds),
        imitate=Clock(0.14 * seconds),
        begin=Clock(0.03 * seconds),
        tables=Clock(0.01 * seconds),
        expect=Clock(0.01 * seconds),
        improve=Clock(0.12 * seconds),
        go_on=Clock(0.06 * seconds),
        expect_raids=Clock(0.01 * seconds),
        raid=Clock(0.06 * seconds),
        expect_again=Clock(0.01 * seconds),
        widen=Clock(0.26 * seconds),
        expect_moons=Clock(0.01 * seconds),
        hunt=Clock(0.13 * seconds),
        play_passes=Clock(0.04 * seconds),
        judge_passes=Clock(0.02 * seconds),
        exchange=Clock(0.01 * seconds),
        judge_exchange=Clock(0.03 * seconds),
    )


def quick_plan() -> Plan:
    """Every stage, but hardly any of it."""
    return Plan(
        sizes=QUICK,
        workers=1,
        record=Rounds(60),
        imitate=Rounds(60),
        begin=Rounds(60),
        tables=Rounds(20),
        expect=Rounds(2),
        improve=Rounds(4),
        go_on=Rounds(2),
        expect_raids=Rounds(1),
        raid=Rounds(2),
        expect_again=Rounds(1),
        widen=Rounds(2),
        expect_moons=Rounds(1),
        hunt=Rounds(2),
        play_passes=Rounds(3),
        judge_passes=Rounds(40),
        exchange=Rounds(30),
        judge_exchange=Rounds(40),
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
        hunter = self._found("hunter") or self._done(
            "hunter", self._hunter(rule, own, self._plan.expect_moons, self._plan.hunt)
        )
        passes = self._found("passes") or self._done("passes", self._passes(rule, own))
        exchange = self._found("exchange") or self._done("exchange", self._exchange(passes))
        nets = (rule, own, hunter, passes, exchange)
        return dict(zip(("rule", "own", "hunter", "passes", "exchange"), nets, strict=True))

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
        return self._imitation(self._plan.sizes.rule, self._plan.imitate)

    @cached_property
    def _recorded(self) -> tuple[Moments, Moments]:
        """What rule players chose, to learn from and to be asked about."""
        recorded = record(self._plan.record, self._seed, self._plan.workers)
        held = len(recorded) // HELD + 1
        print(f"record: {len(recorded)} deals", flush=True)
        parts = (recorded.part(held, len(recorded)), recorded.part(0, held))
        lessons, questions = (replayed(part, self._deals) for part in parts)
        return lessons, questions

    def _imitation(self, hidden: int, span: Span) -> Net:
        """A player with so many hidden units that chooses as the rule player does."""
        lessons, questions = self._recorded
        print(f"imitate: {len(lessons)} choices, {hidden} hidden units", flush=True)
        net = imitate(lessons, replace(self._plan.sizes, hidden=hidden), span, self._rng)
        print(f"imitate: {likeness(net, questions):.1%} of new choices alike", flush=True)
        return net

    def _novice(self) -> Net:
        return self._imitation(self._plan.sizes.hidden, self._plan.begin)

    def _own(self, rule: Net) -> Net:
        pupil = self._found("pupil") or self._done("pupil", self._pupil(rule))
        raider = self._found("raider") or self._done(
            "raider", self._hunter(rule, pupil, self._plan.expect_raids, self._plan.raid)
        )
        table = self._found("table") or self._done("table", self._table())
        rivals = [rule, rule, pupil, raider, table]
        sizes = self._plan.sizes
        wide = pupil.widened(INPUTS, sizes.wide, self._rng)
        improver = Improver(wide, rivals, self._deals, sizes, self._rng)
        improver.open(self._plan.expect_again)
        print("improve: wider, with a memory, against all kinds", flush=True)
        improver.run(self._plan.widen)
        return improver.player

    def _table(self) -> Net:
        lots = max(1, TABLE_DEALS // self._plan.sizes.deals)
        parts = [by_tables(self._deals, self._plan.sizes.deals, self._rng) for _ in range(lots)]
        return imitate(Moments.joined(parts), self._plan.sizes, self._plan.tables, self._rng)

    def _pupil(self, rule: Net) -> Net:
        novice = self._found("novice") or self._done("novice", self._novice())
        improver = Improver(novice, [rule], self._deals, self._plan.sizes, self._rng)
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

    def _hunter(self, rule: Net, own: Net, expect: Span, span: Span) -> Net:
        hunter = Hunter(own, [rule, rule, own], self._deals, self._plan.sizes, self._rng)
        hunter.open(expect)
        print("improve: from now on for the moon", flush=True)
        hunter.run(span)
        return hunter.player

    def _exchange(self, passes: Net) -> Net:
        plan = self._plan
        seen = exchanges(plan.exchange, network_of(kept(passes)), self._rng)
        print(f"exchange: {len(seen)} deals", flush=True)
        return learn_exchange(seen, plan.sizes, plan.judge_exchange, self._rng)


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
