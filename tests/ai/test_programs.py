"""Programs from outside can neither hang nor flood the game, and leave no process behind."""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path

import pytest

from hearts_gui.ai.players import program
from hearts_gui.ai.players.external import MOST_TIMEOUT, TIMEOUT_VARIABLE, ExternalBot, timeout
from hearts_gui.ai.players.program import Program, words_of
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.strategy import Strategy
from hearts_gui.cli import main
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.headless.simulate import play_game

ONE_DEAL = Rules(end=End.DEALS, end_at=1)
SOON = 60.0
"""Seconds within which everything here ends on any machine; a hang takes forever."""

ANSWERS_WITHOUT_READING = "while True: print('{}', flush=True)"
ENDS = "pass"
REPEATS = "import sys\nfor line in sys.stdin: print(line, flush=True)"
SILENT_AND_DEAF = "import time; time.sleep(1000)"
FLOODS = "import sys\nwhile True: sys.stdout.write('x' * 65000 + '\\n')"
ONE_ENDLESS_LINE = "import sys\nwhile True: sys.stdout.write('x' * 65000)"
SAYS_NO_END_OF_LINE = "import sys; sys.stdin.readline(); sys.stdout.write('{}')"
LEAVES_A_CHILD = (
    "import subprocess, sys, pathlib\n"
    "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)'])\n"
    "pathlib.Path(sys.argv[1]).write_text(str(child.pid))\n"
    "for line in sys.stdin: print('{}', flush=True)\n"
)


def script(folder: Path, text: str, *words: str) -> str:
    path = folder / "bot.py"
    path.write_text(text)
    return " ".join([sys.executable, str(path), *words])


def alive(pid: int) -> bool:
    """Whether a process runs; a finished one that nobody has waited for does not count."""
    try:
        os.kill(pid, 0)
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (ProcessLookupError, FileNotFoundError):
        return False


@pytest.mark.parametrize(
    "text",
    [ANSWERS_WITHOUT_READING, SILENT_AND_DEAF, FLOODS, ONE_ENDLESS_LINE],
    ids=["answers unread", "silent and deaf", "floods", "one endless line"],
)
def test_a_bad_program_costs_nothing_but_its_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setenv(TIMEOUT_VARIABLE, "0.5")
    bot = ExternalBot(script(tmp_path, text), "seed")
    begin = time.perf_counter()
    game, _ = play_game(ONE_DEAL, [bot, *(RulePlayer(str(k)) for k in range(3))], "bad")
    bot.close()
    assert time.perf_counter() - begin < SOON
    assert game.public.result is not None
    assert bot.faults > 0


def test_what_a_flood_says_is_not_kept(tmp_path: Path) -> None:
    running = Program(script(tmp_path, FLOODS))
    try:
        for _ in range(40):
            assert running.answer(SOON).startswith(b"x")
        time.sleep(0.3)
        assert running._output.qsize() <= program._MOST_LINES
    finally:
        running.end()


def test_a_program_that_reads_nothing_is_not_waited_for(tmp_path: Path) -> None:
    running = Program(script(tmp_path, SILENT_AND_DEAF))
    try:
        refused = False
        for _ in range(1000):
            try:
                running.tell(b"x" * 60_000 + b"\n")
            except TimeoutError:
                refused = True
                break
        assert refused
    finally:
        running.end()


@pytest.mark.skipif(sys.platform == "win32", reason="asks the system of POSIX")
def test_the_children_of_a_program_end_with_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    running = Program(script(tmp_path, LEAVES_A_CHILD, str(note)))
    running.tell(b"{}\n")
    assert running.answer(SOON) == b"{}"
    child = int(note.read_text())
    assert alive(child)
    begin = time.perf_counter()
    running.end()
    while alive(child) and time.perf_counter() - begin < SOON:
        time.sleep(0.02)
    assert not alive(child)


def test_a_last_line_counts_without_its_end(tmp_path: Path) -> None:
    running = Program(script(tmp_path, SAYS_NO_END_OF_LINE))
    try:
        running.tell(b"{}\n")
        assert running.answer(SOON) == b"{}"
        assert running.answer(SOON) == b""
    finally:
        running.end()


