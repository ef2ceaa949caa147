"""Every file that the program keeps, cut off anywhere, with other bytes in it, or saved again by an
editor: it is read without an error, only what is damaged is missing, and that is kept."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from hearts_gui.ai.coach.par import PAR
from hearts_gui.config import paths, people, reading, rule_sets, settings
from hearts_gui.engine.message import MessageError
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.headless.match import DealResult as Result
from hearts_gui.headless.match import Match, MatchFile, MatchShare
from hearts_gui.session.daily.book import DailyBook
from hearts_gui.session.game.par_client import known_pars
from hearts_gui.session.past import fitting
from hearts_gui.session.past.decision_book import DecisionBook
from hearts_gui.session.past.history import PastGames
from hearts_gui.session.past.library import Library
from hearts_gui.session.past.rows import LAYOUT
from hearts_gui.session.practice.book import TrainingBook
from hearts_gui.session.practice.lesson_book import LessonBook
from hearts_gui.session.practice.passing import PassBook
from hearts_gui.session.practice.puzzle import PuzzleBook, shipped
from hearts_gui.session.setup.plans import TablePlan, load_plan, plan_to_plain
from hearts_gui.session.setup.players import one_human
from hearts_gui.session.store import peek, side_files, stats
from hearts_gui.session.store.game_lists import Archive, Shelf
from hearts_gui.session.store.saves import Saves
from hearts_gui.wording.language.messages import message_text
from tests.kits.past_rows import ROWS, TWO_DEALS

from .kit import LocalBots, play_out, play_until

MONDAY = date(2026, 11, 23)


def of_puzzles(path: Path) -> list[object]:
    book = PuzzleBook(path)
    return [*book.tries, *book.storms, *book.own_solved.items()]


def of_days(path: Path) -> list[object]:
    book = DailyBook(path)
    return [*book.results.values(), *book.fields.items(), *book.begun]


def of_practice(path: Path) -> list[object]:
    book = TrainingBook(path)
    return [*book.cards.values(), *book.passes.values(), *book.answers, *book.games]


def of_match(path: Path) -> list[object]:
    file = MatchFile(path)
    return [file.seed, *file.results]


DAY = {"on": "2026-11-23", "code": "HG-D", "points": [4.0], "solved": [], "file": "g"}
ANSWER = {
    "shown": "x",
    "right": True,
    "hinted": False,
    "when": 1795430000,
    "loss": 0.5,
    "motif": "",
}
PAR_LINE = {"points": [1.0] * 6, "usual": 6.5, "seats": [6.5] * 4, "company": ["club"] * 3}
LINES: dict[str, tuple[list[object], Callable[[Path], list[object]]]] = {
    "lessons.jsonl": (
        [{"lesson": name, "stars": 2} for name in ("a", "b", "é")],
        lambda path: list(LessonBook(path).stars.items()),
    ),
    "puzzles.jsonl": (
        [{"id": "standard-1", "solved": True, "rating": 990}, {"storm": 3},
         {"own": "own-1", "solved": False}],
        of_puzzles,
    ),
    "daily.jsonl": (
        [{"day": "2026-11-23", **DAY}, {"day": "2026-11-16", **DAY},
         {"day": "2026-11-23", "field": 2.5, "beaten": 3.0, "version": PAR},
         {"day": "2026-11-24", "answer": True, "card": "QS"}],
        of_days,
    ),
    "practice.jsonl": (
        [{"card": shipped()[0].line(), "when": 1795430000}, {"answer": "x", **ANSWER},
         {"answer": "y", **ANSWER}],
        of_practice,
    ),
    "passes.jsonl": (
        [{"day": "2026-11-23", "loss": loss} for loss in (0.5, 1.5, 0.25)],
        lambda path: list(PassBook(path).of(MONDAY)),
    ),
    "rule-sets.jsonl": (
        [{"name": name, "based_on": "Standard", "rules": {"end_at": 75}} for name in "ABé"],
        lambda path: [rule_set.name for rule_set in rule_sets.load(path).sets],
    ),
    "history.jsonl": (
        list(map(LAYOUT.to_plain, ROWS)), lambda path: list(PastGames(path.parent).rows()),
    ),
    "decisions.marks": (
        [{"line": f"l{n}", "star": True, "note": "é"} for n in range(3)],
        lambda path: list(DecisionBook(path.parent).marks.items()),
    ),
    "game-1.pars": (
        [{"version": PAR, "deal": deal, "seat": 0, "par": {"deal": deal, "seat": 0, **PAR_LINE}}
         for deal in (1, 2, 3)],
        lambda path: list(known_pars(path).items()),
    ),
}  # fmt: skip
"""For each file with lines, some of them, and what its reader has of them."""

VALUES: dict[str, tuple[object, Callable[[Path], object], object]] = {
    "statistics.json": (
        {"format": 1, "counted": {"": {"games": 3, "wins": 1}}, "seen": ["é"]},
        stats.load, stats.EMPTY,
    ),
    "rating.json": (
        {"rating": 1000.0, "half": 90.0}, lambda path: stats.noted_rating(path.parent), None,
    ),
    "practice-due.json": (
        {"days": [1, 2]}, lambda path: stats.due_count(path.parent, MONDAY, 5), 0,
    ),
    "strength.json": (
        {"mean": 1100.0, "spread": 90.0},
        lambda path: fitting.noted_strength(path.parent), fitting.UNKNOWN,
    ),
    "game-1.json": (
        {"elapsed_ms": 1000.0, "practice": True},
        lambda path: side_files.read(path, ours=True), side_files.SideFacts(),
    ),
    "last-table.json": (
        plan_to_plain(TablePlan()) | {"title": "Évreux"}, load_plan, TablePlan(),
    ),
}  # fmt: skip
"""For each file with one value, a value, its reader, and what that has of nonsense."""


def as_bytes(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()


def whole(lines: list[object]) -> bytes:
    return b"".join(as_bytes(line) + b"\n" for line in lines)


def saved_again(raw: bytes) -> dict[str, bytes]:
    """The same text as editors save it."""
    text = raw.decode()
    return {
        "with a mark": text.encode("utf-8-sig"),
        "UTF-16": text.encode("utf-16"),
        "UTF-16, the other order": b"\xfe\xff" + text.encode("utf-16-be"),
        "lines of Windows": raw.replace(b"\n", b"\r\n"),
        "UTF-16 with lines of Windows": text.replace("\n", "\r\n").encode("utf-16"),
    }


def harmed(raw: bytes, times: int) -> Iterator[bytes]:
    """These bytes cut off, changed, and with others among them or in their place."""
    rng = random.Random(len(raw))
    places = sorted({0, 1, len(raw) - 1, *rng.sample(range(len(raw)), min(times, len(raw)))})
    for at in places:
        yield raw[:at]
        yield raw[:at] + bytes(len(raw) - at)  # as after a power cut
        yield raw[:at] + b"\0" + raw[at:]
        yield raw[:at] + bytes([raw[at] ^ 1 << rng.randrange(8)]) + raw[at + 1 :]
        yield raw[:at] + raw[at:].decode(errors="replace").encode("utf-16")
        yield raw.decode(errors="replace").encode("utf-16")[: at + 1]


def kept(path: Path) -> bytes:
    """What is on the disk of a file and of all its copies."""
    return b"".join(file.read_bytes() for file in sorted(path.parent.glob(f"{path.name}*")))


@pytest.fixture(autouse=True)
def _told(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every notice is a line; the disk is not waited for."""
    monkeypatch.setattr("os.fsync", lambda _: None)
    yield
    for notice in reading.take_notices():
        text = message_text(notice)
        assert "\n" not in text
        assert "?" not in text


