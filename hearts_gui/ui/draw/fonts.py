"""The bundled typefaces, loaded once per size, with other fonts for characters they lack."""

from __future__ import annotations

import contextlib
import queue
import re
import struct
import threading
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import IO

import pygame
from pygame import Surface

from hearts_gui.config import paths
from hearts_gui.config.reading import open_file
from hearts_gui.config.themes import Colour
from hearts_gui.ui.draw.memory import Cache

# The memory that an open font takes, as measured: a fixed part in bytes, and as many letters, each
# of its height squared in bytes.
FONT_BYTES, LETTERS = 100_000, 30


# Which characters a font file has glyphs for, read from the file itself.
# The text renderer cannot be asked: it reports measures for glyphs that the font does not have.

_MOST_TABLES = 100
_LONGEST_MAP = 4_000_000
_OUTLINES = frozenset({b"glyf", b"CFF ", b"CFF2"})

Ranges = tuple[tuple[int, int], ...]


def _tables(file: IO[bytes]) -> dict[bytes, tuple[int, int]]:
    """Place and length of each table; of a collection those of its first font."""
    start = 0
    if file.read(4) == b"ttcf":
        file.seek(12)
        (start,) = struct.unpack(">I", file.read(4))
    file.seek(start + 4)
    count = min(_MOST_TABLES, struct.unpack(">H6x", file.read(8))[0])
    entries = (struct.unpack(">4sIII", file.read(16)) for _ in range(count))
    return {tag: (offset, length) for tag, _, offset, length in entries}


def _segments(data: bytes, start: int) -> list[tuple[int, int]]:
    """The character ranges of one subtable of format 4 or 12."""
    form = struct.unpack_from(">H", data, start)[0]
    if form == 12:
        groups = struct.unpack_from(">I", data, start + 12)[0]
        segments = (struct.unpack_from(">III", data, start + 16 + 12 * i) for i in range(groups))
        return [(first, last) for first, last, _ in segments]
    if form == 4:
        count = struct.unpack_from(">H", data, start + 6)[0] // 2
        ends = struct.unpack_from(f">{count}H", data, start + 14)
        starts = struct.unpack_from(f">{count}H", data, start + 16 + 2 * count)
        return [pair for pair in zip(starts, ends, strict=True) if pair[0] != 0xFFFF]
    return []


def read_ranges(path: Path) -> Ranges:
    """The ranges of characters that a font can draw at any size.

    Raises OSError, or ValueError for a file that is no such font.
    """
    try:
        with open_file(path) as file:
            tables = _tables(file)
            if not _OUTLINES & tables.keys():
                raise ValueError(f"{path.name} has no outlines")
            offset, length = tables[b"cmap"]
            file.seek(offset)
            data = file.read(min(length, _LONGEST_MAP))
        ranges: set[tuple[int, int]] = set()
        for index in range(struct.unpack_from(">H", data, 2)[0]):
            ranges.update(_segments(data, struct.unpack_from(">I", data, 8 + 8 * index)[0]))
    except (struct.error, KeyError) as error:
        raise ValueError(f"{path.name} is no font") from error
    return _joined(ranges)


def _joined(pairs: set[tuple[int, int]]) -> Ranges:
    """Ranges in order that do not touch."""
    ranges: list[tuple[int, int]] = []
    for first, last in sorted(pairs):
        if ranges and first <= ranges[-1][1] + 1:
            ranges[-1] = (ranges[-1][0], max(last, ranges[-1][1]))
        else:
            ranges.append((first, last))
    return tuple(ranges)


@lru_cache(maxsize=32)
def _covered(name: str) -> Ranges:
    with paths.asset_file("fonts", name) as path:
        return read_ranges(path)


"""The ranges of the game's own fonts, read once."""


def contains(ranges: Ranges, character: str) -> bool:
    code = ord(character)
    index = bisect_right(ranges, (code, 0x110000)) - 1
    return index >= 0 and code <= ranges[index][1]


def has_glyph(name: str, character: str) -> bool:
    """Whether one of the game's fonts has a glyph of its own for this character."""
    return contains(_covered(name), character)


