"""The history of games that are over: what is kept, what is read again, what costs nothing."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.ai.coach.par import PAR, Par
from hearts_gui.ai.coach.situations import Situation
from hearts_gui.config.reading import append_lines
from hearts_gui.engine.cards import QS, Suit
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.events import DealStarted
from hearts_gui.session.game.grade_book import GradeBook
from hearts_gui.session.past.aggregates import Tallies, tallies_of
from hearts_gui.session.past.backlog import ParBacklog
from hearts_gui.session.past.cache import FILE as SUMS
from hearts_gui.session.past.cache import read_kept
from hearts_gui.session.past.history import FILE, MANY, History, PastGames
from hearts_gui.session.past.library import Library
from hearts_gui.session.past.rows import (
    DealRow,
    GameRow,
    ReadRow,
    Row,
    row_from_plain,
    row_to_plain,
)
from hearts_gui.session.past.summary import Inquiry
from hearts_gui.session.setup.players import one_human
from hearts_gui.session.store import side_files
from hearts_gui.session.store.stats import RATING_FILE as NOTED
from hearts_gui.session.store.stats import noted_rating
from tests.kits.past_rows import A_DEAL, ROWS, TWO_DEALS
from tests.kits.played import played

from .kit import LocalBots, play_out, play_until


def rows(past: PastGames, kind: type[Row]) -> list[Row]:
    return [row for row in past.history.rows() if isinstance(row, kind)]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.key[0] + str(row.key[2]))
def test_a_row_is_read_as_it_was_written(row: Row) -> None:
    assert row_from_plain(json.loads(json.dumps(row_to_plain(row)))) == row


def test_a_finished_game_leaves_a_row_a_deal_and_one_of_its_own(tmp_path: Path) -> None:
    games, path = played(tmp_path)
    deals, (game,) = rows(games.past, DealRow), rows(games.past, GameRow)
    assert isinstance(game, GameRow)
    assert game.levels == ("", "strong", "strong", "strong")
    assert (game.against, game.seat, game.when) == ("strong", 0, path.stat().st_mtime)
    record = games.finished(path)
    assert record.public.result is not None
    assert game.places == tuple(record.public.result.places)
    dealt = [event for event in record.events if isinstance(event, DealStarted)]
    for row, event, score in zip(deals, dealt, record.public.standings.history, strict=True):
        assert isinstance(row, DealRow)
        hand = event.hands[0] or ()
        assert row.points == tuple(score.points)
        assert QS in (event.hands[row.queen] or ())
        assert row.hearts == sum(card.suit is Suit.HEARTS for card in hand)
        assert row.aces == sum(card.rank == 14 for card in hand)
        lengths = [sum(card.suit is suit for card in hand) for suit in Suit]
        assert (row.longest, row.voids) == (max(lengths), lengths.count(0))


def test_practice_and_games_under_way_leave_nothing(tmp_path: Path) -> None:
    games = Library(tmp_path, make_bots=LocalBots)
    practice = games.start(TWO_DEALS, one_human(4), seed="one")
    play_until(practice, lambda game: bool(game.view(0).own.hand) and 0 in game.ask.seats)
    assert practice.hint(practice.view(0)) is not None
    play_out(practice)
    games.leave(practice)
    left = games.start(TWO_DEALS, one_human(4), seed="two")
    play_until(left, lambda game: len(game.view(0).public.standings.history) == 1)
    games.leave(left)
    assert {row.key[0] for row in games.past.history.rows()} == {"read"}
    assert not games.past.behind()


def test_a_game_with_a_card_taken_back_counts_for_nothing(tmp_path: Path) -> None:
    games = Library(tmp_path, make_bots=LocalBots)
    session = games.start(TWO_DEALS, one_human(4), seed="one")
    play_until(session, lambda game: len(game.view(0).own.hand) == 10 and 0 in game.ask.seats)
    assert session.undo()
    play_out(session)
    games.leave(session)
    assert {row.key[0] for row in games.past.history.rows()} == {"read"}
    fresh = PastGames(tmp_path)
    for path in fresh.behind():
        fresh.take(path)
    assert {row.key[0] for row in fresh.history.rows()} == {"read"}


def test_what_comes_to_be_known_later_is_read_when_it_is_there(tmp_path: Path) -> None:
    games, path = played(tmp_path)
    assert not games.past.behind()
    card = PlayCard(0, QS)
    grade = Grade("a", 0, 2, 0, 1, "play", card, card, loss=1.5, unit=9.0, label=Mark.SLIP,
                  situation=Situation.LEADING)  # fmt: skip
    book = GradeBook(side_files.grades_file(path))
    book.add(grade)
    book.add(replace(grade, line="b", label=None))  # no real choice
    book.add(replace(grade, line="c", seat=1))  # someone else's
    book.write()
    (path.parent / "another.hearts").write_text("no game at all")
    fresh = PastGames(tmp_path)
    assert {file.name for file in fresh.behind()} == {path.name, "another.hearts"}
    assert [fresh.take(file) is None for file in sorted(fresh.behind())] == [False, True]
    assert not fresh.behind()
    first, second = rows(fresh, DealRow)
    assert isinstance(first, DealRow)
    assert isinstance(second, DealRow)
    assert (first.losses, first.par) == ((), ())
    assert (second.unit, second.situations, second.losses) == (9.0, "l", (1.5,))
    par = asdict(Par(1, 0, (1.0, 2.0, 3.0, 4.0, 5.0, 9.0), 6.5))
    append_lines(side_files.pars_file(path), {"version": PAR, "deal": 1, "seat": 0, "par": par})
    assert [file.name for file in fresh.behind()] == [path.name]
    assert fresh.take(path) is None
    first, again = rows(PastGames(tmp_path), DealRow)
    assert isinstance(first, DealRow)
    assert (first.par, first.par_version) == ((6.5, 4.0), PAR)
    assert again == second


def ready_pars(pipe: Any) -> None:
    """Answer like a process that plays deals again, and has played them before."""
    while True:
        ((kind, body),) = json.loads(pipe.recv_bytes()).items()
        if kind == "event" and body["e"] == "DealStarted":
            number = body["number"]
        if kind == "par":
            par = Par(number, body["seat"], (1.0, 2.0, 3.0, 4.0, 5.0, 9.0), 6.5)
            pipe.send_bytes(json.dumps({"par": asdict(par)}).encode())


def test_pars_of_an_earlier_version_are_worked_out_again(tmp_path: Path) -> None:
    """The sums show no luck, and then that of both deals; another program's game does no harm."""
    games, path = played(tmp_path)
    (path.parent / "another.hearts").write_text("no game at all")
    old = {"deal": 1, "seat": 0, "points": [1, 2, 3, 4, 5, 6], "usual": 6.5}
    line = {"version": "par 4", "deal": 1, "seat": 0, "par": old}
    side_files.pars_file(path).write_text(json.dumps(line) + "\n")

    def luck() -> list[float]:
        tallies = games.past.caught_up()
        ((rules, _),) = tallies.tables()
        return list(tallies.tally(rules).saved.luck)

    assert not luck()
    backlog = ParBacklog(path.parent, ready_pars)
    inquiry = Inquiry(games.past.caught_up, games.past.rows, backlog)
    end = time.monotonic() + 60
    while backlog.games_done == 0 and time.monotonic() < end:
        time.sleep(0.05)
    assert inquiry.news()
    assert not inquiry.news()
    assert luck() == [2.5, 2.5]
    inquiry.close()
    again = ParBacklog(path.parent, ready_pars)
    time.sleep(0.5)
    assert (again.left, again.games_done) == (0, 0), "what is known is not worked out again"
    again.close()


