"""Kill the program at random moments of a played game, and look at what it left behind.

    python -m tests.session.kill_trial [NUMBER]

Every round goes on with the game that the killed one left. The player announces every action
with the number of events before it; those must be in the file.
"""

from __future__ import annotations

import contextlib
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import apply, new_game
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.past.library import Library
from hearts_gui.session.practice.backlog import training_backlog
from hearts_gui.session.practice.book import FILE, TrainingBook
from hearts_gui.session.setup.players import one_human
from hearts_gui.session.store.saves import read_game
from tests.session.kit import LocalBots
from tests.session.quick_coach import errs

ROOT = Path(__file__).parent.parent.parent
LONGEST = 0.25


@dataclass
class Outcome:
    """The findings of the trial."""

    kills: int = 0
    finished: int = 0  # games
    torn: int = 0  # last lines
    missing: int = 0  # actions that were announced but are not in the file


def play(folder: Path) -> None:
    """Play without end, and announce each step before it is done."""
    games = Library(folder, make_bots=lambda: LocalBots(make=RulePlayer))
    person = RulePlayer()
    while True:
        slot = games.latest()
        session = games.resume(slot.path) if slot else games.start(Rules(), one_human(4))
        assert not session.notices, session.notices
        name = session.fair.code
        while not session.over:
            if session.ask.kind is AskKind.START:
                action = "deal"
            elif 0 in session.ask.seats:
                action = "person"
            else:
                action = "others"
            print(name, session.view(0).version, action, flush=True)
            if action == "deal":
                session.start_next_deal()
            elif action == "person":
                session.submit(person.decide(session.view(0)), version=session.version)
            else:
                session.tick()
        games.leave(session)


def one_kill(folder: Path, chance: random.Random, outcome: Outcome) -> None:
    """Let it play for a moment, kill it, and check the file."""
    player = subprocess.Popen(
        [sys.executable, "-m", "tests.session.kill_trial", "--play", str(folder)],
        stdout=subprocess.PIPE,  # for reports alone
        env=os.environ | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        cwd=ROOT,
        text=True,
    )
    assert player.stdout is not None
    first = player.stdout.readline()
    assert first, "the game did not come up again"
    time.sleep(chance.random() * LONGEST)
    player.kill()
    rest = player.stdout.read()
    player.stdout.close()
    player.wait()
    reported = [line.split() for line in (first + rest).splitlines(keepends=True) if "\n" in line]
    outcome.kills += 1
    check(folder, reported[-1], outcome)


def check(folder: Path, report: list[str], outcome: Outcome) -> None:
    """Everything before the action announced last is in the file, so that one alone may miss."""
    name, count = report[0], int(report[1])
    (path,) = (p for p in folder.rglob("*.hearts") if name in p.read_text("utf-8")[:4000])
    loaded = read_game(path)
    assert loaded.damage is None
    assert not loaded.differences, loaded.differences
    assert loaded.commitment_holds
    assert len(loaded.events) >= count, "something that had happened is not in the file"
    outcome.missing += len(loaded.events) == count
    outcome.torn += loaded.torn
    assert_totals(path)


def assert_totals(path: Path) -> None:
    """The totals are the sum of the recorded deals."""
    loaded = read_game(path)
    game = new_game(loaded.header.rules, loaded.header.seed)
    for event in loaded.events:
        game = apply(game, event)
    standings = game.public.standings
    sums = tuple(sum(deal.points[seat] for deal in standings.history) for seat in range(4))
    assert game == loaded.game
    assert standings.totals == sums


def trial(number: int, folder: Path, seed: int = 1) -> Outcome:
    """Kill this many times."""
    outcome, chance = Outcome(), random.Random(seed)
    for _ in range(number):
        one_kill(folder, chance, outcome)
    outcome.finished = len(list((folder / "finished").glob("*.hearts")))
    return outcome


def read(folder: Path) -> None:
    """Read the finished games that are unread."""
    print("reads", flush=True)
    book = TrainingBook(folder / FILE)
    training_backlog(Library(folder, make_bots=LocalBots, coach=errs), book).wait()


def killed_while_reading(folder: Path, seconds: float) -> int:
    """Have the games read for this many seconds at most; how the program ended."""
    reader = subprocess.Popen(
        [sys.executable, "-m", "tests.session.kill_trial", "--read", str(folder)],
        stdout=subprocess.PIPE,
        cwd=ROOT,
    )
    assert reader.stdout is not None
    with reader.stdout:
        assert reader.stdout.readline(), "it did not come up again"
        with contextlib.suppress(subprocess.TimeoutExpired):
            reader.wait(seconds)
        reader.kill()
        return reader.wait()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--read"]:
        read(Path(sys.argv[2]))
        sys.exit()
    if sys.argv[1:2] == ["--play"]:
        play(Path(sys.argv[2]))
    with tempfile.TemporaryDirectory() as place:
        print(trial(int(sys.argv[1]) if len(sys.argv) > 1 else 200, Path(place)))