@pytest.mark.parametrize("name", LINES)
def test_lines_saved_again_by_an_editor_are_read_and_added_to(name: str, tmp_path: Path) -> None:
    lines, read = LINES[name]
    path = tmp_path / name
    path.write_bytes(whole(lines))
    sound = read(path)
    assert len(sound) == len(lines)
    for how, raw in saved_again(whole(lines[:-1])).items():
        path.write_bytes(raw)
        assert len(read(path)) == len(lines) - 1, how
        assert reading.append_lines(path, lines[-1]) is None
        assert read(path) == sound, how
    assert not list(tmp_path.glob("*.damaged-*"))


@pytest.mark.parametrize("name", LINES)
def test_damage_costs_the_lines_that_it_is_in(name: str, tmp_path: Path) -> None:
    lines, read = LINES[name]
    path = tmp_path / name
    for raw in harmed(whole(lines), 12):
        clear(tmp_path)
        path.write_bytes(raw)
        found = read(path)
        assert reading.in_utf8(raw) in kept(path)
        first = [line for line in raw.split(b"\n")[:-1] if line in whole(lines).split(b"\n")]
        path.write_bytes(b"".join(line + b"\n" for line in first))
        assert [entry for entry in read(path) if entry not in found] == [], raw


def told(error: MessageError, path: Path) -> None:
    """It is told in a sentence that names the file."""
    sentence = message_text(error.message)
    assert sentence.startswith(path.name)
    assert sentence.endswith(".")


def clear(folder: Path) -> None:
    for file in folder.iterdir():
        file.unlink()


@pytest.mark.parametrize("name", VALUES)
def test_a_value_is_read_or_kept_in_a_copy(name: str, tmp_path: Path) -> None:
    value, read, nothing = VALUES[name]
    path = tmp_path / name
    path.write_bytes(as_bytes(value))
    sound = read(path)
    assert sound != nothing
    for how, raw in saved_again(json.dumps(value, indent=1, ensure_ascii=False).encode()).items():
        path.write_bytes(raw)
        assert read(path) == sound, how
    assert [file.name for file in tmp_path.iterdir()] == [name]
    for raw in harmed(as_bytes(value), 30):
        clear(tmp_path)
        path.write_bytes(raw)
        if read(path) == nothing:
            assert reading.write_value(path, value) is None
            assert reading.in_utf8(raw) in kept(path), raw


