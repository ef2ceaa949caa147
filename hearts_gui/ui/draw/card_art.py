"""Card pictures at the exact pixel size wanted, sharp at rest and quick while moving.

Angles are degrees, positive clockwise. Every picture is meant to be drawn centred on the card's
centre: rotated cards, shadows and edges all carry their own margins.

Two bounded caches hold sharp pictures, and drafts (bitmaps rotated or scaled while something
moves, shadows, edges); `memory.budget` says how much for which window.
"""

import io
import json
import math
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

import pygame
from pygame import Surface

from hearts_gui.config import paths
from hearts_gui.ui.draw.cache import SurfaceCache
from hearts_gui.ui.draw.memory import Budget, budget
from hearts_gui.ui.draw.shapes import dashes, rounded_outline, soften

# Pictures for what moves are made in one frame until this time is spent; others stand in.
QUICK_MS = 1.5
BOX = (500, 700)
RADIUS = 31
LARGE_INDEX_BELOW = 72
ANGLE_STEP = 0.5
DRAFT_ANGLE_STEP = 1.0
REFERENCE_WIDTH = 156.0
REFERENCE_WINDOW = (1920, 1080)

_BORDER = (207, 200, 186)

Colour = tuple[int, int, int]


class CardState(Enum):
    """How a card face is tinted."""

    NORMAL = "normal"
    ILLEGAL = "illegal"
    ANNULLED = "annulled"
    DIMMED = "dimmed"


# Multiplied over the face: a fifth darker and warm, like a card outside the pool of light. The
# lightest index of every deck keeps a contrast of 3 to 1.
_ILLEGAL = (214, 205, 187)
_ANNULLED = (224, 214, 202)
# The settings' palette names as the card index has them.
_INDEX_PALETTE = {"two": "two", "four": "four", "safe": "vision_safe"}
_DIMMED = (140, 136, 128)
_FACTORS = {
    CardState.ILLEGAL: _ILLEGAL, CardState.ANNULLED: _ANNULLED, CardState.DIMMED: _DIMMED,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Look:
    """Which drawing of the cards: index size (auto, normal, large), palette, back."""

    face: str = "auto"
    palette: str = "two"
    back: str = "claret"


class Shadow(Enum):
    """How high a card lies: blur, offset down and opacity at the reference card width."""

    REST = (6.0, 4.0, 0.37)
    RAISED = (13.0, 16.0, 0.37)
    DRAGGED = (16.0, 24.0, 0.40)


# Where the mark of a second copy begins, under the index and under the large index.
_COPY, _LARGE_COPY = "#206", "#322"
# A joker's index is a long word: its mark begins under that.
_JOKER_COPY, _LARGE_JOKER_COPY = "#394", "#574"
_ROOT = re.compile(r"<svg\b[^>]*>(.*)</svg>\s*$", re.DOTALL)


def height_of(width_px: float) -> int:
    """The height in pixels of a card of this width."""
    return round(width_px * BOX[1] / BOX[0])


def turned_size(width_px: int, angle: float) -> tuple[int, int]:
    """The pixel size of the picture of a card of this width at this angle."""
    if angle == 0:
        return (width_px, height_of(width_px))
    turn = math.radians(angle)
    cos, sin = abs(math.cos(turn)), abs(math.sin(turn))
    width, height = width_px, width_px * BOX[1] / BOX[0]
    return (math.ceil(width * cos + height * sin) + 2, math.ceil(width * sin + height * cos) + 2)


def raster(inner: str, width_px: int, angle: float = 0.0, grow: float = 0.0) -> Surface:
    """The content of a card document at this width and angle, with a margin of `grow` pixels."""
    base_w, base_h = turned_size(width_px, angle)
    margin = math.ceil(grow)
    size = (base_w + 2 * margin, base_h + 2 * margin)
    scale = width_px / BOX[0]
    view_w, view_h = size[0] / scale, size[1] / scale
    view = f"{BOX[0] / 2 - view_w / 2:.4f} {BOX[1] / 2 - view_h / 2:.4f} {view_w:.4f} {view_h:.4f}"
    turn = f'<g transform="rotate({angle} {BOX[0] / 2} {BOX[1] / 2})">{inner}</g>'
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
        f'viewBox="{view}">{turn if angle else inner}</svg>'
    )
    picture = pygame.image.load_sized_svg(io.BytesIO(document.encode()), size)
    return picture.convert_alpha()


