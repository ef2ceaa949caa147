"""Saves after damage, from a newer version, on a full disk or in a removed folder."""

from __future__ import annotations

import errno
import json
import random
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hearts_gui import cli
from hearts_gui.config import reading, rule_sets, settings
from hearts_gui.engine.log import log
from hearts_gui.engine.log.seal import sealed
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.game import apply
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.validate import CorruptLog
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.session import Session
from hearts_gui.session.past.library import Library
from hearts_gui.session.setup import plans
from hearts_gui.session.setup.players import one_human
from hearts_gui.session.store import peek, saves, stats
from hearts_gui.session.store.gamefile import GameFile
from hearts_gui.session.store.saves import SaveError, Saves, open_game, read_game
from hearts_gui.wording.language.messages import message_text
from tests.engine.forging import unsealed
from tests.kits.slow import some
from tests.refused import refused

from .kit import LocalBots, header, play_out, play_until

ONE_DEAL = Rules(end=End.DEALS, end_at=1)
TWO_DEALS = Rules(end=End.DEALS, end_at=2)


def library(folder: Path) -> Library:
    return Library(folder, make_bots=LocalBots)


def under_way(folder: Path, rules: Rules = ONE_DEAL) -> Path:
    """The file of a game that was left with seven cards in hand."""
    games = library(folder)
    session = games.start(rules, one_human(4), seed="one")
    play_until(session, lambda game: len(game.view(0).own.hand) == 7)
    games.leave(session)
    slot = games.latest()
    assert slot is not None
    return slot.path


def finished(folder: Path) -> Path:
    games = library(folder)
    session = games.start(ONE_DEAL, one_human(4), seed="one")
    play_out(session)
    games.leave(session)
    (path,) = (folder / "finished").iterdir()
    return path


# -- one byte


@pytest.mark.parametrize("flips", some((120, 400), 120))
def test_no_flipped_byte_of_the_header_costs_the_game(tmp_path: Path, flips: int) -> None:
    path = under_way(tmp_path / "games")
    raw = path.read_bytes()
    whole = read_game(path)
    chance = random.Random("flips")
    first = raw.index(b"\n")
    second = raw.index(b"\n", first + 1)
    start_of_copy = range(first + 1, first + 12)
    for place in (*start_of_copy, *chance.choices(range(second), k=flips)):
        other = raw[place] ^ (1 << chance.randrange(8))
        if place == first or other == 0x0A:
            continue
        path.write_bytes(raw[:place] + bytes([other]) + raw[place + 1 :])
        try:
            loaded = read_game(path)
        except SaveError as error:
            pytest.fail(f"byte {place} became {other:#x}: {error}")
        assert loaded.header == whole.header, place
        assert loaded.game == whole.game
        assert peek.peek_at(path) is not None


def test_a_damaged_header_gives_a_notice(tmp_path: Path) -> None:
    path = under_way(tmp_path)
    raw = path.read_bytes()
    path.write_bytes(raw.replace(b'"players":4', b'"players":6', 1))
    session = library(tmp_path).resume(path)
    assert any("first line" in message_text(notice) for notice in session.notices)
    assert session.rules == ONE_DEAL
    session.close()
    assert path.read_bytes().startswith(raw.replace(b'"players":4', b'"players":6', 1)[:2000])


def test_a_changed_digit_in_the_last_score_is_damage_and_no_change_of_rules(tmp_path: Path) -> None:
    path = finished(tmp_path)
    lines = path.read_text(encoding="utf-8").split("\n")
    number = next(k for k, line in enumerate(lines) if line.startswith('{"e":"DealScored"'))
    digit = lines[number].index('"totals":["') if '"totals":["' in lines[number] else None
    place = lines[number].index('"totals":[') + len('"totals":[') + (1 if digit else 0)
    old = lines[number][place]
    lines[number] = lines[number][:place] + str((int(old) + 1) % 10) + lines[number][place + 1 :]
    path.write_text("\n".join(lines), encoding="utf-8", newline="\n")
    loaded = read_game(path)
    assert loaded.damage is not None
    assert loaded.damage.line == number + 1
    assert not loaded.differences


