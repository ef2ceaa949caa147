"""Switch control: its events, the steps of the frame, and the effect of a choice."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations

import pygame
from pygame import Rect

from hearts_gui.ui.draw.shapes import around
from hearts_gui.ui.shell.access import CLICK, DISABLED, FOCUS, FOCUSED, LESS, MORE, AccessNode, Act
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.frames import SwitchFrame
from hearts_gui.ui.shell.input import (
    LEFT,
    KeyDown,
    KeyUp,
    PointerDown,
    PointerUp,
    TextInput,
    UiEvent,
)
from hearts_gui.ui.shell.keymap import SWITCHES, key_of
from hearts_gui.wording.language.messages import say

LOOK_MS = 250.0
"""The interval at which the frame follows a screen that changes, in milliseconds."""
CHOOSE, STEP = "choose", "step"
_PAD = {pygame.K_RETURN: CHOOSE, pygame.K_ESCAPE: STEP}


# Playing with one switch or two: a frame goes from stop to stop, and the switch chooses.
# With one switch the frame moves by itself; with two the other switch moves it. A group that is
# chosen is stepped through; after its last stop the frame goes round all of it, and choosing that
# leaves it. So does going round twice without a press.

ROUNDS = 2
"""The number of rounds of the frame in a group before it leaves it by itself."""
LEAVE = "leave"


# What a person with one or two switches steps through: groups of the parts that can be used. It is
# made only from the accessibility tree, so that every screen has it.

MOST_IN_A_ROW = 6
"""Up to how many parts are stepped through one by one; more are taken in groups first."""
_TYPED = ("text_input",)


@dataclass(frozen=True, slots=True)
class Spot:
    """One stop of the frame: a part with what choosing it does, or a group of `parts`.

    `act` is None for a group. `point` shows the part as the one with the keyboard focus.
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
    for child_path, child in node.below(path):
        inner = list(_spots(child, child_path))
        if len(inner) > 1:
            yield _group(child_path, child.name, _grouped(inner))
        elif inner:
            yield inner[0]
        else:
            spot = _spot(child, child_path)
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
        wide = min(box.h, box.w // 4)  # the number between them stays in view
        parts = tuple(
            Spot(f"{path}/{kind}", f"{node.name} {sign}", side, node.acts[kind], point)
            for kind, sign, side in (
                (MORE, "+", Rect(box.right - wide, box.y, wide, box.h)),
                (LESS, "\N{MINUS SIGN}", Rect(box.x, box.y, wide, box.h)),
            )
        )
        return Spot(path, node.name, box, None, point, parts, here=here)
    return None


def _group(key: str, name: str, parts: Sequence[Spot]) -> Spot:
    whole = around([part.box for part in parts if part.box] or [parts[0].box])
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
    """Neighbours in reading order at about the same height.

    Parts that are scrolled out of view have no place; their rows have the greatest allowed length.
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


def _level(first: Rect, second: Rect) -> bool:
    shared = min(first.bottom, second.bottom) - max(first.top, second.top)
    return 2 * shared >= min(first.h, second.h)


def _blocks(spots: Sequence[Spot]) -> tuple[Spot, ...]:
    """Many stops as groups, about the square root of their number, nested if needed."""
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


class Scan:
    """The place of the frame; `show` gives it the tree of the screen after each change."""

    def __init__(self) -> None:
        self._screen: str | None = None
        self._plan: tuple[Spot, ...] = ()
        self._open: list[str] = []
        self._spot_key = ""
        self._rounds = 0
        self._usable: frozenset[str] = frozenset()

    # -- what there is

    @property
    def spot(self) -> Spot | None:
        """The spot in the frame; None where nothing can be chosen."""
        return next((spot for spot in self._level if spot.key == self._spot_key), None)

    @property
    def inside(self) -> bool:
        """Whether a group is being stepped through."""
        return bool(self._open)

    @property
    def _level(self) -> tuple[Spot, ...]:
        """The stops of the open group; the last one is the group itself, to leave it."""
        entered, level = None, self._plan
        for key in self._open:
            entered = next(spot for spot in level if spot.key == key)
            level = entered.parts
        if entered is None:
            return level
        return (*level, Spot(LEAVE, entered.name, entered.box))

    def show(self, tree: AccessNode, more: Sequence[Spot] = ()) -> None:
        """Follow the screen: move to new parts immediately, otherwise keep the present stop.

        `more` are stops that are not parts of the screen, such as turning pages.
        """
        self._plan = (*plan_of(tree), *more)
        usable = {spot.key: spot for top in self._plan for spot in top.leaves}
        new = [key for key in usable if key not in self._usable]
        fresh = tree.name != self._screen
        self._screen, self._usable = tree.name, frozenset(usable)
        if fresh:
            self._begin(next((key for key, spot in usable.items() if spot.here), None))
            return
        self._keep()
        reached = {leaf.key for spot in self._level for leaf in spot.leaves} if self.inside else ()
        if new and new[0] not in reached:
            self._begin(new[0])

    def _begin(self, key: str | None) -> None:
        """Start at the first level, at the stop with this part or at the first one."""
        self._open, self._rounds = [], 0
        holds = (spot for spot in self._plan if any(leaf.key == key for leaf in spot.leaves))
        first = next(holds, self._plan[0] if self._plan else None)
        self._spot_key = "" if first is None else first.key

    def _keep(self) -> None:
        """Keep the frame's place as far as it still exists."""
        level: Sequence[Spot] = self._plan
        for depth, key in enumerate(self._open):
            kept = next((spot for spot in level if spot.key == key), None)
            if kept is None or not kept.parts:
                del self._open[depth:]
                break
            level = kept.parts
        if self.spot is None:
            stops = self._level
            self._spot_key = stops[0].key if stops else ""

    # -- what the switches do

    def step(self) -> None:
        """Move the frame to the next stop; after the last one comes the first."""
        stops = self._level
        if not stops:
            return
        keys = [spot.key for spot in stops]
        index = keys.index(self._spot_key) + 1 if self._spot_key in keys else 0
        if index < len(stops):
            self._spot_key = keys[index]
            return
        self._rounds += 1
        if self.inside and self._rounds >= ROUNDS:
            self._leave()
        else:
            self._spot_key = keys[0]

    def _leave(self) -> None:
        self._spot_key = self._open.pop()
        self._rounds = 0

    def choose(self) -> Spot | None:
        """Choose the stop in the frame. Returns the part to use, or None after a step in or out."""
        spot, self._rounds = self.spot, 0
        if spot is None or not (spot.parts or spot.key == LEAVE):
            return spot
        if spot.key == LEAVE:
            self._leave()
        else:
            self._open.append(spot.key)
            self._spot_key = spot.parts[0].key
        return None


class Switches:
    """Switch control for the whole program, if it is switched on."""

    def __init__(self, ctx: Context) -> None:
        self._ctx = ctx
        self._scan = Scan()
        self._scene: Scene | None = None
        self._frame: SwitchFrame | None = None
        self._spent_ms = 0.0
        self._looked_ms = LOOK_MS
        self._chose_at = -1e9
        self._typed = ""  # what the key of a switch is about to type and must not

    @property
    def on(self) -> bool:
        """Whether the player plays with switches."""
        return self._ctx.settings.switches != "off"

    @property
    def wait_ms(self) -> int | None:
        """The time until the frame may move or has to follow; None while there is none."""
        return int(LOOK_MS) if self.on else None

    # -- events

    def take(self, event: UiEvent) -> bool:
        """Use an event that is a switch. Returns True when it was one."""
        top = self._ctx.scenes.top
        if not self.on or top is None or top.takes_keys:
            return False
        if isinstance(event, TextInput):
            typed, self._typed = self._typed, ""
            return bool(typed) and typed == event.text
        meant = self._meant(event)
        if meant is None:
            return False
        if isinstance(event, KeyDown):
            self._typed = event.text
        if isinstance(event, KeyDown | PointerDown) and not getattr(event, "repeat", False):
            self._press(top, meant)
        return True

    def _meant(self, event: UiEvent) -> str | None:
        settings = self._ctx.settings
        two_switches = settings.switches == "two"
        if isinstance(event, PointerDown | PointerUp):
            if not settings.switch_click:
                return None
            return STEP if two_switches and event.button != LEFT else CHOOSE
        if not isinstance(event, KeyDown | KeyUp):
            return None
        if event.pad:
            meant = _PAD.get(event.key)
        else:
            keys = (key_of(action, settings) for action in SWITCHES)
            meant = dict(zip(keys, (CHOOSE, STEP), strict=True)).get(event.key)
        return None if meant == STEP and not two_switches else meant

    def _press(self, top: Scene, meant: str) -> None:
        now = self._ctx.now()
        if meant == STEP:
            self._move(top)
            return
        if now - self._chose_at < 1000 * self._ctx.settings.double_seconds:
            return  # ignore the second press of a trembling hand
        self._chose_at = now
        self._look(top)
        spot = self._scan.choose()
        if spot is not None and spot.act is not None:
            assert self._frame is not None
            top.stage.remove(self._frame)  # from the picture that a dialog keeps
            spot.act("")
        after = self._ctx.scenes.top
        if after is not None:
            self._look(after)
            if spot is None:  # a step in or out
                self._point(after)
        self._spent_ms = 0.0

    # -- time

    def update(self, dt_ms: float, top: Scene) -> None:
        """Let the frame follow the screen, and step where it moves by itself."""
        if not self.on:
            self._away()
            return
        self._looked_ms += dt_ms
        if self._looked_ms >= LOOK_MS or self._scene is not top:
            self._look(top)
        self._spent_ms += dt_ms
        one_switch = self._ctx.settings.switches == "one"
        if one_switch and self._spent_ms >= 1000 * self._ctx.settings.switch_seconds:
            self._move(top)

    def _move(self, top: Scene) -> None:
        self._look(top)
        self._scan.step()
        self._spent_ms = 0.0
        self._point(top)

    def _look(self, top: Scene) -> None:
        """Read the screen again; a new stop gets its full time."""
        self._looked_ms = 0.0
        before = self._scan.spot
        self._read(top)
        now = self._scan.spot
        if before is None or now is None or before.key != now.key or top is not self._scene:
            self._spent_ms = 0.0
            self._point(top)
        else:
            self._draw(top)

    def _read(self, top: Scene) -> None:
        box = top.scrolled
        more: tuple[Spot, ...] = ()
        if box is not None:
            parts = tuple(
                Spot(f"scroll:{key}", say(key_of_text), half, partial(_turn, top, key))
                for key, key_of_text, half in (
                    (pygame.K_PAGEDOWN, "window-page-down",
                     Rect(box.x, box.centery, box.w, box.h // 2)),
                    (pygame.K_PAGEUP, "window-page-up", Rect(box.x, box.y, box.w, box.h // 2)),
                )
            )  # fmt: skip
            more = (Spot("scroll", say("window-page"), box, parts=parts),)
        self._scan.show(top.accessible(), more)

    def _point(self, top: Scene) -> None:
        """Move the keyboard focus there too, which also scrolls it into view."""
        spot = self._scan.spot
        window = self._ctx.metrics.window
        if spot is not None:
            first = next(iter(spot.leaves))
            # What is scrolled away has no place in the window.
            visible = all(
                leaf.box.h and window.collidepoint(leaf.box.center) for leaf in spot.leaves
            )
            if spot.key == LEAVE or (spot.parts and visible):
                top.hide_ring()  # it would be a second frame
            elif first.point is not None:
                first.point("")
                self._read(top)
            listening = self._ctx.listening
            if listening.on and spot.parts:
                listening.say(spot.name, urgent=True)
        self._draw(top)

    def _draw(self, top: Scene) -> None:
        if self._scene is not top:
            self._away()
            self._scene, self._frame = top, SwitchFrame(self._ctx)
        assert self._frame is not None
        top.stage.add(self._frame)
        spot = self._scan.spot
        if spot is None:
            self._frame.go_round(())
        elif spot.parts:
            boxes = tuple(leaf.box for leaf in spot.leaves)
            overlap = any(first.colliderect(second) for first, second in combinations(boxes, 2))
            if overlap or spot.key.startswith("scroll"):  # cards overlap
                boxes = (spot.box,)
            self._frame.go_round(boxes, group=True)
        else:
            self._frame.go_round((spot.box,), group=spot.act is None)

    def _away(self) -> None:
        if self._scene is not None and self._frame is not None:
            self._scene.stage.remove(self._frame)
        self._scene = self._frame = None


def _turn(top: Scene, key: int, _: str) -> None:
    """Scroll what is read."""
    top.handle(KeyDown(key, pygame.KMOD_CTRL))
