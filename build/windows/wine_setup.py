"""Trials of the installer: what it installs where, what it replaces, what it leaves behind."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pack_base
import pack_windows
from wine_machine import ROOT, Answer, Machine, expect, windows_path
from wine_program import Elsewhere, Player, cards_played, fresh, window, window_of, windows

from tests.packages import screen_hands
from tests.packages.screen_hands import Hands

OLDER = "0.1.0"
OLDER_SCRIPT = "196f4364d9177af4cc023ac6bf66201a01e4ca45:build/windows/hearts.nsi"
"""The setup of 0.1.0, which kept no list of the files it installed."""

TYPE = r"HKCU\Software\Classes\.hearts"
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Hearts"


def home(machine: Machine) -> Path:
    """The folder into which the setup puts the program."""
    return machine.local_data / "Programs" / "Hearts"


def data(machine: Machine) -> Path:
    """The folder where the installed program keeps games and settings."""
    return machine.local_data / "Hearts"


def menu_entry(machine: Machine) -> Path:
    """The shortcut in the start menu."""
    roaming = machine.user / "AppData" / "Roaming"
    return roaming / "Microsoft" / "Windows" / "Start Menu" / "Programs" / "Hearts.lnk"


def setup_of(machine: Machine) -> Path:
    """The setup as it was built."""
    return machine.dist / f"hearts-{pack_base.version()}-windows-x86_64-setup.exe"


def registry(machine: Machine, key: str, value: str = "") -> str | None:
    """Return the entry of the registry, or None."""
    named = ["/v", value] if value else ["/ve"]
    answer = machine.run("reg", "query", key, *named, may_fail=True)
    words = answer.out.partition("REG_SZ")[2].strip()
    return words if answer.status == 0 else None


def run_setup(machine: Machine, *words: str, may_fail: bool = False) -> Answer:
    """Run the setup without a window."""
    return machine.run(setup_of(machine), "/S", *words, seconds=300, may_fail=may_fail)


def run_uninstaller(machine: Machine, folder: Path, may_fail: bool = False) -> Answer:
    """Remove without a window, and wait: left alone it copies itself away and ends immediately."""
    copy = machine.work / "Uninstall.exe"
    shutil.copy(folder / "Uninstall.exe", copy)
    argument = f"_?={windows_path(folder)}"
    return machine.run(copy, "/S", argument, seconds=120, may_fail=may_fail)


def clear(machine: Machine) -> None:
    """Remove the program and all data of earlier trials."""
    for folder in (home(machine), data(machine)):
        shutil.rmtree(folder, ignore_errors=True)
    menu_entry(machine).unlink(missing_ok=True)
    for key in (TYPE, UNINSTALL, r"HKCU\Software\Hearts"):
        machine.run("reg", "delete", key, "/f", may_fail=True)


def expect_gone(machine: Machine, folder: Path) -> None:
    """Raise TrialError where a removed program has left something of its own."""
    expect(not folder.exists(), f"{folder} is still there")
    expect(not menu_entry(machine).exists(), "the start menu still names it")
    for key in (UNINSTALL, r"HKCU\Software\Hearts", TYPE,
                rf"HKCU\Software\Classes\{pack_base.APP_ID}.game"):  # fmt: skip
        answer = machine.run("reg", "query", key, may_fail=True)
        expect(answer.status != 0, f"{key} is still there")


def install(machine: Machine) -> str:
    """Setup without questions"""
    clear(machine)
    run_setup(machine)
    count = sum(1 for _ in pack_base.files_in(home(machine)))
    built = sum(1 for _ in pack_base.files_in(machine.folder))
    # Its list and the uninstaller come on top.
    expect(count == built + 2, f"{count} files lie there instead of {built + 2}")
    expect(menu_entry(machine).is_file(), "the start menu does not name it")
    version = registry(machine, UNINSTALL, "DisplayVersion")
    expect(version == pack_base.version(), f"Settings → Apps would show {version}")
    return f"{count} files, start menu, Settings → Apps"


def _started(machine: Machine, *words: str) -> Player:
    """The program that something else started; there is no process of ours to wait for."""
    data(machine).mkdir(parents=True, exist_ok=True)
    settings = data(machine) / "settings.toml"
    if not settings.exists():
        settings.write_text(screen_hands.SETTINGS, encoding="utf-8")
    machine.quietly("wine", "start", *words)
    return Player(machine, Elsewhere(machine), data(machine))


def from_start_menu(machine: Machine) -> str:
    """Started from the start menu; a few cards by pointer"""
    player = _started(machine, "/unix", str(menu_entry(machine)))
    player.open_game()
    player.play_until(lambda: cards_played(data(machine)) >= 6)
    player.leave()
    return f"{cards_played(data(machine))} cards"


def by_double_click(machine: Machine) -> str:
    """A saved game opened as Explorer does, from a folder with blanks and other scripts"""
    (game,) = (data(machine) / "saves").glob("*.hearts")
    folder = fresh(machine, "double") / "Meine Spiele, 红心"
    folder.mkdir()
    copy = folder / "mein größtes Spiel.hearts"
    shutil.copyfile(game, copy)
    before = copy.read_bytes()
    with _types_seen(machine):
        player = _started(machine, "/unix", str(copy))
        player.play_until(lambda: len(copy.read_bytes()) > len(before))
        machine.quietly("wine", "start", "/unix", str(copy))
        time.sleep(5)
    expect(len(windows(machine)) == 1, "the second double click opened another window")
    player.leave()
    expect(copy.read_bytes().startswith(before), "lines written before have changed")
    return "it goes on, in its own file; a second double click shows the same window"


@contextlib.contextmanager
def _types_seen(machine: Machine) -> Iterator[None]:
    """Show Wine 8 the user's own file types, which it does not look for: only the machine's."""
    registered = registry(machine, TYPE) or ""
    command = registry(machine, rf"HKCU\Software\Classes\{registered}\shell\open\command") or ""
    classes = r"HKLM\Software\Classes"
    keys = {
        rf"{classes}\.hearts": registered,
        rf"{classes}\{registered}\shell\open\command": command,
    }
    try:
        for key, value in keys.items():
            machine.run("reg", "add", key, "/ve", "/d", value, "/f")
        yield
    finally:
        for key in (rf"{classes}\.hearts", rf"{classes}\{registered}"):
            machine.run("reg", "delete", key, "/f", may_fail=True)


def running_game(machine: Machine) -> str:
    """Setup over a running game: it is asked to close, and the game goes on afterwards"""
    folder = data(machine)
    with window(machine, home(machine) / "Hearts.exe", None, where=folder) as player:
        player.open_game()
        more = cards_played(folder) + 3
        player.play_until(lambda: cards_played(folder) >= more)
        run_setup(machine)
        status = player.running.wait(30)
    expect(status == 0, f"the program ended with {status}")
    before = cards_played(folder)
    expect(before >= more, "cards are missing")
    _goes_on(machine, before)
    return f"closed with status 0, all {before} cards there, played on"


def _goes_on(machine: Machine, before: int) -> None:
    folder = data(machine)
    (folder / "hearts.log").unlink(missing_ok=True)
    with window(machine, home(machine) / "Hearts.exe", None, where=folder) as player:
        player.open_game()
        player.play_until(lambda: cards_played(folder) > before)
        player.leave()


def remove(machine: Machine) -> str:
    """Removal: nothing stays but the player's data"""
    run_uninstaller(machine, home(machine))
    expect_gone(machine, home(machine))
    kept = sorted(path.name for path in data(machine).iterdir())
    expect("saves" in kept, "the games are gone")
    return f"folder, start menu and registry are clean; kept: {', '.join(kept)}"


