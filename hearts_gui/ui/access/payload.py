"""A tree as plain numbers and texts: what changed since it was last sent, and what was asked for.

Every thing keeps its number as long as the program runs, so that a reader stays where it is.
"""

from __future__ import annotations

from typing import Any, Final

from hearts_gui.ui.shell.access import DISABLED, AccessNode, flat
from hearts_gui.wording.language.messages import say

ROOT: Final = 0
LIVE: Final = 1
"""The label whose text is what was said last; there from the start."""

FIRST: Final = 2

Payload = dict[str, Any]


class Numbers:
    """A number for each path, given out once."""

    def __init__(self) -> None:
        self._known: dict[str, int] = {"": ROOT}
        self._paths: dict[int, str] = {ROOT: ""}

    def of(self, path: str) -> int:
        """The number of a path."""
        found = self._known.get(path)
        if found is None:
            found = self._known[path] = len(self._known) - 1 + FIRST
            self._paths[found] = path
        return found

    def path(self, number: int) -> str | None:
        """The path with this number."""
        return self._paths.get(number)


class Differ:
    """Remembers what was sent."""

    def __init__(self) -> None:
        self.numbers = Numbers()
        self._sent: dict[int, Payload] = {}
        self._focus: int | None = None

    def forget(self) -> None:
        """Nothing counts as sent any more."""
        self._sent, self._focus = {}, None

    def update(self, tree: AccessNode) -> Payload | None:
        """What to send so that the other side has this tree; None where it has it."""
        nodes, focus = flattened(tree, self.numbers)
        changed = {number: node for number, node in nodes.items() if self._sent.get(number) != node}
        if not changed and focus == self._focus:
            return None
        self._sent, self._focus = nodes, focus
        return {"nodes": [[number, node] for number, node in changed.items()], "focus": focus}


def flattened(tree: AccessNode, numbers: Numbers) -> tuple[dict[int, Payload], int]:
    """Every node by its number, and the number of the one that has the focus."""
    nodes: dict[int, Payload] = {}
    focus = ROOT
    below: dict[str, list[int]] = {}
    paths = flat(tree)
    for path in paths:
        if path:
            below.setdefault(path.rpartition("/")[0], []).append(numbers.of(path))
    for path, node in paths.items():
        number = numbers.of(path)
        if "focused" in node.states and focus == ROOT:
            focus = number
        nodes[number] = _plain(node, below.get(path, []))
    nodes[ROOT]["children"] = [LIVE, *nodes[ROOT].get("children", [])]
    return nodes, focus


def _plain(node: AccessNode, children: list[int]) -> Payload:
    found: Payload = {"role": node.role, "name": node.name, "bounds": list(node.bounds)}
    optional: Payload = {
        "value": node.value, "description": node.description, "states": list(node.states),
        "children": children, "acts": sorted(node.acts),
    }  # fmt: skip
    found.update({key: value for key, value in optional.items() if value})
    if DISABLED in node.states:
        found["unusable"] = say("access-not-available")
    if node.span is not None:
        span = node.span
        found["span"] = [span.now, span.low, span.high, span.step]
    return found
