"""The process that plays a finished deal again with the references in a person's seat.

It knows every hand, and so it is none of the processes that play, grade or give hints; it is
started when a deal is over, told of that deal alone, and ended when the par is known. JSON texts
arrive as bytes; `session/game/par_client.py` is the other end:
    {"event": {...}}                                what happened up to the deal, the deal last
    {"par": {"rules", "seat", "seed", "company"}}   that was all: what is the par?

and back {"par": {...}}, as `ai/coach/par.py` has it, or {"failed": "why"}.
"""

from __future__ import annotations

import contextlib
import json
from typing import Any

from hearts_gui.ai.coach.par import Par, par_to_plain
from hearts_gui.ai.worker_loop import LONGEST_MESSAGE, begin, packed
from hearts_gui.engine.log.codec import event_from_plain
from hearts_gui.engine.play.events import DealStarted, Event
from hearts_gui.engine.rules.rules import rules_from_dict
from hearts_gui.session.game.reference_players import Unplayable, par_of


def requested_par(events: list[Event], body: dict[str, Any]) -> Par:
    """The par of the deal that these events end with. Raises whatever the deal runs into."""
    *before, dealt = events
    if not isinstance(dealt, DealStarted):
        raise Unplayable
    seat, company = int(body["seat"]), tuple(map(str, body["company"]))
    rules = rules_from_dict(body["rules"])
    return par_of(rules, before, dealt, seat, str(body["seed"]), company)


def answer(events: list[Event], body: dict[str, Any]) -> dict[str, Any]:
    """What to send back; a fault of any kind costs this deal alone."""
    try:
        return {"par": par_to_plain(requested_par(events, body))}
    except Exception as fault:
        return {"failed": f"{type(fault).__name__}: {fault}"}


def main(pipe: Any) -> None:
    """Run the spawned process with its end of the pipe."""
    begin()
    events: list[Event] = []
    with contextlib.suppress(EOFError, OSError):
        while True:
            ((kind, body),) = json.loads(pipe.recv_bytes(LONGEST_MESSAGE)).items()
            if kind == "event":
                events.append(event_from_plain(body))
                continue
            pipe.send_bytes(packed(answer(events, body)))
            events = []
