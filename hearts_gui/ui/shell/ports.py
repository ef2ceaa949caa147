"""The interfaces that the table needs: a session, and a deal that is replayed."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.score.scores import DealScore
from hearts_gui.session.game.clocks import Clocks
from hearts_gui.session.game.coaching import Coach, HintAnswer
from hearts_gui.session.game.deal_record import DealRecord
from hearts_gui.session.game.fair_deal import FairDeal
from hearts_gui.session.setup.players import Seating

Destination: TypeAlias = tuple[str, Callable[[], None]]
"""The words of a button, and where it leads."""


@dataclass(frozen=True, slots=True)
class DealMoment:
    """A point in a finished deal, after this many events, for one seat. `on` continues its game."""

    record: DealRecord
    step: int
    seats: Seating
    seat: int
    on: Destination | None = None


@dataclass(frozen=True, slots=True)
class Replay:
    """A deal played once more as practice. `again` opens the table of another try.

    `back` is the label of the button that leaves the table; `before` is the deal's result in the
    game, None where it was not played. `on` continues the game, if there is one.
    """

    deal: int
    again: Callable[[], None]
    back: str
    before: DealScore | None = None
    on: Destination | None = None


class SessionPort(Protocol):
    """A running game as the table sees it; `session/game/session.py` explains each.

    Events come redacted for the subscriber's seat.
    """

    @property
    def version(self) -> int: ...
    @property
    def seats(self) -> Seating: ...
    @property
    def notices(self) -> deque[Message]: ...
    @property
    def coach(self) -> Coach | None: ...
    @property
    def practice(self) -> bool: ...
    @property
    def can_undo(self) -> bool: ...
    @property
    def fair(self) -> FairDeal: ...
    @property
    def unsaved(self) -> Message | None: ...
    @property
    def clocks(self) -> Clocks: ...
    def view(self, seat: int) -> PlayerView: ...
    def record(self, number: int) -> DealRecord | None: ...
    def levels_in(self, number: int) -> tuple[str, ...]: ...
    def submit(self, action: Action, *, version: int) -> None: ...
    def subscribe(self, seat: int, callback: Callable[[Event], None]) -> Callable[[], None]: ...
    def tick(self, now_ms: float) -> None: ...
    def undo(self) -> bool: ...
    def offer_finish(self) -> bool: ...
    def finish_deal(self) -> None: ...
    def hint(self, view: PlayerView) -> Action | None: ...
    def ask_hint(self, seat: int) -> HintAnswer | None: ...
