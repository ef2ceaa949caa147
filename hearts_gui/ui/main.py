"""The program with its window: what `hearts-gui` without a verb runs."""

from __future__ import annotations

import contextlib
import os
import signal
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pygame import Rect

from hearts_gui.config import paths, settings
from hearts_gui.config.journal import Journal
from hearts_gui.ui.player_games import PlayerGames, read_ahead
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import UiEvent
from hearts_gui.ui.shell.scene import Scene
from hearts_gui.ui.traced import TracedApp

if TYPE_CHECKING:
    from hearts_gui.session.library import Library

READ_AHEAD_SECONDS = 0.2
PATIENCE_MS = 300_000.0
SHARED = "Another Hearts window is open; each keeps its own games"


def play(file: Path | None, journal: Journal) -> None:
    """Open the window, with the menu or with the game in a file, until the player leaves.

    Raises NoDisplayError, and SaveError when the file cannot be opened.
    """
    loaded = settings.load(paths.settings_file())
    games = PlayerGames()

    def first(ctx: Context) -> Scene:
        # The first picture comes before everything that only later screens need.
        reader = threading.Timer(READ_AHEAD_SECONDS, read_ahead)
        reader.daemon = True
        reader.start()
        menu = MenuScene(ctx, unused=loaded.warnings)
        if games.shared():
            menu.notify(SHARED)
        if file is None:
            return menu
        ctx.scenes.push(menu)
        return games.open(ctx, file)

    app = TracedApp(loaded.settings, games, journal)
    with leaving_when_told(app):
        app.run(first)


@contextlib.contextmanager
def leaving_when_told(app: App) -> Iterator[None]:
    """Leave as the player would when the session or the terminal ends, so that all is kept.

    A signal that is ignored, as under `nohup`, stays so.
    """
    names = ("SIGTERM", "SIGHUP")
    known = [signal.Signals[name] for name in names if name in signal.Signals.__members__]
    taken = {number: signal.getsignal(number) for number in known}
    taken = {number: old for number, old in taken.items() if old != signal.SIG_IGN}
    for number in taken:
        signal.signal(number, lambda *_: app.stop())
    try:
        yield
    finally:
        for number, old in taken.items():
            signal.signal(number, old)


class _UntilMenu(App):
    """Leaves as soon as the menu answers; notes when the first picture was there, and when that."""

    picture = menu = 0.0

    def step(self, dt_ms: float, events: list[UiEvent]) -> list[Rect]:
        """The first frame shows the menu, the next one takes input."""
        shown = super().step(dt_ms, events)
        if not self.picture:
            self.picture = time.time()
        else:
            self.menu = time.time()
            self.stop()
        return shown


def until_menu() -> dict[str, float]:
    """Show the menu once; the times of its first picture and of its first answer.

    Raises NoDisplayError.
    """
    app = _UntilMenu(settings.load(paths.settings_file()).settings, PlayerGames(), store=False)
    app.run(MenuScene)
    return {"picture": app.picture, "menu": app.menu}


def smoke() -> dict[str, Any]:
    """Play one deal by itself, with pointer and keys, and say how long the frames took.

    Uses a folder of its own and, where there is no screen, none. Raises NoDisplayError.
    """
    without_screen()
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with tempfile.TemporaryDirectory(prefix="hearts-smoke-") as folder:
        os.environ[paths.DATA_VARIABLE] = folder
        from hearts_gui.devtools.pilot import Pilot

        games = PlayerGames(_patient_library)
        app = App(settings.Settings(), games, store=False)
        pilot = Pilot(app, games)
        try:
            app.ctx.scenes.push(MenuScene(app.ctx))
            pilot.frame()
            app.open_sound()
            pilot.open_game()
            pilot.play_until(lambda game: bool(game.view(0).public.standings.history))
            told = list(pilot.session.noticed)
        finally:
            app.close()
    return {
        "ok": not told,
        **({"why": told} if told else {}),
        "plays": pilot.plays,
        "frames": len(pilot.frames_ms),
        **frame_times(pilot.frames_ms),
    }


def _patient_library() -> Library:
    """Games whose opponents may take minutes: a busy machine is no fault of the program."""
    from hearts_gui.session.game.bots import WorkerBots
    from hearts_gui.session.library import Library, think

    def bots() -> WorkerBots:
        return WorkerBots(think, limit_ms=PATIENCE_MS, first_limit_ms=PATIENCE_MS)

    return Library(paths.saves_dir(), make_bots=bots)


def without_screen() -> None:
    """Use SDL's dummy drivers where there is no screen to open a window on."""
    elsewhere = sys.platform in ("win32", "darwin")
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    if not elsewhere and not any(os.environ.get(name) for name in screens):
        os.environ["SDL_VIDEODRIVER"] = "dummy"


def frame_times(frames_ms: Sequence[float]) -> dict[str, float]:
    """Median, 99th percentile and worst of some frame times."""
    cuts = statistics.quantiles(frames_ms, n=100, method="inclusive")
    return {
        "p50_ms": round(cuts[49], 2),
        "p99_ms": round(cuts[98], 2),
        "worst_ms": round(max(frames_ms), 2),
    }