class Face(Enum):
    """The uses of text; each has its own face and weight."""

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


_INTER = {Face.DISPLAY: "Fraunces-SemiBold.ttf", Face.REGULAR: "Inter-Regular.ttf",
          Face.MEDIUM: "Inter-Medium.ttf", Face.SEMIBOLD: "Inter-SemiBold.ttf",
          Face.BOLD: "Inter-Bold.ttf", Face.NUMERAL: "InterDisplay-Bold.ttf"}  # fmt: skip
_ATKINSON = {
    Face.DISPLAY: "Fraunces-SemiBold.ttf", Face.REGULAR: "AtkinsonHyperlegible-Regular.ttf",
    Face.MEDIUM: "AtkinsonHyperlegible-Regular.ttf", Face.SEMIBOLD: "AtkinsonHyperlegible-Bold.ttf",
    Face.BOLD: "AtkinsonHyperlegible-Bold.ttf", Face.NUMERAL: "AtkinsonHyperlegible-Bold.ttf",
}  # fmt: skip
FAMILIES = {"inter": _INTER, "atkinson": _ATKINSON}
_HEADINGS = "Literata-SemiBold.ttf"
"""Draws headings in Cyrillic."""
_HAN = ("NotoSansJP-Regular.otf", "NotoSansSC-Regular.otf")
_BOLD_HAN = ("NotoSansJP-Bold.otf", "NotoSansSC-Bold.otf")
"""Japanese and Chinese, each with the characters that its texts have."""
_FALLBACK = {Face.SEMIBOLD: "DejaVuSans-Bold.ttf", Face.BOLD: "DejaVuSans-Bold.ttf",
             Face.NUMERAL: "DejaVuSans-Bold.ttf", Face.DISPLAY: "DejaVuSans-Bold.ttf"}  # fmt: skip
_PLAIN_FALLBACK = "DejaVuSans.ttf"
_IDEOGRAPHS = "\u2e80"
"""The first character of the scripts whose letters are as wide as they are high."""
MOST_WIDTHS = 8192
"""Widths of texts that are remembered: a page asks for the same ones at every layout."""
SPACES = " \u00a0"
"""Spaces that are drawn: the second one does not break a line."""


def clean(text: str) -> str:
    """The text without characters that no font can draw: control characters and lone surrogates."""
    if text.isascii() and text.isprintable():
        return text
    kept = (char for char in text if char in SPACES or (char.isprintable() and ord(char) > 31))
    return "".join(kept).encode("utf-8", "replace").decode("utf-8")


def smaller(kind: Type, least: int) -> Iterator[Type]:
    """This type and the smaller ones down to this many pixels."""
    yield kind
    yield from (Type(kind.face, px) for px in range(kind.px - 1, least - 1, -1))


def _weight(font: pygame.font.Font) -> int:
    """The approximate memory of an open font: its tables and pictures of some fifty letters."""
    return FONT_BYTES + LETTERS * font.get_height() ** 2