def test_a_game_that_was_over_when_the_program_died_is_in_the_history(tmp_path: Path) -> None:
    games = Library(tmp_path, make_bots=LocalBots)
    session = games.start(TWO_DEALS, one_human(4), seed="one")
    play_out(session)
    session.close()  # without leaving
    again = Library(tmp_path, make_bots=LocalBots)
    again.start(TWO_DEALS, one_human(4), seed="two")
    assert len(rows(again.past, DealRow)) == 2


@pytest.mark.parametrize(
    "spoilt",
    [b"{", b"\xff\xfe", b'{"deal": ["g"]}', b'{"x": 1}', b"[]", b"7", b'{"deal":' + b"[" * 99_999,
     b'{"read":[1,2,3]}', b'{"game":["g",1.0,"r","",0,[1.5],[]]}', b'"deal"', b"]",
     b'{"game":[],"deal":[]}'],
)  # fmt: skip
def test_a_damaged_line_costs_nothing_but_itself(tmp_path: Path, spoilt: bytes) -> None:
    file = tmp_path / FILE
    History(file).add(ROWS[:2])
    with file.open("ab") as stream:
        stream.write(spoilt)
    torn = History(file)
    assert torn.rows() == ROWS[:2]
    torn.add(ROWS[2:])
    assert History(file).rows() == ROWS
    assert spoilt in file.read_bytes()


