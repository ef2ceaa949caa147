"""Run as a program: a real window, switched through full screen, sizes, themes and text sizes.

Arguments: how many switches, and the size of the window. Then it obeys the lines it reads, "look",
"save PATH", "copy TEXT" and "show SCENE", answers each with what the window is like, and ends with
"alive".
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from typing import Any

import pygame

from hearts_gui.config.settings import Settings
from hearts_gui.devtools.samples import SampleGames
from hearts_gui.devtools.shots import show_scene
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.app import App, wall_clock_ms
from hearts_gui.ui.shell.keymap import key_words

SIZES = ((800, 600), (840, 600), (800, 620))
THEMES = ("midnight", "club")
SCALES = (100, 125)
MOST_FRAMES = 40


class WindowRun:
    """An app in a real window, with the events which the system sends it."""

    def __init__(self, size: tuple[int, int]) -> None:
        prefs = Settings(window_width=size[0], window_height=size[1])
        self.app = App(prefs, SampleGames(), sound=False)
        self.app.ctx.scenes.push(MenuScene(self.app.ctx))
        self.frames(20)

    def frames(self, least: int = 2) -> None:
        """This many frames, and then until the picture rests."""
        for number in range(least + MOST_FRAMES):
            events = self.app.translated(pygame.event.get(), wall_clock_ms())
            self.app.step(50.0, events)
            resting = self.app.idle_wait_ms() is not None and not self.app.keeper.settling
            if number >= least and resting and not events:
                return
            pygame.time.wait(2)

    def switch(self, number: int) -> None:
        """Another full screen, size, theme or text size, in turn."""
        app, prefs = self.app, self.app.ctx.settings
        step = number // 4
        match number % 4:
            case 0:
                app.change_settings(replace(prefs, full_screen=not prefs.full_screen))
            case 1:
                app.window.resize(SIZES[step % len(SIZES)])
            case 2:
                app.change_settings(replace(prefs, theme=THEMES[step % len(THEMES)]))
            case _:
                app.change_settings(replace(prefs, ui_scale=SCALES[step % len(SCALES)]))
        self.frames()
        assert app.window.surface.get_size() == app.window.size == app.ctx.metrics.size

    def obey(self, line: str) -> None:
        """One line that was read."""
        verb, _, rest = line.strip().partition(" ")
        if verb == "save":
            pygame.image.save(self.app.window.surface, rest)
        elif verb == "copy":
            clipboard.copy(rest)
        elif verb == "show":
            show_scene(self.app.ctx, rest, Rules(), "0", self.app.window.surface)
        self.frames(20)
        self.tell()

    def tell(self, **more: Any) -> None:
        """Print what the window is like now."""
        window, top = self.app.window, self.app.ctx.scenes.top
        now = {
            "driver": pygame.display.get_driver(), "pixels": window.size, "points": window.points,
            "full_screen": window.full_screen, "screen": type(top).__name__,
            "clipboard": clipboard.paste(), "bits": window.surface.get_bitsize(),
            "muted": self.app.ctx.settings.muted, "cap": key_words(pygame.K_h),
        }  # fmt: skip
        print(json.dumps({**now, **more}), flush=True)


def main(switches: int, size: tuple[int, int]) -> None:
    """Switch this many times, then obey."""
    run = WindowRun(size)
    seen: set[tuple[int, int]] = set()
    for number in range(switches):
        run.switch(number)
        seen.add(run.app.window.size)
    run.tell(sizes=sorted(seen))
    for line in sys.stdin:
        run.obey(line)
    run.app.close()
    print("alive", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), (int(sys.argv[2]), int(sys.argv[3])))
