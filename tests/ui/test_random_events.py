"""Random pointer, key and size events never break the screens around the table."""

import random
from pathlib import Path

import pygame
import pytest

from hearts_gui.config.settings import Settings
from hearts_gui.devtools.samples import SampleGames
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.input import (
    KeyDown,
)
from tests.kits.random_events import walk
from tests.kits.slow import some


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
