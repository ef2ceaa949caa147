"""Trials of the packaged program: its output, its folders, its window under a real pointer."""

from __future__ import annotations

import contextlib
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

from wine_machine import ROOT, Machine, TrialError, expect, windows_path

from tests.packages import screen_hands
from tests.packages.screen_hands import Hands

STRANGE = "Spiele größter Art, 红心 ♥"
LONGEST = 240
# In a program's header: the kind of program, and where that stands.
_SUBSYSTEM, _WINDOWED, _CONSOLE = 0x5C, 2, 3
WINDOW_SECONDS, DEAL_SECONDS = 60.0, 600.0
# Of a fixed number of worlds, so that no clock has a say; a plan of a table cannot name them.
_GRANDMASTERS = """
import sys
from pathlib import Path
from hearts_gui.engine.log.log import Header
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.setup.players import Bot, Human, player_to_plain
from hearts_gui.session.store.saves import Saves
company = Human(), *(Bot("grandmaster@40", name) for name in ("ada", "basil", "finn"))
seats = tuple(map(player_to_plain, company))
Saves(Path(sys.argv[1])).create(Header(Rules(), "under wine", "", "Standard", seats)).close()
"""


class Elsewhere:
    """A program that something else started: it runs as long as it has a window."""

    returncode = 0

    def __init__(self, machine: Machine) -> None:
        self._machine = machine

    def poll(self) -> int | None:
        """Its status, or None while it runs."""
        return None if windows(self._machine) else self.returncode

    def wait(self, timeout: float) -> int:
        """Wait for its end."""
        end = time.monotonic() + timeout
        while self.poll() is None:
            expect(time.monotonic() < end, "the window does not close")
            time.sleep(0.2)
        return self.returncode

    def kill(self) -> None:
        """Not possible: a real user ends the program by its window. Raises TrialError."""
        raise TrialError("the window does not close")


class Player:
    """A running program, its window and the hands at it."""

    def __init__(
        self,
        machine: Machine,
        running: subprocess.Popen[bytes] | Elsewhere,
        data: Path,
        others: Collection[str] = (),
    ) -> None:
        self.machine, self.running, self.data = machine, running, data
        started = running if isinstance(running, subprocess.Popen) else None
        self._window = window_of(machine, started, others=others)
        self.hands = Hands(machine.environment(), self._window)

    def open_game(self) -> None:
        """Start or continue a game."""
        screen_hands.open_game(self.hands, self.running, self.data)

    def another_game(self) -> None:
        """Start one more game, in a second window."""
        screen_hands.another_game(self.hands, self.running, self.data)

    def play_until(self, done: Callable[[], bool]) -> None:
        """Play by pointer and keys."""
        screen_hands.play_until(self.hands, self.running, done, DEAL_SECONDS)

    def leave(self) -> None:
        """Close the window as a person does, and wait for the end."""
        words = ["xdotool", "windowactivate", "--sync", self._window, "key", "alt+F4"]
        subprocess.run(words, env=self.machine.environment(), check=True)
        status = self.running.wait(30)
        expect(status == 0, f"the program ended with {status}")


def windows(machine: Machine, title: str = "^Hearts$") -> list[str]:
    """The windows with this title."""
    words = ["xdotool", "search", "--onlyvisible", "--name", title]
    answer = subprocess.run(
        words, env=machine.environment(), capture_output=True, text=True, check=False
    )
    return answer.stdout.split()


def window_of(
    machine: Machine,
    running: subprocess.Popen[bytes] | None,
    title: str = "^Hearts$",
    others: Collection[str] = (),
) -> str:
    """The new window of a program; `others` existed before. Raises TimeoutError."""
    end = time.monotonic() + WINDOW_SECONDS
    while time.monotonic() < end:
        new_windows = [window for window in windows(machine, title) if window not in others]
        if new_windows:
            time.sleep(1.0)
            return new_windows[-1]
        if running is not None:
            expect(running.poll() is None, f"the program ended with {running.returncode}")
        time.sleep(0.2)
    raise TimeoutError("no window came up")


@contextlib.contextmanager
def window(
    machine: Machine, program: Path, data: Path | None, *words: str, where: Path | None = None
) -> Iterator[Player]:
    """The program with its window open, killed if it does not end. `data` is the folder given for

    its data; without it the data are in `where`.
    """
    data_folder = data or where
    assert data_folder is not None
    data_folder.mkdir(parents=True, exist_ok=True)
    settings = data_folder / "settings.toml"
    if not settings.exists():
        settings.write_text(screen_hands.SETTINGS, encoding="utf-8")
    around = {"HEARTS_DATA": windows_path(data)} if data else None
    others = windows(machine)
    running = machine.start("wine", str(program), *words, env=around)
    try:
        yield Player(machine, running, data_folder, others)
    finally:
        if running.poll() is None:
            running.kill()
            running.wait()


