"""Saved games: nothing is lost by a torn, damaged, locked or unwritable file."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from hearts_gui.engine.log.log import event_line
from hearts_gui.engine.log.seal import sealed
from hearts_gui.engine.play.game import apply, new_game, settle
from hearts_gui.engine.play.view import OBSERVER, redact
from hearts_gui.engine.rules.choices import End, Kitty, OpeningLead, PassToken
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.session import Session
from hearts_gui.session.store.game_lists import Shelf
from hearts_gui.session.store.lock import try_lock
from hearts_gui.session.store.saves import Opened, SaveError, Saves, open_game, read_game, read_slot
from hearts_gui.wording.language.messages import message_text
from tests.engine.forging import unsealed
from tests.kits.slow import some
from tests.refused import refused

from .kit import SHORT, header, make_session, play_out, play_until, seen_by

ONE_DEAL = Rules(end=End.DEALS, end_at=1)


SMALL = ONE_DEAL.but(
    hand_size=5,
    pass_cycle=(PassToken.HOLD,),
    kitty=Kitty.OUT_OF_PLAY,
    opening_lead=OpeningLead.ELDEST,
)


def saved(
    folder: Path, *, tricks: int | None = None, rules: Rules = ONE_DEAL
) -> tuple[Path, Session]:
    """A game that was played for some tricks, or to its end, and its file."""
    saves = Saves(folder)
    file = saves.create(header(rules))
    session = make_session(rules, file=file)
    if tricks is None:
        play_out(session)
    else:
        play_until(session, lambda game: _tricks(game) == tricks)
    session.close()
    return file.path, session


def _tricks(session: Session) -> int:
    deal = session.view(0).public.deal
    return 0 if deal is None else len(deal.tricks)


def resumed(opened: Opened) -> Session:
    """The session of an opened game, in which no computer player is asked."""
    return Session(
        opened.loaded.game,
        make_session(ONE_DEAL).seats,
        decide=lambda _: pytest.fail("nobody asks"),
        events=opened.loaded.events,
        file=opened.file,
    )


def test_a_game_is_read_back_as_it_was(tmp_path: Path) -> None:
    path, session = saved(tmp_path)
    loaded = read_game(path)
    assert loaded.game == session._game
    assert loaded.damage is None
    assert not loaded.differences
    assert not loaded.torn
    assert loaded.commitment_holds


def test_every_event_is_in_the_file_immediately(tmp_path: Path) -> None:
    file = Saves(tmp_path).create(header(ONE_DEAL))
    session = make_session(ONE_DEAL, file=file)
    session.subscribe(OBSERVER, lambda _: None)
    while not session.over:
        count = session.version
        play_until(session, lambda game, count=count: game.version > count)  # type: ignore[misc]
        assert len(file.path.read_bytes().splitlines()) == session.version + 2
    session.close()


@pytest.mark.parametrize("every", some((5, 1), 5))
def test_a_file_cut_at_any_byte_loses_at_most_what_was_being_written(
    tmp_path: Path, every: int
) -> None:
    path, _ = saved(tmp_path, tricks=1, rules=SMALL)
    raw = path.read_bytes()
    path.unlink()
    cut_file = tmp_path / "cut.hearts"
    first = raw.index(b"\n", raw.index(b"\n") + 1) + 1
    line_ends = {index + 1 for index in range(first, len(raw)) if raw[index : index + 1] == b"\n"}
    for cut in sorted({*range(first, len(raw) + 1, every), *line_ends}):
        cut_file.write_bytes(raw[:cut])
        opened = open_game(cut_file)
        assert len(opened.loaded.events) == max(0, raw[:cut].count(b"\n") - 2)
        torn = raw[cut - 1 : cut] != b"\n"
        assert opened.loaded.torn == torn
        assert [notice.key for notice in opened.notices] == ["save-torn"] * torn, "said once"
        happened, _ = settle(opened.loaded.game)
        opened.file.append([sealed(event_line(event)) for event in happened])
        opened.file.close()
        after = cut_file.read_bytes()
        whole = raw[: raw.rindex(b"\n", 0, cut) + 1]
        assert after.startswith(whole)
        assert raw.startswith(after)
        assert not read_game(cut_file).differences


def test_a_file_cut_in_its_header_is_set_aside(tmp_path: Path) -> None:
    path, _ = saved(tmp_path, tricks=0)
    raw = path.read_bytes()
    for cut in (0, 1, 50, raw.index(b"\n")):
        path.write_bytes(raw[:cut])
        with refused(SaveError, r"set aside as game-1\.hearts\.damaged-"):
            Saves(tmp_path).open(path)
        assert not path.exists()
    assert len(list(tmp_path.glob("*.damaged-*"))) == 4


def test_a_damaged_byte_anywhere_keeps_the_part_before_it_playable(tmp_path: Path) -> None:
    path, _ = saved(tmp_path, tricks=1)
    raw = path.read_bytes()
    # The header and its copy stand in for each other.
    start = raw.index(b"\n", raw.index(b"\n") + 1) + 1
    for place in range(start, len(raw), 37):
        if raw[place : place + 1] == b"\n":
            continue
        path.write_bytes(raw[:place] + b"\xff" + raw[place + 1 :])
        opened = open_game(path)
        number = raw.count(b"\n", 0, place) + 1
        last = number == raw.count(b"\n")
        if opened.loaded.damage is not None:
            assert opened.loaded.damage.line == number
            aside = tmp_path / f"{path.name}.damaged-1"
            assert f"damaged from line {number} on" in message_text(opened.notices[0])
            assert aside.name in message_text(opened.notices[0])
            assert aside.read_bytes() == raw[:place] + b"\xff" + raw[place + 1 :]
            aside.unlink()
        else:
            assert last
        session = resumed(opened)
        session.close()
        again, text = read_game(path), path.read_bytes()
        assert (again.damage, again.torn, again.differences) == (None, False, [])
        assert raw.startswith(b"".join(text.splitlines(keepends=True)[: number - 1]))


def test_nonsense_in_a_line_never_raises_anything_but_a_damaged_file(tmp_path: Path) -> None:
    path, _ = saved(tmp_path, tricks=1)
    lines = path.read_bytes().splitlines(keepends=True)
    nonsense = [
        b"\n", b"[]\n", b"7\n", b"{}\n", b'{"e":"Nothing"}\n', b'{"e":"CardPlayed"}\n',
        b'{"undo":-1}\n', b'{"undo":99999}\n', b'{"undo":"x"}\n', b"[" * 5000 + b"\n",
        b'{"e":"TrickTaken","seat":77,"discarded":false}\n', lines[2], b"\x00\x00\n",
    ]  # fmt: skip
    for line in nonsense:
        path.write_bytes(b"".join([*lines[:9], line, *lines[9:]]))
        loaded = read_game(path)
        assert loaded.damage is not None, line
        assert loaded.damage.line == 10
        assert len(loaded.events) == 7


def test_a_game_goes_on_after_being_opened_again(tmp_path: Path) -> None:
    path, _ = saved(tmp_path, tricks=5)
    opened = open_game(path)
    session = resumed(opened)
    assert seen_by(session, 0) == tuple(make_prefix(path))
    session.close()


def make_prefix(path: Path) -> list[object]:
    return [redact(event, 0) for event in read_game(path).events]


def test_undo_is_kept_in_the_file(tmp_path: Path) -> None:
    file = Saves(tmp_path).create(header(ONE_DEAL))
    session = make_session(ONE_DEAL, file=file)
    play_until(session, lambda game: _tricks(game) == 4)
    session.undo()
    session.close()
    opened = open_game(file.path)
    assert opened.loaded.practised
    assert opened.loaded.game == session._game
    opened.file.close()


def test_the_fold_of_the_file_is_the_game_after_every_action(tmp_path: Path) -> None:
    file = Saves(tmp_path).create(header(ONE_DEAL))
    session = make_session(ONE_DEAL, file=file)
    while not session.over:
        count = session.version
        play_until(session, lambda game, count=count: game.version > count)  # type: ignore[misc]
        game = new_game(ONE_DEAL, "seed")
        for event in read_game(file.path).events:
            game = apply(game, event)
        assert game == session._game
    session.close()


# -- two programs, and disks that refuse


def _only_read(real: Callable[..., int], name: str, flags: int, *mode: int) -> int:
    """Open a file as on a disk that is read only."""
    if flags & (os.O_WRONLY | os.O_RDWR):
        raise OSError(errno.EROFS, "Read-only file system", name)
    return real(name, flags, *mode)


def test_a_game_that_is_open_elsewhere_is_refused_by_name(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    first = saves.create(header())
    with refused(SaveError, r"game-1\.hearts is being played in another"):
        saves.open(first.path)
    assert saves.slots()[0].busy
    second = saves.create(header())
    assert second.path.name == "game-2.hearts"
    first.close()
    assert not saves.slots()[-1].busy
    saves.open(first.path).file.close()
    second.close()


HOLDER = """
import sys
from pathlib import Path
from hearts_gui.session.store.lock import try_lock
lock = try_lock(Path(sys.argv[1]))
print("held" if lock else "refused", flush=True)
sys.stdin.read()
"""


def test_a_lock_of_another_program_holds_until_it_dies(tmp_path: Path) -> None:
    path = tmp_path / "game.lock"
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert other.stdout is not None
    assert other.stdin is not None
    assert other.stdout.readline() == "held\n"
    assert try_lock(path) is None
    other.kill()
    other.wait()
    other.stdout.close()
    other.stdin.close()
    assert path.exists()  # a killed program leaves the file, not the lock
    lock = try_lock(path)
    assert lock is not None
    lock.release()
    lock.release()
    assert not path.exists()


def test_nothing_at_the_table_waits_for_a_slow_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: each deal began and ended when the disk had it, seconds where it was busy."""
    disk = threading.Event()
    lines: list[int] = []

    def slow(descriptor: int) -> None:
        assert disk.wait(60)
        lines.append(os.pread(descriptor, 1 << 20, 0).count(b"\n"))

    monkeypatch.setattr(os, "fsync", slow)
    path, session = saved(tmp_path)
    assert not lines
    written = path.read_bytes().count(b"\n")
    assert session.over
    assert read_game(path).game == session._game, "a kill costs nothing"
    disk.set()
    assert session.file is not None
    session.file.move(tmp_path / "finished")
    assert lines[-1] == written