def saved_game(folder: Path, *, over: bool) -> Path:
    """The file of a game that was left in its second deal, or after it."""
    games = Library(folder, make_bots=LocalBots)
    session = games.start(TWO_DEALS, one_human(4), seed="one")
    play_until(session, lambda game: len(game.view(0).public.standings.history) == 1)
    if over:
        play_out(session)
    games.leave(session)
    (file,) = folder.rglob("*.hearts")
    return file


def test_a_game_saved_again_by_an_editor_goes_on(tmp_path: Path) -> None:
    """Failing before: one in UTF-16 was in no list, and was put aside as damaged when opened."""
    folder = tmp_path / "saves"
    file = saved_game(folder, over=False)
    sound = file.read_bytes()
    for how, raw in saved_again(sound).items():
        file.write_bytes(raw)
        assert (len(Saves(folder).slots()), peek.latest(folder) is None) == (1, False), how
        games = Library(folder, make_bots=LocalBots)
        session = games.resume(file)
        assert session.noticed == [], how
        play_out(session)
        games.leave(session)
        (over,) = Archive(folder).games()
        (path,) = (folder / "finished").iterdir()
        assert path.read_bytes().replace(b"\r", b"").startswith(sound), how
        path.write_bytes(in_utf16(path))
        assert Archive(folder).games()[0].total == over.total, how
        path.unlink()


def in_utf16(path: Path) -> bytes:
    """The text of a file as an editor may save it."""
    return path.read_text(encoding="utf-8").encode("utf-16")


def test_a_game_that_cannot_be_written_in_utf_8_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = saved_game(tmp_path / "saves", over=False)
    raw = in_utf16(file)
    file.write_bytes(raw)
    monkeypatch.setattr(reading, "replace_whole", lambda *_: "no space")
    with pytest.raises(MessageError) as refused:
        Library(tmp_path / "saves", make_bots=LocalBots).resume(file)
    told(refused.value, file)
    assert file.read_bytes() == raw


@pytest.mark.parametrize("over", [False, True], ids=["under way", "over"])
def test_a_game_is_listed_or_refused_in_a_sentence(over: bool, tmp_path: Path) -> None:
    file = saved_game(tmp_path / "sound", over=over)
    raw = file.read_bytes()
    for harm in (*harmed(raw, 3), *saved_again(raw).values()):
        folder = tmp_path / "saves"
        path = folder / file.relative_to(tmp_path / "sound")
        path.parent.mkdir(parents=True)
        path.write_bytes(harm)
        again = Library(folder, make_bots=LocalBots)
        assert len(Shelf(Saves(folder)).games()) + len(Archive(folder).games()) <= 1
        peek.latest(folder)
        again.past.caught_up()
        DecisionBook(folder).catch_up()
        try:
            taken_up = again.resume(path)
        except MessageError as error:
            told(error, path)
        else:
            taken_up.close()
        texts = [text[: text.rfind(b"\n") + 1] for text in (harm, reading.in_utf8(harm))]
        assert any(text in kept(path) for text in texts), harm
        shutil.rmtree(folder)


def test_a_match_goes_on_or_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    share = MatchShare(1, 1.5, 1.5, 0, 1, 0.0, 0)
    file = MatchFile(path)
    file.begin(Match("rule", "cmd:é", Rules(), "2v2", "x"))
    for _ in range(2):
        file.add(Result(share, share))
    sound = path.read_bytes()
    for how, raw in saved_again(sound).items():
        path.write_bytes(raw)
        again = MatchFile(path)
        assert again.results == file.results, how
        again.add(Result(share, share))
        assert len(MatchFile(path).results) == 3, how
    for raw in harmed(sound, 30):
        clear(tmp_path)
        path.write_bytes(raw)
        try:
            results = MatchFile(path).results
        except MessageError as error:
            told(error, path)
            assert reading.in_utf8(raw) in kept(path)
        else:
            assert reading.in_utf8(raw).startswith(path.read_bytes())
            assert len(results) == max(0, len(path.read_bytes().splitlines()) - 1)


def test_settings_and_the_last_player_bear_any_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.DATA_VARIABLE, str(tmp_path))
    path = paths.settings_file()
    mine = settings.Settings(name="Zoé", theme="midnight", ui_scale=125)
    settings.save(mine, path)
    sound = path.read_bytes()
    for raw in (*harmed(sound, 40), *harmed(sound[:40], 40)):
        clear(tmp_path)
        path.write_bytes(raw)
        loaded = settings.load(path)
        assert settings.save(replace(loaded.settings, muted=True), path) is None
        assert not loaded.warnings or reading.in_utf8(raw) in kept(path), raw
    for raw in (*harmed(b"p2", 9), b"../..", b"p2\n", *saved_again(b"p2\n").values()):
        (tmp_path / people.LAST).write_bytes(raw)
        (tmp_path / paths.PEOPLE / "p2").mkdir(parents=True, exist_ok=True)
        people.choose_last()
        wanted = reading.in_utf8(raw).strip() == b"p2"
        assert paths.chosen_person() == ("p2" if wanted else people.FIRST), raw
