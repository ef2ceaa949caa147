"""The history of games that are over: what is kept, what is read again, what costs nothing."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import Label
from hearts_gui.ai.coach.par import PAR, Par
from hearts_gui.ai.coach.situations import Situation
from hearts_gui.engine.cards import QS, Suit
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.events import DealStarted
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.grade_book import GradeBook
from hearts_gui.session.game.par_desk import ParDesk
from hearts_gui.session.library import Library
from hearts_gui.session.past.history import FILE, History
from hearts_gui.session.past.keeper import Past
from hearts_gui.session.past.rows import (
    DealRow,
    GameRow,
    ReadRow,
    Row,
    row_from_plain,
    row_to_plain,
)
from hearts_gui.session.setup.players import one_human
from hearts_gui.session.store import side_files

from .kit import LocalBots, play_out, play_until

TWO_DEALS = Rules(end=End.DEALS, end_at=2)
A_DEAL = DealRow("g", 1, 10.0, "standard", "club", 0, (3, 9, 14, 0), 2, 4, 1, 5, 0)
ROWS: tuple[Row, ...] = (
    A_DEAL,
    A_DEAL._replace(
        deal=2,
        points=(),
        par_version="par 1",
        par=(6.5, 5.25),
        coach="coach 2",
        unit=10.2,
        situations="la",
        losses=(0.5, -0.1),
    ),
    GameRow("g", 10.0, "standard", "", 0, (1, 2, 2, 4), ("", "club", "strong", "club")),
    ReadRow("game-1.hearts", 10.0, 77),
)


def played(folder: Path, seed: str = "one") -> tuple[Library, Path]:
    """A library with one finished game of two deals."""
    games = Library(folder, make_bots=LocalBots)
    session = games.start(TWO_DEALS, one_human(4, level="strong"), seed=seed)
    play_out(session)
    games.leave(session)
    (path,) = (folder / "finished").glob("*.hearts")
    return games, path


def rows(past: Past, kind: type[Row]) -> list[Row]:
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


def test_practice_and_games_given_up_leave_nothing(tmp_path: Path) -> None:
    games = Library(tmp_path, make_bots=LocalBots)
    practice = games.start(TWO_DEALS, one_human(4), seed="one")
    play_until(practice, lambda game: bool(game.view(0).own.hand) and 0 in game.ask.seats)
    assert practice.hint(practice.view(0)) is not None
    play_out(practice)
    games.leave(practice)
    left = games.start(TWO_DEALS, one_human(4), seed="two")
    play_until(left, lambda game: len(game.view(0).public.standings.history) == 1)
    games.abandon(left)
    assert {row.key[0] for row in games.past.history.rows()} == {"read"}
    assert not games.past.behind()


def test_what_comes_to_be_known_later_is_read_when_it_is_there(tmp_path: Path) -> None:
    games, path = played(tmp_path)
    assert not games.past.behind()
    card = PlayCard(0, QS)
    grade = Grade("a", 0, 2, 0, 1, "play", card, card, loss=1.5, unit=9.0, label=Label.SLIP,
                  situation=Situation.LEADING)  # fmt: skip
    book = GradeBook(side_files.grades_file(path))
    book.add(grade)
    book.add(replace(grade, line="b", label=None))  # no real choice
    book.add(replace(grade, line="c", seat=1))  # somebody else's
    (path.parent / "another.hearts").write_text("no game at all")
    fresh = Past(tmp_path)
    assert {each.name for each in fresh.behind()} == {path.name, "another.hearts"}
    assert [fresh.take(each) is None for each in sorted(fresh.behind())] == [False, True]
    assert not fresh.behind()
    first, second = rows(fresh, DealRow)
    assert isinstance(first, DealRow)
    assert isinstance(second, DealRow)
    assert (first.losses, first.par) == ((), ())
    assert (second.unit, second.situations, second.losses) == (9.0, "l", (1.5,))
    desk = ParDesk("one", None, side_files.pars_file(path))  # type: ignore[arg-type]
    desk._write(1, 0, Par(1, 0, (1.0, 2.0, 3.0, 4.0, 5.0, 9.0), 6.5))
    assert [each.name for each in fresh.behind()] == [path.name]
    assert fresh.take(path) is None
    first, again = rows(Past(tmp_path), DealRow)
    assert isinstance(first, DealRow)
    assert (first.par, first.par_version) == ((6.5, 4.0), PAR)
    assert again == second


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
    assert again.row("deal", "g", 1) == newer
    assert len(again.rows()) == len(ROWS)


def test_a_disk_that_refuses_costs_no_more_than_the_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    history = History(tmp_path / "file" / FILE)
    history.add(ROWS)
    assert history.rows() == ROWS
