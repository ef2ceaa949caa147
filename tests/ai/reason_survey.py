"""Counts the marked decisions and great cards whose reason says more than the number of points.

    python -m tests.ai.reason_survey --out FILE [--deals N] [--again] [--show]

Beginners and Club players sit together in several rule sets; what the coach marks is appended to
FILE, deal by deal, and started again it goes on behind the last one. With --again the decisions of
FILE that were marked are judged once more, by the coach of today, and with --show all sentences are
printed.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hearts_gui.ai.coach.decisions import Decision, coach_seed, decisions
from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.grading import grade
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.ai.players.levels import make_bot
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.view import redact
from hearts_gui.engine.rules.presets import preset
from hearts_gui.headless.simulate import one_deal, play
from hearts_gui.wording.language.messages import message_text

RULES = ("standard", "standard", "omnibus", "standard", "black_maria", "standard", "spot", "hay")
"""The rule sets of the deals, in turn."""
LEVELS = ("beginner", "club", "learner", "club")
JUDGED = (0, 1)
"""The seats that are judged: one that errs often and one that finds great cards."""
MARKED = (Mark.SLIP, Mark.MISTAKE, Mark.BLUNDER, Mark.GREAT)
NUMBERS = {"coach-better", "coach-all-worse", "coach-rest", "coach-worth"}
"""Sentences that say how much, and nothing else."""


@dataclass(frozen=True)
class Marked:
    """The place where a decision was made, and what the coach says of it."""

    deal: int
    seat: int
    at: int
    label: str
    loss: float
    keys: tuple[str, ...]
    text: str

    @property
    def says_how(self) -> bool:
        """Whether the reason is more than a number."""
        return bool(set(self.keys) - NUMBERS)


def made(deal: int, seat: int) -> list[Decision]:
    """Return the decisions of a seat in a deal of the survey."""
    rules, seed = preset(RULES[deal % len(RULES)]), f"reasons/{deal}"
    levels = [LEVELS[index % len(LEVELS)] for index in range(rules.players)]
    bots = [make_bot(level, f"{seed}/{index}") for index, level in enumerate(levels)]
    events = play(rules, bots, seed, most_deals=1, until=one_deal).events
    return list(decisions(rules, seat, [redact(event, seat) for event in events]))


def keys_of(reason: Message) -> Iterator[str]:
    """The sentences of a reason."""
    parts = [part for part in reason.named.values() if isinstance(part, Message)]
    if not parts or not reason.key.startswith("coach-both"):
        yield reason.key
        return
    for part in parts:
        yield from keys_of(part)


def marked(deal: int, seat: int, index: int, grade: Grade) -> Marked | None:
    """Return the sentences about a grade, if it carries a mark."""
    if grade.label not in MARKED or grade.label is None:
        return None
    keys = () if grade.reason is None else tuple(keys_of(grade.reason))
    text = "" if grade.reason is None else message_text(grade.reason)
    loss = grade.ahead if grade.label is Mark.GREAT else grade.loss
    return Marked(deal, seat, index, grade.label.value, round(loss, 2), keys, text)


def judged(deal: int, seat: int) -> Iterator[Marked]:
    """The marks of a seat in a deal."""
    for index, each in enumerate(made(deal, seat)):
        one = marked(deal, seat, index, grade(each, coach_seed(f"reasons/{deal}")))
        if one is not None:
            yield one


def again(one: Marked) -> Marked | None:
    """The same decision as the coach of today judges it."""
    decision = made(one.deal, one.seat)[one.at]
    again_graded = grade(decision, coach_seed(f"reasons/{one.deal}"))
    return marked(one.deal, one.seat, one.at, again_graded)


def read(path: Path) -> tuple[list[Marked], set[tuple[int, int]]]:
    """The marks of a file, and the seats that were judged."""
    every: list[Marked] = []
    seen: set[tuple[int, int]] = set()
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        data: dict[str, Any] = json.loads(line)
        if "done" in data:
            seen.add(tuple(data["done"]))
        else:
            every.append(Marked(**{**data, "keys": tuple(data["keys"])}))
    return every, seen


def report(every: list[Marked], *, show: bool) -> None:
    """Print how many reasons say how, by kind of mark, and how often each sentence comes."""
    for name, labels in (("marked", MARKED[:3]), ("great", MARKED[3:])):
        those = [graded for graded in every if graded.label in labels]
        how = sum(graded.says_how for graded in those)
        print(f"{name}: {how} of {len(those)} say how", end="")
        print(f" ({100 * how / len(those):.0f} %)" if those else "")
    print(Counter(key for graded in every for key in graded.keys).most_common())
    for graded in every if show else ():
        print(f"{RULES[graded.deal % len(RULES)]} {graded.deal}/{graded.seat}/{graded.at} "
              f"{graded.label} {graded.loss}: {graded.text}")  # fmt: skip


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--deals", type=int, default=0)
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--show", action="store_true")
    asked = parser.parse_args()
    every, seen = read(asked.out)
    if asked.again:
        grades = [again(graded) for graded in every]
        report([each for each in grades if each is not None], show=asked.show)
        return
    with asked.out.open("a", encoding="utf-8") as stream:
        for deal in range(asked.deals):
            for seat in JUDGED:
                if (deal, seat) not in seen:
                    for graded in judged(deal, seat):
                        stream.write(json.dumps(graded.__dict__) + "\n")
                        every.append(graded)
                    stream.write(json.dumps({"done": [deal, seat]}) + "\n")
                    stream.flush()
    report(every, show=asked.show)


if __name__ == "__main__":
    main()
