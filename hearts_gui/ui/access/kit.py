"""Converts payloads for the accessibility library. No other module uses that library."""

import importlib.util
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
