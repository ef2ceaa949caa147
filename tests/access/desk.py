"""A private desktop for tests of accessibility: X server, session bus, AT-SPI and client.

Everything is started here and ended again; nothing of the machine's own session is touched.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.screens import x11_screen

SYSTEM_PYTHON = "/usr/bin/python3"
LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
CLIENT = Path(__file__).with_name("client.py")
WINDOW = (1280, 720)
QUICK = f"""\
speed = 0.0
reduced_motion = true
bot_wait = 0.0
trick_linger = 0.2
language = "en"
window_width = {WINDOW[0]}
window_height = {WINDOW[1]}
"""
UNUSABLE = "not available"
LONGEST = 60.0
"""Seconds in which anything that is waited for must have come."""


def lacking() -> str:
    """Return the parts for a screen reader that this machine lacks."""
    if not sys.platform.startswith("linux"):
        return "AT-SPI is Linux's"
    missing = [tool for tool in ("Xvfb", "dbus-daemon") if not shutil.which(tool)]
    missing += [path for path in (SYSTEM_PYTHON, LAUNCHER) if not Path(path).exists()]
    if not missing and not _bindings():
        missing.append("python3-pyatspi")
    return f"missing: {', '.join(missing)}" if missing else ""


def _bindings() -> bool:
    words = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    answer = subprocess.run([SYSTEM_PYTHON, "-c", words], capture_output=True, check=False)
    return answer.returncode == 0


def needed() -> None:
    """Skip where a tool is missing, but fail in CI, where all are installed."""
    _need(lacking())


def wanted(*tools: str) -> None:
    """The same for other programs."""
    missing = [tool for tool in tools if not shutil.which(tool)]
    _need(f"missing: {', '.join(missing)}" if missing else "")


def hands(around: dict[str, str], *words: str) -> str:
    """Return the answer of xdotool."""
    answer = subprocess.run(["xdotool", *words], env=around, text=True, check=True,
                            capture_output=True)  # fmt: skip
    return answer.stdout.strip()


def window_of(around: dict[str, str]) -> str:
    """The game's window."""
    return hands(around, "search", "--onlyvisible", "--class", ".").split()[-1]


def place_of(around: dict[str, str], window: str) -> tuple[int, int]:
    """Where the inside of a window begins on the screen; xdotool counts the frame twice."""
    answer = subprocess.run(["xwininfo", "-id", window], env=around, text=True, check=True,
                            capture_output=True)  # fmt: skip
    matches = re.findall(r"Absolute upper-left [XY]:\s+(-?\d+)", answer.stdout)
    return int(matches[0]), int(matches[1])


def _need(why: str) -> None:
    if why and os.environ.get("CI") == "true":
        pytest.fail(why)
    if why:
        pytest.skip(why)


