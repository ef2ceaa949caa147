"""Duplicate matches, and programs from outside at the table."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path

import pytest

from hearts_gui.ai.players.external import PREFIX, TIMEOUT_VARIABLE, ExternalBot
from hearts_gui.ai.players.levels import make_player
from hearts_gui.cli import main
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.shuffle import bot_seed
from hearts_gui.headless import simulate
from hearts_gui.headless.match import Length, Match, run_match, seatings
from hearts_gui.headless.reports import simulate_report
from hearts_gui.headless.simulate import (
    game_seed,
    play_game,
    points_of,
    rules_of_deal,
    seat_players,
    shared,
)
from tests.kits.command_line import run

EXAMPLE = Path(__file__).parent / "example_bot.py"
README = Path(__file__).parents[2] / "hearts_gui" / "README.md"
KEYS = [
    "a", "b", "rules", "players", "format", "deals", "seed", "points_a", "points_b",
    "difference", "standard_error", "adjusted_difference", "adjusted_error",
    "moons_a", "moons_b", "conceded_a", "conceded_b",
    "ms_per_decision_a", "ms_per_decision_b",
]  # fmt: skip


def outside(script: Path) -> str:
    return f"{PREFIX}{sys.executable} {script}"


def bot_that(tmp_path: Path, text: str) -> str:
    """A program that gives this text as every answer."""
    script = tmp_path / "bot.py"
    script.write_text(f"import sys\nfor line in sys.stdin:\n    {text}\n", encoding="utf-8")
    return outside(script)


def play(name: str) -> ExternalBot:
    """One deal with this program in every seat of a match; the last of its bots."""
    report = run_match(Match(name, "rule", Rules(), "1v3", "x"), Length(1))
    assert report["faults_a"] > 0
    bot = ExternalBot(name.removeprefix(PREFIX), "seed")
    bot.close()
    return bot


def test_the_report_has_exactly_these_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "rule", "random", "--deals", "2", "--seed", "x"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert list(report) == KEYS
    assert report["difference"] == pytest.approx(report["points_b"] - report["points_a"], abs=0.001)
    assert report["difference"] > 0


def test_every_seating_is_played() -> None:
    assert len(seatings(Rules(), "2v2")) == 6
    assert len(seatings(Rules(), "1v3")) == 4
    assert len(seatings(preset("black_maria", 3), "2v2")) == 6
    assert seatings(preset("partnership", 4), "2v2") == (
        (True, False, True, False),
        (False, True, False, True),
    )


def test_partners_share_what_they_add_up() -> None:
    """A player who takes the queen for a partner has done no worse than that partner."""
    rules = preset("partnership", 4)
    assert shared(rules, [13.0, 4.0, 0.0, 9.0]) == [6.5, 6.5, 6.5, 6.5]
    assert shared(rules, [26.0, 0.0, 0.0, 0.0]) == [13.0, 0.0, 13.0, 0.0]
    assert shared(Rules(), [26.0, 0.0, 0.0, 0.0]) == [26.0, 0.0, 0.0, 0.0]


def test_one_against_three_with_partners_counts_for_its_side() -> None:
    rules, expected = rules_of_deal(preset("partnership", 4), 0), 0.0
    for own in range(4):
        names = ["random" if seat == own else "rule" for seat in range(4)]
        seed = game_seed("match/x", 1)
        bots = [make_player(name, bot_seed(seed, seat)) for seat, name in enumerate(names)]
        score = simulate.play(
            rules, bots, seed, most_deals=1, until=simulate.one_deal
        ).game.public.standings.history[0]
        points = [points_of(rules, score, seat) for seat in range(4)]
        expected += (points[own] + points[(own + 2) % 4]) / 2
    report = run_match(Match("random", "rule", preset("partnership", 4), "1v3", "x"), Length(1))
    assert report["points_a"] == pytest.approx(expected / 4, abs=0.0001)


def test_a_player_is_level_with_itself() -> None:
    report = run_match(Match("rule", "rule", Rules(), "2v2", "x"), Length(3))
    assert report["difference"] == 0
    assert report["moons_a"] == report["conceded_b"]


def test_the_passes_take_turns() -> None:
    tokens = [rules_of_deal(Rules(), number).pass_cycle[0] for number in range(5)]
    assert tokens == [*Rules().pass_cycle, Rules().pass_cycle[0]]


def test_processes_change_nothing() -> None:
    match = Match("rule", "random", Rules(), "1v3", "x")
    one, two = run_match(match, Length(4)), run_match(match, Length(4), jobs=2)
    assert {k: v for k, v in one.items() if "ms" not in k} == {
        k: v for k, v in two.items() if "ms" not in k
    }


@pytest.mark.parametrize(("a", "nearest"), [("grandmster", "grandmaster"), ("rule@20", "rule")])
def test_an_unknown_player_is_one_sentence(
    a: str, nearest: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["match", a, "rule", "--deals", "1"]) == 2
    assert f"did you mean '{nearest}'" in capsys.readouterr().err


@pytest.mark.parametrize("key", ["standard", "gong_zhu", "partnership", "auction", "hay_kitty"])
def test_the_example_program_plays_without_a_fault(key: str) -> None:
    players = 3 if key == "hay_kitty" else 4
    rules = preset(key, players)
    report = run_match(Match(outside(EXAMPLE), "rule", rules, "1v3", "x"), Length(1))
    assert "faults_a" not in report


def test_the_example_is_the_one_in_the_readme() -> None:
    code = EXAMPLE.read_text(encoding="utf-8").split('"""\n', 1)[1].strip()
    assert code in README.read_text(encoding="utf-8")
    assert len(code.splitlines()) <= 32


