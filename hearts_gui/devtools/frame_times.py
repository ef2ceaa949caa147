"""Measures frame times while the table moves, and how soon menu and statistics appear."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from hearts_gui.config import paths
from hearts_gui.config.settings import Settings
from hearts_gui.devtools.pilot import Pilot, frame_times, without_screen
from hearts_gui.devtools.sample_past import sample_rows
from hearts_gui.devtools.shots import moon_of
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.past.history import PastGames
from hearts_gui.session.past.library import Library
from hearts_gui.session.past.summary import summarise
from hearts_gui.session.setup.plans import TablePlan
from hearts_gui.ui.main import listeners
from hearts_gui.ui.player_games import PlayerGames, read_ahead
from hearts_gui.ui.screens.menu import BigButton, MenuScene
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.input import Resize, UiEvent
from hearts_gui.ui.table.moon import MoonScene
from hearts_gui.ui.table.nodes.effects import BreakingHearts, QueenRing
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.table.story import cues
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.variants import rules_name, rules_title

SIZES = ((1920, 1080), (3840, 2160))
DEALS = 2
STARTS = 5
READER_SECONDS = 20.0
_WARM_UP = 5

_SCENES = {
    cues.DealOut: "deal", cues.TurnUp: "deal", cues.SortHand: "deal", cues.Exchange: "pass",
    cues.PlayOut: "play", cues.Gather: "sweep", cues.Sweep: "sweep",
}  # fmt: skip

_EFFECTS = {BreakingHearts: "hearts", QueenRing: "queen"}


class NoReaderError(Exception):
    """No screen reader listens in this session."""


class TimedPilot(Pilot):
    """Sorts the times of frames in which something was drawn by what moved in them.

    Frames in which another screen comes to the top, until it is seen, are those of `screen`.
    """

    def __init__(self, app: App, games: PlayerGames) -> None:
        super().__init__(app, games)
        self.by_scene: dict[str, list[float]] = {}
        self._opening = False  # another screen is on top, and not yet seen

    def frame(self, *events: UiEvent) -> None:
        """Run one frame, timed under the name of what moves."""
        names, top = self._moving(), self.app.ctx.scenes.top
        super().frame(*events)
        changed = self.app.ctx.scenes.top is not top
        if changed or self._opening:
            names, self._opening = ["screen"], changed or not self.drawn
        if self.drawn or changed:
            for name in names:
                self.by_scene.setdefault(name, []).append(self.frames_ms[-1])

    def _moving(self) -> list[str]:
        """The moving parts now: a cue or a dragged card, and effects beside it."""
        scene = self.app.ctx.scenes.top
        if isinstance(scene, MoonScene):
            return ["moon"]
        if not isinstance(scene, TableScene):
            return []
        cue = "drag" if scene.hands.drag.dragging else _SCENES.get(type(scene.state.queue.current))
        running = scene.state.tabletop.effects.kinds
        names = [cue, *(_EFFECTS.get(kind) for kind in running)]
        return [name for name in names if name is not None]

    def rest(self) -> None:
        """Let time pass until nothing moves."""
        while self.app.idle_wait_ms() is None or self.app.keeper.settling:
            self.frame()


def frames(
    rules: Rules, sizes: Sequence[tuple[int, int]] | None = None, *, reader: bool = False
) -> list[dict[str, Any]]:
    """Frame times of deals played by hand and rule player, by size and by what moves.

    With `reader` the game tells a screen reader of the session everything, where one listens.
    Raises NoDisplayError.
    """
    without_screen()
    rows = []
    for size in sizes or SIZES:
        by_scene, driver = _play(rules, size, reader=reader)
        every = [time for times in by_scene.values() for time in times]
        for scene, times in {**by_scene, "all": every}.items():
            record = {"scene": scene, "size": f"{size[0]}x{size[1]}", "driver": driver}
            warm = times[_WARM_UP:] if len(times) > 20 * _WARM_UP else times
            rows.append(record | frame_times(warm))
    return rows


def _play(
    rules: Rules, size: tuple[int, int], *, reader: bool = False
) -> tuple[dict[str, list[float]], str]:
    """Frame times by what moved, and the driver that showed them."""
    with tempfile.TemporaryDirectory(prefix="hearts-bench-") as folder:
        os.environ[paths.DATA_VARIABLE] = folder
        games = PlayerGames(lambda: Library(paths.saves_dir()))
        app = App(Settings(cut_pack=False), games, store=False)
        pilot = TimedPilot(app, games)
        try:
            app.rubbish.begin()
            app.ctx.scenes.push(MenuScene(app.ctx))
            app.window.resize(size)
            driver = pygame.display.get_driver()
            if reader:
                _let_reader_in(pilot)
            pilot.frame(Resize(size))
            pilot.rest()
            read_ahead()
            while app.chores.do_one():
                pass
            _look_around(pilot)
            plan = TablePlan(rules, rules_title(rules), rules_name(rules))
            app.ctx.scenes.push(games.start(app.ctx, plan))
            pilot.play_until(lambda game: len(game.view(0).public.standings.history) >= DEALS)
            _rise_moon(pilot)
        finally:
            app.close()
    return pilot.by_scene, driver


def _let_reader_in(pilot: TimedPilot) -> None:
    """Wait until a screen reader of the session listens. Raises NoReaderError."""
    pilot.app.attach(*listeners())
    end = time.monotonic() + READER_SECONDS
    while not pilot.app.ctx.listening.reader.active:
        if time.monotonic() > end:
            raise NoReaderError
        pilot.frame()
        time.sleep(0.01)
    # A deal without anyone who presses Continue.
    pilot.app.ctx.settings = replace(pilot.app.ctx.settings, wait_for_listener=False)


def _look_around(pilot: TimedPilot) -> None:
    """Open every screen of the menu, and leave it again."""
    menu = pilot.app.ctx.scenes.top
    assert isinstance(menu, MenuScene)
    buttons = [widget for widget in menu.form.widgets if isinstance(widget, ListRow | Button)]
    shown = [button for button in buttons if button.enabled and not isinstance(button, BigButton)]
    labels = [button.label for button in shown if button.label != say("menu-play")]
    for label in labels:
        pilot.click(
            next(widget for widget in menu.form.widgets if widget.label == label).box.center
        )
        if not pilot.app.running:  # that led back
            pilot.app.running = True
            continue
        pilot.rest()
        while pilot.app.ctx.scenes.top is not menu:
            pilot.press(pygame.K_ESCAPE)
            pilot.rest()


def _rise_moon(pilot: TimedPilot) -> None:
    """Someone has shot the moon, as far as the window knows."""
    ctx = pilot.app.ctx
    table = next(scene for scene in ctx.scenes.scenes if isinstance(scene, TableScene))
    state = table.state
    cue = moon_of(state.model, 1, state.model.totals)
    moon = MoonScene(state, cue, done=lambda: None)
    ctx.scenes.push(moon)
    while ctx.scenes.top is moon:
        pilot.frame()


def start() -> dict[str, Any]:
    """Seconds from the start of a new process to its first picture, and until its menu answers.

    Medians of some warm starts: the first one does not count. Raises NoDisplayError.
    """
    without_screen()
    _one_start()
    starts = [_one_start() for _ in range(STARTS)]
    return {
        f"{name}_s": round(statistics.median(times[name] for times in starts), 3)
        for name in starts[0]
    }


def _one_start() -> dict[str, float]:
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
    return {name: float(when) - begin for name, when in json.loads(result.stdout).items()}


GAMES = 3000


def statistics_times(games: int = GAMES) -> list[dict[str, Any]]:
    """The time from reading the history to a complete Statistics screen."""
    rows = sample_rows(games)
    with tempfile.TemporaryDirectory(prefix="hearts-bench-") as folder:
        PastGames(Path(folder)).add(rows)
        wall, processor = time.perf_counter(), time.process_time()
        summary = summarise(PastGames(Path(folder)).caught_up(), None, None)
        times = time.perf_counter() - wall, time.process_time() - processor
    assert summary.results is not None
    deals = sum(row.key[0] == "deal" for row in rows)
    return [{
        "statistics": "every row", "games": games, "deals": deals,
        "seconds": round(times[0], 3), "processor_seconds": round(times[1], 3),
    }]  # fmt: skip
