"""Card pictures at the exact pixel size wanted, sharp at rest and quick while moving.

Angles are degrees, positive clockwise. Every picture is meant to be drawn centred on the card's
centre: rotated cards, shadows and edges all carry their own margins.

Bounded caches hold upright pictures, which all others are made of, sharp turned ones, drafts
(bitmaps turned or scaled while something moves; few are used again), shadows and edges.
`memory.budget` says how much of each for which window.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from typing import Any

import pygame
from pygame import Surface

from hearts_gui.config.themes import Colour
from hearts_gui.ui.draw.card_files import CardFiles
from hearts_gui.ui.draw.card_shapes import (
    BAND_PIXELS,
    Shadow,
    card_edge,
    card_shadow,
    card_slot,
    height_of,
    padded,
    raster,
    raster_bands,
    turned_size,
)
from hearts_gui.ui.draw.memory import Cache, SurfaceCache, check_time, off_screen, within
from hearts_gui.ui.draw.shapes import blit_centred

# Pictures for what moves are made in one frame until this time is spent; others stand in.
QUICK_MS = 1.5
LARGE_INDEX_BELOW = 72
ANGLE_STEP = 0.5
DRAFT_ANGLE_STEP = 1.0
MOST_BEGUN = 4
"""Large pictures made at the same time. With one, two that are wanted would undo each other."""


class CardState(Enum):
    """The tint of a card face."""

    NORMAL = "normal"
    ILLEGAL = "illegal"
    ANNULLED = "annulled"
    DIMMED = "dimmed"
    __hash__ = object.__hash__  # quicker than an enum's own, for the keys of pictures


# Multiplied over the face: an eighth darker and still white. The lightest index of every deck
# keeps a contrast of 3 to 1.
_ILLEGAL = (226, 226, 226)
_ANNULLED = (186, 186, 186)
_DIMMED = (132, 131, 146)
_FACTORS = {
    CardState.ILLEGAL: _ILLEGAL, CardState.ANNULLED: _ANNULLED, CardState.DIMMED: _DIMMED,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class CardLook:
    """The look of the cards: index size (auto, normal, large), palette, back.

    With `strong` inks everything keeps a contrast of 7 to 1; `letters` stand under the signs of the
    suits, in their order, where they are wanted.
    """

    face: str = "auto"
    palette: str = "two"
    back: str = "claret"
    strong: bool = False
    letters: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Key:
    """One picture: what it shows, how wide, at what angle, in which state."""

    what: str
    width: int
    angle: float
    state: CardState

    @property
    def plain(self) -> _Key:
        """The same picture without a tint."""
        return replace(self, state=CardState.NORMAL)


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A face, or the back when the text is None, at this width and angle."""

    text: str | None
    width: int
    angle: float

    def is_close(self, other: ShownCard | None, angle: float, width: float) -> bool:
        """Whether the other's picture can stand for this one for a while: it differs by at most
        this angle and this share of the width."""
        return (
            other is not None
            and self.text == other.text
            and abs(self.angle - other.angle) <= angle
            and abs(self.width - other.width) <= width * self.width
        )


class FrameTime:
    """The time that one frame has for pictures of what moves."""

    def __init__(self) -> None:
        self._spent_ms = 0.0

    def begin(self, *, full: bool = False) -> None:
        """Another frame: there is time again, unless it is `full` of other work."""
        self._spent_ms = QUICK_MS if full else 0.0

    @property
    def left(self) -> bool:
        """Whether there is time for another picture."""
        return self._spent_ms < QUICK_MS

    def measured(self, build: Callable[[], Surface]) -> Surface:
        """Make a picture, and count the time that it takes."""
        start = time.perf_counter()
        picture = build()
        self._spent_ms += (time.perf_counter() - start) * 1000
        return picture


