"""The app that remembers what the player did last, and reports what is new."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from hearts_gui.config.journal import Journal
from hearts_gui.config.reading import take_notices
from hearts_gui.config.settings import Settings
from hearts_gui.engine.message import Message
from hearts_gui.ui.pages.dialog import Dialog, DialogButton
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.context import Games
from hearts_gui.ui.shell.input import KeyDown, PointerDown, PointerUp, Quit, Resize, UiEvent
from hearts_gui.wording.language.messages import say, told

LAST_LETTER = 127


def action_of(event: UiEvent) -> str | None:
    """An event in a few words; None where it says nothing. Typed text is never included."""
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
    """Tells a journal of every click and key."""

    def __init__(self, prefs: Settings, games: Games, journal: Journal) -> None:
        super().__init__(prefs, games)
        self._journal = journal
        self._last_fault = journal.last_fault
        journal.log(f"{pygame.display.get_driver()}, window {self.window.size}")

    def step(self, dt_ms: float, events: list[UiEvent]) -> list[pygame.Rect]:
        """One frame, as the app's own."""
        if self.idle_wait_ms() is not None:
            self._tell_news()
        for event in events:
            action = action_of(event)
            if action is not None:
                self._journal.acted(f"{type(self.ctx.scenes.top).__name__}: {action}")
        return super().step(dt_ms, events)

    def _tell_news(self) -> None:
        """Say once what the player has to know, over a picture that is at rest."""
        fault, self._last_fault = self._last_fault, None
        notices = take_notices()
        for notice in notices:
            self._journal.log(f"told: {notice}")
        for title, text in reversed(news(notices, fault)):
            choices = (DialogButton(say("files-go-on"), lambda: None, primary=True),)
            self.ctx.scenes.push(Dialog(self.ctx, title, text, choices))


MOST_TOLD = 5
"""Files that could not be read, told one by one."""

News = tuple[str, str]


def news(files: Sequence[Message], last_fault: Path | None) -> list[News]:
    """The report of what ended the last run, and what of the player's files could not be used."""
    result = []
    if last_fault is not None:
        result.append((say("crash-last-title"), say("crash-last", path=str(last_fault))))
    if files:
        lines = [told(one) for one in files[:MOST_TOLD]]
        more = len(files) - MOST_TOLD
        if more > 0:
            lines.append(say("files-more", n=more))
        result.append((say("files-title"), "\n".join((*lines, say("files-rest")))))
    return result
