"""The opponents' process answers what it is sent over a pipe."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hearts_gui.ai.players.worker import Worker, main
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.worker_loop import begin, serve
from hearts_gui.engine.log.codec import action_from_plain, event_to_plain
from hearts_gui.engine.play.actions import AskKind, StartDeal
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.game import new_game, step, to_act, view_of
from hearts_gui.engine.play.view import redact
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules, rules_to_dict
from hearts_gui.engine.shuffle import bot_seed
from tests.processes import kill, until

WAIT = 20.0


class Line:
    """Our end of the pipe."""

    def __init__(self, pipe: Any) -> None:  # of a class of its own on Windows
        self.pipe = pipe

    def send(self, message: Any) -> None:
        self.pipe.send_bytes(json.dumps(message).encode())

    def receive(self) -> dict[str, Any]:
        assert self.pipe.poll(WAIT), "no answer"
        data = json.loads(self.pipe.recv_bytes())
        assert isinstance(data, dict)
        return data

    def seat(self, rules: Rules, *seats: int, game: int = 1, level: str = "rule") -> None:
        for seat in seats:
            new = {"game": game, "rules": rules_to_dict(rules), "seat": seat}
            self.send({"new": {**new, "level": level, "seed": bot_seed("s", seat)}})

    def show(self, events: tuple[Event, ...], *seats: int, game: int = 1) -> None:
        for event in events:
            for seat in seats:
                plain = event_to_plain(redact(event, seat))
                self.send({"saw": {"game": game, "seat": seat, "event": plain}})

    def ask(self, ticket: int, seat: int, game: int = 1) -> None:
        self.send({"ask": {"ticket": ticket, "game": game, "seat": seat}})


@pytest.fixture
def line() -> Iterator[Line]:
    near, far = multiprocessing.Pipe()
    thread = threading.Thread(target=serve, args=(Worker(), far))
    thread.start()
    yield Line(near)
    near.close()
    thread.join(WAIT)
    assert not thread.is_alive()
    far.close()


@pytest.mark.parametrize(("key", "players"), [("standard", 4), ("gong_zhu", 4), ("hay_kitty", 3)])
def test_the_worker_plays_a_deal_like_players_that_see_the_game(
    line: Line, key: str, players: int
) -> None:
    rules = preset(key, players)
    seats = range(players)
    line.seat(rules, *seats)
    bots = [RulePlayer() for _ in seats]
    happened, game = step(new_game(rules, "worker"), StartDeal())
    line.show(happened, *seats)
    ticket = 0
    while not game.public.standings.history:
        seat = to_act(game).seats[0]
        ticket += 1
        line.ask(ticket, seat)
        reply = line.receive()
        assert reply["ticket"] == ticket
        action = action_from_plain(reply["action"])
        assert action == bots[seat].decide(view_of(game, seat))
        happened, game = step(game, action)
        line.show(happened, *seats)


@pytest.mark.parametrize(
    "nonsense",
    [
        b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"new": 5}', b'{"saw": {"game": 1}}',
        b'{"ask": {"ticket": "x"}}', b'{"a": 1, "b": 2}', b'{"cancel": [1]}', b"[" * 20_000,
        b'{"new": {"game": 1, "rules": {"players": 99}, "seat": 0, "level": "rule", "seed": ""}}',
        b'{"new": {"game": 1, "rules": {}, "seat": 0, "level": "no such", "seed": ""}}',
    ],
)  # fmt: skip
def test_a_line_that_makes_no_sense_is_passed_over(line: Line, nonsense: bytes) -> None:
    line.pipe.send_bytes(nonsense)
    rules = preset("standard", 4)
    line.seat(rules, 0)
    happened, _ = step(new_game(rules, "worker"), StartDeal())
    line.show(happened, 0)
    line.ask(1, 0)
    assert line.receive()["action"] is not None


def test_a_question_that_cannot_be_answered_gets_no_action(line: Line) -> None:
    rules = preset("standard", 4)
    line.ask(1, 0)
    assert line.receive() == {"ticket": 1, "action": None, "note": None, "fault": ""}
    line.seat(rules, 0)
    line.ask(2, 0)
    assert line.receive()["action"] is None, "no deal is under way"
    line.ask(3, 0, game=7)
    assert line.receive()["action"] is None, "another game"


def test_a_seat_that_saw_nonsense_does_not_decide_from_it(line: Line) -> None:
    rules = preset("standard", 4)
    happened, _ = step(new_game(rules, "worker"), StartDeal())
    line.seat(rules, 0, 1)
    line.show(happened, 0, 1)
    line.send({"saw": {"game": 1, "seat": 0, "event": {"e": "CardPlayed"}}})
    line.ask(1, 0)
    line.ask(2, 1)
    replies = {reply["ticket"]: reply for reply in (line.receive(), line.receive())}
    assert replies[1]["action"] is None
    assert replies[2]["action"] is not None


def test_a_new_game_forgets_the_old_one(line: Line) -> None:
    rules = preset("standard", 4)
    happened, _ = step(new_game(rules, "worker"), StartDeal())
    line.seat(rules, 0)
    line.show(happened, 0)
    line.seat(rules, 1, game=2)
    line.ask(1, 0, game=2)
    assert line.receive()["action"] is None


def test_a_question_taken_back_in_time_is_not_answered() -> None:
    rules = preset("standard", 4)
    near, far = multiprocessing.Pipe()
    line = Line(near)
    happened, _ = step(new_game(rules, "worker"), StartDeal())
    line.seat(rules, 0)
    line.show(happened, 0)
    line.ask(1, 0)
    line.send({"cancel": 1})
    line.ask(2, 0)
    thread = threading.Thread(target=serve, args=(Worker(), far))
    thread.start()
    assert line.receive()["ticket"] == 2
    assert not near.poll(0)
    near.close()
    thread.join(WAIT)
    assert not thread.is_alive()
    far.close()


def test_the_spawned_process_answers_and_ends_with_its_pipe() -> None:
    rules = preset("standard", 4)
    context = multiprocessing.get_context("spawn")
    near, far = context.Pipe()
    process = context.Process(target=main, args=(far,), daemon=True)
    process.start()
    far.close()
    line = Line(near)
    happened, game = step(new_game(rules, "worker"), StartDeal())
    assert to_act(game).kind is AskKind.PASS
    line.seat(rules, 2)
    line.show(happened, 2)
    line.ask(5, 2)
    assert line.receive()["ticket"] == 5
    near.close()
    process.join(WAIT)
    assert process.exitcode == 0


class Thinker:
    """One that never comes to an end."""

    def handle(self, kind: str, body: Any) -> None:
        print(os.getpid(), flush=True)

    def answer(self) -> dict[str, Any] | None:
        while True:
            pass


def think(pipe: Any) -> None:
    begin()
    serve(Thinker(), pipe)


def start_and_die() -> None:
    here, there = multiprocessing.Pipe()
    multiprocessing.get_context("spawn").Process(target=think, args=(there,)).start()
    here.send_bytes(b'{"think": null}')
    time.sleep(WAIT)


def runs(pid: int) -> bool:
    try:
        return " Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_process_ends_with_a_window_that_is_killed_while_it_thinks() -> None:
    """Failing before: it thought on, for half a minute on a busy machine."""
    program = "from tests.ai import test_worker; test_worker.start_and_die()"
    with subprocess.Popen([sys.executable, "-c", program], stdout=-1, text=True) as window:
        assert window.stdout is not None
        thinking = int(window.stdout.readline())
        kill(window.pid)
        try:
            until(lambda: not runs(thinking))
        finally:
            with contextlib.suppress(ProcessLookupError):
                kill(thinking)


def test_a_saved_game_cannot_have_a_program_started(line: Line, tmp_path: Path) -> None:
    """Names of levels come from files of games, which may come from anyone."""
    mark = tmp_path / "started"
    game = new_game(preset("hay"), "s")
    events, game = step(game, StartDeal())
    seat = to_act(game).seats[0]
    line.seat(preset("hay"), seat, level=f"cmd:touch {mark} /otto")
    line.show(events, seat)
    line.ask(1, seat)
    assert line.receive()["action"] is None
    assert not mark.exists()
