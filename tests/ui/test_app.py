"""The app: one frame at a time, resizing, settings, quitting, and machines without a screen."""

import gc
import os
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pygame
import pytest
from pygame import Surface

from hearts_gui.config import paths, settings
from hearts_gui.config.settings import Settings
from hearts_gui.devtools.samples import SampleGames
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell import build_context, window
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.desktop import TITLE
from hearts_gui.ui.shell.input import Exposed, KeyDown, PointerMove, Quit, Resize
from hearts_gui.ui.shell.sound import Levels, MixerSound, Sound, open_sound
from hearts_gui.ui.shell.window import NoDisplayError, prepare_environment
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from tests.kits.starting import start_with
from tests.ui.kit import Pixels


class Recorder(Scene):
    """Remembers the time steps and events it gets."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self.steps: list[float] = []
        self.events: list[object] = []
        self.left = False
        self.sizes: list[tuple[int, int]] = []

    def update(self, dt_ms: float) -> None:
        self.steps.append(dt_ms)

    def handle(self, event: object) -> bool:
        self.events.append(event)
        return True

    def build(self) -> None:
        self.sizes.append(self.ctx.metrics.size)

    def leave(self) -> None:
        self.left = True


@pytest.fixture
def app(data_dir: Path) -> Iterator[App]:
    app = App(Settings(window_width=1000, window_height=700), SampleGames(), sound=False)
    yield app
    if app.running:
        app.close()


def rest(app: App) -> None:
    for _ in range(400):
        app.step(16.0, [])
        if app.idle_wait_ms() is not None:
            return
    raise AssertionError("the app never comes to rest")


def shown(app: App) -> Pixels:
    return Pixels(app.window.surface)


def resize(app: App, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    app.step(16.0, [Resize(size)])


def test_a_long_pause_is_a_short_step(app: App) -> None:
    scene = Recorder(app.ctx)
    app.ctx.scenes.push(scene)
    app.step(5000.0, [])
    app.step(-3.0, [])
    app.step(16.0, [])
    assert scene.steps == [50.0, 0.0, 16.0]
    assert app.ctx.now() == 66.0


def test_a_still_screen_is_not_drawn_again(app: App) -> None:
    app.ctx.scenes.push(MenuScene(app.ctx))
    rest(app)
    assert app.step(16.0, []) == []
    assert app.idle_wait_ms() is not None
    assert app.step(16.0, [PointerMove((3, 3))]) == []


def test_what_is_shown_piece_by_piece_equals_a_full_repaint(app: App) -> None:
    app.ctx.scenes.push(MenuScene(app.ctx))
    rest(app)
    before = shown(app)
    app.step(16.0, [Exposed()])
    # Blending rounds by one level where a picture is cut at another row.
    off = shown(app).off(before)
    assert off.max() <= 1
    assert np.count_nonzero(off) < off.size / 10_000


def test_a_resize_lays_out_immediately_and_gets_sharp_when_it_rests(app: App) -> None:
    scene = Recorder(app.ctx)
    app.ctx.scenes.push(scene)
    app.step(16.0, [])
    resize(app, (1300, 800))
    assert scene.sizes[-1] == (1300, 800)
    assert app.ctx.cardart.draft
    for _ in range(12):
        app.step(16.0, [])
    assert not app.ctx.cardart.draft
    assert len(scene.sizes) == 3


def test_after_any_resizes_the_menu_looks_as_if_opened_at_that_size(app: App) -> None:
    app.ctx.scenes.push(MenuScene(app.ctx))
    rest(app)
    for size in ((820, 1460), (1300, 640), (1200, 800)):
        resize(app, size)
        app.step(16.0, [])
    for _ in range(12):
        app.step(16.0, [])
    rest(app)
    walked = shown(app)
    start_with(app.ctx.scenes, MenuScene(app.ctx))
    rest(app)
    assert shown(app) == walked


def test_closing_the_window_ends_the_loop(app: App) -> None:
    scene = Recorder(app.ctx)
    app.ctx.scenes.push(scene)
    app.step(16.0, [Quit()])
    assert not app.running
    app.close()
    assert scene.left


def test_what_waits_behind_the_end_is_not_handled(app: App) -> None:
    """Failing before: a busy computer went through all waiting keys before it left."""
    app.ctx.scenes.push(Recorder(app.ctx))
    app.step(16.0, [Quit(), KeyDown(pygame.K_F11), KeyDown(pygame.K_F11), KeyDown(pygame.K_F11)])
    assert not app.ctx.settings.full_screen


def test_an_error_in_a_scene_still_cleans_up(data_dir: Path) -> None:
    class Broken(Recorder):
        def update(self, dt_ms: float) -> None:
            raise ValueError("broken")

    app = App(Settings(), SampleGames(), sound=False)
    kept: list[Broken] = []

    def first(ctx: Context) -> Scene:
        kept.append(Broken(ctx))
        return kept[0]

    with pytest.raises(ValueError, match="broken"):
        app.run(first)
    assert kept[0].left
    assert not pygame.display.get_init()


def test_run_plays_until_the_scene_asks_to_quit(data_dir: Path) -> None:
    app = App(Settings(), SampleGames(), sound=False)

    class Short(Recorder):
        def update(self, dt_ms: float) -> None:
            super().update(dt_ms)
            if len(self.steps) == 3:
                self.ctx.quit()

        def idle_wait_ms(self) -> int | None:
            return 1

    app.run(Short)
    assert not app.running


def test_rubbish_waits_for_quiet_moments_only_while_the_program_runs(data_dir: Path) -> None:
    gc.unfreeze()  # the tests' own, of which single things end by themselves at any time
    usual = gc.get_threshold()
    app = App(Settings(), SampleGames(), sound=False)
    assert (gc.get_threshold(), gc.get_freeze_count()) == (usual, 0)
    seen = []

    class Once(Recorder):
        def update(self, dt_ms: float) -> None:
            seen.append((gc.get_threshold()[2], gc.get_freeze_count()))
            self.ctx.quit()

    app.run(Once)
    assert seen[0][0] > usual[2]
    assert seen[0][1] > 0
    assert (gc.get_threshold(), gc.get_freeze_count()) == (usual, 0)


def test_the_window_belongs_to_hearts_on_the_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for before, after in (("", TITLE), (Path(sys.argv[0]).name, TITLE), ("mine", "mine")):
        monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", before)
        prepare_environment()
        assert os.environ["SDL_VIDEO_X11_WMCLASS"] == after


def test_the_window_size_is_remembered(data_dir: Path) -> None:
    app = App(Settings(), SampleGames(), sound=False)
    app.ctx.scenes.push(Recorder(app.ctx))
    resize(app, (1111, 733))
    app.step(16.0, [Quit()])
    app.close()
    stored = settings.load(paths.settings_file()).settings
    assert (stored.window_width, stored.window_height) == (1111, 733)


def test_changed_settings_are_applied_and_stored_immediately(app: App) -> None:
    app.ctx.scenes.push(MenuScene(app.ctx))
    rest(app)
    before = shown(app)
    app.ctx.change_settings(replace(app.ctx.settings, theme="parchment", ui_scale=150))
    rest(app)
    assert app.ctx.theme.key == "parchment"
    assert app.ctx.metrics.ui_scale == 150
    assert shown(app) != before
    app.keeper.close()
    assert settings.load(paths.settings_file()).settings.theme == "parchment"


def test_no_frame_waits_for_a_slow_disk_that_takes_settings(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: each change stood still until the disk had it, seconds where it was busy."""
    disk, wrote = threading.Event(), list[bytes]()

    def slow(path: Path, data: bytes) -> None:
        assert disk.wait(60)
        wrote.append(data)

    monkeypatch.setattr(settings, "replace_whole", slow)
    for level in (10, 20, 30):
        app.change_settings(replace(app.ctx.settings, master_level=level))
        app.step(16.0, [])
    assert (app.ctx.settings.master_level, wrote) == (30, [])
    disk.set()
    app.keeper.close()
    levels = [tomllib.loads(data.decode())["master_level"] for data in wrote]
    assert levels[0] == 10
    assert levels[-1] == 30, "what changed meanwhile is written too"
    assert len(levels) < 4


