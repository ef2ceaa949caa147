"""Measures what each level gives away per real choice, as the coach of today judges it.

    python build/measure_levels.py --out FILE [--positions N] [--levels A,B,..]

All levels answer the same questions of Standard. Each question is drawn from a deal of its own,
in which one of the levels up to Expert, each in turn, plays a seat against three Club players:
Grandmaster would take most of the time, and meets the same questions. The coach judges all
different answers to it. Each question is appended to FILE; started again, it goes on behind
the last one, and questions that another coach judged are left out. At the end it prints the table,
which may hold players for comparison such as `random` too. The figures belong to the levels in
`hearts_gui/ai/players/levels.py`, the coach to `JUDGED_BY` in `hearts_gui/session/past/choices.py`.

A loss is what the answer is behind the best one, and the best one is never chosen by the worlds
that say how far ahead it is: the coach's answer may be worse than the level's, and the luckiest of
several answers looks better than it is. So all answers are compared twice, in fresh worlds each
time. The one half chooses the best answer and the other half says what was lost against it, both
ways round.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more of them only wait for one another
ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from hearts_gui.ai.coach.decisions import (  # noqa: E402
    coach_seed,
    judgement_seed,
    same,
)
from hearts_gui.ai.coach.grades import COACH  # noqa: E402
from hearts_gui.ai.coach.judging import (  # noqa: E402
    MOST,
    NOTHING,
    Difference,
    at_stake,
    measured,
    weighed,
)
from hearts_gui.ai.coach.labels import Mark, label_of  # noqa: E402
from hearts_gui.ai.coach.situations import situation_of  # noqa: E402
from hearts_gui.ai.coach.spread import spread_of  # noqa: E402
from hearts_gui.ai.players.levels import LEVELS, YARDSTICKS, make_bot  # noqa: E402
from hearts_gui.ai.search.evaluation import Method  # noqa: E402
from hearts_gui.engine.play.actions import Action, AskKind  # noqa: E402
from hearts_gui.engine.play.game import to_act, view_of  # noqa: E402
from hearts_gui.engine.play.legal import legal_plays  # noqa: E402
from hearts_gui.engine.play.state import Game  # noqa: E402
from hearts_gui.engine.play.view import PlayerView  # noqa: E402
from hearts_gui.engine.rules.presets import preset  # noqa: E402
from hearts_gui.engine.shuffle import bot_seed  # noqa: E402
from hearts_gui.headless.simulate import play, rules_of_deal  # noqa: E402
from hearts_gui.session.past.rows import LETTERS  # noqa: E402

COMPANY = "club"
PLAYERS = LEVELS[:-1]
"""The players who answer a question, in turn."""
SEATS = 4
QUESTIONS = 14
"""The pass and thirteen cards."""
ACCUSED = (Mark.MISTAKE, Mark.BLUNDER)
AGAIN = 400
"""The most worlds of the second half; the first has as many as the coach wants for its label."""


Answer: TypeAlias = tuple[float, float, str]


@dataclass(frozen=True)
class Judged:
    """A question, its situation's letter, and the answer of each level with a real choice.

    An answer has its loss, its loss against the coach's answer as a person's is graded, and its
    label.
    """

    number: int
    situation: str
    answers: Mapping[str, Answer]


@dataclass(frozen=True)
class Line:
    """A level's loss per real choice, and the share of choices that is accused, with errors."""

    choices: int
    loss: float
    error: float
    graded: float
    graded_error: float
    accused: float
    accused_error: float


def question(number: int) -> PlayerView | None:
    """Return a seat's view at a question of the deal of this number; None where nothing is open.

    Every question of a deal is as likely as any other.
    """
    rules, chance = rules_of_deal(preset("standard"), number), random.Random(f"levels/{number}")
    seat, index = chance.randrange(SEATS), chance.randrange(QUESTIONS)
    player = PLAYERS[number % len(PLAYERS)].key
    names = [player if index == seat else COMPANY for index in range(SEATS)]
    bots = [make_bot(name, bot_seed(f"levels/{number}", index)) for index, name in enumerate(names)]

    def is_there(game: Game) -> bool:
        ask = to_act(game)
        if seat not in ask.seats[:1]:
            return False
        if ask.kind is not AskKind.PLAY:
            return ask.kind is AskKind.PASS and not index
        return index > 0 and len(view_of(game, seat).deal.tricks) == index - 1

    game = play(rules, bots, f"levels/{number}", most_deals=1, until=is_there).game
    if not is_there(game):
        return None
    view = view_of(game, seat)
    if not index:
        return view
    return view if len(legal_plays(view.rules, view.deal, view.own)) > 1 else None


def judged(number: int, levels: Sequence[str]) -> Judged:
    """The answers of these levels to a question."""
    view, nothing = question(number), Judged(number, "", {})
    if view is None:
        return nothing
    given = {level: make_bot(level, bot_seed(f"asked/{number}", view.seat)).decide(view)
             for level in levels}  # fmt: skip
    answers = answers_of(view, given, judgement_seed(view, coach_seed(f"levels/{number}")))
    return Judged(number, LETTERS[str(situation_of(view))], answers) if answers else nothing