def older_setup(machine: Machine) -> Path:
    """A setup of the first version, made by its own script around a folder with a file more."""
    older = fresh(machine, "older")
    folder = older / "hearts"
    shutil.copytree(machine.folder, folder)
    (folder / "lib" / "of-the-old-version.dll").write_bytes(b"old")
    script = older / "hearts.nsi"
    answer = subprocess.run(
        ["git", "show", OLDER_SCRIPT], cwd=ROOT, capture_output=True, check=True
    )
    script.write_bytes(answer.stdout)
    target = older / "older-setup.exe"
    values = {
        "VERSION": OLDER, "NUMBERS": f"{OLDER}.0", "FOLDER": str(folder), "TARGET": str(target),
        "ICON": str(pack_windows.ICON), "LICENCE": str(ROOT / "LICENSE"), "KILOBYTES": "1",
        "APP_ID": pack_base.APP_ID,
    }  # fmt: skip
    kind = "x86-unicode" if machine.has_32_bit else "amd64-unicode"
    words = ["makensis", "-V1", f"-XTarget {kind}", "-XSetCompressor /FINAL zlib"]
    words += [f"-D{key}={value}" for key, value in values.items()]
    subprocess.run([*words, str(script)], check=True)
    return target


def upgrade(machine: Machine) -> str:
    """Setup over version 0.1.0 with a game under way"""
    clear(machine)
    machine.run(older_setup(machine), "/S", seconds=300)
    extra = home(machine) / "lib" / "of-the-old-version.dll"
    expect(extra.is_file(), "the older setup did not do its work")
    folder = data(machine)
    with window(machine, home(machine) / "Hearts.exe", None, where=folder) as player:
        player.open_game()
        player.play_until(lambda: cards_played(folder) >= 5)
        player.leave()
    before = cards_played(folder)
    run_setup(machine)
    expect(not extra.exists(), "a library of the old version lies there")
    version = registry(machine, UNINSTALL, "DisplayVersion")
    expect(version == pack_base.version(), f"Settings → Apps would show {version}")
    _goes_on(machine, before)
    run_uninstaller(machine, home(machine))
    expect_gone(machine, home(machine))
    return f"the game with {before} cards went on; nothing of {OLDER} stays, nor after removal"