@dataclass(frozen=True, slots=True)
class Thing:
    """Something in the tree, as AT-SPI tells it."""

    number: int
    role: str
    name: str
    description: str = ""
    states: frozenset[str] = frozenset()
    acts: tuple[str, ...] = ()
    box: tuple[int, int, int, int] | None = None
    value: tuple[float, float, float] | None = None
    text: str = ""
    children: tuple[Thing, ...] = field(default=(), repr=False)

    def walk(self) -> Iterator[Thing]:
        """This and everything in it, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def all(self, role: str = "", start: str = "") -> list[Thing]:
        """Everything of a role whose name begins so."""
        return [
            node for node in self.walk() if role in ("", node.role) and node.name.startswith(start)
        ]

    def first(self, role: str = "", start: str = "") -> Thing | None:
        """The first of those."""
        return next(iter(self.all(role, start)), None)

    @property
    def usable(self) -> bool:
        """Whether something can be done with it now."""
        return bool(self.acts) and not self.name.endswith(UNUSABLE)


def thing_of(plain: dict[str, Any]) -> Thing:
    """A thing from what the client says of it."""
    return Thing(
        plain["id"], plain["role"], plain["name"], plain["description"],
        frozenset(plain["states"]), tuple(plain.get("acts", ())),
        tuple(plain["box"]) if "box" in plain else None,
        tuple(plain["value"]) if "value" in plain else None,
        plain.get("text", ""), tuple(thing_of(child) for child in plain["children"]),
    )  # fmt: skip


class ScreenReader:
    """The client: reads the tree of the game and acts on its things."""

    def __init__(self, around: dict[str, str], errors: Path) -> None:
        self._around, self._errors = around, errors
        self._listens = False
        self.heard: list[str] = []
        self.focused: list[str] = []
        self._start()

    def _start(self) -> None:
        with self._errors.open("ab") as stream:
            self._client = subprocess.Popen(
                [SYSTEM_PYTHON, str(CLIENT)], env=self._around, text=True, stderr=stream,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            )  # fmt: skip

    def ask(self, do: str, **words: Any) -> Any:
        """Have the client do something; None when the thing has gone meanwhile."""
        assert self._client.stdin is not None
        assert self._client.stdout is not None
        print(json.dumps({"do": do, **words}), file=self._client.stdin, flush=True)
        ready, _, _ = select.select([self._client.stdout], [], [], LONGEST)
        assert ready, f"the client does not answer to {do}"
        answer = json.loads(self._client.stdout.readline())
        assert do != "listen" or "ok" in answer, answer
        return answer.get("ok")

    def listen(self, *, on: bool = True) -> None:
        """A screen reader starts, or ends."""
        self.ask("listen", on=on)
        self._listens = on

    def tree(self) -> Thing | None:
        """Return the tree of the game; None while it shows nothing."""
        plain = self.ask("tree")
        return None if plain is None else thing_of(plain)

    def announced(self) -> list[str]:
        """Everything that was announced so far."""
        self._hear()
        return self.heard

    def focus_told(self) -> list[str]:
        """The names of all that got the focus so far, as the tree announced them."""
        self._hear()
        return self.focused

    def _hear(self) -> None:
        reply = self.ask("heard")
        self.heard += reply["heard"]
        self.focused += reply["focused"]

    # -- waiting

    def wait(self, wanted: Callable[[Thing], Any], what: str) -> Any:
        """The first true answer of `wanted(tree)`."""
        begun = time.monotonic()
        blind_until = begun + LONGEST / 3
        tree = None
        while (now := time.monotonic()) < begun + LONGEST:
            tree = self.tree()
            result = None if tree is None else wanted(tree)
            if result:
                return result
            if tree is None and now > blind_until:
                self._start_again()
                blind_until = now + LONGEST
            time.sleep(0.05)
        errors = self._errors.read_text("utf-8", "replace")
        raise AssertionError(f"no {what} in:\n{described(tree)}\nThe client says:\n{errors}")

    def _start_again(self) -> None:
        """Start again, since a client that did not get its bus in time never sees anything."""
        self.close()
        self._start()
        if self._listens:
            self.listen()

    def see(self, role: str = "", start: str = "") -> Thing:
        """The first such thing, once it is there."""
        node = self.wait(lambda tree: tree.first(role, start), f"{role} {start!r}")
        assert isinstance(node, Thing)
        return node

    # -- acting

    def act(self, thing: Thing, act: str = "click") -> None:
        """Do something to a thing."""
        self.ask("act", id=thing.number, name=act)

    def press(self, start: str, role: str = "") -> None:
        """Press the first thing whose name begins so, once it can be pressed."""

        def ready(tree: Thing) -> Thing | None:
            return next((node for node in tree.all(role, start) if node.usable), None)

        self.act(self.wait(ready, f"{role} {start!r} to press"))

    def close(self) -> None:
        """The reader ends."""
        assert self._client.stdin is not None
        assert self._client.stdout is not None
        self._client.stdin.close()
        self._client.wait(10)
        self._client.stdout.close()


def described(tree: Thing | None, depth: int = 0) -> str:
    """A tree as lines, for messages."""
    if tree is None:
        return "nothing"
    text = f"{'  ' * depth}{tree.role} {tree.name!r} {sorted(tree.states)} {list(tree.acts)}"
    return "\n".join([text, *(described(child, depth + 1) for child in tree.children)])


@contextlib.contextmanager
def desktop(size: tuple[int, int] = (1400, 900)) -> Iterator[dict[str, str]]:
    """A screen with a session bus and AT-SPI; yields the environment of its programs."""
    with x11_screen(size) as around, session_bus(around) as address:
        yield {**around, "DBUS_SESSION_BUS_ADDRESS": address, "NO_AT_BRIDGE": "0"}


@contextlib.contextmanager
def session_bus(around: dict[str, str]) -> Iterator[str]:
    """A session bus; yields its address. What it starts ends with it."""
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"], env=around, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    assert daemon.stdout is not None
    try:
        yield daemon.stdout.readline().strip()
    finally:
        daemon.terminate()
        daemon.wait(10)
        daemon.stdout.close()


@contextlib.contextmanager
def game(
    around: dict[str, str], data: Path, *, settings: str = QUICK
) -> Iterator[subprocess.Popen[bytes]]:
    """The real program with settings of its own; ended by asking it to go."""
    data.mkdir(parents=True, exist_ok=True)
    (data / "settings.toml").write_text(settings, encoding="utf-8")
    running = subprocess.Popen(
        [sys.executable, "-m", "hearts_gui"], env={**around, "HEARTS_DATA": str(data)}
    )
    try:
        yield running
    finally:
        if running.poll() is None:
            running.terminate()
        running.wait(20)


def adapter_of(game: int) -> int:
    """The number of the process that speaks to readers for a game; 0 where there is none."""
    for place in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, IndexError):
            parent = int((place / "stat").read_text("utf-8").rpartition(")")[2].split()[1])
            if parent == game and "accesskit" in (place / "maps").read_text("utf-8"):
                return int(place.name)
    return 0