@pytest.mark.parametrize(
    "answer",
    [
        "print('not json', flush=True)",
        'print(\'{"play": "XX"}\', flush=True)',
        "print('{}', flush=True)",
        "print('[]', flush=True)",
        "sys.exit(1)",
    ],
)
def test_nonsense_costs_a_program_its_say_and_no_more(tmp_path: Path, answer: str) -> None:
    play(bot_that(tmp_path, answer))


def test_a_missing_program_is_counted() -> None:
    play(f"{PREFIX}/no/such/program")


def test_a_silent_program_is_waited_for_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TIMEOUT_VARIABLE, "0.2")
    play(bot_that(tmp_path, "pass"))


def test_programs_sit_down_in_simulations_too() -> None:
    rules = Rules(end_at=20)
    game, _ = play_game(rules, seat_players([outside(EXAMPLE), "rule", "rule", "rule"], "x"), "x")
    assert game.public.result is not None


def test_a_simulation_counts_what_a_program_got_wrong(tmp_path: Path) -> None:
    wrong = bot_that(tmp_path, "print('no answer', flush=True)")
    levels = (wrong, outside(EXAMPLE), "rule", "rule")
    report = simulate_report(Rules(end_at=20), levels, games=1, seed="x")
    assert report["faults"][0] > 10
    assert report["faults"][1:] == [0, 0, 0]
    assert "faults" not in simulate_report(Rules(end_at=20), ("rule",) * 4, games=1, seed="x")


@pytest.mark.parametrize(
    ("key", "answer"),
    [
        ("standard", '"[" * 40000'),
        ("standard", '\'{"pass": [["2C", Infinity]], "play": []}\''),
        ("auction", '\'{"bid": 20, "choose": 14, "play": 5}\''),
    ],
    ids=["too deep", "nobody's seat", "more than may be bid"],
)
def test_an_answer_beyond_all_bounds_costs_the_program_its_say(
    tmp_path: Path, key: str, answer: str
) -> None:
    name = bot_that(tmp_path, f"print({answer}, flush=True)")
    report = run_match(Match(name, "rule", preset(key), "1v3", "x"), Length(1))
    assert report["faults_a"] > 0