def test_a_newer_row_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    history = History(tmp_path / FILE)
    history.add(ROWS)
    size = (tmp_path / FILE).stat().st_size
    history.add(ROWS)
    assert (tmp_path / FILE).stat().st_size == size
    newer = A_DEAL._replace(points=(26, 0, 0, 0))
    history.add([newer])
    again = History(tmp_path / FILE)
    assert newer in again.rows()
    assert len(again.rows()) == len(ROWS)


def test_a_disk_that_refuses_costs_no_more_than_the_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    history = History(tmp_path / "file" / FILE)
    history.add(ROWS)
    assert history.rows() == ()
    assert history.tallies() == tallies_of(ROWS)


MANY_GAMES = tuple(
    row._replace(game=f"g{number}", when=float(number))
    for number in range(MANY + 20)
    for row in (*ROWS[:2], ROWS[2])
    if not isinstance(row, ReadRow)
)


def grown(folder: Path) -> tuple[Path, Path]:
    """A history of many games, and the file of its sums."""
    History(folder / FILE).add([*MANY_GAMES, ROWS[3]])
    PastGames(folder).caught_up()
    return folder / FILE, folder / SUMS


def is_whole(file: Path) -> Tallies:
    """Return the figures of the history, which must equal those of all its rows."""
    history = History(file)
    tallies = history.tallies()
    assert tallies == tallies_of(history.rows())
    return tallies


def test_sums_of_most_games_and_rows_of_the_latest_say_what_all_rows_say(tmp_path: Path) -> None:
    file, sums = grown(tmp_path)
    before = sums.read_bytes()
    assert is_whole(file).tally("standard").games.games == MANY + 20
    again = PastGames(tmp_path)
    again.caught_up()
    assert sums.read_bytes() == before
    assert again.history.read("game-1.hearts") == ROWS[3]
    later = [row._replace(game="later", when=5000.0) for row in MANY_GAMES[:3]]
    again.history.add(later)
    assert again.history.tallies() == is_whole(file)
    assert is_whole(file).tally("standard").games.games == MANY + 21


def test_the_stored_sums_spare_reading_most_rows(tmp_path: Path) -> None:
    """Otherwise the tests of this file would pass without them."""
    file, sums = grown(tmp_path)
    rows, kept = History(file)._recent, read_kept(sums, file.read_bytes())
    assert kept is not None
    assert kept.settled.by_table
    assert 0 < len(rows) < len(MANY_GAMES) / 2
    sums.unlink()
    assert len(History(file)._recent) < len(MANY_GAMES) / 2  # made again


