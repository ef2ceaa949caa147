"""A whole game in one process for the table's tests: the engine and random legal players."""

from collections import deque
from collections.abc import Callable

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import Action, AskKind, StartDeal
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.game import new_game, step, to_act, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.validate import StaleAction
from hearts_gui.engine.play.view import PlayerView, redact
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.clocks import Clocks
from hearts_gui.session.game.coaching import Coach, HintAnswer
from hearts_gui.session.game.deal_record import DealRecord
from hearts_gui.session.game.fair_deal import FairDeal
from hearts_gui.session.setup.players import Bot, Human, Seating

NAMES = ("You", "Wren", "Juno", "Basil", "Otto", "Ada", "Finn", "Mira", "Hugo", "Ines", "Kofi")


class FakeSession:
    """Answers immediately for every seat but the human's; `tick` plays one bot action."""

    def __init__(self, rules: Rules, seed: str = "seed", *, human: int = 0) -> None:
        self.human = human
        self.seed = seed
        self.game: Game = new_game(rules, seed)
        self.seats: Seating = tuple(
            Human(name, name.lower()) if seat == human else Bot("random", name.lower())
            for seat, name in enumerate(NAMES[: rules.players])
        )
        self.notices: deque[Message] = deque()
        self.unsaved: Message | None = None
        self.fair = FairDeal("0" * 64, None)
        self.clocks = Clocks(rules)
        self.practice = True
        self.coach: Coach | None = None
        self.can_undo = False
        self._bot = RandomBot(seed)
        self.actions: list[Action] = []
        self._callbacks: list[tuple[int, Callable[[Event], None]]] = []

    @property
    def version(self) -> int:
        return self.game.version

    def levels_in(self, number: int) -> tuple[str, ...]:
        return ()

    def record(self, number: int) -> DealRecord | None:
        return None

    def view(self, seat: int) -> PlayerView:
        return view_of(self.game, seat)

    def subscribe(self, seat: int, callback: Callable[[Event], None]) -> Callable[[], None]:
        entry = (seat, callback)
        self._callbacks.append(entry)
        return lambda: self._callbacks.remove(entry)

    def submit(self, action: Action, *, version: int) -> None:
        if version != self.version:
            raise StaleAction(self.version, version)
        events, self.game = step(self.game, action)
        self.actions.append(action)
        for event in events:
            for seat, callback in tuple(self._callbacks):
                callback(redact(event, seat))

    def tick(self, now_ms: float) -> None:
        self.bot_step()

    def bot_step(self, *, human_too: bool = False) -> bool:
        """Let one bot answer. Returns whether one did."""
        ask = to_act(self.game)
        seats = [seat for seat in ask.seats if human_too or seat != self.human]
        if ask.kind is AskKind.START and human_too:
            self.submit(StartDeal(), version=self.version)
            return True
        if not seats:
            return False
        self.submit(self._bot.decide(self.view(seats[0])), version=self.version)
        return True

    def undo(self) -> bool:
        return False

    def offer_finish(self) -> bool:
        return False

    def finish_deal(self) -> None:
        while to_act(self.game).kind is AskKind.PLAY:
            self.bot_step(human_too=True)

    def ask_hint(self, seat: int) -> HintAnswer | None:
        del seat
        return None

    def hint(self, view: PlayerView) -> Action | None:
        return self._bot.decide(view)