@pytest.mark.parametrize("command", ["/nonexistent", "", "'", "/tmp", "no-such-program --fast"])
def test_a_program_that_cannot_be_started_is_named(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    """Failing before: another player answered for it, and every answer counted as a fault."""
    for words in (("match", f"cmd:{command}", "club"), ("simulate", "--bots", f"cmd:{command}")):
        status, out, err = run(capsys, *words, "--deals" if words[0] == "match" else "--games", "1")
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert repr(command) in err


def children(process: int) -> list[int]:
    """The processes that this one has started, apart from the one that only counts resources."""
    paths = Path(f"/proc/{process}/task").glob("*/children")
    every = [child for path in paths for child in path.read_text(encoding="ascii").split()]
    lines = {child: Path(f"/proc/{child}/cmdline").read_text(encoding="ascii") for child in every}
    return [int(child) for child, line in lines.items() if "spawn_main" in line]


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("simulate --games 100000", signal.SIGINT), ("simulate --games 100000", signal.SIGKILL),
        ("match rule rule --deals 100000", signal.SIGTERM),
        ("simulate --games 100000", signal.SIGHUP),
    ],
)  # fmt: skip
def test_processes_that_share_the_work_end_with_the_one_that_began_it(
    words: str, kind: signal.Signals
) -> None:
    """Failing before: they played on for hours, and each reported an interruption itself.

    When a terminal closes, the process that keeps the semaphores reported that they were lost.
    """
    command = [sys.executable, "-m", "hearts_gui", *words.split(), "--jobs", "2"]
    # In the background of a shell interruptions are ignored, and so in what is started there.
    heard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                          start_new_session=True, preexec_fn=heard) as begun:  # noqa: PLW1509  # fmt: skip
        while len(working := children(begun.pid)) < 2:
            assert begun.poll() is None
            time.sleep(0.05)
        (os.kill if kind is signal.SIGKILL else os.killpg)(begun.pid, kind)
        try:
            _, said = begun.communicate(timeout=60)
        finally:
            begun.kill()
    end = time.monotonic() + 60
    while any(Path(f"/proc/{child}").exists() for child in working):
        assert time.monotonic() < end, "they play on"
        time.sleep(0.05)
    if kind is not signal.SIGKILL:
        assert (begun.returncode, said.splitlines()[-1]) == (1, "Stopped.")
        assert "Traceback" not in said


@pytest.mark.skipif(sys.platform == "win32", reason="signals are not held back there")
@pytest.mark.parametrize("kind", [signal.SIGINT, signal.SIGTERM])
def test_a_stop_while_processes_are_started_waits_until_they_are(
    kind: signal.Signals,
) -> None:
    """Failing before: one of which the pool did not know yet was waited for without end."""
    before = signal.signal(kind, signal.default_int_handler)
    started: list[bool] = []
    over = threading.Event()
    other = threading.Thread(target=over.wait)
    other.start()  # an interruption may reach any thread

    def start() -> None:
        with simulate._not_interrupted():
            os.kill(os.getpid(), kind)
            started.append(True)

    try:
        with pytest.raises(KeyboardInterrupt):
            start()
    finally:
        over.set()
        signal.signal(kind, before)
    assert started


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGKILL])
def test_programs_end_with_the_processes_that_started_them(
    kind: signal.Signals, tmp_path: Path
) -> None:
    """Failing before: one that thought for long was left alone."""
    program, begins = tmp_path / "program.py", tmp_path / "begun"
    program.write_text(
        f"import os, time; os.makedirs(f'{begins}/{{os.getpid()}}'); time.sleep(600)"
    )
    command = [sys.executable, "-m", "hearts_gui", "simulate", "--games", "9", "--jobs", "2",
               "--bots", f"cmd:{sys.executable} {program}"]  # fmt: skip
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True) as begun:
        while len(names := [path.name for path in begins.glob("*")]) < 2:
            assert begun.poll() is None
            time.sleep(0.05)
        begun.send_signal(kind)
    end = time.monotonic() + 60
    while any(Path(f"/proc/{name}").exists() for name in names):
        assert time.monotonic() < end, "they think on"
        time.sleep(0.05)
