"""The process that talks to readers: it may die, hang or never answer, and the game goes on."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from hearts_gui.ui.access import payload
from hearts_gui.ui.access.payload import TreeDiff
from hearts_gui.ui.access.reader import HUNG_SECONDS, MOST_STARTS, ChildReader, open_reader
from hearts_gui.ui.shell.access import AccessNode
from hearts_gui.ui.shell.listening import Reader
from tests.processes import PATIENCE, is_our_child, kill, until

UPDATES = 3000


def listening(pipe: Any) -> None:
    """A process with a reader: answers everything, and asks for a click once."""
    pipe.send_bytes(json.dumps({"listening": True}).encode())
    with contextlib.suppress(EOFError, OSError):
        while True:
            message = json.loads(pipe.recv_bytes())
            if message.get("nodes"):
                number = message["nodes"][-1][0]
                pipe.send_bytes(json.dumps({"wish": [number, "click", ""]}).encode())
            pipe.send_bytes(json.dumps({"done": message["number"]}).encode())


def deaf(pipe: Any) -> None:
    """A process that hangs."""
    time.sleep(PATIENCE)


def mortal(pipe: Any) -> None:
    """A process that ends immediately."""


def screen(text: str) -> AccessNode:
    """A window with one button."""
    button = AccessNode("button", text, key="button", acts={"click": lambda _: None})
    return AccessNode("window", "Hearts", children=(button,))


Make = Callable[..., ChildReader]


@pytest.fixture
def make() -> Iterator[Make]:
    """Makes readers, and lets go of them."""
    readers: list[ChildReader] = []

    def one(target: Any, **more: Any) -> ChildReader:
        readers.append(ChildReader(lambda: None, "Hearts", target=target, **more))
        return readers[-1]

    yield one
    for reader in readers:
        reader.close()


def heard(reader: ChildReader) -> bool:
    reader.wishes()
    return reader.active


def test_what_a_reader_asks_for_arrives(make: Make) -> None:
    reader = make(listening)
    until(lambda: heard(reader))
    reader.show(screen("Play"))
    requests: list[Any] = []

    def asked() -> bool:
        requests.extend(reader.wishes())
        return bool(requests)

    until(asked)
    assert [(request.path, request.act) for request in requests] == [("/button#1", "click")]


def test_a_killed_process_is_replaced_and_sent_everything_again(make: Make) -> None:
    reader = make(listening)
    until(lambda: heard(reader))
    pid = reader.pid
    assert pid is not None
    kill(pid)
    until(lambda: reader.starts == 2 or heard(reader) is None)
    until(lambda: heard(reader))
    assert reader.pid != pid
    reader.show(screen("Play"))
    until(lambda: reader.wishes())


def test_a_process_that_always_dies_is_given_up(make: Make) -> None:
    reader = make(mortal)
    until(lambda: reader.wishes() or (reader.pid is None and reader.starts == MOST_STARTS))
    for number in range(20):
        reader.show(screen(str(number)))
        reader.say("still here")
        reader.wishes()
    assert reader.starts == MOST_STARTS
    assert not reader.active


def test_a_process_that_hangs_is_replaced_without_waiting_for_it(make: Make) -> None:
    now = [0.0]
    reader = make(deaf, clock=lambda: now[0])
    until(lambda: reader.pid)
    pid = reader.pid
    assert pid is not None
    now[0] += HUNG_SECONDS + 1
    reader.wishes()
    until(lambda: not is_our_child(pid))
    assert reader.starts == 2


def test_many_updates_neither_pile_up_nor_are_they_lost(make: Make) -> None:
    reader = make(listening)
    until(lambda: heard(reader))
    for number in range(UPDATES):
        reader.show(screen(f"Deal {number}"))
        reader.say(f"Deal {number}")
        reader.wishes()
    # What a process has not read is not sent: the newest tree waits, and the last texts.
    link: Any = reader._link
    assert link._out.qsize() < 100
    until(lambda: reader.wishes() is not None and reader._number == reader._acknowledged)
    assert reader._tree is None


def test_numbers_of_things_that_are_gone_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(payload, "MOST_KNOWN", 50)
    differ = TreeDiff()
    last = 0
    for number in range(500):
        label = AccessNode("label", f"Looking at choice {number}")
        update = differ.update(AccessNode("window", "Review", children=(label,)))
        assert update is not None
        given = max(one for one, _ in update["nodes"])
        assert given > last, "a number was given twice"
        assert differ.numbers.path(given) is not None
        last = given
    assert len(differ.numbers._numbers) <= 51
    assert len(differ.numbers._paths) <= 52


def test_what_becomes_another_kind_of_thing_gets_another_number() -> None:
    differ = TreeDiff()
    card = AccessNode("list_item", "Six of clubs", key="6C")
    numbers = []
    for child in (card, replace(card, acts={"click": lambda _: None}), card):
        update = differ.update(AccessNode("window", "Hearts", children=(child,)))
        assert update is not None
        numbers.append(dict(update["nodes"])[0]["children"][-1])
    assert numbers[0] == numbers[2] != numbers[1]
    assert differ.numbers.path(numbers[0]) == differ.numbers.path(numbers[1])


@pytest.mark.parametrize("lacking", ["library", "bus"])
def test_without_library_or_bus_there_is_no_reader_and_no_process(
    monkeypatch: pytest.MonkeyPatch, lacking: str
) -> None:
    monkeypatch.setattr("hearts_gui.ui.access.reader.installed", lambda: lacking != "library")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/nowhere")
    assert type(open_reader(lambda: None, "Hearts")) is Reader
