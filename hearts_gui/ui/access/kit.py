"""The accessibility library: what it is sent, and the process in which it runs on Linux.

No other module uses that library.
"""

import contextlib
import importlib.util
import json
import os
import threading
from collections.abc import Iterable
from typing import Any

from hearts_gui.ui.access.payload import LIVE, ROOT, Payload

ROLES = {
    "window": "WINDOW", "label": "LABEL", "button": "BUTTON", "switch": "SWITCH",
    "tab_list": "TAB_LIST", "tab": "TAB", "spin_button": "SPIN_BUTTON", "combo_box": "COMBO_BOX",
    "slider": "SLIDER", "list": "LIST", "list_item": "LIST_ITEM", "text_input": "TEXT_INPUT",
    "group": "GROUP", "grid": "GROUP",
}  # fmt: skip
ACTS = {
    "click": "CLICK", "focus": "FOCUS", "increment": "INCREMENT", "decrement": "DECREMENT",
    "set-value": "SET_VALUE",
}  # fmt: skip
_OWN_VALUE = frozenset({"slider", "text_input", "switch"})
"""Roles whose value every reader speaks; the others say it in their name."""

MOST_WORDS = 2000
TOOLKIT = "hearts-gui"
"""The identity by which readers know the program; its name is that of the file that runs."""

ReaderRequest = tuple[int, str, str]
"""The node, the action, and the wanted value."""


def installed() -> bool:
    return importlib.util.find_spec("accesskit") is not None


def loads() -> bool:
    """Whether the library and its own dependencies can be used here."""
    try:
        AccessKit()
    except (ImportError, OSError):
        return False
    return True


class AccessKit:
    """Makes the library's nodes and updates.

    With `spelled`, names say which things are disabled, because the library does not tell AT-SPI.
    """

    def __init__(self, *, spelled: bool = False) -> None:
        import accesskit  # type: ignore[import-untyped]

        self.library: Any = accesskit
        self._spelled = spelled
        self._names = {str(getattr(accesskit.Action, name)): act for act, name in ACTS.items()}
        self._last_spoken = ""

    # -- nodes

    def node(self, payload: Payload) -> Any:
        kit, role = self.library, payload["role"]
        node = kit.Node(getattr(kit.Role, ROLES.get(role, "GROUP")))
        self._name(node, payload)
        left, top, width, height = payload["bounds"]
        node.set_bounds(kit.Rect(left, top, left + width, top + height))
        for act in payload.get("acts", ()):
            node.add_action(getattr(kit.Action, ACTS[act]))
        self._states(node, payload.get("states", ()))
        if "span" in payload:
            now, low, high_end, step = payload["span"]
            node.set_numeric_value(now)
            node.set_min_numeric_value(low)
            node.set_max_numeric_value(high_end)
            node.set_numeric_value_step(step)
        children = payload.get("children", ())
        if children:
            node.set_children(list(children))
        if role == "list":
            node.set_size_of_set(len(children))
        return node

    def _name(self, node: Any, payload: Payload) -> None:
        role, name, value = payload["role"], payload["name"], payload.get("value", "")
        unusable = payload.get("unusable", "") if self._spelled else ""
        own = role in _OWN_VALUE
        parts = (name, "" if own else value, unusable)
        whole = ", ".join(part for part in parts if part)[:MOST_WORDS]
        if role == "label":
            node.set_value(whole)  # a label's name is its value
        else:
            node.set_label(whole)
        if role == "text_input":
            node.set_value(value)
        if payload.get("description"):
            node.set_description(payload["description"])

    def _states(self, node: Any, states: Iterable[str]) -> None:
        kit = self.library
        for state in states:
            match state:
                case "disabled":
                    node.set_disabled()
                case "selected":
                    node.set_selected(True)
                case "on":
                    node.set_toggled(kit.Toggled.TRUE)
                case "off":
                    node.set_toggled(kit.Toggled.FALSE)
                case "expanded":
                    node.set_expanded(True)
                case _:
                    pass

    def live(self, text: str, *, urgent: bool = False) -> Any:
        """The label for announcements. A repeated text would not be announced, so it is varied."""
        kit = self.library
        node = kit.Node(kit.Role.LABEL)
        spoken = text if text != self._last_spoken else text + "\u00a0"
        self._last_spoken = spoken
        node.set_value(spoken or "\u00a0")
        node.set_live(kit.Live.ASSERTIVE if urgent else kit.Live.POLITE)
        return node

    # -- updates

    def first(self, title: str) -> Any:
        """The first tree: a window, and the label for announcements."""
        kit = self.library
        update = kit.TreeUpdate(ROOT)
        root = {"role": "window", "name": title, "bounds": [0, 0, 0, 0], "children": [LIVE]}
        update.tree = kit.Tree(ROOT)
        update.tree.toolkit_name = TOOLKIT
        update.nodes.append((ROOT, self.node(root)))
        update.nodes.append((LIVE, self.live("")))
        return update

    def update(self, nodes: Iterable[tuple[int, Payload]], focus: int) -> Any:
        """Changed nodes, and where the focus is."""
        update = self.library.TreeUpdate(focus)
        for number, payload in nodes:
            update.nodes.append((number, self.node(payload)))
        return update

    def saying(self, text: str, focus: int, *, urgent: bool) -> Any:
        """An update that makes a reader speak a text."""
        update = self.library.TreeUpdate(focus)
        update.nodes.append((LIVE, self.live(text, urgent=urgent)))
        return update

    # -- requests

    def parse_request(self, request: Any) -> ReaderRequest | None:
        """A reader's request; None for one that is not supported."""
        act = self._names.get(str(request.action))
        if act is None:
            return None
        data = request.data
        value = "" if data is None else str(data[1] if isinstance(data, tuple) else data)
        return (int(request.target), act, value)


def serve(pipe: Any) -> None:
    """Pass messages from the pipe to readers, and their requests to the game."""
    ReaderProcess(pipe).run()


class ReaderProcess:
    """One adapter, fed by one pipe of JSON messages.

    The library locks while it asks for Python, so that a thread of the game could wait for it
    forever. In a process of its own it can hang or be ended while the game goes on, and a reader
    that walks through the tree takes no time from a frame.
    """

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
