"""Sends random input to the program's window for long, and measures its memory.

    python -m tests.ui.soak [--minutes 60] [--screen x11|wayland] [--seed 1] [--out soak.csv]

Random keys, clicks, drags, turns of the wheel, sizes and full-screen switches reach a real window
on a screen of its own (Xvfb and openbox, or sway without X11); with X11 it is sometimes minimised.
Every few seconds the window goes on to the next screen. Each minute a line is added to the CSV
file: the program's memory as it is, at its highest, and with the menu at rest. Faults go to
standard error, and the status is 1 then.
"""

from __future__ import annotations

import argparse
import contextlib
import csv
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from tests import screens
from tests.packages.screen_hands import Hands
from tests.screens import SIZE, Around
from tests.wayland_hands import WaylandHands

ROOT = Path(__file__).parents[2]
Place = tuple[int, int]

PLACES = {
    "Escape": 1, "minus": 12, "BackSpace": 14, "Tab": 15, "Return": 28, "space": 57, "F1": 59,
    "F11": 87, "Home": 102, "Up": 103, "Prior": 104, "Left": 105, "Right": 106, "End": 107,
    "Down": 108, "Next": 109, "Delete": 111,
    **{letter: first + at for first, row in ((16, "qwertyuiop"), (30, "asdfghjkl"), (44, "zxcvbnm"))
       for at, letter in enumerate(row)},
}  # fmt: skip
"""Keys as X11 calls them, and the kernel's number of their place."""
OFTEN = ("Tab", "Return", "space", "Escape", "Up", "Down", "Left", "Right")
SIZES = (
    (800, 600), (1280, 720), (1024, 700), (820, 790), (700, 500), (1, 1), (320, 240), (300, 2000),
    (4000, 200), (3000, 2000),
)  # fmt: skip
PAUSE = 0.04
SETTLE_SECONDS = 1.0
START_SECONDS = 300
END_SECONDS = 300
LEAST_MINUTES = 5
"""With fewer, growth is not judged."""


class AnyHands(Protocol):
    """The actions that both kinds of hands can do."""

    def click(self, place: Place) -> None: ...
    def drag(self, start: Place, end: Place) -> None: ...
    def wheel(self, place: Place, *, up: bool) -> None: ...
    def resize(self, size: Place) -> None: ...


class Listener(threading.Thread):
    """Hears what the window tells of itself."""

    def __init__(self, running: subprocess.Popen[str], out: Path) -> None:
        super().__init__(daemon=True)
        self._running, self._out = running, out
        self.size: Place = SIZE
        self.spots: list[Place] = []
        self.rows: list[dict[str, Any]] = []
        self.faults: list[str] = []
        self.last: dict[str, Any] = {}
        self.closing = False

    def run(self) -> None:
        assert self._running.stdout is not None
        for line in self._running.stdout:
            data = self.last = json.loads(line)
            self.closing = self.closing or "closing" in data
            if "fault" in data:
                self.faults.append(data["fault"])
                print(data["fault"], data["after"], file=sys.stderr, flush=True)
            elif "minute" in data:
                self.rows.append(data)
                self._write()
            elif "spots" in data:
                self.size = (data["size"][0], data["size"][1])
                self.spots = [(x, y) for x, y in data["spots"]]

    def _write(self) -> None:
        with self._out.open("w", encoding="utf-8", newline="") as stream:
            writer = csv.DictWriter(stream, self.rows[0])
            writer.writeheader()
            writer.writerows(self.rows)