@pytest.mark.parametrize("game", ["g0", f"g{MANY + 19}"])
def test_rows_of_any_game_can_be_updated_later(tmp_path: Path, game: str) -> None:
    file, _ = grown(tmp_path)
    known = [row for row in MANY_GAMES if row.game == game]
    history = History(file)
    size = file.stat().st_size
    history.add(known)
    assert file.stat().st_size == size
    deal = known[0]
    assert isinstance(deal, DealRow)
    history.add([deal._replace(points=(26, 0, 0, 0))])
    tallies = is_whole(file)
    assert history.tallies() == tallies
    assert tallies.tally("standard").points.counts[26] == 1


def test_a_game_that_comes_late_takes_its_place(tmp_path: Path) -> None:
    file, _ = grown(tmp_path)
    history = History(file)
    history.add([row._replace(game="old", when=3.5) for row in MANY_GAMES[:3]])
    assert history.tallies() == is_whole(file)


@pytest.mark.parametrize(
    "harm",
    [
        lambda data: b"", lambda data: data[:-1], lambda data: data[: len(data) // 2],
        lambda data: data.replace(b'"sums":[', b'"sums":[1', 1), lambda data: b"\xff" + data,
        lambda data: data.replace(b"standard", b"omnibus_", 1), lambda data: b"\n" + data,
    ],
)  # fmt: skip
def test_damaged_sums_are_made_again(tmp_path: Path, harm: Callable[[bytes], bytes]) -> None:
    file, sums = grown(tmp_path)
    sound, right = sums.read_bytes(), is_whole(file)
    sums.write_bytes(harm(sound))
    assert is_whole(file) == right
    PastGames(tmp_path).caught_up()
    assert sums.read_bytes() == sound


def test_sums_of_another_history_or_version_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, _ = grown(tmp_path)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[3:]))
    assert is_whole(file).tally("standard").games.games == MANY + 19
    file.write_bytes(b"".join(lines))
    monkeypatch.setattr("hearts_gui.session.past.cache._STAMP", "another")
    assert is_whole(file).tally("standard").games.games == MANY + 20


def test_a_damaged_line_among_many_costs_itself(tmp_path: Path) -> None:
    file, _ = grown(tmp_path)
    lines = file.read_bytes().splitlines(keepends=True)
    lines[0] = b'{"deal":["g0",1,\n'
    file.write_bytes(b"".join(lines))
    tally = is_whole(file).tally("standard")
    assert tally.games.games == MANY + 20
    assert sum(tally.points.counts.values()) == MANY + 19


def test_numbers_that_no_game_has_are_passed_over(tmp_path: Path) -> None:
    file = tmp_path / FILE
    game = GameRow("g", 10.0, "standard", "", 0, (1, 2), ("", "club"))
    strange: list[DealRow | GameRow] = [
        A_DEAL._replace(when=1e300), A_DEAL._replace(deal=-1), A_DEAL._replace(deal=1 << 40),
        A_DEAL._replace(losses=(float("nan"),)), A_DEAL._replace(points=(10**400, 0, 0, 0)),
        A_DEAL._replace(seat=-3), game._replace(seat=9), game._replace(when=float("inf")),
    ]  # fmt: skip
    for number, row in enumerate(strange):
        History(file).add([row._replace(game=f"s{number}")])
    assert is_whole(file) == Tallies()


def test_the_rating_is_noted_for_the_menu(tmp_path: Path) -> None:
    assert noted_rating(tmp_path) is None
    grown(tmp_path)
    rating = is_whole(tmp_path / FILE).tally("standard").games.rating
    assert noted_rating(tmp_path) == (rating.value, rating.half)
    for harm in (b"", b"[]", b'{"rating": "x"}', b'{"rating": NaN, "half": 1}', b"[" * 99_999):
        (tmp_path / NOTED).write_bytes(harm)
        assert noted_rating(tmp_path) is None


def test_the_rating_after_each_game_is_kept(tmp_path: Path) -> None:
    file, _ = grown(tmp_path)
    games = is_whole(file).tally("standard").games
    assert len(games.values) == len(games.halves) == games.rating.games == MANY + 20
    assert (games.values[-1], games.halves[-1]) == (games.rating.value, games.rating.half)
