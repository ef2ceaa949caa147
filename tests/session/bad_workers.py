"""Worker processes that misbehave: in a module, because spawned processes have to import them."""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict
from typing import Any

from hearts_gui.ai.coach.par import REFERENCES, Par
from hearts_gui.ai.players import worker


def good(pipe: Any) -> None:
    """The real thing."""
    worker.main(pipe)


def dead(pipe: Any) -> None:
    """Ends before it has read anything."""
    os._exit(3)


def hung(pipe: Any) -> None:
    """Reads nothing and says nothing."""
    time.sleep(600)


def deaf(pipe: Any) -> None:
    """Reads everything and says nothing."""
    while True:
        pipe.recv_bytes()


class Twisted:
    """A pipe that bends every answer on its way out."""

    def __init__(self, pipe: Any, twist: Any) -> None:
        self._pipe = pipe
        self._twist = twist

    def recv_bytes(self, maxlength: int | None = None) -> bytes:
        data: bytes = self._pipe.recv_bytes(maxlength)
        return data

    def poll(self, timeout: float | None = 0.0) -> bool:
        return bool(self._pipe.poll(timeout))

    def send_bytes(self, buf: bytes) -> None:
        self._pipe.send_bytes(self._twist(json.loads(buf)))


def _plain(data: Any) -> bytes:
    return json.dumps(data).encode()


def garbage(pipe: Any) -> None:
    """Answers with bytes that mean nothing."""
    worker.main(Twisted(pipe, lambda _: b"\xff\xfe nonsense"))


def not_an_answer(pipe: Any) -> None:
    """Answers with JSON of the wrong shape."""
    worker.main(Twisted(pipe, lambda _: b'["ticket"]'))


def no_action(pipe: Any) -> None:
    """Answers with an action that does not exist."""
    worker.main(Twisted(pipe, lambda reply: _plain({**reply, "action": {"a": "Win"}})))


def illegal(pipe: Any) -> None:
    """Wants to deal whenever it is asked something."""
    worker.main(Twisted(pipe, lambda reply: _plain({**reply, "action": {"a": "StartDeal"}})))


def impostor(pipe: Any) -> None:
    """Acts for the person instead of itself."""

    def twist(reply: Any) -> bytes:
        return _plain({**reply, "action": {**reply["action"], "seat": 0}})

    worker.main(Twisted(pipe, twist))


def endless(pipe: Any) -> None:
    """Sends a message without end."""
    worker.main(Twisted(pipe, lambda _: b"x" * (1 << 20)))


def old_tickets(pipe: Any) -> None:
    """Answers each question under the ticket of the one before."""
    worker.main(Twisted(pipe, lambda reply: _plain({**reply, "ticket": reply["ticket"] - 1})))


def flood(pipe: Any) -> None:
    """Sends the same message without end."""
    while True:
        pipe.send_bytes(b'{"ticket": 0, "action": null}')


def dies_after_five(pipe: Any) -> None:
    """Gives five answers and is gone."""
    left = [5]

    def twist(reply: Any) -> bytes:
        if not left[0]:
            os._exit(1)
        left[0] -= 1
        return _plain(reply)

    worker.main(Twisted(pipe, twist))


def fails_to_start(pipe: object) -> None:
    """A worker of pars that ends before it has read anything."""
    raise SystemExit(3)


def fails_once_told(pipe: Any) -> None:
    """A worker that finds no par for the first deal, and ends at the second."""
    while True:
        ((kind, body),) = json.loads(pipe.recv_bytes()).items()
        if kind == "event" and body["e"] == "DealStarted":
            number = body["number"]
        if kind != "par":
            continue
        if number == 1:
            pipe.send_bytes(b'{"failed":"no end"}')
        elif number == 2:
            raise SystemExit(4)
        else:
            par = Par(number, 0, (1.0,) * len(REFERENCES), 6.5)
            pipe.send_bytes(json.dumps({"par": asdict(par)}).encode())
