"""The coach of a game: every decision of the person graded, whatever happens to its process."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearts_gui.ai.coach.decisions import Trail, decisions
from hearts_gui.ai.coach.grades import COACH
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.play.events import CardPlayed, DealScored
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.view import redact
from hearts_gui.session.game import grade_book
from hearts_gui.session.game.coaching import Coach
from hearts_gui.session.game.grade_book import GradeBook
from hearts_gui.session.game.session import Session
from hearts_gui.session.game.worker_pipe import Target
from hearts_gui.session.setup.players import one_human

from . import quick_coach
from .kit import PERSON as ANYONE
from .kit import SHORT, LocalBots, play_out, seen_by

PATIENCE = 240.0
PERSON = 0


@pytest.fixture
def coaches() -> Iterator[list[Coach]]:
    result: list[Coach] = []
    yield result
    for event in result:
        event.close()


def coached(coaches: list[Coach], target: Target, book: Path | None = None) -> Session:
    """A game with a coach, played to its end by anything legal."""
    coach = Coach(SHORT, "coached", [PERSON], target, book=GradeBook(book))
    coaches.append(coach)
    session = Session(
        new_game(SHORT, "coached"),
        one_human(SHORT.players),
        decide=RandomBot("x").decide,
        bots=LocalBots(),
        coach=coach,
    )
    play_out(session)
    return session


def finish(coach: Coach) -> None:
    """Let it work until nothing is left to do."""
    end = time.monotonic() + PATIENCE
    while coach.working and time.monotonic() < end:
        coach.inbox.wait(0.05)
    coach.inbox.deliver()


def deals(session: Session) -> int:
    return len(session.view(PERSON).public.standings.history)


def expected(session: Session) -> list[str]:
    seen = seen_by(session, PERSON)
    return [decision.line for decision in decisions(SHORT, PERSON, seen)]


def graded(coach: Coach, session: Session) -> list[str]:
    grades = [coach.grades(PERSON, deal) for deal in range(1, deals(session) + 1)]
    return [grade.line for each in grades for grade in each]


def test_every_decision_of_the_person_is_graded(coaches: list[Coach]) -> None:
    session = coached(coaches, quick_coach.quick)
    finish(coaches[0])
    assert graded(coaches[0], session) == expected(session)
    assert len(expected(session)) > 10
    assert coaches[0].pending(PERSON, 1) == 0
    assert {grade.deal for grade in coaches[0].grades(PERSON, 2)} == {2}


def test_grades_that_come_together_are_written_together(
    coaches: list[Coach], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: a slow disk stopped the score sheet for seconds, once for each grade."""
    written = list[int]()
    monkeypatch.setattr(grade_book, "append_lines", lambda _, *new: written.append(len(new)))
    session = coached(coaches, quick_coach.quick, tmp_path / "game-1.grades")
    link = coaches[0]._client._link
    assert link is not None
    while link._in.qsize() < len(expected(session)):
        time.sleep(0.01)
    coaches[0].inbox.deliver()
    assert written == [len(expected(session))]


def test_a_process_that_dies_is_replaced_and_then_given_up(coaches: list[Coach]) -> None:
    session = coached(coaches, quick_coach.dies_after_three)
    finish(coaches[0])
    assert graded(coaches[0], session) == expected(session)[:9]
    assert coaches[0].given_up
    record = session.record(1)
    assert record is not None
    answer = coaches[0].ask_chances(record, 0, PERSON)
    assert (answer.arrived, answer.value) == (True, None), "failing before: it never came"


def test_grades_are_read_again_and_what_is_missing_is_worked_out(
    coaches: list[Coach], tmp_path: Path
) -> None:
    book = tmp_path / "game-1.grades"
    session = coached(coaches, quick_coach.quick, book)
    finish(coaches[0])
    whole = book.read_bytes()
    lines = whole.splitlines(keepends=True)
    assert len(lines) == len(expected(session))
    other = lines[2].replace(COACH.encode(), b"coach 0")
    book.write_bytes(
        b"".join([*lines[:2], other, b"\xff\x00 nonsense\n", *lines[3:-1], lines[-1][:30]])
    )
    again = Coach(SHORT, "coached", [PERSON], quick_coach.quick, book=GradeBook(book))
    coaches.append(again)
    again.begin(session._events, quiet=True)
    missing = [line for line in expected(session) if line not in again.book]
    assert missing == [expected(session)[2], expected(session)[-1]]
    for deal in range(1, deals(session) + 1):
        again.want(deal)
    finish(again)
    assert graded(again, session) == expected(session)
    assert set(book.read_bytes().splitlines(keepends=True)) >= set(lines)