class Monkey:
    """Does anything."""

    def __init__(self, hands: AnyHands, listener: Listener, seed: int, *, by_name: bool) -> None:
        self._hands, self._heard, self._by_name = hands, listener, by_name
        self._random = random.Random(seed)
        self.done = dict.fromkeys(
            ("key", "click", "drag", "wheel", "resize", "full screen", "other button", "away"), 0
        )

    def act(self) -> None:
        """One thing."""
        (what,) = self._random.choices(tuple(self.done), (40, 35, 12, 8, 0.6, 0.5, 4, 0.3))
        self.done[what] += 1
        match what:
            case "key":
                names = OFTEN if self._random.random() < 0.6 else tuple(PLACES)
                self._press(self._random.choice([name for name in names if name != "F11"]))
            case "click":
                self._hands.click(self._place())
            case "drag":
                self._hands.drag(self._place(), self._place())
            case "wheel":
                self._hands.wheel(self._place(), up=self._random.random() < 0.5)
            case "resize":
                self._hands.resize(self._random.choice(SIZES))
                time.sleep(SETTLE_SECONDS)
            case "full screen":
                self._press("F11")
                time.sleep(SETTLE_SECONDS)
            case _ if not isinstance(self._hands, Hands):  # no such thing at a Wayland screen
                pass
            case "other button":
                self._hands.click(self._place(), self._random.choice((2, 3, 8, 9)))
            case _:
                self._hands.away(SETTLE_SECONDS)

    def _press(self, name: str) -> None:
        press: Any = getattr(self._hands, "press")  # noqa: B009
        press(name if self._by_name else PLACES[name])

    def _place(self) -> Place:
        """In the middle of something that reacts, or anywhere."""
        spots = self._heard.spots
        if spots and self._random.random() < 0.7:
            return self._random.choice(spots)
        wide, high = self._heard.size
        return (self._random.randrange(wide), self._random.randrange(high))


@contextlib.contextmanager
def hands_at(around: Around, *, x11: bool) -> Iterator[AnyHands]:
    """Hands for the window on this screen."""
    if x11:
        command = ["xdotool", "search", "--sync", "--onlyvisible", "--class", "Hearts"]
        output = subprocess.run(command, env=around, check=True, capture_output=True, text=True)
        yield Hands(around, output.stdout.split()[-1])
    else:
        with WaylandHands(around, SIZE, pause=PAUSE / 2) as hands:
            yield hands


def window(around: Around, data: Path, minutes: float) -> subprocess.Popen[str]:
    """The program, which reports what it uses."""
    environment = {**around, "HEARTS_DATA": str(data), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    return subprocess.Popen(
        [sys.executable, "-m", "tests.ui.soak_window", str(minutes)],
        env=environment, cwd=ROOT, text=True, stdout=subprocess.PIPE,
    )  # fmt: skip


def soak(*, minutes: float, x11: bool, seed: int, out: Path, data: Path) -> int:
    """Run for as long as was asked; return the status."""
    screen = screens.managed_x11_screen if x11 else screens.sway_screen
    with screen(SIZE) as around, window(around, data, minutes) as running:
        heard = Listener(running, out)
        heard.start()
        end = time.monotonic() + START_SECONDS
        while not heard.spots:
            assert running.poll() is None, "the window has closed"
            assert time.monotonic() < end, "no window has opened"
            time.sleep(0.1)
        with hands_at(around, x11=x11) as hands:
            monkey = Monkey(hands, heard, seed, by_name=x11)
            latest = time.monotonic() + 60 * minutes + END_SECONDS
            while heard.is_alive() and not heard.closing and time.monotonic() < latest:
                with contextlib.suppress(subprocess.CalledProcessError):  # it has just ended
                    monkey.act()
                time.sleep(PAUSE)
        heard.join(END_SECONDS)
        running.kill()
    return verdict(heard, monkey, data)


def verdict(listener: Listener, monkey: Monkey, data: Path) -> int:
    """Print the result; returns the status."""
    log = data / "hearts.log"
    logged = log.read_text(encoding="utf-8").count("Traceback") if log.exists() else 0
    report = {
        "growth_mb_per_hour": growth(listener.rows),
        "faults": len(listener.faults),
        "logged": logged,
    }
    print(json.dumps({**listener.last, **monkey.done, **report}))
    return 0 if listener.last.get("alive") and not listener.faults and not logged else 1


def growth(rows: Sequence[Mapping[str, float]]) -> float | None:
    """Return how fast memory grows at rest in the second half, without the bounded pictures."""
    late = rows[len(rows) // 2 :]
    if len(late) < LEAST_MINUTES:
        return None
    used = [row["rest_mb"] - row["prepared_mb"] for row in late]
    return round(60 * statistics.linear_regression([row["minute"] for row in late], used).slope, 1)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.ui.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--screen", choices=("x11", "wayland"), default="x11")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("soak.csv"))
    asked = parser.parse_args()
    os.environ.pop("SDL_VIDEODRIVER", None)
    with tempfile.TemporaryDirectory() as folder:
        return soak(
            minutes=asked.minutes, x11=asked.screen == "x11", seed=asked.seed,
            out=asked.out.absolute(), data=Path(folder),
        )  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
