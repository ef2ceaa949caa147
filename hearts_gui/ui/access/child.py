"""The process that talks to readers on Linux and other Unix systems.

The library locks while it asks for Python, so that a thread of the game could wait for it forever.
In a process of its own it can hang or be ended while the game goes on, and a reader that walks
through the tree takes no time from a frame.
"""

import contextlib
import json
import os
import threading
from typing import Any

from hearts_gui.ui.access.kit import AccessKit
from hearts_gui.ui.access.payload import ROOT


def serve(pipe: Any) -> None:
    """Pass messages from the pipe to readers, and their requests to the game."""
    ReaderProcess(pipe).run()


class ReaderProcess:
    """One adapter, fed by one pipe of JSON messages."""

    def __init__(self, pipe: Any) -> None:
        self._pipe = pipe
        self._kit = AccessKit(spelled=True)
        self._focus = ROOT
        self._title = ""
        self._sending = threading.Lock()
        self._adapter: Any = None

    def run(self) -> None:
        """Run until the game ends, then exit immediately, whatever the library still does."""
        with contextlib.suppress(EOFError, OSError):
            while True:
                self._take(json.loads(self._pipe.recv_bytes().decode("utf-8")))
        os._exit(0)

    def _send(self, **message: Any) -> None:
        text = json.dumps(message)
        with self._sending, contextlib.suppress(OSError):
            self._pipe.send_bytes(text.encode("utf-8"))

    # -- from the game

    def _take(self, message: dict[str, Any]) -> None:
        if "title" in message:
            self._title = message["title"]
            self._adapter = self._kit.library.unix.Adapter(
                self._started, self._on_request, self._ended
            )
        if "window" in message:
            outer, inner = (self._kit.library.Rect(*box) for box in message["window"])
            self._adapter.set_root_window_bounds(outer, inner)
        if "active" in message:
            self._adapter.update_window_focus_state(message["active"])
        if "nodes" in message:
            self._focus = message["focus"]
            update = self._kit.update(message["nodes"], self._focus)
            self._adapter.update_if_active(lambda: update)
        if "say" in message:
            urgent = bool(message.get("urgent"))
            update = self._kit.saying(message["say"], self._focus, urgent=urgent)
            self._adapter.update_if_active(lambda: update)
        self._send(done=message["number"])

    # -- from readers, in threads of the library

    def _started(self) -> Any:
        first = self._kit.first(self._title)
        self._send(listening=True)
        return first

    def _ended(self) -> None:
        self._send(listening=False)

    def _on_request(self, request: Any) -> None:
        asked = self._kit.parse_request(request)
        if asked is not None:
            self._send(wish=list(asked))