def test_a_game_of_the_first_format_is_read_as_ever(tmp_path: Path) -> None:
    path = under_way(tmp_path)
    new = read_game(path)
    old = unsealed(path.read_text(encoding="utf-8")).replace('"format":2', '"format":1')
    loaded = log.read_log(old)
    assert (loaded.header, loaded.game, loaded.damage) == (new.header, new.game, None)


def test_a_game_whose_lines_end_as_on_windows_goes_on(tmp_path: Path) -> None:
    path = under_way(tmp_path)
    whole = read_game(path).game
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    loaded = read_game(path)
    assert (loaded.game, loaded.damage, loaded.from_copy) == (whole, None, False)
    opened = open_game(path)
    opened.file.append([sealed('{"practice":true}')])
    opened.file.close()
    again = read_game(path)
    assert (again.game, again.damage, again.practice) == (whole, None, True)


def test_both_copies_of_the_header_damaged_is_one_sentence() -> None:
    with pytest.raises(CorruptLog, match="line 1"):
        log.read_log('{"format":2,"sum":"00000000"}\n{"header":[],"sum":"00000000"}\n')


# -- a newer version


def test_a_game_of_a_newer_format_is_not_offered(tmp_path: Path) -> None:
    path = under_way(tmp_path)
    text = unsealed(path.read_text(encoding="utf-8")).replace('"format":2', '"format":3')
    path.write_text(text, encoding="utf-8", newline="\n")
    assert peek.latest(tmp_path) is None
    assert library(tmp_path).latest() is None
    assert path.read_text(encoding="utf-8") == text


def test_who_is_not_known_here_has_a_stand_in_and_the_file_stays(tmp_path: Path) -> None:
    path = under_way(tmp_path)
    head, *rest = unsealed(path.read_text(encoding="utf-8")).split("\n")
    plain = json.loads(head)
    plain["seats"][1] = {"bot": "../../etc/passwd", "level": "titan"}
    plain["seats"][2]["level"] = "club"
    text = "\n".join([json.dumps(plain, separators=(",", ":")), *rest])
    path.write_text(text, encoding="utf-8", newline="\n")
    session = library(tmp_path).resume(path)
    assert len({player.name for player in session.seats}) == 4
    (notice,) = session.notices
    assert "etc/passwd, titan" in message_text(notice)
    session.close()
    assert path.read_text(encoding="utf-8") == text


# -- a disk that refuses


def test_a_game_that_the_disk_will_not_give_just_now_keeps_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = under_way(tmp_path)

    def refuse(*_: object, **__: object) -> bytes:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(saves, "read_save", refuse)
        with refused(SaveError, r"can’t be read \(Input/output error\)\.$"):
            open_game(path)
    assert [file.name for file in tmp_path.iterdir()] == [path.name]
    open_game(path).file.close()


def test_a_file_of_the_same_name_beside_a_game_from_elsewhere_stays(tmp_path: Path) -> None:
    path = under_way(tmp_path / "saves").rename(tmp_path / "holiday.hearts")
    beside = tmp_path / "holiday.json"
    for text in ('{"photos": 12}', " " * (reading.LARGEST + 1)):
        beside.write_text(text)
        games = library(tmp_path / "saves")
        session = games.resume(path)
        play_until(session, lambda game: 0 in game.view(0).ask.seats)
        session.hint(session.view(0))
        assert session.practice
        games.leave(session)
        assert beside.read_text() == text
    assert not list(tmp_path.glob("*.too-large"))


def test_a_disk_that_makes_no_more_files_keeps_no_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EDQUOT, "Disk quota exceeded")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "touch", refuse)
        file = Saves(tmp_path).create(header())
        file.append(["{}"])
        assert file.warning is not None
    assert not list(tmp_path.iterdir())
    file.append(["{}"])
    assert file.path.name == "game-1.hearts"
    file.close()


