"""Prepared pictures keep within what the window may cost."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from hearts_gui.config.settings import Settings
from hearts_gui.devtools.samples import SampleGames
from hearts_gui.ui.draw.cache import SurfaceCache
from hearts_gui.ui.draw.memory import MIB, budget
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.input import Resize

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def app() -> Iterator[App]:
    made = App(
        Settings(window_width=1280, window_height=720), SampleGames(), store=False, sound=False
    )
    made.ctx.scenes.push(MenuScene(made.ctx))
    yield made
    made.close()


@pytest.mark.parametrize(
    ("size", "most"), [((1280, 720), 120), ((1920, 1080), 140), ((3840, 2160), 260)]
)
def test_the_caches_stay_under_the_stated_limits(size: tuple[int, int], most: int) -> None:
    kept = budget(size)
    assert most * 0.9 * MIB < kept.sharp + kept.drafts + kept.shapes <= most * MIB


def test_a_lower_limit_lets_the_oldest_pictures_go_at_once() -> None:
    cache = SurfaceCache(100_000)
    for number in range(5):
        cache.put(number, Surface((50, 50), depth=32))
    cache.get(0)
    cache.set_limit(20_000)
    assert [number for number in range(5) if number in cache] == [0, 4]
    assert cache.held == 20_000


def test_the_caches_follow_the_window(app: App) -> None:
    app.step(16.0, [])
    before = budget(app.window.size)
    pygame.display.set_mode((1920, 1080))
    app.step(16.0, [Resize((1920, 1080))])
    after = budget((1920, 1080))
    assert before.sharp < after.sharp
    cards = app.ctx.cardart
    assert (cards._sharp._limit, cards._drafts._limit) == (after.sharp, after.drafts)
    assert app.ctx.painter._shapes._limit == after.shapes


WEIGHED = """\
from dataclasses import replace
import pygame
from hearts_gui.config.settings import Settings
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.input import Resize
from hearts_gui.ui.draw.memory import give_back_large_blocks
from hearts_gui.devtools.pilot import Pilot
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.screens.menu import MenuScene

if __name__ == "__main__":
    games = PlayerGames()
    app = App(Settings(), games, store=False)
    app.rubbish.begin()
    pilot = Pilot(app, games)
    app.ctx.scenes.push(MenuScene(app.ctx))
    pygame.display.set_mode(({wide}, {high}))
    pilot.frame(Resize(({wide}, {high})))
    while app.settling:
        pilot.frame()
    give_back_large_blocks()
    app.open_sound()
    pilot.open_game()
    for deals in range(1, {deals} + 1):
        pilot.play_until(lambda game: len(game.view(0).public.standings.history) >= deals)
        if deals == 2:
            app.change_settings(replace(app.ctx.settings, speed=0.0))
    status = dict(line.split(":", 1) for line in open("/proc/self/status"))
    print(int(status["VmRSS"].split()[0]) // 1000)
    app.close()
"""


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="asks Linux")
@pytest.mark.parametrize(("size", "most"), [((1920, 1080), 300), ((3840, 2160), 600)])
def test_some_deals_cost_no_more_memory_than_promised(
    size: tuple[int, int], most: int, tmp_path: Path
) -> None:
    script = tmp_path / "weighed.py"
    script.write_text(WEIGHED.format(wide=size[0], high=size[1], deals=4))
    done = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": str(ROOT), "HEARTS_DATA": str(tmp_path / "data")},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert int(done.stdout.splitlines()[-1]) < most