@dataclass(frozen=True, slots=True)
class _Key:
    """One picture: what it shows, how wide, at what angle, in which state."""

    what: str
    width: int
    angle: float
    state: CardState


class CardArt:
    """Draws, keeps and sharpens card pictures."""

    def __init__(self, look: Look | None = None) -> None:
        self.look = look if look is not None else Look()
        self.generation = 0
        self.draft = False
        self.hold = False
        """While set, nothing is sharpened: something moves and needs the time."""
        self._index: dict[str, dict[str, dict[str, str]]] | None = None
        self._backs: dict[str, str] = {}
        self._inner: dict[str, str] = {}
        kept = budget(REFERENCE_WINDOW)
        self._sharp = SurfaceCache(kept.sharp)
        self._drafts = SurfaceCache(kept.drafts)
        self._widths: dict[str, int] = {}
        self._wanted: dict[_Key, None] = {}
        self._spent_ms = 0.0

    def set_budget(self, kept: Budget) -> None:
        """Keep no more than this from now on."""
        self._sharp.set_limit(kept.sharp)
        self._drafts.set_limit(kept.drafts)

    # -- what the pictures show

    def set_look(self, look: Look) -> None:
        """Use another drawing from now on."""
        if look != self.look:
            self.look = look
            self._widths.clear()
            self._wanted.clear()
            self.generation += 1

    def _style(self, width_px: int) -> str:
        if self.look.face == "auto":
            return "large" if width_px < LARGE_INDEX_BELOW else "normal"
        return self.look.face

    def _face_file(self, card_text: str, width_px: int) -> str:
        if self._index is None:
            self._load_index()
        assert self._index is not None
        palette = _INDEX_PALETTE[self.look.palette]
        file = self._index[self._style(width_px)][palette][card_text.rstrip("'")]
        if not card_text.endswith("'"):
            return file
        joker, large = card_text.startswith("JK"), self._style(width_px) == "large"
        if joker:
            return f"{file}{_LARGE_JOKER_COPY if large else _JOKER_COPY}"
        return f"{file}{_LARGE_COPY if large else _COPY}"

    def _load_index(self) -> None:
        data = json.loads(paths.asset("cards", "index.json").read_text(encoding="utf-8"))
        self._backs = data["backs"]
        self._index = data["faces"]

    def _back_file(self, name: str) -> str:
        if self._index is None:
            self._load_index()
        return self._backs[name]

    def _content(self, file: str) -> str:
        found = self._inner.get(file)
        if found is None and "#" in file:
            plain, _, y = file.partition("#")
            found = self._inner[file] = self._content(plain) + _copy_mark(int(y))
        if found is None:
            path: Path = paths.asset("cards", *file.split("/"))
            match = _ROOT.search(path.read_text(encoding="utf-8"))
            if match is None:
                raise ValueError(f"{path} is not an SVG document")
            found = self._inner[file] = match[1]
        return found

    # -- faces and backs

    def face(
        self, card_text: str, width_px: int, angle: float = 0.0, *, sharp: bool = True,
        state: CardState = CardState.NORMAL,
    ) -> Surface:  # fmt: skip
        """A card face. With `sharp=False` a quick bitmap when no sharp one is ready yet.

        A quick bitmap is noted, and `sharpen` replaces it when there is time.
        """
        file = self._face_file(card_text, width_px)
        return self._picture(_Key(file, width_px, _step(angle, ANGLE_STEP), state), sharp=sharp)

    def back(
        self, name: str | None, width_px: int, angle: float = 0.0, *, sharp: bool = True
    ) -> Surface:
        """A card back by name, or the chosen one."""
        file = self._back_file(name if name is not None else self.look.back)
        key = _Key(file, width_px, _step(angle, ANGLE_STEP), CardState.NORMAL)
        return self._picture(key, sharp=sharp)

    def moving(
        self, card_text: str | None, width_px: float, angle: float,
        *, state: CardState = CardState.NORMAL,
    ) -> Surface:  # fmt: skip
        """A card in flight (a back when the text is None): always quick, never noted to sharpen."""
        key = self._moving_key(card_text, width_px, angle, state)
        found = self._sharp.get(key)
        return found if found is not None else self._timed(lambda: self._draft(key))

    def _moving_key(
        self, card_text: str | None, width_px: float, angle: float, state: CardState
    ) -> _Key:
        width = max(8, round(width_px))
        if card_text is None:
            file = self._back_file(self.look.back)
        else:
            file = self._face_file(card_text, width)
        return _Key(file, width, _step(angle, DRAFT_ANGLE_STEP), state)

    def begin_frame(self) -> None:
        """Another frame: there is time again to make pictures for what moves."""
        self._spent_ms = 0.0

    @property
    def has_time(self) -> bool:
        """Whether this frame has time left to make another picture for what moves."""
        return self._spent_ms < QUICK_MS

    def _timed(self, build: Callable[[], Surface]) -> Surface:
        start = time.perf_counter()
        made = build()
        self._spent_ms += (time.perf_counter() - start) * 1000
        return made

    def quick(
        self, card_text: str | None, width_px: float, angle: float,
        *, state: CardState = CardState.NORMAL,
    ) -> Surface | None:  # fmt: skip
        """What `moving` gives, or None when it is not there and this frame has no time for it."""
        if not self.has_time:
            key = self._moving_key(card_text, width_px, angle, state)
            found = self._sharp.get(key)
            return found if found is not None else self._drafts.get(key)
        return self.moving(card_text, width_px, angle, state=state)

    def ready(
        self, card_text: str | None, width_px: int, angle: float,
        *, state: CardState = CardState.NORMAL,
    ) -> Surface | None:  # fmt: skip
        """The sharp picture of a face or back (None) if it is there; else it is noted, and None."""
        if card_text is None:
            file = self._back_file(self.look.back)
        else:
            file = self._face_file(card_text, width_px)
        key = _Key(file, width_px, _step(angle, ANGLE_STEP), state)
        found = self._sharp.get(key)
        if found is None and state is not CardState.NORMAL:
            plain = self._sharp.get(_Key(file, width_px, key.angle, CardState.NORMAL))
            if plain is not None:
                return self._sharp.put(key, self.tinted(plain, state))
        if found is None:
            self._wanted[key] = None
        return found

    def _picture(self, key: _Key, *, sharp: bool) -> Surface:
        found = self._sharp.get(key)
        if found is not None:
            return found
        if sharp and not self.draft:
            return self._make_sharp(key)
        self._wanted[key] = None
        return self._draft(key)

    def _make_sharp(self, key: _Key) -> Surface:
        self._wanted.pop(key, None)
        if key.state is not CardState.NORMAL:
            plain_key = _Key(key.what, key.width, key.angle, CardState.NORMAL)
            plain = self._picture(plain_key, sharp=True)
            return self._sharp.put(key, self.tinted(plain, key.state))
        picture = self._sharp.put(key, raster(self._content(key.what), key.width, key.angle))
        if key.angle == 0:
            self._widths[key.what] = key.width
        return picture

    def tinted(self, plain: Surface, state: CardState) -> Surface:
        """A copy of a plain picture in a state."""
        copy = plain.copy()
        copy.fill(_FACTORS[state], special_flags=pygame.BLEND_RGB_MULT)
        return copy

    def _draft(self, key: _Key) -> Surface:
        key = _Key(key.what, key.width, _step(key.angle, DRAFT_ANGLE_STEP), key.state)
        found = self._drafts.get(key)
        if found is not None:
            return found
        if key.state is not CardState.NORMAL:
            plain = self._draft(_Key(key.what, key.width, key.angle, CardState.NORMAL))
            return self._drafts.put(key, self.tinted(plain, key.state))
        base, base_width = self._base(key)
        if base_width == key.width and key.angle == 0:
            return base
        padded = self._drafts.make(("padded", key.what, base_width), lambda: _padded(base))
        turned = pygame.transform.rotozoom(padded, -key.angle, key.width / base_width)
        return self._drafts.put(key, turned)

    def _base(self, key: _Key) -> tuple[Surface, int]:
        """An upright sharp picture to make a draft from, and its width; made when none is there."""
        width = self._widths.get(key.what, key.width)
        if not 0.4 <= width / key.width <= 2.5:
            width = key.width
        upright = _Key(key.what, width, 0.0, CardState.NORMAL)
        found = self._sharp.get(upright)
        if found is None:
            found = self._make_sharp(upright)
        return found, width

    def warm(self, card_text: str, width_px: int) -> None:
        """Have the upright picture of a card ready (before it first moves)."""
        file = self._face_file(card_text, width_px)
        key = _Key(file, width_px, 0.0, CardState.NORMAL)
        self._timed(lambda: self._base(key)[0])

    # -- sharpening

    @property
    def unsharp(self) -> bool:
        """Whether quick bitmaps were handed out that a sharp picture should replace."""
        return bool(self._wanted)

    def sharpen(self, budget_ms: float = 4.0) -> bool:
        """Make some of the noted pictures sharp; true when `generation` moved on.

        At least one is made per call, so every card gets there.
        """
        if not self._wanted or self.draft or self.hold:
            return False
        start = time.perf_counter()
        while self._wanted:
            self._make_sharp(next(reversed(self._wanted)))
            if (time.perf_counter() - start) * 1000 >= budget_ms:
                break
        self.generation += 1
        return True

    def forget_wanted(self) -> None:
        """Drop the list of pictures to sharpen (everything moved again)."""
        self._wanted.clear()

    # -- shadows and edges

    def shadow(
        self, width_px: int, level: Shadow = Shadow.REST, angle: float = 0.0, strength: float = 1.0
    ) -> Surface:
        """A card's soft shadow, its offset included: draw it centred on the card's centre."""
        key = _shadow_key(width_px, level, angle, strength)
        return self._drafts.make(
            key, lambda: self._timed(lambda: _shadow(key.width, level, key.angle, strength))
        )

    def quick_shadow(self, width_px: int, level: Shadow, angle: float) -> Surface | None:
        """The shadow, or None when it is not there and this frame has no time for it."""
        if self.has_time:
            return self.shadow(width_px, level, angle)
        return self._drafts.get(_shadow_key(width_px, level, angle, 1.0))

    def edge(
        self, width_px: int, angle: float, colour: Colour, line_px: float, glow: float = 0.67
    ) -> Surface:
        """A coloured edge with a glow of this opacity (0 for none); drawn under the card."""
        angle = _step(angle, ANGLE_STEP)
        key = ("edge", width_px, angle, colour, round(line_px, 1), glow)
        return self._drafts.make(
            key, lambda: self._timed(lambda: _edge(width_px, angle, colour, line_px, glow))
        )

    def slot(self, width_px: int, angle: float, colour: Colour, line_px: float) -> Surface:
        """The dashed outline of an empty card place (dash 26 on, 18 off in the card box)."""
        key = ("slot", width_px, angle, colour, round(line_px, 1))

        def build() -> Surface:
            line = line_px * BOX[0] / width_px
            outline = rounded_outline(line, line, BOX[0] - 2 * line, BOX[1] - 2 * line, RADIUS)
            body = (
                f'<path d="{dashes(outline, 26, 18)}" fill="none" '
                f'stroke="#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}" stroke-width="{line}"/>'
            )
            return raster(body, width_px, angle)

        return self._drafts.make(key, build)