class CardOutlines:
    """Draws and keeps shadows, edges and empty places."""

    def __init__(self, frame_time: FrameTime) -> None:
        self._frame_time = frame_time
        self.cache = SurfaceCache("soft")

    def shadow(self, width_px: int, level: Shadow = Shadow.REST, angle: float = 0.0) -> Surface:
        """A card's soft shadow, its offset included: draw it centred on the card's centre."""
        key = _shadow_key(width_px, level, angle)
        return self._make(key, lambda: card_shadow(key.width, level, key.angle, 1.0))

    def quick_shadow(self, width_px: int, level: Shadow, angle: float) -> Surface | None:
        """The shadow, or None when it is not there and this frame has no time for it."""
        if self._frame_time.left:
            return self.shadow(width_px, level, angle)
        return self.cache.get(_shadow_key(width_px, level, angle))

    def edge(
        self, width_px: int, angle: float, colour: Colour, line_px: float, glow: float = 0.67
    ) -> Surface:
        """A coloured edge with a glow of this opacity (0 for none); drawn under the card."""
        angle = _step(angle, ANGLE_STEP)
        key = ("edge", width_px, angle, colour, round(line_px, 1), glow)
        return self._make(key, lambda: card_edge(width_px, angle, colour, line_px, glow))

    def slot(self, width_px: int, angle: float, colour: Colour, line_px: float) -> Surface:
        """The dashed outline of an empty card place (dash 26 on, 18 off in the card box)."""
        key = ("slot", width_px, angle, colour, round(line_px, 1))
        return self.cache.make(key, lambda: card_slot(width_px, angle, colour, line_px))

    def _make(self, key: Hashable, build: Callable[[], Surface]) -> Surface:
        return self.cache.make(key, partial(self._frame_time.measured, build))


def _step(angle: float, step: float) -> float:
    stepped = round(angle / step) * step
    return stepped if stepped else 0.0


@dataclass(frozen=True, slots=True)
class _ShadowKey:
    """The values that tell one shadow from another."""

    width: int
    level: Shadow
    angle: float


def _shadow_key(width_px: int, level: Shadow, angle: float) -> _ShadowKey:
    # The softer the shadow, the less its exact angle shows. A card's outline is the same after half
    # a turn.
    angle = _step((angle + 90) % 180 - 90, 3.0 if level is Shadow.REST else 6.0)
    return _ShadowKey(max(8, width_px - width_px % 2), level, angle)


def tinted(plain: Surface, state: CardState) -> Surface:
    """A copy of a plain picture in a state."""
    copy = plain.copy()
    copy.fill(_FACTORS[state], special_flags=pygame.BLEND_RGB_MULT)
    return copy


class CardDrafts:
    """Pictures for what moves: the upright ones, turned and scaled in little time."""

    def __init__(self, art: CardArt) -> None:
        self._art = art
        self.cache = SurfaceCache("drafts")

    def moving(self, shown: ShownCard, state: CardState = CardState.NORMAL) -> Surface:
        """A card in flight: always quick, never noted to sharpen."""
        key = self._moving_key(shown, state)
        return self._art.kept(key).get(key) or self._art.frame_time.measured(
            lambda: self.draft(key)
        )

    def _moving_key(self, shown: ShownCard, state: CardState) -> _Key:
        width = max(8, shown.width)
        return self._art.key(shown.text, width, shown.angle, state, step=DRAFT_ANGLE_STEP)

    def quick(self, shown: ShownCard, state: CardState) -> Surface | None:
        """The picture of `moving`, or None when there is none and this frame has no time for it."""
        if not self._art.frame_time.left:
            key = self._moving_key(shown, state)
            return self._art.kept(key).get(key) or self.cache.get(key)
        return self.moving(shown, state)

    def draft(self, key: _Key) -> Surface:
        """A quick bitmap."""
        key = replace(key, angle=_step(key.angle, DRAFT_ANGLE_STEP))
        draft = self.cache.get(key)
        if draft is not None:
            return draft
        if key.state is not CardState.NORMAL:
            return self.cache.put(key, tinted(self.draft(key.plain), key.state))
        picture = self._turned(key)
        return picture if picture.get_parent() else self.cache.put(key, picture)

    def _turned(self, key: _Key) -> Surface:
        """A new quick bitmap; for an upright card at its own size, the sharp picture itself."""
        base, base_width = self._art.base(key)
        if key.angle:
            wider = base.get_parent() or base  # with a clear margin, see `padded`
            return pygame.transform.rotozoom(wider, -key.angle, key.width / base_width)
        if base_width == key.width:
            return base
        return pygame.transform.smoothscale(base, (key.width, height_of(key.width)))

    def back_once(
        self, width_px: int, angle: float, strength: float, *, sharp: bool
    ) -> tuple[Surface, Surface]:
        """A shadow of this strength and a back: drawn once, into a picture of many, and not kept.

        A quick bitmap when not `sharp`.
        """
        key = self._art.key(None, width_px, angle, step=ANGLE_STEP if sharp else DRAFT_ANGLE_STEP)

        def build() -> Surface:
            if sharp:
                return raster(self._art.files.content(key.what), width_px, key.angle)
            return self._turned(key)

        under = _shadow_key(width_px, Shadow.REST, angle)
        shadow = self._art.frame_time.measured(
            lambda: card_shadow(under.width, under.level, under.angle, strength)
        )
        return shadow, self._art.frame_time.measured(build)

    def hasty(self, shown: ShownCard, state: CardState) -> Surface:
        """The picture of `moving`, coarsely turned: a frame has no time for more."""
        key = ("hasty", self._moving_key(shown, state))

        def build() -> Surface:
            upright = self.draft(self._moving_key(replace(shown, angle=0.0), state))
            return pygame.transform.rotate(upright, -key[1].angle)

        return self.cache.make(key, build)

    def prepare(self, card_text: str, width_px: int) -> None:
        """Prepare the upright picture of a card before it first moves."""
        key = self._art.key(card_text, width_px, 0.0)
        self._art.frame_time.measured(lambda: self._art.base(key)[0])