def test_a_disk_that_refuses_only_later_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = threading.Event()

    def refuse(_: int) -> None:
        asked.set()
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "fsync", refuse)
    file = Saves(tmp_path).create(header(ONE_DEAL))
    assert asked.wait(60)
    assert file._sync is not None
    file._sync.join()
    file.append(["{}"])
    assert file.warning is not None
    assert "Input/output error" in message_text(file.warning)
    assert file.path.read_bytes().endswith(b"{}\n")
    file.close()


def test_a_disk_that_is_full_for_a_while_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Saves(tmp_path).create(header(ONE_DEAL))
    session = make_session(ONE_DEAL, file=file)
    real = os.write
    room = [3000]

    def full(descriptor: int, data: bytes) -> int:
        if not room[0]:
            raise OSError(errno.ENOSPC, "No space left on device")
        count = real(descriptor, bytes(data[: room[0]]))
        room[0] -= count
        return count

    monkeypatch.setattr(os, "write", full)
    play_until(session, lambda game: _tricks(game) == 8)
    assert [message_text(notice) for notice in session.notices] == [
        "This game can’t be saved right now (No space left on device); you can keep playing."
    ]
    assert file._waiting
    assert read_game(file.path).damage is None
    monkeypatch.undo()
    play_out(session)
    session.close()
    loaded = read_game(file.path)
    assert loaded.game == session._game
    assert len(session.notices) == 1