def _copy_mark(y: int) -> str:
    """Two strokes under the index, at both ends: the card of the second pack."""
    strokes = "".join(
        f'<rect x="{x}" y="{y}" width="9" height="34" rx="4" fill="#8A6A1E"/>' for x in (44, 62)
    )
    return f'{strokes}<g transform="rotate(180 250 350)">{strokes}</g>'


def _step(angle: float, step: float) -> float:
    stepped = round(angle / step) * step
    return stepped if stepped else 0.0


@dataclass(frozen=True, slots=True)
class _ShadowKey:
    """One shadow."""

    width: int
    level: Shadow
    angle: float
    strength: float


def _shadow_key(width_px: int, level: Shadow, angle: float, strength: float) -> _ShadowKey:
    # The softer the shadow, the less its exact angle shows.
    angle = _step(_half_turn(angle), 3.0 if level is Shadow.REST else 6.0)
    return _ShadowKey(max(8, width_px - width_px % 2), level, angle, round(strength, 1))


def _half_turn(angle: float) -> float:
    """The same lie of a card's outline within a quarter turn: half a turn changes nothing."""
    return (angle + 90) % 180 - 90


def _padded(base: Surface) -> Surface:
    """The picture with a clear margin, which lets turned edges fade; of the border's colour."""
    padded = Surface((base.get_width() + 4, base.get_height() + 4), pygame.SRCALPHA)
    padded.fill((*_BORDER, 0))
    padded.blit(base, (2, 2))
    return padded


