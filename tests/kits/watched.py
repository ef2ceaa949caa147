"""A director whose cues are collected."""

from __future__ import annotations

from hearts_gui.config.settings import Settings
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.view import opening_view
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.table.story.cues import Cue, TableModel
from hearts_gui.ui.table.story.director import Director, Pace
from hearts_gui.ui.table.story.queue import CueQueue
from tests.ui.fake_session import NAMES, FakeSession


class Silent:
    """Shows nothing, but remembers what it was asked to show."""

    def __init__(self) -> None:
        self.begun: list[Cue] = []
        self.skipped: list[Cue] = []
        self.settled = 0

    def begin(self, cue: Cue, before: TableModel) -> None:
        self.begun.append(cue)

    def skip(self, cue: Cue, before: TableModel) -> None:
        self.skipped.append(cue)

    def go_back(self, before: TableModel, model: TableModel) -> None:
        self.settled += 1

    def settle(self, model: TableModel) -> None:
        self.settled += 1


class Watched:
    """A session with a director and queue that follow one seat."""

    def __init__(self, rules: Rules, seed: str, *, human: int = 0, pace: Pace | None = None):
        self.session = FakeSession(rules, seed, human=human)
        view = opening_view(rules, human)
        self.director = Director(view, NAMES[: rules.players], pace or Pace(Settings(speed=0)))
        self.silent = Silent()
        self.queue = CueQueue(self.director.snap(), self.silent)
        self.session.subscribe(human, self._see)

    def _see(self, event: Event) -> None:
        self.queue.push(*self.director.see(event))

    def step(self) -> None:
        self.session.bot_step(human_too=True)
        self.queue.push(self.director.attend())
