"""The program's calls to Windows; elsewhere the same calls do nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hearts_gui import cli, crash
from hearts_gui.config.settings import Settings
from hearts_gui.devtools.samples import SampleGames
from hearts_gui.session.store.lock import try_lock
from hearts_gui.session.store.peek import lock_file
from hearts_gui.ui.shell import desktop, window
from hearts_gui.ui.shell.app import App

on_windows = pytest.mark.skipif(sys.platform != "win32", reason="asks Windows")
elsewhere = pytest.mark.skipif(sys.platform == "win32", reason="asks what is not Windows")


def test_the_title_bar_follows_the_theme(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[bool] = []

    def dress(handle: Callable[[], int], *, dark: bool) -> bool:
        told.append(dark)
        return True

    monkeypatch.setattr(window, "dress_title_bar", dress)
    app = App(Settings(theme="midnight"), SampleGames(), store=False, sound=False)
    try:
        app.change_settings(Settings(theme="parchment"))
    finally:
        app.close()
    assert (told[0], told[-1]) == (True, False)


@elsewhere
def test_nothing_is_told_to_other_systems() -> None:
    assert not desktop.own_taskbar_entry()
    assert not desktop.dress_title_bar(lambda: pytest.fail("asked for a handle"), dark=True)
    assert not desktop.show_other_window()


@pytest.mark.parametrize("is_open", [True, False])
def test_a_double_click_on_a_game_that_is_open_shows_its_window(
    is_open: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tmp_path / "game-1.hearts"
    game.write_text("anything")
    sentences: list[str] = []
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(desktop, "show_other_window", lambda: is_open)
    monkeypatch.setattr(crash, "watch", lambda *_, **__: sentences.append("a window of its own"))
    lock = try_lock(lock_file(game))
    assert lock is not None
    assert cli.main([str(game)]) == 0
    assert sentences == ([] if is_open else ["a window of its own"])
    lock.release()
    assert cli.main([str(game)]) == 0
    assert sentences[-1:] == ["a window of its own"]


@on_windows
def test_windows_finds_no_window_of_another_game() -> None:
    assert not desktop.show_other_window()


@on_windows
def test_windows_gives_the_game_a_taskbar_entry_of_its_own() -> None:
    assert desktop.own_taskbar_entry()


def test_the_name_is_that_of_the_packages() -> None:
    root = Path(__file__).parent.parent.parent
    assert f'"{desktop.APP_ID}"' in (root / "build" / "pack_base.py").read_text("utf-8")
