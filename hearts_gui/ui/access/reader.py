"""The game's side of a screen reader: it sends trees and texts, gets requests, and never waits.

On Linux a process of its own talks to readers. On Windows and macOS the library hooks into the
window itself.

It wants to do so before the window is seen at all; `ui/shell/window.py` opens it hidden.

It follows the library's example and has not been tried with a reader on either system. On Windows
the game was run with it; on macOS nothing was run.
"""

from __future__ import annotations

import contextlib
import sys
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import pygame

from hearts_gui.session.game.worker_pipe import Link, Target
from hearts_gui.ui.access.kit import AccessKit, ReaderRequest, installed, serve
from hearts_gui.ui.access.payload import ROOT, TreeDiff
from hearts_gui.ui.shell import local_sockets
from hearts_gui.ui.shell.access import AccessNode
from hearts_gui.ui.shell.listening import Reader, Request

HUNG_SECONDS = 5.0
MOST_STARTS = 3
MOST_UNSAID = 40


def open_reader(wake: Callable[[], None], title: str) -> Reader:
    """The connection to the system's screen readers, or one that does nothing.

    `wake` is called from another thread when something has arrived.
    """
    if not installed():
        return Reader()
    if sys.platform in ("win32", "darwin"):
        return open_in_window(wake, title)
    return ChildReader(wake, title) if local_sockets.bus_exists() else Reader()


