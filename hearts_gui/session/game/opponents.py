"""The computer players of a game, which think in one process of their own, and what each may
know.

Watchers and players get the events, redacted for their seats. Every seat has its own stream and its
own seed, from which the game's seed cannot be found. `ai/players/worker.py` is the other end, and
has the messages.
"""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any, TypeAlias

from hearts_gui.ai.worker_loop import FAULTS
from hearts_gui.engine.log.codec import action_from_plain, event_to_plain
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import Action, Ask, AskKind
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.view import redact
from hearts_gui.engine.rules.rules import Rules, rules_to_dict
from hearts_gui.engine.shuffle import bot_seed
from hearts_gui.session.game.later import Wake, no_wake
from hearts_gui.session.game.worker_pipe import Client, Target
from hearts_gui.session.setup.players import Bot, Seating

LIMIT_MS = 10_000.0
FIRST_LIMIT_MS = 25_000.0
"""A cold start of the process may take this long on a slow machine."""

UNHURRIED = 30
"""The factor on the time limit for players without a clock, before they count as hanging."""
_LONGEST_TICK_MS = 1_000.0
_STRIKES = 3
_STARTS = 2

NOTICE = Message("opponents-failed")
NO_FILES = Message("opponents-no-files")


@dataclass(frozen=True, slots=True)
class BotSpec:
    """The parts of one computer player: its level, its own seed, and whether a clock runs."""

    level: str
    seed: str
    hurried: bool = True


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer to one question; no action means that none can be expected."""

    ticket: int
    seat: int
    action: Action | None
    note: Message | None = None


class BotHost:
    """The interface to computer players; this one has none. No call ever waits for them."""

    def begin(self, rules: Rules, brains: Mapping[int, BotSpec]) -> None:
        """Start a game, perhaps again, and forget everything before."""

    def observe(self, seat: int, event: Event) -> None:
        """Pass on an event that a seat saw, redacted for it."""

    def ask(self, seat: int, ticket: int) -> None:
        """Ask a seat for its decision."""

    def cancel(self, ticket: int) -> None:
        """Drop a question; a late answer to it is ignored."""

    def take(self, now_ms: float) -> list[Reply]:
        """The answers that have arrived."""
        del now_ms
        return []

    def complain(self) -> None:
        """Note that an answer was not allowed."""

    def take_notice(self) -> Message | None:
        """A notice for the player, once."""
        return None

    def close(self) -> None:
        """Stop all thinking."""


class WorkerBots(BotHost):
    """Computer players in one spawned process, replaced once when it fails.

    After a second failure every question is answered with no action, and the session decides by
    itself. This covers processes that die, hang, send nonsense or cheat.
    """

    def __init__(
        self,
        target: Target,
        *,
        wake: Wake = no_wake,
        limit_ms: float = LIMIT_MS,
        first_limit_ms: float = FIRST_LIMIT_MS,
    ) -> None:
        self._wake = wake
        self._limit_ms = limit_ms
        self._first_limit_ms = max(first_limit_ms, limit_ms)
        self._strikes = 0
        self._game = 0
        self._history: list[Mapping[str, Any]] = []  # what a fresh process must be told
        self._live: dict[int, int] = {}  # seat by ticket
        self._failed: list[Reply] = []
        self._has_answered = False  # since the last start
        self._waited_ms = 0.0
        self._patience = 1
        self._last_ms: float | None = None
        self._notice: Message | None = None
        self._noticed = False
        self._client = Client(target, _STARTS, lambda: self._history, wake)
        self._client.start()

    def begin(self, rules: Rules, brains: Mapping[int, BotSpec]) -> None:
        for ticket in tuple(self._live):
            self.cancel(ticket)
        self._game += 1
        self._history = []
        plain = rules_to_dict(rules)
        for seat, brain in brains.items():
            new = {"game": self._game, "rules": plain, "seat": seat}
            new |= {"level": brain.level, "seed": brain.seed}
            self._tell({"new": new if brain.hurried else {**new, "clock": False}})
        self._patience = 1 if all(brain.hurried for brain in brains.values()) else UNHURRIED

    def observe(self, seat: int, event: Event) -> None:
        message = {"game": self._game, "seat": seat, "event": event_to_plain(event)}
        self._tell({"saw": message})

    def ask(self, seat: int, ticket: int) -> None:
        if not self._client.running:
            self._failed.append(Reply(ticket, seat, None))
            self._wake()
            return
        if not self._live:
            self._waited_ms = 0.0
        self._live[ticket] = seat
        self._client.send({"ask": {"ticket": ticket, "game": self._game, "seat": seat}})

    def cancel(self, ticket: int) -> None:
        if self._live.pop(ticket, None) is not None:
            self._client.send({"cancel": ticket})

    def take(self, now_ms: float) -> list[Reply]:
        """The answers that have arrived, and empty replies to questions without an answer."""
        # Clamped, so that a machine that slept does not look like a process that hangs.
        passed = 0.0 if self._last_ms is None else min(now_ms - self._last_ms, _LONGEST_TICK_MS)
        self._last_ms = now_ms
        failures, self._failed = self._failed, []
        if not self._client.running:
            return failures
        replies = [*failures, *filter(None, map(self._read, self._client.receive()))]
        if self._live:
            self._waited_ms += passed
        limit = self._patience * (self._limit_ms if self._has_answered else self._first_limit_ms)
        if self._client.failed or (self._live and self._waited_ms > limit):
            self._replace()
        elif self._strikes >= _STRIKES:
            self._replace(cheats=True)
        failures, self._failed = self._failed, []
        return replies + failures

    def complain(self) -> None:
        self._strikes += 1

    def take_notice(self) -> Message | None:
        notice, self._notice = self._notice, None
        return notice

    def close(self) -> None:
        self._live.clear()
        self._client.close(wait=True)

    def _read(self, data: Any) -> Reply | None:
        """The answer in a message, or None when it is late or makes no sense."""
        try:
            ticket, reason = data["ticket"], data.get("note")
            valid = isinstance(ticket, int) and isinstance(reason, str | None)
            note = Message(reason) if reason else None
        except FAULTS:
            valid = False
        if not valid:
            self._strikes += 1
            return None
        seat = self._live.pop(ticket, None)
        if seat is None:
            return None
        self._has_answered = True
        self._waited_ms = 0.0
        if data.get("action") is None:  # a reported failure
            return Reply(ticket, seat, None, note)
        try:
            return Reply(ticket, seat, action_from_plain(data["action"]), note)
        except (ValueError, TypeError, RecursionError):
            self._strikes += 1
            return Reply(ticket, seat, None)

    def _tell(self, message: Mapping[str, Any]) -> None:
        self._history.append(message)
        self._client.send(message)

    def _replace(self, *, cheats: bool = False) -> None:
        """Let the open questions fail, and start again unless it `cheats` or failed before."""
        notice = NO_FILES if self._client.without_files else NOTICE
        self._failed += [Reply(ticket, seat, None) for ticket, seat in self._live.items()]
        self._live.clear()
        if not self._noticed:
            self._notice, self._noticed = notice, True
        self._has_answered = False
        self._waited_ms = 0.0
        if cheats:
            self._client.close()
        else:
            self._client.start()


WHAT_THEY_KNOW = tuple(Message(f"opponents-{part}") for part in ("know", "share", "aim"))
"""The view and the aim of computer players, for the player to read."""
Watcher: TypeAlias = Callable[[Event], None]


class Feed:
    """The watchers, and the events still to be delivered to them."""

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
        """Forget the events that were not delivered yet."""
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
    """The seats of computer players, and the host in which they think, if there is one.

    A ticket stands for one decision of one seat. An answer counts only while its ticket is open,
    so an answer to an earlier question never counts for a later one.
    """

    def __init__(self, seating: Seating, host: BotHost | None, *, hurried: bool = True) -> None:
        self._hurried = hurried
        self._bots = {seat: who for seat, who in enumerate(seating) if isinstance(who, Bot)}
        self.host = host or BotHost()
        self._questions: dict[int, tuple[int, AskKind]] = {}  # ticket and kind by seat
        self._tickets = count(1)

    def begin(self, rules: Rules, seed: str, events: Iterable[Event]) -> None:
        """Seat fresh brains that have seen these events."""
        brains = {
            seat: BotSpec(bot.key, bot_seed(seed, seat), self._hurried)
            for seat, bot in self._bots.items()
        }
        self._questions.clear()
        self.host.begin(rules, brains)
        for event in events:
            self.tell(event)

    def tell(self, event: Event) -> None:
        """Tell every seat what it may know of this event."""
        for seat in self._bots:
            self.host.observe(seat, redact(event, seat))

    def put(self, ask: Ask) -> None:
        """Put the present questions, and take those back that are not asked any more."""
        for seat, (_, kind) in tuple(self._questions.items()):
            if seat not in ask.seats or kind is not ask.kind:
                self.answered(seat)
        for seat in ask.seats:
            if seat not in self._questions:
                self._questions[seat] = (next(self._tickets), ask.kind)
                if seat in self._bots:
                    self.host.ask(seat, self._questions[seat][0])

    def ticket(self, seat: int) -> int | None:
        """The ticket of the question that a seat, also that of a person, has to answer."""
        return self._questions.get(seat, (None,))[0]

    def answered(self, seat: int | None) -> None:
        """Close the question of a seat."""
        question = None if seat is None else self._questions.pop(seat, None)
        if question is not None:
            self.host.cancel(question[0])

    def close(self) -> None:
        """Stop all thinking."""
        self.host.close()
