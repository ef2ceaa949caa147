"""The opponents' process under strain: killed at random moments, weighed, and started cold.

python -m tests.session.worker_trial kills [NUMBER]
python -m tests.session.worker_trial measure [LEVEL]
"""

from __future__ import annotations

import json
import random
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from hearts_gui.ai.players.worker import main as think
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.opponents import WorkerBots
from hearts_gui.session.game.session import Session
from hearts_gui.session.setup.players import one_human
from tests.processes import kill

DEAL = Rules(end=End.DEALS, end_at=1)
PATIENCE = 300.0
EVENTS = 90
"""About as many as a deal has."""


@dataclass
class Outcome:
    """The findings of the trial."""

    kills: int = 0
    games: int = 0
    finished: int = 0
    replaced: int = 0  # games that went on with a fresh process
    given_up: int = 0  # games that went on without one


def table(seed: str, level: str) -> tuple[Session, WorkerBots]:
    """A game of one deal against a real process."""
    bots = WorkerBots(think)
    seating = one_human(4, level=level)
    game = new_game(DEAL, seed)
    return Session(game, seating, decide=RulePlayer().decide, bots=bots), bots


def turn(session: Session, person: RandomBot) -> None:
    """One thing that a person at the table does, or a moment of waiting."""
    if not session.ask.seats:
        session.start_next_deal()
    elif 0 in session.ask.seats:
        session.submit(person.decide(session.view(0)), version=session.version)
    else:
        before = session.version
        session.tick(time.monotonic() * 1000)
        if session.version == before:
            time.sleep(0.001)


def killed_game(seed: str, level: str, chance: random.Random, outcome: Outcome) -> None:
    """A game whose process is killed once or twice, at moments that chance chooses."""
    session, bots = table(seed, level)
    person = RandomBot(seed)
    moments = sorted(chance.sample(range(EVENTS), chance.choice((1, 1, 2))))
    deadline = time.monotonic() + PATIENCE
    outcome.games += 1
    try:
        while not session.over:
            assert time.monotonic() < deadline, f"{seed} is stuck"
            pid = bots._client.pid
            if moments and session.version >= moments[0] and pid is not None:
                # A little later, so that it may just as well be in the middle of a thought.
                time.sleep(chance.random() * 0.01)
                kill(pid)
                moments.pop(0)
                outcome.kills += 1
            turn(session, person)
        outcome.finished += 1
        outcome.given_up += bots._client.given_up
        outcome.replaced += not bots._client.given_up
    finally:
        session.close()


def trial(kills: int, level: str = "strong@30", seed: int = 1) -> Outcome:
    """Games until the process was killed this many times."""
    outcome, chance = Outcome(), random.Random(seed)
    while outcome.kills < kills:
        killed_game(f"kill {outcome.games}", level, chance, outcome)
    return outcome


def peak_mib(pid: int) -> float:
    """The most memory that a process has had, where the system tells it."""
    status = Path(f"/proc/{pid}/status").read_text("ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


def measure(level: str) -> dict[str, float]:
    """Seconds to the first and the second answer of a cold process, and its most memory.

    The answers are to the same question, put to two seats, so that their difference is what
    starting costs; the memory is that of a whole deal.
    """
    begin = time.monotonic()
    session, bots = table("measure", level)
    person = RandomBot("measure")
    answered: list[float] = []
    peak = 0.0
    session.start_next_deal()
    while not session.over:
        count = len([seat for seat in session.ask.seats if seat != 0])
        turn(session, person)
        if count > len([seat for seat in session.ask.seats if seat != 0]) and len(answered) < 2:
            answered.append(time.monotonic())
        if bots._client.pid is not None:
            peak = max(peak, peak_mib(bots._client.pid))
    session.close()
    return {
        "first_answer_seconds": round(answered[0] - begin, 2),
        "second_answer_seconds": round(answered[1] - answered[0], 2),
        "peak_mib": round(peak),
    }


if __name__ == "__main__":
    kind, *rest = sys.argv[1:]
    if kind == "kills":
        print(trial(int(rest[0]) if rest else 100))
    else:
        print(json.dumps(measure(rest[0] if rest else "grandmaster")))
