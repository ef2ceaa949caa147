"""Random events of pointer, keys, fingers, pads, texts, files and sizes never break a screen."""

import random
from pathlib import Path

import pygame
import pytest

from hearts_gui.config.settings import Settings
from hearts_gui.devtools.samples import SampleGames
from hearts_gui.devtools.shots import SCENES, show_scene
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.input import KeyDown
from tests.kits.random_events import walk
from tests.kits.slow import some


@pytest.mark.parametrize("seed", some(range(40), 0))
def test_no_finger_pad_text_file_or_size_breaks_a_screen(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    files = [tmp_path / name for name in ("x.hearts", "x.png", "none", "folder")]
    for file in files[:2]:
        file.write_bytes(rng.randbytes(200))
    files[3].mkdir()
    app = App(Settings(speed=0.0), SampleGames(under_way=True), store=False, sound=False)
    app.ctx.scenes.push(MenuScene(app.ctx))
    show_scene(app.ctx, rng.choice(SCENES), Rules(), "rough", app.window.surface)
    walk(app, rng, 300, rough=0.6, files=[*map(str, files)])
    app.close()


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
