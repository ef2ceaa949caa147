"""Files far larger than any of ours: nothing waits for them, and nothing of them is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hearts_gui.config import reading, rule_sets, settings
from hearts_gui.session.setup.plans import TablePlan, load_plan
from hearts_gui.session.store import peek, side_files, stats
from hearts_gui.session.store.game_lists import Shelf
from hearts_gui.session.store.saves import SaveError, Saves, read_game
from hearts_gui.wording.language.messages import message_text
from tests.refused import refused

from .kit import header


def huge(path: Path, start: bytes, size: int) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(start)
    with path.open("ab") as stream:
        stream.truncate(size)
    return path


SMALL: dict[str, Callable[[Path], bool]] = {
    "settings": lambda path: settings.load(path).settings == settings.Settings(),
    "rule sets": lambda path: rule_sets.load(path).sets == (),
    "statistics": lambda path: stats.load(path) == stats.EMPTY,
    "last table": lambda path: load_plan(path) == TablePlan(),
}


@pytest.mark.parametrize("name", SMALL)
def test_a_small_file_that_is_huge_is_put_aside_unread(name: str, tmp_path: Path) -> None:
    size = reading.LARGEST + 1
    path = huge(tmp_path / "file.json", b'{"a":"', size)
    assert SMALL[name](path)
    assert not path.exists()
    assert path.with_name("file.json.too-large").stat().st_size == size


@pytest.mark.parametrize("load", [settings.load, rule_sets.load])
def test_a_huge_file_gives_a_notice_of_a_sentence_or_two(
    tmp_path: Path, load: Callable[[Path], object]
) -> None:
    path = huge(tmp_path / "file.x", b"", reading.LARGEST + 1)
    reading.take_notices()
    load(path)
    (notice,) = reading.take_notices()
    assert message_text(notice) == (
        "file.x is larger than 4 MB and wasn’t read. It is now called file.x.too-large."
    )


def test_an_unreadable_file_gives_a_notice(tmp_path: Path) -> None:
    (tmp_path / "statistics.json").mkdir()
    reading.take_notices()
    assert stats.load(tmp_path / "statistics.json") == stats.EMPTY
    (notice,) = reading.take_notices()
    assert message_text(notice).startswith("statistics.json couldn’t be read: ")


def test_the_names_of_saved_games_may_be_huge(tmp_path: Path) -> None:
    Saves(tmp_path).create(header()).close()
    huge(tmp_path / "names.json", b"", reading.LARGEST + 1)
    (game,) = Shelf(Saves(tmp_path)).games()
    assert game.title


def test_a_huge_file_beside_a_game_is_left_alone(tmp_path: Path) -> None:
    file = huge(tmp_path / "holiday.json", b"{}", reading.LARGEST + 1)
    assert side_files.read(tmp_path / "holiday.hearts") == side_files.SideFacts()
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_a_huge_saved_game_is_offered_and_opening_it_says_so(tmp_path: Path) -> None:
    line = header().line().encode() + b"\n"
    path = huge(tmp_path / "game-1.hearts", line, peek.LARGEST + 1)
    assert peek.peek_at(path) is not None
    assert not peek.is_over(path)
    assert len(Saves(tmp_path).slots()) == 1
    with refused(SaveError, r"it is larger than 32 MB"):
        read_game(path)
    with refused(SaveError, r"set aside as game-1.hearts.damaged-1"):
        Saves(tmp_path).open(path)
    aside = tmp_path / "game-1.hearts.damaged-1"
    assert aside.stat().st_size == peek.LARGEST + 1


def test_what_follows_an_empty_line_does_not_hold_up_the_menu(tmp_path: Path) -> None:
    line = header().line()
    path = tmp_path / "game-1.hearts"
    path.write_text(f"{line}\n" + "\n" * 100_000, newline="\n")
    assert peek.whole_lines(path) == [line]
    glimpse = peek.peek_at(path)
    assert glimpse is not None
    assert glimpse.deal == 1


@pytest.mark.parametrize("size", [60, peek.LARGEST + 1])
def test_a_file_opened_from_elsewhere_is_left_where_it_is(tmp_path: Path, size: int) -> None:
    path = huge(tmp_path / "holiday.hearts", b"no game", size)
    with refused(SaveError, "holiday.hearts"):
        Saves(tmp_path / "saves").open(path)
    assert path.stat().st_size == size
    assert [file.name for file in tmp_path.iterdir()] == ["holiday.hearts"]