class Fonts:
    """Loaded fonts by type; `family` is the interface face ("inter" or "atkinson").

    Characters that the game's fonts lack are drawn with a font of the `system`. The `language`
    decides the shapes of Chinese characters.
    """

    def __init__(
        self, family: str = "inter", system: SystemFonts | None = None, language: str = ""
    ) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self.family, self.language = family, language
        self._system = system or system_fonts()
        self._files = FAMILIES.get(family, _INTER)
        self._names: dict[tuple[Face, str], str | None] = {}
        """For characters beyond ASCII the game's own font that has them."""
        self._had: dict[Face, set[str]] = {}
        """The characters met so far that the font of a face has."""
        self._widths: dict[tuple[Type, str], int] = {}
        self.loaded: Cache[pygame.font.Font] = Cache("fonts", _weight)

    def font(self, kind: Type) -> pygame.font.Font:
        return self._load(self._files[kind.face], kind.px)

    def _load(self, name: str, px: int) -> pygame.font.Font:
        """One of the game's fonts by its name, or a font of the system by its path."""

        def opened() -> pygame.font.Font:
            with paths.asset_file("fonts", name) as path:
                pygame.set_error("")
                font = pygame.font.Font(path, px)
                # Of a damaged file pygame makes a font too, which ends the program when it is used.
                if pygame.get_error():
                    raise pygame.error(pygame.get_error())
                return font

        return self.loaded.make((name, px), opened)

    def cap_height(self, kind: Type) -> int:
        """The height of a capital letter in pixels, by which single lines are centred."""
        metrics = self.font(kind).metrics("H")
        return int(metrics[0][3]) if metrics and metrics[0] else round(kind.px * 0.72)

    def line_height(self, kind: Type) -> int:
        """The distance of two baselines: 1.35 of the size."""
        return round(kind.px * 1.35)

    def runs(self, kind: Type, text: str) -> list[tuple[pygame.font.Font, str]]:
        """The text cut into runs, each with a font that has its glyphs.

        A character which no font has is a question mark, never a box.
        """
        text = clean(text)
        if self._has_all(kind.face, text):
            return [(self.font(kind), text)]
        own, name = self._leading(kind, text)
        pieces: list[tuple[pygame.font.Font, str]] = []
        for char in text:
            leads = char.isascii() or has_glyph(name, char)
            font = own if leads else self._font_of(kind, char)
            if font is None:
                if pieces and unicodedata.combining(char):
                    continue
                font, char = own, "?"
            if pieces and pieces[-1][0] is font:
                pieces[-1] = (font, pieces[-1][1] + char)
            else:
                pieces.append((font, char))
        return pieces

    def _has_all(self, face: Face, text: str) -> bool:
        """Whether the font of this face has every character of a text."""
        had = self._had.setdefault(face, set())
        rest = set(text) - had
        if rest:
            name = self._files[face]
            had |= {char for char in rest if char.isascii() or has_glyph(name, char)}
        return rest <= had

    def _leading(self, kind: Type, text: str) -> tuple[pygame.font.Font, str]:
        """The font of a line and its name: another than the face's where that lacks letters of the
        text, so that a line has one style.

        Chinese and Japanese texts keep their own digits, except in headings.
        """
        for char in text:
            if char.isalpha() and (char < _IDEOGRAPHS or kind.face is Face.DISPLAY):
                name = self._name_of(kind, char)
                if name not in (None, self._files[kind.face]):
                    return self._load(str(name), kind.px), str(name)
        return self.font(kind), self._files[kind.face]

    def _font_of(self, kind: Type, char: str) -> pygame.font.Font | None:
        """The first font that has this character; None where none is known to."""
        name = self._name_of(kind, char)
        if name is not None:
            return self._load(name, kind.px)
        file = self._system.font_of(char)
        with contextlib.suppress(paths.AssetError, pygame.error):
            font = None if file is None else self._load(str(file), kind.px)
            if font is not None:
                font.render(char, True, "white")  # fails where a letter is damaged
            return font
        return None

    def _name_of(self, kind: Type, char: str) -> str | None:
        """The first of the game's own fonts that has this character."""
        key = (kind.face, char)
        if key not in self._names:
            fitting = (name for name in self.candidates(kind.face) if has_glyph(name, char))
            self._names[key] = next(fitting, None)
        return self._names[key]

    def candidates(self, face: Face) -> Iterator[str]:
        """The game's fonts for a face, the best first."""
        yield self._files[face]
        yield _HEADINGS if face is Face.DISPLAY else _INTER[face]
        if face is Face.NUMERAL:  # words beside figures, in letters that the large cut lacks
            yield _INTER[Face.BOLD]
        han = _BOLD_HAN if face in _FALLBACK else _HAN
        yield from reversed(han) if self.language.startswith("zh") else han
        if face in _FALLBACK:
            yield _FALLBACK[face]
        yield _PLAIN_FALLBACK

    def lacking(self, text: str) -> str:
        """The characters of a text that no font is known to have, each once."""
        kind = Type(Face.REGULAR, 16)
        missing = (
            char
            for char in dict.fromkeys(clean(text))
            if self._font_of(kind, char) is None and self._system.lacks(char)
        )
        return "".join(missing)

    def take_found(self) -> bool:
        """Use the fonts of the system found since the last call. Returns whether there are any."""
        changed = self._system.take_found()
        if changed:
            self._widths.clear()
        return changed

    def width(self, kind: Type, text: str) -> int:
        """The advance width of the text in pixels."""
        width = self._widths.get((kind, text))
        if width is None:
            width = sum(font.size(part)[0] for font, part in self.runs(kind, text))
            if len(self._widths) >= MOST_WIDTHS:
                self._widths.clear()
            self._widths[kind, text] = width
        return width

    def render(self, kind: Type, text: str, colour: Colour) -> Surface:
        """The text on a clear surface whose baseline lies `font(kind).get_ascent()` down."""
        runs = self.runs(kind, text)
        own_ascent = self.font(kind).get_ascent()
        width = sum(font.size(part)[0] for font, part in runs)
        if len(runs) == 1 and width and runs[0][0].get_ascent() == own_ascent:
            return runs[0][0].render(runs[0][1], True, colour)
        below = max(font.get_height() - font.get_ascent() for font, _ in runs) if runs else 0
        joined = Surface((max(1, width), own_ascent + below), pygame.SRCALPHA)
        x = 0
        for font, part in runs:
            if advance := font.size(part)[0]:  # joiners alone have none, which pygame refuses
                joined.blit(font.render(part, True, colour), (x, own_ascent - font.get_ascent()))
            x += advance
        return joined