def cards_played(data: Path) -> int:
    """Count the cards that were played in the games under way."""
    return sum('"e":"CardPlayed"' in line for line in screen_hands.saved_lines(data))


def deals_scored(data: Path) -> int:
    """Count the deals that were played to their end in the games under way."""
    return sum('"e":"DealScored"' in line for line in screen_hands.saved_lines(data))


def whole(data: Path) -> None:
    """Raise TrialError where the program had to report a fault."""
    expect(not (data / "reports").exists(), f"a report lies in {data / 'reports'}")
    expect("Traceback" not in screen_hands.log(data), f"{data / 'hearts.log'} holds a traceback")


def fresh(machine: Machine, name: str) -> Path:
    """An empty folder for a trial."""
    folder = machine.work / "trials" / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def kinds(machine: Machine) -> str:
    """Kinds of program: `Hearts.exe` has no console that could flash, `hearts-gui.exe` has one"""
    for name, wanted in (("Hearts.exe", _WINDOWED), ("hearts-gui.exe", _CONSOLE)):
        raw = (machine.folder / name).read_bytes()
        header = int.from_bytes(raw[0x3C:0x40], "little")
        kind = int.from_bytes(raw[header + _SUBSYSTEM : header + _SUBSYSTEM + 2], "little")
        expect(kind == wanted, f"{name} is of kind {kind}")
        expect(b"PerMonitorV2" in raw, f"{name} says nothing of the screen's resolution")
    return "windows and console program; DPI awareness per monitor in both manifests"


def streams(machine: Machine) -> str:
    """`hearts-gui.exe` alone, into a pipe, into a file, with its errors into a file"""
    program = machine.folder / "hearts-gui.exe"
    folder = fresh(machine, "streams")
    output = machine.run(program, "rules", "--json").out
    count = len(json.loads(output))
    spoken = f'"{windows_path(program)}"'
    python = windows_path(machine.python / "python.exe")
    script = folder / "streams.bat"
    lines = (
        f"@{spoken} rules --json > out.json",
        f'@{spoken} rules | "{python}" -c "import sys; print(len(list(sys.stdin)))" > count.txt',
        f"@{spoken} rules nothing-like-it 2> err.txt",
        "@echo status %ERRORLEVEL% > status.txt",
    )
    script.write_text("\r\n".join(lines) + "\r\n", encoding="utf-8")
    machine.run("cmd", "/c", windows_path(script), cwd=folder, may_fail=True)
    expect(
        (folder / "out.json").read_bytes().decode("utf-8") == output,
        "the file differs from the pipe",
    )
    piped = (folder / "count.txt").read_text("utf-8").split()
    expect(piped == [str(count)], f"{piped} lines came through the pipe, not {count}")
    complaint = (folder / "err.txt").read_text("utf-8")
    expect(complaint.count("\n") == 1, f"the complaint is {complaint!r}")
    status = (folder / "status.txt").read_text("utf-8").split()
    expect(status == ["status", "2"], f"the file holds {status}")
    return f"{count} rule sets each time, UTF-8; a complaint in one line, status 2"


def strange_path(machine: Machine) -> str:
    """The program in a folder with blanks and letters of several scripts"""
    return _moved(machine, fresh(machine, "strange") / STRANGE / "hearts")


def long_path(machine: Machine) -> str:
    """The program under a path of 240 characters"""
    folder = fresh(machine, "long")
    rest = LONGEST - len(windows_path(folder)) - len("\\hearts-gui.exe") - 1
    return _moved(machine, folder / ("a long name " * 20)[: rest - 1].rstrip().ljust(rest, "x"))


def _moved(machine: Machine, target: Path) -> str:
    shutil.copytree(machine.folder, target)
    try:
        program = target / "hearts-gui.exe"
        report = json.loads(machine.run(program, "--smoke", seconds=600).out)
        expect(report["ok"], f"{report}")
        return f"--smoke ok, {len(windows_path(program))} characters"
    finally:
        shutil.rmtree(target, ignore_errors=True)


def portable(machine: Machine) -> str:
    """`portable.txt` beside the program: everything stays in `data` there"""
    target = fresh(machine, "portable") / "stick"
    shutil.copytree(machine.folder, target)
    (target / "portable.txt").touch()
    shutil.rmtree(machine.local_data / "Hearts", ignore_errors=True)
    data = target / "data"
    with window(machine, target / "Hearts.exe", None, where=data) as player:
        player.open_game()
        player.leave()
    expect(list((data / "saves").glob("*.hearts")), "no game lies in data")
    expect(not (machine.local_data / "Hearts").exists(), "something lies in the user's folder")
    whole(data)
    names = ", ".join(sorted(path.name for path in data.iterdir()))
    shutil.rmtree(target)
    return f"{names}; nothing in the user's own folder"


