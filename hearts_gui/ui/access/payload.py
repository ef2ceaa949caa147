"""A tree as plain numbers and texts, with only what changed since it was last sent.

Every node keeps its number as long as the program runs, so that a reader keeps its place.
"""

from collections.abc import Collection
from typing import Any

from hearts_gui.ui.shell.access import DISABLED, AccessNode, flat
from hearts_gui.wording.language.messages import say

ROOT = 0
LIVE = 1
"""The label whose text is what was said last; there from the start."""

FIRST = 2

Payload = dict[str, Any]
MOST_KNOWN = 20_000
"""The number of ids kept of nodes that are gone."""


class NodeNumbers:
    """A number for each node, given out once.

    A node is identified by its path and its kind. Readers remember what can be done with each
    number, so a node that changes its kind gets a new one.
    """

    def __init__(self) -> None:
        self._numbers: dict[tuple[str, str], int] = {}
        self._paths: dict[int, str] = {ROOT: ""}
        self._next = FIRST

    def of(self, path: str, kind: str = "") -> int:
        if not path:
            return ROOT
        number = self._numbers.get((path, kind))
        if number is None:
            number = self._numbers[path, kind] = self._next
            self._paths[number] = path
            self._next += 1
        return number

    def keep(self, numbers: Collection[int]) -> None:
        """Forget all others once there are too many."""
        if len(self._numbers) > MOST_KNOWN:
            self._numbers = {
                key: number for key, number in self._numbers.items() if number in numbers
            }
            self._paths = {number: path for (path, _), number in self._numbers.items()} | {ROOT: ""}

    def path(self, number: int) -> str | None:
        return self._paths.get(number)


class TreeDiff:
    """Remembers what was sent."""

    def __init__(self) -> None:
        self.numbers = NodeNumbers()
        self._sent: dict[int, Payload] = {}
        self._focus: int | None = None

    def forget(self) -> None:
        """Forget what was sent."""
        self._sent, self._focus = {}, None

    def update(self, tree: AccessNode) -> Payload | None:
        """The message that updates the other side to this tree; None where nothing changed."""
        nodes, focus = flattened(tree, self.numbers)
        changed = {number: node for number, node in nodes.items() if self._sent.get(number) != node}
        if not changed and focus == self._focus:
            return None
        self._sent, self._focus = nodes, focus
        self.numbers.keep(nodes)
        return {"nodes": [[number, node] for number, node in changed.items()], "focus": focus}


def flattened(tree: AccessNode, numbers: NodeNumbers) -> tuple[dict[int, Payload], int]:
    """Every node by its number, and the number of the one that has the focus."""
    nodes: dict[int, Payload] = {}
    focus = ROOT
    below: dict[str, list[int]] = {}
    paths = flat(tree)
    given = {path: numbers.of(path, _kind(node)) for path, node in paths.items()}
    for path, number in given.items():
        if path:
            below.setdefault(path.rpartition("/")[0], []).append(number)
    for path, node in paths.items():
        number = given[path]
        if "focused" in node.states and focus == ROOT:
            focus = number
        nodes[number] = _plain(node, below.get(path, []))
    nodes[ROOT]["children"] = [LIVE, *nodes[ROOT].get("children", [])]
    return nodes, focus


def _kind(node: AccessNode) -> str:
    """The properties that decide how readers may use a node."""
    return f"{node.role}{'' if node.span is None else '='}{'!' if node.acts else ''}"


def _plain(node: AccessNode, children: list[int]) -> Payload:
    payload: Payload = {"role": node.role, "name": node.name, "bounds": list(node.bounds)}
    optional: Payload = {
        "value": node.value, "description": node.description, "states": list(node.states),
        "children": children, "acts": sorted(node.acts),
    }  # fmt: skip
    payload.update({key: value for key, value in optional.items() if value})
    if DISABLED in node.states:
        payload["unusable"] = say("access-not-available")
    if node.span is not None:
        span = node.span
        payload["span"] = [span.now, span.low, span.high, span.step]
    return payload
