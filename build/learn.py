"""Teaches the networks that come with the program, from nothing but the rules and the rule player.

Usage: python build/learn.py --out FOLDER [--minutes N] [--seed S] [--quick]

First come players to practise with: one learns from recorded deals to play like the rule player
(`copy`), one finds out by playing how to beat that one and its own earlier self (`pupil`), one
goes on from there to shoot moons (`raider`), one plays by tables (`table`). What rule players do
among such guests is recorded in turn, and the copy goes on learning from that (`rule`): what only
ever saw its like would be easy prey. Against these a wider network with a memory learns to play
(`own`), and another one to shoot moons (`hunter`). Two judge passes by deals that are played out,
those of players who duck (`passes`) and those of hunters (`raids`). One passes as others are likely
to (`gifts`), and one judges hands by the passes that may have made them (`exchange`).

FOLDER gets the whole weights of those that the program needs, to be put into
`hearts_gui/ai/weights`, and in `trained` all weights before rounding. A network that lies there
already is not taught again.

The clock says how much is learnt, so no two runs give quite the same weights. With `--quick` the
work is counted instead, and so little that the players are poor: that only proves the way.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path

import numpy as np
from learn_deals import SEATS, Deals, Moments, Recorded, replayed
from learn_effort import Plan, Sizes, plan_for, quick_plan
from learn_exchange import Exchanges, exchanges, learn_exchange
from learn_gifts import learn_gifts
from learn_guest import Guest
from learn_hunter import Hunter
from learn_net import Net, kept, load, save, write
from learn_pass import learn_passes, played_passes, played_raids
from learn_play import Improver, imitate, likeness
from learn_record import Guests, record
from learn_table import by_tables

from hearts_gui.ai.network import Network, network_of
from hearts_gui.ai.sight import INPUTS

TABLE_DEALS = 40_000
HELD = 50
"""One deal of so many is kept back to see how well the imitation does."""

NEEDED = ("passes", "gifts", "rule", "own", "hunter", "raids", "exchange")
"""The networks of the program."""


class Course:
    """One run; every stage leaves a trained network in the folder."""

    def __init__(self, out: Path, plan: Plan, seed: int) -> None:
        self._trained = out / "trained"
        self._trained.mkdir(parents=True, exist_ok=True)
        self._plan = plan
        self._sizes = plan.sizes
        self._spans = plan.spans
        self._seed = seed
        self._rng = np.random.default_rng(seed)
        self._deals = Deals(self._rng)

    def run(self) -> dict[str, Net]:
        """The networks that the program needs, by name."""
        found = {}
        for name in NEEDED:
            found[name] = self._made(name)
            if name == "gifts":  # from now on deals are passed as players pass
                self._deals.giver = self._whole(name)
        return found

    def _made(self, name: str) -> Net:
        """The network of this name, taught if it is not there yet."""
        path = self._trained / f"{name}.npz"
        if path.exists():
            return load(path)
        teach: dict[str, Callable[[], Net]] = {
            "copy": lambda: self._imitation(self._sizes.rule, "imitate"),
            "novice": lambda: self._imitation(self._sizes.hidden, "begin"),
            "pupil": self._pupil,
            "raider": self._raider,
            "table": self._table,
            "guide": lambda: self._raids("copy", "raider", "play_guide", "judge_guide"),
            "rule": self._rule,
            "own": self._own,
            "hunter": self._hunter,
            "passes": self._passes,
            "gifts": self._gifts,
            "raids": lambda: self._raids("rule", "hunter", "play_raids", "judge_raids"),
            "exchange": self._exchange,
        }
        net = teach[name]()
        print(f"{name}: learnt", flush=True)
        save(path, net)
        return net

    def _whole(self, name: str) -> Network:
        """The same as the program would have it."""
        return network_of(kept(self._made(name)))

    @cached_property
    def _alone(self) -> Recorded:
        """Deals of rule players among themselves."""
        return record(self._spans["record"], self._seed, self._plan.workers)

    def _lessons(self, recorded: Recorded) -> tuple[Moments, Moments]:
        """What was chosen, to learn from and to be asked about."""
        held = len(recorded) // HELD + 1
        print(f"record: {len(recorded)} deals", flush=True)
        parts = (recorded.part(held, len(recorded)), recorded.part(0, held))
        lessons, questions = (replayed(part, self._deals) for part in parts)
        return lessons, questions

    @cached_property
    def _first_lessons(self) -> tuple[Moments, Moments]:
        return self._lessons(self._alone)

    def _imitation(self, hidden: int, span: str) -> Net:
        """A player with so many hidden units that chooses as the rule player does."""
        sizes = replace(self._sizes, hidden=hidden)
        return self._taught(*self._first_lessons, sizes=sizes, span=span)

    def _rule(self) -> Net:
        """The same, having seen what rule players do among players of other kinds."""
        guests = Guests(
            ducker=Guest(self._whole("pupil"), self._whole("passes")),
            hunter=Guest(self._whole("raider"), self._whole("guide")),
        )
        seen = record(self._spans["record_guests"], self._seed + 1, self._plan.workers, guests)
        lessons, questions = self._lessons(seen)
        lessons = Moments.joined([lessons, self._first_lessons[0]])
        return self._taught(
            lessons, questions, sizes=self._sizes, span="imitate_among", start=self._made("copy")
        )

    def _taught(
        self,
        lessons: Moments,
        questions: Moments,
        *,
        sizes: Sizes,
        span: str,
        start: Net | None = None,
    ) -> Net:
        print(f"imitate: {len(lessons)} choices", flush=True)
        net = imitate(lessons, sizes, self._spans[span], self._rng, start)
        print(f"imitate: {likeness(net, questions):.1%} of new choices alike", flush=True)
        return net

    def _pupil(self) -> Net:
        improver = self._improver(self._made("novice"), ["copy"])
        improver.open(self._spans["expect"])
        improver.run(self._spans["improve"])
        print("improve: from now on against its earlier self as well", flush=True)
        improver.rivals.append(improver.player.copy())
        improver.run(self._spans["go_on"])
        return improver.player

    def _raider(self) -> Net:
        raider = Hunter(
            self._made("pupil"),
            self._rivals(["copy", "copy", "pupil"]),
            self._deals,
            self._sizes,
            self._rng,
        )
        raider.open(self._spans["expect_raids"])
        raider.run(self._spans["raid"])
        return raider.player

    def _own(self) -> Net:
        wide = self._made("pupil").widened(INPUTS, self._sizes.wide, self._rng)
        improver = self._improver(wide, ["rule", "rule", "pupil", "raider", "table"])
        improver.open(self._spans["expect_again"])
        improver.run(self._spans["widen"])
        return improver.player

    def _hunter(self) -> Net:
        wide = self._made("raider").widened(INPUTS, self._sizes.wide, self._rng)
        rivals = self._rivals(["rule", "rule", "pupil"])
        hunter = Hunter(wide, rivals, self._deals, self._sizes, self._rng)
        hunter.open(self._spans["expect_moons"])
        hunter.run(self._spans["hunt"])
        return hunter.player

    def _rivals(self, names: list[str]) -> list[Net]:
        return [self._made(name) for name in names]

    def _improver(self, player: Net, rivals: list[str]) -> Improver:
        return Improver(player, self._rivals(rivals), self._deals, self._sizes, self._rng)

    def _table(self) -> Net:
        lots = max(1, TABLE_DEALS // self._sizes.deals)
        parts = [by_tables(self._deals, self._sizes.deals, self._rng) for _ in range(lots)]
        return imitate(Moments.joined(parts), self._sizes, self._spans["tables"], self._rng)

    def _passes(self) -> Net:
        players = [self._whole(name) for name in ("copy", "pupil")]
        span = self._spans["play_passes"]
        rows, values = played_passes(self._deals, players, self._sizes, span, self._rng)
        batch, span = SEATS * self._sizes.deals, self._spans["judge_passes"]
        return learn_passes(rows, values, batch, self._sizes, span, self._rng)

    def _raids(self, rule: str, hunter: str, play: str, judge: str) -> Net:
        players = (self._whole(rule), self._whole(hunter))
        rows, values = played_raids(self._deals, players, self._sizes, self._spans[play], self._rng)
        span = self._spans[judge]
        return learn_passes(rows, values, self._sizes.deals, self._sizes, span, self._rng)

    @cached_property
    def _exchanges(self) -> Exchanges:
        seen = exchanges(self._spans["exchange"], self._whole("passes"), self._rng)
        print(f"exchange: {len(seen)} deals", flush=True)
        return seen

    def _gifts(self) -> Net:
        return learn_gifts(self._exchanges, self._sizes, self._spans["give"], self._rng)

    def _exchange(self) -> Net:
        span = self._spans["judge_exchange"]
        return learn_exchange(self._exchanges, self._sizes, span, self._rng)


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
