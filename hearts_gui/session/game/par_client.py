"""The par of deals that are over: worked out in a process of its own, kept beside the save.

Deals are worked out one after the other, and no call waits. Known pars are read from the file. A
deal that fails is skipped.
"""

import contextlib
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from hearts_gui.ai.coach.decisions import coach_seed
from hearts_gui.ai.coach.par import PAR, Par, par_from_plain
from hearts_gui.config.reading import UNREADABLE, append_lines, read_lines, whole
from hearts_gui.engine.log.codec import event_to_plain
from hearts_gui.engine.play.events import DealStarted, Event
from hearts_gui.engine.rules.rules import rules_to_dict
from hearts_gui.session.game.deal_record import DealRecord
from hearts_gui.session.game.reference_players import opponents_of
from hearts_gui.session.game.worker_pipe import Client, Inbox, Post, Target
from hearts_gui.session.setup.players import Seating

_MOST_DEALS, _MOST_SEATS = 1 << 20, 16
Key: TypeAlias = tuple[int, int]
"""A deal's number and a seat."""
FindRecord: TypeAlias = Callable[[int], DealRecord | None]

_TRIES = 2
"""The number of tries at a deal whose process ends without an answer."""


def _event_message(event: Event) -> dict[str, Any]:
    return {"event": event_to_plain(event)}


def known_pars(path: Path) -> dict[Key, Par]:
    """The pars in a file by deal and seat."""
    return dict(read_lines(path, _line))


def _line(data: Any) -> tuple[Key, Par] | None:
    """The par of a line; None where another version worked it out."""
    if data["version"] != PAR:
        return None
    key = (whole(data["deal"], 1, _MOST_DEALS), whole(data["seat"], 0, _MOST_SEATS))
    return key, par_from_plain(data["par"])


class ParClient:
    """Asks for the pars of one game and keeps them, by deal and seat."""

    def __init__(
        self, game_seed: str, seats: Seating, target: Target, path: Path | None = None,
        inbox: Inbox | None = None,
    ) -> None:  # fmt: skip
        """Pars are kept in `path`, if there is one; new ones arrive through the `inbox`."""
        self.inbox = inbox or Inbox()
        self._seed = coach_seed(game_seed)
        self._seats = seats
        self._target = target
        self._path = path
        self._pars: dict[Key, Par] = {}
        self._failed: set[Key] = set()
        self._waiting: deque[tuple[Key, FindRecord]] = deque()
        self._client: Client | None = None
        self._closed = False
        self.changed = 0
        """Grows with every par that arrives, and with every deal that is given up."""
        if path is not None:
            self._pars.update(known_pars(path))

    def want(self, deal: int, seat: int, record: FindRecord) -> None:
        """Ask for the par of a deal that is over, which `record` finds."""
        key = (deal, seat)
        if self._closed or key in self._pars or key in self._failed or self.waits(*key):
            return
        self._waiting.append((key, record))
        self._ask()

    def par(self, deal: int, seat: int) -> Par | None:
        """The par; None while it is not known, or where the deal was skipped."""
        return self._pars.get((deal, seat))

    def waits(self, deal: int, seat: int) -> bool:
        """Whether the par is still to be worked out."""
        return any(key == (deal, seat) for key, _ in self._waiting)

    @property
    def working(self) -> bool:
        """Whether a par is being worked out."""
        return bool(self._waiting)

    def _receive(self) -> None:
        """Handle the messages that have arrived, and end the process when nothing is left to do."""
        client = self._client
        if client is None:
            return
        for data in client.receive():
            self._take(data)
        if client is self._client and client.failed:
            client.start()
            if client.given_up:
                self._end()
                self._settle(None)
                self._ask()

    def close(self) -> None:
        """End the process."""
        self._waiting.clear()
        self._closed = True
        self._end()

    def _end(self) -> None:
        if self._client is not None:
            self._client.close()
            self._client = None

    def _ask(self) -> None:
        """Put the question about the first deal that waits."""
        while self._waiting and self._client is None:
            (number, seat), find = self._waiting[0]
            record = find(number)
            if record is None:
                self._settle(None)
            else:
                opening = partial(self._question, record, seat)
                arrived = partial(self.inbox.put, self._receive)
                self._client = Client(self._target, _TRIES, opening, arrived)
                self._client.start()

    def _question(self, record: DealRecord, seat: int) -> Iterator[Post]:
        dealt = next(event for event in record.events if isinstance(event, DealStarted))
        for event in (*record.before, dealt):
            yield partial(_event_message, event)
        question = {
            "rules": rules_to_dict(record.rules), "seat": seat,
            "seed": f"{self._seed}/{record.number}", "company": opponents_of(self._seats, seat),
        }  # fmt: skip
        yield {"par": question}

    def _take(self, data: Any) -> None:
        """Handle an answer, which may say that there is no par."""
        par = None
        with contextlib.suppress(*UNREADABLE):
            par = par_from_plain(data["par"])
        if self._waiting:
            self._end()
            self._settle(par)
            self._ask()

    def _settle(self, par: Par | None) -> None:
        """Finish the first deal that waits; without a par it is given up."""
        key, _ = self._waiting.popleft()
        self.changed += 1
        if par is None:
            self._failed.add(key)
            return
        self._pars[key] = par
        if self._path is not None:
            deal, seat = key
            data = {"version": PAR, "deal": deal, "seat": seat, "par": asdict(par)}
            append_lines(self._path, data)
