"""The par of deals that are over: worked out in a process of its own, kept beside the save.

One deal after the other; nothing here waits. What was known is read again.
"""

from __future__ import annotations

import json
from collections import deque
from functools import partial
from pathlib import Path
from typing import Any, Final

from hearts_gui.ai.coach.decisions import coach_seed
from hearts_gui.ai.coach.par import PAR, Par, par_from_plain, par_to_plain
from hearts_gui.config.files import append_lines
from hearts_gui.config.reading import read_lines, whole
from hearts_gui.engine.log.codec import event_to_plain
from hearts_gui.engine.play.events import DealStarted, Event
from hearts_gui.engine.rules.plain_form import rules_to_dict
from hearts_gui.session.game.deal_record import DealRecord
from hearts_gui.session.game.worker_pipe import Link, Target

_FAILURES: Final = 2
_MOST_DEALS, _MOST_SEATS = 1 << 20, 16


def _event_text(event: Event) -> str:
    return json.dumps({"event": event_to_plain(event)}, separators=(",", ":"))


def known_pars(path: Path) -> dict[tuple[int, int], Par | None]:
    """The pars in a file by deal and seat."""
    return dict(read_lines(path, _line))


def _line(data: Any) -> tuple[tuple[int, int], Par | None] | None:
    """The par of a line; None where another version worked it out."""
    if data["version"] != PAR:
        return None
    key = (whole(data["deal"], 1, _MOST_DEALS), whole(data["seat"], 0, _MOST_SEATS))
    return key, par_from_plain(data["par"])


class ParDesk:
    """The pars of one game, by deal and seat."""

    def __init__(self, game_seed: str, target: Target, path: Path | None = None) -> None:
        """`path` is where the pars are kept; without it nothing is written."""
        self._seed = coach_seed(game_seed)
        self._target = target
        self._path = path
        self._known: dict[tuple[int, int], Par | None] = {}
        self._waiting: deque[tuple[DealRecord, int]] = deque()
        self._link: Link | None = None
        self._failures = 0
        self.changed = 0
        """Grows with every par that arrives."""
        if path is not None:
            self._known.update(known_pars(path))

    def want(self, record: DealRecord, seat: int) -> None:
        """Somebody would like to know the par of a deal that is over."""
        key = (record.number, seat)
        waits = any((each.number, at) == key for each, at in self._waiting)
        if key in self._known or waits or self._failures >= _FAILURES:
            return
        self._waiting.append((record, seat))
        self._ask()

    def known(self, deal: int, seat: int) -> tuple[bool, Par | None]:
        """Whether it is settled, and the par, None where there is none."""
        key = (deal, seat)
        return key in self._known, self._known.get(key)

    @property
    def working(self) -> bool:
        """Whether a par is being worked out."""
        return bool(self._waiting)

    def poll(self) -> None:
        """Take what has arrived, and end the process when nothing more is wanted."""
        link = self._link
        if link is None:
            return
        for text in link.receive():
            self._take(text)
        if link.broken and self._waiting:
            self._failures += 1
            self._end()
            if self._failures >= _FAILURES:
                self._waiting.clear()
            self._ask()
        elif not self._waiting:
            self._end()

    def close(self) -> None:
        """End the process."""
        self._waiting.clear()
        self._failures = _FAILURES
        self._end()

    def _end(self) -> None:
        if self._link is not None:
            self._link.stop()
            self._link = None

    def _ask(self) -> None:
        """Put the question about the first deal that waits."""
        if not self._waiting or self._link is not None:
            return
        self._link = Link(self._target)
        record, seat = self._waiting[0]
        dealt = next(event for event in record.events if isinstance(event, DealStarted))
        for event in (*record.before, dealt):
            self._link.send(partial(_event_text, event))
        seed = f"{self._seed}/{record.number}"
        self._send({"par": {"rules": rules_to_dict(record.rules), "seat": seat, "seed": seed}})

    def _send(self, message: dict[str, Any]) -> None:
        if self._link is not None:
            self._link.send(json.dumps(message, separators=(",", ":"), ensure_ascii=False))

    def _take(self, text: str) -> None:
        if not self._waiting:
            return
        record, seat = self._waiting[0]
        try:
            par = par_from_plain(json.loads(text)["par"])
        except (ValueError, KeyError, TypeError, RecursionError):
            return
        self._waiting.popleft()
        self._known[record.number, seat] = par
        self.changed += 1
        self._write(record.number, seat, par)
        self._end()
        self._ask()

    # -- beside the save

    def _write(self, deal: int, seat: int, par: Par | None) -> None:
        if self._path is None:
            return
        data = {"version": PAR, "deal": deal, "seat": seat, "par": par_to_plain(par)}
        append_lines(self._path, json.dumps(data) + "\n")