def answers_of(view: PlayerView, given: Mapping[str, Action], seed: str) -> dict[str, Answer]:
    """Judge each answer that was a real choice, as the coach does it."""
    weighing, spread = weighed(view, seed), spread_of(view.rules)
    if weighing.method is Method.BY_RULE:
        return {}
    best, kinds = weighing.action, list[Action]()
    for action in (best, *given.values()):
        if not any(same(action, other) for other in kinds):
            kinds.append(action)
    first = [_difference(view, best, answer, seed) for answer in kinds]
    real = [at_stake(weighing, spread, difference.loss) for difference in first]
    if not any(real):
        return {}
    again = [_difference(view, best, answer, f"{seed}/again", AGAIN) for answer in kinds]
    lost = cross_checked(
        [difference.loss for difference in first], [difference.loss for difference in again]
    )
    answers = {}
    for level, action in given.items():
        index = next(index for index, answer in enumerate(kinds) if same(answer, action))
        if real[index]:
            label = label_of(first[index].loss, first[index].error, spread)
            answers[level] = (round(lost[index], 4), round(first[index].loss, 4), label.value)
    return answers


def cross_checked(first: Sequence[float], again: Sequence[float]) -> list[float]:
    """Each answer's loss against the best, from two measurements of its lead over one of them.

    Each measurement chooses the best answer for the other, so chance favours none.
    """
    best = min(range(len(first)), key=again.__getitem__)
    again_best = min(range(len(again)), key=first.__getitem__)
    return [(value - first[best] + check - again[again_best]) / 2
            for value, check in zip(first, again, strict=True)]  # fmt: skip


def _difference(
    view: PlayerView, best: Action, rival: Action, seed: str, most: int = MOST
) -> Difference:
    difference = None if same(best, rival) else measured(view, (best, rival), seed, most)
    return NOTHING if difference is None else difference


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """Their mean and its standard error: each question has a deal of its own."""
    mean = math.fsum(values) / len(values)
    squares = math.fsum((value - mean) ** 2 for value in values)
    return mean, math.sqrt(squares / max(1, len(values) - 1) / len(values))


def table_of(questions: Iterable[Judged]) -> dict[str, Line]:
    """A line for each level that has a choice, the weakest level first."""
    table: dict[str, list[Answer]] = {level.key: [] for level in (*YARDSTICKS, *LEVELS)}
    for question in questions:
        for level, answer in question.answers.items():
            table[level].append(answer)
    return {
        level: Line(len(those), *mean_of([loss for loss, _, _ in those]),
                    *mean_of([graded for _, graded, _ in those]),
                    *mean_of([float(label in ACCUSED) for _, _, label in those]))
        for level, those in table.items() if those
    }  # fmt: skip


def steps_of(questions: Sequence[Judged]) -> list[tuple[str, str, float, float]]:
    """Return how much more each level loses than the next stronger one, question by question."""
    steps = []
    names = [level.key for level in (YARDSTICKS[0], *LEVELS)]
    for weaker, stronger in pairwise(names):
        answers = [
            question.answers
            for question in questions
            if {weaker, stronger} <= set(question.answers)
        ]
        if answers:
            more = mean_of([answers[weaker][0] - answers[stronger][0] for answers in answers])
            steps.append((weaker, stronger, *more))
    return steps


def read_questions(path: Path) -> list[Judged]:
    """The questions of a file whose answers the coach of today judged."""
    if not path.exists():
        return []
    lines = [json.loads(line) for line in path.read_text(encoding="ascii").splitlines()]
    return [_from_plain(line) for line in lines if line["coach"] == COACH]


def _from_plain(data: Any) -> Judged:
    answers = {level: tuple(answer) for level, answer in data["answers"].items()}
    return Judged(data["number"], data["situation"], answers)


def _append(path: Path, judged: Judged, seconds: float) -> None:
    data = {
        "coach": COACH, "number": judged.number, "situation": judged.situation,
        "answers": judged.answers, "seconds": round(seconds, 1),
    }  # fmt: skip
    with path.open("a", encoding="ascii") as stream:
        stream.write(json.dumps(data, separators=(",", ":")) + "\n")


def report(questions: Sequence[Judged]) -> None:
    """Print the table."""
    table = table_of(questions)
    print(f"{COACH}: points given away per real choice, and the share accused, in %")
    for level, line in table.items():
        print(f"{level:12} {line.loss:6.3f} ± {line.error:.3f}  ({line.graded:6.3f} ± "
              f"{line.graded_error:.3f} as graded)  {100 * line.accused:5.1f} ± "
              f"{100 * line.accused_error:.1f}  ({line.choices} choices)")  # fmt: skip
    for weaker, stronger, more, error in steps_of(questions):
        print(f"{weaker} loses {more:.3f} ± {error:.3f} more than {stronger}")


def main() -> None:
    """Judge the questions that are wanted, and give the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--positions", type=int, default=1500, help="the deals to draw from")
    parser.add_argument("--levels", default=",".join(level.key for level in LEVELS))
    asked = parser.parse_args()
    questions = read_questions(asked.out)
    numbers = {question.number for question in questions}
    for number in range(asked.positions):
        if number not in numbers:
            begin = time.process_time()
            questions.append(judged(number, asked.levels.split(",")))
            _append(asked.out, questions[-1], time.process_time() - begin)
    report(questions)


if __name__ == "__main__":
    main()
