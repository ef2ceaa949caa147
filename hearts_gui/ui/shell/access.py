"""A screen as a tree of accessible nodes: roles, names, values, order.

The nodes are plain values with their actions. Children are in reading order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from pygame import Rect

Act = Callable[[str], None]
"""Does something to a part of a screen; the text is the wanted value, mostly empty."""

CLICK, FOCUS = "click", "focus"
MORE, LESS, SET = "increment", "decrement", "set-value"
FOCUSABLE, FOCUSED, SELECTED, DISABLED = "focusable", "focused", "selected", "disabled"
ON, OFF, OPEN = "on", "off", "expanded"


@dataclass(frozen=True, slots=True)
class Span:
    """A number that can be changed, with its bounds."""

    now: float
    low: float
    high: float
    step: float = 1.0


@dataclass(frozen=True, slots=True)
class AccessNode:
    """One thing on the screen. `bounds` are left, top, width and height in pixels.

    `key` identifies it among its siblings where the name may change or repeat.
    """

    role: str
    name: str
    value: str = ""
    description: str = ""
    bounds: tuple[int, int, int, int] = (0, 0, 0, 0)
    states: tuple[str, ...] = ()
    children: tuple[AccessNode, ...] = ()
    key: str = ""
    span: Span | None = None
    acts: Mapping[str, Act] = field(default_factory=dict, compare=False, repr=False)

    def plain(self) -> dict[str, Any]:
        """The node as JSON data, without empty values other than role and name."""
        data: dict[str, Any] = {"role": self.role, "name": self.name}
        if self.value:
            data["value"] = self.value
        if self.description:
            data["description"] = self.description
        data["bounds"] = list(self.bounds)
        if self.states:
            data["states"] = list(self.states)
        if self.acts:
            data["actions"] = sorted(self.acts)
        if self.children:
            data["children"] = [child.plain() for child in self.children]
        return data

    def walk(self) -> Iterator[AccessNode]:
        """This node and all below it, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def below(self, path: str) -> Iterator[tuple[str, AccessNode]]:
        """The children of this node, which has this path, each with its own."""
        counts: dict[str, int] = {}
        for child in self.children:
            own = child.key or f"{child.role}:{child.name}"
            counts[own] = counts.get(own, 0) + 1
            yield f"{path}/{own}#{counts[own]}", child

    def clipped(self, box: Rect) -> AccessNode:
        """The tree with texts on one line, without parts outside a box. Empty bounds are all 0."""
        visible = Rect(self.bounds).clip(box)
        return replace(
            self, name=one_line(self.name), value=one_line(self.value),
            description=one_line(self.description),
            bounds=box_of(visible) if visible.w and visible.h else (0, 0, 0, 0),
            children=tuple(child.clipped(box) for child in self.children),
        )  # fmt: skip


def one_line(text: str) -> str:
    """A text as it is read aloud: its lines and sentences one after the other."""
    if "\n" in text:
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        text = ", ".join(lines)
    for end in ".!?:":
        text = text.replace(f"{end},", end)
    return " ".join(text.split()) if "  " in text else text


def flat(root: AccessNode) -> dict[str, AccessNode]:
    """Every node by a path that stays the same while the node exists."""
    nodes: dict[str, AccessNode] = {}

    def add(node: AccessNode, path: str) -> None:
        nodes[path] = node
        for child_path, child in node.below(path):
            add(child, child_path)

    add(root, "")
    return nodes


def box_of(rect: Rect) -> tuple[int, int, int, int]:
    """A box as the bounds of a node."""
    return (rect.x, rect.y, rect.w, rect.h)


def label_node(text: str, box: Rect, *, key: str = "") -> AccessNode:
    """A text that can be read."""
    return AccessNode("label", text, bounds=box_of(box), key=key)