def test_leaving_a_game_never_created_moves_nobody_elses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = under_way(tmp_path)
    raw = first.read_bytes()
    aside = first.with_suffix(".json")
    aside.write_text('{"practice": true}')

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    games = library(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(saves, "reserve", refuse)
        patch.setattr("hearts_gui.session.store.gamefile.reserve", refuse)
        session = games.start(ONE_DEAL, one_human(4), seed="two")
        assert session.notices
        play_out(session)
        games.leave(session)
    assert first.read_bytes() == raw
    assert aside.exists()
    assert not (tmp_path / "finished").exists()


@pytest.mark.parametrize("play", [play_out, lambda _: None], ids=["over", "under way"])
def test_a_game_of_which_nothing_could_be_written_leaves_no_empty_file(
    play: Callable[[Session], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: the menu counted it among the games under way."""

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    games = library(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr("os.write", full)
        session = games.start(ONE_DEAL, one_human(4), seed="two")
        play(session)
        games.leave(session)
    assert list(tmp_path.rglob("*.hearts")) == []


def test_a_folder_is_not_a_game_even_one_without_a_name(tmp_path: Path) -> None:
    """Failing before: a disk that was dropped on the window ended the program."""
    for folder in (Path(tmp_path.anchor), tmp_path):
        with pytest.raises(SaveError):
            open_game(folder)
    assert not list(tmp_path.parent.glob(f"{tmp_path.name}.lock"))


def test_a_damaged_save_is_not_cut_before_its_copy_is_safe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = under_way(tmp_path)
    raw = path.read_bytes()
    lines = raw.split(b"\n")
    lines[9] = b"garbage"
    path.write_bytes(b"\n".join(lines))
    whole = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        with refused(SaveError, "free some space"):
            open_game(path)
    assert path.read_bytes() == whole
    assert list(tmp_path.glob("*.damaged-*")) == []
    opened = open_game(path)
    opened.file.close()
    (copy,) = tmp_path.glob("*.damaged-*")
    assert copy.read_bytes() == whole


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
def test_a_data_folder_removed_while_playing_is_recreated_with_a_notice(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    games = library(folder)
    session = games.start(TWO_DEALS, one_human(4), seed="one")
    play_until(session, lambda game: len(game.view(0).own.hand) == 9)
    shutil.rmtree(folder)
    play_until(session, lambda game: len(game.view(0).own.hand) == 5)
    assert any("was removed while you played" in message_text(notice) for notice in session.notices)
    view = session.view(0)
    games.leave(session)
    slot = games.latest()
    assert slot is not None
    loaded = read_game(slot.path)
    assert loaded.damage is None
    again = library(folder).resume(slot.path)
    assert again.view(0) == view
    again.close()


def test_a_game_that_was_hinted_is_practice_after_a_kill(tmp_path: Path) -> None:
    games = library(tmp_path)
    session = games.start(ONE_DEAL, one_human(4), seed="one")
    play_until(session, lambda game: len(game.view(0).own.hand) == 9 and 0 in game.ask.seats)
    assert session.hint(session.view(0)) is not None
    session.hint(session.view(0))
    (path,) = tmp_path.glob("*.hearts")
    text = path.read_text(encoding="utf-8")
    # As a kill leaves it: nothing was put down, nothing closed.
    copy = tmp_path / "copy"
    copy.mkdir()
    (copy / "game-1.hearts").write_text(text, encoding="utf-8", newline="\n")
    assert text.count('{"practice":true') == 1
    again = library(copy).resume(copy / "game-1.hearts")
    assert again.practice
    again.close()
    session.close()


# -- nonsense in every file that is read


DEEP = "[" * 100_000
HUGE = "9" * 5_000
NONSENSE = [
    "", "\x00", DEEP, '{"undo":' + DEEP, '{"a":' * 50_000, HUGE, f'{{"format":{HUGE}}}',
    f"a={DEEP}", f"a={HUGE}", f"volume = 0x{'f' * 5_000}", '{"title":"\\ud800","seats":[]}',
    '"\\ud800"', '{"title":"\\ud800","source":"\\ud800","rules":{}}', "null", "[]", "1e999",
    '{"name":"\\ud800x","based_on":"\\ud800","rules":{"\\ud800":"\\ud800"}}',
]  # fmt: skip


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_never_stops_the_program(tmp_path: Path, text: str) -> None:
    path = tmp_path / "file"
    path.write_text(text, encoding="utf-8", newline="\n")
    loaded = settings.load(path)
    assert settings.save(loaded.settings, tmp_path / "again.toml") is None
    assert settings.load(tmp_path / "again.toml").settings == loaded.settings
    assert plans.save_plan(plans.load_plan(path), tmp_path / "plan.json") is None
    own = rule_sets.load(path)
    assert rule_sets.save(own, tmp_path / "sets") is None
    assert rule_sets.load(tmp_path / "sets").sets == own.sets
    game = tmp_path / "game-1.hearts"
    sound = log.Header(ONE_DEAL, "seed").line()
    for content in (text, f"{sound}\n{text}\n", f"{text}\n{sound}\n"):
        game.write_text(content, encoding="utf-8", newline="\n")
        peek.peek_at(game)
        saves.read_slot(game)
        library(tmp_path).latest()
    stats.load(path)


def test_a_setting_too_long_to_show_is_dropped_with_a_notice(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f"master_level = 0x{'f' * 5_000}\nlater = 0x{'f' * 5_000}\nmuted = true\n")
    loaded = settings.load(path)
    assert loaded.settings.muted
    assert len(loaded.warnings) == 2
    assert all(len(message_text(warning)) < 200 for warning in loaded.warnings)
    assert (tmp_path / "settings.toml.damaged-1").read_bytes() == path.read_bytes()


@pytest.mark.parametrize("name", ["nosuch", "../icons/heart", "", "/etc/passwd"])
def test_an_unknown_portrait_has_a_stand_in_and_one_warning(tmp_path: Path, name: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f'portrait = "{name}"\ntheme = "dusk"\n')
    loaded = settings.load(path)
    assert loaded.settings.portrait == "you"
    assert loaded.settings.theme == "card-room"
    assert len(loaded.warnings) == 2
    assert "portrait" in message_text(loaded.warnings[0])


def test_flipped_bytes_in_a_game_never_raise_and_never_lose_the_file(tmp_path: Path) -> None:
    path = under_way(tmp_path)
    raw = path.read_bytes()
    chance = random.Random("anywhere")
    for _ in range(60):
        for old in tmp_path.glob("*.damaged-*"):
            old.unlink()
        spoiled = bytearray(raw)
        for _ in range(chance.randint(1, 4)):
            spoiled[chance.randrange(len(raw))] = chance.randrange(256)
        path.write_bytes(spoiled)
        try:
            opened = open_game(path)
        except SaveError:
            pass
        else:
            opened.file.close()
        kept = [
            file.read_bytes() for file in (path, *tmp_path.glob("*.damaged-*")) if file.exists()
        ]
        assert any(content.startswith(bytes(spoiled)[: len(content)]) for content in kept)
        assert bytes(spoiled) in kept or len(kept) == 1
        path.unlink(missing_ok=True)


def test_a_control_character_in_a_name_does_not_reach_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if sys.platform == "win32":
        pytest.skip("no such names there")
    path = tmp_path / "a\x1b[31m\x07.hearts"
    path.write_text("nothing\n")
    assert cli.main(["replay", str(path)]) != 0
    errors = capsys.readouterr().err
    assert errors.rstrip("\n").isprintable()
    assert "\\x1b[31m" in errors


def test_title_and_names_of_any_length_are_shown_short() -> None:
    """Failing before: a title of 100 000 letters held the list of games up for minutes."""
    people = tuple({"human": f"{seat}\n" * 99_999, "portrait": "you"} for seat in range(4))
    long = log.Header(Rules(), "seed", title="x" * 99_999, seats=people)
    read, _ = log.read_header(long.line())
    assert 80 < len(read.title) < 200
    assert all(len(player.name) < 80 for player in saves.seating_of(read))
    assert all(player.name.isprintable() for player in saves.seating_of(read))


def test_a_file_removed_and_refused_is_complained_of_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if sys.platform == "win32":
        pytest.skip("an open file cannot be removed there")
    file: GameFile = saves.Saves(tmp_path / "games").create(log.Header(ONE_DEAL, "seed"))
    shutil.rmtree(tmp_path / "games")

    def refuse(_: Path) -> None:
        raise OSError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr("hearts_gui.session.store.gamefile.reserve", refuse)
        file.append(["{}"])
        assert file.warning is not None
        assert "can’t be saved right now" in message_text(file.warning)
    file.append(["{}"])
    file.close()
    assert file.path.read_bytes().count(b"\n") == 4


@pytest.mark.parametrize("part", ["totals", "points", "tricks"])
def test_a_number_of_hundreds_of_digits_in_a_game_is_damage(tmp_path: Path, part: str) -> None:
    path = finished(tmp_path)
    lines = path.read_text(encoding="utf-8").split("\n")
    index = next(k for k, line in enumerate(lines) if line.startswith('{"e":"DealScored"'))
    plain = json.loads(unsealed(lines[index]))
    plain["score"][part][0] = 10**400
    lines[index] = sealed(json.dumps(plain, separators=(",", ":")))
    path.write_text("\n".join(lines), encoding="utf-8", newline="\n")
    loaded = read_game(path)
    assert loaded.damage is not None
    assert loaded.damage.line == index + 1


def test_a_take_back_that_takes_nothing_back_is_damage(tmp_path: Path) -> None:
    """Failing before: 150 000 of them held up the opening of the game for minutes."""
    path = under_way(tmp_path)
    count = len(read_game(path).events)
    sound = path.read_bytes()
    with path.open("a") as stream:
        stream.write((sealed(log.undo_line(count)) + "\n") * 150_000)
    loaded = read_game(path)
    assert loaded.damage is not None
    assert loaded.damage.line == sound.count(b"\n") + 1
    assert loaded.taken_back == 0
    opened = open_game(path)
    assert any("damaged from line" in message_text(notice) for notice in opened.notices)
    opened.file.close()
    assert path.read_bytes() == sound


def test_a_card_taken_back_and_played_again_costs_no_more_than_its_lines(tmp_path: Path) -> None:
    """A game is not played again from its first card for each: counted in steps of the engine."""
    path = under_way(tmp_path, TWO_DEALS)
    lines = path.read_text(encoding="utf-8").split("\n")[:-1]
    count = len(read_game(path).events)
    again = [sealed(log.undo_line(count - 1)), lines[-1]] * 400
    path.write_text("\n".join([*lines, *again]) + "\n", encoding="utf-8", newline="\n")
    steps = 0

    def counted(game: Game, event: Event) -> Game:
        nonlocal steps
        steps += 1
        return apply(game, event)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(log, "apply", counted)
        loaded = read_game(path)
    assert (loaded.damage, loaded.taken_back, len(loaded.events)) == (None, 400, count)
    assert steps <= count + 2 * 400


@pytest.mark.parametrize("to", [0, 1, 30, 60])
def test_a_game_taken_far_back_is_the_one_played_so_far(tmp_path: Path, to: int) -> None:
    """This includes the deal before, and going back twice."""
    games = library(tmp_path)
    session = games.start(TWO_DEALS, one_human(4), seed="one")
    play_until(session, lambda game: len(game.view(0).public.standings.history) == 1)
    session.start_next_deal()
    play_until(session, lambda game: len(game.view(0).own.hand) == 9)
    games.leave(session)
    (path,) = tmp_path.glob("*.hearts")
    whole = read_game(path)
    lines = path.read_text(encoding="utf-8").split("\n")[:-1]
    head, events = lines[: -len(whole.events)], lines[-len(whole.events) :]
    undo = sealed(log.undo_line(to))
    text = [*lines, undo, *events[to : to + 9], undo, *events[to:]]
    path.write_text("\n".join(text) + "\n", encoding="utf-8", newline="\n")
    loaded = read_game(path)
    assert len(head) == 2
    assert (loaded.damage, loaded.taken_back) == (None, 2)
    assert (loaded.game, loaded.events) == (whole.game, whole.events)
