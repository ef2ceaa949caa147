"""The way to readers on Windows and macOS, where the library hooks into the window itself.

It wants to do so before the window is seen at all; `ui/shell/window.py` opens it hidden.

Written after the library's example and not tried with a reader on either system: nothing here has
been run on macOS, and on Windows only that the game works with it.
"""

from __future__ import annotations

import contextlib
import sys
from collections import deque
from collections.abc import Callable
from typing import Any

import pygame

from hearts_gui.ui.access.kit import Kit, Wish
from hearts_gui.ui.access.payload import ROOT, Differ
from hearts_gui.ui.shell.access import AccessNode
from hearts_gui.ui.shell.listening import Reader, Request

SDL_CLASS = "SDLWindow"


def open_in_window(wake: Callable[[], None], title: str) -> Reader:
    """The reader of the window that is open; one that does nothing where that fails."""
    # Safe on these two systems only; macOS's library takes the handle in no other form.
    handle = pygame.display.get_wm_info().get("window")
    if not handle:
        return Reader()
    try:
        return WindowReader(wake, title, handle)
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException:  # what fails inside the library is no Exception
        return Reader()


class WindowReader(Reader):
    """Keeps the library's tree up to date from the thread of the window."""

    def __init__(self, wake: Callable[[], None], title: str, handle: Any) -> None:
        self._kit, self._wake, self._title = Kit(), wake, title
        self.active = False
        self._differ = Differ()
        self._focus = ROOT
        self._wishes: deque[Wish] = deque()
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
        """Tell what the screen is made of now."""
        update = self._differ.update(tree) if self.active else None
        if update is not None:
            self._focus = update["focus"]
            self._update(self._kit.update(update["nodes"], self._focus))

    def say(self, text: str, *, urgent: bool = False) -> None:
        """Let the screen reader speak this text."""
        if self.active:
            self._update(self._kit.saying(text, self._focus, urgent=urgent))

    def in_front(self, *, on: bool) -> None:
        """Windows finds that out by itself."""
        if sys.platform == "darwin":
            with contextlib.suppress(AttributeError, RuntimeError):
                events = self._adapter.update_view_focus_state(on)
                if events is not None:
                    events.raise_events()

    def place(self, outer: tuple[float, ...], inner: tuple[float, ...]) -> None:
        """These systems know where the window is."""

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