def own_files_stay(machine: Machine) -> str:
    """A folder of the player's choice with files of theirs; `.hearts` had and gets another owner"""
    clear(machine)
    folder = fresh(machine, "chosen") / "Größeres"
    for file in (folder / "my-notes.txt", folder / "lib" / "mine.dll"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("mine", encoding="utf-8")
    machine.run("reg", "add", TYPE, "/ve", "/d", "Somebody.Else", "/f")
    run_setup(machine, f"/D={windows_path(folder)}")
    expect((folder / "Hearts.exe").is_file(), "it is not in the folder that was chosen")
    expect(registry(machine, TYPE) == f"{pack_base.APP_ID}.game", "the type is not ours")
    run_setup(machine, f"/D={windows_path(folder)}")  # again, over itself
    run_uninstaller(machine, folder)
    left = sorted(path.relative_to(folder).as_posix() for path in pack_base.files_in(folder))
    expect(left == ["lib/mine.dll", "my-notes.txt"], f"left are {left}")
    owner = registry(machine, TYPE)
    expect(owner == "Somebody.Else", f"the type went to {owner}")
    run_setup(machine, f"/D={windows_path(folder)}")
    machine.run("reg", "add", TYPE, "/ve", "/d", "Newcomer", "/f")
    run_uninstaller(machine, folder)
    owner = registry(machine, TYPE)
    expect(owner == "Newcomer", f"the type was taken from its new owner for {owner}")
    clear(machine)
    return "both files stay, the type goes back, and is left to the program that took it since"


def refusals(machine: Machine) -> str:
    """Setup on Windows 7, and on a 32-bit Windows"""
    clear(machine)
    key = rf"HKCU\Software\Wine\AppDefaults\{setup_of(machine).name}"
    machine.run("reg", "add", key, "/v", "Version", "/d", "win7", "/f")
    try:
        answer = run_setup(machine, may_fail=True)
    finally:
        machine.run("reg", "delete", key, "/f")
    expect(answer.status == 4, f"on Windows 7 the status is {answer.status}")
    expect(not home(machine).exists(), "it was installed all the same")
    if not machine.has_32_bit:
        return "status 4 on Windows 7; no 32-bit Wine here"
    around = {"WINEPREFIX": str(machine.work / "prefix32"), "WINEARCH": "win32"}
    words = ("wine", str(setup_of(machine)), "/S")
    status = machine.start(*words, env=around).wait(120)
    subprocess.run(["wineserver", "-k"], env=machine.environment(around), check=False)
    expect(status == 4, f"on a 32-bit Windows the status is {status}")
    return "status 4 both times, nothing installed"


def by_hand(machine: Machine) -> str:
    """Setup by its pages, the game started from the last one; removal by its pages"""
    clear(machine)
    setup = machine.start("wine", str(setup_of(machine)))
    keys = _dialog(machine, "^Hearts Setup")
    machine.picture(machine.work / "setup.png")
    _press_until(keys, setup, (home(machine) / "Uninstall.exe").exists)
    _press_until(keys, setup, lambda: setup.poll() is not None)
    expect(setup.returncode == 0, f"the setup ended with {setup.returncode}")
    Player(machine, Elsewhere(machine), data(machine)).leave()
    expect((data(machine) / "hearts.log").is_file(), "the game kept no log")
    remover = machine.start("wine", str(home(machine) / "Uninstall.exe"))
    keys = _dialog(machine, "^Hearts Uninstall")
    _press_until(keys, None, lambda: not home(machine).exists())
    _press_until(keys, None, lambda: not windows(machine, "^Hearts Uninstall"))
    remover.wait(30)
    expect_gone(machine, home(machine))
    return "licence, folder, laying down, game; confirmed, taken away"


def _dialog(machine: Machine, title: str) -> Hands:
    """The keys of a window of the setup, once it is there."""
    return Hands(machine.environment(), window_of(machine, None, title))


def _press_until(
    keys: Hands, running: subprocess.Popen[bytes] | None, done: Callable[[], bool]
) -> None:
    """Press the button that each page suggests until this is done."""
    end = time.monotonic() + 120
    while not done() and (running is None or running.poll() is None):
        expect(time.monotonic() < end, "the pages of the setup lead nowhere")
        keys.press("Return")
        time.sleep(2.0)
    expect(done(), "the setup ended before it was done")
