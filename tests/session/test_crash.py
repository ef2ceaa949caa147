"""A fault of the window ends in one dialog, a report, one sentence and status 1."""

from __future__ import annotations

import errno
import importlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from hearts_gui import cli, crash
from hearts_gui.config import paths, themes
from hearts_gui.config.journal import Journal
from hearts_gui.engine.message import Message
from hearts_gui.session.practice import weakness
from hearts_gui.session.practice.lesson import shipped_lessons
from hearts_gui.session.practice.puzzle import shipped
from hearts_gui.session.store.saves import SaveError
from hearts_gui.ui import main as window
from hearts_gui.ui.draw import fonts
from hearts_gui.ui.draw.card_files import CardFiles
from hearts_gui.ui.draw.fonts import Face, Fonts, Type, has_glyph
from hearts_gui.ui.draw.icons import raster
from hearts_gui.ui.shell import window as shell_window
from hearts_gui.wording.language.messages import catalogue, say
from tests.kits.slow import some


@pytest.fixture
def dialogs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setenv("HEARTS_DATA", str(tmp_path / "data"))
    monkeypatch.delenv(cli.DEBUG_VARIABLE, raising=False)
    seen: list[str] = []
    monkeypatch.setattr(shell_window, "show_message", lambda title, text: seen.append(text))
    return seen


def fails_with(
    error: Exception, monkeypatch: pytest.MonkeyPatch, because: Exception | None = None
) -> None:
    def play(file: Path | None, journal: Journal) -> None:
        journal.acted("Scene: KeyDown return")
        raise error from because

    monkeypatch.setattr(window, "play", play)


