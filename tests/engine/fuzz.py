"""Plays a deal by each of many random rules, and checks the invariants at every step.

Run from the repository root: python -m tests.engine.fuzz COUNT [FIRST]
"""

from __future__ import annotations

import json
import random
import sys
import time
import traceback
from dataclasses import dataclass, field

from hearts_gui.engine.log.codec import event_from_plain
from hearts_gui.engine.log.log import event_line
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.game import view_of
from hearts_gui.engine.play.view import PlayerView, opening_view, redact, see
from hearts_gui.engine.rules.rules import Rules
from tests.engine import invariants
from tests.engine.random_play import moments
from tests.engine.strategies import random_rules
from tests.engine.transcripts import deals_played, disagreements
from tests.games import Moment


@dataclass
class Report:
    """The findings of a run."""

    rules: int = 0
    given_up: int = 0
    plays: int = 0
    failures: list[str] = field(default_factory=list)


def run(count: int, first: int = 0) -> Report:
    """Draw rules with the seeds from `first` on and play a deal with each."""
    report = Report()
    for seed in range(first, first + count):
        rules = random_rules(random.Random(seed))
        if rules is None:
            report.given_up += 1
            continue
        report.rules += 1
        try:
            report.plays += one_deal(rules, seed)
        except Exception:
            lines = traceback.format_exc(limit=-3).strip().splitlines()
            report.failures.append(f"seed {seed}: " + " | ".join(lines[-6:]))
    return report


def one_deal(rules: Rules, seed: int) -> int:
    """Play one deal and check it; the number of cards played.

    Raises AssertionError, or whatever the engine raises.
    """
    steps: list[Moment] = []
    views = [opening_view(rules, seat) for seat in range(rules.players)]
    for moment in moments(rules, seed):
        steps.append(moment)
        assert len(steps) < invariants.longest_deal(rules), "the deal does not end"
        _check(moment, views)
    plays = 0
    for played in deals_played(steps):
        assert disagreements(played) == []
        plays += len(played.allowed)
    assert any(isinstance(event, ev.DealScored) for event in steps[-1].events)
    return plays


def _check(moment: Moment, views: list[PlayerView]) -> None:
    assert invariants.conserved(moment.after)
    assert invariants.sizes_are_right(moment.after)
    assert invariants.someone_acts(moment.after)
    for before, score in invariants.scored(moment):
        assert invariants.adds_up(before, score)
    for event in moment.events:
        assert event_from_plain(json.loads(event_line(event))) == event
        for seat, view in enumerate(views):
            views[seat] = see(view, redact(event, seat))
    for seat, view in enumerate(views):
        assert view == view_of(moment.after, seat)


def main() -> None:
    """Run from the command line."""
    count = int(sys.argv[1])
    started = time.perf_counter()
    report = run(count, int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    print(*report.failures[:20], sep="\n")
    print(
        f"{report.rules} rules played, {report.given_up} given up by the repairs, "
        f"{report.plays} cards judged, {len(report.failures)} failures, "
        f"{time.perf_counter() - started:.0f} s"
    )


if __name__ == "__main__":
    main()
