"""The history of games that are over: what is kept, what is read again, what costs nothing."""

from __future__ import annotations

import json
import queue
import threading
import time
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.ai.coach.par import PAR, Par
from hearts_gui.ai.coach.situations import Situation
from hearts_gui.config.reading import append_lines, read_lines
from hearts_gui.engine.cards import QS, Suit
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.events import DealStarted
from hearts_gui.session.game.grade_book import GradeBook
from hearts_gui.session.past import records
from hearts_gui.session.past.aggregates import Tallies, tallies_of
from hearts_gui.session.past.history import FILE, PastGames
from hearts_gui.session.past.library import Library
from hearts_gui.session.past.rows import LAYOUT, NOT_KNOWN, DealRow, GameRow, ReadRow, Row
from hearts_gui.session.past.summary import Inquiry
from hearts_gui.session.setup.players import one_human
from hearts_gui.session.store import side_files
from hearts_gui.session.store.stats import RATING_FILE as NOTED
from hearts_gui.session.store.stats import noted_rating
from tests.kits.past_rows import A_DEAL, ROWS, TWO_DEALS
from tests.kits.played import played

from .kit import LocalBots, play_out, play_until


def rows(past: PastGames, kind: type[Row]) -> list[Row]:
    return [row for row in past.rows() if isinstance(row, kind)]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.key[0] + str(row.key[2]))
def test_a_row_is_read_as_it_was_written(row: Row) -> None:
    assert LAYOUT.from_plain(json.loads(json.dumps(LAYOUT.to_plain(row)))) == row


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
    assert {row.key[0] for row in games.past.rows()} == {"read"}
    assert not games.past.behind()


def test_a_game_with_a_card_taken_back_counts_for_nothing(tmp_path: Path) -> None:
    games = Library(tmp_path, make_bots=LocalBots)
    session = games.start(TWO_DEALS, one_human(4), seed="one")
    play_until(session, lambda game: len(game.view(0).own.hand) == 10 and 0 in game.ask.seats)
    assert session.undo()
    play_out(session)
    games.leave(session)
    assert {row.key[0] for row in games.past.rows()} == {"read"}
    fresh = PastGames(tmp_path)
    for path in fresh.behind():
        fresh.take(path)
    assert {row.key[0] for row in fresh.rows()} == {"read"}


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
    games = Library(tmp_path, make_bots=LocalBots, pars=ready_pars)
    backlog = games.par_backlog()
    assert backlog is not None
    inquiry = Inquiry(games.past.caught_up, games.past.rows, backlog)
    end = time.monotonic() + 60
    while backlog.games_done == 0 and time.monotonic() < end:
        time.sleep(0.05)
    assert inquiry.news()
    assert not inquiry.news()
    assert luck() == [2.5, 2.5]
    inquiry.close()
    again = games.par_backlog()
    assert again is not None
    again.wait()
    assert (again.left, again.games_done) == (0, 0), "what is known is not worked out again"


def test_a_game_that_was_over_when_the_program_died_is_in_the_history(tmp_path: Path) -> None:
    games = Library(tmp_path, make_bots=LocalBots)
    session = games.start(TWO_DEALS, one_human(4), seed="one")
    play_out(session)
    session.close()  # without leaving
    again = Library(tmp_path, make_bots=LocalBots)
    again.start(TWO_DEALS, one_human(4), seed="two")
    again.past.catch_up()
    assert len(rows(again.past, DealRow)) == 2