def at_home(machine: Machine) -> str:
    """Without any of this games lie in the user's local application data"""
    data = machine.local_data / "Hearts"
    shutil.rmtree(data, ignore_errors=True)
    with window(machine, machine.folder / "Hearts.exe", None, where=data) as player:
        player.open_game()
        player.leave()
    expect(list((data / "saves").glob("*.hearts")), f"no game lies in {data}")
    whole(data)
    shutil.rmtree(data)
    return "AppData\\Local\\Hearts"


def by_pointer(machine: Machine) -> str:
    """A deal against three Grandmasters by pointer and keys, data in a folder of several scripts"""
    data = fresh(machine, "pointer") / STRANGE
    data.mkdir()
    words = [sys.executable, "-c", _GRANDMASTERS, str(data / "saves")]
    subprocess.run(words, cwd=ROOT, check=True)
    with window(machine, machine.folder / "Hearts.exe", data) as player:
        player.open_game()
        player.play_until(lambda: cards_played(data) >= 20)
        machine.picture(machine.work / "table.png")
        player.play_until(lambda: bool(deals_scored(data)))
        player.leave()
    whole(data)
    (game,) = (data / "saves").glob("*.hearts")
    header = game.read_text("utf-8").partition("\n")[0]
    expect(header.count("grandmaster@40") == 3, "others sat down")
    return f"{cards_played(data)} cards, {len(screen_hands.saved_lines(data))} lines"


def killed(machine: Machine) -> str:
    """The same game killed in its second deal, and continued from the menu"""
    data = machine.work / "trials" / "pointer" / STRANGE
    program = machine.folder / "Hearts.exe"
    with window(machine, program, data) as player:
        player.open_game()
        more = cards_played(data) + 8
        player.play_until(lambda: cards_played(data) >= more)
        player.running.kill()
        player.running.wait(30)
        Elsewhere(machine).wait(30)
    (game,) = (data / "saves").glob("*.hearts")
    before = game.read_bytes()
    sound = before[: before.rindex(b"\n") + 1]
    (data / "hearts.log").unlink()
    for lock in (data / "saves").glob("*.lock"):
        lock.unlink()  # left by the kill, held by nobody
    with window(machine, program, data) as player:
        player.open_game()
        player.play_until(lambda: deals_scored(data) >= 2)
        player.leave()
    whole(data)
    expect(game.read_bytes().startswith(sound), "lines written before have changed")
    verified = machine.run(machine.folder / "hearts-gui.exe", "replay", "--verify",
                           windows_path(game)).out  # fmt: skip
    count = sound.count(b"\n")
    proved = json.loads(verified)["verified"]["deals_verified"]
    return f"the old {count} lines unchanged; replay --verify proves {proved} deals"


def same_on_linux(machine: Machine) -> str:
    """That game played again on Linux from its seed and the person's choices"""
    (game,) = (machine.work / "trials" / "pointer" / STRANGE / "saves").glob("*.hearts")
    again = machine.work / "trials" / "pointer" / "again.hearts"
    again.unlink(missing_ok=True)
    subprocess.run(
        [sys.executable, "-m", "tests.session.reenact", str(game), str(again)], cwd=ROOT, check=True
    )
    expect(again.read_bytes() == game.read_bytes(), f"{again} differs from {game}")
    return f"the same byte for byte, {game.stat().st_size} bytes"


def two_together(machine: Machine) -> str:
    """Two windows on one data folder; the game of the first by name in a third"""
    data = fresh(machine, "two") / "data"
    program = machine.folder / "Hearts.exe"
    with window(machine, program, data) as first:
        first.open_game()
        (game,) = (data / "saves").glob("*.hearts")
        console = machine.folder / "hearts-gui.exe"
        around = {"HEARTS_DATA": windows_path(data)}
        answer = machine.run(console, windows_path(game), env=around, may_fail=True)
        expect(answer.status == 1, f"the third gave {answer.status}")
        expect("being played in another Hearts window" in answer.err, f"it said {answer.err!r}")
        with window(machine, program, data) as second:
            second.another_game()
            second.leave()
        first.play_until(lambda: cards_played(data) >= 4)
        first.leave()
    whole(data)
    return "each plays a game of its own; the third says so in one sentence, status 1"


def session_ends(machine: Machine) -> str:
    """The user logs off in the middle of a deal: the game is whole and goes on"""
    data = fresh(machine, "logoff") / "data"
    program = machine.folder / "Hearts.exe"
    with window(machine, program, data) as player:
        player.open_game()
        player.play_until(lambda: cards_played(data) >= 6)
        machine.quietly("wine", "wineboot", "--end-session")
        player.running.wait(60)
    before = cards_played(data)
    expect(before >= 6, f"only {before} cards are in the file")
    (data / "hearts.log").unlink(missing_ok=True)
    with window(machine, program, data) as player:
        player.open_game()
        player.play_until(lambda: cards_played(data) > before)
        player.leave()
    whole(data)
    return f"{before} cards were in the file, and it went on"