def _silhouette(fill: str, level: float) -> str:
    return (
        f'<rect x="0" y="0" width="{BOX[0]}" height="{BOX[1]}" rx="{RADIUS}" fill="{fill}" '
        f'fill-opacity="{level:.3f}"/>'
    )


def _shadow(width: int, level: Shadow, angle: float, strength: float) -> Surface:
    blur, dy, opacity = level.value
    scale = width / REFERENCE_WIDTH
    # Blurred small and stretched: a soft shape loses nothing, and it is many times quicker.
    shrink = max(1.0, min(6.0, blur * scale / 2.5))
    small = max(8, round(width / shrink))
    shrink = width / small
    grow = (blur * 2 + dy) * scale / shrink + 3
    shape = raster(_silhouette("#000", opacity * strength), small, angle, grow)
    wide = soften(shape, blur * scale / shrink)
    tight = raster(_silhouette("#000", 0.27 * strength), small, angle, grow)
    tight = soften(tight, max(0.6, 2 * scale / shrink))
    joined = Surface(shape.get_size(), pygame.SRCALPHA)
    down = dy * scale / shrink
    joined.blit(wide, (0, round(down)))
    joined.blit(tight, (0, round(min(down, 2 * scale / shrink))))
    size = (round(joined.get_width() * shrink), round(joined.get_height() * shrink))
    return pygame.transform.smoothscale(joined, size)


