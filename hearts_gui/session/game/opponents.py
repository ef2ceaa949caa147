"""Passes events on to watchers and computer players: to each what its seat may know."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from hearts_gui.engine.message import Message
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.view import redact
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.shuffle import bot_seed
from hearts_gui.session.game.bots import BotHost, BotSpec, Reply
from hearts_gui.session.setup.players import Bot, Seating

WHAT_THEY_KNOW: Final = tuple(Message(f"opponents-{part}") for part in ("know", "share", "aim"))
"""The view and the aim of computer players, for the player to read."""


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


class Opponents:
    """The seats of computer players and the place where they think, which may be missing."""

    def __init__(self, seating: Seating, host: BotHost | None, *, hurried: bool = True) -> None:
        self._hurried = hurried
        self._bots = {seat: who for seat, who in enumerate(seating) if isinstance(who, Bot)}
        self._host = host if self._bots else None
        self._unused = host if host is not self._host else None

    def begin(self, rules: Rules, seed: str, events: Iterable[Event]) -> None:
        """Seat fresh brains that have seen these events."""
        if self._host is None:
            return
        brains = {
            seat: BotSpec(f"{bot.level}/{bot.persona}", bot_seed(seed, seat), self._hurried)
            for seat, bot in self._bots.items()
        }
        self._host.begin(rules, brains)
        for event in events:
            self.tell(event)

    def tell(self, event: Event) -> None:
        """Tell every seat what it may know of this event."""
        if self._host is not None:
            for seat in self._bots:
                self._host.observe(seat, redact(event, seat))

    def ask(self, seat: int, ticket: int) -> None:
        """Put a question to a seat; nothing happens when a person sits there."""
        if self._host is not None and seat in self._bots:
            self._host.ask(seat, ticket)

    def cancel(self, ticket: int) -> None:
        """A question is settled."""
        if self._host is not None:
            self._host.cancel(ticket)

    def take(self, now_ms: float) -> list[Reply]:
        """The answers that have arrived."""
        return [] if self._host is None else self._host.take(now_ms)

    def complain(self) -> None:
        """An answer was not allowed."""
        if self._host is not None:
            self._host.complain()

    def take_notice(self) -> Message | None:
        """Something to tell the player, once."""
        return None if self._host is None else self._host.take_notice()

    def close(self) -> None:
        """Stop all thinking."""
        for host in (self._host, self._unused):
            if host is not None:
                host.close()
