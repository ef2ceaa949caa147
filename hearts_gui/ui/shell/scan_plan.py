"""What a person with one or two switches steps through: groups of the parts that can be used.

Made of the accessibility tree alone, so that every screen has it. Pure.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from hearts_gui.ui.shell.access import CLICK, DISABLED, FOCUS, FOCUSED, LESS, MORE, AccessNode, Act

MOST_IN_A_ROW: Final = 6
"""Up to how many parts are stepped through one by one; more are taken in groups first."""
_TYPED: Final = ("text_input",)


@dataclass(frozen=True, slots=True)
class Spot:
    """One stop of the frame: a part with what choosing it does, or a group of `parts`.

    `act` is None for a group. `point` has the part shown as the one that the keyboard is at.
    """

    key: str
    name: str
    box: Rect
    act: Act | None = None
    point: Act | None = None
    parts: tuple[Spot, ...] = ()
    here: bool = False
    """Whether the keyboard is at it, or in it."""

    @property
    def leaves(self) -> Iterator[Spot]:
        """The single parts of it."""
        if not self.parts:
            yield self
        for part in self.parts:
            yield from part.leaves


def plan_of(root: AccessNode) -> tuple[Spot, ...]:
    """The first level of stops of a screen."""
    return _grouped(list(_spots(root, "")))


def _spots(node: AccessNode, path: str) -> Iterator[Spot]:
    """The usable parts below a node in reading order, those of a list in a group."""
    seen: dict[str, int] = {}
    for child in node.children:
        own = child.key or f"{child.role}:{child.name}"
        seen[own] = seen.get(own, 0) + 1
        place = f"{path}/{own}#{seen[own]}"
        inner = list(_spots(child, place))
        if len(inner) > 1:
            yield _group(place, child.name, _grouped(inner))
        elif inner:
            yield inner[0]
        else:
            spot = _spot(child, place)
            if spot is not None:
                yield spot


def _spot(node: AccessNode, path: str) -> Spot | None:
    """A node as a stop; None where nothing can be done to it."""
    if DISABLED in node.states or node.role in _TYPED:
        return None
    box, point, here = Rect(node.bounds), node.acts.get(FOCUS), FOCUSED in node.states
    if CLICK in node.acts:
        return Spot(path, node.name, box, node.acts[CLICK], point, here=here)
    if MORE in node.acts and LESS in node.acts:
        half = box.w // 2
        parts = tuple(
            Spot(f"{path}/{kind}", f"{node.name} {sign}", side, node.acts[kind], point)
            for kind, sign, side in (
                (MORE, "+", Rect(box.x + half, box.y, box.w - half, box.h)),
                (LESS, "\N{MINUS SIGN}", Rect(box.x, box.y, half, box.h)),
            )
        )
        return Spot(path, node.name, box, None, point, parts, here=here)
    return None


def _group(key: str, name: str, parts: Sequence[Spot]) -> Spot:
    shown = [part.box for part in parts if part.box] or [parts[0].box]
    whole = shown[0].unionall(shown[1:])
    return Spot(key, name, whole, parts=tuple(parts), here=any(part.here for part in parts))


def _grouped(spots: Sequence[Spot]) -> tuple[Spot, ...]:
    """A level of stops: one by one where they are few, else in rows, and those in blocks."""
    if len(spots) <= MOST_IN_A_ROW:
        return tuple(spots)
    rows = [_named_row(row) for row in _rows(spots)]
    if len(rows) == 1:
        return _blocks(rows[0].parts)
    return _blocks(rows)


def _named_row(row: Sequence[Spot]) -> Spot:
    if len(row) == 1:
        return row[0]
    name = f"{row[0].name} … {row[-1].name}"
    parts = _blocks(row) if len(row) > MOST_IN_A_ROW else row
    return _group(f"row:{row[0].key}", name, parts)


def _rows(spots: Sequence[Spot]) -> list[list[Spot]]:
    """Neighbours in reading order that stand at about the same height.

    Parts that are scrolled out of view stand nowhere: their rows are no longer than may be.
    """
    rows: list[list[Spot]] = []
    for spot in spots:
        before = rows[-1][-1] if rows else None
        alone = bool(spot.parts) or before is None or bool(before.parts)
        full = bool(rows) and not spot.box and len(rows[-1]) == MOST_IN_A_ROW
        if before is None or alone or full or not _level(before.box, spot.box):
            rows.append([spot])
        else:
            rows[-1].append(spot)
    return rows


def _level(one: Rect, two: Rect) -> bool:
    shared = min(one.bottom, two.bottom) - max(one.top, two.top)
    return 2 * shared >= min(one.h, two.h)


def _blocks(spots: Sequence[Spot]) -> tuple[Spot, ...]:
    """Many stops as about the square root of as many groups, those again as groups if need be."""
    if len(spots) <= MOST_IN_A_ROW:
        return tuple(spots)
    count = min(MOST_IN_A_ROW, math.ceil(math.sqrt(len(spots))))
    size, rest = divmod(len(spots), count)
    blocks, start = [], 0
    for number in range(count):
        end = start + size + (number < rest)
        part = spots[start:end]
        name = f"{part[0].name} … {part[-1].name}"
        key = f"block{len(part)}:{part[0].key}"
        blocks.append(_group(key, name, _blocks(part)) if len(part) > 1 else part[0])
        start = end
    return tuple(blocks)
