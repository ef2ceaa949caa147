"""Whole games played by a pilot through the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.config.settings import Settings
from hearts_gui.devtools.pilot import Pilot
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.opponents import BotHost, BotSpec, Reply
from hearts_gui.session.past.library import Library
from hearts_gui.session.setup.plans import TablePlan, seat_players
from hearts_gui.session.setup.players import Human
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.table.what_is_asked import other_answer
from tests.kits.leaving import leave_table
from tests.kits.started_program import cards_left
from tests.session.kit import LocalBots, play_until
from tests.ui.choosing import Chooser

MOST_FRAMES = 600


class Everything:
    """Any allowed answer, and sometimes one without cards."""

    def __init__(self, seed: str) -> None:
        self._bot = RandomBot(seed)
        self._turns = 0

    def __call__(self, view: PlayerView) -> Action:
        self._turns += 1
        other = other_answer(view)
        if other is not None and self._turns % 3 == 0:
            return other.button.action
        return self._bot.decide(view)


class AtOnce(BotHost):
    """Computer players that answer in the frame in which they are asked."""

    def __init__(self, games: list[PlayerGames]) -> None:
        self._games = games
        self._asked: dict[int, int] = {}
        self._decide = Everything("at once")

    def begin(self, rules: Rules, brains: Mapping[int, BotSpec]) -> None:
        del rules, brains
        self._asked.clear()

    def ask(self, seat: int, ticket: int) -> None:
        self._asked[ticket] = seat

    def cancel(self, ticket: int) -> None:
        self._asked.pop(ticket, None)

    def take(self, now_ms: float) -> list[Reply]:
        del now_ms
        session = self._games[0].session
        if session is None or not self._asked:
            return []
        ticket, seat = next(iter(self._asked.items()))
        del self._asked[ticket]
        return [Reply(ticket, seat, self._decide(session.view(seat)))]

    def complain(self) -> None:
        raise AssertionError("an answer was not allowed")

    def close(self) -> None:
        self._asked.clear()


class Run:
    """The program with its menu, and the pilot."""

    def __init__(
        self, folder: Path, *, advice: Callable[[PlayerView], Action] | None = None
    ) -> None:
        games: list[PlayerGames] = []
        self.games = PlayerGames(lambda: Library(folder / "saves", make_bots=lambda: AtOnce(games)))
        games.append(self.games)
        prefs = replace(Settings(), speed=0.0, window_width=1000, window_height=640)
        self.app = App(prefs, self.games, store=False, sound=False)
        self.app.ctx.scenes.push(MenuScene(self.app.ctx))
        self.pilot = Pilot(
            self.app, self.games, advice=advice or Everything("pilot"), most_frames=MOST_FRAMES
        )
        self.pilot.frame()

    def start(self, rules: Rules, title: str = "Table") -> None:
        """Start this game from the menu."""
        self.games.remember(TablePlan(rules, title, ""))
        self.pilot.open_game()

    def choose(self, key: str, players: int, *, keys: bool = False) -> None:
        """Start a rule set through the screen for new games."""
        Chooser(self.pilot, keys=keys).new_game(key, players)
        self.pilot.sit_down()
        assert self.pilot.session.rules == preset(key, players)

    def sit_down(self, plan: TablePlan, cards: int = 2) -> None:
        """Continue a game whose first deal was played, without the window, to its last cards."""
        library = Library(self.games.library.saves.folder, make_bots=LocalBots)
        seating = seat_players(plan, Human(), plan.title)
        session = library.start(plan.rules, seating, seed=plan.title, title=plan.title)
        play_until(session, cards_left(cards))
        library.leave(session)
        menu = self.app.ctx.scenes.top
        assert isinstance(menu, MenuScene)
        menu.uncovered()
        self.pilot.open_game()

    def deal(self) -> None:
        """Play one whole deal."""
        self.pilot.play_until(lambda game: bool(game.view(0).public.standings.history))

    def leave(self) -> None:
        """Leave the table by its menu, and throw the game away."""
        leave_table(self.pilot)
        for slot in self.games.library.saves.slots():
            slot.path.unlink()
        top = self.app.ctx.scenes.top
        assert isinstance(top, MenuScene)
        top.uncovered()
