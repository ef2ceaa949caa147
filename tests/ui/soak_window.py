"""The program's own window as the soak runs it: it shows every screen in turn and reports on
itself. Each has a language and rules drawn by chance, and games from the menu have such rules too.

A line of JSON each second says what can be clicked, and one each minute what memory is in use. What
goes wrong is told, and the window goes on from the menu.
"""

from __future__ import annotations

import gc
import json
import os
import random
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pygame

from hearts_gui import __version__
from hearts_gui.config import people
from hearts_gui.config.journal import Journal
from hearts_gui.config.settings import THEME_KEYS, Settings
from hearts_gui.devtools.samples import SampleGames
from hearts_gui.devtools.shots import SCENES, NoSuchMomentError, show_scene
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.setup.plans import TablePlan
from hearts_gui.ui.draw.memory import MIB, program_bytes
from hearts_gui.ui.main import TracedApp, listeners
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.screens.about import memory_use
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell import desktop
from hearts_gui.ui.shell.context import Scene
from hearts_gui.ui.shell.input import UiEvent
from hearts_gui.wording.language.choice import languages
from tests.kits.starting import start_with
from tests.session.soak import tables

SEED = "0"
REST = Settings(window_width=1280, window_height=720)
OWN_CONTEXT = ("menu-first",)
"""Scenes that only pictures need, which do not follow a change of the window."""
MENU_EVERY = 6
"""One turn in this many is the menu, from which real games are played."""
TURN_SECONDS, MENU_SECONDS = 5.0, 20.0
LOOK_SECONDS = 1.0
MOST_SPOTS = 60


def turns() -> Iterator[tuple[int, str]]:
    """Every screen in turn, and the menu in between, with the number of the round."""
    for number in count():
        for index, name in enumerate(name for name in SCENES if name not in OWN_CONTEXT):
            if index % MENU_EVERY == 0:
                yield number, "menu"
            yield number, name


def megabytes(process: int | str) -> float:
    """The memory of another process; 0 where it has just ended."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    except (OSError, IndexError):
        return 0.0
    return round(pages * os.sysconf("SC_PAGE_SIZE") / MIB, 1)


def workers() -> list[str]:
    """The processes that this one has started."""
    paths = Path("/proc/self/task").glob("*/children")
    return [child for path in paths for child in path.read_text(encoding="ascii").split()]


def tell(**what: Any) -> None:
    print(json.dumps(what), flush=True)


class SoakedApp(TracedApp):
    """The program's app, led to every screen."""

    def __init__(self, journal: Journal, minutes: float) -> None:
        self._games, self._samples = PlayerGames(), SampleGames(under_way=True)
        super().__init__(REST, self._games, journal)
        self._turns = turns()
        self._began = time.monotonic()
        self._end = self._began + 60 * minutes
        self._look = self._turn = self._began
        self._minute, self._opened, self._faults, self._left = 0, 0, 0, 0
        self._seen: set[str] = set()
        self._sizes: set[tuple[int, int]] = set()

    def step(self, dt_ms: float, events: list[UiEvent]) -> list[pygame.Rect]:
        """Run one frame; report a fault and return to the menu."""
        shown: list[pygame.Rect] = []
        now = time.monotonic()
        try:
            self._lead(now)
            shown = super().step(dt_ms, events)
            self._seen.add(type(self.ctx.scenes.top).__name__)
            self._sizes.add(self.window.size)
        except Exception:
            self._faults += 1
            tell(fault=traceback.format_exc(), after=list(self._seen)[-3:])
            self._to_menu()
        if now >= self._end:
            self.running = False
        elif not self.running:  # the player has left
            self._left += 1
            self.running = True
            self._to_menu()
        return shown

    def _to_menu(self) -> None:
        start_with(self.ctx.scenes, MenuScene(self.ctx))

    def _lead(self, now: float) -> None:
        """Go to the next screen, and report it, when it is time."""
        if now >= self._began + 60 * (self._minute + 1):
            self._minute += 1
            self._weigh()
        if now >= self._turn:
            number, name = next(self._turns)
            self._turn = now + (MENU_SECONDS if name == "menu" else TURN_SECONDS)
            self._opened += 1
            self._turn_to(number, name)
        if now >= self._look:
            self._look = now + LOOK_SECONDS
            top = self.ctx.scenes.top
            tell(size=self.window.points, spots=[] if top is None else self._spots(top))

    def _turn_to(self, number: int, name: str) -> None:
        chance = random.Random(f"{number} {name}")
        language = chance.choice(languages())
        theme = THEME_KEYS[number % len(THEME_KEYS)]
        self.change_settings(replace(self.ctx.settings, language=language, theme=theme))
        self.ctx.games = self._games if name == "menu" else self._samples
        self._to_menu()
        key, players = chance.choice(tables())
        rules = preset(key, players)
        if name == "menu":
            self._games.remember(TablePlan(rules, title=key, source=key))
            return
        try:
            show_scene(self.ctx, name, rules, SEED, self.window.surface)
        except NoSuchMomentError:
            show_scene(self.ctx, name, Rules(), SEED, self.window.surface)

    def _spots(self, top: Scene) -> list[tuple[int, int]]:
        """The middle of what reacts, in the window's points."""
        across, down = self.window.ratio
        boxes = (node.bounds for node in top.accessible().walk() if node.acts)
        middles = (
            (round((x + w / 2) / across), round((y + h / 2) / down)) for x, y, w, h in boxes if w
        )
        return list(middles)[:MOST_SPOTS]

    def _weigh(self) -> None:
        """Memory as it is, at its highest in this minute, and with the menu at rest."""
        peak = self._peak()
        before = program_bytes() or 0
        helpers = workers()
        for_helpers = round(sum(map(megabytes, helpers)), 1)
        self.change_settings(replace(REST, language=self.ctx.settings.language))
        self.window.resize((REST.window_width, REST.window_height))
        self._to_menu()
        for _ in range(40):
            super().step(50.0, self.translated(pygame.event.get(), time.perf_counter() * 1000))
            pygame.time.wait(5)
        self._to_menu()
        gc.collect()
        use = memory_use(self.ctx)
        tell(
            minute=self._minute, now_mb=round(before / MIB, 1), peak_mb=peak,
            rest_mb=round((use.program or 0) / MIB, 1), prepared_mb=round(use.prepared / MIB, 1),
            bound_mb=round(use.most / MIB, 1), objects=len(gc.get_objects()),
            workers=len(helpers), workers_mb=for_helpers, opened=self._opened,
            screens=len(self._seen), sizes=len(self._sizes), left=self._left, faults=self._faults,
        )  # fmt: skip

    @staticmethod
    def _peak() -> float:
        """The most memory since this was last asked."""
        status = Path("/proc/self/status").read_text(encoding="ascii")
        most = next(line for line in status.splitlines() if line.startswith("VmHWM"))
        Path("/proc/self/clear_refs").write_text("5", encoding="ascii")
        return round(int(most.split()[1]) / 1024, 1)

    def close(self) -> None:
        """Put away what was played, not the samples."""
        tell(closing=True)
        self.ctx.games = self._games
        super().close()

    def told_seen(self) -> list[str]:
        """The kinds of screens that were shown."""
        return sorted(self._seen)


def main(minutes: float) -> None:
    """Run for this many minutes."""
    desktop.command = lambda folder: ["true"]  # no file manager
    people.choose_last()
    app = SoakedApp(Journal(__version__), minutes)
    app.run(MenuScene, listeners)
    tell(screens=app.told_seen(), alive=True)


if __name__ == "__main__":
    main(float(sys.argv[1]))
