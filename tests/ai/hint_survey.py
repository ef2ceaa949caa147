"""Measures how long hints take and lists what they say, in random positions of six rule sets.

    python -m tests.ai.hint_survey [--each N] [--show]

Seconds are of the processor, for one hint on one core, from the question to the card.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from dataclasses import dataclass

from hearts_gui.ai.coach.decisions import Decision, coach_seed, decisions
from hearts_gui.ai.coach.grading import advise
from hearts_gui.ai.players.levels import make_bot
from hearts_gui.engine.play.actions import AskKind, cards_of
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.view import redact
from hearts_gui.engine.rules.presets import preset
from hearts_gui.headless.simulate import one_deal, play
from hearts_gui.ui.table.guide import first_step, ladder_steps
from tests.ai.reason_survey import NUMBERS, keys_of

RULES = ("standard", "omnibus", "black_maria", "spot", "gong_zhu", "hay")


@dataclass(frozen=True)
class Hinted:
    """A hint, and what it took."""

    rules: str
    first: float
    seconds: float
    steps: tuple[str, ...]
    keys: tuple[str, ...]

    @property
    def has_reason(self) -> bool:
        """Whether something is said that is more than a number."""
        return bool(set(self.keys) - NUMBERS)


def questions(key: str, many: int) -> list[tuple[Decision, str]]:
    """Decisions with a choice, drawn from deals of Club players, and their games' seeds."""
    pairs: list[tuple[Decision, str]] = []
    draw, number = random.Random(f"hints/{key}"), 0
    while len(pairs) < many:
        rules, seed = preset(key), f"hints/{key}/{number}"
        bots = [make_bot("club", f"{seed}/{index}") for index in range(rules.players)]
        events = play(rules, bots, seed, most_deals=1, until=one_deal).events
        seat = draw.randrange(rules.players)
        seen = [redact(event, seat) for event in events]
        every = [decision for decision in decisions(rules, seat, seen) if _is_choice(decision)]
        pairs += [
            (decision, coach_seed(seed)) for decision in draw.sample(every, min(3, len(every)))
        ]
        number += 1
    return pairs[:many]


def _is_choice(decision: Decision) -> bool:
    view = decision.view
    if view.ask.kind is AskKind.PASS:
        return True
    legal = legal_plays(view.rules, view.deal, view.own)
    return view.ask.kind is AskKind.PLAY and len(legal) > 1


def hinted(key: str, decision: Decision, game: str) -> Hinted:
    """The hint for a Club player."""
    start = time.process_time()
    first_step(decision.view)
    first = time.process_time() - start
    advice = advise(decision.view, decision.seed(game), "club")
    seconds = time.process_time() - start
    assert cards_of(advice.best)
    keys = () if advice.reason is None else tuple(keys_of(advice.reason))
    return Hinted(key, first, seconds, ladder_steps(advice, decision.view), keys)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=10)
    parser.add_argument("--show", action="store_true")
    asked = parser.parse_args()
    rows = [
        hinted(key, *question) for key in RULES for question in questions(key, asked.each)
    ]  # fmt: skip
    times = sorted(row.seconds for row in rows)
    print(
        f"{len(rows)} hints: median {times[len(times) // 2]:.2f} s, "
        f"95 % within {times[min(len(times) - 1, round(0.95 * len(times)))]:.2f} s, "
        f"worst {times[-1]:.2f} s; first step within {max(row.first for row in rows):.3f} s"
    )
    print("steps:", dict(Counter(len(row.steps) for row in rows)))
    print("with a reason:", sum(bool(row.keys) for row in rows),
          "more than a number:", sum(row.has_reason for row in rows))  # fmt: skip
    print(Counter(key for row in rows for key in row.keys).most_common())
    for each in rows if asked.show else ():
        print(f"{each.rules} {each.seconds:.2f}: " + " | ".join(each.steps))


if __name__ == "__main__":
    main()