def test_no_frame_waits_for_the_whole_history(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: leaving the first game of a run read it all, 0.5 s after 3 000 games."""
    session = Library(tmp_path, make_bots=LocalBots).start(TWO_DEALS, one_human(4), seed="one")
    play_out(session)
    session.close()  # without leaving: it is put away at the next start
    readers: queue.Queue[threading.Thread] = queue.Queue()

    def noted(*known: Any, **how: Any) -> list[Any]:
        readers.put(threading.current_thread())
        return read_lines(*known, **how)

    monkeypatch.setattr(records, "read_lines", noted)
    games = Library(tmp_path, make_bots=LocalBots)
    session = games.start(TWO_DEALS, one_human(4), seed="two")
    assert readers.empty()
    play_out(session)
    assert readers.get(timeout=60) is not threading.current_thread()
    games.leave(session)
    games.past.catch_up()
    assert readers.empty()
    assert len(rows(games.past, GameRow)) == 2


@pytest.mark.parametrize(
    "spoilt",
    [b"{", b"\xff\xfe", b'{"deal": ["g"]}', b'{"x": 1}', b"[]", b"7", b'{"deal":' + b"[" * 99_999,
     b'{"read":[1,2,3]}', b'{"game":["g",1.0,"r","",0,[1.5],[]]}', b'"deal"', b"]",
     b'{"game":[],"deal":[]}'],
)  # fmt: skip
def test_a_damaged_line_costs_nothing_but_itself(tmp_path: Path, spoilt: bytes) -> None:
    file = tmp_path / FILE
    PastGames(tmp_path).add(ROWS[:2])
    with file.open("ab") as stream:
        stream.write(spoilt)
    torn = PastGames(tmp_path)
    assert torn.rows() == ROWS[:2]
    torn.add(ROWS[2:])
    assert PastGames(tmp_path).rows() == ROWS
    assert spoilt in file.read_bytes()


def test_a_row_without_the_taker_of_the_queen_is_read(tmp_path: Path) -> None:
    """Earlier versions did not write it."""
    *values, _ = A_DEAL
    append_lines(tmp_path / FILE, {"deal": values})
    assert PastGames(tmp_path).rows() == (A_DEAL._replace(taker=NOT_KNOWN),)


def test_a_newer_row_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    past = PastGames(tmp_path)
    past.add(ROWS)
    size = (tmp_path / FILE).stat().st_size
    past.add(ROWS)
    assert (tmp_path / FILE).stat().st_size == size
    newer = A_DEAL._replace(points=(26, 0, 0, 0))
    past.add([newer])
    again = PastGames(tmp_path)
    assert newer in again.rows()
    assert len(again.rows()) == len(ROWS)


def test_a_disk_that_refuses_costs_no_more_than_the_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    past = PastGames(tmp_path / "file")
    past.add(ROWS)
    assert past.rows() == ROWS
    assert past.tallies() == tallies_of(ROWS)


GAMES = 40
MANY_GAMES = tuple(
    row._replace(game=f"g{number}", when=float(number))
    for number in range(GAMES)
    for row in (*ROWS[:2], ROWS[2])
    if not isinstance(row, ReadRow)
)


@pytest.mark.parametrize("game", ["g0", f"g{GAMES - 1}"])
def test_rows_of_any_game_can_be_updated_later(tmp_path: Path, game: str) -> None:
    past = PastGames(tmp_path)
    past.add([*MANY_GAMES, ROWS[3]])
    assert past.tallies().tally("standard").games.games == GAMES
    deal = next(row for row in MANY_GAMES if row.game == game)
    assert isinstance(deal, DealRow)
    past.add([deal._replace(points=(26, 0, 0, 0))])
    tallies = past.tallies()
    assert tallies.tally("standard").points.counts[26] == 1
    assert tallies == PastGames(tmp_path).tallies()


def test_a_game_that_comes_late_takes_its_place(tmp_path: Path) -> None:
    past, rows = PastGames(tmp_path), [row._replace(game="old", when=3.5) for row in MANY_GAMES[:3]]
    past.add(MANY_GAMES)
    past.add(rows)
    assert past.tallies() == tallies_of([*MANY_GAMES[:12], *rows, *MANY_GAMES[12:]])


def test_a_damaged_line_among_many_costs_itself(tmp_path: Path) -> None:
    PastGames(tmp_path).add(MANY_GAMES)
    file = tmp_path / FILE
    lines = file.read_bytes().splitlines(keepends=True)
    lines[0] = b'{"deal":["g0",1,\n'
    file.write_bytes(b"".join(lines))
    tally = PastGames(tmp_path).tallies().tally("standard")
    assert tally.games.games == GAMES
    assert sum(tally.points.counts.values()) == GAMES - 1


def test_numbers_that_no_game_has_are_passed_over(tmp_path: Path) -> None:
    game = GameRow("g", 10.0, "standard", "", 0, (1, 2), ("", "club"))
    strange: list[DealRow | GameRow] = [
        A_DEAL._replace(when=1e300), A_DEAL._replace(deal=-1), A_DEAL._replace(deal=1 << 40),
        A_DEAL._replace(losses=(float("nan"),)), A_DEAL._replace(points=(10**400, 0, 0, 0)),
        A_DEAL._replace(seat=-3), game._replace(seat=9), game._replace(when=float("inf")),
    ]  # fmt: skip
    for number, row in enumerate(strange):
        PastGames(tmp_path).add([row._replace(game=f"s{number}")])
    assert PastGames(tmp_path).tallies() == Tallies()


def test_the_rating_is_noted_for_the_menu(tmp_path: Path) -> None:
    assert noted_rating(tmp_path) is None
    past = PastGames(tmp_path)
    past.add(MANY_GAMES)
    rating = past.caught_up().tally("standard").games.rating
    assert noted_rating(tmp_path) == (rating.value, rating.half)
    for harm in (b"", b"[]", b'{"rating": "x"}', b'{"rating": NaN, "half": 1}', b"[" * 99_999):
        (tmp_path / NOTED).write_bytes(harm)
        assert noted_rating(tmp_path) is None


def test_the_rating_after_each_game_is_kept(tmp_path: Path) -> None:
    past = PastGames(tmp_path)
    past.add(MANY_GAMES)
    games = past.tallies().tally("standard").games
    assert len(games.values) == len(games.halves) == games.rating.games == GAMES
    assert (games.values[-1], games.halves[-1]) == (games.rating.value, games.rating.half)
