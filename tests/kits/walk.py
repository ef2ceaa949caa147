"""Walks through screens by what can be pressed on them, and back by Escape.

What can be pressed is what a screen reader or a switch would be offered: everything.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pygame

from hearts_gui.ui.shell.access import CLICK, DISABLED, LESS, MORE, Act, flat
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.context import Scene
from hearts_gui.ui.shell.input import KeyDown, UiEvent
from hearts_gui.ui.widgets.form_scene import DEAF_LOOK_MS, FormScene

FRAME_MS = 50.0
MOST_FRAMES = 10
"""The frames to wait, half a second: whatever moves after them goes on by itself."""
MOST_ESCAPES = 4
"""The presses of Escape that may be needed to leave a screen: a popup, a dialog over a dialog."""
MOST_REPEATS = 8
"""The repeats of a press to get to a screen with something left to press."""

Key = tuple[str, str, str]
"""The screen and its state, the part of it, and what is done to that."""


@dataclass
class Walked:
    """The screens that were seen and the presses."""

    pressed: Counter[Key] = field(default_factory=Counter)
    seen: dict[str, set[Key]] = field(default_factory=dict)
    """The presses that a screen offers."""
    leads: dict[Key, str] = field(default_factory=dict)
    """To which screen a press led last."""
    again: dict[Key, int] = field(default_factory=dict)
    """The number of presses when one was last repeated; without more since it is idle."""

    @property
    def screens(self) -> set[str]:
        """The kinds of screens."""
        return {where.partition(" ")[0] for where in self.seen}

    def figures(self) -> dict[str, int]:
        """Return the number of screens, states of them, things to press and presses."""
        return {
            "screens": len(self.screens), "states": len(self.seen), "pressed": len(self.pressed),
            "presses": self.pressed.total(),
        }  # fmt: skip

    def live(self) -> set[str]:
        """The screens on which something is left to press, and those that lead there."""
        places = {where for where, keys in self.seen.items() if not keys <= self.pressed.keys()}
        while more := {key[0] for key, to in self.leads.items() if to in places} - places:
            places |= more
        return places


@dataclass(frozen=True)
class Press:
    """Something that can be pressed, and what it does."""

    key: Key
    act: Act


class Walk:
    """One program, whose first screen is opened again whenever a press has led away from it."""

    def __init__(
        self, app: App, walked: Walked, name: str, reopen: Callable[[], None], *,
        state_of: Callable[[Scene], str] = lambda _: "",
        passed: Callable[[Scene], bool] = lambda _: False, alike: int = 5,
    ) -> None:  # fmt: skip
        """`reopen` puts the first screen, which is called `name`, on top of the program.

        What `state_of` says of a screen tells two states of it apart: everything is pressed in
        each. A screen that is `passed` is left without pressing anything; the first never is.
        `alike` is how many parts of one list, say the days of a month, are pressed.
        """
        self.app, self.walked, self._name, self._reopen = app, walked, name, reopen
        self._state_of, self._passed, self._alike = state_of, passed, alike
        self._root: Scene | None = None

    @property
    def top(self) -> Scene:
        top = self.app.ctx.scenes.top
        assert top is not None
        return top

    # -- time

    def frame(self, *events: UiEvent) -> None:
        self.app.step(FRAME_MS, list(events))

    def settle(self) -> None:
        """Let time pass until nothing moves, then draw what has changed."""
        self.frame()
        for _ in range(MOST_FRAMES):
            if not self.app.running or self.top.idle_wait_ms() is not None:
                break
            self.top.update(FRAME_MS)
        if self.app.running:
            self.top.render(self.app.window.surface)

    # -- what can be pressed

    def where(self) -> str:
        """The screen on top."""
        name = self._name if self.top is self._root else type(self.top).__name__
        return f"{name} {self._state_of(self.top)}"

    def presses(self) -> Iterator[Press]:
        """Everything that can be pressed on the top screen, in reading order."""
        if self.top is not self._root and self._passed(self.top):
            return
        seen: Counter[str] = Counter()
        where = self.where()
        for path, node in flat(self.top.accessible()).items():
            parent, _, own = path.rpartition("/")
            seen[parent] += own.startswith("part")
            if DISABLED in node.states or seen[parent] > self._alike:
                continue
            stable = path if node.key else re.sub(r"\d+", "0", path)
            for kind in (CLICK, MORE, LESS):
                if kind in node.acts:
                    yield Press((where, stable, kind), node.acts[kind])

    def next_press(self) -> Press | None:
        """The next press that has not been made, else one that leads to more."""
        walked, presses = self.walked, list(self.presses())
        fresh = [press for press in presses if not walked.pressed[press.key]]
        walked.seen.setdefault(self.where(), set()).update(press.key for press in presses)
        if fresh:
            return fresh[0]
        live = walked.live()
        for press in presses:
            key, so_far = press.key, len(walked.pressed)
            fruitful = walked.again.get(key, 0) < so_far and walked.pressed[key] < MOST_REPEATS
            if walked.leads.get(key) in live and fruitful:
                walked.again[key] = so_far
                return press
        return None

    # -- walking

    def open(self) -> None:
        """The first screen, as it opens."""
        self.app.running = True
        self._reopen()
        self._root = self.top
        self.settle()

    def go(self) -> None:
        """Press everything on the first screen, and on every screen that is reached from it."""
        self.open()
        while self._from_root() and any(
            where.startswith(f"{self._name} ") for where in self.walked.live()
        ):
            self.open()

    def each_first(self) -> None:
        """Press each thing on the first screen as that opens, and come back from where it leads."""
        self.open()
        for key in [press.key for press in self.presses()]:
            self.open()
            press = next((press for press in self.presses() if press.key == key), None)
            assert press is not None, f"{key} comes and goes"
            self.press(press)
            while self.app.running and self._root in self.app.ctx.scenes.scenes[:-1]:
                self.leave()

    def _from_root(self) -> bool:
        """Press on until the root is gone (true) or nothing is left to press."""
        scenes = self.app.ctx.scenes
        while self.app.running and self._root in scenes.scenes:
            press = self.next_press()
            if press is not None:
                self.press(press)
            elif self.top is self._root:
                return False
            else:
                self.leave()
        return True

    def press(self, press: Press) -> None:
        """Press once, and note where that leads."""
        self.walked.pressed[press.key] += 1
        before = self.app.ctx.scenes.scenes
        try:
            press.act("")
            self.settle()
        except Exception as error:
            error.add_note(f"after {press.key} from {self._name}")
            raise
        if self.app.running and self.top not in before:
            self.walked.leads[press.key] = self.where()
        else:
            self.walked.leads.pop(press.key, None)

    def leave(self) -> None:
        """Escape until the screen is gone; what then lies on top lay under it.

        A table asks with its menu first, whose last entry leaves: for the first screen of all.
        """
        here, scenes = self.top, self.app.ctx.scenes
        below = scenes.scenes[:-1]
        if type(here) is Scene:  # stands in the samples for what they do not have
            scenes.pop()
            return
        for _ in range(MOST_ESCAPES):
            while isinstance(self.top, FormScene) and self.top.deaf:
                time.sleep(DEAF_LOOK_MS / 1000)
            self.frame(KeyDown(pygame.K_ESCAPE))
            self.settle()
            if scenes.below(self.top) is here:
                *_, last = self.presses()
                last.act("")
                self.settle()
            if here not in scenes.scenes or not self.app.running:
                back = scenes.scenes in (below, below[:1])
                assert back, f"{type(here).__name__} leads to another screen"
                return
        raise AssertionError(f"no way back from {type(here).__name__}")
