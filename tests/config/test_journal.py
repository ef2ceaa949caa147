"""The log and the crash reports say what happened, and nothing about the person."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearts_gui.config import journal as journals
from hearts_gui.config.journal import LOG_NAME, Journal, anonymous


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home" / "annabel" / "hearts"
    monkeypatch.setenv("HEARTS_DATA", str(folder))
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(folder.parent))
    monkeypatch.setenv("USER", "annabel")
    return folder


@pytest.fixture
def journal(data: Path) -> Iterator[Journal]:
    journal = Journal("1.2.3")
    yield journal
    journal.close()


def failure(text: str) -> ValueError:
    try:
        raise ValueError(text)
    except ValueError as error:
        return error


def test_the_log_tells_version_and_system(data: Path, journal: Journal) -> None:
    assert "Hearts 1.2.3, from source, Python 3." in (data / LOG_NAME).read_text("utf-8")


def test_a_report_holds_version_traceback_and_what_was_done_last(
    data: Path, journal: Journal
) -> None:
    for number in range(100):
        journal.acted(f"Scene: KeyDown {number}")
    path = journal.report(failure("nothing is well"))
    assert path is not None
    text = path.read_text("utf-8")
    assert path.parent == data / "reports"
    assert "Hearts 1.2.3" in text
    assert "ValueError: nothing is well" in text
    assert "KeyDown 99" in text
    assert "KeyDown 60" in text
    assert "KeyDown 59" not in text


def test_a_report_names_neither_person_nor_folders(data: Path, journal: Journal) -> None:
    path = journal.report(failure(f"no {data}/saves/x, {data.parent}/y, /media/annabel/disk"))
    assert path is not None
    text = path.read_text("utf-8")
    assert "no <data>/saves/x, <home>/y, /media/<user>/disk" in text
    assert "annabel" not in text
    assert "<program>" in text  # the place of this file in the traceback
    assert str(Path(__file__).parent) not in text


def test_an_account_name_inside_a_word_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("USER", "art")
    assert anonymous("cards/artwork and /home/art/x") == "cards/artwork and /home/<user>/x"


def test_names_work_without_a_home_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setenv("HEARTS_DATA", "/somewhere")
    monkeypatch.setattr(Path, "home", nowhere)
    assert anonymous("/somewhere/a") == "<data>/a"


def test_a_report_needs_no_folder_for_temporary_files(
    data: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: nothing was logged, and a crash ended in a traceback."""

    def refuse() -> str:
        raise FileNotFoundError("No usable temporary directory found")

    monkeypatch.setattr(tempfile, "gettempdir", refuse)
    assert journal.report(KeyError("queen")) is not None


def test_only_the_newest_reports_are_kept(data: Path, journal: Journal) -> None:
    for number in range(8):
        journal.report(failure(str(number)))
    assert len(list((data / "reports").iterdir())) == journals.KEPT_REPORTS


def test_a_folder_that_cannot_be_made_costs_the_log_and_moves_the_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    elsewhere = tmp_path / "elsewhere"
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(elsewhere))
    journal = Journal("1.2.3", blocked / "hearts")
    journal.log("into nothing")
    path = journal.report(failure("and now"))
    journal.close()
    assert path is not None
    assert path.parent == elsewhere


def test_a_long_log_is_put_aside(data: Path) -> None:
    data.mkdir(parents=True)
    (data / LOG_NAME).write_text("x" * (journals.LONGEST_LOG + 1))
    Journal("1.2.3").close()
    assert (data / LOG_NAME).stat().st_size < 1000
    assert (data / f"{LOG_NAME}.1").stat().st_size > journals.LONGEST_LOG


CRASH = """
import faulthandler
from hearts_gui.config.journal import Journal
journal = Journal("1.2.2")
journal.log("nothing was wrong yet")

def walk_off_the_edge():
    faulthandler._sigsegv()

walk_off_the_edge()
"""


def test_what_python_cannot_catch_is_in_a_report_that_the_next_run_names(data: Path) -> None:
    ended = subprocess.run([sys.executable, "-c", CRASH], check=False, capture_output=True)
    assert ended.returncode not in (0, 1)
    after = Journal("1.2.3")
    after.close()
    assert after.last_fault is not None
    text = after.last_fault.read_text("utf-8")
    assert after.last_fault.parent == data / journals.REPORTS
    assert "walk_off_the_edge" in text
    assert "Hearts 1.2.2" in text
    assert "nothing was wrong yet" in text
    again = Journal("1.2.3")
    again.close()
    assert again.last_fault is None


def test_a_run_that_ends_well_or_is_killed_leaves_nothing_to_tell(data: Path) -> None:
    Journal("1.2.3").close()
    killed = CRASH.replace("faulthandler._sigsegv()", "import os; os._exit(9)")
    subprocess.run([sys.executable, "-c", killed], check=False)
    journal = Journal("1.2.3")
    journal.close()
    assert journal.last_fault is None
    assert not list((data / journals.REPORTS).glob("crash-*"))


def test_a_fault_in_another_thread_is_logged(data: Path, journal: Journal) -> None:
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    assert "ZeroDivisionError" in (data / LOG_NAME).read_text("utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="a lone surrogate is no file name there")
def test_text_that_is_not_unicode_is_logged(data: Path, journal: Journal) -> None:
    journal.log("bad \udc80 name")
    assert "bad \\udc80 name" in (data / LOG_NAME).read_text("utf-8")


def test_a_clock_that_jumps_back_only_shows_in_the_date(
    data: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "strftime", lambda form: "crash-19700101-000000")
    first = journal.report(failure("one"))
    second = journal.report(failure("two"))
    assert first is not None
    assert second is not None
    assert first != second
    assert "after 0." in second.read_text("utf-8")
