"""The process of the computer players: whatever happens to it, the game goes on."""

from __future__ import annotations

import errno
import os
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import pytest

from hearts_gui.ai.players.levels import make_bot
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.view import OBSERVER
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.opponents import NO_FILES, NOTICE, WorkerBots
from hearts_gui.session.game.session import Session
from hearts_gui.session.game.worker_pipe import Link
from hearts_gui.session.setup.players import one_human
from tests.processes import is_our_child, kill

from . import bad_workers
from .kit import PERSON, LocalBots, make_session, play_out, seen_by

RULES = Rules(end=End.DEALS, end_at=1)
PATIENCE = 240.0


def now() -> float:
    return time.monotonic() * 1000


class Tables:
    """Makes sessions with real processes, and ends them."""

    def __init__(self) -> None:
        self.made: list[Session] = []

    def __call__(
        self, target: Callable[[Any], None], *, limit_ms: float = 200_000, rules: Rules = RULES
    ) -> tuple[Session, WorkerBots]:
        bots = WorkerBots(target, limit_ms=limit_ms, first_limit_ms=limit_ms)
        session = Session(
            new_game(rules, "seed"),
            one_human(4),
            decide=RandomBot("stand-in").decide,
            bots=bots,
        )
        self.made.append(session)
        return session, bots


@pytest.fixture
def table() -> Iterator[Tables]:
    tables = Tables()
    yield tables
    for session in tables.made:
        session.close()


def play(session: Session, stop: Callable[[], bool] = lambda: False) -> float:
    """Play to the end; the longest time that one tick took, in seconds."""
    deadline = time.monotonic() + PATIENCE
    longest = 0.0
    while not session.over and not stop():
        assert time.monotonic() < deadline, "the game is stuck"
        if not session.ask.seats:
            session.start_next_deal()
        elif 0 in session.ask.seats:
            session.submit(PERSON.decide(session.view(0)), version=session.version)
        else:
            before = session.version
            begin = time.monotonic()
            session.tick(now())
            longest = max(longest, time.monotonic() - begin)
            if session.version == before:
                time.sleep(0.001)
    return longest


def test_a_game_is_played_with_the_real_process(table: Tables) -> None:
    session, bots = table(bad_workers.good)
    play(session)
    assert session.over
    assert not session.notices
    assert bots._client.pid is not None


@pytest.mark.parametrize(
    "target",
    [
        bad_workers.dead,
        bad_workers.garbage,
        bad_workers.not_an_answer,
        bad_workers.no_action,
        bad_workers.illegal,
        bad_workers.impostor,
        bad_workers.endless,
        bad_workers.flood,
        bad_workers.dies_after_five,
    ],
    ids=lambda target: target.__name__,
)
def test_a_process_that_fails_never_ends_the_game(
    table: Tables, target: Callable[[Any], None]
) -> None:
    session, bots = table(target, limit_ms=2_000)
    play(session)
    assert session.over
    assert [*session.notices] == [NOTICE]
    assert bots._client.given_up


@pytest.mark.skipif(os.name == "nt", reason="a folder in use cannot be deleted there")
def test_the_process_starts_where_the_working_folder_has_been_deleted(
    table: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: simpler opponents played, and there was no coach."""
    monkeypatch.chdir(tmp_path)
    tmp_path.rmdir()
    session, _ = table(bad_workers.good)
    play(session)
    assert not session.notices


def no_more_files(*_: object) -> None:
    raise OSError(errno.EMFILE, "Too many open files")


def test_the_notice_names_open_files_as_the_reason(
    table: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SpawnProcess, "start", no_more_files)
    session, bots = table(bad_workers.good)
    play(session)
    assert session.over
    assert [*session.notices] == [NO_FILES]
    assert bots._client.given_up


def test_without_memory_for_a_process_its_owner_is_woken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Failing before: a traceback, and a window at rest waited for the next key."""

    def no_more_memory(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(SpawnProcess, "start", no_more_memory)
    woken = threading.Event()
    link = Link(bad_workers.good, woken.set)
    assert woken.wait(PATIENCE)
    assert link.broken


@pytest.mark.parametrize(
    "target",
    [bad_workers.hung, bad_workers.deaf, bad_workers.old_tickets],
    ids=lambda target: target.__name__,
)
def test_a_process_that_does_not_answer_is_replaced_once_and_then_given_up(
    table: Tables, target: Callable[[Any], None]
) -> None:
    session, bots = table(target, limit_ms=600)
    longest = play(session)
    assert session.over
    assert [*session.notices] == [NOTICE]
    assert bots._client.given_up
    assert longest < 0.5


def test_a_process_killed_in_the_middle_is_replaced_and_knows_the_game(table: Tables) -> None:
    session, bots = table(bad_workers.good)
    play(session, lambda: session.version > 30)
    first = bots._client.pid
    assert first is not None
    kill(first)
    play(session)
    assert session.over
    assert [*session.notices] == [NOTICE]
    assert not bots._client.given_up
    assert bots._client.pid != first


def test_the_game_is_the_same_in_a_process_and_without_one(table: Tables) -> None:
    session, _ = table(bad_workers.good)
    play(session)
    alone = make_session(RULES, bots=LocalBots(make=lambda seed: make_bot("club", seed)))
    play_out(alone)
    assert seen_by(alone, OBSERVER) == seen_by(session, OBSERVER)


def test_after_undo_the_process_plays_as_if_nothing_had_happened(table: Tables) -> None:
    plain, _ = table(bad_workers.good)
    play(plain)
    session, _ = table(bad_workers.good)
    play(session, lambda: session.version > 25 and 0 in session.ask.seats)
    session.submit(RandomBot("another mind").decide(session.view(0)))
    session.tick(now())
    session.undo()
    play(session)
    assert seen_by(session, OBSERVER) == seen_by(plain, OBSERVER)


def test_asking_and_telling_never_wait_for_a_process_that_does_not_read(table: Tables) -> None:
    session, bots = table(bad_workers.hung, limit_ms=60_000)
    session.start_next_deal()
    event = seen_by(session, 1)[0]
    begin = time.monotonic()
    for _ in range(5_000):
        bots.observe(1, event)
    assert time.monotonic() - begin < PATIENCE


def test_closing_ends_the_process_and_its_threads(table: Tables) -> None:
    before = threading.active_count()
    session, bots = table(bad_workers.good)
    play(session)
    pid = bots._client.pid
    assert pid is not None
    session.close()
    assert threading.active_count() == before
    assert not is_our_child(pid)


def test_an_answer_wakes_a_sleeping_caller() -> None:
    woken = threading.Event()
    bots = WorkerBots(bad_workers.good, wake=woken.set)
    session = Session(
        new_game(RULES, "seed"), one_human(4), decide=RandomBot("x").decide, bots=bots
    )
    session.start_next_deal()
    assert woken.wait(PATIENCE)
    session.close()