@pytest.mark.skipif(sys.platform == "win32", reason="descriptors are numbered so on POSIX")
def test_a_program_is_heard_though_many_files_are_open(tmp_path: Path) -> None:
    import resource

    usual = resource.getrlimit(resource.RLIMIT_NOFILE)
    if usual[1] != resource.RLIM_INFINITY and usual[1] < 2048:
        pytest.skip("the system allows no descriptor above 1024")
    opened = []
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (2048, usual[1]))
        opened = [os.open(os.devnull, os.O_RDONLY) for _ in range(1100)]
        running = Program(script(tmp_path, ANSWERS_WITHOUT_READING))
        try:
            assert running.answer(SOON) == b"{}"
        finally:
            running.end()
    finally:
        for descriptor in opened:
            os.close(descriptor)
        resource.setrlimit(resource.RLIMIT_NOFILE, usual)


class Failing(RulePlayer):
    """Fails at its first decision."""

    def decide(self, view: PlayerView) -> Action:
        """Fail."""
        raise RuntimeError("failed")


def test_a_game_that_fails_ends_its_programs(tmp_path: Path) -> None:
    outside = ExternalBot("", "seed")
    running = Program(script(tmp_path, ANSWERS_WITHOUT_READING))
    outside._program = running  # it sits there before anyone is asked
    bots: list[Strategy] = [outside, *(Failing(str(seat)) for seat in (1, 2, 3))]
    try:
        with pytest.raises(RuntimeError):
            play_game(ONE_DEAL, bots, "fails")
        assert running._process.poll() is not None
    finally:
        running.end()


@pytest.mark.parametrize(
    "text", [ENDS, REPEATS, SILENT_AND_DEAF], ids=["ends", "repeats", "silent and deaf"]
)
def test_thirty_programs_leave_no_descriptor_and_no_thread(tmp_path: Path, text: str) -> None:
    def held() -> tuple[int, int]:
        files = len(os.listdir("/proc/self/fd")) if sys.platform == "linux" else 0
        return files, threading.active_count()

    command = script(tmp_path, text)
    before = held()
    for _ in range(30):
        running = Program(command)
        running.tell(b"{}\n")
        running.end()
    begin = time.perf_counter()
    while (after := held()) > before and time.perf_counter() - begin < SOON:
        time.sleep(0.05)
    assert after[0] <= before[0]
    assert after[1] <= before[1]


@pytest.mark.skipif(sys.platform == "win32", reason="asks the system of POSIX")
def test_a_program_is_ended_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    running = Program(script(tmp_path, REPEATS))
    ended: list[int] = []
    end_group = os.killpg

    def note(group: int, signal: int) -> None:
        ended.append(group)
        end_group(group, signal)

    monkeypatch.setattr(os, "killpg", note)
    running.end()
    running.end()
    assert ended == [running._process.pid]


def test_a_system_without_more_threads_costs_a_program_its_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    bot = ExternalBot(script(tmp_path, SILENT_AND_DEAF), "seed")
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        game, _ = play_game(ONE_DEAL, [bot, *(RulePlayer(str(k)) for k in range(3))], "full")
    assert game.public.result is not None
    assert bot.faults > 0


@pytest.mark.parametrize("text", ["99999999999", "inf", "1e300", "nan", "-5", "soon"])
def test_no_timeout_overflows(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv(TIMEOUT_VARIABLE, text)
    assert 0 < timeout() <= MOST_TIMEOUT


def test_too_long_a_timeout_is_a_request_not_understood(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for words in ("99999999999", "3601", "9" * 5000):
        assert main(["match", "club", "club", "--bot-timeout", words]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_backslash_is_a_part_of_a_path_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    command = r'Z:\tmp\py.exe "C:\My bots\bot.py" --fast'
    assert words_of(command) == [r"Z:\tmp\py.exe", r"C:\My bots\bot.py", "--fast"]
