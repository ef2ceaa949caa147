"""The bundled typefaces, loaded once per size, with a second font for characters they lack."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from pathlib import Path

import pygame
from pygame import Surface

from hearts_gui.config import paths
from hearts_gui.ui.draw.cache import Cache
from hearts_gui.ui.draw.memory import REFERENCE_WINDOW, budget

Colour = tuple[int, int, int]
# What an open font takes, measured: so much, and so many letters of its height squared.
FONT_BYTES, LETTERS = 100_000, 30


class Face(Enum):
    """What a piece of text is for; each use has one face and weight."""

    DISPLAY = "display"
    REGULAR = "regular"
    MEDIUM = "medium"
    SEMIBOLD = "semibold"
    BOLD = "bold"
    NUMERAL = "numeral"


@dataclass(frozen=True, slots=True)
class Type:
    """A face at a size in pixels."""

    face: Face
    px: int


_INTER = {
    Face.DISPLAY: "Fraunces-SemiBold.ttf",
    Face.REGULAR: "Inter-Regular.ttf",
    Face.MEDIUM: "Inter-Medium.ttf",
    Face.SEMIBOLD: "Inter-SemiBold.ttf",
    Face.BOLD: "Inter-Bold.ttf",
    Face.NUMERAL: "InterDisplay-Bold.ttf",
}
_ATKINSON = {
    Face.DISPLAY: "Fraunces-SemiBold.ttf",
    Face.REGULAR: "AtkinsonHyperlegible-Regular.ttf",
    Face.MEDIUM: "AtkinsonHyperlegible-Regular.ttf",
    Face.SEMIBOLD: "AtkinsonHyperlegible-Bold.ttf",
    Face.BOLD: "AtkinsonHyperlegible-Bold.ttf",
    Face.NUMERAL: "AtkinsonHyperlegible-Bold.ttf",
}
FAMILIES = {"inter": _INTER, "atkinson": _ATKINSON}
_FALLBACK = {
    Face.SEMIBOLD: "DejaVuSans-Bold.ttf",
    Face.BOLD: "DejaVuSans-Bold.ttf",
    Face.NUMERAL: "DejaVuSans-Bold.ttf",
    Face.DISPLAY: "DejaVuSans-Bold.ttf",
}
_PLAIN_FALLBACK = "DejaVuSans.ttf"


def _table(data: bytes, tag: bytes) -> int:
    count = struct.unpack_from(">H", data, 4)[0]
    for index in range(count):
        name, _, offset, _ = struct.unpack_from(">4sIII", data, 12 + 16 * index)
        if name == tag:
            return int(offset)
    raise ValueError(f"The font has no {tag.decode()} table")


def _segments(data: bytes, start: int) -> list[tuple[int, int]]:
    """The character ranges of one cmap subtable of format 4 or 12."""
    form = struct.unpack_from(">H", data, start)[0]
    if form == 12:
        groups = struct.unpack_from(">I", data, start + 12)[0]
        found = (struct.unpack_from(">III", data, start + 16 + 12 * i) for i in range(groups))
        return [(first, last) for first, last, _ in found]
    if form == 4:
        count = struct.unpack_from(">H", data, start + 6)[0] // 2
        ends = struct.unpack_from(f">{count}H", data, start + 14)
        starts = struct.unpack_from(f">{count}H", data, start + 16 + 2 * count)
        return [pair for pair in zip(starts, ends, strict=True) if pair[0] != 0xFFFF]
    return []


@lru_cache(maxsize=16)
def covered(path: Path) -> tuple[tuple[int, int], ...]:
    """The ranges of characters for which a font file has glyphs, read from its character map.

    The text renderer cannot be asked: it reports measures for glyphs the font does not have.
    """
    data = path.read_bytes()
    cmap = _table(data, b"cmap")
    count = struct.unpack_from(">H", data, cmap + 2)[0]
    ranges: list[tuple[int, int]] = []
    for index in range(count):
        _, _, offset = struct.unpack_from(">HHI", data, cmap + 4 + 8 * index)
        ranges.extend(_segments(data, cmap + offset))
    return tuple(sorted(set(ranges)))


def has_glyph(path: Path, character: str) -> bool:
    """Whether the font file has a glyph of its own for this character."""
    code = ord(character)
    return any(first <= code <= last for first, last in covered(path))


def clean(text: str) -> str:
    """The text without what no font can draw: control characters and lone surrogates."""
    if text.isascii() and text.isprintable():
        return text
    kept = (char for char in text if char == " " or (char.isprintable() and ord(char) > 31))
    return "".join(kept).encode("utf-8", "replace").decode("utf-8")


def smaller(kind: Type, least: int) -> Iterator[Type]:
    """This type and the smaller ones down to so many pixels."""
    yield kind
    yield from (Type(kind.face, px) for px in range(kind.px - 1, least - 1, -1))


def _weight(font: pygame.font.Font) -> int:
    """About what an open font takes: its tables and the pictures of some fifty letters."""
    return FONT_BYTES + LETTERS * font.get_height() ** 2


class Fonts:
    """Loaded fonts by type; `family` is the interface face ("inter" or "atkinson")."""

    def __init__(self, family: str = "inter") -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self.family = family
        self._files = FAMILIES.get(family, _INTER)
        self.loaded: Cache[pygame.font.Font] = Cache(budget(REFERENCE_WINDOW).fonts, _weight)

    def font(self, kind: Type) -> pygame.font.Font:
        """The pygame font of this type."""
        return self._load(self._files[kind.face], kind.px)

    def _load(self, name: str, px: int) -> pygame.font.Font:
        key = (name, px)
        return self.loaded.make(key, lambda: pygame.font.Font(paths.asset("fonts", name), px))

    def cap_height(self, kind: Type) -> int:
        """The height of a capital letter in pixels, by which single lines are centred."""
        metrics = self.font(kind).metrics("H")
        return int(metrics[0][3]) if metrics and metrics[0] else round(kind.px * 0.72)

    def line_height(self, kind: Type) -> int:
        """The distance of two baselines: 1.35 of the size."""
        return round(kind.px * 1.35)

    def runs(self, kind: Type, text: str) -> list[tuple[pygame.font.Font, str]]:
        """The text cut into runs, each with a font that has its glyphs where one does."""
        text = clean(text)
        if text.isascii():
            return [(self.font(kind), text)]
        own = paths.asset("fonts", self._files[kind.face])
        pieces: list[tuple[bool, str]] = []
        for char in text:
            here = char.isascii() or has_glyph(own, char)
            if pieces and pieces[-1][0] == here:
                pieces[-1] = (here, pieces[-1][1] + char)
            else:
                pieces.append((here, char))
        second = self._load(_FALLBACK.get(kind.face, _PLAIN_FALLBACK), kind.px)
        return [(self.font(kind) if here else second, part) for here, part in pieces]

    def width(self, kind: Type, text: str) -> int:
        """The advance width of the text in pixels."""
        return sum(font.size(part)[0] for font, part in self.runs(kind, text))

    def render(self, kind: Type, text: str, colour: Colour) -> Surface:
        """The text on a clear surface whose baseline lies `font(kind).get_ascent()` down."""
        runs = self.runs(kind, text)
        if len(runs) == 1 and runs[0][0] is self.font(kind):
            return runs[0][0].render(runs[0][1], True, colour)
        own_ascent = self.font(kind).get_ascent()
        below = max(font.get_height() - font.get_ascent() for font, _ in runs) if runs else 0
        width = sum(font.size(part)[0] for font, part in runs)
        joined = Surface((max(1, width), own_ascent + below), pygame.SRCALPHA)
        x = 0
        for font, part in runs:
            joined.blit(font.render(part, True, colour), (x, own_ascent - font.get_ascent()))
            x += font.size(part)[0]
        return joined
