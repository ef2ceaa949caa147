"""Tells watchers what happens at a table, each what its seat may know."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import TypeAlias

from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.view import redact

Watcher: TypeAlias = Callable[[Event], None]


class Feed:
    """The watchers, and the events that they have still to be told."""

    def __init__(self) -> None:
        self._watchers: list[tuple[int, Watcher]] = []
        self._waiting: deque[Event] = deque()
        self._delivering = False

    def subscribe(self, seat: int, callback: Watcher) -> Callable[[], None]:
        """Call back with every event that this seat (or the OBSERVER) sees; the result ends it."""
        entry = (seat, callback)
        self._watchers.append(entry)

        def leave() -> None:
            if entry in self._watchers:
                self._watchers.remove(entry)

        return leave

    def add(self, events: Iterable[Event]) -> None:
        """Keep these events until they are delivered."""
        self._waiting += events

    def clear(self) -> None:
        """Forget the events that nobody has been told of yet."""
        self._waiting.clear()

    def deliver(self) -> None:
        """Hand out events in order, also when a watcher acts while it receives one."""
        if self._delivering:
            return
        self._delivering = True
        try:
            while self._waiting:
                event = self._waiting.popleft()
                for seat, callback in tuple(self._watchers):
                    callback(redact(event, seat))
        finally:
            self._delivering = False
