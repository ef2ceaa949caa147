"""Every sound in play has a level of its own, none clicks when silenced, and none clips."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pygame
import pytest

from hearts_gui.config import paths
from hearts_gui.config.settings import CUES, Settings, level_name
from hearts_gui.devtools.samples import SampleGames
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.screens.options import SOUND, OptionsScene
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.build_context import levels_of
from hearts_gui.ui.shell.input import FocusGained, FocusLost
from hearts_gui.ui.shell.sound import (
    FOLLOWS,
    INTERFACE_CUES,
    PITCHES,
    Levels,
    MixerSound,
    _files,
    open_sound,
)
from hearts_gui.ui.widgets.button import IconButton
from hearts_gui.wording.language.messages import say

UI = Path(__file__).resolve().parents[2] / "hearts_gui" / "ui"
PLAYED = re.compile(r"sound\.play\((.*)\)")


def played_cues() -> set[str]:
    """The names of all cues that the window plays."""
    cues: set[str] = set()
    for path in UI.rglob("*.py"):
        for words in PLAYED.findall(path.read_text("utf-8")):
            cues |= set(re.findall(r'"([a-z0-9-]+)"', words))
    return cues


@pytest.fixture
def app() -> Iterator[App]:
    app = App(Settings(), SampleGames(), store=False, sound=False)
    app.ctx.sound = open_sound(levels_of(app.ctx.settings))
    app.ctx.scenes.push(MenuScene(app.ctx))
    yield app
    app.close()


def test_every_cue_that_is_played_can_be_set_and_every_other_is_not_offered() -> None:
    assert played_cues() == {*CUES, *FOLLOWS}
    assert set(FOLLOWS.values()) <= set(CUES)


def test_every_cue_has_its_recordings_and_every_recording_its_cue() -> None:
    recordings = [path.name for cue in (*CUES, *FOLLOWS) for path in _files(cue)]
    assert all(_files(cue) for cue in (*CUES, *FOLLOWS))
    assert sorted(recordings) == sorted(path.name for path in paths.asset("sounds").iterdir())


@pytest.mark.parametrize("cue", CUES)
def test_a_level_of_nothing_silences_its_cue_and_no_other(cue: str) -> None:
    levels = levels_of(replace(Settings(), **{level_name(cue): 0}))  # type: ignore[arg-type]
    assert [name for name in CUES if levels.of(name) == 0] == [cue]


def test_a_bus_of_nothing_silences_its_cues_and_no_other() -> None:
    buttons = {name for name in CUES if levels_of(Settings(effects_level=0)).of(name) == 0}
    assert buttons == INTERFACE_CUES
    table = {name for name in CUES if levels_of(Settings(table_level=0)).of(name) == 0}
    assert table == set(CUES) - INTERFACE_CUES


def test_another_window_in_use_silences_this_one_until_it_is_back(app: App) -> None:
    sound = app.ctx.sound
    assert isinstance(sound, MixerSound)
    app.step(16, [FocusLost()])
    assert sound.levels.of("your-turn") == 0
    app.change_settings(Settings(theme="midnight"))
    assert sound.levels.of("your-turn") == 0
    app.step(16, [FocusGained()])
    assert sound.levels.of("your-turn") > 0


def test_a_player_who_wants_sound_in_the_background_hears_it(app: App) -> None:
    app.change_settings(Settings(quiet_away=False))
    app.step(16, [FocusLost()])
    assert isinstance(app.ctx.sound, MixerSound)
    assert app.ctx.sound.levels.of("your-turn") > 0


def test_the_bent_pitches_keep_within_four_percent_and_end_in_silence() -> None:
    assert max(abs(pitch - 1) for pitch in PITCHES) <= 0.04 + 1e-9
    sound = open_sound(Levels())
    assert isinstance(sound, MixerSound)
    for cue in CUES:
        sound.play(cue)
        for variant in sound._variants[cue]:
            samples = np.frombuffer(variant.get_raw(), dtype=np.int16).astype(int)
            assert abs(samples[0]) <= 1
            assert np.abs(samples[-8:]).max() < 0.02 * np.abs(samples).max()
        pygame.mixer.stop()
    sound.close()


def test_a_device_that_vanishes_in_play_is_silent_and_said_until_it_is_back(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*_: object, **__: object) -> None:
        raise pygame.error("mixer not initialized")

    options = OptionsScene(app.ctx, tab=SOUND)
    app.ctx.scenes.push(options)
    sample = next(
        widget for widget in options.form.widgets
        if isinstance(widget, IconButton) and widget._icon is Icon.PLAY
    )  # fmt: skip
    assert sample.act is not None
    with monkeypatch.context() as patch:
        for name in ("find_channel", "fadeout", "quit", "Sound", "set_num_channels", "init"):
            patch.setattr(pygame.mixer, name, gone)
        sample.activate()
        assert options.toasts.text == say("sound-none")
        app.change_settings(Settings(muted=True))
        app.ctx.sound.close()
    app.ctx.sound.set_levels(Levels())
    sample.activate()
    assert app.ctx.sound.device


@pytest.mark.parametrize("raw", [b"", b"RIFF", b"\0" * 5000, None])
def test_a_damaged_recording_leaves_the_others_and_the_device(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, raw: bytes | None
) -> None:
    """Failing before: the game said that no sound device was found."""
    whole = _files("flick")[1].read_bytes()
    (tmp_path / "flick-1.wav").write_bytes(whole[:44] if raw is None else raw)
    (tmp_path / "flick-2.wav").write_bytes(whole)
    monkeypatch.setattr(paths, "asset", lambda _, name: tmp_path / name)
    sound = open_sound(Levels())
    assert isinstance(sound, MixerSound)
    sound.play("flick")
    assert (sound.device, len(sound._variants["flick"])) == (True, len(PITCHES))
    sound.close()


RECORDER = """\
import sys, time
from hearts_gui.ui.shell.sound import Levels, open_sound
sound = open_sound(Levels(master=1.0))
for _ in range(40):
    sound.play("moon")
    sound.play("flick")
print(len(sound._playing))
time.sleep(0.5)
sound.set_levels(Levels(muted=True))
time.sleep(0.3)
sound.close()
"""


def test_recorded_from_the_device_muting_fades_and_many_sounds_stay_few(tmp_path: Path) -> None:
    """SDL's driver that writes to a file hears exactly what a device would."""
    out = tmp_path / "heard.raw"
    environment = {
        "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(out), "SDL_VIDEODRIVER": "dummy",
        "SDL_DISKAUDIODELAY": "10", "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PATH": "",
    }  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-c", RECORDER], cwd=UI.parents[1], env=environment,
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert int(done.stdout) == 8  # four of each, however often they were asked for
    heard = np.fromfile(out, "<i2").astype(np.float64) / 32767
    sounding = np.flatnonzero(np.abs(heard) > 1e-3)
    assert len(sounding) > 0.3 * 48_000
    # Had it been cut immediately, the last step to silence would be as large as the sound itself.
    last = heard[sounding[-1] - 48 : sounding[-1] + 48]
    assert np.abs(np.diff(last)).max() < 0.04 * np.abs(heard).max()
    assert not heard[sounding[-1] + 4800 :].any()