def test_a_fault_becomes_a_report_and_one_dialog_that_names_it(
    dialogs: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    fails_with(KeyError("queen"), monkeypatch)
    assert cli.main([]) == 1
    (report,) = (tmp_path / "data" / "reports").iterdir()
    assert "KeyDown return" in report.read_text("utf-8")
    assert "KeyError: 'queen'" in report.read_text("utf-8")
    assert len(dialogs) == 1
    assert str(report) in dialogs[0]
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert str(report) in error


@pytest.mark.parametrize(
    ("error", "lacking"),
    [
        (MemoryError(), "ran out of memory"),
        (OSError(errno.ENOMEM, "Cannot allocate memory"), "ran out of memory"),
        (BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable"), "ran out of memory"),
        (RuntimeError("Out of memory"), "ran out of memory"),
        (RuntimeError("can't start new thread"), "ran out of memory"),
        (OSError(errno.EMFILE, "Too many open files"), "too many files are open"),
    ],
)
def test_what_the_system_refuses_is_not_an_error_of_the_program(
    error: Exception, lacking: str, dialogs: list[str], monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    fails_with(error, monkeypatch)
    assert cli.main([]) == 1
    assert lacking in dialogs[0]
    assert "close other programs" in dialogs[0]
    assert lacking in capsys.readouterr().err.lower()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sets no such limit")
def test_a_file_that_is_there_but_may_not_be_opened_is_a_lack_of_open_files() -> None:
    resource = importlib.import_module("resource")

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    lowest = os.open(os.devnull, os.O_RDONLY)
    os.close(lowest)
    resource.setrlimit(resource.RLIMIT_NOFILE, (lowest, hard))
    try:
        result = crash.lack(FileNotFoundError("No such file 'assets/icons/book.svg'"))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert result == "open files"
    assert crash.lack(FileNotFoundError("No such file")) is None


@pytest.mark.parametrize("why", ["", ": Cannot allocate memory", ": Operation not permitted"])
def test_a_library_without_room_is_a_lack_of_memory(why: str) -> None:
    """Failing before: NumPy's advice on its installation, of a thousand letters."""
    fault = ImportError(
        f"PLEASE READ THIS. libblas.so: failed to map segment from shared object{why}"
    )
    assert (crash.lack(fault) is crash.Lack.MEMORY) is not why.endswith("permitted")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sets no such limit")
@pytest.mark.parametrize("limit", some((14, 17), 14))
def test_with_few_open_files_the_true_reason_is_said(limit: int, tmp_path: Path) -> None:
    script = f'ulimit -n {limit}; exec "$0" -m hearts_gui --smoke'
    environment = {**os.environ, "HEARTS_DATA": str(tmp_path), "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run(
        ["sh", "-c", script, sys.executable],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr == "Too many files are open on this computer; close other programs first.\n"


def test_without_a_folder_for_temporary_files_that_is_what_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(tempfile, "_candidate_tempdir_list", lambda: ["/no/such/folder"])
    assert cli.main(["--smoke"]) == 1
    assert capsys.readouterr().err == (
        "Hearts can’t write to any folder for temporary files; free some disk space, or set "
        "TMPDIR to another folder.\n"
    )


def test_without_a_terminal_there_is_still_one_dialog_only(
    dialogs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fails_with(KeyError("queen"), monkeypatch)
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(sys, "stdout", None)
    assert cli.main([]) == 1
    assert len(dialogs) == 1


def test_a_game_that_cannot_be_opened_is_not_an_error_of_the_program(
    dialogs: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    fails_with(SaveError(Message("save-other-seed")), monkeypatch)
    assert cli.main([]) == 1
    assert dialogs == []
    assert not (tmp_path / "data" / "reports").exists()
    assert capsys.readouterr().err == f"{say('save-other-seed')}\n"


def test_without_a_terminal_a_misuse_is_told_in_a_dialog(
    dialogs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    windows = SimpleNamespace(stderr=None, stdout=None, platform="win32")
    monkeypatch.setattr(cli, "sys", windows)
    assert cli.main(["none.hearts"]) == 2
    assert dialogs == ["There is no file 'none.hearts'."]


def test_faults_pass_unchanged_for_developers(
    dialogs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fails_with(KeyError("queen"), monkeypatch)
    monkeypatch.setenv(cli.DEBUG_VARIABLE, "1")
    with pytest.raises(KeyError):
        cli.main([])
    assert dialogs == []


READERS: dict[str, Callable[[], object]] = {
    "cards/index.json": lambda: CardFiles().back("x"),
    "cards/normal/two/QS.svg": lambda: CardFiles().content("normal/two/QS.svg"),
    "fonts/Inter-Regular.ttf": lambda: Fonts().font(Type(Face.REGULAR, 16)),
    "fonts/Inter-Bold.ttf": lambda: has_glyph("Inter-Bold.ttf", "ö"),
    "icons/gear.svg": lambda: raster(16, "icons", "gear.svg"),
    "languages/en.json": lambda: catalogue.__wrapped__("en"),
    "lessons/lessons.toml": shipped_lessons,
    "practice/club.txt": weakness.club_places.__wrapped__,
    "puzzles/standard.txt": shipped,
    "themes.toml": themes._themes,
}


@pytest.mark.parametrize("damage", ["missing", "folder", "noise"])
def test_a_damaged_file_of_the_program_is_named(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dialogs: list[str],
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setattr(paths, "_known_root", lambda: tmp_path)
    fonts._covered.cache_clear()
    for file, read in READERS.items():
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        if damage == "folder":
            path.mkdir()
        elif damage == "noise":
            path.write_bytes(b"\xff\x00{")
        elif file == "puzzles/standard.txt":
            path.symlink_to("nowhere")
        with pytest.raises(paths.AssetError) as caught:
            read()
        fails_with(RuntimeError("while drawing"), monkeypatch, because=caught.value)
        assert cli.main([]) == 1
        assert "reinstall the game" in dialogs.pop()
        told = f"A file of Hearts is missing or damaged ({file}); reinstall the game. A report"
        assert capsys.readouterr().err.startswith(told)


@pytest.mark.parametrize("file", ["icons/gear.svg", "fonts/Inter-Regular.ttf"])
def test_damage_that_only_drawing_would_find_is_named(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: dashes too short to see are drawn for hours, letters end the program."""
    whole = paths.asset(*file.split("/")).read_bytes()
    damaged = whole.replace(b' stroke="', b' stroke-dasharray="1e-3" stroke="')
    if file.startswith("fonts"):
        middle = len(whole) // 2
        damaged = whole[:middle] + bytes(4000) + whole[middle + 4000 :]
    (tmp_path / file).parent.mkdir()
    shutil.copy(paths.asset(paths.SUMS), tmp_path)
    monkeypatch.setattr(paths, "_known_root", lambda: tmp_path)
    (tmp_path / file).write_bytes(whole.replace(b"\n", b"\r\n") if "svg" in file else whole)
    with paths.asset_file(*file.split("/")):
        """Git writes such ends of lines on Windows."""
    paths._check.cache_clear()
    (tmp_path / file).write_bytes(damaged)
    with pytest.raises(paths.AssetError, match=file), paths.asset_file(*file.split("/")):
        """Nothing may draw this."""


def test_without_any_texts_there_is_a_sentence_too(
    dialogs: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    (tmp_path / "languages").mkdir()
    monkeypatch.setattr(paths, "_known_root", lambda: tmp_path)
    try:
        for damage in (None, "{", '{"crash-sentence": 5}'):
            if damage is not None:
                (tmp_path / "languages" / "en.json").write_text(damage)
            for words in (["bots"], ["nonsense"], ["--help"]):
                catalogue.cache_clear()
                assert cli.main(words) == 1
                assert capsys.readouterr().err == f"{crash._NO_TEXTS}\n"
    finally:
        catalogue.cache_clear()
