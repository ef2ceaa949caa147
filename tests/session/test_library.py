"""Games are started, left and continued; each result is counted once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.view import OBSERVER
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.past.library import Library
from hearts_gui.session.setup.players import Human, all_bots, one_human
from hearts_gui.session.store import stats
from hearts_gui.session.store.gamefile import copy_of
from tests.kits.one_deal import ONE_DEAL

from .kit import LocalBots, play_out, play_until, seen_by, take_turn

TWO_DEALS = Rules(end=End.DEALS, end_at=2)


def library(folder: Path) -> Library:
    return Library(folder, make_bots=LocalBots)


def results(games: Library) -> stats.Statistics:
    return stats.load(games.saves.folder / stats.FILE)


def test_a_game_is_left_and_taken_up_where_it_was(tmp_path: Path) -> None:
    games = library(tmp_path)
    assert games.latest() is None
    session = games.start(TWO_DEALS, one_human(4), seed="one")
    play_until(session, lambda game: len(game.view(0).own.hand) == 7)
    before = [session.view(seat) for seat in range(4)]
    events = seen_by(session, OBSERVER)
    games.leave(session)
    slot = games.latest()
    assert slot is not None
    assert (slot.deal, slot.busy) == (1, False)
    again = games.resume(slot.path, human=Human("Ann", "ann"))
    assert [again.view(seat) for seat in range(4)] == before
    assert seen_by(again, OBSERVER) == events
    assert (again.seats[0].name, again.seats[1]) == ("Ann", session.seats[1])
    assert not again.notices
    play_out(again)
    games.leave(again)
    assert games.latest() is None
    assert [path.name for path in (tmp_path / "finished").iterdir()] == ["game-1.hearts"]


def test_a_game_keeps_its_name_when_it_is_over(tmp_path: Path) -> None:
    """Failing before: a day’s result named the file of an earlier game, and showed its marks."""
    games = library(tmp_path)
    for seed in ("one", "two"):
        session = games.start(ONE_DEAL, one_human(4), seed=seed)
        name = games.file_name(session)
        play_out(session)
        games.leave(session)
        assert games.seed(games.resume(games.archive.path(name), human=Human())) == seed


def test_a_finished_game_is_counted_once(tmp_path: Path) -> None:
    games = library(tmp_path)
    session = games.start(TWO_DEALS, one_human(4), seed="one")
    play_out(session)
    result = session.view(0).public.result
    assert result is not None
    record = results(games)
    assert (record.games, record.wins) == (1, 0 in result.winners)
    games.leave(session)
    games.close()
    assert results(games) == record
    again = games.start(TWO_DEALS, one_human(4), seed="one")
    play_out(again)
    assert results(games) == record


def test_the_wins_of_many_games_are_counted(tmp_path: Path) -> None:
    games, won = library(tmp_path), 0
    for number in range(12):
        session = games.start(ONE_DEAL, one_human(4), seed=f"win {number}")
        play_out(session)
        result = session.view(0).public.result
        assert result is not None
        won += 0 in result.winners
        games.leave(session)
    assert 0 < won < 12
    assert (results(games).games, results(games).wins) == (12, won)
    assert not take_turn(session)


def test_what_earlier_versions_counted_counts(tmp_path: Path) -> None:
    rest = {"deals": 9, "points": -70, "moons": 1, "moons_against": 0, "best": None}
    counted = {"standard": {"games": 60, "wins": 41, **rest}, "odd": {"games": 52, "wins": 0}}
    data = {"format": 1, "counted": counted, "practice": {"standard": rest}, "seen": ["a"]}
    (tmp_path / "statistics.json").write_text(json.dumps(data))
    record = results(library(tmp_path))
    assert record == stats.Statistics(112, 41, ("a",))
    stats.count(tmp_path / "statistics.json", "a", won=True, practice=False)
    assert results(library(tmp_path)) == record
    stats.count(tmp_path / "statistics.json", "b", won=True, practice=False)
    assert results(library(tmp_path)) == stats.Statistics(113, 42, ("a", "b"))


def test_a_count_that_fails_lets_go_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: no game was counted with the lock until the program ended."""

    def fail(_: Path) -> stats.Statistics:
        raise MemoryError

    monkeypatch.setattr(stats, "load", fail)
    with pytest.raises(MemoryError):
        stats.count(tmp_path / "statistics.json", "a", won=True, practice=False)
    assert not list(tmp_path.glob("*.lock"))


def test_practice_is_counted_apart_even_after_a_restart(tmp_path: Path) -> None:
    games = library(tmp_path)
    for number, ask_for_help in enumerate(("undo", "hint")):
        session = games.start(TWO_DEALS, one_human(4), seed=f"{number}")
        play_until(session, lambda game: len(game.view(0).own.hand) == 7)
        if ask_for_help == "undo":
            assert session.undo()
        else:
            play_until(session, lambda game: 0 in game.ask.seats)
            session.hint(session.view(0))
        games.leave(session)
        slot = games.latest()
        assert slot is not None
        again = games.resume(slot.path)
        assert again.practice
        play_out(again)
        games.leave(again)
    assert results(games).games == 0
    assert len(results(games).game_ids) == 2
    assert not list(tmp_path.glob("game-*"))


