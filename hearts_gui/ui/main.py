"""The program with its window: what `hearts-gui` without a verb runs."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

from hearts_gui.config import paths, people, reading, settings
from hearts_gui.config.journal import Journal
from hearts_gui.ui.access.reader import open_reader
from hearts_gui.ui.access.voice import CommandVoice
from hearts_gui.ui.flow.player_games import PlayerGames, read_ahead
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.listening import Reader, Voice
from hearts_gui.ui.shell.window import TITLE, wake_loop
from hearts_gui.ui.traced_app import TracedApp
from hearts_gui.wording.language.choice import speak_as_chosen
from hearts_gui.wording.language.messages import say

READ_AHEAD_SECONDS = 0.2


def play(file: Path | None, journal: Journal) -> None:
    """Open the window, with the menu or with the game in a file, until the player leaves.

    Raises NoDisplayError, and SaveError when the file cannot be opened.
    """
    people.choose_last()
    file_of_settings = paths.settings_file()
    loaded = settings.load(file_of_settings)
    for warning in loaded.warnings:
        reading.notify(file_of_settings, warning)
    speak_as_chosen(loaded.settings.language)
    games = PlayerGames()

    def first(ctx: Context) -> Scene:
        # The first picture comes before everything that only later screens need.
        reader = threading.Timer(READ_AHEAD_SECONDS, read_ahead)
        reader.daemon = True
        reader.start()
        menu = MenuScene(ctx)
        if games.shared():
            menu.notify(say("menu-shared"))
        if file is None:
            return menu
        ctx.scenes.push(menu)
        return games.open(ctx, file)

    def waiting() -> None:
        games.learning.read_games()

    app = TracedApp(loaded.settings, games, journal)
    app.chores.last(waiting)
    with leaving_when_told(app):
        app.run(first, listeners)


def listeners() -> tuple[Reader, Voice]:
    """The way to the system's readers, and the program's own voice."""
    return open_reader(wake_loop, TITLE), CommandVoice()


@contextlib.contextmanager
def leaving_when_told(app: App) -> Iterator[None]:
    """Leave as the player would when the session or the terminal ends, so that all is kept.

    A signal that is ignored, as under `nohup`, stays so.
    """
    names = ("SIGTERM", "SIGHUP")
    known = [signal.Signals[name] for name in names if name in signal.Signals.__members__]
    taken = {number: signal.getsignal(number) for number in known}
    taken = {number: old for number, old in taken.items() if old != signal.SIG_IGN}
    for number in taken:
        signal.signal(number, lambda *_: app.stop())
    try:
        yield
    finally:
        for number, old in taken.items():
            signal.signal(number, old)
