"""A folder is shown by another program, and the game does not wait for it long."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hearts_gui.ui.shell import desktop
from hearts_gui.ui.shell.desktop import environment

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows opens folders itself")


@pytest.fixture
def opener(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """A stand-in for the file manager: a shell script that notes the folder in a file."""

    def make(script: str) -> Path:
        noted = tmp_path / "noted"
        program = tmp_path / "manager"
        program.write_text(f'#!/bin/sh\nprintf %s "$1" > "{noted}"\n{script}\n')
        program.chmod(0o755)
        monkeypatch.setattr(desktop, "command", lambda folder: [str(program), str(folder)])
        return noted

    return make


def test_the_folder_is_made_and_named_to_the_file_manager(
    tmp_path: Path, opener: Callable[[str], Path]
) -> None:
    noted = opener("exit 0")
    folder = tmp_path / "deep" / "dätä 牌"
    assert desktop.show_folder(folder)
    assert folder.is_dir()
    assert noted.read_text("utf-8") == str(folder)


def test_a_file_manager_that_fails_is_noticed(
    tmp_path: Path, opener: Callable[[str], Path]
) -> None:
    opener("exit 3")
    assert not desktop.show_folder(tmp_path)


def test_no_file_manager_at_all_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop, "command", lambda folder: [str(tmp_path / "none")])
    assert not desktop.show_folder(tmp_path)


def test_a_folder_that_cannot_be_made_is_noticed(
    tmp_path: Path, opener: Callable[[str], Path]
) -> None:
    opener("exit 0")
    (tmp_path / "file").write_text("in the way")
    assert not desktop.show_folder(tmp_path / "file" / "data")


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # it still runs
def test_one_that_stays_open_is_taken_for_shown(
    tmp_path: Path, opener: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    opener("sleep 1; exit 3")
    monkeypatch.setattr(desktop, "PATIENCE_SECONDS", 0.1)
    assert desktop.show_folder(tmp_path)


def test_libraries_of_a_packaged_program_are_not_forced_on_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/hearts/lib")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    assert "LD_LIBRARY_PATH" not in environment()
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/home/me/lib")
    assert environment()["LD_LIBRARY_PATH"] == "/home/me/lib"
    assert "LD_LIBRARY_PATH_ORIG" not in environment()