class ChildReader(Reader):
    """Talks to readers through a process of its own, which is replaced when it hangs or dies."""

    def __init__(
        self, wake: Callable[[], None], title: str, *, target: Target = serve,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        self._wake, self._title, self._target, self._clock = wake, title, target, clock
        self.active = False
        self.starts = 0
        self._differ = TreeDiff()
        self._unsaid: deque[tuple[str, bool]] = deque(maxlen=MOST_UNSAID)
        self._tree: AccessNode | None = None
        self._window: tuple[tuple[float, ...], tuple[float, ...]] | None = None
        self._in_front = True
        self._link: Link | None = None
        self._start()

    # -- the process

    def _start(self) -> None:
        self.starts += 1
        self.active = False
        self._number = self._acknowledged = 0
        self._since = self._clock()
        self._differ.forget()
        self._link = Link(self._target, self._wake)
        self._post(title=self._title)
        self._post(active=self._in_front)
        if self._window is not None:
            self._post(window=self._window)

    def _post(self, **message: Any) -> None:
        if self._link is None:
            return
        if self._number == self._acknowledged:
            self._since = self._clock()
        self._number += 1
        self._link.send({**message, "number": self._number})

    def _watch(self) -> None:
        """Replace a process that has ended or hangs; after some failures do without one."""
        link = self._link
        if link is None:
            return
        hung = self._number > self._acknowledged and self._clock() - self._since > HUNG_SECONDS
        if not (link.broken or hung):
            return
        link.stop()
        self._link = None
        self.active = False
        if self.starts < MOST_STARTS:
            self._start()

    @property
    def pid(self) -> int | None:
        """The number of the process, while there is one."""
        return None if self._link is None else self._link.pid

    # -- what is told

    def show(self, tree: AccessNode) -> None:
        """Send the present screen; while the process is busy, the newest one waits."""
        self._tree = tree
        self._go_on()

    def say(self, text: str, *, urgent: bool = False) -> None:
        """Let the running screen reader speak this text."""
        if self.active:
            self._unsaid.append((text, urgent))
            self._go_on()

    def _go_on(self) -> None:
        """Send what waits, unless the process has still to answer."""
        if not self.active or self._number > self._acknowledged:
            return
        if self._tree is not None:
            tree, self._tree = self._tree, None
            update = self._differ.update(tree)
            if update is not None:
                self._post(**update)
        while self._unsaid:
            text, urgent = self._unsaid.popleft()
            self._post(say=text, urgent=urgent)

    def in_front(self, *, on: bool) -> None:
        if on != self._in_front:
            self._in_front = on
            self._post(active=on)

    def place(self, outer: tuple[float, ...], inner: tuple[float, ...]) -> None:
        """Say where the window is on the screen, with and without its frame."""
        if (outer, inner) != self._window:
            self._window = (outer, inner)
            self._post(window=self._window)

    # -- what is asked for

    def wishes(self) -> list[Request]:
        """The requests of readers since the last call."""
        requests: list[Request] = []
        link = self._link
        for message in link.receive() if link is not None else ():
            if "done" in message:
                self._acknowledged, self._since = int(message["done"]), self._clock()
            if "listening" in message:
                self.active = bool(message["listening"])
                self._differ.forget()
            if "wish" in message:
                number, act, value = message["wish"]
                path = self._differ.numbers.path(int(number))
                if path is not None:
                    requests.append(Request(path, str(act), str(value)))
        self._watch()
        self._go_on()
        return requests

    def close(self) -> None:
        """Let go of the process."""
        if self._link is not None:
            self._link.stop()
            self._link = None
        self.active = False


SDL_CLASS = "SDLWindow"


def open_in_window(wake: Callable[[], None], title: str) -> Reader:
    """The reader of the open window, or one that does nothing where that fails."""
    # Safe on these two systems only; macOS's library takes the handle in no other form.
    handle = pygame.display.get_wm_info().get("window")
    if not handle:
        return Reader()
    try:
        return WindowReader(wake, title, handle)
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException:  # errors inside the library are not of class Exception
        return Reader()


class WindowReader(Reader):
    """Keeps the library's tree up to date from the thread of the window.

    These systems know by themselves where the window is.
    """

    def __init__(self, wake: Callable[[], None], title: str, handle: Any) -> None:
        self._kit, self._wake, self._title = AccessKit(), wake, title
        self.active = False
        self._differ = TreeDiff()
        self._focus = ROOT
        self._wishes: deque[ReaderRequest] = deque()
        self._adapter = self._open(handle)

    def _open(self, handle: Any) -> Any:
        library = self._kit.library
        if sys.platform == "darwin":
            library.macos.add_focus_forwarder_to_window_class(SDL_CLASS)
            return library.macos.SubclassingAdapter.for_window(handle, self._start, self._ask)
        return library.windows.SubclassingAdapter(handle, self._start, self._ask)

    # -- called by the library, perhaps in another thread

    def _start(self) -> Any:
        self.active = True
        self._differ.forget()
        self._wake()
        return self._kit.first(self._title)

    def _ask(self, request: Any) -> None:
        asked = self._kit.parse_request(request)
        if asked is not None:
            self._wishes.append(asked)
            self._wake()

    # -- what is told

    def _update(self, update: Any) -> None:
        # Whatever goes wrong in the library: the game goes on without it.
        try:
            events = self._adapter.update_if_active(lambda: update)
            if events is not None:
                events.raise_events()
        except (AttributeError, OSError, RuntimeError, TypeError, ValueError):
            self.active = False

    def show(self, tree: AccessNode) -> None:
        update = self._differ.update(tree) if self.active else None
        if update is not None:
            self._focus = update["focus"]
            self._update(self._kit.update(update["nodes"], self._focus))

    def say(self, text: str, *, urgent: bool = False) -> None:
        """Let the screen reader speak this text."""
        if self.active:
            self._update(self._kit.saying(text, self._focus, urgent=urgent))

    def in_front(self, *, on: bool) -> None:
        """Say whether the window has the keyboard; Windows knows that by itself."""
        if sys.platform == "darwin":
            with contextlib.suppress(AttributeError, RuntimeError):
                events = self._adapter.update_view_focus_state(on)
                if events is not None:
                    events.raise_events()

    def wishes(self) -> list[Request]:
        """The requests since the last call."""
        requests = []
        while self._wishes:
            number, act, value = self._wishes.popleft()
            path = self._differ.numbers.path(number)
            if path is not None:
                requests.append(Request(path, act, value))
        return requests

    def close(self) -> None:
        """Let go of the window."""
        self.active = False
        self._adapter = None