def test_what_waits_for_room_is_written_when_the_game_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Saves(tmp_path).create(header(ONE_DEAL))
    session = make_session(ONE_DEAL, file=file)
    play_until(session, lambda game: _tricks(game) == 4)

    def full(_: int, __: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    play_until(session, lambda game: _tricks(game) == 8)
    assert file._waiting
    monkeypatch.undo()
    session.close()
    assert read_game(file.path).game == session._game


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    file = Saves(blocked / "games").create(header(ONE_DEAL))
    assert file.warning is not None
    session = make_session(ONE_DEAL, file=file)
    play_out(session)
    assert session.over
    assert file._waiting.count(b"\n") == session.version + 2
    session.close()


def test_a_read_only_game_can_be_opened_and_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, _ = saved(tmp_path, tricks=3)
    raw = path.read_bytes()

    monkeypatch.setattr(os, "open", partial(_only_read, os.open))
    opened = open_game(path)
    opened.file.append(["{}"])
    assert opened.file.warning is not None
    assert "Read-only file system" in message_text(opened.file.warning)
    opened.file.close()
    assert path.read_bytes() == raw
    assert [p.name for p in tmp_path.iterdir()] == [path.name]


# -- the list of games


def test_the_list_tells_how_far_each_game_is(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    assert saves.slots() == ()
    file = saves.create(header(SHORT))
    session = make_session(SHORT, file=file)
    play_until(session, lambda game: len(game.view(0).public.standings.history) == 2)
    session.start_next_deal()
    slot = read_slot(file.path)
    assert slot is not None
    assert (slot.deal, slot.totals) == (3, session.view(0).public.standings.totals)
    assert slot.header.title == "Standard"
    session.close()


def test_the_list_counts_without_what_was_taken_back(tmp_path: Path) -> None:
    file = Saves(tmp_path).create(header(SHORT))
    session = make_session(SHORT, file=file)
    play_until(session, lambda game: len(game.view(0).public.standings.history) == 1)
    session.undo()
    slot = read_slot(file.path)
    assert slot is not None
    assert (slot.deal, slot.totals) == (1, (0, 0, 0, 0))
    session.close()


def test_finished_and_unreadable_games_are_not_offered(tmp_path: Path) -> None:
    saved(tmp_path)
    (tmp_path / "bad.hearts").write_text("nothing\n")
    (tmp_path / "other.txt").write_text("nothing\n")
    (tmp_path / "empty.hearts").write_text("")
    assert Saves(tmp_path).slots() == ()


def test_the_game_played_last_comes_first(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for age in (30, 10, 20):
        file = saves.create(header())
        file.close()
        os.utime(file.path, (1_000_000 - age, 1_000_000 - age))
    assert [slot.path.name for slot in saves.slots()] == [
        "game-2.hearts", "game-3.hearts", "game-1.hearts",
    ]  # fmt: skip


def test_games_are_deleted_and_put_away(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    first = saves.create(header())
    saves.put_away(first)
    again = saves.create(header())
    saves.put_away(again)
    assert sorted(path.name for path in (tmp_path / "finished").iterdir()) == [
        "game-1.hearts", "game-2.hearts",
    ]  # fmt: skip
    gone = saves.create(header())
    gone.close()
    Shelf(saves).delete(gone.path.name)
    assert saves.slots() == ()
    assert not list(tmp_path.glob("*.lock"))


def test_a_game_from_elsewhere_stays_where_it_is(tmp_path: Path) -> None:
    path, _ = saved(tmp_path / "here")
    saves = Saves(tmp_path / "there")
    opened = saves.open(path)
    saves.put_away(opened.file)
    assert path.exists()


def test_a_game_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path, _ = saved(tmp_path, tricks=0)
    text = unsealed(path.read_text(encoding="utf-8"))
    raw = text.replace('"format":2', '"format":99').encode("utf-8")
    path.write_bytes(raw)
    with refused(SaveError, "newer version") as refusal:
        open_game(path)
    assert refusal.value.newer
    assert path.read_bytes() == raw


def test_a_missing_game_is_named(tmp_path: Path) -> None:
    with refused(SaveError, r"none\.hearts can’t be read"):
        open_game(tmp_path / "none.hearts")


def test_a_changed_seed_is_reported(tmp_path: Path) -> None:
    path, _ = saved(tmp_path, tricks=0)
    text = unsealed(path.read_text(encoding="utf-8"))
    path.write_text(text.replace('"seed":"seed"', '"seed":"else"'), encoding="utf-8")
    opened = open_game(path)
    assert any("seed" in message_text(notice) for notice in opened.notices)
    opened.file.close()


def test_a_disk_that_comes_back_never_costs_another_window_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games"
    real = os.open

    monkeypatch.setattr(os, "open", partial(_only_read, os.open))
    mine = Saves(folder).create(header(ONE_DEAL))
    assert mine.warning is not None
    monkeypatch.setattr(os, "open", real)
    other = Saves(folder).create(header(SHORT, "other"))
    session = make_session(ONE_DEAL, file=mine)
    play_out(session)
    session.close()
    other.close()
    assert mine.path.name == "game-2.hearts"
    assert read_game(mine.path).game == session._game
    assert read_game(other.path).header.seed == "other"


def test_a_game_opened_from_a_read_only_disk_does_not_write_over_what_others_wrote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, _ = saved(tmp_path, tricks=3)
    real = os.open

    monkeypatch.setattr(os, "open", partial(_only_read, os.open))
    mine = open_game(path)
    monkeypatch.setattr(os, "open", real)
    other = open_game(path)
    mine.file.append(["mine"])
    assert mine.file.warning is not None
    other.file.append(["other"])
    other.file.close()
    assert path.read_bytes().endswith(b"other\n")
    mine.file.close()


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.EACCES, errno.EPERM])
def test_a_folder_without_locks_is_still_written_to(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: where a sandbox forbids locks, the search for a free name never ended."""
    fcntl = pytest.importorskip("fcntl")
    tried: list[object] = []

    def refused(*_: object) -> None:
        tried.append(_)
        assert len(tried) < 100, "it searches without end"
        raise OSError(number, "No locks available")

    monkeypatch.setattr(fcntl, "flock", refused)
    path, session = saved(tmp_path)
    assert read_game(path).game == session._game


def test_an_smb_share_says_eacces_where_a_game_is_open_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: it looked like a sandbox that forbids locks, and the game opened twice."""
    fcntl = pytest.importorskip("fcntl")

    def held(_: object, operation: int) -> None:
        if operation != fcntl.LOCK_UN:
            raise OSError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(fcntl, "flock", held)
    assert try_lock(tmp_path / "game.lock") is None