def _edge(width: int, angle: float, colour: Colour, line_px: float, glow: float) -> Surface:
    line = line_px * BOX[0] / width
    fill = f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"
    blur = 10 * width / REFERENCE_WIDTH
    # Solid under the card, so that no seam shows between the two.
    body = (
        f'<rect x="{-line}" y="{-line}" width="{BOX[0] + 2 * line}" '
        f'height="{BOX[1] + 2 * line}" rx="{RADIUS + line}" fill="{fill}"/>'
    )
    sharp = raster(body, width, angle, (blur * 2 if glow else 0) + line_px + 2)
    if not glow:
        return sharp
    shrink = max(1.0, min(6.0, blur / 2.5))
    small = max(8, round(width / shrink))
    shrink = width / small
    shape = raster(body.replace("/>", f' fill-opacity="{glow}"/>'), small, angle,
                   math.ceil(blur * 2 / shrink) + 2)  # fmt: skip
    lit = soften(shape, blur / shrink, colour)
    size = (round(lit.get_width() * shrink), round(lit.get_height() * shrink))
    lit = pygame.transform.smoothscale(lit, size)
    joined = Surface((max(size[0], sharp.get_width()), max(size[1], sharp.get_height())),
                     pygame.SRCALPHA)  # fmt: skip
    for layer in (lit, sharp):
        joined.blit(layer, layer.get_rect(center=joined.get_rect().center))
    return joined.convert_alpha()
