"""Starts the window, as `hearts-gui` does without a verb, and records actions for crash reports."""

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from hearts_gui.config import paths, people, reading, settings
from hearts_gui.config.journal import Journal
from hearts_gui.config.reading import take_notices
from hearts_gui.config.settings import Settings
from hearts_gui.engine.message import Message
from hearts_gui.ui.access.reader import open_reader
from hearts_gui.ui.access.voice import CommandVoice
from hearts_gui.ui.player_games import PlayerGames, read_ahead, shared
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.context import Context, Games, Scene
from hearts_gui.ui.shell.desktop import TITLE
from hearts_gui.ui.shell.input import KeyDown, PointerDown, PointerUp, Quit, Resize, UiEvent
from hearts_gui.ui.shell.listening import Reader, Voice
from hearts_gui.ui.shell.window import UNSEEN, wake_loop
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from hearts_gui.wording.language.choice import speak_as_chosen
from hearts_gui.wording.language.messages import message_text, say

READ_AHEAD_SECONDS = 0.2

LAST_LETTER = 127
ENDING = ("SIGINT", "SIGTERM", "SIGHUP")


def action_of(event: UiEvent) -> str | None:
    """An event in a few words, without typed text; None for an event that need not be recorded."""
    match event:
        case PointerDown(pos=pos) | PointerUp(pos=pos):
            return f"{type(event).__name__} {pos[0]},{pos[1]}"
        case KeyDown(key=key):
            typed = pygame.K_SPACE < key < LAST_LETTER
            return f"KeyDown {'letter' if typed else pygame.key.name(key)}"
        case Resize(size=size):
            return f"Resize {size[0]}x{size[1]}"
        case Quit():
            return "Quit"
        case _:
            return None


class TracedApp(App):
    """Records every click and key in a journal."""

    def __init__(self, prefs: Settings, games: Games, journal: Journal) -> None:
        super().__init__(prefs, games)
        self._journal = journal
        self._last_fault = journal.last_fault
        journal.log(f"{pygame.display.get_driver()}, window {self.window.size}")

    def step(self, dt_ms: float, events: list[UiEvent]) -> list[pygame.Rect]:
        if self.idle_wait_ms() is not None and not events:  # a dropped file closes all dialogs
            self._tell_news()
        for event in events:
            action = action_of(event)
            if action is not None:
                self._journal.acted(f"{type(self.ctx.scenes.top).__name__}: {action}")
        return super().step(dt_ms, events)

    def _tell_news(self) -> None:
        """Show the news to the player once, when the picture is at rest."""
        fault, self._last_fault = self._last_fault, None
        notices = take_notices()
        for notice in notices:
            self._journal.log(f"told: {notice}")
        for title, text in reversed(news(notices, fault)):
            choices = (DialogButton(say("files-go-on"), primary=True),)
            self.ctx.scenes.push(Dialog(self.ctx, title, text, choices))


MOST_TOLD = 5
"""The most files that could not be read to be named one by one."""

News = tuple[str, str]


def news(files: Sequence[Message], last_fault: Path | None) -> list[News]:
    """The report of a crash in the last run, and the files that could not be used."""
    result = []
    if last_fault is not None:
        result.append((say("crash-last-title"), say("crash-last", path=str(last_fault))))
    if files:
        lines = [message_text(message) for message in files[:MOST_TOLD]]
        more = len(files) - MOST_TOLD
        if more > 0:
            lines.append(say("files-more", n=more))
        result.append((say("files-title"), "\n".join((*lines, say("files-rest")))))
    return result


def play(file: Path | None, journal: Journal) -> None:
    """Open the window, with the menu or with the game in a file, until the player leaves.

    Raises NoDisplayError; in a window that nobody sees, SaveError when the file cannot be opened.
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
        if shared():
            menu.notify(say("menu-shared"))
        if file is not None and pygame.display.get_driver() in UNSEEN:
            ctx.scenes.push(menu)
            return games.open(ctx, file)
        if file is not None:  # after the menu, as a large game takes its time
            pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(file)))
        return menu

    app = TracedApp(loaded.settings, games, journal)
    app.chores.last(lambda: games.learning.read_games())  # noqa: PLW0108 (imports it only then)
    app.window.on_lost(lambda: _leave_without_screen(games, journal))
    with leave_on_signal(app):
        app.run(first, listeners)


def _leave_without_screen(games: PlayerGames, journal: Journal) -> None:
    journal.log("the screen is gone")
    with contextlib.suppress(Exception):
        games.close()
    with contextlib.suppress(OSError, AttributeError):
        sentence = f"{say('window-screen-lost')} {say('crash-saved', lack='nothing')}"
        print(sentence, file=sys.stderr, flush=True)
    os._exit(1)


def listeners() -> tuple[Reader, Voice]:
    """The connection to the system's screen readers, and the program's own voice."""
    return open_reader(wake_loop, TITLE), CommandVoice(wake=wake_loop)


@contextlib.contextmanager
def leave_on_signal(app: App) -> Iterator[None]:
    """Leave as the player would when a signal asks for it, as Ctrl+C does, so that all is kept.

    A signal that is ignored, as under `nohup`, stays so.
    """
    known = [number for number in signal.Signals if number.name in ENDING]
    taken = {each: old for each in known if (old := signal.getsignal(each)) != signal.SIG_IGN}
    for number in taken:
        signal.signal(number, lambda *_: app.stop())
    try:
        yield
    finally:
        for number, old in taken.items():
            signal.signal(number, old)