_SUFFIXES = frozenset({".ttf", ".otf", ".ttc", ".otc"})
_LESS_PLAIN = re.compile(
    "bold|italic|oblique|mono|serif|light|thin|black|medium|condensed|heavy", re.IGNORECASE
)
_ONLY_BOXES = re.compile("last ?resort|blank", re.IGNORECASE)
MOST_FILES = 4000


class SystemFonts:
    """Finds a font for a character; the answer is there a little later."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self._folders = tuple(folders)
        self._results: queue.SimpleQueue[tuple[str, Path | None]] = queue.SimpleQueue()
        self._paths: dict[str, Path | None] = {}
        self._requested: set[str] = set()
        self._questions: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def font_of(self, character: str) -> Path | None:
        """A font with this character; None where there is none, or where it is not known yet."""
        if character not in self._requested:
            self._requested.add(character)
            self._questions.put(character)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="fonts", daemon=True)
                self._thread.start()
        return self._paths.get(character)

    def take_found(self) -> bool:
        """Use the fonts found since the last call. Returns whether there are any.

        Between two calls the answers do not change, so that a text keeps its measured width.
        """
        fonts = False
        with contextlib.suppress(queue.Empty):
            while True:
                character, file = self._results.get_nowait()
                self._paths[character] = file
                fonts |= file is not None
        return fonts

    def lacks(self, character: str) -> bool:
        """Whether it is known that no font has this character."""
        return self.font_of(character) is None and character in self._paths

    def _run(self) -> None:
        ranges: dict[Path, Ranges] = {}
        files = sorted(
            self._files(), key=lambda file: (len(_LESS_PLAIN.findall(file.stem)), file.name)
        )
        while True:
            character = self._questions.get()
            font = next((file for file in files if self._has(file, character, ranges)), None)
            self._results.put((character, font))

    def _files(self) -> Iterator[Path]:
        count = 0
        for folder in self._folders:
            for file in folder.rglob("*"):
                if file.suffix.lower() in _SUFFIXES and not _ONLY_BOXES.search(file.name):
                    count += 1
                    if count > MOST_FILES:
                        return
                    yield file

    def _has(self, file: Path, character: str, ranges: dict[Path, Ranges]) -> bool:
        if file not in ranges:
            try:
                ranges[file] = read_ranges(file)
            except (OSError, ValueError, MemoryError):
                ranges[file] = ()
        return contains(ranges[file], character)


@lru_cache(maxsize=1)
def system_fonts() -> SystemFonts:
    return SystemFonts(paths.font_folders())
