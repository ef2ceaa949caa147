"""Random pointer, key and size events never break the screens around the table."""

import random
from pathlib import Path

import pygame
import pytest

from hearts_gui.config.settings import Settings
from hearts_gui.devtools.samples import SampleGames
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.context import Scene
from hearts_gui.ui.shell.input import (
    KeyDown,
    Resize,
)
from tests.kits.random_events import SIZES, random_event, random_place
from tests.kits.slow import some


def walk(app: App, rng: random.Random, steps: int) -> set[str]:
    """Throw events at the app; the names of the screens that were seen."""
    seen: set[str] = set()
    for _ in range(steps):
        if rng.random() < 0.003:
            size = rng.choice(SIZES)
            pygame.display.set_mode(size, pygame.RESIZABLE)
            app.step(16.0, [Resize(size)])
        pos = random_place(rng, app)
        events = [random_event(rng, pos), random_event(rng, pos)]
        app.step(rng.choice((0.0, 16.0, 60.0)), events)
        app.running = True
        top = app.ctx.scenes.top
        if top is None or type(top) is Scene:
            app.ctx.scenes.reset(MenuScene(app.ctx))
        seen.add(type(top).__name__)
    return seen


@pytest.mark.parametrize(("seed", "steps"), some([(1, 900), (1, 2000), (2, 50_000)], (1, 900)))
def test_random_events_never_break_a_screen(data_dir: Path, seed: int, steps: int) -> None:
    app = App(Settings(), SampleGames(under_way=True), store=False, sound=False)
    app.ctx.scenes.push(MenuScene(app.ctx))
    seen = walk(app, random.Random(seed), steps)
    assert {"MenuScene", "OptionsScene", "LearnScene", "Dialog"} <= seen
    for _ in range(20):
        app.step(50.0, [KeyDown(pygame.K_ESCAPE)])
        if isinstance(app.ctx.scenes.top, MenuScene):
            break
    assert isinstance(app.ctx.scenes.top, MenuScene)
    app.close()