def test_a_deal_of_long_ago_waits_until_someone_asks(coaches: list[Coach]) -> None:
    session = coached(coaches, quick_coach.quick)
    coach = Coach(SHORT, "coached", [PERSON], quick_coach.quick)
    coaches.append(coach)
    coach.begin(session._events, quiet=True)
    coach.inbox.deliver()
    assert not coach.working
    assert coach.pending(PERSON, 1) > 0
    assert coach.grades(PERSON, 1) == ()
    coach.want(1)
    finish(coach)
    assert coach.pending(PERSON, 1) == 0


def begun(coaches: list[Coach], seed: str) -> tuple[Coach, Session]:
    """A deal that waits for the person, with a coach beside."""
    coach = Coach(SHORT, seed, [PERSON], quick_coach.quick)
    coaches.append(coach)
    session = Session(
        new_game(SHORT, seed),
        one_human(SHORT.players),
        decide=RandomBot("x").decide,
        bots=LocalBots(),
        coach=coach,
    )
    session.start_next_deal()
    return coach, session


def test_a_hint_comes_before_all_grades(coaches: list[Coach]) -> None:
    coach, session = begun(coaches, "hinted")
    asked = coach.ask_hint(PERSON, "club")
    end = time.monotonic() + PATIENCE
    while not asked.arrived and time.monotonic() < end:
        coach.inbox.wait(0.05)
    advice = asked.value
    assert advice is not None
    session.submit(advice.best)


def test_a_hinted_card_earns_no_star(coaches: list[Coach], tmp_path: Path) -> None:
    """Failing before: the player who asked was praised for the answer."""
    book = tmp_path / "game.grades"
    coach = Coach(SHORT, "coached", [PERSON], quick_coach.praises, book=GradeBook(book))
    coaches.append(coach)
    session = Session(
        new_game(SHORT, "coached"), one_human(SHORT.players), decide=RandomBot("x").decide,
        bots=LocalBots(), coach=coach,
    )  # fmt: skip
    session.start_next_deal()
    while len(coach._seats[PERSON].places) < 6:
        session.tick()
        if PERSON in session.ask.seats:
            count = len(coach._seats[PERSON].places)
            if count in (0, 2):
                session.ask_hint(PERSON)
            if count == 4:
                session.hint(session.view(PERSON))
            session.submit(ANYONE.decide(session.view(PERSON)))
            if count == 2:
                assert session.undo()
                session.submit(ANYONE.decide(session.view(PERSON)))
    finish(coach)
    labels = [grade.label for grade in coach.grades(PERSON, 1)]
    starred = [label is Mark.GREAT for label in labels]
    assert starred == [False, True, False, True, False, True]
    assert set(labels) == {Mark.GREAT, Mark.GOOD}
    assert all(not grade.ahead for grade in coach.grades(PERSON, 1) if grade.label is Mark.GOOD)
    again = {grade.line: grade for grade in GradeBook(book).every()}
    assert [again[grade.line] for grade in coach.grades(PERSON, 1)] == list(coach.grades(PERSON, 1))


def test_another_answer_at_the_same_point_has_a_grade_of_its_own(coaches: list[Coach]) -> None:
    session = coached(coaches, quick_coach.quick)
    events = list(session._events)
    at, event = next(
        (k, each) for k, each in enumerate(events)
        if isinstance(each, CardPlayed) and each.seat == PERSON
    )  # fmt: skip
    other = next(
        event
        for event in events[at + 1 :]
        if isinstance(event, CardPlayed) and event.seat == PERSON
    )
    lines = set()
    for played in (event, other):
        trail = Trail(PERSON)
        seen = [redact(event, PERSON) for event in (*events[:at], played)]
        places = [place for event in seen if (place := trail.observe(event)) is not None]
        lines.add(places[-1].line)
    assert len(lines) == 2


def test_an_answer_can_be_checked_before_it_is_given(coaches: list[Coach]) -> None:
    coach, session = begun(coaches, "checked")
    action = RandomBot("y").decide(session.view(PERSON))
    asked = coach.ask_check(PERSON, action)
    end = time.monotonic() + PATIENCE
    while not asked.arrived and time.monotonic() < end:
        coach.inbox.wait(0.05)
    grade = asked.value
    assert grade is not None
    assert grade.played == action
    assert session.view(PERSON).own.chosen is None


def test_a_deal_can_be_looked_at_again_once_it_is_over(coaches: list[Coach]) -> None:
    session = coached(coaches, quick_coach.quick)
    record = session.record(2)
    assert record is not None
    assert isinstance(record.events[-1], DealScored)
    assert record.score == session.view(PERSON).public.standings.history[1]
    assert len(record.games) == len(record.events) + 1
    result = record.decisions(PERSON)
    assert [each.line for _, each in result] == [place.line for place in coaches[0]._of(PERSON, 2)]
    for step, decision in result:
        assert record.view(step, PERSON) == decision.view
        assert set(record.hands(step)[PERSON]) == set(decision.view.own.hand)
    assert session.record(deals(session) + 1) is None
