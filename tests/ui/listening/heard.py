"""A window whose every spoken word is recorded, for tests without a look at it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

import pygame

from hearts_gui.config.settings import Settings
from hearts_gui.devtools.samples import SampleGames
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.screens.scores import ScoresScene
from hearts_gui.ui.shell.access import AccessNode
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.shell.listening import Reader, Request, Voice
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.table.what_is_asked import selecting
from tests.ui.fake_session import FakeSession


class HeardReader(Reader):
    """A reader that records what it is given to say."""

    def __init__(self) -> None:
        self.active = True
        self.heard: list[str] = []
        self.shown: AccessNode | None = None

    def show(self, tree: AccessNode) -> None:
        self.shown = tree

    def say(self, text: str, *, urgent: bool = False) -> None:
        del urgent
        self.heard.append(text)

    def in_front(self, *, on: bool) -> None:
        del on

    def place(self, outer: tuple[float, ...], inner: tuple[float, ...]) -> None:
        del outer, inner

    def wishes(self) -> list[Request]:
        return []

    def close(self) -> None:
        self.active = False


class HeardVoice(Voice):
    """The game's voice, written down: announcements, answers, and what has the focus."""

    able = True
    report: Message = message("voice-found", command="a test")

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.fresh: deque[str] = deque()
        self.hushed = 0

    def say(self, text: str, *, interrupt: bool = False) -> None:
        del interrupt
        if text:
            self.heard.append(text)
            self.fresh.append(text)

    def hello(self, text: str) -> None:
        self.say(text)

    def hush(self) -> None:
        self.hushed += 1
        self.fresh.clear()

    def adjust(self, settings: Settings) -> None:
        del settings

    def close(self) -> None:
        pass


class Window:
    """The program with one screen, frame by frame; nothing sleeps."""

    def __init__(
        self, first: Callable[[Context], Scene], *, voice: bool = False, **prefs: Any
    ) -> None:
        settings = Settings(window_width=1000, window_height=640, speed=0.0, voice=voice, **prefs)
        self.app = App(settings, SampleGames(), store=False, sound=False)
        self.reader, self.voice = HeardReader(), HeardVoice()
        self.app.attach(Reader() if voice else self.reader, self.voice)
        self.app.ctx.scenes.push(Scene(self.app.ctx))
        self.app.ctx.scenes.push(first(self.app.ctx))

    @property
    def top(self) -> Scene:
        top = self.app.ctx.scenes.top
        assert top is not None
        return top

    def frames(self, count: int = 12) -> None:
        for _ in range(count):
            self.app.step(16.0, [])

    def press(self, *keys: int) -> None:
        for key in keys:
            self.app.step(16.0, [KeyDown(key)])
            self.frames()


def table(rules: Rules, seed: str = "heard") -> Callable[[Context], Scene]:
    """The table of a game in which the others play at random."""
    return lambda ctx: TableScene(ctx, FakeSession(rules, seed))


def play_deal(window: Window) -> list[str]:
    """Play one deal with the first cards that may be played; what was said meanwhile."""
    for _ in range(200):
        window.frames(4)
        scene = window.top
        if isinstance(scene, ScoresScene):
            return window.reader.heard
        if not isinstance(scene, TableScene):
            window.press(pygame.K_RETURN)
            continue
        state = scene.state
        if state.queue.waits_for_player:
            window.press(pygame.K_SPACE)
        elif state.model.my_turn and not state.queue.busy:
            answer(window, scene)
    raise AssertionError(f"the deal does not end at {window.top}: {window.reader.heard[-5:]}")


def answer(window: Window, scene: TableScene) -> None:
    """Give the first answer that cards can give."""
    legal, wanted = scene.state.model.legal, selecting(scene.state.view)
    if wanted is None:
        scene.turns.use(legal[0])
    else:
        for card in legal[: max(1, wanted.least)]:
            scene.turns.toggle(card)
            window.frames()
        scene.turns.press_action()
    window.frames()