def test_the_m_key_mutes_and_f11_fills_the_screen(app: App) -> None:
    app.ctx.scenes.push(Scene(app.ctx))
    app.step(16.0, [KeyDown(pygame.K_m)])
    assert app.ctx.settings.muted
    app.ctx.scenes.push(Dialog(app.ctx, "Title", "Text", (DialogButton("Close"),)))
    app.step(16.0, [KeyDown(pygame.K_m)])
    assert not app.ctx.settings.muted, "failing before: dead while a dialog was open"
    app.step(16.0, [KeyDown(pygame.K_F11)])
    assert app.window.full_screen
    app.step(16.0, [KeyDown(pygame.K_F11)])
    assert not app.window.full_screen


def test_a_disk_that_refuses_gives_one_notice(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        build_context, "save_settings", lambda *_: "The settings could not be saved: full."
    )
    notices: list[str] = []
    scene = Recorder(app.ctx)
    monkeypatch.setattr(scene, "notify", notices.append)
    app.ctx.scenes.push(scene)
    for level in (10, 20, 30):
        app.ctx.change_settings(replace(app.ctx.settings, master_level=level))
        app.keeper.close()
    assert notices == ["The settings could not be saved: full."]
    assert app.ctx.settings.master_level == 30


def test_no_screen_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise pygame.error("No available video device")

    monkeypatch.setattr(pygame.display, "init", fail)
    with pytest.raises(NoDisplayError) as caught:
        window.open_display()
    message = str(caught.value)
    assert "screen" in message
    assert "No available video device" in message
    assert "\n" not in message


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_libraries_of_x11_are_named_on_linux_alone(
    platform: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise pygame.error("No available video device")

    monkeypatch.setenv("DISPLAY", ":0")  # of an X server that some people run there too
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(window, "missing_library", lambda: "Hearts needs the library libX11.")
    monkeypatch.setattr(window, "own_taskbar_entry", lambda: False)
    monkeypatch.setattr(pygame.display, "init", fail)
    with pytest.raises(NoDisplayError, match="needs a screen"):
        window.open_display()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
@pytest.mark.parametrize("driver", ["x11", None], ids=["asked for X11", "asked for nothing"])
def test_a_machine_without_a_screen_really_fails_that_way(driver: str | None) -> None:
    code = (
        "from hearts_gui.ui.shell import window\n"
        "try:\n    window.open_display()\n"
        "except window.NoDisplayError as error:\n    print('refused:', error)\n"
    )
    env = {key: value for key, value in os.environ.items() if key != "DISPLAY"}
    env.pop("WAYLAND_DISPLAY", None)
    env.pop("SDL_VIDEODRIVER", None)
    if driver is not None:
        env["SDL_VIDEODRIVER"] = driver
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("refused:")


def test_scenes_over_a_frozen_picture_come_back_after_a_resize(app: App) -> None:
    class Over(Recorder):
        overlay = True

    menu = MenuScene(app.ctx)
    app.ctx.scenes.push(menu)
    rest(app)
    over = Over(app.ctx)
    app.ctx.scenes.push(over)
    app.step(16.0, [])
    assert over.backdrop is not None
    assert over.backdrop.get_size() == app.window.size
    resize(app, (1200, 900))
    assert over.backdrop.get_size() == (1200, 900)
    assert menu.hero is not None
    assert menu.hero.ready, "failing before: a heart without cards lay under it"
    app.ctx.scenes.pop()
    rest(app)
    seen = shown(app)
    start_with(app.ctx.scenes, MenuScene(app.ctx))
    rest(app)
    assert shown(app) == seen


def test_the_stack_tells_scenes_what_happens_to_them(app: App) -> None:
    log: list[str] = []

    class Talker(Scene):
        def __init__(self, ctx: Context, name: str) -> None:
            super().__init__(ctx)
            self.name = name

        def enter(self) -> None:
            log.append(f"enter {self.name}")

        def leave(self) -> None:
            log.append(f"leave {self.name}")

        def covered(self) -> None:
            log.append(f"cover {self.name}")

        def uncovered(self) -> None:
            log.append(f"uncover {self.name}")

    stack = app.ctx.scenes
    first, second, third = (Talker(app.ctx, name) for name in "abc")
    stack.push(first)
    stack.push(second)
    stack.replace(third)
    stack.remove(third)
    assert stack.top is first
    stack.pop()
    assert log == [
        "enter a", "cover a", "enter b", "leave b", "cover a", "enter c", "leave c", "uncover a",
        "leave a",
    ]  # fmt: skip
    assert stack.top is None


def test_silence_without_a_device(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**_: object) -> None:
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    sound = open_sound(Levels(muted=True))
    assert type(sound) is Sound
    sound.play("flick")
    sound.set_levels(Levels())
    sound.close()


def test_cues_play_with_small_changes_and_never_too_many_together() -> None:
    sound = open_sound(Levels())
    assert isinstance(sound, MixerSound)
    for _ in range(50):
        sound.play("flick")
        sound.play("no such cue")
    assert 0 < sum(name == "flick" for name, _ in sound._playing) <= 4
    lengths = {variant.get_length() for variant in sound._variants["flick"]}
    assert len(lengths) > 3
    sound.set_levels(Levels(muted=True))
    sound.play("win")
    assert "win" not in sound._variants
    sound.close()
    sound.play("flick")


def test_buses_multiply() -> None:
    levels = Levels(master=0.5, effects=0.4, table=0.8)
    assert levels.of("button") == pytest.approx(0.2)
    assert levels.of("flick") == pytest.approx(0.4)
    assert Levels(muted=True).of("flick") == 0


def test_the_icon_is_there() -> None:
    picture = pygame.image.load(paths.asset("icon", "hearts-128.png"))
    assert isinstance(picture, Surface)


@pytest.mark.parametrize(
    ("size", "drawn"),
    [
        ((1280, 720), (1280, 720)), ((400, 300), (800, 600)), ((1, 1), (800, 800)),
        ((1900, 5), (4096, 600)), ((5, 3000), (800, 4096)), ((9000, 300), (9000, 600)),
    ],
)  # fmt: skip
def test_a_window_of_a_few_lines_does_not_make_a_huge_picture(
    size: tuple[int, int], drawn: tuple[int, int]
) -> None:
    """Failing before: gigabytes of memory, where no window manager keeps the least size."""
    assert window.drawn_size(*size) == drawn


def test_the_picture_under_a_dialog_becomes_as_fine_as_the_felt(app: App) -> None:
    """Failing before: half of the rail stayed coarse while an early dialog was open."""
    app.ctx.scenes.push(MenuScene(app.ctx))
    app.step(16.0, [])
    assert app.ctx.felt.pending
    early = Dialog(app.ctx, "Early", "", (DialogButton("Close"),))
    app.ctx.scenes.push(early)
    rest(app)
    seen = Pixels(app.window.surface)
    app.ctx.scenes.pop()
    app.ctx.scenes.push(Dialog(app.ctx, "Early", "", (DialogButton("Close"),)))
    rest(app)
    assert Pixels(app.window.surface) == seen


def test_a_dialog_in_place_of_a_screen_lies_over_the_one_below(app: App) -> None:
    """Failing before: it lay over what the window showed, the screen that it replaced."""
    scenes = app.ctx.scenes
    scenes.push(Recorder(app.ctx))
    rest(app)
    scenes.push(Dialog(app.ctx, "Title", "Text", (DialogButton("Back"),)))
    rest(app)
    wanted = shown(app)
    scenes.pop()
    rest(app)
    scenes.push(MenuScene(app.ctx))
    rest(app)
    scenes.replace(Dialog(app.ctx, "Title", "Text", (DialogButton("Back"),)))
    rest(app)
    assert shown(app) == wanted


def test_a_dialog_leaves_the_screens_of_its_place_where_they_are(app: App) -> None:
    """Failing before: why a game cannot be opened was said over an empty menu."""
    scenes, lower, upper = app.ctx.scenes, MenuScene(app.ctx), Recorder(app.ctx)
    dialog = Dialog(app.ctx, "Title", "Text", (DialogButton("Back"),))
    for scene in (lower, upper):
        scenes.push(scene)
        rest(app)
    scenes.over_first(dialog)
    assert scenes.scenes == (lower, upper, dialog)
    scenes.pop()
    scenes.over_first(Recorder(app.ctx))
    assert upper not in scenes.scenes
