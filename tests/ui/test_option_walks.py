"""Random walks through the options never end at rules that cannot be played, nor get stuck.

What was stored before a kill is there after it.
"""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from hearts_gui.config import rule_sets, settings
from hearts_gui.config.settings import Settings
from hearts_gui.devtools.samples import sample_setup
from hearts_gui.engine.play.actions import StartDeal
from hearts_gui.engine.play.game import new_game, step
from hearts_gui.engine.rules.rules import Rules, rules_from_dict
from hearts_gui.ui.screens.options import RULES, OptionsScene
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown, TextInput
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.dialog import AskDialog
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.text_field import TextField
from tests.engine.random_play import random_action
from tests.kits.starting import start_with
from tests.processes import kill
from tests.ui.conftest import MakeContext
from tests.ui.kit import press

LEADS_AWAY = ("Play these", "From next game", "Close")
PRESSES = (pygame.K_SPACE, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_RETURN, pygame.K_END)
WORDS = ("shoot", "jack", "black maria", "H1ABC", "77, 99", "Zoë 日本", "")
PLAYED_THROUGH = 100
LONGEST_WALK = 14


def some_step(ctx: Context, scene: OptionsScene, rng: random.Random) -> None:
    """Use any control of the top screen, take a change back, or leave."""
    top = ctx.scenes.top
    assert isinstance(top, FormScene)
    if top is not scene and rng.random() < 0.3:
        press(top, pygame.K_ESCAPE)
        return
    if rng.random() < 0.05:
        press(top, pygame.K_z, mods=pygame.KMOD_CTRL)
        return
    widget = some_control(top, rng)
    if widget is None:
        press(top, pygame.K_ESCAPE)
        return
    top.form.set_focus(widget, keyboard=True)
    if isinstance(widget, TextField):
        top.handle(TextInput(rng.choice(WORDS)))
        if isinstance(top, AskDialog):
            press(top, pygame.K_RETURN)
        return
    press(top, rng.choice(PRESSES))
    if top.form.popup is not None:
        press(top, rng.choice((pygame.K_DOWN, pygame.K_UP, pygame.K_END)), pygame.K_RETURN)


def some_control(top: FormScene, rng: random.Random) -> Widget | None:
    controls = [
        widget for widget in top.form.widgets
        if widget.focusable and widget.visible and widget.enabled and widget.label not in LEADS_AWAY
        and widget.label != "Page"
    ]  # fmt: skip
    return rng.choice(controls) if controls else None


def end_of_walk(ctx: Context, scene: OptionsScene) -> Rules:
    """Back to the rules, every clash taken back; what would be played."""
    for _ in range(8):
        top = ctx.scenes.top
        assert top is not None
        if top is scene:
            break
        top.handle(KeyDown(pygame.K_ESCAPE))
    assert ctx.scenes.top is scene, "the way back is shut"
    draft = scene.pane.setup.draft
    for _ in range(LONGEST_WALK + 1):
        if draft.playable:
            break
        assert draft.clash is not None
        assert draft.can_undo or draft.clash.repairs
        draft.undo()
    assert draft.playable
    return draft.rules


def play_one_deal(rules: Rules, seed: int) -> None:
    game, rng = new_game(rules, f"walk {seed}"), random.Random(seed)
    for _ in range(5000):
        if game.public.standings.history:
            return
        _, game = step(game, random_action(game, rng))
    raise AssertionError("the deal never ends")


def walk(ctx: Context, number: int) -> None:
    rng = random.Random(number)
    scene = OptionsScene(ctx, tab=RULES, playable=True, setup=sample_setup())
    start_with(ctx.scenes, scene)
    for _ in range(rng.randint(1, LONGEST_WALK)):
        some_step(ctx, scene, rng)
    rules = end_of_walk(ctx, scene)
    if number % PLAYED_THROUGH == 0:
        play_one_deal(rules, number)
    else:
        step(new_game(rules, f"walk {number}"), StartDeal())


@pytest.mark.parametrize("first", [0, *(pytest.param(n * 1000 + 30, marks=pytest.mark.slow)
                                        for n in range(10))])  # fmt: skip
def test_a_walk_through_the_options_ends_at_a_game(make_ctx: MakeContext, first: int) -> None:
    ctx = make_ctx((1280, 720) if first % 2000 < 1000 else (820, 1460))
    ctx.change_settings = lambda new: setattr(ctx, "settings", new)
    for number in range(first, first + (1000 if first else 30)):
        try:
            walk(ctx, number)
        except Exception as error:
            error.add_note(f"in walk {number}")
            raise


# -- kills

WRITER = """
import os, random, sys
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
from dataclasses import replace
from hearts_gui.config import paths
from hearts_gui.config.settings import Settings
from hearts_gui.session.setup.plans import TablePlan
from hearts_gui.session.setup.rules_setup import RulesSetup
from hearts_gui.ui.shell.app import App
from hearts_gui.devtools.samples import SampleGames
app = App(Settings(), SampleGames(), sound=False)
setup = RulesSetup(TablePlan(), paths.rule_sets_file())
print("ready", flush=True)
for number in range(1, 100000):
    level = number % 101
    app.change_settings(replace(app.ctx.settings, name=f"N{number}", master_level=level))
    app.keeper.close()
    setup.draft.set("end_at", 50 + number % 50)
    assert setup.save_as(f"Set {number % 7}") is None
    print(number, flush=True)
"""


def kill_once(folder: Path, wait_s: float) -> int:
    """Let a program change settings and own sets for a while, and kill it; its last word."""
    env = {**os.environ, "HEARTS_DATA": str(folder)}
    with subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", WRITER], env=env, stdout=subprocess.PIPE, text=True
    ) as writer:
        assert writer.stdout is not None
        while writer.stdout.readline() != "ready\n":
            assert writer.poll() is None
        time.sleep(wait_s)
        kill(writer.pid)
        said = writer.stdout.read().split("\n")[:-1]
    return int(said[-1]) if said else 0


@pytest.mark.parametrize("kills", [2, pytest.param(60, marks=pytest.mark.slow)])
def test_settings_and_own_sets_survive_a_kill_at_any_moment(data_dir: Path, kills: int) -> None:
    rng = random.Random(kills)
    for _ in range(kills):
        last = kill_once(data_dir, rng.uniform(0.02, 0.25))
        loaded = settings.load(data_dir / "settings.toml")
        assert loaded.warnings == ()
        own = rule_sets.load(data_dir / "rule-sets.jsonl")
        assert own.warnings == ()
        for rule_set in own.sets:
            rules_from_dict(rule_set.values)
        if last:
            assert loaded.settings != Settings()
            assert int(loaded.settings.name[1:]) in (last, last + 1)
            assert len(own.sets) >= min(last, 7)
