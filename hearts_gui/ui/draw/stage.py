"""A retained scene: nodes in z order over a background, redrawn only where something changed."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Hashable, Iterable
from functools import partial
from itertools import combinations
from typing import Generic, TypeVar, overload

from pygame import Rect, Surface

from hearts_gui.ui.draw.memory import within

# More separate regions than this cost more in set-up than the pixels saved.
MAX_REGIONS = 16
# What painting one more region costs and its pixels, in pixels: two regions become one when
# their common rectangle is at most this much larger than both together.
REGION_COST = 30_000

# The number of steps of the fade at a soft edge.
SHADES = 20

# The time of a frame for first drawings; less for widgets out of view.
WARM_MS = 4.0
WARM_BELOW_MS = 2.0
# A frame that has prepared for longer than this leaves the drawing to the next one.
ENOUGH_MS = 2.0
# A node with more pictures than fit in the cards' cache would never be ready.
MOST_TRIES = 40


class BaseNode:
    """Something drawn on a stage; `touch()` asks for it to be drawn again.

    `rect` is everything that draw may touch, its shadow included. `version` is compared with
    the value at the last frame: any difference means the node must be drawn again.
    `viewport`, when not None, cuts the node (a scroll area's children).
    """

    holds_picture = False
    """Whether it is drawn from a large picture of its own, even when a cache has dropped that."""

    def __init__(self, rect: Rect | None = None, *, z: float = 0.0) -> None:
        self._rect = rect if rect is not None else Rect(0, 0, 0, 0)
        self.z = z
        """Height in the pile; equal heights keep the order of adding."""
        self.version = 0
        self.visible = True
        """Whether the node is drawn at all."""
        self.viewport: Rect | None = None
        """The part of the window outside which the node is cut, or None."""
        self.soft = (0, 0)
        """The pixels over which it fades at the upper and the lower edge of the viewport."""
        self.hidden: Rect | None = None
        """A box that a node above covers in this drawing: nothing need be drawn there."""

    @property
    def rect(self) -> Rect:
        """Everything that draw may touch."""
        return self._rect

    @rect.setter
    def rect(self, value: Rect) -> None:
        self._rect = value

    def touch(self) -> None:
        """Ask for the node to be drawn again."""
        self.version += 1

    def drop_spare(self) -> None:
        """Let go of pictures that are not shown, because nothing moves for a while."""

    def draw(self, _surface: Surface, _clip: Rect) -> None:
        """Draw the node; subclasses override this."""

    def covers(self) -> Rect | None:
        """A box in which nothing below the node is seen."""
        return None

    def warm(self, nothing: Surface) -> bool:
        """Draw the whole node, or its next costly piece, off screen.

        Returns True when every piece is prepared.
        """
        self.draw(nothing, self.rect)
        return True

    @property
    def extent(self) -> Rect:
        """The part of its place that is not cut."""
        return self.rect if self.viewport is None else self.rect.clip(self.viewport)


T = TypeVar("T")


class Drawn(Generic[T]):
    """An attribute of a node that is seen: with another value the node is drawn again."""

    def __init__(self, first: T) -> None:
        self._first = first

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, node: None, owner: type) -> Drawn[T]: ...
    @overload
    def __get__(self, node: BaseNode, owner: type) -> T: ...
    def __get__(self, node: BaseNode | None, owner: type) -> Drawn[T] | T:
        if node is None:
            return self
        value: T = node.__dict__.get(self._name, self._first)
        return value

    def __set__(self, node: BaseNode, value: T) -> None:
        if value != node.__dict__.get(self._name, self._first):
            node.__dict__[self._name] = value
            node.touch()


class SpriteNode(BaseNode):
    """A node that shows one prepared surface centred on a point."""

    _surface = Drawn[Surface](Surface((1, 1)))

    def __init__(
        self, surface: Surface, center: tuple[float, float] = (0, 0), *, z: float = 0.0
    ) -> None:
        super().__init__(z=z)
        self.place(surface, center)

    def place(self, surface: Surface, center: tuple[float, float]) -> None:
        """Show this surface, centred here."""
        self._surface = surface
        width, height = surface.get_size()
        left, top = (round(center[0] - width / 2), round(center[1] - height / 2))
        self._rect = Rect(left, top, width, height)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        surface.blit(self._surface, self._rect)


_Seen = tuple[tuple[int, int, int, int], float, Hashable]


def merge(rects: Iterable[Rect]) -> list[Rect]:
    """The regions as few rectangles that cover them all."""
    pool: list[Rect] = []
    for rect in rects:
        current = rect.copy()
        while any(_waste(current, near := one) <= REGION_COST for one in pool):
            pool.remove(near)
            current = current.union(near)
        pool.append(current)
    while len(pool) > MAX_REGIONS:
        first, second = min(combinations(pool, 2), key=lambda pair: _waste(*pair))
        pool.remove(first)
        pool.remove(second)
        pool.append(first.union(second))
    return pool


def _waste(first: Rect, second: Rect) -> int:
    """The pixels that the common rectangle has more than both together."""
    union = first.union(second)
    return union.w * union.h - first.w * first.h - second.w * second.h


class Stage:
    """Holds nodes and repaints only the regions where one of them changed."""

    def __init__(self, background: Surface) -> None:
        self.background = background
        """The opaque picture behind all nodes."""
        self._nodes: list[BaseNode] = []
        self._drawn: dict[int, _Seen] = {}
        self._dirty: list[Rect] = []
        self._all = True
        self._shown = background

    @property
    def nodes(self) -> tuple[BaseNode, ...]:
        """The nodes in the order in which they were added."""
        return tuple(self._nodes)

    def add(self, *nodes: BaseNode) -> None:
        """Put nodes on the stage; a node that is there already stays as it is."""
        present = {id(node) for node in self._nodes}
        self._nodes.extend(node for node in nodes if id(node) not in present)

    def remove(self, *nodes: BaseNode) -> None:
        """Remove nodes; their areas are repainted with the next frame."""
        gone = {id(node) for node in nodes}
        self._nodes = [node for node in self._nodes if id(node) not in gone]
        for key in gone:
            self._forget(key)

    def clear(self) -> None:
        """Take every node off."""
        self.remove(*self._nodes)

    def set_background(self, background: Surface) -> None:
        """Show another background: everything is repainted."""
        self.background = self._shown = background
        self.invalidate()

    def invalidate(self, rect: Rect | None = None) -> None:
        """Repaint this region, or everything, with the next frame."""
        if rect is None:
            self._all = True
        else:
            self._dirty.append(rect.copy())

    def _forget(self, key: int) -> None:
        drawn = self._drawn.pop(key, None)
        if drawn is not None:
            self._dirty.append(Rect(drawn[0]))

    def _collect(self) -> None:
        for node in self._nodes:
            key = id(node)
            if not node.visible:
                self._forget(key)
                continue
            extent = node.extent
            now: _Seen = ((extent.x, extent.y, extent.w, extent.h), node.z, node.version)
            before = self._drawn.get(key)
            if before == now:
                continue
            if before is not None:
                self._dirty.append(Rect(before[0]))
            self._dirty.append(Rect(now[0]))
            self._drawn[key] = now

    def copy_to(self, surface: Surface) -> bool:
        """Copy the picture of the last frame. Returns False where it may not be seen any more."""
        if self._all or self._shown.get_size() != surface.get_size():
            return False
        surface.blit(self._shown, (0, 0))
        return True

    def render(self, surface: Surface) -> list[Rect]:
        """Repaint what changed since the last frame; returns the regions touched."""
        self._shown = surface
        self._collect()
        if not self._all and not self._dirty:
            return []
        screen = surface.get_rect()
        if self._all:
            regions = [screen]
        else:
            clipped = (rect.clip(screen) for rect in self._dirty)
            regions = merge(rect for rect in clipped if rect.w > 0 and rect.h > 0)
        self._all = False
        self._dirty.clear()
        order = sorted((node for node in self._nodes if node.visible), key=lambda node: node.z)
        rects = [node.rect for node in order]
        for region in regions:
            surface.set_clip(region)
            surface.blit(self.background, region.topleft, region)
            self._paint(surface, region, [order[index] for index in region.collidelistall(rects)])
            surface.set_clip(None)
        return regions

    @staticmethod
    def _paint(surface: Surface, region: Rect, nodes: list[BaseNode]) -> None:
        above: Rect | None = None
        for node in reversed(nodes):
            node.hidden, above = above, node.covers() or above
        for node in nodes:
            viewport = node.viewport
            if viewport is None:
                node.draw(surface, region)
                continue
            clip = node.rect.clip(viewport).clip(region)
            if clip.w > 0 and clip.h > 0:
                surface.set_clip(clip)
                _draw_fading(surface, node, viewport, clip)
                surface.set_clip(region)


def _draw_fading(surface: Surface, node: BaseNode, viewport: Rect, clip: Rect) -> None:
    """Draw a node that fades out near a soft edge of its viewport."""
    upper, lower = node.soft
    edges = []
    for far, near in ((viewport.y, upper), (viewport.bottom - 1, -lower)):
        strip = Rect(clip.x, far if near >= 0 else far + near + 1, clip.w, abs(near)).clip(clip)
        if strip.h > 0:
            edges.append((surface.subsurface(strip).copy(), strip, far, abs(near)))
    node.draw(surface, clip)
    for under, strip, far, reach in edges:
        high = -(-reach // SHADES)
        for row in range(strip.y - strip.y % high, strip.bottom, high):
            part = Rect(strip.x, row, strip.w, high).clip(strip)
            under.set_alpha(round(255 * (1 - abs(part.y - far) / reach) ** 2))
            surface.blit(under, part, part.move(-strip.x, -strip.y))


class FirstDrawing:
    """Draws a new screen off screen, a few milliseconds in each frame, before it is shown."""

    def __init__(self) -> None:
        self.fresh = False
        """Whether the nodes were made in this frame."""
        self.unseen = False
        """Whether the present screen has never been shown."""
        self._in_view: deque[BaseNode] = deque()
        self._below: deque[BaseNode] = deque()
        self._tries, self._moving = 0, False

    def begin(self, *, moving: bool = False) -> None:
        """There are new nodes on the stage; `moving` cards are drawn as they come."""
        self.fresh = self.unseen = True
        self._moving = moving
        self._in_view.clear()
        self._below.clear()

    def end(self) -> None:
        """All in view is drawn on the screen."""
        self.fresh = self.unseen = False
        self._in_view.clear()

    @property
    def cold(self) -> bool:
        """Whether something is still to be drawn or shown."""
        return self.unseen or bool(self._in_view or self._below)

    def advance(self, stage: Stage, window: Rect) -> bool:
        """Draw some nodes. Returns False until all in view are drawn."""
        if self.fresh:
            self.fresh = False
            # The cards of a hand first: they push the others' pictures out of the caches.
            for node in sorted(stage.nodes, key=lambda node: not node.holds_picture):
                if node.visible and not (self._moving and node.holds_picture):
                    near = node.extent.colliderect(window)
                    (self._in_view if near else self._below).append(node)
            return False  # this frame has made the nodes, which is enough
        if not self._in_view:
            if self._below:
                self._warm(self._below, WARM_BELOW_MS)
            return True
        spent = self._warm(self._in_view, WARM_MS)
        return not self._in_view and spent < ENOUGH_MS

    def advance_list(self, node: BaseNode) -> bool:
        """Draw a part of an opened list. Returns False until it is drawn."""
        self.unseen = True
        return self._warm(deque([node]), WARM_MS) < ENOUGH_MS

    def _warm(self, nodes: deque[BaseNode], budget_ms: float) -> float:
        """Draw nodes on nothing as long as the budget lasts. Returns the milliseconds it took."""
        nothing = Surface((1, 1))
        began = time.perf_counter()
        spent = 0.0
        while nodes and spent < budget_ms:
            self._tries += 1
            patience = budget_ms - spent if self._tries < MOST_TRIES else math.inf
            if within(patience, partial(nodes[0].warm, nothing)):
                nodes.popleft()
                self._tries = 0
            spent = (time.perf_counter() - began) * 1000
        return spent
