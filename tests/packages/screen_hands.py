"""Real pointer and key events on an X screen, which the window cannot tell from a person's.

Needs xdotool.
"""

from __future__ import annotations

import contextlib
import random
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

from tests.screens import SIZE

SETTINGS = f"""\
speed = 0.0
reduced_motion = true
window_width = {SIZE[0]}
window_height = {SIZE[1]}
"""
PLAY = (300, 318)
"""The menu's gold button, which starts or continues a game."""
FIRST_PLAY = (300, 409)
"""The same where nothing has been played: the gold button teaches there."""
HAND_TOP, HAND_BOTTOM = 640, 720
HAND_LEFT, HAND_RIGHT = 230, 1060


class Running(Protocol):
    """A program that was started."""

    @property
    def returncode(self) -> int | None:
        """Its status, or None before its end is known."""

    def poll(self) -> int | None:
        """Its status, or None while it runs."""


class Hands:
    """Clicks and types; places count from the corner of the screen, or of the named window."""

    def __init__(self, around: dict[str, str], window: str | None = None) -> None:
        self._around = around
        self._window = window
        self._origin = () if window is None else ("--window", window)
        self._random = random.Random(7)

    def _do(self, *words: object) -> None:
        subprocess.run(["xdotool", *map(str, words)], env=self._around, check=True)

    def click(self, place: tuple[int, int], button: int = 1) -> None:
        """A click, of the left button unless another is named."""
        self._do("mousemove", *self._origin, *place, "click", button)

    def press(self, key: str) -> None:
        """A key."""
        self._do("key", key)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press the left button, move, let go."""
        half = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        moves = [word for at in (half, end) for word in ("mousemove", *self._origin, *at)]
        self._do("mousemove", *self._origin, *start, "mousedown", 1, *moves, "mouseup", 1)

    def wheel(self, place: tuple[int, int], *, up: bool) -> None:
        """Turn the wheel there by one step."""
        self._do("mousemove", *self._origin, *place, "click", 4 if up else 5)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the named window another size, at the corner of the screen."""
        self._do("windowmove", self._window, 0, 0, "windowsize", self._window, *size)

    def away(self, seconds: float) -> None:
        """Minimise the named window for this long."""
        self._do("windowminimize", self._window)
        time.sleep(seconds)
        self._do("windowmap", self._window)

    def fumble(self) -> None:
        """Click somewhere into the hand; what is not legal is refused, so this plays in the end."""
        x = self._random.randrange(HAND_LEFT, HAND_RIGHT)
        self.click((x, self._random.randrange(HAND_TOP, HAND_BOTTOM)))


@contextlib.contextmanager
def program(
    command: Sequence[str], around: dict[str, str], data: Path
) -> Iterator[subprocess.Popen[bytes]]:
    """A running program with its window open; ended by asking it to go."""
    data.mkdir(parents=True, exist_ok=True)
    (data / "settings.toml").write_text(SETTINGS, encoding="utf-8")
    running = subprocess.Popen(list(command), env={**around, "HEARTS_DATA": str(data)})
    try:
        wait_for(lambda: "window" in log(data), running)
        time.sleep(1.0)
        yield running
    finally:
        if running.poll() is None:
            running.terminate()
        running.wait(20)


def log(data: Path) -> str:
    """Return the program's log."""
    path = data / "hearts.log"
    return path.read_text("utf-8") if path.exists() else ""


def wait_for(ready: object, running: Running, seconds: float = 30) -> None:
    """Wait until `ready()`; a program that ends or takes too long is a failure."""
    assert callable(ready)
    end = time.monotonic() + seconds
    while not ready():
        assert running.poll() is None, f"the program ended with {running.returncode}"
        assert time.monotonic() < end, "nothing came of it"
        time.sleep(0.05)


def open_game(hands: Hands, running: Running, data: Path) -> None:
    """Start or continue a game from the menu."""
    first = not any((data / "saves").glob("**/*.hearts"))
    hands.click(FIRST_PLAY if first else PLAY)
    wait_for(lambda: any((data / "saves").glob("*.lock")), running)
    time.sleep(1.0)


def another_game(hands: Hands, running: Running, data: Path) -> None:
    """Start one game more from the menu; the pack is cut first, with what the dialog proposes."""
    saves = data / "saves"
    before = len(list(saves.glob("*.hearts")))
    hands.click(PLAY)
    time.sleep(1.0)
    hands.press("Return")
    wait_for(lambda: len(list(saves.glob("*.hearts"))) > before, running)
    time.sleep(1.0)


def saved_lines(data: Path) -> list[str]:
    """The lines of all games under way."""
    files = sorted((data / "saves").glob("*.hearts"))
    return [line for path in files for line in path.read_text("utf-8").splitlines()]


def play_until(hands: Hands, running: Running, done: object, seconds: float) -> None:
    """Play with real clicks, and Enter for buttons and dialogs, until `done()`."""
    assert callable(done)
    end = time.monotonic() + seconds
    turn = 0
    while not done():
        assert running.poll() is None, f"the program ended with {running.returncode}"
        assert time.monotonic() < end, "the game does not go on"
        turn += 1
        if turn % 6:
            hands.fumble()
        else:
            hands.press("Return")
        time.sleep(0.03)
