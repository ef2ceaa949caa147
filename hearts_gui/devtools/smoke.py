"""One deal played by itself in the real program: what `hearts-gui --smoke` does."""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from collections.abc import Sequence
from typing import Any

from hearts_gui.config import paths, settings
from hearts_gui.devtools.pilot import Pilot
from hearts_gui.session.game.bots import WorkerBots
from hearts_gui.session.past.library import Library, think
from hearts_gui.ui.access import kit
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell.app import App
from hearts_gui.wording.language.messages import message_text

PATIENCE_MS = 300_000.0  # a busy machine is no fault of the program


def smoke() -> dict[str, Any]:
    """Play one deal by itself, with pointer and keys, and say how long the frames took.

    Uses a folder of its own and, where there is no screen, none. Raises NoDisplayError.
    """
    without_screen()
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with tempfile.TemporaryDirectory(prefix="hearts-smoke-") as folder:
        os.environ[paths.DATA_VARIABLE] = folder
        games = PlayerGames(_patient_library)
        app = App(settings.Settings(), games, store=False)
        pilot = Pilot(app, games)
        try:
            app.rubbish.begin()
            app.ctx.scenes.push(MenuScene(app.ctx))
            pilot.frame()
            app.open_sound()
            pilot.open_game()
            pilot.play_until(lambda game: bool(game.view(0).public.standings.history))
            why = [message_text(notice) for notice in pilot.session.noticed]
        finally:
            app.close()
    return {
        "ok": not why,
        **({"why": why} if why else {}),
        "screen_readers": kit.loads(),
        "plays": pilot.plays,
        "frames": len(pilot.frames_ms),
        **frame_times(pilot.frames_ms),
    }


def _patient_library() -> Library:
    """Games whose opponents may take minutes: a busy machine is no fault of the program."""

    def bots() -> WorkerBots:
        return WorkerBots(think, limit_ms=PATIENCE_MS, first_limit_ms=PATIENCE_MS)

    return Library(paths.saves_dir(), make_bots=bots)


def without_screen() -> None:
    """Use SDL's dummy drivers where there is no screen to open a window on."""
    elsewhere = sys.platform in ("win32", "darwin")
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    if not elsewhere and not any(os.environ.get(name) for name in screens):
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    # SDL would make a request to quit of SIGTERM, which is read only in a window's loop.
    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")


def frame_times(frames_ms: Sequence[float]) -> dict[str, float]:
    """Median, 99th percentile and worst of some frame times."""
    cuts = statistics.quantiles(frames_ms, n=100, method="inclusive")
    return {
        "p50_ms": round(cuts[49], 2),
        "p99_ms": round(cuts[98], 2),
        "worst_ms": round(max(frames_ms), 2),
    }