class CardArt:
    """Draws, keeps and sharpens card pictures."""

    def __init__(self, look: CardLook | None = None) -> None:
        self.look = look if look is not None else CardLook()
        self.generation = 0
        self.draft = False
        self.hold = False
        """While set, nothing is sharpened: something moves and needs the time."""
        self.files = CardFiles()
        self._upright = SurfaceCache("upright")
        self._sharp = SurfaceCache("sharp")
        self.drafts = CardDrafts(self)
        self._widths: dict[str, int] = {}
        self._queue: dict[_Key, None] = {}
        self._begun: dict[_Key, tuple[Surface, Iterator[tuple[Surface, int]]]] = {}
        self._tasks: dict[Callable[[], bool], None] = {}
        self.frame_time = FrameTime()
        self.outlines = CardOutlines(self.frame_time)
        self.caches: tuple[Cache[Any], ...] = (
            self._upright, self._sharp, self.drafts.cache, self.outlines.cache,
        )  # fmt: skip

    def kept(self, key: _Key) -> SurfaceCache:
        """The cache in which a sharp picture is kept."""
        upright = key.angle == 0 and key.state is CardState.NORMAL
        return self._upright if upright else self._sharp

    # -- what the pictures show

    def set_look(self, look: CardLook) -> None:
        """Use another drawing from now on."""
        if look != self.look:
            self.look = look
            self._widths.clear()
            self._queue.clear()
            self._begun.clear()
            self.generation += 1

    def _face_file(self, card_text: str, width_px: int, *, pictured: bool) -> str:
        large = self.look.face == "large"
        if self.look.face == "auto":
            large = width_px < LARGE_INDEX_BELOW and not pictured
        look, suit = self.look, "CDSH".find(card_text[1:2])
        letter = look.letters[suit] if look.letters and suit >= 0 else ""
        return self.files.face(card_text, look.palette, large=large, strong=look.strong,
                                letter=letter)  # fmt: skip

    # -- faces and backs

    def key(
        self, card_text: str | None, width_px: int, angle: float,
        state: CardState = CardState.NORMAL, *, step: float = ANGLE_STEP, pictured: bool = False,
    ) -> _Key:  # fmt: skip
        """The picture of a face, or of the chosen back when the text is None."""
        if card_text is None:
            file = self.files.back(self.look.back)
        else:
            file = self._face_file(card_text, width_px, pictured=pictured)
        return _Key(file, width_px, _step(angle, step), state)

    def face(
        self, card_text: str, width_px: int, angle: float = 0.0, *,
        state: CardState = CardState.NORMAL, pictured: bool = False,
    ) -> Surface:  # fmt: skip
        """A card face; while `draft` is set, a quick bitmap when no sharp one is ready yet.

        A quick bitmap is noted, and `sharpen` replaces it when there is time.
        """
        return self._picture(self.key(card_text, width_px, angle, state, pictured=pictured))

    def back(self, name: str | None, width_px: int, angle: float = 0.0) -> Surface:
        """A card back by name, or the chosen one."""
        file = self.files.back(name if name is not None else self.look.back)
        return self._picture(_Key(file, width_px, _step(angle, ANGLE_STEP), CardState.NORMAL))

    def lay(
        self, surface: Surface, card_text: str | None, width_px: int, point: tuple[float, float],
        angle: float = 0.0, *, shadow: Shadow | None = Shadow.REST,
        edge: tuple[Colour, float] | None = None, glow: bool = False,
        state: CardState = CardState.NORMAL, pictured: bool = False,
    ) -> None:  # fmt: skip
        """Draw a card, a back when the text is None, over its shadow and an edge of this width.

        A `pictured` card keeps its whole picture, however small it is, unless the player chose
        large indices.
        """
        layers = [] if shadow is None else [self.outlines.shadow(width_px, shadow, angle)]
        if edge is not None:
            plain = () if glow else (0.0,)
            layers.append(self.outlines.edge(width_px, angle, *edge, *plain))
        key = self.key(card_text, width_px, angle, state, pictured=pictured)
        for layer in (*layers, self._picture(key)):
            blit_centred(surface, layer, point)

    def ready(self, shown: ShownCard, state: CardState) -> Surface | None:
        """The sharp picture if it is there; else it is noted, and None.

        It is made for a screen that is not seen yet, where nobody waits for it.
        """
        key = self.key(shown.text, shown.width, shown.angle, state)
        picture = self.kept(key).get(key)
        if picture is None and state is not CardState.NORMAL:
            plain = self.kept(key.plain).get(key.plain)
            if plain is not None:
                return self._sharp.put(key, tinted(plain, state))
        if picture is None:
            if off_screen() and not self.draft:
                return self._make_sharp(key)
            self._queue[key] = None
        return picture

    def _picture(self, key: _Key) -> Surface:
        picture = self.kept(key).get(key)
        if picture is not None:
            return picture
        if not self.draft:
            return self._make_sharp(key)
        self._queue[key] = None
        return self.drafts.draft(key)

    def _make_sharp(self, key: _Key) -> Surface:
        check_time()
        if key.state is not CardState.NORMAL:
            picture = tinted(self._picture(key.plain), key.state)
        else:
            picture = self._rastered(key)
        if self.kept(key) is self._upright:
            self._widths[key.what] = key.width
            picture = padded(picture)
        self._queue.pop(key, None)
        return self.kept(key).put(key, picture)

    def _rastered(self, key: _Key) -> Surface:
        """A new picture; a large one is made in bands, and one begun is gone on with."""
        size, content = turned_size(key.width, key.angle), self.files.content(key.what)
        if size[0] * size[1] <= BAND_PIXELS:
            return raster(content, key.width, key.angle)
        if key not in self._begun:
            empty = Surface(size, pygame.SRCALPHA)
            self._begun[key] = empty, raster_bands(content, key.width, key.angle)
            if len(self._begun) > MOST_BEGUN:
                del self._begun[next(iter(self._begun))]
        picture, bands = self._begun[key]
        for band, y in bands:
            picture.blit(band, (0, y))
            check_time(made=True)
        del self._begun[key]
        return picture

    def base(self, key: _Key) -> tuple[Surface, int]:
        """An upright sharp picture for drafts, and its width; made when there is none."""
        width = self._widths.get(key.what, key.width)
        if not 0.4 <= width / key.width <= 2.5:
            width = key.width
        upright = _Key(key.what, width, 0.0, CardState.NORMAL)
        picture = self._upright.get(upright)
        if picture is None:
            picture = self._make_sharp(upright)
        return picture, width

    # -- sharpening

    @property
    def unsharp(self) -> bool:
        """Whether sharp pictures should replace quick bitmaps, or other work waits."""
        return bool(self._queue or self._tasks)

    def later(self, task: Callable[[], bool]) -> None:
        """Do this when there is time, again and again until it returns False."""
        self._tasks[task] = None

    def sharpen(self, budget_ms: float = 4.0) -> bool:
        """Make some of the noted pictures sharp. Returns True when `generation` moved on.

        At least one, or a band of it, is made per call, so every card gets there; what else can
        wait comes last.
        """
        if not self.unsharp or self.draft or self.hold:
            return False
        start = time.perf_counter()
        while self.unsharp:
            if self._queue:
                within(budget_ms, partial(self._make_sharp, next(reversed(self._queue))))
            elif not (task := next(iter(self._tasks)))():
                del self._tasks[task]
            if (time.perf_counter() - start) * 1000 >= budget_ms:
                break
        self.generation += 1
        return True

    def rest(self) -> bool:
        """Drop pictures that are not shown, because nothing has moved for a while.

        Returns False: nothing is left to be done `later`.
        """
        for cache in self.caches:
            cache.drop_unused()
        return False

    def forget_wanted(self) -> None:
        """Drop the list of pictures to sharpen (everything moved again)."""
        self._queue.clear()
        self._tasks.clear()
