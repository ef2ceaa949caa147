"""The program as the command line starts it."""

from __future__ import annotations

from typing import Any

from hearts_gui.config.journal import Journal
from hearts_gui.config.settings import Settings
from hearts_gui.devtools.pilot import Pilot
from hearts_gui.ui.main import TracedApp
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.screens.menu import MenuScene

FAST = Settings(speed=0.0, reduced_motion=True)


class Player:
    """Starts the program as the command line does, with log and settings file, and plays a bit."""

    def __init__(self) -> None:
        self.apps: list[TracedApp] = []
        self.journals: list[Journal] = []

    def __call__(self) -> Pilot:
        journal, games = Journal("1.2.3"), PlayerGames()
        app = TracedApp(FAST, games, journal)
        self.journals.append(journal)
        self.apps.append(app)
        app.ctx.scenes.push(MenuScene(app.ctx))
        pilot = Pilot(app, games)
        pilot.frame()
        app.open_sound()
        return pilot

    def end(self) -> None:
        while self.apps:
            self.apps.pop().close()
            self.journals.pop().close()


def cards_left(number: int) -> Any:
    return lambda session: (
        session.view(0).public.deal is not None and len(session.view(0).own.hand) <= number
    )


def play(pilot: Pilot, down_to: int = 12) -> None:
    pilot.open_game()
    pilot.play_until(cards_left(down_to))
