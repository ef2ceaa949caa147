"""Pipes, devices, sockets and folders instead of files: nothing waits, nothing breaks."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from hearts_gui.config import journal, paths, people, reading, settings
from hearts_gui.headless.match import MatchFile, MatchFileError
from hearts_gui.session.store import peek, stats
from hearts_gui.session.store.saves import SaveError, Saves, read_game
from hearts_gui.ui.draw.fonts import read_ranges
from hearts_gui.ui.draw.table_picture import PictureError, check_picture
from hearts_gui.wording.language.messages import message_text
from tests.refused import refused

from .kit import header

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no pipes with names")


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as line, contextlib.chdir(path.parent):
        line.bind(path.name)  # a whole path may be too long


KINDS: dict[str, Callable[[Path], None]] = {
    "pipe": os.mkfifo,
    "socket": _socket,
    "folder": Path.mkdir,
    "device without end": lambda path: path.symlink_to("/dev/zero"),
}


@pytest.fixture(params=KINDS)
def strange(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """A path at which there is no plain file."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "strange.hearts"
    KINDS[request.param](path)
    return path


def test_it_is_not_read_and_the_player_gets_a_notice(strange: Path) -> None:
    reading.take_notices()
    assert settings.load(strange).settings == settings.Settings()
    assert stats.load(strange) == stats.EMPTY
    (notice,) = reading.take_notices()
    assert message_text(notice).startswith("strange.hearts couldn’t be read: ")


def test_nothing_is_written_over_it(strange: Path) -> None:
    kind = os.lstat(strange).st_mode
    assert reading.replace_whole(strange, b"data")
    assert reading.append_lines(strange, "data")
    with refused(MatchFileError, "strange.hearts"):
        MatchFile(strange)
    assert os.lstat(strange).st_mode == kind
    assert [path.name for path in strange.parent.iterdir()] == [strange.name]


def test_one_in_the_place_of_a_new_file_is_out_of_the_way_the_next_time(strange: Path) -> None:
    target = strange.with_name("settings.toml")
    new = target.with_name(f"settings.toml.{os.getpid()}.new")
    strange.rename(new)
    if not reading.replace_whole(target, b"first"):
        assert target.read_bytes() == b"first"
    elif not new.is_dir():
        assert reading.replace_whole(target, b"second") is None


def test_as_a_saved_game_it_is_refused_and_games_go_on(strange: Path) -> None:
    with refused(SaveError, "strange.hearts"):
        read_game(strange)
    with pytest.raises(OSError, match=r"\[Errno \d+\]"):
        peek.whole_lines(strange)
    strange.rename(strange.with_name("game-1.hearts"))
    saves = Saves(strange.parent)
    file = saves.create(header())
    assert (file.warning, bytes(file._waiting)) == (None, b"")
    file.close()
    assert [slot.path.name for slot in saves.slots()] == [file.path.name]


def test_as_log_or_fault_it_leaves_the_program_without_one(strange: Path) -> None:
    folder = strange.parent
    for name in (journal.LOG_NAME, journal.FAULT_NAME, journal.REPORTS):
        (folder / name).symlink_to(strange)
    running = journal.Journal("1", folder)
    assert running.last_fault is None
    assert running.report(ValueError("bad")) is not None
    running.close()


def test_as_the_last_player_it_is_the_first_one(
    strange: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.DATA_VARIABLE, str(strange.parent))
    strange.rename(strange.with_name(people.LAST))
    people.choose_last()
    assert paths.chosen_person() == people.FIRST


def test_as_a_font_or_picture_it_is_refused(strange: Path) -> None:
    with pytest.raises((OSError, ValueError)):
        read_ranges(strange)
    with pytest.raises(PictureError):
        check_picture(strange)


def test_a_damaged_copy_that_cannot_be_read_hides_no_other(strange: Path) -> None:
    path = strange.with_name("settings.toml")
    strange.rename(reading.copy_names(path)[0])
    assert reading.set_aside(path, b"data") == "settings.toml.damaged-2"
    assert reading.is_set_aside(path, b"data")


def test_what_could_not_be_read_is_never_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "settings.toml"
    link = tmp_path / "link.toml"
    for number, path in enumerate((file, link), start=1):
        link.unlink(missing_ok=True)
        link.symlink_to(file)
        file.write_bytes(b"speed = 2.0")
        with monkeypatch.context() as closed:
            closed.setattr(os, "open", partial(refuse_reading, os.open))
            assert reading.read_small(path) is None
        assert reading.replace_whole(path, b"new") is None
        assert (file.read_bytes(), link.is_symlink()) == (b"new", True)
        assert reading.copy_names(file)[number - 1].read_bytes() == b"speed = 2.0"
    assert reading.read_small(file) == b"new"
    assert reading.replace_whole(file, b"newer") is None
    assert not reading.copy_names(file)[2].exists()


def refuse_reading(real: Callable[..., int], name: str, flags: int, *mode: int) -> int:
    """Open a file as where the system has no more descriptors for it."""
    if not flags & (os.O_WRONLY | os.O_RDWR):
        raise OSError(errno.EMFILE, "Too many open files", name)
    return real(name, flags, *mode)


def test_the_null_device_is_written_by_its_name_only(tmp_path: Path) -> None:
    os.close(reading.open_plain(os.devnull, os.O_WRONLY))
    (link := tmp_path / "link").symlink_to(os.devnull)
    with pytest.raises(OSError, match="not a file"):
        reading.open_plain(link, os.O_WRONLY)
