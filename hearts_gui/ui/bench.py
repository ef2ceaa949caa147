"""How long frames take while the table moves, and how soon the menu is there."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import Any, Final

import pygame

from hearts_gui.config import paths
from hearts_gui.config.settings import Settings
from hearts_gui.engine.rules import Rules
from hearts_gui.session.library import Library
from hearts_gui.session.naming import rules_name, rules_title
from hearts_gui.session.plans import TablePlan
from hearts_gui.ui import cues
from hearts_gui.ui.app import App
from hearts_gui.ui.input import Resize, UiEvent
from hearts_gui.ui.main import frame_times, without_screen
from hearts_gui.ui.pilot import Pilot
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.scenes.menu import MenuScene
from hearts_gui.ui.scenes.table import TableScene

SIZES: Final = ((1920, 1080), (3840, 2160))
DEALS: Final = 2
STARTS: Final = 5
_WARM_UP: Final = 5

_SCENES: Final = {
    cues.DealOut: "deal",
    cues.TurnUp: "deal",
    cues.SortHand: "deal",
    cues.Exchange: "pass",
    cues.PlayOut: "play",
    cues.Gather: "sweep",
    cues.Sweep: "sweep",
}


class TimedPilot(Pilot):
    """Sorts the times of frames in which something was drawn by what moved in them."""

    def __init__(self, app: App, games: PlayerGames) -> None:
        super().__init__(app, games)
        self.by_scene: dict[str, list[float]] = {}

    def frame(self, *events: UiEvent) -> None:
        """One frame, timed under the name of what moves."""
        name = self._moving()
        super().frame(*events)
        if name is not None and self.drawn:
            self.by_scene.setdefault(name, []).append(self.frames_ms[-1])

    def _moving(self) -> str | None:
        table = self.app.ctx.scenes.top
        if not isinstance(table, TableScene):
            return None
        if table.hands.drag.dragging:
            return "drag"
        return _SCENES.get(type(table.queue.current))


def frames(rules: Rules, sizes: Sequence[tuple[int, int]] | None = None) -> list[dict[str, Any]]:
    """Frame times of deals played by hand and rule player, by size and by what moves.

    Raises NoDisplayError.
    """
    without_screen()
    found = []
    for size in sizes or SIZES:
        by_scene, driver = _play(rules, size)
        for scene, times in by_scene.items():
            record = {"scene": scene, "size": f"{size[0]}x{size[1]}", "driver": driver}
            found.append(record | frame_times(times[_WARM_UP:]))
    return found


def _play(rules: Rules, size: tuple[int, int]) -> tuple[dict[str, list[float]], str]:
    """Frame times by what moved, and the driver that showed them."""
    with tempfile.TemporaryDirectory(prefix="hearts-bench-") as folder:
        os.environ[paths.DATA_VARIABLE] = folder
        games = PlayerGames(lambda: Library(paths.saves_dir()))
        app = App(Settings(), games, store=False)
        pilot = TimedPilot(app, games)
        try:
            app.ctx.scenes.push(MenuScene(app.ctx))
            pygame.display.set_mode(size)
            driver = pygame.display.get_driver()
            pilot.frame(Resize(size))
            plan = TablePlan(rules, rules_title(rules), rules_name(rules))
            app.ctx.scenes.push(games.start(app.ctx, plan))
            for _ in range(30):  # the felt of a new size is painted over some frames
                pilot.frame()
            pilot.play_until(lambda game: len(game.view(0).public.standings.history) >= DEALS)
        finally:
            app.close()
    return pilot.by_scene, driver


def start() -> dict[str, Any]:
    """Seconds from the start of a new process to its menu, the median of some warm starts.

    Raises NoDisplayError.
    """
    without_screen()
    times = sorted(_one_start() for _ in range(STARTS + 1))
    return {"menu_s": round(times[len(times) // 2 - 1], 3)}


def _one_start() -> float:
    program = [] if getattr(sys, "frozen", False) else ["-m", "hearts_gui"]
    with tempfile.TemporaryDirectory(prefix="hearts-bench-") as folder:
        begin = time.time()
        result = subprocess.run(
            [sys.executable, *program, "--until-menu"],
            env={**os.environ, paths.DATA_VARIABLE: folder},
            capture_output=True,
            text=True,
            check=True,
        )
    return float(result.stdout) - begin
