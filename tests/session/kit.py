"""Games to test with: computer players in this process, and a person who plays anything legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.ai.strategy import Strategy
from hearts_gui.engine.log.log import Header
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.view import PlayerView, opening_view, redact, see
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.opponents import BotHost, BotSpec, Reply
from hearts_gui.session.game.session import Session
from hearts_gui.session.setup.players import one_human, player_to_plain
from hearts_gui.session.store.gamefile import GameFile

SHORT = Rules(end_at=20)
"""A game of a few deals."""

BECAUSE = Message("why-best")


def seen_by(session: Session, seat: int) -> tuple[Event, ...]:
    """Everything that a seat (or the OBSERVER) has seen so far."""
    return tuple(redact(event, seat) for event in session._events)


@dataclass
class LocalBots(BotHost):
    """Computer players in this process, which know nothing but what their seats were told."""

    make: Callable[[str], Strategy] = RandomBot
    spoil: Callable[[int, Action], Action | None] = lambda _, action: action
    views: dict[int, PlayerView] = field(default_factory=dict)
    brains: dict[int, Strategy] = field(default_factory=dict)
    asked: dict[int, int] = field(default_factory=dict)
    late: list[Reply] = field(default_factory=list)
    cancelled: list[int] = field(default_factory=list)
    complaints: int = 0

    def begin(self, rules: Rules, brains: Mapping[int, BotSpec]) -> None:
        self.asked.clear()
        self.brains = {seat: self.make(brain.seed) for seat, brain in brains.items()}
        self.views = {seat: opening_view(rules, seat) for seat in brains}

    def observe(self, seat: int, event: Event) -> None:
        self.views[seat] = see(self.views[seat], event)

    def ask(self, seat: int, ticket: int) -> None:
        self.asked[ticket] = seat

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)
        self.asked.pop(ticket, None)

    def take(self, now_ms: float) -> list[Reply]:
        replies, self.late = self.late, []
        for ticket, seat in tuple(self.asked.items()):
            del self.asked[ticket]
            action = self.brains[seat].decide(self.views[seat])
            replies.append(Reply(ticket, seat, self.spoil(seat, action), BECAUSE))
        return replies

    def complain(self) -> None:
        self.complaints += 1

    def close(self) -> None:
        self.asked.clear()


def header(rules: Rules = SHORT, seed: str = "seed") -> Header:
    seats = tuple(player_to_plain(player) for player in one_human(rules.players))
    return Header(rules, seed, "test", "Standard", seats)


def make_session(
    rules: Rules = SHORT,
    seed: str = "seed",
    *,
    bots: LocalBots | None = None,
    file: GameFile | None = None,
    clock: Callable[[], float] | None = None,
) -> Session:
    return Session(
        new_game(rules, seed),
        one_human(rules.players),
        decide=lambda view: RandomBot("stand-in").decide(view),
        bots=bots if bots is not None else LocalBots(),
        file=file,
        clock=clock,
    )


PERSON = RandomBot("the person")


def take_turn(session: Session) -> bool:
    """Do one thing: deal, let the computer players answer, or act for the person.

    False when the game is over.
    """
    ask = session.ask
    if ask.kind is AskKind.OVER:
        return False
    if ask.kind is AskKind.START:
        session.start_next_deal()
    elif 0 in ask.seats:
        session.submit(PERSON.decide(session.view(0)), version=session.version)
    else:
        before = session.version
        session.tick()
        assert session.version > before
    return True


def play_until(session: Session, stop: Callable[[Session], bool]) -> None:
    while not stop(session) and take_turn(session):
        pass


def play_out(session: Session) -> None:
    play_until(session, lambda game: game.over)


def parts_of(reason: Message) -> list[Message]:
    """The two parts of a reason made of two, or the reason alone."""
    if reason.key == "coach-both":
        named = reason.named
        return [part for part in (named["first"], named["then"]) if isinstance(part, Message)]
    return [reason]