def test_a_second_window_is_noticed_and_plays_in_its_own_slot(tmp_path: Path) -> None:
    mine, other = library(tmp_path), library(tmp_path)
    first = mine.start(ONE_DEAL, one_human(4))
    assert [slot.busy for slot in other.saves.slots()] == [True]
    assert other.latest() is None
    second = other.start(ONE_DEAL, one_human(4))
    for session in (first, second):
        play_out(session)
    mine.close()
    other.close()
    assert len(list((tmp_path / "finished").iterdir())) == 2
    assert results(mine).games == 2


def test_the_time_of_a_timed_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    now = [0.0]
    games = Library(tmp_path, make_bots=LocalBots, clock=lambda: now[0])
    session = games.start(Rules(end=End.TIME, end_at=5), one_human(4))
    for _ in range(60):
        now[0] += 1000
        session.tick()
    games.leave(session)
    slot = games.latest()
    assert slot is not None
    again = games.resume(slot.path)
    assert again.clocks.game.left_ms == 300_000 - 59_000
    games.close()


def test_a_game_without_people_counts_for_nobody(tmp_path: Path) -> None:
    games = library(tmp_path)
    session = games.start(ONE_DEAL, all_bots(["rule"] * 4))
    while not session.over:
        if session.ask.kind is AskKind.START:
            session.start_next_deal()
        session.tick()
    games.leave(session)
    assert results(games) == stats.EMPTY


def test_statistics_survive_a_file_that_makes_no_sense(tmp_path: Path) -> None:
    for text in ("", "[]", '{"format": 9}', '{"format": 1, "counted": {"x": {"games": "two"}}}'):
        path = tmp_path / "statistics.json"
        path.write_text(text)
        assert stats.load(path) == stats.EMPTY
        copies = [copy.read_text() for copy in tmp_path.glob("statistics.json.*-*")]
        assert copies.count(text) == 1
        assert stats.load(path) == stats.EMPTY
        assert len(list(tmp_path.glob("statistics.json.*-*"))) == len(copies), "copied once"
    games = library(tmp_path)
    session = games.start(ONE_DEAL, one_human(4))
    play_out(session)
    assert results(games).games == 1
    assert json.loads((tmp_path / "statistics.json").read_text())["format"] == 1


def test_statistics_that_cannot_be_written_do_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "statistics.json").mkdir()  # The disk refuses to put a file in its place.
    games = library(tmp_path)
    session = games.start(ONE_DEAL, one_human(4))
    play_out(session)
    assert session.over
    games.close()


def test_results_read_as_words() -> None:
    assert stats.Statistics(1, 1).sentence() == "1 win in 1 game"
    assert stats.Statistics(112, 41).sentence() == "41 wins in 112 games"


def test_a_game_that_was_over_when_the_program_died_is_put_away_and_counted(tmp_path: Path) -> None:
    games = library(tmp_path)
    session = games.start(ONE_DEAL, one_human(4), seed="one")
    play_out(session)
    session.close()  # as when the program is killed before it puts the game away
    (tmp_path / "statistics.json").unlink()
    again = library(tmp_path)
    assert again.latest() is None
    again.leave(again.start(ONE_DEAL, one_human(4), seed="two"))
    assert results(again).games == 1
    assert [path.name for path in (tmp_path / "finished").iterdir()] == ["game-1.hearts"]
    assert [slot.path.name for slot in again.saves.slots()] == ["game-2.hearts"]


@pytest.mark.parametrize("text", ["[]", "{", '{"elapsed_ms": Infinity}', '{"elapsed_ms": NaN}'])
def test_a_spoilt_note_beside_a_game_does_not_end_it(tmp_path: Path, text: str) -> None:
    games = library(tmp_path)
    session = games.start(preset("black_lady_uk", 4), one_human(4))
    session.start_next_deal()
    games.leave(session)
    (path,) = tmp_path.glob("*.hearts")
    path.with_suffix(".json").write_text(text)
    again = library(tmp_path).resume(path)
    again.tick(0.0)
    again.tick(1000.0)
    assert again.clocks.game.elapsed_ms == 1000.0
    assert not again.view(0).public.standings.time_up


def test_a_copy_is_named_by_its_title_with_its_comma(tmp_path: Path) -> None:
    path = tmp_path / "game-1.hearts"
    path.write_text("anything", encoding="utf-8")
    for title, name in (("Standard, changed", "Standard, changed"), ("A/B: C,", "A-B- C")):
        copy_of(path, title, tmp_path / "copies")
        assert (tmp_path / "copies" / f"{name}.hearts").exists()
